// A folded run. For similar rules: what they have in common, how many there are, and how many cells they decide.
// For a long comment: how many lines are hidden.
import { useContext } from 'react';
import { lineAt } from '../../../core/document/lines.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { number } from '../../../messages/en/counts.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useListActions, useRecordsForm } from '../form-context.ts';
import { RecordBadgesContext } from '../marks/badges-provider.tsx';
import styles from '../records.module.css';
import { runLikeness } from './rule-runs.ts';

interface MoreCommentLinesProps {
  readonly line: number;
  readonly end: number;
  readonly open: () => void;
}

const MoreCommentLines = ({ line, end, open }: MoreCommentLinesProps) => (
  <fieldset aria-label={recordToolWords.runName(line + 1, end)} className={styles['commentRow']}>
    <span />
    <span className={`mono ${styles['sign']}`} />
    <span>
      <button
        type="button"
        className="btn btn-link"
        aria-expanded="false"
        title={recordToolWords.openRun(line + 1, end)}
        onClick={open}
      >
        {recordToolWords.moreLines(end - line)}
      </button>
    </span>
  </fieldset>
);

export default function RuleRunRow({ line, end }: { line: number; end: number }) {
  const { policy } = useRecordsForm();
  const { openRun } = useListActions();
  const badges = useContext(RecordBadgesContext);
  const likeness = runLikeness(policy, line);
  if (!likeness) return <MoreCommentLines line={line} end={end} open={() => openRun(line)} />;
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
      <span className={`text-xs ${styles['badge']}`} data-lags="true" data-none={count === 0}>
        {badges && (
          <>
            {recordToolWords.decide(end - line)} <b>{number(count)}</b>
          </>
        )}
      </span>
    </fieldset>
  );
}
