// The commands for single lines, on any file: only the intended lines change.

import { expect } from 'vitest';
import {
  copiedLineKeys,
  countFilledAbove,
  type Intent,
  insertAt,
  lineKeys,
  numbers,
  testIntents,
  withoutItems,
} from '../../../../testing/edit-intents.ts';
import { createOutline, findLinesInRole } from '../../../../testing/policy-outline.ts';
import { lineAt } from '../../../document/lines.ts';
import { blockAt, blocksOf } from '../../../syntax/blocks.ts';
import { policyAfterEdits } from '../../../syntax/policy.ts';
import { addAgents } from './add-agent.ts';
import { addCommentAbove } from './add-comment-above.ts';
import { addRule } from './add-rule.ts';
import { duplicateRule } from './duplicate-rule.ts';
import { moveRule } from './move-rule.ts';
import { firstLineOfRule } from './record-rows.ts';
import { removeAgent } from './remove-agent.ts';
import { removeLine } from './remove-line.ts';
import { removeRule } from './remove-rule.ts';

const intents: Readonly<Record<string, Intent>> = {
  addAgents: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const block = blocks[at]!;
    const place = pick(numbers(block.agents.length + 1))!;
    const before = block.agents[place];
    const fresh = ['+User-agent: x', '+User-agent: y'];
    const filled =
      before === undefined ? countFilledAbove(policy, blocksOf(policy)[at]!.body) : lines.indexOf(before);
    return {
      edits: addAgents(policy, at, ['x', 'y'], place),
      blocks: blocks.map((old, i) =>
        i === at ? { ...old, agents: insertAt(old.agents, place, ...fresh) } : old,
      ),
      lines: insertAt(lines, filled, ...fresh),
    };
  },
  removeAgent: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const line = pick(findLinesInRole(policy, 'agent'));
    if (line === undefined) return undefined;
    const isOnly = blocks[blockAt(policy, line)]!.agents.length === 1;
    const removedLines = isOnly ? [] : lineKeys(policy, line, line + 1);
    return {
      edits: removeAgent(policy, line),
      blocks: blocks.map(({ agents, rules }) => ({ agents: withoutItems(agents, removedLines), rules })),
      lines: withoutItems(lines, removedLines),
    };
  },
  addRule: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const after = pick(findLinesInRole(policy, 'rule').filter((line) => blockAt(policy, line) >= 0));
    if (after === undefined) return undefined;
    const at = blockAt(policy, after);
    const key = String(lineAt(policy.source.lines, after)!.id);
    const rule = { effect: 'allow', path: '' } as const;
    const insertAfter = (keys: readonly string[]) => insertAt(keys, keys.indexOf(key) + 1, '+Allow: ');
    return {
      edits: addRule(policy, at, rule, after),
      blocks: blocks.map((old, i) => (i === at ? { ...old, rules: insertAfter(old.rules) } : old)),
      lines: insertAfter(lines),
    };
  },
  'addRule at the end': (policy, pick) => {
    const { blocks } = createOutline(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const edits = addRule(policy, at, { effect: 'deny', path: '/x' });
    const { lines } = createOutline(policyAfterEdits(policy, edits), policy);
    expect(withoutItems(lines, ['+Disallow: /x'])).toEqual(createOutline(policy).lines);
    return {
      edits,
      blocks: blocks.map((old, i) => (i === at ? { ...old, rules: [...old.rules, '+Disallow: /x'] } : old)),
      lines,
    };
  },
  removeRule: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const line = pick(findLinesInRole(policy, 'rule'));
    if (line === undefined) return undefined;
    const removedLines = lineKeys(policy, firstLineOfRule(policy, line), line + 1);
    return {
      edits: removeRule(policy, line),
      blocks: blocks.map(({ agents, rules }) => ({ agents, rules: withoutItems(rules, removedLines) })),
      lines: withoutItems(lines, removedLines),
    };
  },
  moveRule: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const rules = findLinesInRole(policy, 'rule');
    const line = pick(rules);
    const target = pick(rules.toReversed());
    if (line === undefined || target === undefined) return undefined;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const targetKey = String(lineAt(policy.source.lines, target)!.id);
    const group = lineKeys(policy, firstLineOfRule(policy, line), line + 1);
    const first = lineKeys(policy, firstLineOfRule(policy, target), target + 1)[0]!;
    const move = (list: readonly string[], items: readonly string[], before: string) =>
      key === targetKey
        ? [...list]
        : list.flatMap((other) => [
            ...(other === before ? items : []),
            ...(items.includes(other) ? [] : [other]),
          ]);
    return {
      edits: moveRule(policy, line, target),
      blocks: blocks.map((old) => ({ ...old, rules: move(old.rules, [key], targetKey) })),
      lines: move(lines, group, first),
    };
  },
  'moveRule to the end': (policy, pick) => {
    const { blocks } = createOutline(policy);
    const line = pick(findLinesInRole(policy, 'rule'));
    const endOf = pick(numbers(blocks.length));
    if (line === undefined || endOf === undefined) return undefined;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const group = lineKeys(policy, firstLineOfRule(policy, line), line + 1);
    const edits = moveRule(policy, line, { endOf });
    const { lines } = createOutline(policyAfterEdits(policy, edits), policy);
    expect(withoutItems(lines, group)).toEqual(withoutItems(createOutline(policy).lines, group));
    const remaining = blocks.map(({ agents, rules }) => ({ agents, rules: withoutItems(rules, [key]) }));
    return {
      edits,
      blocks: remaining.map((old, i) => (i === endOf ? { ...old, rules: [...old.rules, key] } : old)),
      lines,
    };
  },
  duplicateRule: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const line = pick(findLinesInRole(policy, 'rule'));
    if (line === undefined) return undefined;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const copy = copiedLineKeys(policy, firstLineOfRule(policy, line), line + 1);
    const insertItemsAfter = (keys: readonly string[], items: readonly string[]) =>
      keys.includes(key) ? insertAt(keys, keys.indexOf(key) + 1, ...items) : [...keys];
    return {
      edits: duplicateRule(policy, line),
      blocks: blocks.map((old) => ({ ...old, rules: insertItemsAfter(old.rules, copy.slice(-1)) })),
      lines: insertItemsAfter(lines, copy),
    };
  },
  addCommentAbove: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const line = pick(numbers(policy.source.lines.length))!;
    return {
      edits: addCommentAbove(policy, line, 'new'),
      blocks,
      lines: insertAt(lines, countFilledAbove(policy, line), '+# new'),
    };
  },
  removeLine: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const line = pick(findLinesInRole(policy, 'other'));
    if (line === undefined) return undefined;
    return {
      edits: removeLine(policy, line),
      blocks,
      lines: withoutItems(lines, lineKeys(policy, line, line + 1)),
    };
  },
};

testIntents(intents);
