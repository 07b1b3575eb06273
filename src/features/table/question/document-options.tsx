// What the question about documents depends on besides: which parser reads them, who would have to fetch them.
import { parsers } from '../../../core/formats/robots-pi/effective-directives.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import {
  documentPaths,
  documentQuestion,
  setDocumentQuestion,
} from '../../../state/table/questions/documents.ts';
import { setBatchMode, useBatchMode } from '../batch/use-batch-mode.ts';
import { BarSelect } from './bar-select.tsx';
import styles from './usage-options.module.css';

const words = documentWords.bar;
const PARSER_BY_KIND = '';

function ParserSelect() {
  const parser = useDocument(({ view }) => documentQuestion(view).parser);
  return (
    <BarSelect
      label={words.readBy}
      value={parser ?? PARSER_BY_KIND}
      options={[[PARSER_BY_KIND, words.byKind], ...parsers.map((one) => [one, words[one]] as const)]}
      choose={(one) =>
        setDocumentQuestion(documentStore, { parser: one === PARSER_BY_KIND ? undefined : one })
      }
    />
  );
}

function AgentSelect() {
  const agent = useDocument(({ view }) => documentQuestion(view).agent);
  const columns = useDocument(({ document }) => document.columns);
  const agents = [...new Set(['', ...columns, agent])];
  return (
    <BarSelect
      label={words.fetchedBy}
      value={agent}
      options={agents.map((one) => [one, words.agent(one)])}
      choose={(one) => setDocumentQuestion(documentStore, { agent: one })}
    />
  );
}

export default function DocumentOptions() {
  const isShown = useBatchMode();
  const count = useDocument(({ document }) => documentPaths(document).length);
  return (
    <div className={styles['bar']}>
      <ParserSelect />
      <AgentSelect />
      {count > 0 ? (
        <button type="button" className="btn" aria-pressed={isShown} onClick={() => setBatchMode(!isShown)}>
          {words.several}
        </button>
      ) : (
        <span>{words.none}</span>
      )}
    </div>
  );
}
