// The page on the file with everything and the program's own reading of it say the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printBackup, readBackup } from './core/workspace/full-backup.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'docs/everything.md'), 'utf8');
const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];

test('ours: the example of the page is read, and written with the same keys', () => {
  const told = readBackup(new TextEncoder().encode(example));
  if ('problem' in told) throw new Error(JSON.stringify(told.problem));
  expect(told.everything.works[0]?.versions[0]).toMatchObject({ why: 'named', name: 'before the launch' });
  expect(JSON.parse(printBackup(told.everything))).toEqual(JSON.parse(example));
});
