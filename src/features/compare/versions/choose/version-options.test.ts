import { expect, test } from 'vitest';
import { insertAt } from '../../../../core/document/range.ts';
import { sourceOfText } from '../../../../core/document/source.ts';
import { createDocumentStore, edit } from '../../../../state/document/document-store.ts';
import { openPolicyFile } from '../../../../state/files/open-files.ts';
import { versionGroups } from './version-options.ts';

test('product: steps of one minute are told apart by the first line that they changed', () => {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText('User-agent: *\nDisallow: /a\n'), {
    code: 'open-file',
    params: { name: 'robots.txt' },
  });
  const intent = { origin: 'text', label: { code: 'typing' } } as const;
  for (const line of [1, 0]) edit(store, '/robots.txt', [insertAt(line, 0, `# ${line}`)], intent);
  const steps = store.getState().history.past.slice(-2);
  const sources = { steps, saved: [], differences: new Map(), repeated: new Set<string>(), others: [] };
  const groups = versionGroups('before', { kind: 'saved' }, sources);
  expect(groups.at(-1)?.options.map(({ detail }) => detail)).toEqual([
    'line 2: # 1Disallow: /a',
    'line 1: # 0User-agent: *',
  ]);
});

test('product: a pasted text is offered under its own name, not as the live file', () => {
  const pasted = { kind: 'pasted', source: sourceOfText('User-agent: *\n'), time: 0 } as const;
  const sources = { steps: [], saved: [], differences: new Map(), repeated: new Set<string>(), others: [] };
  const [given] = versionGroups('before', pasted, sources);
  expect(given?.options.at(-1)?.word).toMatch(/^Pasted text, \d\d:\d\d$/);
});

test('product: unnamed versions with the text of the next newer one are counted there', () => {
  const saved = ['a', 'b', 'c', 'd'].map((id, i) => ({
    id,
    work: '',
    time: 10 - i,
    why: 'saved' as const,
    size: 1,
    workspace: new Uint8Array(),
    ...(id === 'c' ? { name: 'kept' } : {}),
  }));
  const repeated = new Set(['b', 'c', 'd']);
  const sources = { steps: [], saved, differences: new Map(), repeated, others: [] };
  const options = versionGroups('before', { kind: 'saved' }, sources).at(-1)?.options ?? [];
  expect(options.map(({ word, detail = '' }) => [word, detail.split(' · ')[1]])).toEqual([
    ['Saved to disk', '1 older version is equal'],
    ['“kept”', '1 older version is equal'],
  ]);
});
