// A line that no reader can read: its text, and why.
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import { decidingWords } from '../../../messages/en/explanation.ts';
import { recordToolWords as toolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { SeverityIcon } from '../../../ui/icons/severity-icon.tsx';
import { useListActions, useRecordsForm } from '../form-context.ts';
import { useFindingsOfLine, worstSeverity } from '../marks/findings-of-line.ts';
import { LazyLineMarks } from '../marks/lazy-reader-marks.tsx';
import styles from '../records.module.css';
import { LineMenu, type OtherRowProps } from './other-rows.tsx';

/** How many unreadable lines are counted, and how many blank lines are skipped, at most. */
const MAX_SCANNED_LINES = 1000;

/** Returns how many unreadable lines start here, ignoring blank ones; 0 if there is an unreadable line above. */
function unreadableLinesFrom(policy: Policy, line: number): number {
  const kindAt = (at: number) =>
    at >= 0 && at < policy.source.lines.length ? fieldAt(policy, at).kind : undefined;
  let above = line - 1;
  while (kindAt(above) === 'blank' && line - above < MAX_SCANNED_LINES) above--;
  if (kindAt(above) === 'junk') return 0;
  let count = 0;
  for (let at = line; at < line + MAX_SCANNED_LINES; at++) {
    const kind = kindAt(at);
    if (kind === 'junk') count++;
    else if (kind !== 'blank') break;
  }
  return count;
}

/**
 * The first of neighboring unreadable lines shows the message for all. If a finding below the row says it, the
 * row does not.
 */
export function UnreadableRow(props: OtherRowProps) {
  const { field, line, isCurrent } = props;
  const { remove } = useListActions();
  const count = unreadableLinesFrom(useRecordsForm().policy, line);
  const findings = useFindingsOfLine(field.line.id);
  const reason = /^[^#]*:/.test(field.line.text) ? toolWords.junk.noName : toolWords.junk.noColon;
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={styles['brokenRow']}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <LineMenu {...props} />
      <code className={styles['raw']}>
        <VisibleText text={field.line.text} />
      </code>
      <span className={`text-xs ${styles['badge']}`}>{decidingWords.neverDecides}</span>
      {(count > 1 || (count === 1 && findings.length === 0)) && (
        <p className={`text-s quiet ${styles['hint']}`}>
          <SeverityIcon severity={worstSeverity(findings)} />
          <span>{count > 1 ? toolWords.junk.many(count, count >= MAX_SCANNED_LINES) : reason}</span>
          {count === 1 && (
            <button type="button" className="btn btn-link target" onClick={() => remove(field.line.id)}>
              {words.deleteLine(line + 1)}
            </button>
          )}
        </p>
      )}
      <LazyLineMarks line={line} />
    </fieldset>
  );
}
