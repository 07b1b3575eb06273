// A hint below a rule that never decides: why, and a button that resolves it if possible.
import { useContext } from 'react';
import { fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { decidingWords } from '../../../messages/en/explanation.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import * as commands from '../edits/line-edits.ts';
import { useInterpretation, useListActions, useRecordsForm } from '../form-context.ts';
import { useAnnounce } from '../highlight-line.ts';
import styles from '../records.module.css';
import { RecordBadgesContext } from './badges-provider.tsx';
import { type RuleProps, useCoveringLines } from './covering-lines.ts';

export function NeverDecidesHint({ id, line }: RuleProps) {
  const badges = useContext(RecordBadgesContext);
  const { firstUnreadLine, marks } = useInterpretation();
  const { policy } = useRecordsForm();
  const { remove } = useListActions();
  const announce = useAnnounce();
  const coveringLines = useCoveringLines({ id, line });
  const [firstCover] = coveringLines ?? [];
  const isOrphan = marks.get(line)?.some(({ code }) => code === 'orphan');
  if (
    !badges ||
    !coveringLines ||
    firstCover === undefined ||
    line >= firstUnreadLine ||
    isOrphan ||
    (badges.decided.get(id) ?? 0) > 0
  )
    return null;
  const moveAbove = () => {
    const newLine = commands.moveRuleTo(id, firstCover);
    if (newLine >= 0) announce(words.movedTo(newLine + 1));
  };
  const label = (at: number) => fieldAt(policy, at).line.text.trim().toLowerCase();
  const isRepeated = coveringLines.length === 1 && label(firstCover) === label(line);
  const repeatedPath = isRepeated ? valueOf(fieldAt(policy, line)) : undefined;
  return (
    <p className={`text-s quiet ${styles['never']}`} data-lags="true">
      <Icon name={isRepeated ? 'g-hint' : 'g-warning'} />{' '}
      <span>
        <VisibleText text={decidingWords.comesFirst(coveringLines, badges.isFirst, repeatedPath)} />
      </span>
      {badges.isFirst && !isRepeated ? (
        <button type="button" className="btn btn-link" onClick={moveAbove}>
          {decidingWords.moveAbove(firstCover + 1)}
        </button>
      ) : (
        <button type="button" className="btn btn-link" onClick={() => remove(id)}>
          {words.deleteLine(line + 1)}
        </button>
      )}
    </p>
  );
}
