import { describe, expect, test } from 'vitest';
import { policyOfText, testEdits } from '../../../../testing/policies.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { addBlock } from './add-block.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { canMergeAbove, mergeBlocks } from './merge-blocks.ts';
import { canMoveBlock, moveBlock } from './move-block.ts';
import { removeBlock } from './remove-block.ts';
import { splitBlock } from './split-block.ts';

const a = 'User-agent: a\nDisallow: /a\n';
const b = 'User-agent: b\nDisallow: /b\n';
const c = 'User-agent: c\nDisallow: /c\n';
const x = { agents: ['x'], rules: [{ effect: 'deny', path: '/' }] } as const;
const newBlock = 'User-agent: x\nDisallow: /\n';

describe('addBlock', () => {
  const add = (at?: number) => (policy: Policy) => addBlock(policy, x, at);
  testEdits([
    ['draft 1 3.2: an empty file holds exactly the new record', '', add(), newBlock],
    ['draft 1 3.2: records are separated by a blank line', a, add(), `${a}\n${newBlock}`],
    ['a blank line is never doubled', `${a}\n`, add(), `${a}\n${newBlock}`],
    ['blanks on a line make it a blank line', `${a} \t\n`, add(), `${a} \t\n${newBlock}`],
    ['before another block', `${a}\n${b}`, add(1), `${a}\n${newBlock}\n${b}`],
    ['before the first block', a, add(0), `${newBlock}\n${a}`],
    ['before the comments of a block', `# a\n${a}`, add(0), `${newBlock}\n# a\n${a}`],
    ['between blocks without a blank line', a + b, add(1), `${a}\n${newBlock}\n${b}`],
    ['the number of blocks is the end', a, add(1), `${a}\n${newBlock}`],
    [
      'the end of the file, behind what stands free there',
      `${a}\n# end\n`,
      add(),
      `${a}\n# end\n\n${newBlock}`,
    ],
    [
      'a file without final line break gets none',
      'User-agent: a',
      add(),
      'User-agent: a\n\nUser-agent: x\nDisallow: /',
    ],
    ['a file of blanks', '  ', add(), '  \nUser-agent: x\nDisallow: /'],
    ['draft 1 4.2: CR only', 'a\r', add(), 'a\r\rUser-agent: x\rDisallow: /\r'],
    ['behind a byte order mark', '\ufeff', add(), `\ufeff${newBlock}`],
    [
      'several user-agents and rules; an empty path leaves the blank',
      '',
      (policy) =>
        addBlock(policy, {
          agents: ['x', '*'],
          rules: [
            { effect: 'allow', path: '/p' },
            { effect: 'deny', path: '' },
          ],
        }),
      'User-agent: x\nUser-agent: *\nAllow: /p\nDisallow: \n',
    ],
    ['without rules', '', (policy) => addBlock(policy, { agents: ['x'], rules: [] }), 'User-agent: x\n'],
  ]);

  test('refuses input that would not be a block', () => {
    const policy = policyOfText(a);
    expect(() => addBlock(policy, { agents: [], rules: [] })).toThrow(RangeError);
    expect(() => addBlock(policy, { agents: ['x\ny'], rules: [] })).toThrow(RangeError);
    expect(() => addBlock(policy, x, 2)).toThrow(new RangeError('there is no block 2'));
  });
});

describe('removeBlock', () => {
  const remove = (block: number) => (policy: Policy) => removeBlock(policy, block);
  testEdits([
    ['the first, with the blank line below it', `${a}\n${b}`, remove(0), b],
    ['one of the two blank lines that would meet', `${a}\n${b}\n${c}`, remove(1), `${a}\n${c}`],
    ['the last, with the blank line above it', `${a}\n${b}`, remove(1), a],
    [
      'the last of a file without final line break',
      'User-agent: a\n\nUser-agent: b',
      remove(1),
      'User-agent: a',
    ],
    ['the only one', a, remove(0), ''],
    [
      'architecture: comments directly above go along',
      `${a}\n# b\n# too\n${b}\n${c}`,
      remove(1),
      `${a}\n${c}`,
    ],
    [
      'architecture: free comments stay',
      `# free\n\n${a}\n# free too\n\n${b}`,
      remove(0),
      `# free\n\n# free too\n\n${b}`,
    ],
    ['no blank line is left out that does not meet another', `${a}${b}\n${c}`, remove(1), `${a}\n${c}`],
    ['blocks without blank lines', a + b + c, remove(1), a + c],
    ['unknown and broken lines of the block go along', `${a}Foo: 1\nbar\n\n${b}`, remove(0), b],
    ['blank lines inside it go along', `User-agent: a\n\nDisallow: /a\n\n${b}`, remove(0), b],
    ['CR and CRLF', `${a}\n${b}`.replaceAll('\n', '\r\n'), remove(0), b.replaceAll('\n', '\r\n')],
    ['behind a byte order mark', `\ufeff${a}\n${b}`, remove(0), `\ufeff${b}`],
  ]);
});

describe('moveBlock', () => {
  const move = (block: number, to: number) => (policy: Policy) => moveBlock(policy, block, to);
  testEdits([
    ['down to the end', `${a}\n${b}\n${c}`, move(0, 3), `${b}\n${c}\n${a}`],
    ['up to the top', `${a}\n${b}\n${c}`, move(2, 0), `${c}\n${a}\n${b}`],
    ['down before another', `${a}\n${b}\n${c}`, move(0, 2), `${b}\n${a}\n${c}`],
    ['before itself', `${a}\n${b}`, move(0, 0), `${a}\n${b}`],
    ['behind itself', `${a}\n${b}`, move(0, 1), `${a}\n${b}`],
    [
      'architecture: comments directly above go along',
      `# a\n${a}\n# b\n${b}`,
      move(1, 0),
      `# b\n${b}\n# a\n${a}`,
    ],
    [
      'architecture: free lines never move',
      `# top\n\n${a}\n# free\n\n${b}\nSitemap: /s\n`,
      move(1, 0),
      `# top\n\n${b}\n${a}\n# free\n\nSitemap: /s\n`,
    ],
    [
      'the place behind the last block is not the end of the file',
      `${a}\n${b}\nSitemap: /s\n`,
      move(0, 2),
      `${b}\n${a}\nSitemap: /s\n`,
    ],
    ['blocks without blank lines get one', a + b, move(1, 0), `${b}\n${a}`],
    [
      'without final line break',
      'User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b',
      move(0, 2),
      'User-agent: b\nDisallow: /b\n\nUser-agent: a\nDisallow: /a',
    ],
    [
      'without final line break, upwards',
      'User-agent: a\r\n\r\nUser-agent: b',
      move(1, 0),
      'User-agent: b\r\n\r\nUser-agent: a',
    ],
  ]);
});

describe('duplicateBlock', () => {
  const duplicate = (block: number) => (policy: Policy) => duplicateBlock(policy, block);
  testEdits([
    ['at the end of the file', a, duplicate(0), `${a}\n${a}`],
    ['before another block', `# a\n${a}\n${b}`, duplicate(0), `# a\n${a}\n# a\n${a}\n${b}`],
    ['before a block without blank line', a + b, duplicate(0), `${a}\n${a}\n${b}`],
    ['without final line break', 'User-agent: a', duplicate(0), 'User-agent: a\n\nUser-agent: a'],
    [
      'endings are copied',
      'User-agent: a\r\nAllow: /\r',
      duplicate(0),
      'User-agent: a\r\nAllow: /\r\rUser-agent: a\r\nAllow: /\r',
    ],
  ]);
});

describe('splitBlock', () => {
  const split = (line: number) => (policy: Policy) => splitBlock(policy, line);
  const two = 'User-agent: a\n# too\nUser-agent: b # B\nDisallow: /1\n# why\nDisallow: /2\nAllow: /3\n';
  testEdits([
    [
      'from a rule on, its comments included; the user-agents are copied',
      two,
      split(5),
      'User-agent: a\n# too\nUser-agent: b # B\nDisallow: /1\n\nUser-agent: a\nUser-agent: b # B\n# why\nDisallow: /2\nAllow: /3\n',
    ],
    ['from the first rule on there would be an empty block', two, split(3), two],
    [
      'a blank line is never doubled',
      'User-agent: a\nAllow: /1\n\nAllow: /2',
      split(3),
      'User-agent: a\nAllow: /1\n\nUser-agent: a\nAllow: /2',
    ],
    [
      'comments at the end are no rules',
      'User-agent: a\nAllow: /1\n# end',
      split(2),
      'User-agent: a\nAllow: /1\n# end',
    ],
  ]);

  test('refuses lines that are not rules of a block', () => {
    expect(() => splitBlock(policyOfText(two), 0)).toThrow(new RangeError('no block can be split at line 0'));
    expect(() => splitBlock(policyOfText('Allow: /'), 0)).toThrow(RangeError);
  });
});

describe('mergeBlocks', () => {
  const merge = (first: number, second: number) => (policy: Policy) => mergeBlocks(policy, first, second);
  testEdits([
    [
      'user-agents to user-agents, rules to rules',
      `${a}\n${b}`,
      merge(0, 1),
      'User-agent: a\nUser-agent: b\nDisallow: /a\nDisallow: /b\n',
    ],
    [
      'a user-agent of both stays once, case ignored (draft 1 3.2.1)',
      `${a}\nUser-agent: A\nAllow: /b\n`,
      merge(0, 1),
      `${a}Allow: /b\n`,
    ],
    [
      'a name that is the same by Unicode alone stays (rfc 9309 2.2.1)',
      'User-agent: kbot\nDisallow: /a\n\nUser-agent: \u212abot\nAllow: /b\n',
      merge(0, 1),
      'User-agent: kbot\nUser-agent: \u212abot\nDisallow: /a\nAllow: /b\n',
    ],
    [
      'comments go along',
      '# a\nUser-agent: a\nDisallow: /a\n# end\n\n# b\nUser-agent: b\n# why\nDisallow: /b # yes\n',
      merge(0, 1),
      '# a\nUser-agent: a\n# b\nUser-agent: b\nDisallow: /a\n# end\n# why\nDisallow: /b # yes\n',
    ],
    [
      'the later into the earlier, over a third',
      `${a}\n${b}\n${c}`,
      merge(0, 2),
      `User-agent: a\nUser-agent: c\nDisallow: /a\nDisallow: /c\n\n${b}`,
    ],
    [
      'the earlier into the later',
      `${a}\n${b}`,
      merge(1, 0),
      'User-agent: b\nUser-agent: a\nDisallow: /b\nDisallow: /a\n',
    ],
    [
      'blank lines below the user-agents are dropped (draft 1 3.3)',
      `${a}\nUser-agent: b\n\nAllow: /b\n`,
      merge(0, 1),
      'User-agent: a\nUser-agent: b\nDisallow: /a\nAllow: /b\n',
    ],
    [
      'into a block without rules',
      `User-agent: a\n\n${b}`,
      merge(0, 1),
      'User-agent: a\nUser-agent: b\nDisallow: /b\n',
    ],
    [
      'without final line break',
      'User-agent: a\rAllow: /\r\rUser-agent: b\rAllow: /b',
      merge(0, 1),
      'User-agent: a\rUser-agent: b\rAllow: /\rAllow: /b',
    ],
    ['with itself', a, merge(0, 0), a],
  ]);
});

describe('two systems in one file', () => {
  const bot = 'ACAP-crawler: bot\nACAP-allow-crawl: /\n';
  const other = 'ACAP-crawler: other\nACAP-allow-crawl: /\n';
  const set = 'ACAP-resource-set: s /x\n';
  const mixed = `${a}\n${bot}# why\nDisallow: /b\n\n${other}`;
  testEdits([
    [
      'a rule among the lines of a record of another system stays where it is when that is removed',
      mixed,
      (policy) => removeBlock(policy, 1),
      `${a}\n# why\nDisallow: /b\n\n${other}`,
    ],
    [
      'and when that is moved',
      mixed,
      (policy) => moveBlock(policy, 1, 3),
      `${a}\n# why\nDisallow: /b\n\n${other}\n${bot}`,
    ],
    [
      'it is in no copy of that',
      `${a}\n${bot}# why\nDisallow: /b\n`,
      (policy) => duplicateBlock(policy, 1),
      `${a}\n${bot}# why\nDisallow: /b\n\n${bot}`,
    ],
    [
      'and stays when another record takes the lines of that',
      `${a}\n${other}\n${bot}# why\nDisallow: /b\n`,
      (policy) => mergeBlocks(policy, 1, 2),
      `${a}\nACAP-crawler: other\nACAP-crawler: bot\nACAP-allow-crawl: /\nACAP-allow-crawl: /\n\n# why\nDisallow: /b\n`,
    ],
    [
      'acap 1.1 2.3.3: a part that is split speaks of its purposes in both records',
      'ACAP-crawler: a\nACAP-usage-purpose: x\nACAP-allow-index: /\nACAP-usage-purpose: m\nACAP-usage-purpose: n\nACAP-allow-crawl: /\nACAP-allow-follow: /\n',
      (policy) => splitBlock(policy, 6),
      'ACAP-crawler: a\nACAP-usage-purpose: x\nACAP-allow-index: /\nACAP-usage-purpose: m\nACAP-usage-purpose: n\nACAP-allow-crawl: /\n\nACAP-crawler: a\nACAP-usage-purpose: m\nACAP-usage-purpose: n\nACAP-allow-follow: /\n',
    ],
    [
      'acap 1.1 2.3: a record is not split where its upper part would have a purpose only',
      'ACAP-crawler: a\nACAP-usage-purpose: x\nACAP-allow-index: /\n',
      (policy) => splitBlock(policy, 2),
      'ACAP-crawler: a\nACAP-usage-purpose: x\nACAP-allow-index: /\n',
    ],
  ]);

  test.each([
    ['acap 1.1 2.7: a record does not go above what it uses', `${a}\n${set}\n${bot}`, 1, -1, false],
    ['acap 1.1 2.10.2: nor above a conventional record', `${a}\n${bot}`, 1, -1, false],
    ['acap 1.1 2.10.2: nor below one', `${bot}\n${a}`, 0, 1, false],
    ['acap 1.1 2.7: nor over a definition that came too late', `${bot}\n${set}\n${other}`, 0, 1, false],
    ['records of one system change places', `${set}\n${bot}\n${other}`, 1, -1, true],
    ['so do those of the main one', `${a}\n${b}`, 0, 1, true],
    ['draft 1: for those who read that one only, the other one is not there', `${bot}\n${a}`, 1, -1, true],
    ['there is nothing above the first', a, 0, -1, false],
  ] as const)('%s', (_, text, block, step, expected) =>
    expect(canMoveBlock(policyOfText(text), block, step)).toBe(expected),
  );

  test.each([
    ['records of two systems are not joined', `${a}\n${bot}`, false],
    ['records of one are', `${bot}\n${other}`, true],
    [
      'acap 1.1 2.3: a part would take the fields of the other record',
      `${bot}ACAP-usage-purpose: n\nACAP-allow-index: /\n${other}`,
      false,
    ],
    [
      'acap 1.1 2.3.2: a reference stands alone',
      `${bot}ACAP-crawler: b\nACAP-permissions-reference: /p\n`,
      false,
    ],
  ] as const)('%s', (_, text, expected) => expect(canMergeAbove(policyOfText(text), 1)).toBe(expected));
});
