// The steps to a verdict on a usage, by part: file, records, fields, conventional rules, and what is to be told beside.

import type { UsageAnswer, UsageVerdict } from '../../../core/formats/acap/question/usage-verdict.ts';
import type { Step, StepCode } from '../../../core/questions/explanation-step.ts';
import { usageWords } from '../../../messages/en/formats/acap.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { matrixQuestionOf } from '../../../state/table/matrix-question.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../explanation.module.css';
import { StepList } from './step-list.tsx';

const words = usageWords.trace;

type UsageStepPart = 'file' | 'records' | 'others' | 'fields' | 'conventional';

const fileStepCodes: ReadonlySet<StepCode> = new Set([
  'acap-file-absent',
  'acap-version',
  'acap-version-unknown',
  'other-site',
  'acap-no-purpose',
]);
const recordStepCodes: ReadonlySet<StepCode> = new Set([
  'acap-record-named',
  'acap-record-any',
  'acap-reference',
  'acap-reference-missing',
  'acap-reference-chain',
]);

function usagePartOf({ code }: Step): UsageStepPart {
  if (fileStepCodes.has(code)) return 'file';
  if (recordStepCodes.has(code)) return 'records';
  if (code === 'acap-record-other') return 'others';
  return code.startsWith('conventional-') ? 'conventional' : 'fields';
}

/** Fields in the order of their lines, file by file; what decides stands where it stands in its file. */
function sortSteps(steps: readonly Step[]): Step[] {
  const files = [...new Set(steps.map(({ by }) => by?.path))];
  const place = ({ by }: Step) => by?.line ?? Infinity;
  const file = ({ by }: Step) => files.indexOf(by?.path);
  return steps.toSorted((a, b) => file(a) - file(b) || place(a) - place(b) || 0);
}

/** A way to present that has an answer of its own. */
function carveOutSentence({ usage, key }: UsageVerdict['advice']['carveOuts'][number]): string {
  const [answer = ''] = key.split(' ');
  return words.carveOut(usage, usageWords.answers[answer as UsageAnswer]);
}

function UsageAdvice({ verdict }: { verdict: UsageVerdict }) {
  const silence = useDocument(({ view }) => matrixQuestionOf('usage', view.subject)?.silence ?? 'permitted');
  const { advice, answer } = verdict;
  const said = [
    ...(advice.blockedBy ? [words.blockedBy] : []),
    ...(answer === 'unspecified' ? [words.silence(usageWords.silences[silence])] : []),
    ...(advice.requests.length > 0
      ? [words.requests(advice.requests.map((one) => usageWords.requests.request[one]))]
      : []),
    ...(advice.carveOuts.length > 0 ? [words.carveOuts(advice.carveOuts.map(carveOutSentence))] : []),
    ...(advice.embeddedMayOverride ? [words.embedded] : []),
  ];
  if (said.length === 0) return null;
  return (
    <li>
      <h3>{words.parts.advice}</h3>
      <ul className={styles['sentences']}>
        {said.map((sentence) => (
          <li key={sentence}>
            <span />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface Props {
  readonly steps: readonly Step[];
  readonly verdict: UsageVerdict;
}

export function UsageSteps({ steps, verdict }: Props) {
  const parts = Map.groupBy(steps, usagePartOf);
  const of = (part: UsageStepPart) => parts.get(part) ?? [];
  const others = of('others');
  return (
    <ol>
      <li>
        <h3>{words.parts.answer}</h3>
        <ul className={styles['sentences']}>
          <li>
            <span />
            <span>
              {usageWords.terms[verdict.answer]}
              {verdict.qualifiers.map((qualifier) => (
                <code key={qualifier} className={styles['qualifier']}>
                  <VisibleText text={qualifier} />
                </code>
              ))}
            </span>
          </li>
        </ul>
      </li>
      <li>
        <h3>{words.parts.file}</h3>
        <StepList steps={of('file')} />
      </li>
      {of('records').length + others.length > 0 && (
        <li>
          <h3>{words.parts.records}</h3>
          <div>
            <StepList steps={of('records')} />
            {others.length > 0 && (
              <details className={styles['fold']}>
                <summary>{words.otherRecords(others.length)}</summary>
                <StepList steps={others} />
              </details>
            )}
          </div>
        </li>
      )}
      <li>
        <h3>{words.parts.fields}</h3>
        {of('fields').length > 0 ? <StepList steps={sortSteps(of('fields'))} /> : <p>{words.noFields}</p>}
      </li>
      {of('conventional').length > 0 && (
        <li>
          <h3>{words.parts.conventional}</h3>
          <StepList steps={of('conventional')} />
        </li>
      )}
      <UsageAdvice verdict={verdict} />
    </ol>
  );
}
