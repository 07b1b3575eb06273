// Conversions of difficult files are cheap: counts steps, not time.
import { beforeEach, expect, test, vi } from 'vitest';
import { collectRules } from '../formats/acap/applicable-rules.ts';
import { parseAcapPattern } from '../formats/acap/path-patterns.ts';
import { UNIT } from '../matching/percent-encoding.ts';
import { openSite } from '../workspace/site.ts';
import { acapToRep } from './acap-to-rep.ts';
import { patternsOverlap } from './pattern-overlap.ts';
import { repToAcap } from './rep-to-acap.ts';
import { createConversionBudget, isBudgetSpent } from './rule-overlaps.ts';
import { findDisagreements, type WeighedRule } from './weighed-rules.ts';

vi.mock(import('./pattern-overlap.ts'), async (original) => {
  const real = await original();
  return { ...real, patternsOverlap: vi.fn<typeof real.patternsOverlap>(real.patternsOverlap) };
});

vi.mock(import('../formats/acap/applicable-rules.ts'), async (original) => {
  const real = await original();
  return { ...real, collectRules: vi.fn<typeof real.collectRules>(real.collectRules) };
});

const PATH = '/robots.txt';
const lines = <T>(count: number, line: (i: number) => T) => Array.from({ length: count }, (_, i) => line(i));
const siteOf = (text: readonly string[]) =>
  openSite({ origin: '', files: { [PATH]: `${text.join('\n')}\n` } });
const codes = ({ losses }: ReturnType<typeof acapToRep>) => new Set(losses.map(({ code }) => code));
const overlaps = () => vi.mocked(patternsOverlap).mock.calls.length;

beforeEach(() => vi.clearAllMocks());

test('ours: rules with different beginnings are not compared', () => {
  const rules = lines(2000, (i) => `${i % 2 ? 'Allow' : 'Disallow'}: /${i}/*.1`);
  expect(codes(repToAcap(siteOf(['User-agent: *', ...rules]), PATH))).not.toContain('not-compared');
  expect(overlaps()).toBe(0);
});

test('ours: only some of many overlapping rules are compared, and this is listed', () => {
  const rules = lines(2400, (i) => (i % 2 ? `Allow: /*${i}` : `Disallow: /*${i}.longer`));
  expect(codes(repToAcap(siteOf(['User-agent: *', ...rules]), PATH))).toContain('not-compared');
});

test('ours: a search compares no more rules than its budget allows', () => {
  const rules = lines(200, (i): WeighedRule => {
    const units = `/${UNIT.star}${i}`;
    const effect = i % 2 ? 'allow' : 'deny';
    const pattern = `/*${i}`;
    return { line: i, effect, pattern, acap: parseAcapPattern(pattern), units, octets: i, tier: 0 };
  });
  expect(findDisagreements(rules, createConversionBudget()).length).toBeGreaterThan(1000);
  vi.clearAllMocks();
  findDisagreements(rules, { left: 500 });
  expect(overlaps()).toBeGreaterThan(0);
  expect(overlaps()).toBeLessThanOrEqual(500);
});

test('ours: plain rules are only compared with rules that contain them', () => {
  const rules = lines(4000, (i) => `ACAP-${i % 2 ? 'allow' : 'disallow'}-crawl: /${i >> 1}/${i % 2}`);
  const conversion = acapToRep(siteOf(['ACAP-crawler: *', 'ACAP-disallow-crawl: /', ...rules]), PATH);
  expect(codes(conversion)).not.toContain('not-compared');
  expect(overlaps()).toBeLessThan(10 * 4000);
});

test('ours: rules are collected once for crawlers with the same records', () => {
  const names = lines(400, (i) => `ACAP-crawler: bot${i}`);
  const rules = lines(300, (i) => `ACAP-${i % 2 ? 'allow' : 'disallow'}-crawl: /${i}`);
  const { edits } = acapToRep(siteOf([...names, ...rules]), PATH);
  expect(edits).not.toEqual([]);
  expect(vi.mocked(collectRules)).toHaveBeenCalledTimes(2);
});

test('ours: only the records that apply to a crawler are read for it', () => {
  const records = lines(400, (i) => `ACAP-crawler: bot${i}\nACAP-disallow-crawl: /${i}`);
  acapToRep(siteOf([...records, 'ACAP-crawler: *', 'ACAP-disallow-crawl: /']), PATH);
  const read = vi.mocked(collectRules).mock.results.map(({ value }) => value.considered.length);
  expect(read).toHaveLength(401);
  expect(Math.max(...read)).toBe(2);
});

test('ours: rules that would be repeated for too many crawlers are not converted', () => {
  const records = lines(800, (i) => `ACAP-crawler: bot${i}\nACAP-disallow-crawl: /${i}`);
  const any = lines(800, (i) => `ACAP-disallow-crawl: /any${i}`);
  const conversion = acapToRep(siteOf([...records, 'ACAP-crawler: *', ...any]), PATH);
  expect(conversion).toMatchObject({ edits: [], losses: [{ code: 'too-many-rules' }] });
  const agents = lines(800, (i) => `User-agent: bot${i}`);
  const rules = lines(800, (i) => `Disallow: /${i}`);
  const back = repToAcap(siteOf([...agents, ...rules]), PATH);
  expect(back).toMatchObject({ edits: [], losses: [{ code: 'too-many-rules' }] });
});

test('ours: a budget without remaining steps is spent', () => {
  expect(isBudgetSpent(createConversionBudget())).toBe(false);
  expect(isBudgetSpent({ left: 0 })).toBe(true);
});
