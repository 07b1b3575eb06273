// A preview of several fixes before they are applied: the lines, the answers that change, the new findings.

import { useId, useMemo, useState } from 'react';
import type { FixChooser } from '../../core/diagnostics/fix-all.ts';
import { fixPreviewWords as words } from '../../messages/en/findings.ts';
import { crawlerInSentence } from '../../messages/en/table.ts';
import { findingMessage } from '../../messages/explain-finding.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { type FixPlan, makeFixes, planFixes } from '../../state/findings/fix-plan.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { LineDifferences } from '../../ui/content/line-differences.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { LabelledSeverityIcon } from '../../ui/icons/severity-icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './findings.module.css';
import { FixChoice, restrictToNames, useFixChoice } from './fix-choice.tsx';

/** The fixes to preview. */
export interface FixPreviewRequest {
  readonly title: string;
  readonly wanted: FixChooser;
  /** Several alternatives for fixing a kind; the user selects one. */
  readonly ways?: readonly { readonly title: string; readonly wanted: FixChooser }[];
}

/** Items beyond this number are only counted. */
const MAX_LISTED_CELLS = 20;

function ChangedAnswers({ plan: { cells } }: { plan: FixPlan }) {
  const { kind } = matrixQuery(documentStore.getState());
  const changes = cells.columns.flatMap(({ agents, cells: some }) =>
    some.map(({ url, before, after }) => ({
      key: `${agents[0]} ${url}`,
      sentence: words.cell(
        agents.map(kind.columnName ?? crawlerInSentence).join(', '),
        url,
        kind.word(before),
        kind.word(after),
      ),
    })),
  );
  const visibleChanges = changes.slice(0, MAX_LISTED_CELLS);
  return (
    <section>
      <p>{words.cells(cells.changed, cells.all)}</p>
      <ul className={`breaks ${styles['plain']}`}>
        {visibleChanges.map(({ key, sentence }) => (
          <li key={key}>
            <VisibleText text={sentence} />
          </li>
        ))}
        {changes.length > visibleChanges.length && (
          <li>{words.moreCells(changes.length - visibleChanges.length)}</li>
        )}
      </ul>
    </section>
  );
}

function NewFindings({ plan: { comes } }: { plan: FixPlan }) {
  if (comes.length === 0) return <p>{words.noneComes}</p>;
  return (
    <section>
      <p>{words.comes(comes.length)}</p>
      <ul className={`breaks ${styles['plain']}`}>
        {comes.slice(0, MAX_LISTED_CELLS).map((finding, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have the same thing wrong twice
          <li key={index}>
            <LabelledSeverityIcon severity={finding.severity} />{' '}
            <VisibleText text={words.madeIn(finding.range.start.line + 1, findingMessage(finding))} />
          </li>
        ))}
        {comes.length > MAX_LISTED_CELLS && <li>{words.moreCells(comes.length - MAX_LISTED_CELLS)}</li>}
      </ul>
    </section>
  );
}

function PlannedFixes({ plan }: { plan: FixPlan }) {
  if (plan.count === 0) return <p>{words.nothing}</p>;
  return (
    <>
      <ChangedAnswers plan={plan} />
      <NewFindings plan={plan} />
      {plan.isMore && <p>{words.more}</p>}
      <LineDifferences differences={plan.differences} />
    </>
  );
}

interface Props {
  readonly preview: FixPreviewRequest;
  readonly path: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

function planSentence(plan: FixPlan | undefined, isNoneChosen: boolean): string {
  if (isNoneChosen) return words.noneChosen;
  return plan ? words.about(plan.count, plan.goes) : words.working;
}

export function FixPreview({ preview: { title, wanted, ways = [] }, path, onClose, onClosed }: Props) {
  const [wayIndex, setWayIndex] = useState(0);
  const [isOutdated, setOutdated] = useState(false);
  const label = useId();
  const chosenFixes = ways[wayIndex]?.wanted ?? wanted;
  const choice = useFixChoice(chosenFixes);
  const { names, initialize } = choice;
  const question = useMemo(
    () => ({ state: documentStore.getState(), path, wanted: restrictToNames(chosenFixes, names) }),
    [path, chosenFixes, names],
  );
  const latest = useIdleTask(question, planFixes);
  const plan = latest?.question === question ? latest.result : undefined;
  if (plan && !choice.own) initialize(plan);
  const isNoneChosen = names?.size === 0;
  const count = isNoneChosen ? 0 : plan?.count;
  const canApply = plan !== undefined && plan.count > 0;
  // While other fixes are computed, the previous result stays visible.
  const visiblePlan = plan ?? (choice.own && latest?.result);
  const applyPlan = () => {
    if (!canApply) return;
    if (makeFixes(documentStore, plan)) onClose();
    else setOutdated(true);
  };
  return (
    <Dialog
      title={title}
      about={planSentence(plan, isNoneChosen)}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="btn btn-primary" aria-disabled={!canApply} onClick={applyPlan}>
            {count === undefined ? words.looking : words.apply(count)}
          </button>
        </>
      }
    >
      {ways.length > 1 && (
        <p className={`flow ${styles['way']}`}>
          <label htmlFor={label}>{words.way}</label>
          <Select id={label} value={wayIndex} onChange={({ target }) => setWayIndex(Number(target.value))}>
            {ways.map(({ title: name }, place) => (
              <option key={name} value={place}>
                {name}
              </option>
            ))}
          </Select>
        </p>
      )}
      <output className={isOutdated ? undefined : 'vh'}>{isOutdated && words.outdated}</output>
      <FixChoice choice={choice} />
      {visiblePlan && !isNoneChosen && (
        <div aria-busy={!plan}>
          <PlannedFixes plan={visiblePlan} />
        </div>
      )}
    </Dialog>
  );
}
