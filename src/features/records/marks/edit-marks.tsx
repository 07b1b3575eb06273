// After an edit: below a rule what it was, between the rows the lines that went, and the way back.
import { type RemovedLine, restoreLine, restoreRemoved } from '../../../core/document/edited-lines.ts';
import type { SourceLine } from '../../../core/document/lines.ts';
import { lineChangesWords } from '../../../messages/en/changes.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { unsavedLines } from '../../../state/document/unsaved-lines.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { useVisibleName } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { run } from '../edits/run-edit.ts';
import styles from './edit-marks.module.css';

/** Lines as they were when the file was last saved, else opened. */
const bringBackLine = (was: SourceLine, line: number) =>
  run('bring-back', { line: line + 1 }, ({ source }) => restoreLine(source, was));

const bringBackRemoved = (removed: RemovedLine) =>
  run('bring-back', { line: removed.was + 1 }, ({ source }) => restoreRemoved(source, [removed]));

interface BringBackProps {
  readonly line: number;
  readonly run: () => void;
}

const BringBack = ({ line, run }: BringBackProps) => (
  <button type="button" className="btn btn-link" aria-label={words.bringBackLine(line + 1)} onClick={run}>
    {words.bringBack}
  </button>
);

/** The value of a field line, else the whole line: what is read of it in the row. */
function shortText(was: SourceLine, now: string | undefined): string {
  const head = /^[^:#]*:[ \t]*/.exec(was.text)?.[0];
  return head !== undefined && now?.startsWith(head) ? was.text.slice(head.length) : was.text;
}

export interface ChangedMarkProps {
  readonly id: number;
  readonly line: number;
  readonly text: string;
}

/** What a rule was before it was changed. */
export function ChangedMark({ id, line, text }: ChangedMarkProps) {
  const was = useDocument((state) => unsavedLines(state).changed.get(id));
  const visible = useVisibleName();
  if (!was) return null;
  return (
    <p className={styles['was']} data-edited="true">
      <Icon name="g-changed" /> {words.was} <del>{visible(shortText(was, text))}</del>{' '}
      <BringBack line={line} run={() => bringBackLine(was, line)} />
    </p>
  );
}

/** A line that went: it stands where it was until the file is saved. */
function RemovedRow({ removed }: { removed: RemovedLine }) {
  const visible = useVisibleName();
  return (
    <div className={styles['removed']}>
      <span className={styles['number']}>
        <span className="vh">{words.removedLine(removed.was + 1)}</span>
        <del aria-hidden="true">{removed.was + 1}</del>
      </span>
      <del className={styles['text']}>{visible(removed.line.text)}</del>
      <BringBack line={removed.was} run={() => bringBackRemoved(removed)} />
    </div>
  );
}

/** Lines of one place that are shown; of a file that was emptied nobody reads more. */
const MOST_ROWS = 50;

export function RemovedRows({ removed }: { removed: readonly RemovedLine[] }) {
  return (
    <>
      {removed.slice(0, MOST_ROWS).map((one) => (
        <RemovedRow key={one.line.id} removed={one} />
      ))}
      {removed.length > MOST_ROWS && (
        <p className={styles['more']}>{lineChangesWords.moreLines(removed.length - MOST_ROWS)}</p>
      )}
    </>
  );
}
