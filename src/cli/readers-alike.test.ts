// Each reader reduces a user-agent itself: alone and among others it answers alike, in all commands and the library.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, checkExpectations, openSite, readers } from '../core/index.ts';
import { namingRobotsTxt, userAgent } from '../testing/arbitraries/user-agents.ts';
import { withTestFolder } from './run-in-folder.ts';

interface Answered {
  readonly reader: string;
  readonly answer: string;
}
interface Table {
  readonly reader: string;
  readonly rows: readonly { readonly cells: readonly { readonly answer: string }[] }[];
}
interface Diff {
  readonly reader: string;
  readonly cells: readonly { readonly after: { readonly answer: string } }[];
}

const url = '/x';
const ids = readers.map(({ id }) => id);

test('ours: ask, matrix, diff, expectations and the library give each reader the same answer, alone and among others', async () => {
  await withTestFolder({ 'open.txt': '' }, async ({ write, runWith }) => {
    const json = async <T>(...args: string[]): Promise<T> => JSON.parse((await runWith(args)).out) as T;
    await fc.assert(
      fc.asyncProperty(namingRobotsTxt, userAgent, fc.constantFrom(...ids), async (text, agent, alone) => {
        await write('robots.txt', text);
        const site = openSite({ origin: '', files: { '/robots.txt': text } });
        const expected = new Map<string, string>(
          readers.map((reader) => [
            reader.id,
            ask(site, { question: 'fetch', reader, agent, url, file: '/robots.txt' }).answer,
          ]),
        );
        const query = ['--agent', agent, '--url', url, '--json'];
        for (const reader of [alone, `python-urllib-3.12,norobots-1994,${alone}`]) {
          const rest = [...query, '--reader', reader];
          const { verdicts } = await json<{ verdicts: readonly Answered[] }>('ask', 'robots.txt', ...rest);
          for (const verdict of verdicts) expect(verdict.answer).toBe(expected.get(verdict.reader));
          const { tables } = await json<{ tables: readonly Table[] }>('matrix', 'robots.txt', ...rest);
          for (const { reader: id, rows } of tables) expect(rows[0]?.cells[0]?.answer).toBe(expected.get(id));
          const { diffs } = await json<{ diffs: readonly Diff[] }>('diff', 'open.txt', 'robots.txt', ...rest);
          for (const { reader: id, cells } of diffs)
            expect(cells[0]?.after.answer ?? 'allow').toBe(expected.get(id));
        }
        const expectations = ids.map((reader) => ({
          agent,
          url,
          expect: expected.get(reader) ?? '',
          reader,
        }));
        for (const { outcome } of checkExpectations(site, expectations, { reader: alone, readers: ids }))
          expect(outcome).toBe('met');
      }),
      { numRuns: 12 },
    );
  });
});
