// The rules of the selected records in file order: the outcome of each, and why.
import { useMemo, useState } from 'react';
import type { Step } from '../../../core/questions/explanation-step.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { fieldAt, nameOf, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import { explainBriefly, explainStep, sectionOfStep } from '../../../messages/explain/explain.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { queriedPolicy } from '../../../state/table/matrix-query.ts';
import { TableHead } from '../../../ui/content/table-head.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../steps.module.css';
import { LineLink } from './line-link.tsx';
import { findOctetRuns, type OctetRun, sliceComparedRuns } from './octet-runs.ts';
import { shortened } from './shorten-middle.ts';
import { groupRuleRuns, type RuleRun } from './step-parts.ts';
import { StepSection, StepSentence } from './step-sentence.tsx';
import { useShowMore } from './use-show-more.tsx';

/** One form of a path. Octets that the other form writes differently are marked. */
function MarkedOctets({ runs, side }: { runs: readonly OctetRun[]; side: 'written' | 'read' }) {
  return runs.map((run, place) =>
    run.isChanged ? (
      // By index: the runs of a path do not move.
      <mark key={place} className={`strong ${styles['octet']}`}>
        <VisibleText text={run[side]} />
      </mark>
    ) : (
      <VisibleText key={place} text={run[side]} />
    ),
  );
}

/** How far the compared path matches the URL: it matches up to `hit`, and differs up to `miss`. */
interface MatchMarks {
  readonly compared: string;
  readonly hit: number;
  readonly miss: number;
}

function findMatchMarks(step: Step): MatchMarks | undefined {
  switch (step.code) {
    case 'rule-first':
    case 'rule-longest':
    case 'rule-furthest':
    case 'rule-shorter':
    case 'rule-less-far':
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

/** The form that is compared; with `runs`, the changes by percent-encoding are marked too. */
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
  /** Name and path of the rule, as in the file. */
  readonly name: string;
  readonly path: string;
}

function RuleText({ step, name, path }: Props) {
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
        <span className={`faint ${styles['compared']}`}>
          {words.readAs} <MarkedPath {...marks} runs={read} />
        </span>
      )}
    </>
  );
}

interface RuleTableProps {
  readonly steps: readonly Step[];
  readonly reader: Reader;
  /** The step that says how the URL is compared, if not as written. */
  readonly readAs: Step | undefined;
}

/** Returns each change once, in the order of the path. */
const findChangedOctets = (runs: readonly OctetRun[]) => [
  ...new Map(runs.filter(({ isChanged }) => isChanged).map(({ written, read }) => [written, read] as const)),
];

/** A URL that is compared in another form: both forms, with the changes marked and explained. */
function ChangedOctetsRow({ readAs, runs }: { readAs: Step; runs: readonly OctetRun[] }) {
  return (
    <tr>
      <td>{words.url}</td>
      <td>
        <MarkedOctets runs={runs} side="written" />
        <span className={`faint ${styles['compared']}`}>
          {words.comparedAs} <MarkedOctets runs={runs} side="read" />
        </span>
      </td>
      <td colSpan={2}>
        <VisibleText text={`${explainStep(readAs)} ${words.octets(findChangedOctets(runs))}`} />
        <StepSection step={readAs} above={undefined} />
      </td>
    </tr>
  );
}

/** The URL of the question: the underlined parts of the rules below match it. */
function UrlRow({ steps, reader, readAs }: RuleTableProps) {
  const url = steps
    .map(({ params }) => ('url' in params ? params.url : undefined))
    .find((urlParam) => urlParam !== undefined);
  if (url === undefined) return null;
  const runs =
    readAs?.code === 'url-read-as' ? findOctetRuns(readAs.params.written, readAs.params.read) : undefined;
  if (readAs && runs) return <ChangedOctetsRow readAs={readAs} runs={runs} />;
  const hasEscapes = url.includes('%') && reader.path.decode === 'none';
  // A URL that is compared as it is written needs no explanation.
  if (!readAs && !hasEscapes) return null;
  return (
    <tr>
      <td>{words.url}</td>
      <td>
        <VisibleText text={shortened(url)} />
      </td>
      <td colSpan={2}>{readAs ? <StepSentence step={readAs} above={undefined} /> : words.escapesStay}</td>
    </tr>
  );
}

/** The path as the reader reads it, if a limit cuts the line. */
const readPath = ({ by, params }: Step) =>
  by?.cutTo !== undefined && 'path' in params ? params.path : undefined;

function RuleTableRow({ step, policy, above }: { step: Step; policy: Policy; above: string | undefined }) {
  const line = step.by?.line ?? 0;
  if (line >= policy.source.lines.length) return null;
  const field = fieldAt(policy, line);
  return (
    <tr data-outcome={step.outcome}>
      <td>
        <LineLink line={line} {...(step.by && { path: step.by.path })} />
      </td>
      <td>
        <RuleText step={step} name={nameOf(field)} path={readPath(step) ?? valueOf(field)} />
      </td>
      <td>{step.outcome && words.outcomes[step.outcome]}</td>
      <td>
        <VisibleText text={explainBriefly(step)} />
        <StepSection step={step} above={above} />
      </td>
    </tr>
  );
}

interface RuleRunRowsProps {
  readonly run: RuleRun;
  readonly policy: Policy;
  /** The section that is named above, if any. */
  readonly section: string | undefined;
}

function RuleRunRows({ run, policy, section }: RuleRunRowsProps) {
  const [open, setOpen] = useState(false);
  const { shown, more } = useShowMore(run.steps);
  const isShown = open || !run.folds;
  const sectionAbove = (place: number) => {
    const before = run.steps[place - 1];
    return before ? sectionOfStep(before) : section;
  };
  return (
    <>
      {run.folds && (
        <tr className={styles['folded']}>
          <td colSpan={4}>
            <button
              type="button"
              className="btn btn-link"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {words.folded[run.folds](run.steps.length)}
            </button>
          </td>
        </tr>
      )}
      {isShown &&
        shown.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may be several rules to a reader
          <RuleTableRow
            key={`${step.by?.line} ${place}`}
            step={step}
            policy={policy}
            above={sectionAbove(place)}
          />
        ))}
      {isShown && more && (
        <tr className={styles['folded']}>
          <td colSpan={4}>{more}</td>
        </tr>
      )}
    </>
  );
}

export function RuleTable(props: RuleTableProps) {
  const policy = useDocument(queriedPolicy);
  const runs = useMemo(() => groupRuleRuns(props.steps), [props.steps]);
  const lastOfFirst = runs[0]?.steps.at(-1);
  const { columns } = words;
  return (
    <table className={styles['rules']}>
      <caption className="vh">{words.candidates}</caption>
      <TableHead isHidden names={[columns.line, columns.rule, columns.outcome, columns.reason]} />
      <tbody>
        <UrlRow {...props} />
        {runs.map((run, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may be several rules to a reader
          <RuleRunRows
            key={`${run.steps[0]?.by?.line} ${place}`}
            run={run}
            policy={policy}
            section={place > 0 && lastOfFirst ? sectionOfStep(lastOfFirst) : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}
