// Shows the result of converting the open file before anything is written: losses, answers, and changed lines.
import { useMemo, useState } from 'react';
import type { Loss, LossCode } from '../../core/convert/conversion.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { explainLoss, lossMessage } from '../../messages/explain/explain-loss.ts';
import { openFile } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { showStepNews } from '../../state/findings/fix-news.ts';
import { awaited, useIdleTask } from '../../state/use-idle-task.ts';
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

// The losses of a conversion by kind, each with its lines.
/** Up to this number, all losses are expanded. */
const MAX_OPEN_LOSSES = 6;
/** The maximum number of listed losses of a kind. */
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
  const hiddenCount = losses.length - MAX_LISTED_LOSSES;
  return (
    <details className={styles['kind']} open={isOpen}>
      <summary>{words.lossTitle(code, losses.length)}</summary>
      <ul className={`breaks ${styles['losses']}`}>
        {losses.slice(0, MAX_LISTED_LOSSES).map((loss) => (
          <li key={JSON.stringify(loss)}>
            <VisibleText text={explainLoss(loss)} />
          </li>
        ))}
        {hiddenCount > 0 && <li>{words.moreLosses(hiddenCount)}</li>}
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
  /** Sets the focus once the dialog has closed. */
  readonly onClosed: () => void;
}

/** Pauses once, so that the dialog is visible before the plan is computed. */
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
  const counted = useIdleTask(planned, createCountTask, awaited);
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

/** Explains why there is nothing to convert. */
function NothingToConvert({ losses }: Pick<ConversionPlan, 'losses'>) {
  const [first] = losses;
  return first ? <VisibleText text={lossMessage(first)} /> : words.nothing;
}

export function ConvertDialog({ to, onClose, onClosed }: ConvertDialogProps) {
  const state = useDocument((current) => current);
  const [ignoreConventional, setIgnore] = useState(false);
  const question = useMemo(() => ({ state, to, ignoreConventional }), [state, to, ignoreConventional]);
  const last = useIdleTask(question, planConversionTask, awaited);
  const { path, source } = openFile(state);
  const tooBig = isTooBigToConvert(state);
  const isPlanned = last?.question === question;
  const plan = last?.result;
  const canConvert = plan !== undefined && plan.edits.length > 0;
  const run = () => {
    if (!plan || !isPlanned) return;
    const isDone = applyConversion(documentStore, to, plan);
    if (isDone) showStepNews(documentStore, words.done(to));
    onClose(isDone);
  };
  const showsConvert = !tooBig && (!plan || canConvert);
  return (
    <Dialog
      title={words.title(path, to)}
      about={words.about[to]}
      onClose={() => onClose(false)}
      onClosed={onClosed}
      actions={
        <>
          <button type="button" className="btn" onClick={() => onClose(false)}>
            {showsConvert ? words.cancel : words.close}
          </button>
          {showsConvert && (
            <button type="button" className="btn btn-primary" aria-disabled={!isPlanned} onClick={run}>
              {words.convert(plan?.losses.length ?? 0)}
            </button>
          )}
        </>
      }
    >
      <output className={canConvert ? 'vh' : undefined}>
        {tooBig && words.tooBig(countLines(source.lines), CONVERSION_LINES)}
        {!tooBig && !plan && words.working}
        {plan && !canConvert && <NothingToConvert losses={plan.losses} />}
      </output>
      {canConvert && to === 'acap' && (
        <label className={`row ${styles['option']}`}>
          <input
            type="checkbox"
            checked={ignoreConventional}
            onChange={({ target }) => setIgnore(target.checked)}
          />
          {words.ignoreConventional}
        </label>
      )}
      {canConvert && (
        <>
          <ConversionLosses losses={plan.losses} />
          <ChangedAnswers planned={last} />
          <LineDifferences differences={plan.differences} />
        </>
      )}
    </Dialog>
  );
}
