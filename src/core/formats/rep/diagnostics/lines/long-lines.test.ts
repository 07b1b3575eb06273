// Lines of one sign again and again, as somebody may write them to keep a program busy: none may take time with the square
// of its length. If one did, this would not end while anybody waits.
import { expect, test } from 'vitest';
import { findings } from '../../../../diagnostics/registry.ts';
import { openSite } from '../../../../workspace/site.ts';

const PATH = '/robots.txt';
const SIGNS = 100_000;
const many = (signs: string) => signs.repeat(SIGNS / signs.length);

/** How many findings, ways out and edits there are. */
function looked(lines: string): number {
  const found = findings(openSite({ origin: '', files: { [PATH]: lines } }), PATH);
  const edits = found.flatMap(({ fixes }) => fixes.flatMap((fix) => fix.edits));
  return found.length + edits.length;
}

const paths: readonly (readonly [what: string, path: string])[] = [
  ['quotes', `${many('"')}x`],
  ['brackets without end', `/${many('[a-a')}`],
  ['stars', `/${many('*')}`],
  ['stars before a letter', `/${many('*')}x`],
  ['letters of one script', `/~${many('a')}`],
  ['blanks', `/a${many(' ')}b`],
  ['percent signs', `/${many('%')}`],
  ['dots and slashes', `/${many('./')}x`],
  ['dollars', `/${many('$')}x`],
  ['question marks', `/${many('?')}`],
  ['backslashes', `${many('\\\\')}x`],
  ['points', `${many('.')}x`],
  ['parentheses', `/${many('(a|')}`],
];

test.each(paths)('ours: a path of %s is looked through once', (_what, path) => {
  expect(looked(`User-agent: *\nDisallow: ${path}\n`)).toBeGreaterThan(0);
});

const names: readonly (readonly [what: string, name: string])[] = [
  ['blanks before a comma', `a${many(' ')}b, c`],
  ['hyphens', `${many('-')}a(`],
  ['letters', many('ab')],
  ['letters and slashes', many('a/')],
  ['commas', `a${many(',')}`],
  ['stars', many('*')],
  ['parentheses', `Mozilla/5.0 ${many('(a;')}`],
];

test.each(names)('ours: a name of %s is looked through once', (_what, name) => {
  expect(looked(`User-agent: ${name}\nDisallow: /\n`)).toBeGreaterThan(0);
});

const values: readonly (readonly [what: string, line: string])[] = [
  ['quotes', `Sitemap: ${many('"')}x`],
  ['blanks', `Content-Signal: search=yes${many(' ')}x`],
  ['semicolons', `Content-Signal: search=yes${many(';')}x`],
  ['blanks in Content-Usage', `Content-Usage: train-ai${many(' ')}x`],
  ['commas', `Content-Usage: train-ai${many(',')}`],
  ['digits', `Crawl-delay: ${many('1')}!`],
  ['digits and a unit', `Crawl-delay: ${many('1')}x`],
  ['colons', `Visit-time: ${many('1:')}`],
  ['dots', `Host: ${many('a.')}`],
  ['ampersands', `Clean-param: ${many('a&')}`],
  ['blanks in Clean-param', `Clean-param: a${many(' ')}b`],
  ['slashes', `Request-rate: ${many('1/')}`],
];

test.each(values)('ours: a value of %s is looked through once', (_what, line) => {
  expect(looked(`User-agent: *\nDisallow: /\n${line}\n`)).toBeGreaterThan(0);
});
