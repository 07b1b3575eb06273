import { expect, test } from 'vitest';
import type { StoredVersion } from './database.ts';
import { decodeVersion } from './decode-records.ts';

test('product: a stored version is read back with everything that it has', () => {
  const version: Required<StoredVersion> = {
    id: 'a',
    work: 'b',
    time: 1,
    why: 'saved',
    name: 'Before the launch',
    step: { code: 'set-path', params: { line: 1 } },
    begins: true,
    workspace: '{}',
    size: 2,
  };
  expect(decodeVersion(version)).toEqual(version);
});
