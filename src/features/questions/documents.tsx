// The question about documents: its bar (parser and crawler), and the steps to what a document states.
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
      options={[
        [PARSER_BY_KIND, words.bar.byKind],
        ...parsers.map((parser) => [parser, words.bar[parser]] as const),
      ]}
      choose={(choice) =>
        setDocumentQuestion(documentStore, { parser: choice === PARSER_BY_KIND ? undefined : choice })
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
      options={agents.map((agentName) => [agentName, words.bar.agent(agentName)])}
      choose={(choice) => setDocumentQuestion(documentStore, { agent: choice })}
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

/** The codes of steps about the document itself. */
const isDocumentStep = ({ code }: Step) =>
  ['document-', 'pi-', 'meta-', 'header-', 'directive-'].some((prefix) => code.startsWith(prefix));

function DocumentSteps({ steps }: { steps: readonly Step[] }) {
  const first = steps.findIndex(isDocumentStep);
  const [fetchSteps, documentSteps] = [steps.slice(0, Math.max(first, 0)), steps.slice(Math.max(first, 0))];
  return (
    <ol>
      {fetchSteps.length > 0 && (
        <li>
          <h3>{words.trace.fetching}</h3>
          <StepList steps={fetchSteps} />
        </li>
      )}
      <li>
        <h3>
          {fetchSteps.some(({ outcome }) => outcome === 'decides')
            ? words.trace.unread
            : words.trace.document}
        </h3>
        <StepList steps={documentSteps} />
      </li>
    </ol>
  );
}

export const documentParts: QuestionParts = {
  question: 'index-follow',
  Options: DocumentOptions,
  Steps: DocumentSteps,
};
