// Several fixes of a file, applied one after the other, or together if they are of one kind.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMobileFile } from '../../testing/arbitraries/mobile-agents.ts';
import { fetchVerdicts, findProbes } from '../../testing/findings/test-examples.ts';
import { replaceInLine } from '../document/range.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { openSite, printFile, type Site } from '../workspace/site.ts';
import { optionsOfExample, pathOfExample, siteOfExample } from './example-site.ts';
import { applyAllFixes, applyFixesTask, canApplyToAll, type FixTask, findHarmlessFix } from './fix-all.ts';
import { findExamples, findings, inspectors } from './registry.ts';

const path = '/robots.txt';
const siteOf = (file: string | Uint8Array) => openSite({ origin: '', files: { [path]: file } });
const line = 'Mobile-agent-server: /a none\n';
const textOf = (site: Site) => new TextDecoder().decode(printFile(site, path));
const fixAll = (file: string | Uint8Array, options: Partial<FixTask> = {}) =>
  applyAllFixes({ site: siteOf(file), path, options: {}, wanted: findHarmlessFix, ...options });
/** Chooses the first fix of each finding of a kind. */
const ofKind = (code: string) => ({
  wanted: (finding: Parameters<FixTask['wanted']>[0]) =>
    finding.code === code ? finding.fixes[0] : undefined,
});

test('ours: fixes are applied one after the other, and findings are computed again after each', () => {
  const { site, count, isMore } = fixAll(line.repeat(4));
  expect({ text: textOf(site), count, isMore }).toEqual({ text: line, count: 3, isMore: false });
});

test('product: the applied fixes are listed in their order, and no others', () => {
  const { count, made } = fixAll(line.repeat(4));
  expect(made).toHaveLength(count);
  expect(made.every(({ finding, fix }) => finding.fixes.some(({ code }) => code === fix.code))).toBe(true);
});

test('ours: a run reports whether fixes are left beyond its limit', () => {
  const { site, count, isMore } = fixAll(line.repeat(4), { most: 2 });
  expect({ text: textOf(site), count, isMore }).toEqual({ text: line.repeat(2), count: 2, isMore: true });
});

test('ours: a file without such fixes stays the same object', () => {
  const site = siteOf('##ACAP version=1.1\nACAP-crawler: *\nACAP-allow-index: /a/ time-limit=3-weeks\n');
  const result = applyAllFixes({ site, path, options: {}, wanted: findHarmlessFix });
  expect([result.site === site, result.count, result.isMore]).toEqual([true, 0, false]);
});

test('ours: hundreds of one kind, each in its own line, are fixed with few inspections of the file', () => {
  const lines = Array.from({ length: 300 }, (_, i) => `ACAP-allow-index /a${i}/`);
  const site = siteOf(`##ACAP version=1.1\nACAP-version: 1.1\nACAP-crawler: *\n${lines.join('\n')}\n`);
  let slices = 0;
  const task = applyFixesTask({ site, path, options: {}, ...ofKind('missing-colon') });
  for (let step = task.next(); ; step = task.next()) {
    slices++;
    if (!step.done) continue;
    expect(step.value.count).toBe(300);
    expect(findings(step.value.site, path).map(({ code }) => code)).not.toContain('missing-colon');
    break;
  }
  expect(slices).toBeGreaterThan(2);
  const one = runSync(applyFixesTask({ site, path, options: {}, ...ofKind('missing-colon'), most: 7 }));
  expect([one.count, one.isMore]).toEqual([7, true]);
});

test('ours: ignored findings are not fixed', () => {
  const text = `${line}Mobile-agent-server: /a  none\n${line}`;
  const all = fixAll(text);
  expect(all.count).toBe(2);
  const { code } = findings(siteOf(text), path).find(findHarmlessFix)!;
  expect(fixAll(text, { ignored: [{ file: path, code }] }).count).toBe(0);
  expect(fixAll(text, { ignored: [{ file: '/other.txt', code }] }).count).toBe(2);
});

test('ours: a fix that the encoding of the file cannot represent is skipped, the others are applied', () => {
  const text = `User-agent: *\nDisallow: /\xe9\n\n${line}${line}`;
  const octets = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const code = 'M010';
  const wanted: FixTask['wanted'] = (finding) => {
    const fix = finding.code === code ? finding.fixes[0] : undefined;
    return fix && { ...fix, edits: fix.edits.map((edit) => ({ ...edit, text: '\u2014' })) };
  };
  expect(fixAll(octets, { wanted })).toMatchObject({ count: 0, isMore: false });
  expect(fixAll(octets, ofKind(code)).count).toBe(1);
});

test('product: fixes that are marked as the same change no verdict together, and leave none of their findings', () => {
  fc.assert(
    fc.property(anyMobileFile, (text) => {
      const before = siteOf(text);
      const { site, isMore } = fixAll(text);
      const probes = findProbes(before, path);
      expect(fetchVerdicts(site, path, probes)).toEqual(fetchVerdicts(before, path, probes));
      expect(isMore).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('product: a fix that guesses the intent is applied to one line at a time, for all kinds of findings', () => {
  const examples = inspectors.flatMap(({ checks }) => checks.flatMap(({ code }) => findExamples(code)));
  const fixes = examples.flatMap((example) =>
    findings(siteOfExample(example), pathOfExample(example), optionsOfExample(example)).flatMap(
      (one) => one.fixes,
    ),
  );
  const alone = fixes.filter((fix) => fix.edits.length > 0 && !canApplyToAll(fix)).map(({ code }) => code);
  expect([...new Set(alone)].toSorted()).toEqual([
    'add-rule',
    'close-the-rest',
    'empty-disallow',
    'forbid-nothing',
    'headers-add',
    'headers-guess',
    'headers-insert-pattern',
    'headers-keep',
    'meta-delete',
    'meta-guess',
    'meta-reserve',
    'modern-lift-rule',
    'open-urls',
    'rsl-guess-type',
    'rsl-whole-site',
    'tdm-guess-reservation',
    'write-literally',
    'write-number-sign',
    'write-without-query',
  ]);
});

test('product: what claims to change no answer is applied only where that is proved', () => {
  const text = 'User-agent: *\nDisallow: /a\nDisallow: /b\n';
  const claims = (line: number, edited: string): FixTask['wanted'] =>
    function claim({ range }) {
      if (range.start.line !== line) return undefined;
      const edits = [replaceInLine(line, 0, text.split('\n')[line]?.length ?? 0, edited)];
      return { code: 'claimed', values: {}, verdicts: 'same', edits };
    };
  const fixedWith = (edited: string) =>
    textOf(fixAll(text.replace('/b', '/a'), { wanted: claims(2, edited), isProved: true, most: 1 }).site);
  expect(fixedWith('Disallow: /a*')).toBe('User-agent: *\nDisallow: /a\nDisallow: /a*\n');
  expect(fixedWith('Disallow: /c')).toBe('User-agent: *\nDisallow: /a\nDisallow: /a\n');
});
