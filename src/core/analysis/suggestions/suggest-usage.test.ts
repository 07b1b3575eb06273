import { expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../document/source.ts';
import { usageQuestion } from '../../formats/acap/question/usage.ts';
import { usageOptions } from '../../formats/acap/question/usage-verdict.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import type { Effect } from '../../matching/path-rule.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { withEdits } from '../../trial/edited-site.ts';
import { suggestUsageTask } from './suggest-usage.ts';

const PATH = '/robots.txt';
const siteOf = (lines: readonly string[]): PolicyFiles => ({
  origin: 'https://example.com',
  files: new Map([[PATH, { source: sourceOfText(`${lines.join('\n')}\n`), format: formatOfPath(PATH) }]]),
});

function suggest(
  lines: readonly string[],
  wanted: Effect,
  {
    usage = 'present',
    url = '/x',
    agents = ['bot'],
  }: { usage?: string; url?: string; agents?: string[] } = {},
) {
  const site = siteOf(lines);
  const options = usageOptions({}, usage, PATH);
  const cells = { agents: ['bot', 'cat', ''], urls: ['/x', '/y'], most: 9 };
  const { suggestions, reason } = runSync(suggestUsageTask(site, { options, agents, url, wanted }, cells));
  const shown = suggestions.map((one) => {
    const after = withEdits(site, PATH, one.edits);
    const { answer } = usageQuestion.prepare(after, options)(agents[0] ?? '', url);
    const count = one.others.reduce((sum, { count }) => sum + count, 0);
    return {
      code: one.code,
      answer,
      count,
      crawlers: one.ofOtherCrawlers,
      text: textOfSource(after.files.get(PATH)!.source),
    };
  });
  return { shown, suggestions, reason, codes: shown.map(({ code }) => code) };
}

const any = ['ACAP-crawler: *', 'ACAP-disallow-index: /'];

test('product: a field for only the crawler, the URL and the usage is first, as it changes no other answer', () => {
  const { shown } = suggest(any, 'allow', { usage: 'index' });
  expect(shown[0]).toEqual({
    code: 'add-record',
    answer: 'allowed',
    count: 0,
    crawlers: 0,
    text: `${any.join('\n')}\n\nACAP-crawler: bot\nACAP-allow-index: /x$\n`,
  });
});

test('product: what a field in the record for any crawler changes for others is counted', () => {
  const { shown } = suggest(any, 'allow', { usage: 'index' });
  const added = shown.find(({ code }) => code === 'add-rule');
  expect(added?.text).toBe(`${any.join('\n')}\nACAP-allow-index: /x$\n`);
  expect(added?.crawlers).toBeGreaterThan(0);
});

test('product: in a record for only this crawler, a field is added and its own field is turned', () => {
  const { shown } = suggest(['ACAP-crawler: bot', 'ACAP-disallow-present-snippet: /x$'], 'allow', {
    usage: 'present-snippet',
  });
  expect(shown.map(({ code, answer }) => [code, answer])).toContainEqual(['turn-rule', 'allowed']);
  expect(shown[0]?.text).toBe('ACAP-crawler: bot\nACAP-allow-present-snippet: /x$\n');
});

test('product: the field that decides is deleted where another one then gives the answer', () => {
  const lines = ['ACAP-crawler: bot', 'ACAP-allow-index: /', 'ACAP-disallow-index: /x$'];
  const { shown } = suggest(lines, 'allow', { usage: 'index' });
  expect(shown.find(({ code }) => code === 'remove-rule')?.text).toBe(
    'ACAP-crawler: bot\nACAP-allow-index: /\n',
  );
});

test('product: a permission with restrictions can be changed to one without, and to a prohibition', () => {
  const lines = ['ACAP-crawler: *', 'ACAP-allow-present-snippet: / max-length=200-chars'];
  const options = { usage: 'present-snippet', agents: [''] };
  expect(suggest(lines, 'allow', options).shown.map(({ text }) => text)).toContain(
    'ACAP-crawler: *\nACAP-allow-present-snippet: /\n',
  );
  expect(suggest(lines, 'deny', options).shown[0]?.answer).toBe('prohibited');
});

test.each(['allow', 'deny'] as const)('product: what no field mentions can be changed to %s', (wanted) => {
  const { shown } = suggest(['ACAP-crawler: *', 'ACAP-allow-crawl: /'], wanted, { usage: 'index' });
  expect(shown[0]?.answer).toBe(wanted === 'allow' ? 'allowed' : 'prohibited');
  expect(shown[0]?.count).toBe(0);
});

test('acap 1.1 2.5: a field about presenting also changes the ways of presenting, which are counted', () => {
  const { shown } = suggest(['ACAP-crawler: *', 'ACAP-disallow-present: /'], 'allow');
  expect(shown[0]).toMatchObject({ code: 'add-record', crawlers: 0 });
  expect(shown[0]?.count).toBeGreaterThan(0);
});

test('acap 1.1 2.10: a permission of the same pattern replaces a conventional line; without one, that line is the reason', () => {
  const conventional = (path: string) => [
    'User-agent: *',
    `Disallow: ${path}`,
    '',
    'ACAP-crawler: *',
    'ACAP-allow-crawl: /y',
  ];
  const { shown, suggestions } = suggest(conventional('/x'), 'allow', { usage: 'crawl' });
  expect(suggestions.every(({ isAcapOnly }) => isAcapOnly)).toBe(true);
  const both = [...conventional('/x'), 'ACAP-disallow-crawl: /x'];
  const turned = suggest(both, 'allow', { usage: 'crawl' }).suggestions;
  expect(turned.map(({ isAcapOnly }) => isAcapOnly)).toContain(true);
  expect(suggest(any, 'allow', { usage: 'crawl' }).suggestions[0]?.isAcapOnly).toBe(false);
  expect(shown.map(({ answer }) => answer)).toEqual(['allowed', 'allowed']);
  expect(suggest(conventional('/'), 'allow', { usage: 'crawl' }).reason).toBe('conventional');
});

test('product: no second record is suggested for a crawler that has its own', () => {
  const { codes } = suggest(['ACAP-crawler: bot', 'ACAP-disallow-index: /'], 'allow', { usage: 'index' });
  expect(codes).not.toContain('add-record');
  expect(codes).toContain('add-rule');
});

test('product: a field of a record for several crawlers is not turned for one of them', () => {
  const lines = ['ACAP-crawler: bot', 'ACAP-crawler: cat', 'ACAP-disallow-index: /x$'];
  const own = suggest(lines, 'allow', { usage: 'index' });
  expect(own.codes).not.toContain('turn-rule');
  expect(suggest(lines, 'allow', { usage: 'index', agents: ['bot', 'cat'] }).codes).toContain('turn-rule');
});
