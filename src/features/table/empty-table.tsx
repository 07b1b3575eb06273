// Shown in place of an empty grid: what is missing, and a first step.
import type { ReactNode } from 'react';
import { getPane } from '../../actions/panes.ts';
import { exampleUrls } from '../../core/analysis/table/example-urls.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import { importWords } from '../../messages/en/app/import.ts';
import { matrixAddWords as words } from '../../messages/en/table-tools.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addAgentGroup, addRows } from '../../state/table/additions/matrix-additions.ts';
import { chooseImportFiles } from '../../state/table/additions/url-import.ts';
import { type AccessMatrix, queriedPolicy, queriedSource } from '../../state/table/matrix-query.ts';
import { ADD_CRAWLER_ID } from './add/add-crawler-button.tsx';
import { AddUrls } from './add/add-urls.tsx';
import styles from './table-pane.module.css';

/** The largest number of paths or crawlers of the file that are offered. */
const MAX_OFFERED_URLS = 50;

interface OfferedUrlsProps {
  readonly items: readonly string[];
  readonly describe: (count: number) => string;
  readonly onAdd: () => void;
}

function OfferedUrls({ items, describe, onAdd }: OfferedUrlsProps) {
  if (items.length === 0) return null;
  return (
    <p>
      {describe(items.length)}{' '}
      <button type="button" className="btn btn-link" onClick={onAdd}>
        {words.addThose(items.length)}
      </button>
    </p>
  );
}

const isReadOnly = ({ isOpenInOtherTab = false }: GatepostState) => isOpenInOtherTab;

/** Names what is missing and, unless this tab is read-only, offers a way to add it. */
function MissingPart({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const isInReadOnlyTab = useDocument(isReadOnly);
  return (
    <>
      <p>
        <b>{title}</b> {!isInReadOnlyTab && hint}
      </p>
      {!isInReadOnlyTab && children}
    </>
  );
}

export function EmptyTable({ matrix }: { matrix: AccessMatrix }) {
  const source = useDocument(queriedSource);
  const policy = useDocument(queriedPolicy);
  const paths = exampleUrls(policy, undefined, matrix.origin, MAX_OFFERED_URLS).urls;
  const agents = findNamedAgents(matrix.path, source, MAX_OFFERED_URLS);
  return (
    <div className={`stack loose ${styles['empty']}`}>
      {matrix.rows.length === 0 && (
        <MissingPart title={words.noRows} hint={words.noRowsHint}>
          <AddUrls isAlone />
          <OfferedUrls
            items={paths}
            describe={words.orPaths}
            onAdd={() => addRows(documentStore, paths.join('\n'))}
          />
          <p>
            {importWords.orFile}{' '}
            <button type="button" className="btn btn-link" onClick={() => void chooseImportFiles()}>
              {importWords.chooseFile}
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
            items={agents}
            describe={words.orAgents}
            onAdd={() => addAgentGroup(documentStore, agents)}
          />
        </MissingPart>
      )}
    </div>
  );
}
