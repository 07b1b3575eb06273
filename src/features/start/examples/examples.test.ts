// Every example of the gallery opens, asks something, and has something to show.
import { expect, test } from 'vitest';
import { readers } from '../../../core/readers/index.ts';
import { printWorkspace, unpackFile } from '../../../core/site/pack-workspace.ts';
import { readWorkspace } from '../../../core/site/workspace.ts';
import { printSource } from '../../../core/text/source.ts';
import { examples } from './catalogue.ts';
import { figuresOf } from './figures.ts';

test.each(examples.map((example) => ({ id: example.id, example })))(
  'ours: the example $id opens with files, URLs and robots, answers a Yes and a No, and stores neither',
  ({ example }) => {
    const { workspace } = example;
    expect(readWorkspace(printWorkspace(workspace))).toEqual({ workspace });
    expect([workspace.rows.length, workspace.columns.length].every((length) => length > 0)).toBe(true);
    expect(readers.map(({ id }) => id)).toContain(workspace.reader);
    const answers = new Set(figuresOf(example)?.answers.flat());
    expect([...answers].sort()).toEqual(['allow', 'deny']);
    expect(workspace.expectations).toEqual([]);
    expect(Object.keys(workspace).sort()).toEqual(
      ['columns', 'expectations', 'files', 'gatepost', 'origin', 'question', 'reader', 'rows'].sort(),
    );
  },
);

test('ours: ids are unique and fit into an address', () => {
  const ids = examples.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

const exampleOf = (id: string) => examples.find((one) => one.id === id)!;

test('ours: the messy file keeps its byte order mark, its three line ends and its missing last one', () => {
  const [file] = exampleOf('messy').workspace.files;
  const source = unpackFile(file!)!;
  const ends = new Set(
    Array.from(new TextDecoder().decode(printSource(source)).matchAll(/\r\n|\r|\n/g), String),
  );
  expect(ends.size).toBe(3);
  expect(figuresOf(exampleOf('messy'))?.lines).toBe(20);
  expect([source.bom, printSource(source).at(-1)]).toEqual([true, '='.charCodeAt(0)]);
});

test('ours: every reader that differs on the messy file makes it worth to change "Read as"', () => {
  const example = exampleOf('messy');
  const seen = readers.map((reader) =>
    JSON.stringify(
      figuresOf({ ...example, workspace: { ...example.workspace, reader: reader.id } })?.answers,
    ),
  );
  expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
});

test('ours: search yes, training no: crawlers of search may fetch an issue, those of training and the tokens may not', () => {
  const example = exampleOf('search-not-training');
  const issue = figuresOf(example)!.answers.map((answers) => answers[1]);
  expect(issue).toEqual([...Array(6).fill('allow'), ...Array(9).fill('deny'), 'allow']);
});
