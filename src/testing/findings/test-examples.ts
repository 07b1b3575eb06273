// What holds of every finding and its fixes, whatever the system: tried on the examples of an inspector.
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
/** Names and paths that tell two versions of a file apart, if anything does. */
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
      ...named.flatMap((one) => [`${one}x`, `${one}/y?z`]),
    ],
  };
}

/** What the file says to everybody, under every reader, about fetching. */
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
  found.filter((one) => one.code === code).length;

/** Applies a fix, and looks again: the finding is gone, nothing else was touched, no error came. */
function applyFixAndCheck(example: FindingExample, site: Site, code: string, fix: Fix): Site {
  const path = pathOfExample(example);
  const options = optionsOfExample(example);
  const asks = findProbes(site, path);
  const after = applyFixChecked(site, path, fix, (one) => fetchVerdicts(one, path, asks));
  const before = findings(site, path, options);
  const found = findings(after, path, options);
  const text = textOfSource(after.files.get(path)!.source);
  expect(countCode(found, code), text).toBeLessThan(countCode(before, code));
  for (const error of findErrors(found)) expect(findErrors(before), text).toContain(error);
  return after;
}

const withCrlf = (file: string | Uint8Array) =>
  typeof file === 'string' ? file.replaceAll('\n', '\r\n') : file;

/** Registers the tests of one inspector. `without`: the codes that are only to be known, for which there is no fix. */
export function testInspectorExamples({ id, checks }: Inspector, without: readonly string[]): void {
  const examples = examplesOf(checks);
  const all = Object.entries(examples).flatMap(([code, some]) =>
    some.map((example, n) => [`${code} ${n + 1}`, code, example] as const),
  );
  describe(`every kind of finding of ${id}`, () => {
    test('each has an example', () => {
      expect(checks.filter((one) => one.examples.length === 0)).toEqual([]);
    });
    test.each(all)('%s is found, and not in a file that just lacks it', (_name, code, example) => {
      const found = findings(siteOfExample(example), pathOfExample(example), optionsOfExample(example));
      expect(countCode(found, code)).toBeGreaterThan(0);
      const missing = nearMissOf(example);
      const near = findings(siteOfExample(missing), pathOfExample(missing), optionsOfExample(missing));
      expect(countCode(near, code)).toBe(0);
    });
    const fixable = all.flatMap(([name, code, example]) =>
      [example.file, withCrlf(example.file)].flatMap((file) => {
        const site = siteOfExample(example, file);
        const found = findings(site, pathOfExample(example), optionsOfExample(example));
        const fixes = found.filter((one) => one.code === code).flatMap((one) => one.fixes);
        return fixes.map((fix) => [name, fix.code, { code, example, site, fix }] as const);
      }),
    );
    test('there is a way out of each but those that are only to be known', () => {
      const mended = new Set(fixable.map(([, , { code }]) => code));
      expect(
        Object.keys(examples)
          .filter((code) => !mended.has(code))
          .toSorted(),
      ).toEqual(without.toSorted());
    });
    const edits = fixable.filter(([, , { fix }]) => !fix.command);
    test.each(edits)(
      '%s is gone after %s, and no error comes with it',
      (_name, _fix, { code, example, site, fix }) => {
        const path = pathOfExample(example);
        const endings = (one: Site) => new Set(fileLines(one, path).map(({ eol }) => eol));
        const after = applyFixAndCheck(example, site, code, fix);
        for (const eol of endings(after)) expect([...endings(site), '\n']).toContain(eol);
      },
    );
  });
}
