import { describe, expect, test } from 'vitest';
import { createListImport, type ImportResult } from '../../../core/import/import-lists.ts';
import { createDocumentStore, emptyDocument, undo } from '../../../state/document/document-store.ts';
import { addImport, findImportableUrls, siteOfImport } from './import-rows.ts';

function outcomeOf(...texts: readonly string[]): ImportResult {
  const intake = createListImport();
  texts.forEach((text, i) => {
    intake.begin(`file ${i}`);
    intake.feed(new TextEncoder().encode(text));
    intake.endFile();
  });
  return intake.outcome();
}
const request = (path: string, agent: string) => `::1 - - [x] "GET ${path} HTTP/1.1" 200 5 "-" "${agent}"\n`;
const outcome = outcomeOf(
  'https://a.example/a\nhttps://a.example/b\nhttps://b.example/\n',
  request('/b', 'GPTBot/1') + request('/c', 'GPTBot/1') + request('/c', 'Other/1'),
);

describe('lists in the table', () => {
  test('ours: a URL of a list and of a log is offered once, and other sites are counted', () => {
    const {
      urls,
      onSite: here,
      otherSiteCount: elsewhere,
    } = findImportableUrls(outcome, 'https://a.example');
    expect(urls).toEqual(['https://a.example/a', 'https://a.example/b', 'https://b.example/', '/c']);
    expect(here).toHaveLength(3);
    expect(elsewhere).toBe(1);
  });

  test('ours: if the site is not known, it is taken from the first full URL', () => {
    expect(siteOfImport(emptyDocument(), outcome)).toBe('https://a.example');
    expect(siteOfImport({ ...emptyDocument(), origin: 'https://c.example' }, outcome)).toBe(
      'https://c.example',
    );
    expect(siteOfImport(emptyDocument(), outcomeOf('/a\n'))).toBe('');
  });

  test('ours: if no browser accepts the URL, the site is kept as it is written', () => {
    expect(siteOfImport(emptyDocument(), outcomeOf('https://%zz/a\n/b\n'))).toBe('https://%zz');
    expect(siteOfImport(emptyDocument(), outcomeOf('http://a.example:99999/a\n'))).toBe(
      'http://a.example:99999',
    );
  });

  test('ours: rows, columns and requests are added as one step, and undone as one', () => {
    const store = createDocumentStore({ ...emptyDocument(), origin: 'https://a.example', rows: ['/a'] });
    const before = store.getState().document;
    addImport(store, outcome, { urls: ['https://a.example/a', '/c'], agents: ['gptbot'], replace: false });
    const { document } = store.getState();
    expect(document.rows).toEqual(['/a', '/c']);
    expect(document.columns).toEqual(['', 'gptbot']);
    expect(document.requests).toMatchObject({ from: ['file 1'], total: 3, agents: ['gptbot', 'other'] });
    undo(store);
    expect(store.getState().document).toBe(before);
  });

  test('ours: they can replace the existing ones; without crawlers, the columns stay', () => {
    const store = createDocumentStore({ ...emptyDocument(), rows: ['/old'], columns: ['old'] });
    addImport(store, outcome, { urls: ['/c'], agents: [], replace: true });
    expect(store.getState().document).toMatchObject({ rows: ['/c'], columns: ['old'] });
    addImport(store, outcome, { urls: ['/c'], agents: ['gptbot'], replace: true });
    expect(store.getState().document.columns).toEqual(['gptbot']);
  });

  test('ours: a list without a log keeps the existing requests', () => {
    const store = createDocumentStore();
    addImport(store, outcome, { urls: [], agents: [], replace: false });
    const { requests } = store.getState().document;
    addImport(store, outcomeOf('/z\n'), { urls: ['/z'], agents: [], replace: false });
    expect(store.getState().document.requests).toBe(requests);
  });

  test('sitemaps.org: the URLs of the last sitemap are offered, all of them, until the import is undone', () => {
    const sitemap = (...paths: readonly string[]) =>
      outcomeOf(`<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`);
    const store = createDocumentStore();
    const choice = { urls: ['/a'], agents: [], replace: false };
    addImport(store, outcomeOf('/list\n'), choice);
    expect(store.getState().document.offered).toBeUndefined();
    addImport(store, sitemap('/a', '/b'), choice);
    addImport(store, sitemap('/b', '/c'), choice);
    expect(store.getState().document.offered).toEqual(['/b', '/c']);
    undo(store);
    expect(store.getState().document.offered).toEqual(['/a', '/b']);
  });
});
