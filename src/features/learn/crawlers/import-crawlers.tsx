// Taking over a list of crawlers that somebody else keeps.
import { type ChangeEvent, useState } from 'react';
import { findCrawler } from '../../../core/catalogue/crawlers.ts';
import { parseCrawlerList } from '../../../core/workspace/crawler-list.ts';
import { crawlersWords } from '../../../messages/en/learn/crawlers.ts';
import { addOwnCrawlers } from '../../../state/document/own-crawlers.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { today } from '../../../state/today.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Prose } from '../document.tsx';
import styles from './crawlers.module.css';

const words = crawlersWords.list;

/** Takes the entries of a list over, and says what became of them. */
function importCrawlers(name: string, json: string): readonly string[] {
  const list = parseCrawlerList(json, name, today());
  if ('problem' in list) return [words.problems[list.problem](name)];
  const added = addOwnCrawlers(documentStore, list.crawlers);
  const known = added.filter(({ token }) => findCrawler(token)).length;
  const taken = words.taken(name, added.length, list.crawlers.length - added.length, known);
  return list.skipped.length > 0 ? [taken, words.skipped(list.skipped)] : [taken];
}

export function ImportCrawlers() {
  const [said, setSaid] = useState<readonly string[]>([]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    void file.text().then(
      (json) => setSaid(importCrawlers(file.name, json)),
      () => setSaid([words.unread(file.name)]),
    );
    // The same file can be chosen once more.
    target.value = '';
  };
  return (
    <div className={styles['own']}>
      <h3>{words.title}</h3>
      <p>
        <Prose>{words.about}</Prose>
      </p>
      <label>
        {words.choose}
        <input type="file" accept=".json,application/json" onChange={choose} />
      </label>
      <output className={styles['said']}>
        {said.map((sentence) => (
          <p key={sentence}>
            <VisibleText text={sentence} />
          </p>
        ))}
      </output>
    </div>
  );
}
