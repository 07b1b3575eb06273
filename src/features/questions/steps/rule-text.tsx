// A rule as it is written, with what of it agrees with the URL underlined and the first difference dotted.
import type { Step } from '../../../core/questions/explanation-step.ts';
import { traceWords as words } from '../../../messages/en/explanation.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../steps.module.css';
import { MarkedOctets } from './octet-marks.tsx';
import { findOctetRuns, type OctetRun, sliceComparedRuns } from './octet-runs.ts';

/** How far the path as it is compared agrees with the URL: up to `hit`, and it differs up to `miss`. */
interface MatchMarks {
  readonly compared: string;
  readonly hit: number;
  readonly miss: number;
}

function findMatchMarks(step: Step): MatchMarks | undefined {
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

/** The form that is compared; with `runs`, what the percent-encoding changed in it is marked too. */
function MarkedPath({ compared, hit, miss, runs }: MatchMarks & { runs: readonly OctetRun[] }) {
  const part = (from: number, to: number) => (
    <MarkedOctets runs={sliceComparedRuns(runs, from, to)} side="read" />
  );
  return (
    <>
      <span className={styles['hit']}>{part(0, hit)}</span>
      <span className={styles['miss']}>{part(hit, Math.max(hit, miss))}</span>
      {part(Math.max(hit, miss), compared.length)}
    </>
  );
}

const WrittenPath = ({ path, runs }: { path: string; runs: readonly OctetRun[] | undefined }) =>
  runs ? <MarkedOctets runs={runs} side="written" /> : <VisibleText text={path} />;

interface Props {
  readonly step: Step;
  /** Name and path of the rule, as the file has them. */
  readonly name: string;
  readonly path: string;
}

export function RuleText({ step, name, path }: Props) {
  const marks = findMatchMarks(step);
  const compared = marks?.compared ?? path;
  const runs = findOctetRuns(path, compared);
  const read = runs ?? [{ written: compared, read: compared, isChanged: false }];
  const isSame = compared === path;
  return (
    <>
      <VisibleText text={name} />:{' '}
      {marks && isSame ? <MarkedPath {...marks} runs={read} /> : <WrittenPath path={path} runs={runs} />}
      {marks && !isSame && (
        <span className={styles['compared']}>
          {words.readAs} <MarkedPath {...marks} runs={read} />
        </span>
      )}
    </>
  );
}
