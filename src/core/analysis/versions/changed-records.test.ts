import { describe, expect, test } from 'vitest';
import { readSource } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { findChangedRecords } from './changed-records.ts';

const policy = (...lines: string[]) =>
  createPolicy(readSource(new TextEncoder().encode(lines.join('\n'))), formatOfPath('/robots.txt'));
const changesOf = (before: readonly string[], after: readonly string[]) =>
  findChangedRecords(policy(...before), policy(...after)).map(({ agents, rules }) => ({ agents, rules }));

describe('the differences of two versions, as crawlers and rules', () => {
  const old = ['User-agent: a', 'Disallow: /x', 'Disallow: /y', '', 'User-agent: b', 'Disallow: /z'];
  test('ours: equal versions have no differences', () => {
    expect(changesOf(old, old)).toEqual([
      { agents: [], rules: [] },
      { agents: [], rules: [] },
    ]);
  });
  test('ours: a changed rule, and the crawlers of its record', () => {
    expect(changesOf(old, old.with(2, 'Allow: /y'))).toEqual([
      { agents: ['a'], rules: [2] },
      { agents: ['a'], rules: [2] },
    ]);
  });
  test('ours: if another crawler is named, all rules of the record', () => {
    expect(changesOf(old, old.with(0, 'User-agent: c'))).toEqual([
      { agents: ['a'], rules: [1, 2] },
      { agents: ['c'], rules: [1, 2] },
    ]);
  });
  test('ours: if a user-agent is removed, the crawlers that get its rules', () => {
    const [before, after] = changesOf(old, [...old.slice(0, 3), ...old.slice(5)]);
    expect(before).toEqual({ agents: ['b'], rules: [5] });
    expect(after).toEqual({ agents: ['a'], rules: [1, 2, 3] });
  });
  test('rfc 9309 2.2.1: names that are equal only by Unicode case folding are two crawlers', () => {
    const both = ['User-agent: kbot', 'User-agent: \u212abot', 'User-agent: KBot', 'Disallow: /x'];
    expect(changesOf(both, both.with(3, 'Allow: /x'))[0]).toEqual({
      agents: ['kbot', '\u212abot'],
      rules: [3],
    });
  });
});
