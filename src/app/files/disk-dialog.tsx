// The dialog before a changed file is overwritten, and for a file that cannot be written.

import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { sourceOfText } from '../../core/document/source.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { diskWords as words } from '../../messages/en/app/files.ts';
import { localEditorWords } from '../../messages/en/app/local-editor.ts';
import { formatClockTime } from '../../messages/format-clock-time.ts';
import type { ChangedOnDisk } from '../../state/disk/check-file.ts';
import { findDifferingLines } from '../../state/disk/differing-lines.ts';
import { type DiskProblem, diskStore } from '../../state/disk/disk-problems.ts';
import { isLocalEditor } from '../../state/disk/local-editor-token.ts';
import { fileWithId } from '../../state/disk/resolve-disk-change.ts';
import { isWorkspacePlaceId } from '../../state/disk/workspace-place.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { workspaceOf } from '../../state/workspace/document-to-workspace.ts';
import { LineChanges } from '../../ui/content/line-changes.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { focusFileMenu } from '../shared/file-focus.ts';
import {
  closeDiskDialog,
  compareWithDisk,
  overwriteOnDisk,
  reloadFromDisk,
  saveAgain,
} from './disk-actions.ts';

/** The text that would be written now. */
function currentSource(file: number) {
  const { document, view } = documentStore.getState();
  return isWorkspacePlaceId(file)
    ? sourceOfText(printWorkspace(workspaceOf(document, view)))
    : fileWithId(document, file)?.source;
}

function DifferingLines({ file, seen }: { file: number; seen: ChangedOnDisk }) {
  const lines = useMemo(() => {
    const source = currentSource(file);
    return source && findDifferingLines(seen.bytes, source);
  }, [file, seen]);
  if (!lines) return <p>{words.tooBig}</p>;
  if (lines.length === 0) return <p>{words.sameLines}</p>;
  const added = lines.filter(({ kind }) => kind === 'added').length;
  return (
    <section>
      <h3>{words.differing(added, lines.length - added)}</h3>
      <LineChanges changes={lines} />
    </section>
  );
}

function DiskActionButton({
  run,
  children,
  primary,
}: {
  run: () => unknown;
  children: ReactNode;
  primary?: boolean;
}) {
  return (
    <button type="button" className={`btn ${primary ? 'btn-primary' : ''}`} onClick={() => void run()}>
      {children}
    </button>
  );
}

function DiskActionButtons({ trouble: problem }: { trouble: DiskProblem }) {
  const { file, seen } = problem;
  if (seen.as === 'changed')
    return (
      <>
        {isWorkspacePlaceId(file) ? (
          <DiskActionButton run={() => saveAgain(problem, 'elsewhere')}>{words.saveAs}</DiskActionButton>
        ) : (
          <DiskActionButton run={() => compareWithDisk(problem, seen)}>{words.compare}</DiskActionButton>
        )}
        <DiskActionButton run={() => reloadFromDisk(problem, seen)}>{words.reload}</DiskActionButton>
        <DiskActionButton run={() => overwriteOnDisk(problem, seen)}>{words.overwrite}</DiskActionButton>
      </>
    );
  return (
    <>
      {seen.as === 'closed' && (
        <DiskActionButton run={() => saveAgain(problem)}>{words.again}</DiskActionButton>
      )}
      <DiskActionButton primary run={() => saveAgain(problem, 'elsewhere')}>
        {words.saveAs}
      </DiskActionButton>
    </>
  );
}

/** Returns a function that restores the previous focus, because the dialog opens without a button. */
function useCloseDialog(): () => void {
  const [from] = useState(() => document.activeElement);
  return () => {
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else focusFileMenu();
  };
}

export function DiskDialog() {
  const problem = useStore(diskStore, ({ question }) => question);
  const restoreFocus = useCloseDialog();
  if (!problem) return null;
  const { file, seen } = problem;
  const name = escapeInvisible(problem.name);
  const time = seen.as === 'changed' ? formatClockTime(seen.stamp.modified) : '';
  return (
    <Dialog
      title={words.titles[seen.as](name)}
      about={seen.as === 'closed' && isLocalEditor() ? localEditorWords.readOnly : words.about[seen.as](time)}
      onClose={closeDiskDialog}
      onClosed={restoreFocus}
      actions={
        <>
          <DiskActionButton run={closeDiskDialog}>{words.cancel}</DiskActionButton>
          <DiskActionButtons trouble={problem} />
        </>
      }
    >
      {seen.as === 'changed' && <DifferingLines file={file} seen={seen} />}
    </Dialog>
  );
}
