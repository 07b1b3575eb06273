// Lines under the top bar that say what happened and what to do; they stay until they are dismissed.
import { shellWords as words } from '../messages/words/shell.ts';
import { type GatepostState } from '../state/document-store.ts';
import { isUnsaved } from '../state/unsaved.ts';
import { useDocument } from '../state/use-document.ts';
import { DiskNotices } from './disk-notices.tsx';
import { Notice } from './notice.tsx';
import { dismiss, useShell } from './shell-store.ts';

const none: readonly number[] = [];

/** A recovered file that is still open and still not saved. */
function recoveredPath(state: GatepostState, files: readonly number[]): string | undefined {
  return state.document.files.find(({ id, path }) => files.includes(id) && isUnsaved(state, path))?.path;
}

export default function Notices() {
  const problem = useShell((state) => state.problem);
  const kept = useShell((state) => state.kept);
  const recovered = useShell((state) => state.recovered);
  const note = useShell((state) => state.note);
  const isNoted = useDocument(({ document }) => document.files.some(({ id }) => id === note?.file));
  const path = useDocument((state) => recoveredPath(state, recovered?.files ?? none));
  return (
    <div>
      {problem !== undefined && (
        <Notice icon="g-error" onDismiss={() => dismiss('problem')}>
          {problem}
        </Notice>
      )}
      {note && isNoted && (
        <Notice icon="g-note" onDismiss={() => dismiss('note')}>
          {note.sentence}
        </Notice>
      )}
      <DiskNotices />
      {!kept && <Notice icon="g-warning">{words.notKept}</Notice>}
      {path !== undefined && (
        <Notice icon="g-note" onDismiss={() => dismiss('recovered')}>
          {words.recovered(path)}
        </Notice>
      )}
    </div>
  );
}
