// Lines under the top bar that say what happened and what to do; they stay until they are dismissed.
import { type ReactNode, useState } from 'react';
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { offlineWords, shellNewsWords } from '../../messages/en/app/notices.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { describeStep } from '../../messages/en/changes.ts';
import { sizeWords } from '../../messages/en/counts.ts';
import { dismissRefusal, type GatepostState } from '../../state/document/document-store.ts';
import type { Refusal } from '../../state/document/state.ts';
import { isUnsaved } from '../../state/document/unsaved.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { openFileTooBig } from '../../state/table/too-big-file.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { dismiss, shellStore, useShell } from '../shell/shell-store.ts';
import { DiskNotices } from './disk-notices.tsx';
import { Notice } from './notice.tsx';
import OtherTabBar from './other-tab-notice.tsx';

function Line({ children }: { children: ReactNode }) {
  return (
    <div className="notice">
      <Icon name="g-note" />
      {children}
    </div>
  );
}

function sentenceOf(refusal: Refusal): string | undefined {
  if (refusal.code === 'too-much') return sizeWords.tooMuch(escapeInvisible(refusal.path), refusal.excess);
  if (refusal.code !== 'read-only') return undefined;
  return refusal.why === 'too-big' ? sizeWords.notChanged(escapeInvisible(refusal.path)) : undefined;
}

function Refused() {
  const refusal = useDocument((state) => state.refusal);
  const sentence = refusal && sentenceOf(refusal);
  return (
    <div role="alert">
      {sentence !== undefined && (
        <div className="notice" data-severity="error">
          <Icon name="g-error" />
          <span>{sentence}</span>
          <button type="button" className="btn btn-link" onClick={() => dismissRefusal(documentStore)}>
            {sizeWords.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}

function Reading() {
  const reading = useShell((state) => state.reading);
  if (!reading) return null;
  return (
    <div className="notice">
      <Icon name="g-note" />
      <span>{sizeWords.reading(escapeInvisible(reading.name), reading.share)}</span>
      {reading.cancel && (
        <button type="button" className="btn" onClick={reading.cancel}>
          {sizeWords.cancel}
        </button>
      )}
    </div>
  );
}

/** Says why something is only shown, and what was not changed because of that; and how far a reading is. */
function ReadOnlyNotices() {
  const big = useDocument(openFileTooBig);
  return (
    <>
      <Reading />
      <output className="notices">
        {big && (
          <Line>
            <span>{sizeWords.openedReadOnly(escapeInvisible(big.path), big.source.big.excess)}</span>
          </Line>
        )}
      </output>
      <Refused />
    </>
  );
}

/** Refuses what is too big before anybody else hears of the paste, and says so. */
function guardPastes(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { length } = event.clipboardData?.getData('text/plain') ?? '';
      if (length <= EDIT_SIZE_LIMITS.octets) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      shellStore.setState({ problem: sizeWords.notPasted(length) });
    },
    true,
  );
}

guardPastes();

const none: readonly number[] = [];

const openings = new Set(['open-file', 'open-files', 'open-workspace', 'open-example', 'paste-file']);

/** The opening that was undone last: one undo too many takes a whole site away. */
function undoneOpening({ history }: GatepostState) {
  const label = history.future[0]?.label;
  return label && openings.has(label.code) ? label : undefined;
}

/** A recovered file that is still open and still not saved. */
function recoveredPath(state: GatepostState, files: readonly number[]): string | undefined {
  return state.document.files.find(({ id, path }) => files.includes(id) && isUnsaved(state, path))?.path;
}

export default function Notices() {
  const problem = useShell((state) => state.problem);
  const done = useShell((state) => state.done);
  const kept = useShell((state) => state.kept);
  const keeperMissing = useShell((state) => state.keeperMissing);
  const recovered = useShell((state) => state.recovered);
  const note = useShell((state) => state.note);
  const renew = useShell((state) => state.renew);
  const isNoted = useDocument(({ document }) => document.files.some(({ id }) => id === note?.file));
  const path = useDocument((state) => recoveredPath(state, recovered?.files ?? none));
  const undone = useDocument(undoneOpening);
  // What was undone in an earlier visit was seen there.
  const [putAway, setPutAway] = useState(undone);
  const last = useDocument(({ history }) => history.past.at(-1));
  return (
    <div>
      <OtherTabBar />
      <ReadOnlyNotices />
      <output className="notices" aria-atomic="false">
        {problem !== undefined && (
          <Notice icon="g-error" onAction={() => dismiss('problem')}>
            {problem}
          </Notice>
        )}
        {done !== undefined && (
          <Notice icon="g-note" onAction={() => dismiss('done')}>
            {done}
          </Notice>
        )}
        {note && isNoted && (
          <Notice
            icon="g-note"
            onAction={() => dismiss('note')}
            more={
              note.way &&
              note.way.step === last && (
                <button type="button" className="btn btn-link" onClick={note.way.run}>
                  {note.way.word}
                </button>
              )
            }
          >
            {note.sentence}
          </Notice>
        )}
        {undone && undone !== putAway && (
          <Notice
            icon="g-note"
            onAction={() => setPutAway(undone)}
            more={
              <button type="button" className="btn btn-link" onClick={globalActions.redo.run}>
                {shellNewsWords.openAgain}
              </button>
            }
          >
            {shellNewsWords.undoneOpening(describeStep(undone))}
          </Notice>
        )}
        <DiskNotices />
        {!kept && (
          <Notice icon="g-warning" action={words.saveWorkspace} onAction={globalActions.saveWorkspace.run}>
            {keeperMissing ? shellNewsWords.keeperMissing : shellNewsWords.notKept}
          </Notice>
        )}
        {path !== undefined && (
          <Notice icon="g-note" onAction={() => dismiss('recovered')}>
            {shellNewsWords.recovered(escapeInvisible(path))}
          </Notice>
        )}
        {renew && (
          <Notice icon="g-note" action={offlineWords.reload} onAction={renew}>
            {offlineWords.newVersion}
          </Notice>
        )}
      </output>
    </div>
  );
}
