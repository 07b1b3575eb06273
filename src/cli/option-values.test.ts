// Option values that are empty, repeated or unusual.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const files = { 'robots.txt': 'User-agent: *\nDisallow: /x\n' };
const run = (...args: readonly string[]) => withTestFolder(files, (folder) => folder.runWith(args));

test.each([
  ['ask', '--agent', ''],
  ['ask', '--agent', '\n'],
  ['ask', '--agent', ' '],
])('ours: gatepost %s %s %j asks about any other crawler', async (command, option, value) => {
  const { code, out } = await run(command, 'robots.txt', option, value, '--url', '/x');
  expect({ code, head: out.split('\n')[0] }).toEqual({
    code: 0,
    head: 'No: any other crawler, /x (rfc9309)',
  });
});

test.each([
  ['--agents', '', 'URL,Any other crawler\r\n/x,No\r\n'],
  ['--agent', '\n', 'URL,Any other crawler\r\n/x,No\r\n'],
  ['--agents', 'a,,b,', 'URL,a & b\r\n/x,No\r\n'],
])('ours: gatepost matrix %s %j has columns', async (option, value, out) => {
  expect(await run('matrix', 'robots.txt', option, value, '--url', '/x', '--csv')).toMatchObject({
    code: 0,
    out,
  });
});

test.each([',', ' , ', '/1.0'])('ours: %j names no crawler', async (value) => {
  const { code, out, err } = await run('matrix', 'robots.txt', '--agents', value, '--url', '/x');
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('does not name a crawler.'),
  });
});

test('ours: --reader may be repeated, and each reader answers once', async () => {
  const query = ['ask', 'robots.txt', '--agent', 'a', '--url', '/x', '--json'];
  const { out } = await run(...query, '--reader', 'google', '--reader', 'rfc9309,google');
  const { verdicts } = JSON.parse(out) as { verdicts: { reader: string }[] };
  expect(verdicts.map(({ reader }) => reader)).toEqual(['google', 'rfc9309']);
});

test('ours: help is printed with any other option', async () => {
  const { code, out, err } = await run('--help', '--json');
  expect({ code, out, err }).toEqual({ code: 0, out: expect.stringContaining('gatepost COMMAND'), err: '' });
});

const letters = {
  'k.txt':
    'User-agent: \u212aagibot\nDisallow: /a\n\nUser-agent: Kagibot\nDisallow: /b\n\nUser-agent: Ärztebot\nDisallow: /c\n\nUser-agent: ärztebot\nDisallow: /d\n\nUser-agent: KAGIBOT\nDisallow: /d\n',
  'old.txt': 'User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n',
  'new.txt': 'User-agent: A\nDisallow: /a\n\nUser-agent: c\nDisallow: /b\n',
};
const columnsOf = async (...args: readonly string[]) => {
  const { out } = await withTestFolder(letters, (folder) =>
    folder.runWith([...args, '--url', '/a', '--json']),
  );
  return (JSON.parse(out) as { agents: string[] }).agents;
};

test('rfc 9309 2.2.1: names are octets, and only A to Z ignore case: a table distinguishes all others', async () => {
  const all = ['\u212aagibot', 'Kagibot', 'Ärztebot', 'ärztebot', ''];
  expect(await columnsOf('matrix', 'k.txt')).toEqual(all);
  expect(await columnsOf('matrix', 'k.txt', '--agents', 'Kagibot,\u212aagibot')).toEqual([
    'Kagibot',
    '\u212aagibot',
  ]);
});

test('ours: a crawler that is named twice has one column, at its first place and in its first spelling', async () => {
  expect(await columnsOf('matrix', 'k.txt', '--agents', 'b,a,B', '--agent', 'A')).toEqual(['b', 'a']);
  expect(await columnsOf('diff', 'old.txt', 'new.txt', '--sampled')).toEqual(['a', 'b', 'c', '']);
});

test('ours: any number of crawlers with the same rules share a column', async () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `r${index}`);
  const { out } = await run('matrix', 'robots.txt', '--agents', names.join(), '--url', '/x', '--csv');
  expect(out).toBe(`URL,${names.join(' & ')}\r\n/x,No\r\n`);
});
