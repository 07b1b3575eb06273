// Counts the steps of opening a workspace, showing its table, and opening it again after it was written, at the limits.
import { afterAll, expect, test } from 'vitest';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { noteFigures, startCountingSteps } from '../../testing/count-steps.ts';
import { createDocumentStore, emptyDocument, openDocument } from '../document/document-store.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import { workspaceOf } from './document-to-workspace.ts';
import { parseWorkspaceDocument } from './open-workspace.ts';
import { MAX_LINK_FILES, previewSharedText } from './read-share-link.ts';

const counting = startCountingSteps();

afterAll(counting.stop);

/** What linear growth, with the logarithm of a sort, stays below; quadratic growth is 16. */
const FACTOR = 4;
const MAX_GROWTH = FACTOR * 1.5;

const list = (length: number, itemAt: (index: number) => string) =>
  Array.from({ length }, (_, index) => itemAt(index));

const policy = 'User-agent: *\nDisallow: /x\n';
const workspaceWith = (parts: {
  readonly files?: number;
  readonly rows?: number;
  readonly columns?: number;
  readonly expectations?: number;
}): string => {
  const { files = 1, rows = 1, columns = 1, expectations = 0 } = parts;
  return JSON.stringify({
    gatepost: 1,
    origin: 'https://shop.example',
    files: list(files, (i) => (i === 0 ? '/robots.txt' : `/${i}/robots.txt`)).map((path) => ({
      path,
      text: policy,
    })),
    rows: list(rows, (i) => `/row/${i}`),
    columns: list(columns, (i) => `bot${i}`),
    expectations: list(expectations, (i) => `/row/${i}`).map((url) => ({
      agent: 'bot1',
      url,
      expect: 'allow',
    })),
  });
};

/** As many columns as a wide screen shows; the others are asked about when they are scrolled to. */
const MAX_ASKED_COLUMNS = 20;

/** Opens a workspace, shows its table, and opens what is written of it. */
function openAndReload(text: string): void {
  let content = text;
  for (let visit = 0; visit < 2; visit++) {
    const opened = parseWorkspaceDocument(content);
    if ('problem' in opened) throw new Error(opened.problem.code);
    const store = createDocumentStore(emptyDocument());
    openDocument(store, opened.document, { reader: opened.reader });
    const state = store.getState();
    const { agents, rows, columnTask } = accessMatrix(state);
    for (const agent of agents.slice(0, MAX_ASKED_COLUMNS)) runSync(columnTask(agent, rows));
    content = printWorkspace(workspaceOf(state.document, state.view));
  }
}

test.each([
  ['files', MAX_LINK_FILES],
  ['rows', 200_000],
  ['columns', 20_000],
  ['cells', 200_000],
  ['expectations', 20_000],
] as const)('product: opening a workspace takes steps in proportion to its %s, up to %i', (part, limit) => {
  openAndReload(workspaceWith({}));
  const [small, big] = [limit / FACTOR, limit].map((count) => {
    const parts = part === 'cells' ? { rows: count / 20, columns: 20 } : { [part]: count };
    const text = workspaceWith(parts);
    return counting.measure(() => () => openAndReload(text)).steps;
  });
  noteFigures(['opening', part, small ?? 0, big ?? 0, ((big ?? 0) / (small ?? 1)).toFixed(2)]);
  expect((big ?? 0) / (small ?? 1)).toBeLessThan(MAX_GROWTH);
});

test('product: the preview of a link takes steps in proportion to its files, and one file too many is refused', () => {
  const [small, big] = [MAX_LINK_FILES / FACTOR, MAX_LINK_FILES].map((files) => {
    const text = workspaceWith({ files });
    return counting.measure(() => () => previewSharedText(text)).steps;
  });
  noteFigures(['preview', 'files', small ?? 0, big ?? 0, ((big ?? 0) / (small ?? 1)).toFixed(2)]);
  expect((big ?? 0) / (small ?? 1)).toBeLessThan(MAX_GROWTH);
  expect(previewSharedText(workspaceWith({ files: MAX_LINK_FILES + 1 }))).toEqual({
    problem: { code: 'too-many-files' },
  });
});
