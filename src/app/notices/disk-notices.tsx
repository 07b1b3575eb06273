// Notices shown before a save: another program changed or deleted an open file.

import { useStore } from 'zustand';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { diskWords as words } from '../../messages/en/app/files.ts';
import { formatClockTime } from '../../messages/format-clock-time.ts';
import type { ChangedOnDisk } from '../../state/disk/check-file.ts';
import {
  askAboutProblem,
  type DiskProblem,
  diskStore,
  dismissProblemNotice,
} from '../../state/disk/disk-problems.ts';
import { fileWithId } from '../../state/disk/resolve-disk-change.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { isUnsaved } from '../../state/saved/unsaved.ts';
import { compareWithDisk, reloadFromDisk, saveAgain } from '../files/disk-actions.ts';
import { shellStore } from '../shared/shell-store.ts';
import { Notice } from './notice.tsx';

function NoticeButton({ run, word }: { run: () => unknown; word: string }) {
  return (
    <button type="button" className="btn btn-link" onClick={() => void run()}>
      {word}
    </button>
  );
}

function openDiskDialog(problem: DiskProblem): void {
  askAboutProblem(problem);
  shellStore.setState({ asks: { about: 'disk' } });
}

function ChangedNotice({ trouble: problem, seen }: { trouble: DiskProblem; seen: ChangedOnDisk }) {
  const { file } = problem;
  const name = escapeInvisible(problem.name);
  const isEdited = useDocument((state) => isUnsaved(state, fileWithId(state.document, file)?.path ?? ''));
  return (
    <Notice
      icon="g-warning"
      onAction={() => dismissProblemNotice(problem)}
      more={
        <>
          <NoticeButton run={() => compareWithDisk(problem, seen)} word={words.compare} />
          {isEdited ? (
            <NoticeButton run={() => openDiskDialog(problem)} word={words.choose} />
          ) : (
            <NoticeButton run={() => reloadFromDisk(problem, seen)} word={words.reload} />
          )}
        </>
      }
    >
      {words.noticed.changed(name, formatClockTime(seen.stamp.modified))} {isEdited && words.noticed.edited}
    </Notice>
  );
}

function GoneNotice({ trouble: problem }: { trouble: DiskProblem }) {
  return (
    <Notice
      icon="g-warning"
      onAction={() => dismissProblemNotice(problem)}
      more={<NoticeButton run={() => saveAgain(problem, 'elsewhere')} word={words.saveAs} />}
    >
      {words.noticed.gone(escapeInvisible(problem.name))}
    </Notice>
  );
}

function DiskNotice({ trouble: problem }: { trouble: DiskProblem }) {
  const isOpen = useDocument(({ document }) => fileWithId(document, problem.file) !== undefined);
  const { seen } = problem;
  if (!isOpen) return null;
  return seen.as === 'changed' ? (
    <ChangedNotice trouble={problem} seen={seen} />
  ) : (
    <GoneNotice trouble={problem} />
  );
}

export function DiskNotices() {
  const notices = useStore(diskStore, (state) => state.notices);
  return [...notices.values()].map((problem) => <DiskNotice key={problem.file} trouble={problem} />);
}
