// Rules that never decide, in long files.
import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import type { Effect, RunRule } from '../../matching/path-rule.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { type ReaderId, readerOf } from '../../readers/registry.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { findNeverDeciding } from './never-decides.ts';
import { neverDecidingLinesTask } from './never-decides-in-file.ts';

const names: Readonly<Record<Effect, string>> = { allow: 'Allow', deny: 'Disallow' };
const runFrom = (rules: readonly (readonly [Effect, string])[]): RunRule[] =>
  rules.map(([effect, path], id) => ({ effect, seen: { id, text: `${names[effect]}: ${path}`, eol: '\n' } }));
const found = (text: string, id: ReaderId) => [
  ...runSync(
    neverDecidingLinesTask(createPolicy(sourceOfText(text), formatOfPath('/robots.txt')), readerOf(id)),
  ),
];

describe('files made to be slow', () => {
  test.each(['koster-1996', 'rfc9309'] as const)('%s: 47,000 rules are examined completely', (id) => {
    const nested = Array.from(
      { length: 47_000 },
      (_, i) => ['deny', `/${'a'.repeat(i % 90)}*${i % 997}`] as const,
    );
    const run = runFrom(nested);
    expect(findNeverDeciding(run, 'utf-8', readerOf(id))).toHaveLength(47_000);
  });
  test('23,000 records of the same name are examined completely', () => {
    const records = Array.from({ length: 23_000 }, (_, i) => `user-agent:a\nallow:/${i % 9}\n`);
    expect(found(records.join(''), 'rfc9309')).toHaveLength(22_991);
  });
  test('47,000 rules that begin with a wildcard are examined completely', () => {
    const rules = Array.from({ length: 47_000 }, (_, i) => `Disallow: *${(i * 7919) % 46_000}$`);
    expect(found(['User-agent: *', ...rules].join('\n'), 'google')).toEqual([]);
  });
});
