// How often a conversion parses the patterns of overlapping rules: counts calls, not time.
import { expect, test, vi } from 'vitest';
import { canonicalRule } from '../matching/percent-encoding.ts';
import { openSite } from '../workspace/site.ts';
import { repToAcap } from './rep-to-acap.ts';

vi.mock(import('../matching/percent-encoding.ts'), async (original) => {
  const real = await original();
  return { ...real, canonicalRule: vi.fn<typeof real.canonicalRule>(real.canonicalRule) };
});

const PATH = '/robots.txt';

/** Counts the calls for rules that all overlap: each beginning is a prefix of the longer ones. */
function callsFor(count: number): number {
  const rules = Array.from(
    { length: count },
    (_, i) => `${i % 2 ? 'Allow' : 'Disallow'}: /a${'b'.repeat(i % 60)}*${i}`,
  );
  const site = openSite({ origin: '', files: { [PATH]: `${['User-agent: *', ...rules].join('\n')}\n` } });
  vi.clearAllMocks();
  expect(repToAcap(site, PATH).losses).not.toEqual([]);
  return vi.mocked(canonicalRule).mock.calls.length;
}

test('ours: twice as many overlapping rules parse about twice as many patterns', () => {
  const small = callsFor(200);
  expect(small).toBeGreaterThan(200);
  expect(callsFor(400)).toBeLessThan(2.2 * small);
});
