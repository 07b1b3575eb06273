// What the recipient of a link sees of the shared answer.
import { expect, test } from 'vitest';
import { previewSharedText } from './read-share-link.ts';
import { readSharedSite } from './shared-answer.ts';

/** What a recipient sees of a link to a cell of a robots.txt. */
async function cellOf(text: string, cell: { agent: string; url: string }, more: object = {}) {
  const shared = previewSharedText(
    JSON.stringify({
      gatepost: 1,
      origin: 'http://a.example',
      files: [{ path: '/robots.txt', text }],
      rows: [cell.url],
      columns: [cell.agent],
      view: { cell },
      ...more,
    }),
  );
  if ('problem' in shared) throw new Error(shared.problem.code);
  return (await readSharedSite(shared, async () => undefined))?.cell;
}

const caveatsOf = async (...link: Parameters<typeof cellOf>) => (await cellOf(...link))?.caveats;

const wildcard = 'User-agent: *\nDisallow: /*.pdf$\n';
const pdf = 'http://a.example/a.pdf';

test('product: a recipient is told which watched readers disagree, and that search results may list the page', async () => {
  expect(
    await caveatsOf(wildcard, { agent: '', url: pdf }, { reader: 'rfc9309', watched: ['norobots-1994'] }),
  ).toEqual([
    expect.stringMatching(/^Readers disagree: 1994 consensus says Yes\.$/),
    expect.stringContaining('Search results may still list'),
  ]);
});

test('product: a reader that is not watched, or is about other crawlers, is no caveat', async () => {
  expect(await caveatsOf(wildcard, { agent: 'GPTBot', url: pdf }, { watched: ['google'] })).toEqual([]);
});

test('acap 1.1 2.3.3: a recipient is told that the question names no purpose', async () => {
  const text =
    'ACAP-crawler: *\nACAP-disallow-index: /\nACAP-usage-purpose: archive\nACAP-allow-index: /news/\n';
  expect(
    await caveatsOf(
      text,
      { agent: '', url: 'http://a.example/' },
      { question: 'usage', asked: { usage: 'index', crawler: '', silence: 'permitted' } },
    ),
  ).toEqual([expect.stringContaining('The question does not name a purpose')]);
});

test('acap 1.1 2.5: of all usages, a recipient sees the one of the answer and the first ones that the file names', async () => {
  const text = 'ACAP-crawler: *\nACAP-disallow-crawl: /a\nACAP-allow-index: /\nACAP-allow-present-link: /\n';
  const url = 'http://a.example/';
  const asked = { crawler: '', silence: 'permitted' };
  const columnsOf = async (agent: string) =>
    (await cellOf(text, { agent, url }, { question: 'usage', asked }))?.columns.map(
      ({ agents }) => agents[0],
    );
  expect(await columnsOf('present-link')).toEqual(['crawl', 'index', 'present-link']);
  expect(await columnsOf('crawl')).toEqual(['crawl', 'index', 'present-link']);
});
