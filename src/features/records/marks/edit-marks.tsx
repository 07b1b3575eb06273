// Marks of edits: the previous text below a changed rule, removed lines between the rows, and buttons that
// restore them.
import { type RemovedLine, restoreLine, restoreRemoved } from '../../../core/document/edited-lines.ts';
import type { SourceLine } from '../../../core/document/lines.ts';
import { lineChangesWords } from '../../../messages/en/comparison/changes.ts';
import { recordToolWords as words } from '../../../messages/en/record-tools.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { unsavedLines } from '../../../state/saved/unsaved-lines.ts';
import { useVisibleName } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { run } from '../edits/run-edit.ts';
import styles from './edit-marks.module.css';
import { equalEdits } from './equal-edits.ts';

/** Restores a line as it was when the file was last saved or opened. */
const restoreChangedLine = (savedLine: SourceLine, line: number) =>
  run('bring-back', { line: line + 1 }, ({ source }) => restoreLine(source, savedLine));

const restoreRemovedLine = (removed: RemovedLine) =>
  run('bring-back', { line: removed.was + 1 }, ({ source }) => restoreRemoved(source, [removed]));

interface RestoreButtonProps {
  readonly line: number;
  readonly run: () => void;
}

const RestoreButton = ({ line, run }: RestoreButtonProps) => (
  <button type="button" className="btn btn-link" aria-label={words.bringBackLine(line + 1)} onClick={run}>
    {words.bringBack}
  </button>
);

/** Returns the saved value if the line has the same field name as before, otherwise the whole saved line. */
function shortText(savedLine: SourceLine, currentText: string | undefined): string {
  const head = /^[^:#]*:[ \t]*/.exec(savedLine.text)?.[0];
  return head !== undefined && currentText?.startsWith(head)
    ? savedLine.text.slice(head.length)
    : savedLine.text;
}

export interface ChangedMarkProps {
  readonly id: number;
  readonly line: number;
  readonly text: string;
}

/** The text of a rule before it was changed. */
export function ChangedMark({ id, line, text }: ChangedMarkProps) {
  const savedLine = useDocument((state) => unsavedLines(state).changed.get(id));
  const equal = useDocument((state) =>
    equalEdits(unsavedLines(state).changed, openSource(state).lines).get(id),
  );
  const visibleName = useVisibleName();
  if (!savedLine) return null;
  const button = <RestoreButton line={line} run={() => restoreChangedLine(savedLine, line)} />;
  const was = visibleName(shortText(savedLine, text));
  if (equal?.isFirst === false)
    return (
      <span className={`text-xs changed ${styles['again']}`} title={`${words.was} ${was}`} data-edited="true">
        {button}
      </span>
    );
  return (
    <p className={`text-xs breaks changed ${styles['was']}`} data-edited="true">
      <Icon name="g-changed" /> {words.was} <del>{was}</del> {button}
      {equal && ` ${words.changedAlike(equal.others)}`}
    </p>
  );
}

/** A line that was removed. It stays visible in its old place until the file is saved. */
function RemovedRow({ removed }: { removed: RemovedLine }) {
  const visibleName = useVisibleName();
  return (
    <div className={`text-s quiet ${styles['removed']}`}>
      <span className={styles['number']}>
        <span className="vh">{words.removedLine(removed.was + 1)}</span>
        <del aria-hidden="true">{removed.was + 1}</del>
      </span>
      <del className={styles['text']}>{visibleName(removed.line.text)}</del>
      <RestoreButton line={removed.was} run={() => restoreRemovedLine(removed)} />
    </div>
  );
}

/** How many removed lines of one place are shown: after a whole file was deleted, a longer list is of no use. */
const MAX_ROWS = 50;

export function RemovedRows({ removed }: { removed: readonly RemovedLine[] }) {
  return (
    <>
      {removed.slice(0, MAX_ROWS).map((line) => (
        <RemovedRow key={line.line.id} removed={line} />
      ))}
      {removed.length > MAX_ROWS && (
        <p className={`text-xs quiet ${styles['more']}`}>
          {lineChangesWords.moreLines(removed.length - MAX_ROWS)}
        </p>
      )}
    </>
  );
}
