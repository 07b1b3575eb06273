// What holds of the findings about paths in any file: they never throw, their ranges lie in their lines, fixes keep their word.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { robotsText } from '../../testing/arbitraries.ts';
import { asksOf, fetchVerdicts } from '../../testing/finding-examples.ts';
import { fixed } from '../../testing/fixes.ts';
import { nastyBytes, nastyTexts } from '../../testing/nasties.ts';
import type { Finding } from '../policy/finding.ts';
import { fileAt, openSite, type Site } from '../site/site.ts';
import { lineAt } from '../text/lines.ts';
import { findings } from './index.ts';
import { repPathChecks } from './rep-paths/table.ts';

const PATH = '/robots.txt';
const own = new Set<string>(repPathChecks.map(({ code }) => code));
const urls = ['/a/b', '/A', '/a//b', '/a#b', 'https://h.example/../a', '', '//', '?x'];
const siteOf = (file: string | Uint8Array) => openSite({ origin: '', files: { [PATH]: file } });
const look = (site: Site) => findings(site, PATH, { urls }).filter(({ code }) => own.has(code));
const errorsIn = (site: Site) =>
  findings(site, PATH, { urls }).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));

function checkRange(site: Site, { range: { start, end } }: Finding): void {
  const line = lineAt(fileAt(site, PATH).source.lines, start.line);
  expect(line).toBeDefined();
  expect(end.line).toBe(start.line);
  expect(start.column).toBeLessThanOrEqual(end.column);
  expect(end.column).toBeLessThanOrEqual(line!.text.length);
}

/** Every fix of a file, applied: `same` changes no verdict under any reader, and no kind of error comes. */
function checkFixes(site: Site): void {
  const asks = asksOf(site, PATH);
  const before = new Set(errorsIn(site));
  for (const { code, fixes } of look(site))
    for (const fix of fixes) {
      if (fix.command) continue;
      const after = fixed(site, PATH, fix, (one) => fetchVerdicts(one, PATH, asks));
      for (const error of errorsIn(after)) expect(before, `${code} ${fix.code}`).toContain(error);
    }
}

const rule = fc
  .tuple(
    fc.constantFrom('Allow', 'Disallow', 'Disallow', 'disalow'),
    fc.stringMatching(/^[/*]?(?:[abA~*$?.;#%/ ]|%7e|%2F|%3c|\/\.\.|\u200b|ю|\/css\/|\.git){0,5}$/),
  )
  .map(([name, path]) => `${name}: ${path}`);
const line = fc.oneof(
  { weight: 8, arbitrary: rule },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '# c', 'Crawl-delay: 2', 'User-agent: a', 'User-agent: *'),
  },
);
const file = fc.array(line, { maxLength: 9 }).map((lines) => `User-agent: *\n${lines.join('\n')}`);

describe('fixes of findings about paths', () => {
  test('ours: keep what they promise, whatever stands in the file', () => {
    fc.assert(
      fc.property(file, (text) => checkFixes(siteOf(text))),
      { numRuns: 60 },
    );
  });
  test('ours: lie within their line, in any file', () => {
    fc.assert(
      fc.property(robotsText, (text) => {
        const site = siteOf(text);
        for (const finding of look(site)) checkRange(site, finding);
      }),
      { numRuns: 150 },
    );
  });
  test.each([...Object.entries(nastyTexts), ...Object.entries(nastyBytes)])('%s', (_name, content) => {
    const site = siteOf(typeof content === 'string' ? content : Uint8Array.from(content));
    for (const finding of look(site)) checkRange(site, finding);
    checkFixes(site);
  });
});
