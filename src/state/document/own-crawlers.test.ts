import { expect, test } from 'vitest';
import { describeStep } from '../../messages/en/comparison/changes.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { documentOfWorkspace } from '../workspace/workspace-to-document.ts';
import { createDocumentStore, undo } from './document-store.ts';
import { addOwnCrawlers, ownCrawlers, removeOwnCrawlers } from './own-crawlers.ts';

const [a, b] = [{ token: 'A', note: 'mine' }, { token: 'B' }];

test('ours: crawlers of the user are added and removed in one step each, and saved in the workspace', () => {
  const store = createDocumentStore();
  expect(addOwnCrawlers(store, [a, b])).toEqual([a, b]);
  expect(addOwnCrawlers(store, [{ token: 'a' }])).toEqual([]);
  const step = store.getState().history.past.at(-1);
  expect([step && describeStep(step.label), store.getState().history.past.length]).toEqual([
    'adding 2 crawlers to your crawlers',
    1,
  ]);
  const { document, view } = store.getState();
  const workspace = workspaceOf(document, view);
  expect(workspace.crawlers).toEqual([a, b]);
  expect(documentOfWorkspace(workspace).document.crawlers).toEqual([a, b]);
  expect(documentOfWorkspace(workspace).document.unknown).not.toHaveProperty('crawlers');
  removeOwnCrawlers(store, [a]);
  expect(ownCrawlers(store.getState())).toEqual([b]);
  removeOwnCrawlers(store, [b]);
  expect(workspaceOf(store.getState().document, view)).not.toHaveProperty('crawlers');
  undo(store);
  undo(store);
  undo(store);
  expect(ownCrawlers(store.getState())).toEqual([]);
});

test('crawlers.md, rule 7: if a workspace has a name twice, only the first crawler is used', () => {
  const opened = createDocumentStore().getState();
  const { document } = documentOfWorkspace({
    ...workspaceOf(opened.document, opened.view),
    crawlers: [a, b, { token: 'a' }, b],
  });
  expect(document.crawlers).toEqual([a, b]);
});
