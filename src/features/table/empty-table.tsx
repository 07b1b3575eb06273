// What stands where the grid will be: what is missing, and a first step.
import type { ReactNode } from 'react';
import { getPane } from '../../actions/panes.ts';
import { exampleUrls } from '../../core/analysis/table/example-urls.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import { intakeWords } from '../../messages/en/app/import.ts';
import { matrixAddWords as words } from '../../messages/en/table-tools.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addNamedAgents, addRows } from '../../state/table/additions/matrix-additions.ts';
import { chooseImportFiles } from '../../state/table/additions/url-import.ts';
import { type AccessMatrix, queriedPolicy, queriedSource } from '../../state/table/matrix-query.ts';
import { ADD_CRAWLER_ID } from './add/add-crawler-button.tsx';
import AddUrls from './add/add-urls.tsx';
import styles from './table-pane.module.css';

/** How many paths or robots of the file are offered. */
const MAX_OFFERED_URLS = 50;

interface OfferedUrlsProps {
  readonly found: readonly string[];
  readonly say: (count: number) => string;
  readonly onAdd: () => void;
}

function OfferedUrls({ found, say, onAdd }: OfferedUrlsProps) {
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

const isReadOnly = ({ isOpenInOtherTab: isElsewhere = false }: GatepostState) => isElsewhere;

/** What is missing; and, unless this tab only reads, what can be done about it. */
function MissingPart({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const isOnlyRead = useDocument(isReadOnly);
  return (
    <>
      <p>
        <b>{title}</b> {!isOnlyRead && hint}
      </p>
      {!isOnlyRead && children}
    </>
  );
}

export default function EmptyTable({ matrix }: { matrix: AccessMatrix }) {
  const source = useDocument(queriedSource);
  const policy = useDocument(queriedPolicy);
  const paths = exampleUrls(policy, undefined, matrix.origin, MAX_OFFERED_URLS).urls;
  const agents = findNamedAgents(matrix.path, source, MAX_OFFERED_URLS);
  return (
    <div className={styles['empty']}>
      {matrix.rows.length === 0 && (
        <MissingPart title={words.noRows} hint={words.noRowsHint}>
          <AddUrls isAlone />
          <OfferedUrls
            found={paths}
            say={words.orPaths}
            onAdd={() => addRows(documentStore, paths.join('\n'))}
          />
          <p>
            {intakeWords.orFile}{' '}
            <button type="button" className="btn btn-link" onClick={() => void chooseImportFiles()}>
              {intakeWords.chooseFile}
            </button>
          </p>
        </MissingPart>
      )}
      {matrix.agents.length === 0 && (
        <MissingPart title={words.noColumns} hint={words.noColumnsHint}>
          <p>
            <button
              type="button"
              id={ADD_CRAWLER_ID}
              className="btn"
              aria-haspopup="dialog"
              onClick={() => getPane('table-additions')?.openCrawlers?.()}
            >
              {words.addCrawler}
            </button>
          </p>
          <OfferedUrls
            found={agents}
            say={words.orAgents}
            onAdd={() => addNamedAgents(documentStore, agents)}
          />
        </MissingPart>
      )}
    </div>
  );
}
