// Files with odd paths, and what holds of what is found in them.
import fc from 'fast-check';
import { expect } from 'vitest';
import { findings } from '../core/findings/index.ts';
import { repPathChecks } from '../core/findings/rep-paths/table.ts';
import type { Finding } from '../core/policy/finding.ts';
import { fileAt, openSite, type Site } from '../core/site/site.ts';
import { lineAt } from '../core/text/lines.ts';
import { asksOf, fetchVerdicts } from './finding-examples.ts';
import { fixed } from './fixes.ts';

const PATH = '/robots.txt';
const own = new Set<string>(repPathChecks.map(({ code }) => code));
const urls = ['/a/b', '/A', '/a//b', '/a#b', 'https://h.example/../a', '', '//', '?x'];
export const siteOf = (file: string | Uint8Array) => openSite({ origin: '', files: { [PATH]: file } });
export const look = (site: Site) => findings(site, PATH, { urls }).filter(({ code }) => own.has(code));
const errorsIn = (site: Site) =>
  findings(site, PATH, { urls }).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));

export function checkRange(site: Site, { range: { start, end } }: Finding): void {
  const line = lineAt(fileAt(site, PATH).source.lines, start.line);
  expect(line).toBeDefined();
  expect(end.line).toBe(start.line);
  expect(start.column).toBeLessThanOrEqual(end.column);
  expect(end.column).toBeLessThanOrEqual(line!.text.length);
}

/** Every fix of a file, applied: `same` changes no verdict under any reader, and no kind of error comes. */
export function checkFixes(site: Site): void {
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
/** A robots.txt with paths in which much is odd. */
export const oddPaths = fc.array(line, { maxLength: 9 }).map((lines) => `User-agent: *\n${lines.join('\n')}`);
