// Notices under the top bar: what happened and what to do. They stay until they are dismissed.
import { type ReactNode, useState } from 'react';
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { noticeWords, offlineWords } from '../../messages/en/app/notices.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { describeStep } from '../../messages/en/comparison/changes.ts';
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

function PlainNotice({ children }: { children: ReactNode }) {
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

function RefusalNotice() {
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

function ReadingNotice() {
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

/**
 * Notices about read-only files, about changes that were refused for that reason, and about the progress of
 * reading.
 */
function ReadOnlyNotices() {
  const big = useDocument(openFileTooBig);
  return (
    <>
      <ReadingNotice />
      <output className="notices">
        {big && (
          <PlainNotice>
            <span>{sizeWords.openedReadOnly(escapeInvisible(big.path), big.source.big.excess)}</span>
          </PlainNotice>
        )}
      </output>
      <RefusalNotice />
    </>
  );
}

/** Rejects a paste that is too big before any other handler receives it, and shows a notice. */
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

const noFiles: readonly number[] = [];

const openingCodes = new Set(['open-file', 'open-files', 'open-workspace', 'open-example', 'paste-file']);

/** Returns the label of an opening that was undone last: one undo too many may remove a whole site. */
function undoneOpening({ history }: GatepostState) {
  const label = history.future[0]?.label;
  return label && openingCodes.has(label.code) ? label : undefined;
}

/** Returns the path of a restored file that is still open and still unsaved. */
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
  const isNoteFileOpen = useDocument(({ document }) => document.files.some(({ id }) => id === note?.file));
  const path = useDocument((state) => recoveredPath(state, recovered?.files ?? noFiles));
  const undoneLabel = useDocument(undoneOpening);
  // An opening that was undone in an earlier visit was noticed there.
  const [dismissed, setDismissed] = useState(undoneLabel);
  const lastStep = useDocument(({ history }) => history.past.at(-1));
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
        {note && isNoteFileOpen && (
          <Notice
            icon="g-note"
            onAction={() => dismiss('note')}
            more={
              note.way &&
              note.way.step === lastStep && (
                <button type="button" className="btn btn-link" onClick={note.way.run}>
                  {note.way.word}
                </button>
              )
            }
          >
            {note.sentence}
          </Notice>
        )}
        {undoneLabel && undoneLabel !== dismissed && (
          <Notice
            icon="g-note"
            onAction={() => setDismissed(undoneLabel)}
            more={
              <button type="button" className="btn btn-link" onClick={globalActions.redo.run}>
                {noticeWords.openAgain}
              </button>
            }
          >
            {noticeWords.undoneOpening(describeStep(undoneLabel))}
          </Notice>
        )}
        <DiskNotices />
        {!kept && (
          <Notice icon="g-warning" action={words.saveWorkspace} onAction={globalActions.saveWorkspace.run}>
            {keeperMissing ? noticeWords.keeperMissing : noticeWords.notKept}
          </Notice>
        )}
        {path !== undefined && (
          <Notice icon="g-note" onAction={() => dismiss('recovered')}>
            {noticeWords.recovered(escapeInvisible(path))}
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
