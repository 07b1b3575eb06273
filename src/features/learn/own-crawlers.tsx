// The person's own entries: typed one by one, or taken over from a list.
import { type FormEvent, useRef, useState } from 'react';
import { crawlerOf, isOld, purposes } from '../../core/catalogue/crawlers.ts';
import { isOwnToken, type OwnCrawler } from '../../core/site/own-crawler.ts';
import { crawlerWords } from '../../messages/words/crawlers.ts';
import { crawlersWords } from '../../messages/words/learn-crawlers.ts';
import { addOwnCrawlers, ownCrawlers, removeOwnCrawlers } from '../../state/own-crawlers.ts';
import { today } from '../../state/today.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { CrawlerImport } from './crawler-import.tsx';
import styles from './crawlers.module.css';
import { Part } from './part.tsx';
import { WideTable } from './wide-table.tsx';

const words = crawlersWords.own;

const fieldOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What was filled in; what was left blank is unknown. */
function entryOf(data: FormData): OwnCrawler {
  const [operator, note] = [fieldOf(data, 'operator'), fieldOf(data, 'note')];
  const chosen = purposes.filter((purpose) => data.has(purpose));
  return {
    token: fieldOf(data, 'token'),
    ...(operator !== '' && { operator }),
    ...(chosen.length > 0 && { purposes: chosen }),
    ...(note !== '' && { note }),
    date: today(),
  };
}

function addEntry(entry: OwnCrawler): string {
  const [added] = addOwnCrawlers(documentStore, [entry]);
  return added ? words.added(entry.token, crawlerOf(entry.token) !== undefined) : words.there(entry.token);
}

function OwnForm() {
  const [said, setSaid] = useState('');
  const token = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = entryOf(new FormData(form));
    const isGood = isOwnToken(entry.token);
    setSaid(isGood ? addEntry(entry) : words.badToken);
    if (isGood) form.reset();
    token.current?.focus();
  };
  return (
    <form className={styles['own']} onSubmit={submit}>
      <label>
        {words.token}
        <input ref={token} name="token" className="field" spellCheck={false} autoCapitalize="off" />
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
      <output className={styles['said']}>{said}</output>
    </form>
  );
}

/** What is known of an entry, line by line. */
const linesOf = ({ operator, purposes: some = [], note, ...own }: OwnCrawler): readonly string[] =>
  [
    crawlerWords.who(operator || null, some),
    own.function ?? '',
    own.respect === undefined ? '' : `${crawlerWords.facts.respect}: ${own.respect}`,
    own.frequency === undefined ? '' : `${crawlerWords.facts.frequency}: ${own.frequency}`,
    note ?? '',
  ].filter((line) => line !== '');

function OwnRow({ own, day }: { own: OwnCrawler; day: string }) {
  return (
    <tr>
      <th scope="row">
        <code>{own.token}</code>
        <button
          type="button"
          className="btn btn-link"
          onClick={() => removeOwnCrawlers(documentStore, [own])}
        >
          {words.remove(own.token)}
        </button>
      </th>
      <td>
        {linesOf(own).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </td>
      <td>
        {crawlerWords.ownFrom(own)} {own.date !== undefined && isOld(own.date, day) && crawlerWords.old}{' '}
        {crawlerOf(own.token) && words.known}
      </td>
    </tr>
  );
}

function OwnTable({ all }: { all: readonly OwnCrawler[] }) {
  const day = today();
  const sources = [...new Set(all.flatMap(({ source }) => source ?? []))];
  const { name, what, from } = words.heads;
  if (all.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <WideTable caption={words.caption(all.length)}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{what}</th>
            <th scope="col">{from}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((own) => (
            <OwnRow key={own.token} own={own} day={day} />
          ))}
        </tbody>
      </WideTable>
      {sources.map((source) => {
        const some = all.filter((own) => own.source === source);
        return (
          <button
            key={source}
            type="button"
            className="btn"
            onClick={() => removeOwnCrawlers(documentStore, some)}
          >
            {words.removeList(source, some.length)}
          </button>
        );
      })}
    </>
  );
}

export function OwnCrawlers() {
  const all = useDocument(ownCrawlers);
  return (
    <Part title={words.title} about={words.about}>
      <OwnForm />
      <CrawlerImport />
      <OwnTable all={all} />
    </Part>
  );
}
