// The crawlers that a preset is about, by purpose, with the effect of blocking each.
import { presetWords as words } from '../../messages/en/ai-presets.ts';
import styles from './ai-presets.module.css';
import type { CrawlerGroup, ListedCrawler } from './preset-crawlers.ts';

type ChooseCrawler = (id: string, isChosen: boolean) => void;

const countChosen = (list: readonly ListedCrawler[]) => list.filter(({ isChosen }) => isChosen).length;

interface CrawlerRowProps {
  readonly one: ListedCrawler;
  /** Whether what a tick does is said above, of all. */
  readonly isSaid: boolean;
  readonly onChoose: ChooseCrawler;
}

function CrawlerRow({ one, isSaid, onChoose }: CrawlerRowProps) {
  const { crawler, wish, isChosen } = one;
  return (
    <label className={styles['crawler']}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(crawler.id, target.checked)}
      />
      <span>
        <strong>{words.crawler(crawler.tokens[0], crawler.operator)}</strong>{' '}
        {!isSaid && <span>{words.wish[wish]}</span>}{' '}
        <span className={styles['quiet']}>
          {wish === 'out' && <span lang="en">{crawler.effectOfBlocking}</span>}
        </span>
      </span>
    </label>
  );
}

function groupLegend(purpose: CrawlerGroup['purpose'], list: readonly ListedCrawler[]): string {
  return `${words.purpose(purpose)}: ${words.ofAll(countChosen(list), list.length)}`;
}

interface CrawlerChecklistProps {
  readonly groups: readonly CrawlerGroup[];
  readonly onChoose: ChooseCrawler;
}

export function CrawlerChecklist({ groups, onChoose }: CrawlerChecklistProps) {
  const all = groups.flatMap(({ list }) => list);
  const wishes = [...new Set(all.map(({ wish }) => wish))];
  return (
    <details className={styles['fold']}>
      <summary>{words.crawlers(countChosen(all), all.length)}</summary>
      <p className={styles['quiet']}>
        {wishes.length === 1 && wishes.map((wish) => words.ticked[wish])}{' '}
        {wishes.includes('out') && words.lostWhereKnown}
      </p>
      {groups.map(({ purpose, list }) => (
        <fieldset key={purpose} className={styles['group']}>
          <legend>{groupLegend(purpose, list)}</legend>
          {list.map((one) => (
            <CrawlerRow key={one.crawler.id} one={one} isSaid={wishes.length === 1} onChoose={onChoose} />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
