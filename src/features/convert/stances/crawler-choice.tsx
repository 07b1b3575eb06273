// Which crawlers a stance is about: the list by purpose, with what is lost by keeping each out.
import type { Ref } from 'react';
import { stancesWords as words } from '../../../messages/words/stances.ts';
import type { Listed, ListedGroup } from './choice.ts';
import styles from './stances.module.css';

type OnChoose = (id: string, isChosen: boolean) => void;

const chosenIn = (list: readonly Listed[]) => list.filter(({ isChosen }) => isChosen).length;

interface CrawlerRowProps {
  readonly one: Listed;
  readonly onChoose: OnChoose;
}

function CrawlerRow({ one, onChoose }: CrawlerRowProps) {
  const { crawler, wish, isBoth, isChosen } = one;
  return (
    <label className={styles['crawler']}>
      <input
        type="checkbox"
        checked={isChosen}
        data-both={isBoth || undefined}
        onChange={({ target }) => onChoose(crawler.id, target.checked)}
      />
      <span>
        <strong>{words.crawler(crawler.tokens[0], crawler.operator)}</strong> <span>{words.wish[wish]}</span>{' '}
        <span className={styles['quiet']}>
          {isBoth && `${words.both} `}
          {wish === 'out' && words.lost(crawler.effectOfBlocking)}
        </span>
      </span>
    </label>
  );
}

/** Opens the list at the first crawler that is left to the person. */
export function showUndecided(list: HTMLDetailsElement | null): void {
  if (!list) return;
  list.open = true;
  list.querySelector<HTMLElement>('[data-both]:not(:checked)')?.focus();
}

interface CrawlerChoiceProps {
  readonly list: Ref<HTMLDetailsElement>;
  readonly groups: readonly ListedGroup[];
  readonly onChoose: OnChoose;
}

export function CrawlerChoice({ list: place, groups, onChoose }: CrawlerChoiceProps) {
  const all = groups.flatMap(({ list }) => list);
  return (
    <details ref={place} className={styles['fold']}>
      <summary>{words.crawlers(chosenIn(all), all.length)}</summary>
      {groups.map(({ purpose, list }) => (
        <fieldset key={purpose} className={styles['group']}>
          <legend>{`${words.purpose(purpose)}: ${words.ofAll(chosenIn(list), list.length)}`}</legend>
          {list.map((one) => (
            <CrawlerRow key={one.crawler.id} one={one} onChoose={onChoose} />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
