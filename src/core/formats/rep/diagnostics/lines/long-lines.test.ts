// Lines of one repeated character, as an attacker might write them: none may take time quadratic in its length. If
// one did, this test would not finish in reasonable time.
import { expect, test } from 'vitest';
import { findings } from '../../../../diagnostics/registry.ts';
import { openSite } from '../../../../workspace/site.ts';

const PATH = '/robots.txt';
const SIGNS = 100_000;
const repeatTo = (signs: string) => signs.repeat(SIGNS / signs.length);

/** Counts the findings, fixes and edits. */
function countResults(lines: string): number {
  const allFindings = findings(openSite({ origin: '', files: { [PATH]: lines } }), PATH);
  const edits = allFindings.flatMap(({ fixes }) => fixes.flatMap((fix) => fix.edits));
  return allFindings.length + edits.length;
}

const paths: readonly (readonly [what: string, path: string])[] = [
  ['quotes', `${repeatTo('"')}x`],
  ['brackets without end', `/${repeatTo('[a-a')}`],
  ['stars', `/${repeatTo('*')}`],
  ['stars before a letter', `/${repeatTo('*')}x`],
  ['letters of one script', `/~${repeatTo('a')}`],
  ['blanks', `/a${repeatTo(' ')}b`],
  ['percent signs', `/${repeatTo('%')}`],
  ['dots and slashes', `/${repeatTo('./')}x`],
  ['dollars', `/${repeatTo('$')}x`],
  ['question marks', `/${repeatTo('?')}`],
  ['backslashes', `${repeatTo('\\\\')}x`],
  ['points', `${repeatTo('.')}x`],
  ['parentheses', `/${repeatTo('(a|')}`],
];

test.each(paths)('ours: a path of %s is searched once', (_what, path) => {
  expect(countResults(`User-agent: *\nDisallow: ${path}\n`)).toBeGreaterThan(0);
});

const names: readonly (readonly [what: string, name: string])[] = [
  ['blanks before a comma', `a${repeatTo(' ')}b, c`],
  ['hyphens', `${repeatTo('-')}a(`],
  ['letters', repeatTo('ab')],
  ['letters and slashes', repeatTo('a/')],
  ['commas', `a${repeatTo(',')}`],
  ['stars', repeatTo('*')],
  ['parentheses', `Mozilla/5.0 ${repeatTo('(a;')}`],
];

test.each(names)('ours: a name of %s is searched once', (_what, name) => {
  expect(countResults(`User-agent: ${name}\nDisallow: /\n`)).toBeGreaterThan(0);
});

const values: readonly (readonly [what: string, line: string])[] = [
  ['quotes', `Sitemap: ${repeatTo('"')}x`],
  ['blanks', `Content-Signal: search=yes${repeatTo(' ')}x`],
  ['semicolons', `Content-Signal: search=yes${repeatTo(';')}x`],
  ['blanks in Content-Usage', `Content-Usage: train-ai${repeatTo(' ')}x`],
  ['commas', `Content-Usage: train-ai${repeatTo(',')}`],
  ['digits', `Crawl-delay: ${repeatTo('1')}!`],
  ['digits and a unit', `Crawl-delay: ${repeatTo('1')}x`],
  ['colons', `Visit-time: ${repeatTo('1:')}`],
  ['dots', `Host: ${repeatTo('a.')}`],
  ['ampersands', `Clean-param: ${repeatTo('a&')}`],
  ['blanks in Clean-param', `Clean-param: a${repeatTo(' ')}b`],
  ['slashes', `Request-rate: ${repeatTo('1/')}`],
];

test.each(values)('ours: a value of %s is searched once', (_what, line) => {
  expect(countResults(`User-agent: *\nDisallow: /\n${line}\n`)).toBeGreaterThan(0);
});
