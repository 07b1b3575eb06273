// Every example of the gallery opens, has a question, and has something to show.
import { expect, test } from 'vitest';
import { acapExampleAgents } from '../../../core/catalogue/acap-example.ts';
import { printSource } from '../../../core/document/source.ts';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { parseSettings, prepare } from '../../../core/questions/registry.ts';
import { readers } from '../../../core/readers/registry.ts';
import { createPolicy } from '../../../core/syntax/policy.ts';
import { cellId } from '../../../core/workspace/expectations/expectation.ts';
import { checkExpectations } from '../../../core/workspace/expectations/expectations.ts';
import { printWorkspace, unpackFile } from '../../../core/workspace/pack-workspace.ts';
import { openSite } from '../../../core/workspace/site.ts';
import { readWorkspace } from '../../../core/workspace/workspace.ts';
import { examples } from './catalogue.ts';
import { exampleFigures } from './example-figures.ts';

test.each(examples.map((example) => ({ id: example.id, example })))(
  'ours: the example $id opens with files, URLs and crawlers, has more than one answer, and stores none',
  ({ example }) => {
    const { workspace } = example;
    expect(readWorkspace(printWorkspace(workspace))).toEqual({ workspace });
    expect([workspace.rows.length, workspace.columns.length].every((length) => length > 0)).toBe(true);
    expect(readers.map(({ id }) => id)).toContain(workspace.reader);
    const answers = new Set(exampleFigures(example)?.answers.flat());
    expect(answers.size).toBeGreaterThan(1);
    const { asked: _, ...keys } = workspace;
    expect(Object.keys(keys).sort()).toEqual(
      ['columns', 'expectations', 'files', 'gatepost', 'origin', 'question', 'reader', 'rows'].sort(),
    );
  },
);

test('product: every example has expectations about its question, and under its reader all of them are met', () => {
  for (const { id, workspace } of examples) {
    const { origin, files, expectations, reader, rows, question } = workspace;
    expect([id, expectations.length > 0]).toEqual([id, true]);
    const site = openSite({
      origin,
      files: Object.fromEntries(files.map((file) => [file.path, printSource(unpackFile(file)!)] as const)),
    });
    const results = checkExpectations(site, expectations, { reader });
    expect(results.filter(({ outcome }) => outcome !== 'met')).toEqual([]);
    expect(expectations.every(({ url }) => rows.includes(url))).toBe(true);
    expect(expectations.some((expectation) => (expectation.question ?? 'fetch') === question)).toBe(true);
    expect(new Set(expectations.map(cellId)).size).toBe(expectations.length);
  }
});

test('ours: the table supports the question of every example, and those with ACAP records have a question about usages', () => {
  const asked = examples.map(({ id, workspace }) => [
    id,
    parseSettings(workspace.question, workspace['asked']),
  ]);
  const expected = examples.map(({ id, workspace: { question } }) => [
    id,
    question === 'fetch' ? undefined : expect.objectContaining({ question }),
  ]);
  expect(asked).toEqual(expected);
  for (const { from, workspace } of examples) expect(from === 'acap').toBe(workspace.question === 'usage');
});

test('robots PI 1999: the headlines say "no, yes", and one document is never read', () => {
  const { origin, files } = exampleOf('xml-headlines').workspace;
  const site = openSite({
    origin,
    files: Object.fromEntries(files.map(({ path, text }) => [path, text ?? ''])),
  });
  const says = prepare(site, { question: 'index-follow' });
  expect(says('', '/headlines.xml').key).toBe('noindex,follow');
  const may = prepare(site, { question: 'fetch', reader: 'rfc9309' });
  const blockedPaths = files.filter(({ path }) => may('', path).answer === 'deny').map(({ path }) => path);
  expect(blockedPaths).toEqual(['/drafts/tomorrow.xml']);
});

test('ours: the counts of an example about usages are those of its table when it is opened', () => {
  const counted = ['acap-worked', 'acap-news', 'acap-archive', 'acap-reference'].map((id) => {
    const figures = exampleFigures(exampleOf(id));
    const answers = figures?.answers.flat() ?? [];
    const countOf = (kind: string) => answers.filter((answer) => answer === kind).length;
    const asked = figures?.question === 'usage' ? (figures.usage ?? figures.crawler) : figures?.question;
    return [id, asked, countOf('deny'), countOf('limited'), answers.length];
  });
  expect(counted).toEqual([
    ['acap-worked', acapExampleAgents[0], 2, 0, 56],
    ['acap-news', 'present-snippet', 0, 4, 10],
    ['acap-archive', 'preserve', 3, 5, 10],
    ['acap-reference', 'crawl', 2, 0, 10],
  ]);
});

test('ours: ids are unique and fit into an address', () => {
  const ids = examples.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

const exampleOf = (id: string) => examples.find((example) => example.id === id)!;

test('ours: the messy file keeps its byte order mark, its three line endings and its missing last one', () => {
  const [file] = exampleOf('messy').workspace.files;
  const source = unpackFile(file!)!;
  const ends = new Set(
    Array.from(new TextDecoder().decode(printSource(source)).matchAll(/\r\n|\r|\n/g), String),
  );
  expect(ends.size).toBe(3);
  expect(exampleFigures(exampleOf('messy'))?.lines).toBe(20);
  expect([source.bom, printSource(source).at(-1)]).toEqual([true, '='.charCodeAt(0)]);
});

test('ours: enough readers differ on the messy file to make it worthwhile to change "Read as"', () => {
  const example = exampleOf('messy');
  const answersByReader = readers.map((reader) =>
    JSON.stringify(
      exampleFigures({ ...example, workspace: { ...example.workspace, reader: reader.id } })?.answers,
    ),
  );
  expect(new Set(answersByReader).size).toBeGreaterThanOrEqual(3);
});

test('ours: search yes, training no: crawlers of search may fetch an issue, those of training and the tokens may not', () => {
  const example = exampleOf('search-not-training');
  const issue = exampleFigures(example)!.answers.map((answers) => answers[1]);
  expect(issue).toEqual([...Array(6).fill('allow'), ...Array(9).fill('deny'), 'allow']);
});

/** Returns what an example says about a usage, by agent and URL without its host. */
function usagesOf(id: string, usage: string, purpose?: string) {
  const { origin, files } = exampleOf(id).workspace;
  const site = openSite({
    origin,
    files: Object.fromEntries(files.map(({ path, text }) => [path, text ?? ''])),
  });
  const options = { question: 'usage', usage } as const;
  const may = prepare(site, purpose === undefined ? options : { ...options, purpose });
  return (agent: string, path: string) => may(agent, origin + path).key;
}

test('ACAP 1.1: every line of the examples with ACAP records is read, takes effect, and has no findings except a known one', () => {
  for (const { workspace } of examples.filter(({ from }) => from === 'acap')) {
    for (const file of workspace.files) {
      const policy = createPolicy(unpackFile(file)!, formatOfPath(file.path));
      const { lines, misplaced } = readAcapFile(policy);
      expect(misplaced).toEqual([]);
      const issues = lines.flatMap(({ line, read }) => read.issues.map(({ code }) => `${line} ${code}`));
      expect(issues.filter((issue) => !issue.endsWith('pattern-trailing-star'))).toEqual([]);
    }
  }
});

test('ACAP 1.1 2.5.5.4, 2.5.3.1: the newspaper limits teasers, and its partner may show articles for a week', () => {
  const snippets = usagesOf('acap-news', 'present-snippet');
  expect(snippets('any', '/news/bridge-opens.html')).toBe(
    'allowed-with-restrictions max-length=250-chars time-limit=3-days time-limit=until-recrawled',
  );
  expect(usagesOf('acap-news', 'present-thumbnail')('any', '/news/bridge-opens.html')).toBe('prohibited');
  expect(usagesOf('acap-news', 'present')('partner-reader', '/sport/cup-final.html')).toContain(
    'time-limit=7-days',
  );
  expect(usagesOf('acap-news', 'preserve')('partner-reader', '/sport/cup-final.html')).toBe('prohibited');
  expect(usagesOf('acap-news', 'preserve', 'archive')('partner-reader', '/sport/cup-final.html')).toBe(
    'allowed',
  );
});

test('ACAP 1.1 2.5.4: the archive allows old papers to be preserved, and the library nearly everything until a date', () => {
  const keep = usagesOf('acap-archive', 'preserve');
  expect(keep('any', '/letters/1848/may.html')).toBe('allowed');
  expect(keep('any', '/letters/1968/draft.html')).toBe('prohibited');
  expect(keep('any', '/catalogue/index.html')).toContain('until-recrawled');
  expect(keep('library-bot', '/letters/1968/draft.html')).toContain('until-2030-12-31');
  expect(keep('library-bot', '/reading-room/desk-4')).toBe('prohibited');
});

test('ACAP 1.1 2.3.2: the second file is read for the crawler that is referred to it, with the set of the first', () => {
  const thumbnails = usagesOf('acap-reference', 'present-thumbnail');
  expect(thumbnails('picture-finder', '/exhibitions/2026/lighthouse.jpg')).toContain('time-limit=90-days');
  expect(thumbnails('any', '/exhibitions/2026/lighthouse.jpg')).toBe('unspecified');
});
