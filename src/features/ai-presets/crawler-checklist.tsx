// The crawlers that a preset affects, by purpose, with the effect of blocking each.
import { presetWords as words } from '../../messages/en/ai-presets.ts';
import styles from './ai-presets.module.css';
import type { CrawlerGroup, ListedCrawler } from './preset-crawlers.ts';

type ChooseCrawler = (id: string, isChosen: boolean) => void;

const countSelected = (list: readonly ListedCrawler[]) => list.filter(({ isChosen }) => isChosen).length;

interface CrawlerRowProps {
  readonly listed: ListedCrawler;
  /** Whether the effect of a checkbox is described above for all crawlers. */
  readonly isWishStated: boolean;
  readonly onChoose: ChooseCrawler;
}

function CrawlerRow({ listed, isWishStated, onChoose }: CrawlerRowProps) {
  const { crawler, wish, isChosen } = listed;
  return (
    <label className={`target row ${styles['crawler']}`}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(crawler.id, target.checked)}
      />
      <span>
        <strong>{words.crawler(crawler.tokens[0], crawler.operator)}</strong>{' '}
        {!isWishStated && <span>{words.wish[wish]}</span>}{' '}
        <span className="quiet">{wish === 'out' && <span lang="en">{crawler.effectOfBlocking}</span>}</span>
      </span>
    </label>
  );
}

function groupLegend(purpose: CrawlerGroup['purpose'], list: readonly ListedCrawler[]): string {
  return `${words.purpose(purpose)}: ${words.ofAll(countSelected(list), list.length)}`;
}

interface CrawlerChecklistProps {
  readonly groups: readonly CrawlerGroup[];
  /** Whether the user decides about other crawlers too, one by one. */
  readonly areOthers: boolean;
  readonly onChoose: ChooseCrawler;
}

export function CrawlerChecklist({ groups, areOthers, onChoose }: CrawlerChecklistProps) {
  const allCrawlers = groups.flatMap(({ list }) => list);
  const wishes = [...new Set(allCrawlers.map(({ wish }) => wish))];
  return (
    <details className={styles['fold']}>
      <summary>{words.crawlers(countSelected(allCrawlers), allCrawlers.length, areOthers)}</summary>
      <p className="quiet">
        {wishes.length === 1 && wishes.map((wish) => words.ticked[wish])}{' '}
        {wishes.includes('out') && words.lostWhereKnown}
      </p>
      {groups.map(({ purpose, list }) => (
        <fieldset key={purpose} className={`stack tight ${styles['group']}`}>
          <legend>{groupLegend(purpose, list)}</legend>
          {list.map((listed) => (
            <CrawlerRow
              key={listed.crawler.id}
              listed={listed}
              isWishStated={wishes.length === 1}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
