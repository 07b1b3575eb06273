// The rules of the chosen records in file order: what became of each, and why.
import { useMemo, useState } from 'react';
import type { Step } from '../../../core/questions/explanation-step.ts';
import { fieldAt, nameOf, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { traceWords as words } from '../../../messages/en/explanation.ts';
import { explainBriefly } from '../../../messages/explain.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { queriedPolicy } from '../../../state/table/matrix-query.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../steps.module.css';
import { LineLink } from './line-link.tsx';
import { RuleText } from './rule-text.tsx';
import { groupRuleRuns, type RuleRun } from './step-parts.ts';
import { UrlRow, type UrlRowProps } from './url-row.tsx';
import { useShowMore } from './use-show-more.tsx';

function RuleTableRow({ step, policy }: { step: Step; policy: Policy }) {
  const line = step.by?.line ?? 0;
  if (line >= policy.source.lines.length) return null;
  const field = fieldAt(policy, line);
  return (
    <tr data-outcome={step.outcome}>
      <td>
        <LineLink line={line} {...(step.by && { path: step.by.path })} />
      </td>
      <td>
        <RuleText step={step} name={nameOf(field)} path={valueOf(field)} />
      </td>
      <td>{step.outcome && words.outcomes[step.outcome]}</td>
      <td>
        <VisibleText text={explainBriefly(step)} />
      </td>
    </tr>
  );
}

function RuleRunRows({ run, policy }: { run: RuleRun; policy: Policy }) {
  const [open, setOpen] = useState(false);
  const { shown, more } = useShowMore(run.steps);
  const isShown = open || !run.folds;
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
          <RuleTableRow key={`${step.by?.line} ${place}`} step={step} policy={policy} />
        ))}
      {isShown && more && (
        <tr className={styles['folded']}>
          <td colSpan={4}>{more}</td>
        </tr>
      )}
    </>
  );
}

export function RuleTable(props: UrlRowProps) {
  const policy = useDocument(queriedPolicy);
  const runs = useMemo(() => groupRuleRuns(props.steps), [props.steps]);
  const { columns } = words;
  return (
    <table className={styles['rules']}>
      <caption className="vh">{words.candidates}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.rule}</th>
          <th scope="col">{columns.outcome}</th>
          <th scope="col">{columns.reason}</th>
        </tr>
      </thead>
      <tbody>
        <UrlRow {...props} />
        {runs.map((run, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may be several rules to a reader
          <RuleRunRows key={`${run.steps[0]?.by?.line} ${place}`} run={run} policy={policy} />
        ))}
      </tbody>
    </table>
  );
}
