// The question about documents: parser and crawler in its bar, and the steps to what a document says.
import { parsers } from '../../core/formats/robots-pi/effective-directives.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import { documentWords as words } from '../../messages/en/formats/documents.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { listedAgents } from '../../state/table/matrix-query.ts';
import {
  documentPaths,
  documentQuestion,
  setDocumentQuestion,
} from '../../state/table/questions/documents.ts';
import { setBatchMode, useBatchMode } from '../../state/table/questions/use-batch-mode.ts';
import { BarSelect } from '../../ui/controls/bar-select.tsx';
import styles from './question-bar.module.css';
import type { QuestionParts } from './question-parts.ts';
import { StepList } from './steps/step-list.tsx';

const PARSER_BY_KIND = '';

function ParserSelect() {
  const parser = useDocument(({ view }) => documentQuestion(view).parser);
  return (
    <BarSelect
      label={words.bar.readBy}
      value={parser ?? PARSER_BY_KIND}
      options={[[PARSER_BY_KIND, words.bar.byKind], ...parsers.map((one) => [one, words.bar[one]] as const)]}
      choose={(one) =>
        setDocumentQuestion(documentStore, { parser: one === PARSER_BY_KIND ? undefined : one })
      }
    />
  );
}

function AgentSelect() {
  const agent = useDocument(({ view }) => documentQuestion(view).agent);
  const columns = useDocument(listedAgents);
  const agents = [...new Set(['', ...columns, agent])];
  return (
    <BarSelect
      label={words.bar.fetchedBy}
      value={agent}
      options={agents.map((one) => [one, words.bar.agent(one)])}
      choose={(one) => setDocumentQuestion(documentStore, { agent: one })}
    />
  );
}

function DocumentOptions() {
  const isShown = useBatchMode();
  const count = useDocument(({ document }) => documentPaths(document).length);
  return (
    <div className={styles['bar']}>
      <ParserSelect />
      <AgentSelect />
      {count > 0 ? (
        <button type="button" className="btn" aria-pressed={isShown} onClick={() => setBatchMode(!isShown)}>
          {words.bar.several}
        </button>
      ) : (
        <span>{words.bar.none}</span>
      )}
    </div>
  );
}

/** Codes of the steps that are about the document itself. */
const isDocumentStep = ({ code }: Step) =>
  code.startsWith('document-') || code.startsWith('pi-') || code.startsWith('meta-');

function DocumentSteps({ steps }: { steps: readonly Step[] }) {
  const first = steps.findIndex(isDocumentStep);
  const [fetching, said] = [steps.slice(0, Math.max(first, 0)), steps.slice(Math.max(first, 0))];
  return (
    <ol>
      {fetching.length > 0 && (
        <li>
          <h3>{words.trace.fetching}</h3>
          <StepList steps={fetching} />
        </li>
      )}
      <li>
        <h3>
          {fetching.some(({ outcome }) => outcome === 'decides') ? words.trace.unread : words.trace.document}
        </h3>
        <StepList steps={said} />
      </li>
    </ol>
  );
}

export const documentParts: QuestionParts = {
  question: 'index-follow',
  Options: DocumentOptions,
  Steps: DocumentSteps,
};
