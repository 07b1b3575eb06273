// All expectations, including those of cells that are no longer in the table. Only visible entries are rendered.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { useDocument } from '../../state/document/use-document.ts';
import {
  type ResultByExpectation,
  useExpectationResults,
  useResultsByReader,
} from '../../state/expectations/use-expectations.ts';
import type { DialogPageProps } from './dialog-page-props.ts';
import { ExpectationEntry } from './expectation-entry.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

/** The estimated height of an entry, in pixels. Visible entries are measured. */
const ENTRY_HEIGHT = 76;

const isNotMet = (results: ResultByExpectation, expectation: Expectation) => {
  const outcome = results.get(expectation)?.outcome;
  return outcome !== undefined && outcome !== 'met';
};

export function ExpectationList({ onOpened }: DialogPageProps) {
  const allExpectations = useDocument((state) => state.document.expectations);
  const results = useExpectationResults();
  const failing = useMemo(
    () => allExpectations.filter((expectation) => isNotMet(results, expectation)),
    [allExpectations, results],
  );
  const [onlyFailing, setOnlyFailing] = useState(failing.length > 0);
  const visibleExpectations = onlyFailing ? failing : allExpectations;
  if (allExpectations.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <fieldset className={`filters ${styles['filter']}`} aria-label={words.show}>
        {([false, true] as const).map((isFailingOnly) => (
          <button
            key={String(isFailingOnly)}
            type="button"
            className="btn btn-link"
            aria-pressed={onlyFailing === isFailingOnly}
            onClick={() => setOnlyFailing(isFailingOnly)}
          >
            {isFailingOnly ? words.failing(failing.length) : words.all(allExpectations.length)}
          </button>
        ))}
      </fieldset>
      {visibleExpectations.length === 0 ? (
        <p>{words.noneFail}</p>
      ) : (
        <Entries
          allExpectations={allExpectations}
          visibleExpectations={visibleExpectations}
          results={results}
          onOpened={onOpened}
        />
      )}
      <p className="text-s quiet">
        {words.inCi.before}
        <code>{words.inCi.command}</code>
        {words.inCi.after}
      </p>
    </>
  );
}

interface EntriesProps extends Pick<DialogPageProps, 'onOpened'> {
  readonly allExpectations: readonly Expectation[];
  readonly visibleExpectations: readonly Expectation[];
  readonly results: ResultByExpectation;
}

function Entries({ allExpectations, visibleExpectations, results, onOpened }: EntriesProps) {
  const readers = useResultsByReader();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const places = useMemo(
    () => new Map(allExpectations.map((expectation, place) => [expectation, place])),
    [allExpectations],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const rows = useVirtualizer({
    count: visibleExpectations.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ENTRY_HEIGHT,
    overscan: 6,
  });
  return (
    <div ref={scroller} className={styles['scroller']} tabIndex={-1}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.title}
        className="placed-list"
        style={{ blockSize: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const expectation = visibleExpectations[index];
          const place = expectation && places.get(expectation);
          if (!expectation || place === undefined) return null;
          return (
            <li
              key={place}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={visibleExpectations.length}
              aria-posinset={index + 1}
              style={{ insetBlockStart: start }}
            >
              <ExpectationEntry
                expectation={expectation}
                place={place}
                result={results.get(expectation)}
                readers={readers}
                onOpened={onOpened}
                onDropped={() => list.current?.focus()}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
