// Crawlers that the stance leaves out because they also do what it keeps: said above the preview, with the way to them.
import type { CrawlerPreset, PresetCrawler } from '../../../core/stances/stance.ts';
import { stancesWords as words } from '../../../messages/en/ai-presets.ts';
import { purposesToKeep } from './choice.ts';
import styles from './stances.module.css';

interface UndecidedNoteProps {
  readonly stance: CrawlerPreset;
  readonly crawlers: readonly PresetCrawler[];
  readonly onDecide: () => void;
}

export function UndecidedNote({ stance, crawlers, onDecide }: UndecidedNoteProps) {
  if (crawlers.length === 0) return null;
  const named = crawlers.map((crawler) => words.doing(crawler.tokens[0], purposesToKeep(stance, crawler)));
  return (
    <p className={styles['undecided']}>
      {words.undecided(stance.out, named)}{' '}
      <button type="button" className="btn" onClick={onDecide}>
        {words.decide}
      </button>
    </p>
  );
}
