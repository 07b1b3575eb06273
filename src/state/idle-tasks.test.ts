import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { getLine } from '../core/document/lines.ts';
import { sourceOfText } from '../core/document/source.ts';
import { openSite, prepare } from '../core/index.ts';
import { type CooperativeTask, runSync } from '../core/questions/cooperative-task.ts';
import { readers } from '../core/readers/registry.ts';
import { badgeQuestion, badgesTask } from '../features/records/marks/record-badges.ts';
import { agentToken, robotsText, urlPath } from '../testing/arbitraries/robots-txt.ts';
import { newFile } from './document/document.ts';
import { createDocumentStore, edit, emptyDocument, updateView } from './document/document-store.ts';
import { type IdleScheduler, runTask, runWhenIdle } from './idle-tasks.ts';
import { countsOf, countTotals } from './table/counting/totals.ts';
import { accessMatrix } from './table/matrix-query.ts';

/** A fake idle scheduler that the test triggers, and a clock that advances by one millisecond at each call. */
function fakeTime() {
  const due: ((deadline?: IdleDeadline) => void)[] = [];
  let time = 0;
  const idle: IdleScheduler = (run) => {
    due.push(run);
    return () => void due.splice(due.indexOf(run), 1);
  };
  const runOne = (deadline?: IdleDeadline) => due.shift()?.(deadline);
  return { due, idle, now: () => time++, runOne };
}

function* count(to: number, steps: number[]): CooperativeTask<number> {
  for (let i = 0; i < to; i++) {
    steps.push(i);
    yield;
  }
  return to;
}

test('a task starts when the browser is idle, and one slice does not run a whole long task', () => {
  const { idle, now, runOne, due } = fakeTime();
  const steps: number[] = [];
  const results: number[] = [];
  runWhenIdle(count(20, steps), (result) => results.push(result), idle, now);
  expect(steps).toEqual([]);
  runOne();
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThan(20);
  while (due.length > 0) runOne();
  expect(steps).toHaveLength(20);
  expect(results).toEqual([20]);
});

test.each([
  ['the browser is idle, and no key or click waits: the slice goes on', 50, false, 20],
  ['a key or a click waits: the slice ends', 50, true, 5],
  ['the browser is soon to draw: the slice ends', 5, false, 5],
  ['the browser does not tell whether a key waits: the slice ends', 50, undefined, 5],
])('with a deadline, %s', (_, remaining, isPending, done) => {
  const { idle, now, runOne } = fakeTime();
  const steps: number[] = [];
  vi.stubGlobal('navigator', { scheduling: { isInputPending: () => isPending } });
  runWhenIdle(count(20, steps), () => undefined, idle, now);
  runOne({ didTimeout: false, timeRemaining: () => remaining });
  vi.unstubAllGlobals();
  expect(steps).toHaveLength(done);
});

test('an error of a task rejects the promise of the caller', async () => {
  function* broken(): CooperativeTask<number> {
    yield;
    throw new RangeError('broken');
  }
  await expect(runTask(broken())).rejects.toThrow('broken');
  await expect(runTask(count(3, []))).resolves.toBe(3);
});

test('a task that is canceled during one of its own steps stops, and does not return a result', () => {
  const { idle, now, runOne, due } = fakeTime();
  const steps: number[] = [];
  const results: number[] = [];
  let cancel = () => {};
  function* cancelingTask(): CooperativeTask<number> {
    yield* count(1, steps);
    cancel();
    return yield* count(20, steps);
  }
  cancel = runWhenIdle(cancelingTask(), (result) => results.push(result), idle, now);
  runOne();
  while (due.length > 0) runOne();
  expect(steps).toEqual([0, 0]);
  expect(results).toEqual([]);
});

test('a task that is canceled between two slices stops, and does not return a result', () => {
  const { idle, now, runOne, due } = fakeTime();
  const steps: number[] = [];
  const results: number[] = [];
  const cancel = runWhenIdle(count(20, steps), (result) => results.push(result), idle, now);
  runOne();
  const before = steps.length;
  cancel();
  expect(due).toEqual([]);
  expect(steps).toHaveLength(before);
  expect(results).toEqual([]);
});

const intent = { origin: 'text', label: { code: 'type' } } as const;

/** A store with a file, and a function that replaces the whole file by an edit. */
function editedStore(before: string, after: string, rows: readonly string[], columns: readonly string[]) {
  const source = sourceOfText(before);
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile('/robots.txt', source)],
    rows,
    columns,
  });
  const { lines } = source;
  const last = getLine(lines, lines.length - 1).text.length;
  const range = { start: { line: 0, column: 0 }, end: { line: lines.length - 1, column: last } };
  return { store, change: () => edit(store, '/robots.txt', [{ range, text: after }], intent) };
}

test('after an edit cancels a count halfway, a new count gives the same answers as single cells', () => {
  fc.assert(
    fc.property(
      fc.array(robotsText, { minLength: 2, maxLength: 3 }),
      fc.array(agentToken, { minLength: 1, maxLength: 4 }),
      fc.array(urlPath, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...readers),
      fc.nat(3),
      ([record = '', first = '', second = first], agents, urls, reader, steps) => {
        const columns = [...new Set([...agents, ''])];
        const { store, change } = editedStore(`${record}\n${first}`, `${record}\n${second}`, urls, columns);
        updateView(store, { reader: reader.id, columnsBy: 'crawler' });
        const task = countTotals(accessMatrix(store.getState()));
        for (let i = 0; i < steps; i++) task.next();
        change();
        const matrix = accessMatrix(store.getState());
        const totals = runSync(countTotals(matrix));
        for (const agent of columns) {
          const lines = urls.map((url) => matrix.ask(agent, url).by?.line ?? -1);
          const answers = urls.map((url) => matrix.ask(agent, url).answer);
          const counted = matrix.count(agent, urls);
          expect(countsOf(totals, agent)).toEqual(counted);
          expect([...matrix.linesOf(agent, urls)]).toEqual(lines);
          for (const { answer, count: cells } of counted)
            expect(cells).toBe(answers.filter((other) => other === answer).length);
        }
        const { decided } = runSync(badgesTask(badgeQuestion(store.getState())));
        const deciding = columns.flatMap((agent) => urls.filter((url) => matrix.ask(agent, url).by));
        expect([...decided.values()].reduce((sum, count) => sum + count, 0)).toBe(deciding.length);
      },
    ),
    { numRuns: 150 },
  );
});

test('a column that is computed in steps equals that column of the whole matrix, also if the list is longer than a step', () => {
  const site = openSite({
    origin: '',
    files: { '/robots.txt': 'User-agent: *\nDisallow: /a\nAllow: /*9\n' },
  });
  const urls = Array.from({ length: 1200 }, (_, i) => `/${i % 3 === 0 ? 'a' : 'b'}/${i}`);
  const query = prepare(site, { question: 'fetch', reader: 'google' });
  const task = query.column('x', urls);
  let steps = 0;
  while (!task.next().done) steps++;
  expect(steps).toBeGreaterThan(4);
  expect(runSync(query.column('x', urls))).toEqual(query.matrix(['x'], urls));
});
