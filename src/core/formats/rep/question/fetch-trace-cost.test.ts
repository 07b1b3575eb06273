// What a trace costs in files made to be slow: counted in patterns that are printed, not in time.
import { expect, test, vi } from 'vitest';
import * as percent from '../../../matching/percent-encoding.ts';
import { prepare } from '../../../questions/registry.ts';
import { openSite } from '../../../workspace/site.ts';

vi.mock(import('../../../matching/percent-encoding.ts'), async (original) => {
  const real = await original();
  return { ...real, printCanonical: vi.fn<typeof real.printCanonical>(real.printCanonical) };
});

const many = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i));
const siteOf = (text: readonly string[]) =>
  openSite({ origin: '', files: { '/robots.txt': text.join('\n') } });

/** How many characters are printed while a trace is made. */
function printedIn(make: () => unknown): number {
  vi.mocked(percent.printCanonical).mockClear();
  make();
  return vi.mocked(percent.printCanonical).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
}

test('acap 1.1 2.7.3: the patterns of a set are told once, however many fields do not match by it', () => {
  const printed = (fields: number) => {
    const site = siteOf([
      `ACAP-resource-set: s ${many(300, (i) => `/${i}`).join(' ')}`,
      'ACAP-crawler: *',
      ...many(fields, () => 'ACAP-allow-crawl: the-acap:resource-set:s'),
    ]);
    const asked = prepare(site, { question: 'usage', usage: 'crawl' })('bot', '/elsewhere');
    let steps: readonly unknown[] = [];
    const cost = printedIn(() => (steps = asked.trace()));
    expect(steps.length).toBeGreaterThan(fields);
    return cost;
  };
  expect(printed(300)).toBeLessThan(2 * printed(3));
});

test.each([
  ['fields that do not match', '/elsewhere'],
  ['fields that decide with it', '/asked'],
])('ours: the step that decides is told without the others: %s', (_what, path) => {
  const printed = (fields: number) => {
    const site = siteOf(['ACAP-crawler: *', ...many(fields, () => `ACAP-allow-crawl: ${path}`)]);
    const asked = prepare(site, { question: 'usage', usage: 'crawl' })('bot', '/asked');
    return printedIn(() => asked.because());
  };
  expect(printed(300)).toBe(printed(3));
});

test('mob 3.1: a URL is printed once for all lines that it is tried on', () => {
  const url = `/x${'é'.repeat(1000)}`;
  const site = siteOf(many(400, (i) => `Mobile-agent-server: /x${'é'.repeat(500)}${i} http://a`));
  const asked = prepare(site, { question: 'mobile-agent' })('bot', url);
  expect(printedIn(() => asked.trace())).toBeLessThan(400 * 1200 * 2);
});
