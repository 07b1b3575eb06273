// The steps to an answer about the use of a page, by part: file, record, access, each vocabulary, policy tokens, and
// what is shown beside.
import type { ReactNode } from 'react';
import type { AiUseVerdict } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { aiUseWords } from '../../messages/en/ai-use.ts';
import { traceWords } from '../../messages/en/explanation.ts';
import { RecordPart } from './record-part.tsx';
import { RuleTable } from './rule-table.tsx';
import { StepList } from './step-list.tsx';
import { partsOf } from './step-parts.ts';
import styles from './trace.module.css';

const words = aiUseWords.trace;

type Part = 'usage' | 'signal' | 'tokens' | 'beside' | 'access' | 'answer';

const beginnings: readonly (readonly [beginning: string, part: Part])[] = [
  ['ai-answer', 'answer'],
  ['ai-usage', 'usage'],
  ['ai-signal', 'signal'],
  ['ai-token', 'tokens'],
  ['ai-license', 'beside'],
  ['ai-most', 'beside'],
  ['ai-other-scope', 'beside'],
  ['ai-', 'access'],
];

const isOurs = ({ code }: Step) => code.startsWith('ai-');
const partOf = ({ code }: Step) => beginnings.find(([beginning]) => code.startsWith(beginning))?.[1];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <div>{children}</div>
    </li>
  );
}

/** The same for what may be silent: then it says so. */
function Voice({ title, steps, silence }: { title: string; steps: readonly Step[]; silence: string }) {
  return (
    <Section title={title}>
      {steps.length > 0 ? <StepList steps={steps} /> : <p className={styles['rests']}>{silence}</p>}
    </Section>
  );
}

/** What would have to be otherwise for a yes. */
function whyNoYes({ answer, reason }: AiUseVerdict): string | undefined {
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
  const { file, record, others, rules, readAs, aboutRules } = partsOf(steps.filter((step) => !isOurs(step)));
  const parts = Map.groupBy(steps.filter(isOurs), partOf);
  const of = (part: Part) => parts.get(part) ?? [];
  const notYes = whyNoYes(verdict);
  const access = [...aboutRules, ...of('access')];
  return (
    <ol>
      {file.length > 0 && (
        <Section title={traceWords.parts.file}>
          <StepList steps={file} />
        </Section>
      )}
      {record.length + others.length > 0 && (
        <Section title={traceWords.parts.record}>
          <RecordPart steps={record} others={others} />
        </Section>
      )}
      {access.length > 0 && (
        <>
          <Section title={words.access}>
            {rules.length > 0 && <RuleTable steps={rules} reader={reader} readAs={readAs} />}
            <StepList steps={access} />
          </Section>
          <Voice title={words.usage} steps={of('usage')} silence={words.noUsage} />
          <Voice title={words.signal} steps={of('signal')} silence={words.noSignal} />
        </>
      )}
      {of('tokens').length > 0 && (
        <Section title={words.tokens}>
          <StepList steps={of('tokens')} />
        </Section>
      )}
      {notYes !== undefined && (
        <Section title={words.whyNoYes}>
          <p className={styles['rests']}>{notYes}</p>
        </Section>
      )}
      {of('beside').length > 0 && (
        <Section title={words.beside}>
          <StepList steps={of('beside')} />
        </Section>
      )}
    </ol>
  );
}
