import { expect, test } from 'vitest';
import { replaceInLine } from '../document/range.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { readerOf } from '../readers/registry.ts';
import { openSite } from '../workspace/site.ts';
import { withEdits } from './edited-site.ts';
import { changedCells } from './known-change.ts';
import { type TrialOptions, trialTask } from './trial.ts';
import { prepareVersionTask } from './version.ts';

const path = '/robots.txt';

/** Tries another text of one line of a file. */
function tryLine(
  text: string,
  [line, newText]: readonly [number, string],
  readers: readonly string[],
  table: { readonly agents: readonly string[]; readonly urls: readonly string[] },
  options?: TrialOptions,
) {
  const site = openSite({ origin: 'http://h.example', files: { [path]: text } });
  const oldText = text.split('\n')[line] ?? '';
  const edited = withEdits(site, path, [replaceInLine(line, 0, oldText.length, newText)]);
  const all = readers.map((id) => readerOf(id as never));
  const [before, after] = [site, edited].map((one) =>
    runSync(prepareVersionTask({ site: one, file: path }, all)),
  );
  return before && after ? runSync(trialTask(before, after, table, options)) : [];
}

const cart = 'User-agent: *\nDisallow: /cart\n';

test('koster-1996, rfc 9309 2.2.3: `$` is a character for one reader and the end of the URL for the other', () => {
  const agents = ['bot'];
  const urls = ['/cart', '/cart$'];
  const changes = tryLine(cart, [1, 'Disallow: /cart$'], ['koster-1996', 'rfc9309'], { agents, urls });
  const changed = changes.map((known) => [known.reader.id, changedCells(known).map(({ url }) => url)]);
  expect(changed).toEqual([
    ['koster-1996', ['/cart']],
    ['rfc9309', ['/cart$']],
  ]);
});

test('ours: each changed cell is reported with its reader, whatever the limit', () => {
  const reported: unknown[] = [];
  const [known] = tryLine(
    cart,
    [1, 'Disallow:'],
    ['rfc9309'],
    { agents: ['a', 'b'], urls: ['/', '/cart'] },
    {
      limit: 0,
      onChange: (...change) => reported.push(change),
    },
  );
  expect(known).toMatchObject({ changed: 2, all: 4, columns: [] });
  expect(reported).toEqual([[['a', 'b'], '/cart', 1, 0]]);
});

test('ours: a file that the site lacks is not edited', () => {
  const site = openSite({ origin: '', files: { [path]: cart } });
  expect(withEdits(site, '/data.txt', [replaceInLine(0, 0, 0, 'x')])).toBe(site);
});
