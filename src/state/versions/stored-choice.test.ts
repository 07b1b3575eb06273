// What a tab remembers of a comparison over a reload.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument } from '../document/document-store.ts';
import type { BaseVersion, TargetVersion, VersionChoice } from './compared-versions.ts';
import { packChoice, unpackChoice } from './stored-choice.ts';

const store = () => {
  const created = createDocumentStore({
    ...emptyDocument(),
    files: [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /x\n'))],
  });
  const start = { line: 1, column: 0 };
  edit(created, '/robots.txt', [{ range: { start, end: start }, text: 'Allow: /y\n' }], {
    origin: 'form',
    label: { code: 'add-rule' },
  });
  return created.getState();
};

const state = store();
const source = sourceOfText('User-agent: *\r\nDisallow: /ä\r\n');
const kept = { kind: 'kept', id: 'a', time: 1, why: 'saved', document: state.document } as const;
const step = { kind: 'step', step: state.history.past[0]! } as const;

test.each<[string, BaseVersion, TargetVersion]>([
  ['as saved and now', { kind: 'saved' }, { kind: 'now' }],
  ['another file', { kind: 'file', path: '/other.txt' }, { kind: 'now' }],
  ['a file from disk', { kind: 'disk', name: 'old.txt', source }, { kind: 'now' }],
  ['the live file', { kind: 'live', isPasted: true, time: 5, source }, kept],
  ['a pasted text', { kind: 'pasted', time: 5, source }, { kind: 'now' }],
  ['a step', step, step],
])('product: %s is compared again after a reload', async (_name, before, after) => {
  const choice: VersionChoice = { before, after, path: '/robots.txt', isSwapped: true, fileIds: [1] };
  const stored = JSON.parse(JSON.stringify(packChoice(state, choice))) as ReturnType<typeof packChoice>;
  const found = await unpackChoice(state, stored, (id) => Promise.resolve(id === 'a' ? kept : undefined));
  expect(found && packChoice(state, found)).toEqual(stored);
  expect(found).toMatchObject({ path: '/robots.txt', isSwapped: true });
});

test('product: a version that is gone is not compared with another one in its place', async () => {
  const stored = packChoice(state, { before: kept, after: { kind: 'now' } });
  expect(await unpackChoice(state, stored, () => Promise.resolve(undefined))).toBeUndefined();
});
