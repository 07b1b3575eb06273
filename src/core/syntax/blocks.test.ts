import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeCaseTexts } from '../../testing/arbitraries/edge-case-files.ts';
import { policyText, runs } from '../../testing/arbitraries/edits.ts';
import { policyOfText, rechunkPolicy, sourceLines } from '../../testing/policies.ts';
import { blockAt, blocksOf, formBlocks, partOfKind } from './blocks.ts';
import { LENIENT_FIELDS } from './directives.ts';
import { fieldAt, type Policy } from './policy.ts';
import { kindOfText } from './recognize.ts';

const columns = (text: string) =>
  blocksOf(policyOfText(text)).map(({ lead, start, body, end }) => [lead, start, body, end].join(' '));

describe('blocks', () => {
  test.each([
    [
      'draft 1 3.2: user-agents, then rules',
      'User-agent: a\nUser-agent: b\nDisallow: /\nAllow: /a',
      ['0 0 2 4'],
    ],
    [
      'draft 1 3.2: separated by blank lines',
      'User-agent: a\nAllow: /\n\nUser-agent: b\nAllow: /',
      ['0 0 1 2', '3 3 4 5'],
    ],
    [
      'draft 1 3.3: or not separated at all',
      'User-agent: a\nAllow: /\nUser-agent: b\nAllow: /',
      ['0 0 1 2', '2 2 3 4'],
    ],
    [
      'draft 1 3.3: comments do not end a block',
      'User-agent: a\n# b\nUser-agent: b\n# c\nAllow: /\n# d\nAllow: /',
      ['0 0 3 7'],
    ],
    [
      'architecture: a blank line between user-agents makes two blocks',
      'User-agent: a\n\nUser-agent: b\nAllow: /',
      ['0 0 1 1', '2 2 3 4'],
    ],
    [
      'a field between user-agents makes two blocks too',
      'User-agent: a\nSomething: /s\nUser-agent: b\nAllow: /',
      ['0 0 1 2', '2 2 3 4'],
    ],
    [
      'RFC 9309 2.2.4: a field of the whole file is between the cards, unless rules follow',
      'User-agent: a\nAllow: /\nSitemap: /s\n\nUser-agent: b\nSitemap: /s\nAllow: /',
      ['0 0 1 2', '4 4 5 7'],
    ],
    [
      'ours: an extension line belongs to its record, if no blank line separates it from the lines above',
      'User-agent: a\nAllow: /\nSitemap: /s\n# c\nCrawl-delay: 1\n\nCrawl-delay: 2\nUser-agent: b\nNoindex: /',
      ['0 0 1 5', '7 7 8 9'],
    ],
    [
      'rfc 9309 2.2: blank lines before and between rules are inside',
      'User-agent: a\n\nAllow: /\n\n\nAllow: /b\n\n',
      ['0 0 1 6'],
    ],
    [
      'spec 1.4: comments directly above a block belong to it',
      'User-agent: a\nAllow: /\n# b\n# B\nUser-agent: b',
      ['0 0 1 2', '2 4 5 5'],
    ],
    [
      'spec 1.4: comments after the last rule belong to the block above',
      'User-agent: a\nAllow: /\n# a\n\n# b\nUser-agent: b',
      ['0 0 1 3', '4 5 6 6'],
    ],
    [
      'spec 1.4: comments with blank lines on both sides belong to no block',
      'User-agent: a\n\n# free\n\nUser-agent: b',
      ['0 0 1 1', '4 4 5 5'],
    ],
    [
      'comments and blank lines between rules are inside',
      'User-agent: a\nAllow: /a\n\n# in\n\nAllow: /b\n',
      ['0 0 1 6'],
    ],
    [
      'unknown and broken lines directly after the rules are inside',
      'User-agent: a\nAllow: /\nFoo: 1\nwhat\n\nFoo: 2',
      ['0 0 1 4'],
    ],
    [
      'a comment after an unknown line above the next block is its lead',
      'User-agent: a\nFoo: 1\n# b\nUser-agent: b',
      ['0 0 1 2', '2 3 4 4'],
    ],
    [
      'rules above the first user-agent belong to no block',
      'Allow: /\n# a\nUser-agent: a\nAllow: /',
      ['1 2 3 4'],
    ],
    [
      'google: misspellings and missing colons count',
      'useragent a\nUser agent: b\nDisalow: /\nDisallow /x',
      ['0 0 2 4'],
    ],
    ['draft 1 4.2: CR only', 'User-agent: a\rAllow: /\r\rUser-agent: b\rAllow: /\r', ['0 0 1 2', '3 3 4 5']],
    ['after a byte order mark', '\ufeffUser-agent: a\nAllow: /', ['0 0 1 2']],
    ['no file', '', []],
    ['no user-agent', '# a\n\nAllow: /\n', []],
  ] as const)('%s', (_name, text, expected) => {
    expect(columns(text)).toEqual(expected);
  });

  test('a policy is divided into blocks once', () => {
    const policy = policyOfText('User-agent: a');
    expect(blocksOf(policy)).toBe(blocksOf(policy));
  });

  test.each(Object.entries(edgeCaseTexts))('are valid in an edge case: %s', (_name, text) => {
    expectValidBlocks(policyOfText(text));
  });

  test('are valid in any file', () => {
    fc.assert(
      fc.property(policyText, (text) => expectValidBlocks(policyOfText(text))),
      { numRuns: runs(250) },
    );
  });

  test('ours: do not depend on where chunks begin', () => {
    fc.assert(
      fc.property(policyText, fc.integer({ min: 1, max: 5 }), (text, size) => {
        const policy = rechunkPolicy(policyOfText(text), size);
        const { format, source } = policy;
        const parts = sourceLines(source).map((line) =>
          partOfKind(format, kindOfText(line.text, format, LENIENT_FIELDS)),
        );
        expect(blocksOf(policy)).toEqual(formBlocks(parts));
      }),
      { numRuns: runs(250) },
    );
  });
});

/**
 * Blocks are in file order and do not overlap. Every user-agent is in a head, every rule below one is in a body,
 * and blockAt finds each line.
 */
function expectValidBlocks(policy: Policy): void {
  const blocks = blocksOf(policy);
  const around = Array.from({ length: policy.source.lines.length }, () => -1);
  blocks.forEach(({ lead, start, body, end }, i) => {
    expect([blocks[i - 1]?.end ?? 0, lead, start, body, end].toSorted((a, b) => a - b)).toEqual([
      blocks[i - 1]?.end ?? 0,
      lead,
      start,
      body,
      end,
    ]);
    expect(body).toBeGreaterThan(start);
    around.fill(i, lead, end);
  });
  around.forEach((block, line) => {
    expect(blockAt(policy, line)).toBe(block);
    const { kind, directive } = fieldAt(policy, line);
    const { start = 0, body = 0, lead = 0 } = blocks[block] ?? {};
    if (directive?.role === 'agent') expect(line >= start && line < body).toBe(true);
    if (directive?.role === 'rule')
      expect(block >= 0 ? line >= body : line < (blocks[0]?.lead ?? Infinity)).toBe(true);
    if (block >= 0 && line >= lead && line < start) expect(kind).toBe('comment');
    if (block >= 0 && line >= start && line < body) expect(directive?.role ?? kind).toMatch(/agent|comment/);
  });
}
