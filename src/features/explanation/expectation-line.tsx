// What is expected of the cell whose trace is open: to expect what it says now, to change that, or to drop it.

import { focusTrace } from '../../actions/table-focus.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import type { ExpectationResult } from '../../core/workspace/expectations.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readerTitle, whoAsks } from '../../messages/en/table.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  addExpectations,
  cellExpectation,
  removeExpectations,
  setNote,
} from '../../state/expectations/expectation-commands.ts';
import { expectedAnswerWord } from '../../state/expectations/expectation-marks.ts';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './expectation-line.module.css';

const words = expectationWords.trace;
const selectState = (state: GatepostState) => state;

function ExpectedAnswer({ result }: { result: ExpectationResult }) {
  const isMet = result.outcome === 'met';
  const { reader } = result.expectation;
  return (
    <span className={isMet ? styles['holds'] : styles['fails']}>
      <Icon name={isMet ? 'g-flag' : 'g-cross'} />
      {words.expected(expectedAnswerWord(result))}
      <span className="vh">: {isMet ? words.holds : words.fails}</span>
      {reader !== undefined && isReaderId(reader) && ` ${words.onlyUnder(readerTitle(readerOf(reader)))}`}
    </span>
  );
}

function ExpectationNote({
  first,
  results,
}: {
  first: ExpectationResult;
  results: readonly ExpectationResult[];
}) {
  const write = (note: string, visit: string) => {
    const all = documentStore.getState().document.expectations;
    // Of a joined column only those with the note that is shown: what is noted of another is not seen here.
    const places = results
      .filter(({ expectation }) => expectation.note === first.expectation.note)
      .map(({ expectation }) => all.indexOf(expectation));
    setNote(documentStore, places, note, visit);
  };
  return (
    <SingleUndoField
      label={words.note}
      placeholder={words.noteHint}
      className={styles['note']}
      value={first.expectation.note ?? ''}
      onWrite={write}
    />
  );
}

interface ExpectationLineProps {
  readonly agent: string;
  readonly url: string;
  /** `answer` shows an existing expectation; `foot` shows the button that adds the first one. */
  readonly place: 'answer' | 'foot';
}

export function ExpectationLine({ agent, url, place }: ExpectationLineProps) {
  const state = useDocument(selectState);
  const expected = cellExpectation(state, agent, url);
  if (!expected) return null;
  const { cells, isMissing, word, results } = expected;
  const [first] = results;
  if ((place === 'answer') !== (first !== undefined)) return null;
  const isFailing = first !== undefined && first.outcome !== 'met';
  const expect = (some: typeof cells) => {
    addExpectations(documentStore, some);
    focusTrace();
  };
  const drop = () => {
    removeExpectations(
      documentStore,
      results.map(({ expectation }) => expectation),
    );
    focusTrace();
  };
  return (
    <fieldset className={styles['line']} aria-label={words.region}>
      {first && <ExpectedAnswer result={first} />}
      {(isMissing || isFailing) && (
        <button type="button" className={first ? 'btn' : 'btn btn-quiet'} onClick={() => expect(cells)}>
          <Icon name="g-flag" /> {(isFailing ? words.instead : words.expect)(word, cells.length)}
        </button>
      )}
      {!first && cells.length > 1 && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => expect(cells.filter((cell) => cell.agent === agent))}
        >
          {words.expectOnly(word, whoAsks(agent))}
        </button>
      )}
      {!first && <span className={styles['hint']}>{words.expectHint}</span>}
      {first && (
        <>
          <button type="button" className="btn btn-link" onClick={drop}>
            {words.drop(results.length)}
          </button>
          <ExpectationNote first={first} results={results} />
        </>
      )}
    </fieldset>
  );
}
