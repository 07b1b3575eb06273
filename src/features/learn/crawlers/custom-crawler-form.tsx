// An entry of one's own, typed: only the name must be there.
import { type FormEvent, useId, useRef, useState } from 'react';
import { findCrawler, purposes } from '../../../core/catalogue/crawlers.ts';
import { isCrawlerToken, type OwnCrawler } from '../../../core/workspace/own-crawler.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersWords } from '../../../messages/en/learn/crawlers.ts';
import { addOwnCrawlers } from '../../../state/document/own-crawlers.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { today } from '../../../state/today.ts';
import styles from './crawlers.module.css';

const words = crawlersWords.own;

const readFormField = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What was filled in; what was left blank is unknown. */
function readCrawlerEntry(data: FormData): OwnCrawler {
  const [operator, note] = [readFormField(data, 'operator'), readFormField(data, 'note')];
  const chosen = purposes.filter((purpose) => data.has(purpose));
  return {
    token: readFormField(data, 'token'),
    ...(operator !== '' && { operator }),
    ...(chosen.length > 0 && { purposes: chosen }),
    ...(note !== '' && { note }),
    date: today(),
  };
}

function addCustomCrawler(entry: OwnCrawler): string {
  const [added] = addOwnCrawlers(documentStore, [entry]);
  return added ? words.added(entry.token, findCrawler(entry.token) !== undefined) : words.there(entry.token);
}

export function CustomCrawlerForm() {
  const [said, setSaid] = useState('');
  const about = useId();
  const token = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = readCrawlerEntry(new FormData(form));
    const isGood = isCrawlerToken(entry.token);
    setSaid(isGood ? addCustomCrawler(entry) : words.badToken);
    if (isGood) form.reset();
    token.current?.focus();
  };
  return (
    <form className={styles['own']} onSubmit={submit}>
      <label>
        {words.token}
        <input
          ref={token}
          name="token"
          className="field"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={said === words.badToken || undefined}
          aria-describedby={about}
        />
      </label>
      <label>
        {words.operator}
        <input name="operator" className="field" />
      </label>
      <fieldset>
        <legend>{words.purposes}</legend>
        {purposes.map((purpose) => (
          <label key={purpose}>
            <input type="checkbox" name={purpose} /> {crawlerWords.purpose(purpose)}
          </label>
        ))}
      </fieldset>
      <label>
        {words.note}
        <input name="note" className="field" />
      </label>
      <button type="submit" className="btn">
        {words.add}
      </button>
      <output id={about} className={styles['said']}>
        {said}
      </output>
    </form>
  );
}
