// The question of what AI may do: its bar (purpose, scope of signals, labels, cautious view), and the steps to an
// answer by part.

import type { ReactNode } from 'react';
import { type AiPurpose, aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import { namelessServices } from '../../core/catalogue/policy-tokens.ts';
import { newestEdition, usageEditions } from '../../core/catalogue/usage-vocabulary.ts';
import type { AiUseQuestion } from '../../core/formats/extensions/question/ai-use.ts';
import { type AiUseVerdict, signalScopes } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { explanationWords } from '../../messages/en/explanation.ts';
import { aiUseWords as words } from '../../messages/en/formats/extensions.ts';
import { matrixQuestionOf } from '../../state/document/matrix-question.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { listedAgents } from '../../state/table/matrix-query.ts';
import { defaultAiUseQuestion, setAiUseQuestion } from '../../state/table/questions/ai-use.ts';
import { BarSelect, createNameOptions } from '../../ui/controls/bar-select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './question-bar.module.css';
import type { QuestionParts } from './question-parts.ts';
import { RecordSteps } from './steps/record-steps.tsx';
import { RuleTable } from './steps/rule-table.tsx';
import { StepList } from './steps/step-list.tsx';
import { splitSteps } from './steps/step-parts.ts';
import stepStyles from './steps.module.css';

const updateAiUseQuestion = (change: Parameters<typeof setAiUseQuestion>[1]) =>
  setAiUseQuestion(documentStore, change);

const ALL_PURPOSES = 'all';

const purposeOptions: readonly (readonly [AiPurpose | typeof ALL_PURPOSES, string])[] = [
  ...aiPurposes.map((purpose) => [purpose, words.purposes[purpose]] as const),
  [ALL_PURPOSES, words.allPurposes],
];

/** The user-agents of the file's table, and any other crawler. */
function AgentSelect({ agent }: AiUseQuestion) {
  const columns = useDocument(listedAgents);
  return (
    <BarSelect
      label={words.agent}
      value={agent}
      options={createNameOptions(words.anyAgent, ...columns, agent)}
      choose={(newAgent) => updateAiUseQuestion({ agent: newAgent })}
    />
  );
}

/** Services that no line of any file can name. */
function NamelessServicesNote() {
  return (
    <details className={styles['requests']}>
      <summary>{words.nameless(namelessServices.length)}</summary>
      <ul>
        {namelessServices.map(({ name, says, source, sourceDate }) => (
          <li key={name}>
            {name}: <span lang="en">{says}</span> ({source}, {crawlerWords.day(sourceDate)})
          </li>
        ))}
      </ul>
    </details>
  );
}

function AiUseOptions() {
  const subject = useDocument(({ view }) => matrixQuestionOf('ai-use', view.subject)) ?? defaultAiUseQuestion;
  const {
    purpose = ALL_PURPOSES,
    signalScope = 'record',
    edition = newestEdition.id,
    cautious = false,
  } = subject;
  return (
    <div className={styles['bar']}>
      <BarSelect
        label={words.purpose}
        value={purpose}
        options={purposeOptions}
        choose={(purpose) => updateAiUseQuestion({ purpose: purpose === ALL_PURPOSES ? undefined : purpose })}
      />
      {purpose === ALL_PURPOSES && <AgentSelect {...subject} />}
      <BarSelect
        label={words.scope}
        value={signalScope}
        options={signalScopes.map((scope) => [scope, words.scopes[scope]])}
        choose={(scope) => updateAiUseQuestion({ signalScope: scope === 'record' ? undefined : scope })}
      />
      <BarSelect
        label={words.edition}
        value={edition}
        options={usageEditions.toReversed().map(({ id, date }) => [id, words.editionOf(id, date)])}
        choose={(chosen) =>
          updateAiUseQuestion({ edition: chosen === newestEdition.id ? undefined : chosen })
        }
      />
      <button
        type="button"
        className="btn"
        aria-pressed={cautious}
        title={words.cautiousHint}
        onClick={() => updateAiUseQuestion({ cautious: cautious ? undefined : true })}
      >
        {words.cautious}
      </button>
      <p className={styles['note']}>
        <Icon name="g-note" /> {words.note}
      </p>
      <NamelessServicesNote />
    </div>
  );
}

type StepPart = 'usage' | 'signal' | 'tokens' | 'carriers' | 'beside' | 'access' | 'answer';

const partsByPrefix: readonly (readonly [beginning: string, part: StepPart])[] = [
  ['ai-answer', 'answer'],
  ['ai-usage', 'usage'],
  ['ai-signal', 'signal'],
  ['ai-token', 'tokens'],
  ['ai-carrier', 'carriers'],
  ['ai-license', 'beside'],
  ['ai-most', 'beside'],
  ['ai-other-scope', 'beside'],
  ['ai-', 'access'],
];

const isAiUseStep = ({ code }: Step) => code.startsWith('ai-');
const aiUsePartOf = ({ code }: Step) => partsByPrefix.find(([beginning]) => code.startsWith(beginning))?.[1];

function StepSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <div>{children}</div>
    </li>
  );
}

/** A section for a vocabulary, which says so if the file does not use it. */
function VocabularySection({
  title,
  steps,
  silence,
}: {
  title: string;
  steps: readonly Step[];
  silence: string;
}) {
  return (
    <StepSection title={title}>
      {steps.length > 0 ? (
        <StepList steps={steps} />
      ) : (
        <p className={`quiet ${stepStyles['rests']}`}>{silence}</p>
      )}
    </StepSection>
  );
}

/** Returns what would have to change for a Yes. */
function reasonNotAllowed({ answer, reason }: AiUseVerdict): string | undefined {
  if (answer === 'contradictory') return words.trace.notYes.contradictory;
  if (reason === 'closed') return words.trace.notYes.closed;
  return reason === 'silence' ? words.trace.notYes.silence : undefined;
}

interface Props {
  readonly steps: readonly Step[];
  readonly verdict: AiUseVerdict;
  readonly reader: Reader;
}

function AiUseSteps({ steps, verdict, reader }: Props) {
  const { file, record, others, rules, readAs, aboutRules } = splitSteps(
    steps.filter((step) => !isAiUseStep(step)),
  );
  const parts = Map.groupBy(steps.filter(isAiUseStep), aiUsePartOf);
  const of = (part: StepPart) => parts.get(part) ?? [];
  const notYes = reasonNotAllowed(verdict);
  const access = [...aboutRules, ...of('access')];
  return (
    <ol>
      {file.length > 0 && (
        <StepSection title={explanationWords.parts.file}>
          <StepList steps={file} />
        </StepSection>
      )}
      {record.length + others.length > 0 && (
        <StepSection title={explanationWords.parts.record}>
          <RecordSteps steps={record} others={others} />
        </StepSection>
      )}
      {access.length > 0 && (
        <>
          <StepSection title={words.trace.access}>
            {rules.length > 0 && <RuleTable steps={rules} reader={reader} readAs={readAs} />}
            <StepList steps={access} />
          </StepSection>
          <VocabularySection title={words.trace.usage} steps={of('usage')} silence={words.trace.noUsage} />
          <VocabularySection title={words.trace.signal} steps={of('signal')} silence={words.trace.noSignal} />
        </>
      )}
      {of('tokens').length > 0 && (
        <StepSection title={words.trace.tokens}>
          <StepList steps={of('tokens')} />
        </StepSection>
      )}
      {of('carriers').length > 0 && (
        <StepSection title={words.trace.carriers}>
          <StepList steps={of('carriers')} />
        </StepSection>
      )}
      {notYes !== undefined && (
        <StepSection title={words.trace.whyNoYes}>
          <p className={`quiet ${stepStyles['rests']}`}>{notYes}</p>
        </StepSection>
      )}
      {of('beside').length > 0 && (
        <StepSection title={words.trace.beside}>
          <StepList steps={of('beside')} />
        </StepSection>
      )}
    </ol>
  );
}

export const aiUseParts: QuestionParts = {
  question: 'ai-use',
  Options: AiUseOptions,
  Steps: ({ verdict, ...props }) => <AiUseSteps verdict={verdict as AiUseVerdict} {...props} />,
};
