// Said before anybody wants to save: another program changed a file that is open here, or it is gone.

import { useStore } from 'zustand';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { diskWords as words } from '../../messages/en/app/files.ts';
import type { ChangedOnDisk } from '../../state/disk/check-file.ts';
import {
  askAboutProblem,
  type DiskProblem,
  diskStore,
  dismissProblemNotice,
} from '../../state/disk/disk-problems.ts';
import { fileWithId } from '../../state/disk/resolve-disk-change.ts';
import { isUnsaved } from '../../state/document/unsaved.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { compareWithDisk, reloadFromDisk, saveAgain } from '../files/disk-actions.ts';
import { shellStore } from '../shell/shell-store.ts';
import { formatClockTime } from './format-clock-time.ts';
import { Notice } from './notice.tsx';

function NoticeButton({ run, word }: { run: () => unknown; word: string }) {
  return (
    <button type="button" className="btn btn-link" onClick={() => void run()}>
      {word}
    </button>
  );
}

function askNow(trouble: DiskProblem): void {
  askAboutProblem(trouble);
  shellStore.setState({ asks: { about: 'disk' } });
}

function Changed({ trouble, seen }: { trouble: DiskProblem; seen: ChangedOnDisk }) {
  const { file } = trouble;
  const name = escapeInvisible(trouble.name);
  const isEdited = useDocument((state) => isUnsaved(state, fileWithId(state.document, file)?.path ?? ''));
  return (
    <Notice
      icon="g-warning"
      onAction={() => dismissProblemNotice(trouble)}
      more={
        <>
          <NoticeButton run={() => compareWithDisk(trouble, seen)} word={words.compare} />
          {isEdited ? (
            <NoticeButton run={() => askNow(trouble)} word={words.choose} />
          ) : (
            <NoticeButton run={() => reloadFromDisk(trouble, seen)} word={words.reload} />
          )}
        </>
      }
    >
      {words.noticed.changed(name, formatClockTime(seen.stamp.modified))} {isEdited && words.noticed.edited}
    </Notice>
  );
}

function Gone({ trouble }: { trouble: DiskProblem }) {
  return (
    <Notice
      icon="g-warning"
      onAction={() => dismissProblemNotice(trouble)}
      more={<NoticeButton run={() => saveAgain(trouble, 'elsewhere')} word={words.saveAs} />}
    >
      {words.noticed.gone(escapeInvisible(trouble.name))}
    </Notice>
  );
}

function DiskNotice({ trouble }: { trouble: DiskProblem }) {
  const isOpen = useDocument(({ document }) => fileWithId(document, trouble.file) !== undefined);
  const { seen } = trouble;
  if (!isOpen) return null;
  return seen.as === 'changed' ? <Changed trouble={trouble} seen={seen} /> : <Gone trouble={trouble} />;
}

export function DiskNotices() {
  const noticed = useStore(diskStore, (state) => state.notices);
  return [...noticed.values()].map((trouble) => <DiskNotice key={trouble.file} trouble={trouble} />);
}
