// An example opened in the workbench has the same questions as its page.
import { expect, test } from 'vitest';
import { prepare } from '../../../core/questions/registry.ts';
import { readers } from '../../../core/readers/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';
import { createStatusRows } from '../specifications/server-tables.tsx';
import { specificationPages } from '../specifications/specification-pages.ts';
import { computeCells, matchesForReader } from './computed-answers.ts';
import { workspaceOfExample } from './example-workspace.ts';

const examples = specificationPages.flatMap(({ examples: pageExamples, text }) =>
  pageExamples.map((example) => ({ name: `${text.slug}: ${example.title}`, example })),
);

test.each(examples)(
  'ours: $name, opened under every reader, gives the answers of the page',
  ({ example }) => {
    for (const reader of readers) {
      const { origin, files, columns, rows } = workspaceOfExample(reader, example);
      const site = openSite({
        origin,
        files: Object.fromEntries(files.map((file) => [file.path, file.text ?? ''])),
      });
      const queryAnswer = prepare(site, { question: 'fetch', reader });
      expect([columns.length > 0, rows.length > 0]).toEqual([true, true]);
      if ('site' in example) {
        const answers = example.site.rows.map(({ url }) =>
          example.site.columns.map(([agent = '']) => queryAnswer(agent, url).answer),
        );
        const pageAnswers = computeCells(reader, example.site).map((row) =>
          row.map(({ computed }) => computed),
        );
        expect(answers).toEqual(pageAnswers);
      } else {
        const paths = [...new Set(example.matches.map(({ rule }) => rule))];
        for (const match of example.matches) {
          const agent = columns[paths.indexOf(match.rule)] ?? '';
          expect(queryAnswer(agent, match.url).answer === 'deny').toBe(matchesForReader(reader, match));
        }
      }
    }
  },
);

const rowOf = (id: string, status: string) => {
  const reader = readers.find((candidate) => candidate.id === id)!;
  const { outcome, evidence } = createStatusRows(reader).find((row) => row.status.startsWith(status))!;
  return [outcome, evidence];
};

test('draft 1 3.1, rfc 9309 2.3.1: the table of statuses distinguishes stated behavior from our interpretation', () => {
  expect(rowOf('koster-1996', '401')).toEqual(['deny-all', 'stated']);
  expect(rowOf('koster-1996', '429')).toEqual(['defer', 'ours']);
  expect(rowOf('koster-1996', 'redirect loop')).toEqual(['defer', 'ours']);
  expect(rowOf('rfc9309', '401')).toEqual(['allow-all', 'stated']);
  expect(rowOf('rfc9309', '500')).toEqual(['deny-all', 'stated']);
  expect(rowOf('rfc9309', 'more than 5 redirects')).toEqual(['allow-all', 'stated']);
  expect(rowOf('data.txt', '301')).toEqual(['follow', 'ours']);
});

test('ours: every open question of a page has a unique id', () => {
  for (const { text } of specificationPages) {
    const ids = text.contradictions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
