// The person's own entries: typed one by one, or taken over from a list.
import type { MouseEvent } from 'react';
import { findCrawler, isOutdated } from '../../../core/catalogue/crawlers.ts';
import type { OwnCrawler } from '../../../core/workspace/own-crawler.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersWords } from '../../../messages/en/learn/crawlers.ts';
import { ownCrawlers, removeOwnCrawlers } from '../../../state/document/own-crawlers.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { today } from '../../../state/today.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { removeAndRefocus } from '../../../ui/controls/remove-and-refocus.ts';
import { PageSection, WideTable } from '../document.tsx';
import { CustomCrawlerForm } from './custom-crawler-form.tsx';
import { ImportCrawlers } from './import-crawlers.tsx';

const words = crawlersWords.own;

/** What is known of an entry, line by line. */
const describeCrawler = ({ operator, purposes: some = [], note, ...own }: OwnCrawler): readonly string[] =>
  [
    crawlerWords.who(operator || null, some),
    own.function ?? '',
    own.respect === undefined ? '' : `${crawlerWords.facts.respect}: ${own.respect}`,
    own.frequency === undefined ? '' : `${crawlerWords.facts.frequency}: ${own.frequency}`,
    note ?? '',
  ].filter((line) => line !== '');

const createRemoveHandler =
  (gone: readonly OwnCrawler[]) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) =>
    removeAndRefocus(currentTarget, currentTarget.closest('section'), () =>
      removeOwnCrawlers(documentStore, gone),
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

function CustomCrawlerTable({ all }: { all: readonly OwnCrawler[] }) {
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
            <CustomCrawlerRow key={own.token} own={own} day={day} />
          ))}
        </tbody>
      </WideTable>
      {sources.map((source) => {
        const some = all.filter((own) => own.source === source);
        return (
          <button key={source} type="button" className="btn" onClick={createRemoveHandler(some)}>
            <VisibleText text={words.removeList(source, some.length)} />
          </button>
        );
      })}
    </>
  );
}

export function CustomCrawlers() {
  const all = useDocument(ownCrawlers);
  return (
    <PageSection title={words.title} about={words.about}>
      <CustomCrawlerForm />
      <ImportCrawlers />
      <CustomCrawlerTable all={all} />
    </PageSection>
  );
}
