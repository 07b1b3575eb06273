// The steps to an answer about the use of a page, by part: file, record, access, each vocabulary, policy tokens, and
// what is shown beside.
import type { ReactNode } from 'react';
import type { AiUseVerdict } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import type { Step } from '../../../core/questions/explanation-step.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { traceWords } from '../../../messages/en/explanation.ts';
import { aiUseWords } from '../../../messages/en/formats/extensions.ts';
import styles from '../explanation.module.css';
import { RecordSteps } from './record-steps.tsx';
import { RuleTable } from './rule-table.tsx';
import { StepList } from './step-list.tsx';
import { splitSteps } from './step-parts.ts';

const words = aiUseWords.trace;

type StepPart = 'usage' | 'signal' | 'tokens' | 'beside' | 'access' | 'answer';

const partsByPrefix: readonly (readonly [beginning: string, part: StepPart])[] = [
  ['ai-answer', 'answer'],
  ['ai-usage', 'usage'],
  ['ai-signal', 'signal'],
  ['ai-token', 'tokens'],
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

/** The same for what may be silent: then it says so. */
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
      {steps.length > 0 ? <StepList steps={steps} /> : <p className={styles['rests']}>{silence}</p>}
    </StepSection>
  );
}

/** What would have to be otherwise for a yes. */
function reasonNotAllowed({ answer, reason }: AiUseVerdict): string | undefined {
  if (answer === 'contradictory') return words.notYes.contradictory;
  if (reason === 'closed') return words.notYes.closed;
  return reason === 'silence' ? words.notYes.silence : undefined;
}

interface Props {
  readonly steps: readonly Step[];
  readonly verdict: AiUseVerdict;
  readonly reader: Reader;
}

export function AiUseSteps({ steps, verdict, reader }: Props) {
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
        <StepSection title={traceWords.parts.file}>
          <StepList steps={file} />
        </StepSection>
      )}
      {record.length + others.length > 0 && (
        <StepSection title={traceWords.parts.record}>
          <RecordSteps steps={record} others={others} />
        </StepSection>
      )}
      {access.length > 0 && (
        <>
          <StepSection title={words.access}>
            {rules.length > 0 && <RuleTable steps={rules} reader={reader} readAs={readAs} />}
            <StepList steps={access} />
          </StepSection>
          <VocabularySection title={words.usage} steps={of('usage')} silence={words.noUsage} />
          <VocabularySection title={words.signal} steps={of('signal')} silence={words.noSignal} />
        </>
      )}
      {of('tokens').length > 0 && (
        <StepSection title={words.tokens}>
          <StepList steps={of('tokens')} />
        </StepSection>
      )}
      {notYes !== undefined && (
        <StepSection title={words.whyNoYes}>
          <p className={styles['rests']}>{notYes}</p>
        </StepSection>
      )}
      {of('beside').length > 0 && (
        <StepSection title={words.beside}>
          <StepList steps={of('beside')} />
        </StepSection>
      )}
    </ol>
  );
}
