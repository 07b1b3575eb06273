// Asked before a file is written over that another program changed, and where it cannot be written at all.

import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { printWorkspace } from '../core/site/pack-workspace.ts';
import { visible } from '../core/text/hidden.ts';
import { sourceOfText } from '../core/text/source.ts';
import { diskWords as words } from '../messages/en/files.ts';
import { differingLines } from '../state/disk/differing.ts';
import type { ChangedOnDisk } from '../state/disk/look.ts';
import { fileWithId } from '../state/disk/resolve.ts';
import { type DiskTrouble, diskStore } from '../state/disk/trouble.ts';
import { isWorkspaceId } from '../state/disk/workspace-place.ts';
import { documentStore } from '../state/use-document.ts';
import { workspaceOf } from '../state/workspace-file.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LineChanges } from '../ui/line-changes.tsx';
import { clockTime } from './clock-time.ts';
import { closeDialog, compare, overwrite, reload, saveAgain } from './disk-ways.ts';
import { focusFiles } from './file-focus.ts';

/** What would be written now. */
function ownText(file: number) {
  const { document, view } = documentStore.getState();
  return isWorkspaceId(file)
    ? sourceOfText(printWorkspace(workspaceOf(document, view)))
    : fileWithId(document, file)?.source;
}

function Differing({ file, seen }: { file: number; seen: ChangedOnDisk }) {
  const lines = useMemo(() => {
    const own = ownText(file);
    return own && differingLines(seen.bytes, own);
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

function Way({ run, children, primary }: { run: () => unknown; children: ReactNode; primary?: boolean }) {
  return (
    <button type="button" className={`btn ${primary ? 'btn-primary' : ''}`} onClick={() => void run()}>
      {children}
    </button>
  );
}

function Ways({ trouble }: { trouble: DiskTrouble }) {
  const { file, seen } = trouble;
  if (seen.as === 'changed')
    return (
      <>
        {isWorkspaceId(file) ? (
          <Way run={() => saveAgain(trouble, 'elsewhere')}>{words.saveAs}</Way>
        ) : (
          <Way run={() => compare(trouble, seen)}>{words.compare}</Way>
        )}
        <Way run={() => reload(trouble, seen)}>{words.reload}</Way>
        <Way run={() => overwrite(trouble, seen)}>{words.overwrite}</Way>
      </>
    );
  return (
    <>
      {seen.as === 'closed' && <Way run={() => saveAgain(trouble)}>{words.again}</Way>}
      <Way primary run={() => saveAgain(trouble, 'elsewhere')}>
        {words.saveAs}
      </Way>
    </>
  );
}

/** Where one was: the dialog comes by itself, so one goes back there. */
function useReturn(): () => void {
  const [from] = useState(() => document.activeElement);
  return () => {
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else focusFiles();
  };
}

export function DiskDialog() {
  const trouble = useStore(diskStore, ({ asked }) => asked);
  const goBack = useReturn();
  if (!trouble) return null;
  const { file, seen } = trouble;
  const name = visible(trouble.name);
  const time = seen.as === 'changed' ? clockTime(seen.stamp.modified) : '';
  return (
    <Dialog
      title={words.titles[seen.as](name)}
      about={words.about[seen.as](time)}
      onClose={closeDialog}
      onClosed={goBack}
      actions={
        <>
          <Way run={closeDialog}>{words.cancel}</Way>
          <Ways trouble={trouble} />
        </>
      }
    >
      {seen.as === 'changed' && <Differing file={file} seen={seen} />}
    </Dialog>
  );
}
