// Lines under the top bar that say what happened and what to do; they stay until they are dismissed.
import { useState } from 'react';
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { offlineWords, shellNewsWords } from '../../messages/en/app/notices.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { describeStep } from '../../messages/en/changes.ts';
import { sizeWords } from '../../messages/en/counts.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { isUnsaved } from '../../state/document/unsaved.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { globalActions } from '../actions/global-actions.ts';
import { dismiss, shellStore, useShell } from '../shell/shell-store.ts';
import { DiskNotices } from './disk-notices.tsx';
import { Notice } from './notice.tsx';
import OtherTabBar from './other-tab-notice.tsx';
import ReadOnlyNotices from './read-only-notices.tsx';

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
