// The strip that fills the grid: URLs, user-agents, and a line that says what became of them.
import { useState } from 'react';
import { intakeWords } from '../../messages/words/intake.ts';
import { matrixAddWords as words } from '../../messages/words/matrix-add.ts';
import type { SiteDocument } from '../../state/document.ts';
import { chooseLists } from '../../state/intake.ts';
import { addColumns, addEveryone, addNamed, addRows } from '../../state/matrix-additions.ts';
import type { AccessMatrix } from '../../state/matrix-question.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { AddBox } from './add-box.tsx';
import styles from './add-strip.module.css';
import { ADD_URLS_ID, FROM_FILE_ID } from './grid-focus.ts';
import { MissingAgents } from './missing-agents.tsx';
import { noteOnAgents, noteOnUrls } from './notes.ts';

interface Note {
  readonly text: string;
  /** The rows and columns it is about: once they change, by undo for one, it says nothing any more. */
  readonly rows: SiteDocument['rows'];
  readonly columns: SiteDocument['columns'];
}

const noteNow = (text: string): Note => {
  const { rows, columns } = documentStore.getState().document;
  return { text, rows, columns };
};

export default function AddStrip({ matrix }: { matrix: AccessMatrix }) {
  const { rows } = matrix;
  const [note, setNote] = useState<Note>();
  const { hasFixedColumns: isFixed, hasFixedRows } = matrix.kind;
  const columns = useDocument(({ document }) => document.columns);
  const isCurrent = note?.rows === rows && note.columns === columns;
  const addUrls = (text: string) => {
    const before = documentStore.getState().document.origin;
    tell(noteOnUrls(addRows(documentStore, text), before));
  };
  const tell = (text: string) => setNote(noteNow(text));
  const addAgents = (text: string) => tell(noteOnAgents(addColumns(documentStore, text)));
  return (
    <div className={styles['strip']}>
      {!hasFixedRows && (
        <AddBox
          id={ADD_URLS_ID}
          label={words.addUrls}
          hint={words.addUrlsHint}
          how={words.addUrlsHow}
          what={words.addWhat.urls}
          onAdd={addUrls}
        />
      )}
      {!isFixed && (
        <AddBox
          label={words.addAgents}
          hint={words.addAgentsHint}
          how={words.addAgentsHow}
          what={words.addWhat.agents}
          onAdd={addAgents}
        />
      )}
      {!isFixed && !columns.includes('') && (
        <button type="button" className="btn" onClick={() => addEveryone(documentStore)}>
          {words.anyOther}
        </button>
      )}
      {!hasFixedRows && (
        <button
          type="button"
          id={FROM_FILE_ID}
          className="btn"
          title={intakeWords.fromFileHow}
          onClick={() => void chooseLists()}
        >
          {intakeWords.fromFile}
        </button>
      )}
      <div className={styles['line']}>
        <output className={styles['note']} title={isCurrent ? note?.text : undefined}>
          {isCurrent && note?.text}
        </output>
        {!isCurrent && !isFixed && (
          <MissingAgents
            matrix={matrix}
            onAdd={(names) => tell(noteOnAgents(addNamed(documentStore, names)))}
          />
        )}
      </div>
    </div>
  );
}
