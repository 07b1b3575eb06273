// Files with unusual paths, and checks of the findings in them.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { findings } from '../../core/diagnostics/registry.ts';
import { lineAt } from '../../core/document/lines.ts';
import { repPathsInspector } from '../../core/formats/rep/diagnostics/paths/inspector.ts';
import { fileAt, openSite, type Site } from '../../core/workspace/site.ts';
import { applyFixChecked } from './apply-fix.ts';
import { fetchVerdicts, findProbes } from './test-examples.ts';

const ROBOTS_PATH = '/robots.txt';
const pathCheckCodes = new Set<string>(repPathsInspector.checks.map(({ code }) => code));
const probeUrls = ['/a/b', '/A', '/a//b', '/a#b', 'https://h.example/../a', '', '//', '?x'];
export const createRobotsSite = (file: string | Uint8Array) =>
  openSite({ origin: '', files: { [ROBOTS_PATH]: file } });
export const findPathFindings = (site: Site) =>
  findings(site, ROBOTS_PATH, { urls: probeUrls }).filter(({ code }) => pathCheckCodes.has(code));
const findErrors = (site: Site) =>
  findings(site, ROBOTS_PATH, { urls: probeUrls }).flatMap(({ code, severity }) =>
    severity === 'error' ? [code] : [],
  );

export function expectValidRange(site: Site, { range: { start, end } }: Finding): void {
  const line = lineAt(fileAt(site, ROBOTS_PATH).source.lines, start.line);
  expect(line).toBeDefined();
  expect(end.line).toBe(start.line);
  expect(start.column).toBeLessThanOrEqual(end.column);
  expect(end.column).toBeLessThanOrEqual(line!.text.length);
}

/** Applies every fix of a file. Expects that `same` changes no verdict for any reader, and no new kind of error. */
export function expectValidFixes(site: Site): void {
  const asks = findProbes(site, ROBOTS_PATH);
  const before = new Set(findErrors(site));
  for (const { code, fixes } of findPathFindings(site))
    for (const fix of fixes) {
      if (fix.command) continue;
      const after = applyFixChecked(site, ROBOTS_PATH, fix, (siteAfter) =>
        fetchVerdicts(siteAfter, ROBOTS_PATH, asks),
      );
      for (const error of findErrors(after)) expect(before, `${code} ${fix.code}`).toContain(error);
    }
}

const pathRule = fc
  .tuple(
    fc.constantFrom('Allow', 'Disallow', 'Disallow', 'disalow'),
    fc.stringMatching(/^[/*]?(?:[abA~*$?.;#%/ ]|%7e|%2F|%3c|\/\.\.|\u200b|ю|\/css\/|\.git){0,5}$/),
  )
  .map(([name, path]) => `${name}: ${path}`);
const line = fc.oneof(
  { weight: 8, arbitrary: pathRule },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '# c', 'Crawl-delay: 2', 'User-agent: a', 'User-agent: *'),
  },
);
/** A robots.txt with many unusual paths. */
export const oddPathFile = fc
  .array(line, { maxLength: 9 })
  .map((lines) => `User-agent: *\n${lines.join('\n')}`);
