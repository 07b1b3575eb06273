import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { printWorkspace } from '../../../core/workspace/pack-workspace.ts';
import {
  arrangeTable,
  createDocumentStore,
  edit,
  emptyDocument,
  undo,
  updateView,
} from '../../document/document-store.ts';
import { openPolicyFile, openWorkspaceDocument } from '../../files/open-files.ts';
import { decodeView } from '../../serialization/decode-view.ts';
import { workspaceOf } from '../../workspace/document-to-workspace.ts';
import { parseWorkspaceDocument } from '../../workspace/open-workspace.ts';
import { addAgentGroup, addColumns, addNamedAgents, addRows } from '../additions/matrix-additions.ts';
import { accessMatrix } from '../matrix-query.ts';
import { groupColumnsBy } from './own-columns.ts';

function opened(text: string) {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(text), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  return store;
}

const columnsOf = (store: ReturnType<typeof opened>) =>
  accessMatrix(store.getState()).columns.map(({ agents, purposes, isAnyOther }) => [
    isAnyOther ? 'any other' : (purposes ?? []).join(', '),
    agents.slice(0, 3).join(', '),
  ]);

const SHOP = `User-agent: *
Disallow: /cart/

User-agent: Googlebot
Disallow: /*?s=

User-agent: Googlebot-Image
User-agent: Bingbot-Image
Disallow: /

User-agent: AhrefsBot
Disallow: /product/

User-agent: GPTBot
User-agent: ClaudeBot
Disallow: /

User-agent: CCBot
Disallow: /
`;

test('design: a column has one purpose and one set of answers; crawlers with the answers of any other crawler are in the last', () => {
  expect(columnsOf(opened(SHOP))).toEqual([
    ['search', 'Googlebot, Applebot'],
    ['images', 'Googlebot-Image, Bingbot-Image'],
    ['ai-training', 'GPTBot, ClaudeBot, CCBot'],
    ['seo', 'AhrefsBot'],
    ['any other', ', bingbot, DuckDuckBot'],
  ]);
});

test('design: crawlers in the last column follow any other crawler, the best known first', () => {
  const last = accessMatrix(opened(SHOP).getState()).columns.at(-1)?.agents ?? [];
  expect(last.slice(0, 3)).toEqual(['', 'bingbot', 'DuckDuckBot']);
  expect(last).toContain('PerplexityBot');
});

test('design: a file with a record for all has one column, and it is complete', () => {
  const [column, ...more] = accessMatrix(opened('User-agent: *\nDisallow: /a\n').getState()).columns;
  expect(more).toEqual([]);
  expect(column?.isAnyOther).toBe(true);
  expect(column?.agents).toEqual(expect.arrayContaining(['', 'Googlebot', 'GPTBot', 'PerplexityBot']));
  expect(column?.purposes).toEqual(['search', 'ai-training', 'ai-search']);
});

test('rfc 9309 2.2.2: crawlers share a column only if they have the same answer for every URL', () => {
  const bots = ['GPTBot', 'ClaudeBot', 'CCBot', 'Bytespider'];
  const rules = ['Disallow: /', 'Disallow: /\nDisallow: /a', 'Disallow: /\nAllow: /$', 'Disallow:'];
  const text = bots.map((bot, i) => `User-agent: ${bot}\n${rules[i]}\n`).join('\n');
  const matrix = accessMatrix(opened(`${text}\nUser-agent: *\nDisallow: /b\n`).getState());
  for (const { agents } of matrix.columns)
    for (const url of ['/', '/a', '/b', '/c?d'])
      expect(
        new Set(agents.map((agent) => matrix.ask(agent, url).answer)).size,
        `${agents.join(', ')} ${url}`,
      ).toBe(1);
  expect(columnsOf(opened(`${text}\nUser-agent: *\nDisallow: /b\n`)).map(([, agents]) => agents)).toEqual(
    expect.arrayContaining(['GPTBot, ClaudeBot', 'CCBot', 'Bytespider']),
  );
});

test('design: an edit that gives two columns the same answers leaves both separate until the table is arranged', () => {
  const store = opened('User-agent: ClaudeBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n');
  const before = columnsOf(store).length;
  const write = (line: number, text: string) =>
    edit(store, '/robots.txt', [{ range: { start: { line, column: 0 }, end: { line, column: 12 } }, text }], {
      origin: 'text',
      label: { code: 'typing' },
    });
  write(4, 'Disallow: /a');
  expect(columnsOf(store)).toHaveLength(before);
  arrangeTable(store);
  expect(columnsOf(store)).toHaveLength(before - 1);
});

test('product: search engines are first, then important crawlers and those of AI companies; unknown names are last', () => {
  const names = [
    ['Web Image Collector'],
    ['asterias', 'BackDoorBot', 'BotALot', 'BuiltBotTough'],
    ['AhrefsBot', 'SemrushBot', 'dotbot'],
    ['GPTBot', 'CCBot'],
    ['Googlebot-News'],
  ];
  const records = names.map(
    (agents, i) => `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}Disallow: /${i}\n`,
  );
  expect(columnsOf(opened(records.join('\n'))).map(([, first]) => first)).toEqual([
    'Googlebot-News',
    'GPTBot, CCBot',
    'AhrefsBot, SemrushBot, dotbot',
    'asterias, BackDoorBot, BotALot',
    'Web Image Collector',
    ', Googlebot, bingbot',
  ]);
});

test('design: with many classes, those with the same answers are joined across purposes, and names that the user added are never hidden', () => {
  const names = [
    'Googlebot',
    'GPTBot',
    'AhrefsBot',
    'Twitterbot',
    'AdIdxBot',
    'archive.org_bot',
    'ClaudeBot',
    'x',
  ];
  const blockedText = names.map((name) => `User-agent: ${name}\nDisallow: /\n`).join('\n');
  expect(columnsOf(opened(blockedText))[0]).toEqual([
    'search, ai-training, seo, previews, archives, ads, other',
    'Googlebot, Applebot, GPTBot',
  ]);
  const text = Array.from({ length: 30 }, (_, i) => `User-agent: bot-${i}\nDisallow: /${i}\n`).join('\n');
  const store = opened(text);
  expect(accessMatrix(store.getState()).columns).toHaveLength(13);
  expect(accessMatrix(store.getState()).omitted.columns).toBe(18);
  addColumns(store, 'Yandex\nbot-29');
  const agents = () => accessMatrix(store.getState()).columns.flatMap((column) => column.agents);
  expect(agents()).toEqual(expect.arrayContaining(['Yandex', 'bot-29']));
  updateView(store, { isComplete: true });
  expect(agents()).toContain('bot-28');
});

test('design: a new rule adds its row, and the row of a removed rule stays until the table is arranged; neither makes a step', () => {
  const store = opened('User-agent: *\nDisallow: /a\n');
  const steps = store.getState().history.past.length;
  expect(accessMatrix(store.getState()).rows).toEqual(['/', '/a']);
  edit(
    store,
    '/robots.txt',
    [{ range: { start: { line: 1, column: 0 }, end: { line: 1, column: 12 } }, text: 'Disallow: /b' }],
    { origin: 'text', label: { code: 'typing' } },
  );
  expect(accessMatrix(store.getState()).rows).toEqual(['/', '/a', '/b']);
  expect(store.getState().history.past.length).toBe(steps + 1);
  addRows(store, '/b /mine');
  expect(accessMatrix(store.getState()).rows).toEqual(['/', '/a', '/b', '/mine']);
  undo(store);
  undo(store);
  expect(accessMatrix(store.getState()).rows).toEqual(['/', '/a']);
});

describe('product: a crawler that the user asks for has its own column', () => {
  const alone = (store: ReturnType<typeof opened>, name: string) =>
    accessMatrix(store.getState()).columns.filter(({ agents }) => agents.length === 1 && agents[0] === name)
      .length;
  const SAME = 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n';

  test.each([
    ['like any other crawler', 'PerplexityBot'],
    ['first of the crawlers of its purpose', 'GPTBot'],
    ['among the crawlers of its purpose', 'CCBot'],
    ['unknown', 'my-own-bot'],
  ])('also one that is %s, whether typed or chosen, and undo takes it back', (_name, name) => {
    for (const add of [addColumns, (store: ReturnType<typeof opened>) => addNamedAgents(store, [name])]) {
      const store = opened(SAME);
      const before = columnsOf(store);
      const { added } = add(store, name);
      expect(added).toHaveLength(1);
      expect(alone(store, name)).toBe(1);
      expect(accessMatrix(store.getState()).columns.flatMap(({ agents }) => agents)).toHaveLength(
        new Set(accessMatrix(store.getState()).columns.flatMap(({ agents }) => agents)).size,
      );
      undo(store);
      expect(columnsOf(store)).toEqual(before);
    }
  });

  test('also in a table whose columns are grouped by equal answers, and if the table lists it already', () => {
    const store = createDocumentStore({ ...emptyDocument(), rows: ['/'], columns: ['a', 'b', 'c', ''] });
    expect(accessMatrix(store.getState()).columns.map(({ agents }) => agents)).toEqual([['', 'a', 'b', 'c']]);
    expect(addColumns(store, 'B')).toMatchObject({ added: [], repeated: 1 });
    expect(accessMatrix(store.getState()).columns.map(({ agents }) => agents)).toEqual([
      ['b'],
      ['', 'a', 'c'],
    ]);
    addColumns(store, 'd, e');
    expect(alone(store, 'd') + alone(store, 'e')).toBe(2);
    expect(store.getState().view.ownColumns).toEqual(['d', 'e', 'B']);
  });

  test.each<[string, (store: ReturnType<typeof opened>) => ReturnType<typeof opened>]>([
    [
      'the stored session',
      (store) => {
        const { document, view } = store.getState();
        const files = document.files.map((file) => ({ ...file, source: sourceOfText(SAME) }));
        const restored = createDocumentStore({ ...document, files });
        restored.setState({ view: decodeView(JSON.parse(JSON.stringify(view)), document, view.reader) });
        return restored;
      },
    ],
    [
      'the workspace file',
      (store) => {
        const { document, view } = store.getState();
        const workspace = parseWorkspaceDocument(printWorkspace(workspaceOf(document, view)));
        if ('problem' in workspace) throw new Error(workspace.problem.code);
        const opened = createDocumentStore();
        openWorkspaceDocument(opened, workspace, { code: 'open-file', params: { path: 'x' } });
        return opened;
      },
    ],
  ])('at the same place again from %s, in the order of the questions', (_name, reopen) => {
    const store = opened(SAME);
    for (const name of ['PerplexityBot', 'zed', 'ccbot', 'a', 'PerplexityBot']) addColumns(store, name);
    const agentsIn = (one: ReturnType<typeof opened>) =>
      accessMatrix(one.getState()).columns.map(({ agents }) => agents);
    const before = agentsIn(store);
    expect(before.slice(-5, -1)).toEqual([['PerplexityBot'], ['zed'], ['CCBot'], ['a']]);
    // As a reload: nothing is remembered of what appeared when.
    expect(agentsIn(reopen(store))).toEqual(before);
  });

  test('until the columns are grouped anew', () => {
    const store = opened(SAME);
    addColumns(store, 'PerplexityBot');
    groupColumnsBy(store, 'purpose');
    expect(alone(store, 'PerplexityBot')).toBe(0);
  });

  test('but all crawlers of a group share the columns of those that are like them', () => {
    const store = opened(SAME);
    const before = columnsOf(store).length;
    addAgentGroup(store, ['Bytespider', 'Amazonbot', 'Timpibot']);
    expect(columnsOf(store)).toHaveLength(before);
  });
});

test('product: a URL that the table asks about by itself is not shown twice, as a path or in full', () => {
  const store = opened('User-agent: *\nDisallow: /org/plans.html\n');
  const rows = () => accessMatrix(store.getState()).rows;
  expect(rows()).toEqual(['/', '/org/plans.html']);
  addRows(store, 'https://h.example/org/plans.html');
  expect(rows()).toEqual(['/', '/org/plans.html']);
  for (const url of ['/', 'https://h.example', 'HTTPS://h.EXAMPLE:443/', '/org/plans.html'])
    expect(addRows(store, url), url).toMatchObject({ added: [], repeated: 1 });
  expect(rows()).toEqual(['/', '/org/plans.html']);
  addRows(store, '/org/plans.html#top /org/plans.html?a http://h.example/');
  expect(rows().slice(2)).toEqual(['/org/plans.html#top', '/org/plans.html?a', 'http://h.example/']);
});
