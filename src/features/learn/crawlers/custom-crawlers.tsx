// The custom crawlers of the user: entered one by one, or imported from a list.
import { type ChangeEvent, type FormEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { findCrawler, purposes } from '../../../core/catalogue/crawlers.ts';
import { isOutdated } from '../../../core/catalogue/documented-crawlers.ts';
import { parseCrawlerList } from '../../../core/workspace/crawler-list.ts';
import { isCrawlerToken, type OwnCrawler } from '../../../core/workspace/own-crawler.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersWords } from '../../../messages/en/learn/crawlers.ts';
import { addOwnCrawlers, ownCrawlers, removeOwnCrawlers } from '../../../state/document/own-crawlers.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { today } from '../../../state/today.ts';
import { TableHead } from '../../../ui/content/table-head.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { removeAndRefocus } from '../../../ui/controls/remove-and-refocus.ts';
import { PageSection, Prose, WideTable } from '../document.tsx';
import styles from './crawlers.module.css';

const words = crawlersWords.own;

const listWords = crawlersWords.list;

/** Imports the entries of a list, and returns sentences that describe the result. */
function importCrawlers(name: string, json: string): readonly string[] {
  const list = parseCrawlerList(json, name, today());
  if ('problem' in list) return [listWords.problems[list.problem](name)];
  const added = addOwnCrawlers(documentStore, list.crawlers);
  const knownCount = added.filter(({ token }) => findCrawler(token)).length;
  const summary = listWords.taken(name, added.length, list.crawlers.length - added.length, knownCount);
  return list.skipped.length > 0 ? [summary, listWords.skipped(list.skipped)] : [summary];
}

/** Imports a list of crawlers that another party maintains. */
function ImportCrawlers() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    void file.text().then(
      (json) => setMessages(importCrawlers(file.name, json)),
      () => setMessages([listWords.unread(file.name)]),
    );
    // Lets the user select the same file again.
    target.value = '';
  };
  return (
    <div className={`stack text-m ${styles['own']}`}>
      <h3>{listWords.title}</h3>
      <p>
        <Prose>{listWords.about}</Prose>
      </p>
      <label>
        {listWords.choose}
        <input type="file" accept=".json,application/json" onChange={choose} />
      </label>
      <output className={`text-m quiet breaks ${styles['said']}`}>
        {messages.map((sentence) => (
          <p key={sentence}>
            <VisibleText text={sentence} />
          </p>
        ))}
      </output>
    </div>
  );
}

const readFormField = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Returns the entered values. Empty fields are unknown. */
function readCrawlerEntry(data: FormData): OwnCrawler {
  const [operator, note] = [readFormField(data, 'operator'), readFormField(data, 'note')];
  const selectedPurposes = purposes.filter((purpose) => data.has(purpose));
  return {
    token: readFormField(data, 'token'),
    ...(operator !== '' && { operator }),
    ...(selectedPurposes.length > 0 && { purposes: selectedPurposes }),
    ...(note !== '' && { note }),
    date: today(),
  };
}

function addCustomCrawler(entry: OwnCrawler): string {
  const [added] = addOwnCrawlers(documentStore, [entry]);
  return added ? words.added(entry.token, findCrawler(entry.token) !== undefined) : words.there(entry.token);
}

/** A form for a custom crawler. Only the name is required. */
function CustomCrawlerForm() {
  const [message, setMessage] = useState('');
  const about = useId();
  const token = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = readCrawlerEntry(new FormData(form));
    const isValid = isCrawlerToken(entry.token);
    setMessage(isValid ? addCustomCrawler(entry) : words.badToken);
    if (isValid) form.reset();
    token.current?.focus();
  };
  return (
    <form className={`stack text-m ${styles['own']}`} onSubmit={submit}>
      <label>
        {words.token}
        <input
          ref={token}
          name="token"
          className="field"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={message === words.badToken || undefined}
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
      <output id={about} className={`text-m quiet breaks ${styles['said']}`}>
        {message}
      </output>
    </form>
  );
}

/** Describes an entry, line by line. */
const describeCrawler = ({
  operator,
  purposes: entryPurposes = [],
  note,
  ...own
}: OwnCrawler): readonly string[] =>
  [
    crawlerWords.who(operator || null, entryPurposes),
    own.function ?? '',
    own.respect === undefined ? '' : `${crawlerWords.facts.respect}: ${own.respect}`,
    own.frequency === undefined ? '' : `${crawlerWords.facts.frequency}: ${own.frequency}`,
    note ?? '',
  ].filter((line) => line !== '');

const createRemoveHandler =
  (removed: readonly OwnCrawler[]) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) =>
    removeAndRefocus(currentTarget, currentTarget.closest('section'), () =>
      removeOwnCrawlers(documentStore, removed),
    );

function CustomCrawlerRow({ own, day }: { own: OwnCrawler; day: string }) {
  return (
    <tr>
      <th scope="row">
        <code>
          <VisibleText text={own.token} />
        </code>
        <button type="button" className="btn btn-link" onClick={createRemoveHandler([own])}>
          <VisibleText text={words.remove(own.token)} />
        </button>
      </th>
      <td>
        {describeCrawler(own).map((line) => (
          <p key={line}>
            <VisibleText text={line} />
          </p>
        ))}
      </td>
      <td>
        <VisibleText text={crawlerWords.ownFrom(own)} />{' '}
        {own.date !== undefined && isOutdated(own.date, day) && crawlerWords.old}{' '}
        {findCrawler(own.token) && words.known}
      </td>
    </tr>
  );
}

function CustomCrawlerTable({ all: customCrawlers }: { all: readonly OwnCrawler[] }) {
  const day = today();
  const sources = [...new Set(customCrawlers.flatMap(({ source }) => source ?? []))];
  const { name, what, from } = words.heads;
  if (customCrawlers.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <WideTable caption={words.caption(customCrawlers.length)}>
        <TableHead names={[name, what, from]} />
        <tbody>
          {customCrawlers.map((own) => (
            <CustomCrawlerRow key={own.token} own={own} day={day} />
          ))}
        </tbody>
      </WideTable>
      {sources.map((source) => {
        const fromSource = customCrawlers.filter((own) => own.source === source);
        return (
          <button key={source} type="button" className="btn" onClick={createRemoveHandler(fromSource)}>
            <VisibleText text={words.removeList(source, fromSource.length)} />
          </button>
        );
      })}
    </>
  );
}

export function CustomCrawlers() {
  const customCrawlers = useDocument(ownCrawlers);
  return (
    <PageSection title={words.title} about={words.about}>
      <CustomCrawlerForm />
      <ImportCrawlers />
      <CustomCrawlerTable all={customCrawlers} />
    </PageSection>
  );
}
