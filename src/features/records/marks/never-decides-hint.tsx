// Below a rule that never decides: why, and the way out.
import { useContext } from 'react';
import { decidingWords } from '../../../messages/en/explanation.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import * as commands from '../edits/line-edits.ts';
import { useInterpretation } from '../form-context.ts';
import { useAnnounce } from '../highlight-line.ts';
import styles from '../records.module.css';
import { RecordBadgesContext } from './badges-provider.tsx';
import { type RuleProps, useCoveringLines } from './covering-lines.ts';

/** Below a rule that never decides: why, and the way out if there is one. */
export default function NeverDecidesHint({ id, line }: RuleProps) {
  const badges = useContext(RecordBadgesContext);
  const { firstUnreadLine: unread, marks } = useInterpretation();
  const announce = useAnnounce();
  const covers = useCoveringLines({ id, line });
  const [cover] = covers ?? [];
  const isOrphan = marks.get(line)?.some(({ code }) => code === 'orphan');
  if (
    !badges ||
    !covers ||
    cover === undefined ||
    line >= unread ||
    isOrphan ||
    (badges.decided.get(id) ?? 0) > 0
  )
    return null;
  const moveAbove = () => {
    const to = commands.moveRuleTo(id, cover);
    if (to >= 0) announce(words.movedTo(to + 1));
  };
  return (
    <p className={styles['mark']} data-lags="true" data-never="true">
      <Icon name="g-warning" /> {decidingWords.comesFirst(covers, badges.isFirst)}{' '}
      {badges.isFirst && (
        <button type="button" className="btn btn-link" onClick={moveAbove}>
          {decidingWords.moveAbove(cover + 1)}
        </button>
      )}
    </p>
  );
}
