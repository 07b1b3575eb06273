// What the question about documents depends on besides: which parser reads them, who would have to fetch them.
import { parsers } from '../../core/dialects/robots-pi/effective.ts';
import { documentWords } from '../../messages/words/documents.ts';
import { askDocuments, documentPaths, documentSubject } from '../../state/matrix-documents.ts';
import { showBatch, useBatchShown } from '../../state/use-batch-shown.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { Select } from '../../ui/select.tsx';

import styles from './usage-bar.module.css';

const words = documentWords.bar;
const BY_KIND = '';

function ParserSelect() {
  const parser = useDocument(({ view }) => documentSubject(view).parser);
  return (
    <label>
      {words.readBy}
      <Select
        value={parser ?? BY_KIND}
        onChange={({ target }) =>
          askDocuments(documentStore, { parser: parsers.find((one) => one === target.value) })
        }
      >
        <option value={BY_KIND}>{words.byKind}</option>
        {parsers.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </Select>
    </label>
  );
}

function AgentSelect() {
  const agent = useDocument(({ view }) => documentSubject(view).agent);
  const columns = useDocument(({ document }) => document.columns);
  const agents = [...new Set(['', ...columns, agent])];
  return (
    <label>
      {words.fetchedBy}
      <Select value={agent} onChange={({ target }) => askDocuments(documentStore, { agent: target.value })}>
        {agents.map((one) => (
          <option key={one} value={one}>
            {words.agent(one)}
          </option>
        ))}
      </Select>
    </label>
  );
}

export default function DocumentsBar() {
  const isShown = useBatchShown();
  const count = useDocument(({ document }) => documentPaths(document).length);
  return (
    <div className={styles['bar']}>
      <ParserSelect />
      <AgentSelect />
      {count > 0 ? (
        <button type="button" className="btn" aria-pressed={isShown} onClick={() => showBatch(!isShown)}>
          {words.several}
        </button>
      ) : (
        <span>{words.none}</span>
      )}
    </div>
  );
}
