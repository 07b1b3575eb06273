import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agentToken, robotsText, urlPath } from '../../testing/arbitraries/robots-txt.ts';
import { answerFetch } from '../formats/rep/question/fetch.ts';
import { decidedRows, fetchTally } from '../formats/rep/question/fetch-tally.ts';
import { readers } from '../readers/registry.ts';
import { applyEdits, openSite } from '../workspace/site.ts';
import { answers } from './answer.ts';
import { runSync } from './cooperative-task.ts';
import { addDifferences, countRows, hasRow, tallyColumn, tallyTable } from './tally.ts';

const kinds = answers.length;

test('ours: a tally counts the answers of a column and records their rows, also beyond the first word of bits', () => {
  const columnAnswers = Uint8Array.from({ length: 70 }, (_, row) => (row % 5 === 0 ? 1 : row === 69 ? 3 : 0));
  const { counts, rows } = tallyColumn(columnAnswers, kinds);
  expect([...counts]).toEqual([55, 14, 0, 1]);
  expect(rows[2]).toBeUndefined();
  columnAnswers.forEach((answer, row) => {
    for (let kind = 0; kind < kinds; kind++) expect(hasRow(rows[kind], row)).toBe(kind === answer);
  });
  expect(rows.map((bits) => (bits ? countRows(bits) : 0))).toEqual([55, 14, 0, 1]);
});

test('ours: two columns differ in the rows in which an answer differs', () => {
  const before = tallyColumn(Uint8Array.of(0, 1, 2, 0), kinds);
  const after = tallyColumn(Uint8Array.of(0, 0, 1, 3), kinds);
  const rows = new Uint32Array(1);
  expect(addDifferences(rows, before, after)).toBe(3);
  expect([0, 1, 2, 3].filter((row) => hasRow(rows, row))).toEqual([1, 2, 3]);
  expect(addDifferences(rows, after, after)).toBe(0);
});

test('ours: totals equal the sums of single answers, for every reader', () => {
  fc.assert(
    fc.property(
      robotsText,
      fc.uniqueArray(agentToken, { minLength: 1, maxLength: 5 }),
      fc.array(urlPath, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...readers),
      (text, agents, urls, reader) => {
        const site = openSite({ origin: '', files: { '/robots.txt': text } });
        const query = answerFetch(site, { question: 'fetch', reader, file: '/robots.txt' });
        const progress: number[] = [];
        const { counts, rows } = runSync(
          tallyTable(
            agents.length,
            kinds,
            (place) => fetchTally(query, agents[place]!, urls),
            (done) => progress.push(done),
          ),
        );
        expect(progress).toEqual(agents.map((_, place) => place + 1));
        const cells = agents.map((agent) => urls.map((url) => query.asking(agent, url)));
        const countsAsked = cells.flatMap((column) =>
          answers.map((answer) => column.filter((cell) => cell.answer === answer).length),
        );
        expect([...counts]).toEqual(countsAsked);
        const rowsTallied = answers.map((_, kind) => urls.map((_url, row) => hasRow(rows[kind], row)));
        const rowsAsked = answers.map((answer) =>
          urls.map((_, row) => cells.some((column) => column[row]!.answer === answer)),
        );
        expect(rowsTallied).toEqual(rowsAsked);
        const decided = runSync(decidedRows(query, agents, urls));
        const decidedAsked = new Float64Array(decided.length);
        for (const { by } of cells.flat()) if (by) decidedAsked[by.line]! += 1;
        expect(decided).toEqual(decidedAsked);
      },
    ),
    { numRuns: 100 },
  );
});

test('ours: after an edit the tally of a class whose rules are the same lines is the same object', () => {
  const text = 'User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /y\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const edit = { range: { start: { line: 4, column: 10 }, end: { line: 4, column: 12 } }, text: '/z' };
  const after = applyEdits(site, '/robots.txt', [edit]);
  const urls = ['/x', '/y', '/z'];
  const options = { question: 'fetch', reader: 'rfc9309' } as const;
  const [was, is] = [answerFetch(site, options), answerFetch(after, options)];
  expect(runSync(fetchTally(is, 'a', urls))).toBe(runSync(fetchTally(was, 'a', urls)));
  const [then, now] = [runSync(fetchTally(was, 'b', urls)), runSync(fetchTally(is, 'b', urls))];
  expect(now).not.toBe(then);
  expect(hasRow(now.rows[answers.indexOf('deny')], 2)).toBe(true);
});
