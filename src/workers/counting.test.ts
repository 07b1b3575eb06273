import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../core/document/edits.ts';
import { changedRuns } from '../core/document/line-changes.ts';
import { getLine } from '../core/document/lines.ts';
import { sourceOfText, textOfSource } from '../core/document/source.ts';
import { answerFetch } from '../core/formats/rep/question/fetch.ts';
import { answers } from '../core/questions/answer.ts';
import { hasRow } from '../core/questions/tally.ts';
import { openSite } from '../core/workspace/site.ts';
import { robotsText } from '../testing/arbitraries/robots-txt.ts';
import { type CountAnswer, type CountOrder, type CountTask, createCounter } from './counting.ts';
import { applyLineRuns, diffLines, fromFileText, toFileText } from './file-transfer.ts';

const text = 'User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n';
const options = { question: 'fetch', reader: 'rfc9309', file: '/robots.txt' } as const;
const question = (content: string) => ({
  origin: '',
  options,
  format: 'robots-txt',
  file: toFileText(sourceOfText(content)),
});

/** A counter whose time the test controls. */
function counting() {
  const posted: CountAnswer[] = [];
  const waiting: (() => void)[] = [];
  let time = 0;
  const pause = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const receive = createCounter((answer) => posted.push(structuredClone(answer)), {
    now: () => (time += 20),
    pause,
  });
  const goOn = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const finish = async () => {
    while (waiting.length > 0) await goOn();
  };
  const send = (...orders: readonly CountOrder[]) =>
    orders.forEach((order) => receive(structuredClone(order)));
  return { posted, send, goOn, finish };
}

const rows = (list: readonly string[]): CountOrder => ({ rows: list, areMore: false });
const count = (
  version: number,
  columns: readonly string[],
  properties: Partial<CountTask> = {},
): CountOrder => ({
  count: {
    version,
    columns,
    listed: [],
    ...properties,
  },
});
const countedIn = (answersPosted: readonly CountAnswer[]) =>
  answersPosted.flatMap((answer) => ('counted' in answer ? answer : []));

test('ours: the counts of the worker equal those of single cells, also after edits', async () => {
  await fc.assert(
    fc.asyncProperty(robotsText, robotsText, async (before, after) => {
      const urls = ['/', '/x', '/y/z', '/a?b', '/robots.txt'];
      const agents = ['a', 'googlebot', ''];
      const old = sourceOfText(before);
      const end = {
        line: old.lines.length - 1,
        column: getLine(old.lines, old.lines.length - 1).text.length,
      };
      const current = applyEdits(old, [{ range: { start: { line: 0, column: 0 }, end }, text: after }]);
      const { posted, send, finish } = counting();
      send(rows(urls), { question: question(before) }, { runs: diffLines(old.lines, current.lines) });
      send({ before: diffLines(current.lines, old.lines) }, count(1, agents, { listed: ['googlebot', 'a'] }));
      await finish();
      const queryOf = (content: string) =>
        answerFetch(openSite({ origin: '', files: { '/robots.txt': content } }), options).asking;
      const [askBefore, askAfter] = [queryOf(before), queryOf(textOfSource(current))];
      const [{ counted } = { counted: undefined }] = countedIn(posted);
      const cells = agents.map((agent) => urls.map((url) => answers.indexOf(askAfter(agent, url).answer)));
      const counts = cells.flatMap((column) =>
        answers.map((_, kind) => column.filter((cell) => cell === kind).length),
      );
      expect([...counted!.totals.counts]).toEqual(counts);
      expect(counted!.answers.map((column) => [...column])).toEqual([cells[1], cells[0]]);
      const changed = agents.map((agent) =>
        urls.map((url) => askBefore(agent, url).answer !== askAfter(agent, url).answer),
      );
      expect(counted!.changed!.count).toBe(changed.flat().filter(Boolean).length);
      expect(urls.map((_, row) => hasRow(counted!.changed!.rows, row))).toEqual(
        urls.map((_, row) => changed.some((column) => column[row])),
      );
    }),
    { numRuns: 40 },
  );
});

test('design: a column that counts once changes if any of its crawlers had another answer, and each record decides for itself', async () => {
  const old = sourceOfText('User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /x\n');
  const current = sourceOfText('User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n');
  const { posted, send, finish } = counting();
  send(rows(['/', '/x']), { question: question(textOfSource(current)) });
  send(
    { before: diffLines(current.lines, old.lines) },
    count(1, ['a', ''], {
      members: [
        ['a', 'b'],
        ['', 'c'],
      ],
    }),
  );
  await finish();
  const [{ counted } = { counted: undefined }] = countedIn(posted);
  expect(counted?.changed?.count).toBe(1);
  expect([0, 1].map((row) => hasRow(counted?.changed?.rows, row))).toEqual([true, false]);
  expect([counted?.decided[1], counted?.decided[4]]).toEqual([2, 2]);
});

test('ours: of a burst of tasks only the last is counted, and its answer has its version', async () => {
  const { posted, send, finish } = counting();
  send(rows(['/x', '/y']), { question: question(text) }, count(1, ['a', '']), count(2, ['a']));
  await finish();
  expect(countedIn(posted).map(({ version, counted }) => [version, [...counted.totals.counts]])).toEqual([
    [2, [1, 1, 0, 0]],
  ]);
});

test('ours: a counting task reports progress, and reports nothing after it is stopped', async () => {
  const columns = Array.from({ length: 40 }, (_, index) => `a${index}`);
  const { posted, send, goOn, finish } = counting();
  send(rows(['/x', '/y']), { question: question(text) }, count(1, columns));
  for (let i = 0; i < 12; i++) await goOn();
  const progress = posted.flatMap((answer) => ('done' in answer ? answer.done : []));
  expect(progress.length).toBeGreaterThan(0);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(countedIn(posted)).toEqual([]);
  send({ stop: true });
  const before = posted.length;
  await finish();
  expect(posted).toHaveLength(before);
});

test('ours: a site without the file is counted too, and rows arrive in parts', async () => {
  const { posted, send, finish } = counting();
  send(rows(['/x']), { rows: ['/y', '/z'], areMore: true });
  send({ question: { ...question(text), file: undefined } }, count(1, ['a']));
  await finish();
  expect([...countedIn(posted)[0]!.counted.totals.counts]).toEqual([3, 0, 0, 0]);
});

test('ours: an invalid question is reported, with its version', async () => {
  const { posted, send, finish } = counting();
  const invalid = { ...question(text), options: { ...options, reader: 'nobody' as 'rfc9309' } };
  send(rows(['/x']), { question: invalid }, count(7, ['a']));
  await finish();
  expect(posted).toEqual([{ version: 7, failed: true }]);
});

test('ours: transferred lines equal those of the page: endings, encoding, and object identity', () => {
  const before = { ...fromFileText({ encoding: 'octets', bom: true, text: 'a\r\nb\nc\rd' }) };
  expect(textOfSource(before)).toBe('a\r\nb\nc\rd');
  const edit = { range: { start: { line: 1, column: 0 }, end: { line: 1, column: 1 } }, text: 'x\r\ny' };
  const after = applyEdits(before, [edit]);
  const sent = applyLineRuns(
    fromFileText(toFileText(before)),
    structuredClone(diffLines(before.lines, after.lines)),
  );
  expect([textOfSource(sent), sent.encoding, sent.bom]).toEqual([textOfSource(after), 'octets', true]);
  expect(
    changedRuns(before.lines, applyLineRuns(before, diffLines(before.lines, after.lines)).lines),
  ).toEqual(changedRuns(before.lines, after.lines));
});
