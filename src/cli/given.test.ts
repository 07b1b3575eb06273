// Values of options that are empty, repeated or odd.
import { expect, test } from 'vitest';
import { inFolder } from './fake-io.ts';

const files = { 'robots.txt': 'User-agent: *\nDisallow: /x\n' };
const run = (...args: readonly string[]) => inFolder(files, (folder) => folder.runWith(args));

test.each([
  ['ask', '--agent', ''],
  ['ask', '--agent', '\n'],
  ['ask', '--agent', ' '],
])('ours: gatepost %s %s %j asks about the robot that no line names', async (command, option, value) => {
  const { code, out } = await run(command, 'robots.txt', option, value, '--url', '/x');
  expect({ code, head: out.split('\n')[0] }).toEqual({ code: 0, head: 'No: any other robot, /x (rfc9309)' });
});

test.each([
  ['--agents', '', 'URL,other\r\n/x,No\r\n'],
  ['--agent', '\n', 'URL,other\r\n/x,No\r\n'],
  ['--agents', 'a,,b,', 'URL,a & b\r\n/x,No\r\n'],
])('ours: gatepost matrix %s %j has columns', async (option, value, out) => {
  expect(await run('matrix', 'robots.txt', option, value, '--url', '/x', '--csv')).toMatchObject({
    code: 0,
    out,
  });
});

test.each([',', ' , ', '/1.0'])('ours: %j names no robot', async (value) => {
  const { code, out, err } = await run('matrix', 'robots.txt', '--agents', value, '--url', '/x');
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining('names no robot.') });
});

test('ours: --reader is taken each time it is given, and each reader answers once', async () => {
  const asked = ['ask', 'robots.txt', '--agent', 'a', '--url', '/x', '--json'];
  const { out } = await run(...asked, '--reader', 'google', '--reader', 'rfc9309,google');
  const { verdicts } = JSON.parse(out) as { verdicts: { reader: string }[] };
  expect(verdicts.map(({ reader }) => reader)).toEqual(['google', 'rfc9309']);
});

test('ours: help is printed whatever stands beside it', async () => {
  const { code, out, err } = await run('--help', '--json');
  expect({ code, out, err }).toEqual({ code: 0, out: expect.stringContaining('gatepost COMMAND'), err: '' });
});
