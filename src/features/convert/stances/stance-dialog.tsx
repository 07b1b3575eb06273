// A stance for the open file: chosen, adjusted, and shown with all that it changes before anything is written.
import { useMemo, useRef, useState } from 'react';
import { type Stance, type Statement, stances } from '../../../core/stances/stance.ts';
import { stanceTitle, stancesWords as words } from '../../../messages/en/ai-presets.ts';
import { openFile } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type ByHand, groupsOfList, listed, undecided, wishesOfList } from './choice.ts';
import { CrawlerChoice, showUndecided } from './crawler-choice.tsx';
import { Options } from './options.tsx';
import { Preview } from './preview.tsx';
import { StanceChoice } from './stance-choice.tsx';
import {
  applyStance,
  isTooBigForStance,
  MAX_STANCE_LINES,
  planStance,
  type StanceQuestion,
  stanceCrawlers,
} from './stance-plan.ts';
import styles from './stances.module.css';
import { Undecided } from './undecided.tsx';

export interface StanceDialogProps {
  /** Called with the name of the stance if it was applied, without if it was given up or refused. */
  readonly onClose: (applied?: string) => void;
  /** Takes the focus once the dialog has closed. */
  readonly onClosed: () => void;
}

const planOf = (question: StanceQuestion) =>
  isTooBigForStance(question.state) ? undefined : planStance(question);

const none: ByHand = new Map();

/** What is chosen, and what it asks. */
function useChoice() {
  const state = useDocument((now) => now);
  const [stance, setStance] = useState<Stance>(stances[0]);
  const [byHand, setByHand] = useState(none);
  const [written, setWritten] = useState<ReadonlySet<Statement['directive']>>(new Set());
  const [reader, setReader] = useState(state.view.reader);
  const crawlers = useMemo(() => stanceCrawlers(state.document), [state.document]);
  const list = useMemo(() => listed(stance, crawlers, byHand), [stance, crawlers, byHand]);
  const question = useMemo((): StanceQuestion => {
    const statements = stance.statements.filter(({ directive }) => written.has(directive));
    return { state, stance, wishes: wishesOfList(list), statements, reader };
  }, [state, stance, list, written, reader]);
  const choose = (next: Stance) => {
    setStance(next);
    setByHand(none);
  };
  const write = (directive: Statement['directive'], isWritten: boolean) => {
    const next = new Set(written);
    if (isWritten) next.add(directive);
    else next.delete(directive);
    setWritten(next);
  };
  const take = (id: string, isChosen: boolean) => setByHand(new Map(byHand).set(id, isChosen));
  const left = undecided(list, byHand);
  return { question, crawlers, list, left, choose, take, written, write, setReader };
}

export default function StanceDialog({ onClose, onClosed }: StanceDialogProps) {
  const { question, crawlers, list, left, choose, take, written, write, setReader } = useChoice();
  const last = useIdleTask(question, planOf);
  const choice = useRef<HTMLDetailsElement>(null);
  const { state, stance, reader } = question;
  const { path, source } = openFile(state);
  const tooBig = isTooBigForStance(state);
  const isKnown = last?.question === question && last.result !== undefined;
  const isPossible = isKnown && last.result.edits.length > 0;
  const run = () => {
    // Why it was refused is said behind the dialog.
    if (isPossible)
      onClose(applyStance(documentStore, stance, last.result) ? stanceTitle(stance.id) : undefined);
  };
  return (
    <Dialog
      title={words.title(path)}
      about={words.about}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <span className={styles['undo']}>{isKnown || tooBig ? words.undo : words.working}</span>
          <button type="button" className="btn" onClick={() => onClose()}>
            {words.cancel}
          </button>
          <button type="button" className="btn btn-primary" aria-disabled={!isPossible} onClick={run}>
            {words.apply}
          </button>
        </>
      }
    >
      {tooBig && <output>{words.tooBig(source.lines.length, MAX_STANCE_LINES)}</output>}
      <StanceChoice chosen={stance} crawlers={crawlers} onChoose={choose} />
      <CrawlerChoice list={choice} groups={groupsOfList(stance, list)} onChoose={take} />
      <Options stance={stance} written={written} onWrite={write} reader={reader} onRead={setReader} />
      <Undecided stance={stance} crawlers={left} onDecide={() => showUndecided(choice.current)} />
      {!tooBig && (
        <section className={styles['preview']} aria-label={words.preview} aria-busy={!isKnown}>
          <output>
            {!isKnown && words.working}
            {isKnown && !isPossible && words.nothing}
          </output>
          {last && <Preview planned={last} />}
        </section>
      )}
    </Dialog>
  );
}
