// What stands where the grid will be: what is missing, and a first step.
import type { ReactNode } from 'react';
import { examplePaths, namedAgents } from '../../core/site/suggested-questions.ts';
import { intakeWords } from '../../messages/en/import.ts';
import { matrixAddWords as words } from '../../messages/en/table-tools.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addNamedAgents, addRows } from '../../state/table/matrix-additions.ts';
import { type AccessMatrix, queriedSource } from '../../state/table/matrix-query.ts';
import { chooseImportFiles } from '../../state/table/url-import.ts';
import styles from './access-pane.module.css';

/** How many paths or robots of the file are offered. */
const OFFERED = 50;

interface OfferProps {
  readonly found: readonly string[];
  readonly say: (count: number) => string;
  readonly onAdd: () => void;
}

function Offer({ found, say, onAdd }: OfferProps) {
  if (found.length === 0) return null;
  return (
    <p>
      {say(found.length)}{' '}
      <button type="button" className="btn btn-link" onClick={onAdd}>
        {words.addThose(found.length)}
      </button>
    </p>
  );
}

const isRead = ({ isOpenInOtherTab: isElsewhere = false }: GatepostState) => isElsewhere;

/** What is missing; and, unless this tab only reads, what can be done about it. */
function Missing({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const isOnlyRead = useDocument(isRead);
  return (
    <>
      <p>
        <b>{title}</b> {!isOnlyRead && hint}
      </p>
      {!isOnlyRead && children}
    </>
  );
}

export default function EmptyGrid({ matrix }: { matrix: AccessMatrix }) {
  const source = useDocument(queriedSource);
  const paths = examplePaths(matrix.path, source, OFFERED);
  const agents = namedAgents(matrix.path, source, OFFERED);
  return (
    <div className={styles['empty']}>
      {matrix.rows.length === 0 && (
        <Missing title={words.noRows} hint={words.noRowsHint}>
          <Offer found={paths} say={words.orPaths} onAdd={() => addRows(documentStore, paths.join('\n'))} />
          <p>
            {intakeWords.orFile}{' '}
            <button type="button" className="btn btn-link" onClick={() => void chooseImportFiles()}>
              {intakeWords.chooseFile}
            </button>
          </p>
        </Missing>
      )}
      {matrix.agents.length === 0 && (
        <Missing title={words.noColumns} hint={words.noColumnsHint}>
          <Offer found={agents} say={words.orAgents} onAdd={() => addNamedAgents(documentStore, agents)} />
        </Missing>
      )}
    </div>
  );
}
