import { describe, expect, test } from 'vitest';
import { policyOfText, testEdits } from '../../../../testing/policies.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { addAgent, addAgents } from './add-agent.ts';
import { addRule, addRules } from './add-rule.ts';
import { duplicateRule } from './duplicate-rule.ts';
import { moveRule, type RulePlace } from './move-rule.ts';
import { removeAgent } from './remove-agent.ts';
import { removeRule } from './remove-rule.ts';
import { renameAgent } from './rename-agent.ts';

const file = 'User-agent: a\nDisallow: /1\n# why\nDisallow: /2 # yes\n\nUser-agent: b\nAllow: /3\n';

describe('user-agents', () => {
  const rename = (line: number, name: string) => (policy: Policy) => renameAgent(policy, line, name);
  const remove = (line: number) => (policy: Policy) => removeAgent(policy, line);
  testEdits([
    [
      'added behind the last',
      'User-agent: a\nAllow: /',
      (p) => addAgent(p, 0, 'x'),
      'User-agent: a\nUser-agent: x\nAllow: /',
    ],
    [
      'added at a place',
      'User-agent: a\n# b\nUser-agent: b\n',
      (p) => addAgent(p, 0, 'x', 1),
      'User-agent: a\n# b\nUser-agent: x\nUser-agent: b\n',
    ],
    [
      'a pasted list in one step',
      'User-agent: a',
      (p) => addAgents(p, 0, ['x', 'y']),
      'User-agent: a\nUser-agent: x\nUser-agent: y',
    ],
    ['renamed', ' user-AGENT :\ta  # A\r', rename(0, 'b b'), ' user-AGENT :\tb b  # A\r'],
    ['google: renamed where the colon is missing', 'User-agent a', rename(0, 'b'), 'User-agent b'],
    ['removed', 'User-agent: a\n# b\nUser-agent: b\nAllow: /', remove(2), 'User-agent: a\n# b\nAllow: /'],
    [
      'the first removed: its block stays one',
      '# a\nUser-agent: a\nUser-agent: b\nAllow: /',
      remove(1),
      '# a\nUser-agent: b\nAllow: /',
    ],
    ['the only one stays', 'User-agent: a\nAllow: /', remove(0), 'User-agent: a\nAllow: /'],
  ]);

  test('refuses lines of another role', () => {
    expect(() => removeAgent(policyOfText(file), 1)).toThrow(new RangeError('line 1 holds no agent'));
    expect(() => renameAgent(policyOfText(file), 0, '')).toThrow(RangeError);
  });
});

describe('adding and removing rules', () => {
  const x = { effect: 'deny', path: '/x' } as const;
  const add = (block: number, after?: number) => (policy: Policy) => addRule(policy, block, x, after);
  const remove = (line: number) => (policy: Policy) => removeRule(policy, line);
  testEdits([
    [
      'behind the last rule',
      'User-agent: a\nAllow: /\n# end\n\n',
      add(0),
      'User-agent: a\nAllow: /\nDisallow: /x\n# end\n\n',
    ],
    ['behind a line', file, add(0, 1), file.replace('/1\n', '/1\nDisallow: /x\n')],
    [
      'never among user-agents',
      'User-agent: a\nUser-agent: b\nAllow: /',
      add(0, 0),
      'User-agent: a\nUser-agent: b\nDisallow: /x\nAllow: /',
    ],
    [
      'in a block without rules',
      'User-agent: a\nFoo: 1\n\nUser-agent: b',
      add(0),
      'User-agent: a\nFoo: 1\nDisallow: /x\n\nUser-agent: b',
    ],
    [
      'at the end without final line break',
      'User-agent: a\r\nAllow: /',
      add(0),
      'User-agent: a\r\nAllow: /\r\nDisallow: /x',
    ],
    [
      'a pasted list in one step',
      'User-agent: a',
      (p) => addRules(p, 0, [x, { effect: 'allow', path: '' }]),
      'User-agent: a\nDisallow: /x\nAllow: ',
    ],
    [
      'removed with the comments directly above and behind it',
      file,
      remove(3),
      file.replace('# why\nDisallow: /2 # yes\n', ''),
    ],
    [
      'a comment that heads several rules stays when the first of them goes',
      'User-agent: a\n# shop\nDisallow: /1\nDisallow: /2\nDisallow: /3\n',
      remove(2),
      'User-agent: a\n# shop\nDisallow: /2\nDisallow: /3\n',
    ],
    [
      'a comment goes with its rule if the next rule has its own',
      'User-agent: a\n# 1\nDisallow: /1\n# 2\nDisallow: /2\nDisallow: /3\n',
      remove(2),
      'User-agent: a\n# 2\nDisallow: /2\nDisallow: /3\n',
    ],
    [
      'a comment above a rule and a setting stays',
      'User-agent: a\n# slow\nDisallow: /1\nCrawl-delay: 2\n',
      remove(2),
      'User-agent: a\n# slow\nCrawl-delay: 2\n',
    ],
    [
      'a comment above a blank line stays',
      'User-agent: a\n# c\n\nAllow: /',
      remove(3),
      'User-agent: a\n# c\n',
    ],
    ['the last line without ending', 'User-agent: a\nAllow: /', remove(1), 'User-agent: a'],
    [
      'comments among the user-agents stay',
      'User-agent: a\n# c\nUser-agent: b\nAllow: /',
      remove(3),
      'User-agent: a\n# c\nUser-agent: b',
    ],
    ['a rule that belongs to nobody', '# c\nAllow: /\n\nUser-agent: a', remove(1), '\nUser-agent: a'],
    [
      'two blocks do not become one',
      'User-agent: a\nAllow: /\n# b\nUser-agent: b',
      remove(1),
      'User-agent: a\n\n# b\nUser-agent: b',
    ],
  ]);
});

describe('moving and copying rules', () => {
  const move = (line: number, before: RulePlace) => (policy: Policy) => moveRule(policy, line, before);
  const duplicate = (line: number) => (policy: Policy) => duplicateRule(policy, line);
  testEdits([
    [
      'up with its comments',
      file,
      move(3, 1),
      'User-agent: a\n# why\nDisallow: /2 # yes\nDisallow: /1\n\nUser-agent: b\nAllow: /3\n',
    ],
    [
      'down before a rule with comments',
      'User-agent: a\nAllow: /1\nAllow: /2\n# 3\nAllow: /3',
      move(1, 4),
      'User-agent: a\nAllow: /2\nAllow: /1\n# 3\nAllow: /3',
    ],
    [
      'to the end of its block',
      file,
      move(1, { endOf: 0 }),
      'User-agent: a\n# why\nDisallow: /2 # yes\nDisallow: /1\n\nUser-agent: b\nAllow: /3\n',
    ],
    [
      'into another block',
      file,
      move(3, 6),
      'User-agent: a\nDisallow: /1\n\nUser-agent: b\n# why\nDisallow: /2 # yes\nAllow: /3\n',
    ],
    [
      'to the end of another block',
      file,
      move(3, { endOf: 1 }),
      'User-agent: a\nDisallow: /1\n\nUser-agent: b\nAllow: /3\n# why\nDisallow: /2 # yes\n',
    ],
    [
      'the first below a comment that heads several rules leaves it behind',
      'User-agent: a\n# shop\nAllow: /1\nAllow: /2\n\nUser-agent: b\nAllow: /3\n',
      move(2, { endOf: 1 }),
      'User-agent: a\n# shop\nAllow: /2\n\nUser-agent: b\nAllow: /3\nAllow: /1\n',
    ],
    [
      'before the first of several rules, below the comment that heads them',
      'User-agent: a\n# shop\nAllow: /1\nAllow: /2\nAllow: /3\n',
      move(4, 2),
      'User-agent: a\n# shop\nAllow: /3\nAllow: /1\nAllow: /2\n',
    ],
    ['onto itself', file, move(3, 3), file],
    ['onto its own comment', file, move(3, 2), file],
    ['to the end where it is', file, move(3, { endOf: 0 }), file],
    [
      'never among user-agents',
      'User-agent: a\nUser-agent: b\nAllow: /1\nAllow: /2',
      move(3, 1),
      'User-agent: a\nUser-agent: b\nAllow: /2\nAllow: /1',
    ],
    [
      'two blocks do not become one',
      'User-agent: a\nAllow: /\nUser-agent: b\nAllow: /b',
      move(1, { endOf: 1 }),
      'User-agent: a\n\nUser-agent: b\nAllow: /b\nAllow: /',
    ],
    [
      'a rule that belongs to nobody finds a block',
      'Allow: /\nUser-agent: a',
      move(0, { endOf: 0 }),
      'User-agent: a\nAllow: /',
    ],
    [
      'copied with its comments',
      file,
      duplicate(3),
      file.replace('# yes\n', '# yes\n# why\nDisallow: /2 # yes\n'),
    ],
    [
      'copied without a comment that heads several rules',
      'User-agent: a\n# shop\nAllow: /1\nAllow: /2\n',
      duplicate(2),
      'User-agent: a\n# shop\nAllow: /1\nAllow: /1\nAllow: /2\n',
    ],
    [
      'copied at the end without final line break',
      'User-agent: a\rAllow: /',
      duplicate(1),
      'User-agent: a\rAllow: /\rAllow: /',
    ],
  ]);

  test('refuses places between the cards', () => {
    const policy = policyOfText(`# free\n\n${file}`);
    expect(() => moveRule(policy, 3, 0)).toThrow(new RangeError('line 0 holds no rule'));
    expect(() => moveRule(policy, 3, { endOf: 2 })).toThrow(new RangeError('there is no block 2'));
    expect(() => duplicateRule(policy, 2)).toThrow(new RangeError('line 2 holds no rule'));
  });
});
