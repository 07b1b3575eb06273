// The question about AI use in the table: one purpose for all agents, all purposes for one agent, and the cautious
// view.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { explainVerdict } from '../../../features/explanation/explain-cell.ts';
import { sentenceOf } from '../../../testing/sentence-of.ts';
import { newFile } from '../../document/document.ts';
import { createDocumentStore, emptyDocument } from '../../document/document-store.ts';
import { decidingLines } from '../chosen-cell.ts';
import { accessMatrix } from '../matrix-query.ts';
import { setAiUseQuestion } from './ai-use.ts';

const text = [
  'User-agent: GPTBot',
  'Content-Signal: ai-train=no',
  'Allow: /',
  '',
  'User-agent: *',
  'Content-Signal: search=yes',
  'Disallow: /cart/',
].join('\n');

function storeOf() {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const columns = ['GPTBot', 'ClaudeBot', 'zed', ''];
  const document = { ...emptyDocument(), origin: 'http://h.example', files, rows: ['/', '/cart/'], columns };
  const store = createDocumentStore(document);
  setAiUseQuestion(store, {});
  return store;
}
type Store = ReturnType<typeof storeOf>;

function cells(store: Store) {
  const { rows, columns, ask, kind } = accessMatrix(store.getState());
  return rows.map((url) => columns.map(({ agents }) => kind.word(ask(agents[0], url))));
}

const tonesOf = ({ kind, ask }: ReturnType<typeof accessMatrix>, agent: string) => {
  const { answer } = ask(agent, '/');
  return kind.answers.find((one) => one.answer === answer)?.tone;
};

test('ai use: training first, with one column for agents with equal answers', () => {
  const store = storeOf();
  const { columns } = accessMatrix(store.getState());
  expect(columns.map(({ agents }) => agents)).toEqual([['GPTBot'], ['', 'ClaudeBot', 'zed']]);
  expect(cells(store)).toEqual([
    ['Both', 'Not said'],
    ['Both', 'No'],
  ]);
});

test('ai use: all purposes for one agent', () => {
  const store = storeOf();
  setAiUseQuestion(store, { purpose: undefined, agent: 'zed' });
  const { agents, kind } = accessMatrix(store.getState());
  expect(agents.map((purpose) => kind.columnName?.(purpose))).toEqual([
    'Search',
    'AI search',
    'AI input',
    'AI training',
  ]);
  expect(cells(store)).toEqual([
    ['Yes', 'Not said', 'Not said', 'Not said'],
    ['No', 'No', 'No', 'No'],
  ]);
});

test('product: the name of a cell is its answer, what it is based on, and the other reading of signals', () => {
  const store = storeOf();
  const named = (agent: string, url: string) => {
    const { kind, ask } = accessMatrix(store.getState());
    return kind.name(ask(agent, url));
  };
  expect(named('GPTBot', '/')).toBe('Both, several lines say so, from line 2 on');
  expect(named('zed', '/cart/')).toBe('No, line 7 blocks it');
  expect(named('zed', '/')).toBe('Not said, no line says yes or no; under the other reading of signals: no');
});

test('ai use: the cautious view shows unstated or contradictory answers as a no, and changes no answer', () => {
  const store = storeOf();
  const [before] = [accessMatrix(store.getState())];
  const keys = (matrix: typeof before) => matrix.agents.map((agent) => matrix.ask(agent, '/').key);
  setAiUseQuestion(store, { cautious: true });
  const after = accessMatrix(store.getState());
  expect(cells(store)).toEqual([
    ['No, both', 'No, not said'],
    ['No, both', 'No'],
  ]);
  expect(keys(after)).toEqual(keys(before));
  expect([tonesOf(before, 'GPTBot'), tonesOf(after, 'GPTBot'), tonesOf(after, 'zed')]).toEqual([
    'limited',
    'deny',
    'deny',
  ]);
  expect(after.kind.filters.map(([tone]) => tone)).toEqual(['allow', 'deny']);
});

test('ours: the explanation is about the agent and purpose of its column', () => {
  const store = storeOf();
  setAiUseQuestion(store, { purpose: undefined, agent: 'GPTBot' });
  const asked = accessMatrix(store.getState());
  const verdict = explainVerdict({ asked, agent: 'ai-train', url: '/' });
  expect(sentenceOf(verdict)).toBe(
    'Line 2 says no to AI training, but line 3 says yes. No source says which counts: Content-Signal or an Allow for a crawler by name.',
  );
  expect(asked.heading('ai-train')).toBe('for AI training, GPTBot');
});

test('ai use: both lines of a contradiction are marked in the text', () => {
  const store = storeOf();
  store.setState(({ view }) => ({
    view: { ...view, path: '/robots.txt', cell: { agent: 'GPTBot', url: '/' } },
  }));
  expect(decidingLines(store.getState())).toEqual([1, 2]);
});
