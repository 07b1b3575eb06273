// What several fixes come to, before they are made: the lines, the answers that change, the findings that come.

import { useId, useMemo, useState } from 'react';
import type { FixChooser } from '../../core/diagnostics/fix-all.ts';
import { fixPreviewWords as words } from '../../messages/en/findings.ts';
import { whoAsks } from '../../messages/en/table.ts';
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

/** Fixes that are looked at before they are made. */
export interface FixPreviewRequest {
  readonly title: string;
  readonly wanted: FixChooser;
  /** Several ways of mending a kind: one is chosen. */
  readonly ways?: readonly { readonly title: string; readonly wanted: FixChooser }[];
}

/** More are counted. */
const MAX_LISTED_CELLS = 20;

function ChangedAnswers({ plan: { cells } }: { plan: FixPlan }) {
  const { kind } = matrixQuery(documentStore.getState());
  const told = cells.columns.flatMap(({ agents, cells: some }) =>
    some.map(({ url, before, after }) => ({
      key: `${agents[0]} ${url}`,
      says: words.cell(
        agents.map(kind.columnName ?? whoAsks).join(', '),
        url,
        kind.word(before),
        kind.word(after),
      ),
    })),
  );
  const shown = told.slice(0, MAX_LISTED_CELLS);
  return (
    <section>
      <p>{words.cells(cells.changed, cells.all)}</p>
      <ul className={styles['plain']}>
        {shown.map(({ key, says }) => (
          <li key={key}>
            <VisibleText text={says} />
          </li>
        ))}
        {told.length > shown.length && <li>{words.moreCells(told.length - shown.length)}</li>}
      </ul>
    </section>
  );
}

function NewFindings({ plan: { comes } }: { plan: FixPlan }) {
  if (comes.length === 0) return <p>{words.noneComes}</p>;
  return (
    <section>
      <p>{words.comes(comes.length)}</p>
      <ul className={styles['plain']}>
        {comes.slice(0, MAX_LISTED_CELLS).map((finding, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have the same thing wrong twice
          <li key={n}>
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
  const [way, setWay] = useState(0);
  const [isOutdated, setOutdated] = useState(false);
  const label = useId();
  const chosen = ways[way]?.wanted ?? wanted;
  const choice = useFixChoice(chosen);
  const { names, offer } = choice;
  const question = useMemo(
    () => ({ state: documentStore.getState(), path, wanted: restrictToNames(chosen, names) }),
    [path, chosen, names],
  );
  const worked = useIdleTask(question, planFixes);
  const plan = worked?.question === question ? worked.result : undefined;
  if (plan && !choice.own) offer(plan);
  const isNoneChosen = names?.size === 0;
  const count = isNoneChosen ? 0 : plan?.count;
  const canMake = plan !== undefined && plan.count > 0;
  // While others are worked out, what the last ones came to stays in sight.
  const told = plan ?? (choice.own && worked?.result);
  const make = () => {
    if (!canMake) return;
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
          <button type="button" className="btn btn-primary" aria-disabled={!canMake} onClick={make}>
            {count === undefined ? words.looking : words.apply(count)}
          </button>
        </>
      }
    >
      {ways.length > 1 && (
        <p className={styles['way']}>
          <label htmlFor={label}>{words.way}</label>
          <Select id={label} value={way} onChange={({ target }) => setWay(Number(target.value))}>
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
      {told && !isNoneChosen && (
        <div aria-busy={!plan}>
          <PlannedFixes plan={told} />
        </div>
      )}
    </Dialog>
  );
}
