// The cost of the findings of conventional files, measured by counting lines that are read and steps instead of
// time.
import { expect, test, vi } from 'vitest';
import { longTest } from '../../../../../testing/long-test.ts';
import { MAX_QUESTION_COST } from '../../../../diagnostics/question-budget.ts';
import { findings, findingsTask } from '../../../../diagnostics/registry.ts';
import { insertAt } from '../../../../document/range.ts';
import { canonicalRule } from '../../../../matching/percent-encoding.ts';
import { readers } from '../../../../readers/registry.ts';
import { lazy } from '../../../../text/lazy.ts';
import { applyEdits, openSite, type Site } from '../../../../workspace/site.ts';
import { INTENDED_PART, interpretLine } from './line-meaning.ts';
import { agentNameAt } from './line-text.ts';
import { countSeparators, isOneRun } from './records/intended-records.ts';
import { verdictsAfterEdits } from './same-verdicts.ts';

vi.mock(import('./line-meaning.ts'), async (original) => {
  const real = await original();
  return { ...real, interpretLine: vi.fn<typeof real.interpretLine>(real.interpretLine) };
});

vi.mock(import('./line-text.ts'), async (original) => {
  const real = await original();
  return { ...real, agentNameAt: vi.fn<typeof real.agentNameAt>(real.agentNameAt) };
});

vi.mock(import('./same-verdicts.ts'), async (original) => {
  const real = await original();
  return { ...real, verdictsAfterEdits: vi.fn<typeof real.verdictsAfterEdits>(real.verdictsAfterEdits) };
});

vi.mock(import('../../../../matching/percent-encoding.ts'), async (original) => {
  const real = await original();
  return { ...real, canonicalRule: vi.fn<typeof real.canonicalRule>(real.canonicalRule) };
});

const PATH = '/robots.txt';
const CHUNK = 1024;
const LINES = 20_000;
const siteOf = (text: string) => openSite({ origin: '', files: { [PATH]: text } });
const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');

function lookedAt(site: Site): number {
  vi.mocked(interpretLine).mockClear();
  findings(site, PATH);
  return vi.mocked(interpretLine).mock.calls.length;
}

test('ours: after an edit, the lines around it are read again, not the whole file', () => {
  const site = siteOf(`User-agent: *\n${lines(LINES, (i) => `Disallow: /${i}`)}`);
  expect(lookedAt(site)).toBe(LINES + 2);
  expect(lookedAt(site)).toBe(0);
  const after = applyEdits(site, PATH, [insertAt(9000, 0, '# ')]);
  expect(lookedAt(after)).toBeLessThanOrEqual(CHUNK);
  expect(lookedAt(after)).toBeGreaterThanOrEqual(0);
});

longTest(
  'ours: a record of many names, or many records, are read a fixed number of times for each line',
  () => {
    const agentLines = lines(LINES / 2, (i) => `User-agent: robot-${i.toString(36)}x`);
    const records = lines(LINES / 4, (i) => `User-agent: robot-${i % 50}\nDisallow: /${i}\n`);
    for (const text of [`${agentLines}Disallow: /\n`, records]) {
      vi.mocked(agentNameAt).mockClear();
      findings(siteOf(text), PATH);
      expect(vi.mocked(agentNameAt).mock.calls.length).toBeLessThan(20 * LINES);
    }
  },
);

test('ours: whether names are in one run is found by reading each line once, however many names are compared', () => {
  const count = 1000;
  const cut = 700;
  const parts = new Uint8Array(count).fill(INTENDED_PART.agent);
  parts[cut] = INTENDED_PART.unknown;
  let looks = 0;
  const watched = new Proxy(parts, {
    get(of, key) {
      looks++;
      const value: unknown = Reflect.get(of, key);
      return value;
    },
  });
  const formed = { separators: lazy(() => countSeparators(watched)) };
  for (let line = 1; line < count; line++) expect(isOneRun(formed, 0, line)).toBe(line <= cut);
  expect(isOneRun(formed, cut, count - 1)).toBe(true);
  expect(isOneRun(formed, cut - 1, count - 1)).toBe(false);
  expect(looks).toBeLessThan(3 * count);
});

test('ours: whether a non-ASCII path means the same in US-ASCII is only checked when its fix is requested', () => {
  const count = 500;
  const site = siteOf(`User-agent: *\n${lines(count, (i) => `Disallow: /é${i}`)}`);
  vi.mocked(canonicalRule).mockClear();
  const others = findings(site, PATH).filter(({ code }) => code === 'R013');
  const before = vi.mocked(canonicalRule).mock.calls.length;
  expect(others).toHaveLength(count);
  for (const { fixes } of others) expect(fixes[0]!.verdicts).toBe('same');
  const calls = vi.mocked(canonicalRule).mock.calls.length - before;
  expect(calls).toBeGreaterThanOrEqual(2 * readers.length * count);
});

test('ours: of thousands of unknown names, only a limited number is checked to change nothing; the others claim less', () => {
  const names = 5000;
  const text = lines(names, (i) => `x-${i.toString(36)}: 1`);
  const unknown = findings(siteOf(text), PATH).filter(({ code }) => code === 'R008');
  expect(unknown).toHaveLength(names);
  vi.mocked(verdictsAfterEdits).mockClear();
  // In reverse order: which ones are checked does not depend on the order of the calls.
  const verdicts = unknown
    .toReversed()
    .map(({ fixes }) => fixes[0]!.verdicts)
    .toReversed();
  const checked = vi.mocked(verdictsAfterEdits).mock.calls.length;
  expect(checked).toBeGreaterThan(100);
  expect(checked * names).toBeLessThanOrEqual(MAX_QUESTION_COST);
  expect(verdicts).toEqual(unknown.map((_, i) => (i < checked ? 'same' : 'changes')));
});

test('ours: the task runs in steps, so that other tasks can run in between', () => {
  const text = lines(LINES / 4, (i) => `User-agent: bot-${i.toString(36)}\nDisallow: /${i}\n`);
  let pieces = 0;
  for (const _piece of findingsTask(siteOf(text), PATH)) pieces++;
  expect(pieces).toBeGreaterThan(LINES / 512);
});
