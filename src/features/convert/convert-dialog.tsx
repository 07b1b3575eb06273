// What converting the open file comes to, shown before anything is written: losses, answers, and lines that change.
import { useMemo, useState } from 'react';
import type { Loss, LossCode } from '../../core/convert/conversion.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { explainLoss, lossMessage } from '../../messages/explain-loss.ts';
import { openFile } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { LineDifferences } from '../../ui/content/line-differences.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import {
  applyConversion,
  CONVERSION_LINES,
  type ConversionPlan,
  type ConversionQuestion,
  type ConversionTarget,
  countAnswerChanges,
  isTooBigToConvert,
  planConversion,
} from './conversion.ts';
import styles from './convert.module.css';

// What a conversion loses, by kind, each with its lines.
/** So few are all shown at once. */
const MAX_OPEN_LOSSES = 6;
/** Of one kind, the first are listed. */
const MAX_LISTED_LOSSES = 100;

function groupByCode(losses: readonly Loss[]): ReadonlyMap<LossCode, readonly Loss[]> {
  const groups = new Map<LossCode, Loss[]>();
  for (const loss of losses) {
    const group = groups.get(loss.code);
    if (group) group.push(loss);
    else groups.set(loss.code, [loss]);
  }
  return groups;
}

function LossGroup({ code, losses, isOpen }: { code: LossCode; losses: readonly Loss[]; isOpen: boolean }) {
  const more = losses.length - MAX_LISTED_LOSSES;
  return (
    <details className={styles['kind']} open={isOpen}>
      <summary>{words.lossTitle(code, losses.length)}</summary>
      <ul className={styles['losses']}>
        {losses.slice(0, MAX_LISTED_LOSSES).map((loss) => (
          <li key={JSON.stringify(loss)}>
            <VisibleText text={explainLoss(loss)} />
          </li>
        ))}
        {more > 0 && <li>{words.moreLosses(more)}</li>}
      </ul>
    </details>
  );
}

function ConversionLosses({ losses }: { losses: readonly Loss[] }) {
  return (
    <section>
      <h3>{words.losses(losses.length)}</h3>
      {[...groupByCode(losses)].map(([code, group]) => (
        <LossGroup key={code} code={code} losses={group} isOpen={losses.length <= MAX_OPEN_LOSSES} />
      ))}
    </section>
  );
}

export interface ConvertDialogProps {
  readonly to: ConversionTarget;
  readonly onClose: (isDone: boolean) => void;
  /** Takes the focus once the dialog has closed. */
  readonly onClosed: () => void;
}

/** One piece: it is not begun before the dialog is on the screen. */
function* createConversionTask(question: ConversionQuestion) {
  yield;
  return planConversion(question);
}

const planConversionTask = (question: ConversionQuestion) =>
  isTooBigToConvert(question.state) ? undefined : createConversionTask(question);

type PlannedQuestion = { readonly question: ConversionQuestion; readonly result: ConversionPlan } | undefined;

const createCountTask = (planned: PlannedQuestion) =>
  planned && planned.result.edits.length > 0
    ? countAnswerChanges(planned.question.state, planned.result.after)
    : undefined;

function ChangedAnswers({ planned }: { planned: PlannedQuestion }) {
  const counted = useIdleTask(planned, createCountTask);
  const changed = counted?.question === planned ? counted?.result : undefined;
  const lines = changed && [
    words.fetch(changed.fetch.changed, changed.fetch.all),
    words.crawl(changed.crawl.changed, changed.crawl.all),
  ];
  return (
    <section>
      <h3>{words.answers}</h3>
      {!changed && <p>{words.counting}</p>}
      {changed?.fetch.all === 0 ? <p>{words.noCells}</p> : lines?.map((line) => <p key={line}>{line}</p>)}
    </section>
  );
}

/** Why there is nothing to do. */
function NothingToConvert({ losses }: Pick<ConversionPlan, 'losses'>) {
  const [first] = losses;
  return first ? <VisibleText text={lossMessage(first)} /> : words.nothing;
}

export default function ConvertDialog({ to, onClose, onClosed }: ConvertDialogProps) {
  const state = useDocument((now) => now);
  const [ignoreConventional, setIgnore] = useState(false);
  const question = useMemo(() => ({ state, to, ignoreConventional }), [state, to, ignoreConventional]);
  const last = useIdleTask(question, planConversionTask);
  const { path, source } = openFile(state);
  const tooBig = isTooBigToConvert(state);
  const isKnown = last?.question === question;
  const plan = last?.result;
  const isPossible = plan !== undefined && plan.edits.length > 0;
  const run = () => {
    if (plan && isKnown) onClose(applyConversion(documentStore, to, plan));
  };
  const offers = !tooBig && (!plan || isPossible);
  return (
    <Dialog
      title={words.title(path, to)}
      about={words.about[to]}
      onClose={() => onClose(false)}
      onClosed={onClosed}
      actions={
        <>
          <button type="button" className="btn" onClick={() => onClose(false)}>
            {offers ? words.cancel : words.close}
          </button>
          {offers && (
            <button type="button" className="btn btn-primary" aria-disabled={!isKnown} onClick={run}>
              {words.convert(plan?.losses.length ?? 0)}
            </button>
          )}
        </>
      }
    >
      <output className={isPossible ? 'vh' : undefined}>
        {tooBig && words.tooBig(source.lines.length, CONVERSION_LINES)}
        {!tooBig && !plan && words.working}
        {plan && !isPossible && <NothingToConvert losses={plan.losses} />}
      </output>
      {isPossible && to === 'acap' && (
        <label className={styles['option']}>
          <input
            type="checkbox"
            checked={ignoreConventional}
            onChange={({ target }) => setIgnore(target.checked)}
          />
          {words.ignoreConventional}
        </label>
      )}
      {isPossible && (
        <>
          <ConversionLosses losses={plan.losses} />
          <ChangedAnswers planned={last} />
          <LineDifferences differences={plan.differences} />
        </>
      )}
    </Dialog>
  );
}
