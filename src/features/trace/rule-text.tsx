// A rule as it is written, with what of it agrees with the URL underlined and the first difference dotted.
import type { Step } from '../../core/questions/step.ts';
import { traceWords as words } from '../../messages/words/trace.ts';
import styles from './trace.module.css';

/** How far the path as it is compared agrees with the URL: up to `hit`, and it differs up to `miss`. */
interface Marks {
  readonly compared: string;
  readonly hit: number;
  readonly miss: number;
}

function marksOf(step: Step): Marks | undefined {
  switch (step.code) {
    case 'rule-first':
    case 'rule-longest':
    case 'rule-shorter':
    case 'rule-yields':
    case 'rule-later':
      return { compared: step.params.rule, hit: step.params.rule.length, miss: 0 };
    case 'rule-no-match': {
      const { rule, ruleAt, why, missing } = step.params;
      const isSegment = why === 'not-found' || why === 'not-at-end';
      return { compared: rule, hit: ruleAt, miss: ruleAt + (isSegment ? missing.length : 1) };
    }
    case 'rule-not-asked':
      return { compared: step.params.rule, hit: 0, miss: 0 };
    default:
      return undefined;
  }
}

function Marked({ compared, hit, miss }: Marks) {
  return (
    <>
      <span className={styles['hit']}>{compared.slice(0, hit)}</span>
      <span className={styles['miss']}>{compared.slice(hit, miss)}</span>
      {compared.slice(Math.max(hit, miss))}
    </>
  );
}

interface Props {
  readonly step: Step;
  /** Name and path of the rule, as the file has them. */
  readonly name: string;
  readonly path: string;
}

export function RuleText({ step, name, path }: Props) {
  const marks = marksOf(step);
  const isSame = marks?.compared === path;
  return (
    <>
      {name}: {marks && isSame ? <Marked {...marks} /> : path}
      {marks && !isSame && (
        <span className={styles['compared']}>
          {words.readAs} <Marked {...marks} />
        </span>
      )}
    </>
  );
}
