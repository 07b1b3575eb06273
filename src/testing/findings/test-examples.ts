// Tests that apply to every finding and its fixes, on the examples of an inspector.
import { describe, expect, test } from 'vitest';
import {
  nearMissOf,
  optionsOfExample,
  pathOfExample,
  siteOfExample,
} from '../../core/diagnostics/example-site.ts';
import type { Finding, Fix } from '../../core/diagnostics/finding.ts';
import type { FindingExample } from '../../core/diagnostics/finding-example.ts';
import type { Inspector } from '../../core/diagnostics/inspection.ts';
import { findings } from '../../core/diagnostics/registry.ts';
import { textOfSource } from '../../core/document/source.ts';
import { prepare } from '../../core/questions/registry.ts';
import { readers } from '../../core/readers/registry.ts';
import type { Site } from '../../core/workspace/site.ts';
import { findNamedAgents, findNamedPaths } from '../../core/workspace/suggested-questions.ts';
import { applyFixChecked, fileLines } from './apply-fix.ts';
import { examplesOf } from './examples-of.ts';

const MANY_LINES = 40;
/** User-agents and paths that reveal differences between versions of a file. */
export function findProbes(site: Site, path: string) {
  const { source } = site.files.get(path)!;
  const named = findNamedPaths(path, source, MANY_LINES);
  return {
    agents: ['', 'zed', 'Googlebot-News', ...findNamedAgents(path, source, MANY_LINES)],
    urls: [
      '/',
      '/x',
      '/robots.txt',
      '/a/b.gif?c=d',
      ...named,
      ...named.flatMap((path) => [`${path}x`, `${path}/y?z`]),
    ],
  };
}

/** The answers of the file about fetching, for every reader. */
export function fetchVerdicts(
  site: Site,
  path: string,
  { agents, urls }: ReturnType<typeof findProbes>,
): string[] {
  return readers.flatMap((reader) => {
    const ask = prepare(site, { question: 'fetch', reader, file: path });
    return agents.flatMap((agent) =>
      urls.map((url) => `${reader.id} ${agent} ${url} ${ask(agent, url).key}`),
    );
  });
}

const findErrors = (found: readonly Finding[]) =>
  found.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const countCode = (found: readonly Finding[], code: string) =>
  found.filter((finding) => finding.code === code).length;

/** Applies a fix and checks the file again: the finding is gone, no other line is touched, and no error is new. */
function applyFixAndCheck(example: FindingExample, site: Site, code: string, fix: Fix): Site {
  const path = pathOfExample(example);
  const options = optionsOfExample(example);
  const asks = findProbes(site, path);
  const after = applyFixChecked(site, path, fix, (siteAfter) => fetchVerdicts(siteAfter, path, asks));
  const before = findings(site, path, options);
  const found = findings(after, path, options);
  const text = textOfSource(after.files.get(path)!.source);
  expect(countCode(found, code), text).toBeLessThan(countCode(before, code));
  for (const error of findErrors(found)) expect(findErrors(before), text).toContain(error);
  return after;
}

const withCrlf = (file: string | Uint8Array) =>
  typeof file === 'string' ? file.replaceAll('\n', '\r\n') : file;

/** Registers the tests of one inspector. `without`: the codes that are informative only and have no fix. */
export function testInspectorExamples({ id, checks }: Inspector, without: readonly string[]): void {
  const examples = examplesOf(checks);
  const rows = Object.entries(examples).flatMap(([code, codeExamples]) =>
    codeExamples.map((example, n) => [`${code} ${n + 1}`, code, example] as const),
  );
  describe(`every kind of finding of ${id}`, () => {
    test('each has an example', () => {
      expect(checks.filter((check) => check.examples.length === 0)).toEqual([]);
    });
    test.each(rows)('%s is found, but not in its near miss', (_name, code, example) => {
      const found = findings(siteOfExample(example), pathOfExample(example), optionsOfExample(example));
      expect(countCode(found, code)).toBeGreaterThan(0);
      const missing = nearMissOf(example);
      const near = findings(siteOfExample(missing), pathOfExample(missing), optionsOfExample(missing));
      expect(countCode(near, code)).toBe(0);
    });
    const fixable = rows.flatMap(([name, code, example]) =>
      [example.file, withCrlf(example.file)].flatMap((file) => {
        const site = siteOfExample(example, file);
        const found = findings(site, pathOfExample(example), optionsOfExample(example));
        const fixes = found.filter((finding) => finding.code === code).flatMap((finding) => finding.fixes);
        return fixes.map((fix) => [name, fix.code, { code, example, site, fix }] as const);
      }),
    );
    test('each has a fix, except those that are informative only', () => {
      const fixableCodes = new Set(fixable.map(([, , { code }]) => code));
      expect(
        Object.keys(examples)
          .filter((code) => !fixableCodes.has(code))
          .toSorted(),
      ).toEqual(without.toSorted());
    });
    const edits = fixable.filter(([, , { fix }]) => !fix.command);
    test.each(edits)(
      '%s is gone after %s, without a new error',
      (_name, _fix, { code, example, site, fix }) => {
        const path = pathOfExample(example);
        const endings = (someSite: Site) => new Set(fileLines(someSite, path).map(({ eol }) => eol));
        const after = applyFixAndCheck(example, site, code, fix);
        for (const eol of endings(after)) expect([...endings(site), '\n']).toContain(eol);
      },
    );
  });
}
