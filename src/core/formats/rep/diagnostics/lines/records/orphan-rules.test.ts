// R001 above all records: where the rules are moved.
import { expect, test } from 'vitest';
import type { FindingValues } from '../../../../../diagnostics/finding.ts';
import { findings } from '../../../../../diagnostics/registry.ts';
import { textOfSource } from '../../../../../document/source.ts';
import { applyEdits, openSite } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';

/** Returns the fixes of R001 by code, and their results. */
function fixedFiles(text: string) {
  const site = openSite({ origin: '', files: { [PATH]: text } });
  const { fixes } = findings(site, PATH).find(({ code }) => code === 'R001')!;
  return fixes.map(({ code, values, edits }) => [
    code,
    values,
    textOfSource(applyEdits(site, PATH, edits).files.get(PATH)!.source),
  ]);
}

test.each<[string, string, string, FindingValues]>([
  [
    'below its rules',
    '# shop\n\nSitemap: https://h.example/s.xml\nDisallow: /intern/\n\nUser-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /\n',
    '# shop\n\nSitemap: https://h.example/s.xml\n\nUser-agent: *\nDisallow: /a\nDisallow: /intern/\n\nUser-agent: b\nDisallow: /\n',
    { line: 6, rules: 1 },
  ],
  [
    'no blank line stays at the top, and comments go with their rules',
    'Disallow: /x\n# not this\nAllow: /y\n\nUser-agent: b\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n',
    'User-agent: b\nDisallow: /\n\nUser-agent: *\nDisallow: /a\nDisallow: /x\n# not this\nAllow: /y\n',
    { line: 8, rules: 2 },
  ],
  [
    'the comment that the file begins with stays',
    '# robots.txt of the shop\nDisallow: /x\n\nUser-agent: *\nDisallow: /a\n',
    '# robots.txt of the shop\n\nUser-agent: *\nDisallow: /a\nDisallow: /x\n',
    { line: 4, rules: 1 },
  ],
  [
    '1996: above a blank line, which ends the record to some',
    'Disallow: /x\n\nUser-agent: *\nDisallow: /a\n\nDisallow: /b\n',
    'User-agent: *\nDisallow: /a\nDisallow: /x\n\nDisallow: /b\n',
    { line: 3, rules: 1 },
  ],
  [
    'a blank line below what stays among them stays',
    'Disallow: /a\nSitemap: https://h.example/s.xml\nDisallow: /b\n\nUser-agent: *\nDisallow: /c\n',
    'Sitemap: https://h.example/s.xml\n\nUser-agent: *\nDisallow: /c\nDisallow: /a\nDisallow: /b\n',
    { line: 5, rules: 2 },
  ],
  [
    'blank lines among them are none at the top either',
    'Disallow: /a\n\nDisallow: /b\n\n\nUser-agent: *\nDisallow: /c\n',
    'User-agent: *\nDisallow: /c\nDisallow: /a\nDisallow: /b\n',
    { line: 6, rules: 2 },
  ],
  [
    'of blank lines around each of them one is left',
    '# shop\n\nDisallow: /a\n\nSitemap: https://h.example/s.xml\n\nDisallow: /b\n\nUser-agent: *\nDisallow: /c\n',
    '# shop\n\nSitemap: https://h.example/s.xml\n\nUser-agent: *\nDisallow: /c\nDisallow: /a\nDisallow: /b\n',
    { line: 9, rules: 2 },
  ],
  [
    'a file without a line break at its end',
    'Disallow: /x\nUser-agent: *',
    'User-agent: *\nDisallow: /x',
    { line: 2, rules: 1 },
  ],
])('rfc 9309 2.2: rules above all records move into that of *: %s', (_name, text, expected, values) => {
  expect(fixedFiles(text)).toEqual([['rules-into-record', values, expected]]);
});

test('rfc 9309 2.2: if no record applies to all, the rules get a record', () => {
  const record = 'User-agent: b\nDisallow: /\n';
  expect(fixedFiles(`Disallow: /x\n\n${record}`)).toEqual([
    ['add-agent-above', { text: 'User-agent: *' }, `User-agent: *\nDisallow: /x\n\n${record}`],
  ]);
});

test('rfc 9309 2.2: if the record for all names others too, a separate record is offered as well', () => {
  const codes = fixedFiles('Disallow: /x\n\nUser-agent: *\nUser-agent: b\nDisallow: /\n').map(
    ([code]) => code,
  );
  expect(codes).toEqual(['rules-into-record', 'add-agent-above']);
});
