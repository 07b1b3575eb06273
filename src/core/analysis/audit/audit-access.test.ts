import { expect, test } from 'vitest';
import { readerOf, watchedReaders } from '../../readers/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { auditAccess } from './audit-access.ts';

const audit = (text: string, result: { status?: number } = {}) =>
  auditAccess(openSite({ origin: '', files: { '/robots.txt': text } }), {
    file: '/robots.txt',
    reader: readerOf('rfc9309'),
    readers: watchedReaders('/robots.txt'),
    ...result,
  });
const classOf = (text: string, agent: string, result: { status?: number } = {}) => {
  const { purposes } = audit(text, result);
  const [found] = purposes.flatMap(({ purpose, classes }) =>
    classes.filter(({ agents }) => agents.includes(agent)).map((one) => ({ purpose, ...one })),
  );
  return found && { purpose: found.purpose, access: found.access, lines: found.lines };
};

test.each([
  ['no rule', 'User-agent: *\nDisallow:\n', 'all', []],
  ['a block of the site', 'User-agent: GPTBot\nDisallow: /\n', 'none', [1]],
  [
    'blocks of directories',
    'User-agent: GPTBot\nDisallow: /a/\nDisallow: /b*c\nAllow: /\n',
    'except',
    [1, 2],
  ],
  ['a site that is blocked but for a directory', 'User-agent: *\nDisallow: /\nAllow: /a/\n', 'only', [2]],
  ['an exception from a directory', 'User-agent: *\nDisallow: /a/\nAllow: /a/b\n', 'except', [1]],
  ['rules for another crawler', 'User-agent: CCBot\nDisallow: /\n', 'all', []],
] as const)('RFC 9309 2.2.2: %s', (_what, text, access, lines) => {
  expect(classOf(text, 'GPTBot')).toEqual({ purpose: 'ai-training', access, lines });
});

test.each([
  [404, 'all'],
  [503, 'none'],
] as const)('RFC 9309 2.3.1: with status %i the access is %s, whatever the file says', (status, access) => {
  expect(classOf('User-agent: GPTBot\nDisallow: /a\n', 'GPTBot', { status })).toMatchObject({
    access,
    lines: [],
  });
});

test('product: crawlers of one purpose that are treated differently are listed', () => {
  const { purposes } = audit('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n');
  const split = purposes.find(({ purpose }) => purpose === 'ai-training')?.split;
  expect(split?.blocked).toEqual(['GPTBot', 'CCBot']);
  expect(split?.allowed).toContain('ClaudeBot');
  expect(purposes.filter((one) => one.split).map(({ purpose }) => purpose)).toEqual(['ai-training']);
});

test('product: several lines that block crawlers of one purpose are listed together', () => {
  const text = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n';
  const [blocked] = audit(text).purposes.flatMap(({ classes }) =>
    classes.filter(({ access }) => access === 'none'),
  );
  expect(blocked).toMatchObject({ agents: ['GPTBot', 'CCBot'], lines: [1, 4] });
});

test('product: a name in the file that the catalog lacks is among the other names', () => {
  expect(classOf('User-agent: inhouse\nDisallow: /x\n', 'inhouse')).toEqual({
    purpose: 'other',
    access: 'except',
    lines: [1],
  });
});

test('product: answers that depend on the reader are counted, and an example is given', () => {
  const { disagreements } = audit('User-agent: Googlebot/2.1\nDisallow: /x\n');
  expect(disagreements.count).toBeGreaterThan(0);
  const [example] = disagreements.examples;
  expect(new Set(Object.values(example?.answers ?? {})).size).toBe(2);
  expect(audit('User-agent: GPTBot\nDisallow: /x\n').disagreements).toEqual({ count: 0, examples: [] });
});

test('catalog: a blocked crawler that may not follow the file is named', () => {
  expect(audit('User-agent: ChatGPT-User\nDisallow: /\n').heedless).toEqual(['ChatGPT-User']);
  expect(audit('User-agent: ChatGPT-User\nDisallow:\n').heedless).toEqual([]);
});
