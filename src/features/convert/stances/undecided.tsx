// Crawlers that the stance leaves out because they also do what it keeps: said above the preview, with the way to them.
import type { Stance, StanceCrawler } from '../../../core/stances/stance.ts';
import { stancesWords as words } from '../../../messages/en/ai-presets.ts';
import { keptPurposes } from './choice.ts';
import styles from './stances.module.css';

interface UndecidedProps {
  readonly stance: Stance;
  readonly crawlers: readonly StanceCrawler[];
  readonly onDecide: () => void;
}

export function Undecided({ stance, crawlers, onDecide }: UndecidedProps) {
  if (crawlers.length === 0) return null;
  const named = crawlers.map((crawler) => words.doing(crawler.tokens[0], keptPurposes(stance, crawler)));
  return (
    <p className={styles['undecided']}>
      {words.undecided(stance.out, named)}{' '}
      <button type="button" className="btn" onClick={onDecide}>
        {words.decide}
      </button>
    </p>
  );
}
