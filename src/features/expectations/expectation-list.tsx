// All expectations, those of cells that are no longer in the table too; only entries in sight are built.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import type { Expectation } from '../../core/workspace/expectation.ts';
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

/** About the height of an entry, in pixels: what is in sight is measured. */
const ENTRY_HEIGHT = 76;

const isNotMet = (results: ResultByExpectation, one: Expectation) => {
  const outcome = results.get(one)?.outcome;
  return outcome !== undefined && outcome !== 'met';
};

export function ExpectationList({ onOpened }: DialogPageProps) {
  const all = useDocument((state) => state.document.expectations);
  const results = useExpectationResults();
  const failing = useMemo(() => all.filter((one) => isNotMet(results, one)), [all, results]);
  const [onlyFailing, setOnlyFailing] = useState(failing.length > 0);
  const shown = onlyFailing ? failing : all;
  if (all.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <fieldset className={styles['filter']} aria-label={words.show}>
        {([false, true] as const).map((isFailingOnly) => (
          <button
            key={String(isFailingOnly)}
            type="button"
            className="btn btn-link"
            aria-pressed={onlyFailing === isFailingOnly}
            onClick={() => setOnlyFailing(isFailingOnly)}
          >
            {isFailingOnly ? words.failing(failing.length) : words.all(all.length)}
          </button>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <p>{words.noneFail}</p>
      ) : (
        <Entries all={all} shown={shown} results={results} onOpened={onOpened} />
      )}
      <p className={styles['ci']}>
        {words.inCi.before}
        <code>{words.inCi.command}</code>
        {words.inCi.after}
      </p>
    </>
  );
}

interface EntriesProps extends Pick<DialogPageProps, 'onOpened'> {
  readonly all: readonly Expectation[];
  readonly shown: readonly Expectation[];
  readonly results: ResultByExpectation;
}

function Entries({ all, shown, results, onOpened }: EntriesProps) {
  const readers = useResultsByReader();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const places = useMemo(() => new Map(all.map((one, place) => [one, place])), [all]);
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const rows = useVirtualizer({
    count: shown.length,
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
        className={styles['list']}
        style={{ blockSize: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const expectation = shown[index];
          const place = expectation && places.get(expectation);
          if (!expectation || place === undefined) return null;
          return (
            <li
              key={place}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={shown.length}
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
