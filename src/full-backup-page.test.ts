// Checks that the page about the full backup agrees with the code that reads it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printBackup, readBackup } from './core/workspace/full-backup.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'docs/everything.md'), 'utf8');
const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];

test('ours: the example of the page is read and written with the same keys', () => {
  const result = readBackup(new TextEncoder().encode(example));
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  expect(result.everything.works[0]?.versions[0]).toMatchObject({ why: 'named', name: 'before the launch' });
  expect(JSON.parse(printBackup(result.everything))).toEqual(JSON.parse(example));
});
