// Asked before a file is written over that another program changed, and where it cannot be written at all.

import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { sourceOfText } from '../../core/document/source.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { diskWords as words } from '../../messages/en/app/files.ts';
import type { ChangedOnDisk } from '../../state/disk/check-file.ts';
import { findDifferingLines } from '../../state/disk/differing-lines.ts';
import { type DiskProblem, diskStore } from '../../state/disk/disk-problems.ts';
import { fileWithId } from '../../state/disk/resolve-disk-change.ts';
import { isWorkspacePlaceId } from '../../state/disk/workspace-place.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { workspaceOf } from '../../state/workspace/document-to-workspace.ts';
import { LineChanges } from '../../ui/content/line-changes.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { formatClockTime } from '../notices/format-clock-time.ts';
import {
  closeDiskDialog,
  compareWithDisk,
  overwriteOnDisk,
  reloadFromDisk,
  saveAgain,
} from './disk-actions.ts';
import { focusFileMenu } from './file-focus.ts';

/** What would be written now. */
function ownText(file: number) {
  const { document, view } = documentStore.getState();
  return isWorkspacePlaceId(file)
    ? sourceOfText(printWorkspace(workspaceOf(document, view)))
    : fileWithId(document, file)?.source;
}

function DifferingLines({ file, seen }: { file: number; seen: ChangedOnDisk }) {
  const lines = useMemo(() => {
    const own = ownText(file);
    return own && findDifferingLines(seen.bytes, own);
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

function DiskActionButtons({ trouble }: { trouble: DiskProblem }) {
  const { file, seen } = trouble;
  if (seen.as === 'changed')
    return (
      <>
        {isWorkspacePlaceId(file) ? (
          <DiskActionButton run={() => saveAgain(trouble, 'elsewhere')}>{words.saveAs}</DiskActionButton>
        ) : (
          <DiskActionButton run={() => compareWithDisk(trouble, seen)}>{words.compare}</DiskActionButton>
        )}
        <DiskActionButton run={() => reloadFromDisk(trouble, seen)}>{words.reload}</DiskActionButton>
        <DiskActionButton run={() => overwriteOnDisk(trouble, seen)}>{words.overwrite}</DiskActionButton>
      </>
    );
  return (
    <>
      {seen.as === 'closed' && (
        <DiskActionButton run={() => saveAgain(trouble)}>{words.again}</DiskActionButton>
      )}
      <DiskActionButton primary run={() => saveAgain(trouble, 'elsewhere')}>
        {words.saveAs}
      </DiskActionButton>
    </>
  );
}

/** Where one was: the dialog comes by itself, so one goes back there. */
function useCloseDialog(): () => void {
  const [from] = useState(() => document.activeElement);
  return () => {
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else focusFileMenu();
  };
}

export function DiskDialog() {
  const trouble = useStore(diskStore, ({ question: asked }) => asked);
  const goBack = useCloseDialog();
  if (!trouble) return null;
  const { file, seen } = trouble;
  const name = escapeInvisible(trouble.name);
  const time = seen.as === 'changed' ? formatClockTime(seen.stamp.modified) : '';
  return (
    <Dialog
      title={words.titles[seen.as](name)}
      about={words.about[seen.as](time)}
      onClose={closeDiskDialog}
      onClosed={goBack}
      actions={
        <>
          <DiskActionButton run={closeDiskDialog}>{words.cancel}</DiskActionButton>
          <DiskActionButtons trouble={trouble} />
        </>
      }
    >
      {seen.as === 'changed' && <DifferingLines file={file} seen={seen} />}
    </Dialog>
  );
}
