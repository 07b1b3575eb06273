// A folded run. For similar rules: what they have in common, how many there are, and how many cells they decide.
// For a comment: its first lines, and how many more there are.
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { lineAt } from '../../../core/document/lines.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { number } from '../../../messages/en/counts.ts';
import { decidingWords } from '../../../messages/en/explanation.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useListActions, useRecordsForm } from '../form-context.ts';
import { RecordBadgesContext } from '../marks/badges-provider.tsx';
import { useFindingsOfLine } from '../marks/findings-of-line.ts';
import { isOtherQuestion } from '../marks/record-badges.ts';
import styles from '../records.module.css';
import { focusLineField } from './focus-row.ts';
import { runLikeness } from './rule-runs.ts';

/** How many lines of a comment are shown while it is folded. */
const SHOWN_LINES = 3;

interface RunProps {
  readonly line: number;
  readonly end: number;
  readonly isCurrent: boolean;
}

/** A comment of several lines as one block. A press opens its lines for editing. */
function CommentBlock({ line, end, isCurrent }: RunProps) {
  const { policy } = useRecordsForm();
  const { openRun } = useListActions();
  const open = () => {
    flushSync(() => openRun(line));
    focusLineField(line, 'comment');
  };
  const shown = Array.from({ length: Math.min(end - line, SHOWN_LINES) }, (_, i) => line + i);
  const hidden = end - line - shown.length;
  return (
    <fieldset
      aria-label={recordToolWords.runName(line + 1, end)}
      className={styles['commentBlock']}
      data-current={isCurrent}
    >
      <span className={`text-xs faint ${styles['number']}`}>
        {line + 1}–<wbr />
        {end}
      </span>
      <button
        type="button"
        className={`mono ${styles['commentText']}`}
        aria-expanded="false"
        data-field="run"
        title={recordToolWords.openRun(line + 1, end)}
        onClick={open}
      >
        {shown.map((at) => (
          <span key={at}>
            <VisibleText text={lineAt(policy.source.lines, at)?.text ?? ''} keepsSpaces />
          </span>
        ))}
        {hidden > 0 && <span className={styles['moreLines']}>{recordToolWords.moreLines(hidden)}</span>}
      </button>
    </fieldset>
  );
}

export function RuleRunRow({ line, end, isCurrent }: RunProps) {
  const { policy } = useRecordsForm();
  const { openRun } = useListActions();
  const badges = useContext(RecordBadgesContext);
  const isOther = useDocument(isOtherQuestion);
  // A rule with an error matches no URL; the finding below the row says what is wrong.
  const isBroken = useFindingsOfLine(lineAt(policy.source.lines, line)?.id ?? -1).some(
    ({ severity }) => severity === 'error',
  );
  const likeness = runLikeness(policy, line);
  if (!likeness) return <CommentBlock {...{ line, end, isCurrent }} />;
  let count = 0;
  for (let at = line; badges && at < end; at++)
    count += badges.decided.get(lineAt(policy.source.lines, at)!.id) ?? 0;
  return (
    <fieldset aria-label={recordToolWords.runName(line + 1, end)} className={styles['runRow']}>
      <button
        type="button"
        className="ibtn"
        aria-expanded="false"
        aria-label={recordToolWords.openRun(line + 1, end)}
        data-field="run"
        onClick={() => openRun(line)}
      >
        <Icon name="g-right" />
      </button>
      <span className={`inline text-s ${styles['effect']}`} data-effect={likeness.effect}>
        <Icon name={likeness.effect === 'allow' ? 'g-yes' : 'g-no'} /> {likeness.name}
      </span>
      <span className={`text-s quiet ${styles['runPath']}`} title={escapeInvisible(`${likeness.folder}…`)}>
        <code>
          <VisibleText text={likeness.folder} />…
        </code>{' '}
        <span>{recordToolWords.moreRules(end - line)}</span>
      </span>
      {isBroken && count === 0 ? (
        <span className={`text-xs ${styles['badge']}`} data-never="true">
          {decidingWords.neverDecides}
        </span>
      ) : (
        <span className={`text-xs ${styles['badge']}`} data-lags="true" data-none={count === 0}>
          {badges && !(count === 0 && isOther) && (
            <>
              {recordToolWords.decide(end - line)} <b>{number(count)}</b>
            </>
          )}
        </span>
      )}
    </fieldset>
  );
}
