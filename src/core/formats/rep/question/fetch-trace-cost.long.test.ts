// The cost of an explanation in worst-case files, measured by counting printed characters instead of time.
import { expect, test, vi } from 'vitest';
import * as percent from '../../../matching/percent-encoding.ts';
import { prepare } from '../../../questions/registry.ts';
import { openSite } from '../../../workspace/site.ts';

vi.mock(import('../../../matching/percent-encoding.ts'), async (original) => {
  const real = await original();
  return { ...real, printCanonical: vi.fn<typeof real.printCanonical>(real.printCanonical) };
});

const repeatLines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i));
const siteOf = (text: readonly string[]) =>
  openSite({ origin: '', files: { '/robots.txt': text.join('\n') } });

/** Counts the characters that are printed while an explanation is made. */
function printedIn(make: () => unknown): number {
  vi.mocked(percent.printCanonical).mockClear();
  make();
  return vi.mocked(percent.printCanonical).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
}

test('acap 1.1 2.7.3: the patterns of a set are listed once, however many fields do not match by it', () => {
  const printed = (fields: number) => {
    const site = siteOf([
      `ACAP-resource-set: s ${repeatLines(300, (i) => `/${i}`).join(' ')}`,
      'ACAP-crawler: *',
      ...repeatLines(fields, () => 'ACAP-allow-crawl: the-acap:resource-set:s'),
    ]);
    const verdict = prepare(site, { question: 'usage', usage: 'crawl' })('bot', '/elsewhere');
    let steps: readonly unknown[] = [];
    const cost = printedIn(() => (steps = verdict.trace()));
    expect(steps.length).toBeGreaterThan(fields);
    return cost;
  };
  expect(printed(300)).toBeLessThan(2 * printed(3));
});

test.each([
  ['fields that do not match', '/elsewhere'],
  ['fields that decide with it', '/asked'],
])('ours: the deciding step is made without the others: %s', (_what, path) => {
  const printed = (fields: number) => {
    const site = siteOf(['ACAP-crawler: *', ...repeatLines(fields, () => `ACAP-allow-crawl: ${path}`)]);
    const verdict = prepare(site, { question: 'usage', usage: 'crawl' })('bot', '/asked');
    return printedIn(() => verdict.because());
  };
  expect(printed(300)).toBe(printed(3));
});

test('mob 3.1: a URL is printed once for all lines that it is compared with', () => {
  const url = `/x${'é'.repeat(1000)}`;
  const site = siteOf(repeatLines(400, (i) => `Mobile-agent-server: /x${'é'.repeat(500)}${i} http://a`));
  const verdict = prepare(site, { question: 'mobile-agent' })('bot', url);
  expect(printedIn(() => verdict.trace())).toBeLessThan(400 * 1200 * 2);
});
