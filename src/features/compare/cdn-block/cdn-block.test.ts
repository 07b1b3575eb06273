import { expect, test } from 'vitest';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { readers } from '../../../core/readers/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';
import { compareCdnBlock } from './cdn-block.ts';

const file = '/robots.txt';

function compared(text: string, block: string, agents: readonly string[], urls: readonly string[]) {
  const site = openSite({ origin: 'https://h.example', files: { [file]: text } });
  const question = { asked: { site, file }, readers, lens: 0, table: { agents, urls } };
  return runSync(compareCdnBlock({ readers: question, block }))!;
}

test('norobots-1994: crawlers that only other readers find named are also compared', () => {
  const block = 'User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nUser-agent: Googlebot\nAllow: /\n\n';
  const { table, changed, all } = compared('User-agent: *\nDisallow: /private/', block, [''], ['/private/x']);
  expect(table.agents).toEqual(['', 'Googlebot']);
  expect([changed, all]).toEqual([13, 2 * 2 * readers.length]);
});

test('ours: a value that only one reader treats as `*` is a name for the others', () => {
  const { table } = compared('User-agent: %2A\nDisallow: /a', '# block\n', [], []);
  expect(table.agents).toEqual(['', '%2A']);
});

test('rfc 9309 2.2.1: names that only Unicode treats as equal are two crawlers', () => {
  const block = 'User-agent: \u212aagibot\nAllow: /\n\nUser-agent: Kagibot\nDisallow: /q\n\n';
  const { table } = compared('User-agent: Kagibot\nDisallow: /b', block, [], []);
  expect(table.agents).toEqual(['', 'Kagibot', '\u212aagibot']);
});

test('rfc 9309 2.2.1: a name in another case is the same crawler', () => {
  const { table } = compared('User-agent: kagibot\nDisallow: /b', '# block\n', ['KagiBot', '*'], []);
  expect(table.agents).toEqual(['', 'KagiBot']);
});
