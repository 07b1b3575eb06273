// The cost of findings about extension lines, measured in prepared questions instead of time.
import { expect, test, vi } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { fileAt, openSite } from '../../../workspace/site.ts';
import { rowRoleAt } from '../../rep/edit/record-rows.ts';
import { prepareAnswers } from '../../rep/question/prepare-answers.ts';
import { extensionInspector } from './inspector.ts';

vi.mock(import('../../rep/question/prepare-answers.ts'), async (original) => {
  const real = await original();
  return { ...real, prepareAnswers: vi.fn<typeof real.prepareAnswers>(real.prepareAnswers) };
});

vi.mock(import('../../rep/edit/record-rows.ts'), async (original) => {
  const real = await original();
  return { ...real, rowRoleAt: vi.fn<typeof real.rowRoleAt>(real.rowRoleAt) };
});

const PATH = '/robots.txt';
const extensionCodes = new Set<string>(extensionInspector.checks.map(({ code }) => code));

function checkFile(text: string) {
  vi.mocked(prepareAnswers).mockClear();
  const codes = findings(openSite({ origin: 'https://a.example', files: { [PATH]: text } }), PATH).map(
    ({ code }) => code,
  );
  return {
    codes: codes.filter((code) => extensionCodes.has(code)),
    preparedCount: vi.mocked(prepareAnswers).mock.calls.length,
  };
}

test('ours: a file without extension lines prepares no questions for them', () => {
  expect(checkFile('User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n')).toEqual({
    codes: [],
    preparedCount: 0,
  });
});

test('ours: a sitemap that may be blocked prepares a question', () => {
  const { codes, preparedCount } = checkFile(
    'Sitemap: https://a.example/s.xml\nUser-agent: *\nDisallow: /s\n',
  );
  expect(codes).toEqual(['SIT-CLOSED']);
  expect(preparedCount).toBeGreaterThan(0);
});

test('ours: many records are checked in steps', () => {
  const text = Array.from({ length: 5000 }, (_, i) => `User-agent: bot${i}\nAllow: /\n`).join('\n');
  const stepsOf = (contents: string) => {
    const site = openSite({ origin: '', files: { [PATH]: contents } });
    const { source, format } = fileAt(site, PATH);
    const task = extensionInspector.find({
      site,
      path: PATH,
      policy: createPolicy(source, format),
      options: {},
    });
    return [...task].length;
  };
  expect(stepsOf(text) - stepsOf('User-agent: *\nAllow: /\n')).toBeGreaterThanOrEqual(20);
});

test('ours: thousands of signals for thousands of names are not compared with each other', () => {
  const names = Array.from({ length: 8000 }, (_, i) => `User-agent: bot${i}\n`).join('');
  const crawlers = 'User-agent: GPTBot\n'.repeat(2000);
  const { codes } = checkFile(`${names}${crawlers}${'\nContent-Signal: search=yes\n'.repeat(4000)}`);
  expect(codes.filter((code) => code === 'CSG-LAST')).toHaveLength(4000);
});

test('ours: the place for extension lines in a record is looked up once for all of them', () => {
  const count = 1000;
  const lines = 'Crawl-delay: 5\n'.repeat(count);
  const site = openSite({
    origin: 'https://a.example',
    files: { [PATH]: `${lines}User-agent: *\n${'Disallow: /a\n'.repeat(count)}` },
  });
  const orphans = findings(site, PATH).filter(({ code }) => code === 'LIN-ORPHAN');
  expect(orphans).toHaveLength(count);
  vi.mocked(rowRoleAt).mockClear();
  const codes = orphans.map(({ fixes }) => fixes.map(({ code }) => code)[0]);
  expect(new Set(codes)).toEqual(new Set(['modern-into-record']));
  expect(vi.mocked(rowRoleAt).mock.calls.length).toBeLessThan(3 * count);
});
