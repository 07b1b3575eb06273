// Edit, read again, and see exactly what was asked: for the commands that place whole lines.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyText } from '../../../testing/edit-arbitraries.ts';
import { nastyTexts } from '../../../testing/nasties.ts';
import { linesInRole, type Outline, outlineOf } from '../../../testing/outlines.ts';
import { allLines, edited, expectSameObjects, policyOfText } from '../../../testing/policies.ts';
import { lineAt } from '../../text/lines.ts';
import type { TextEdit } from '../../text/range.ts';
import { blockAt, blocksOf } from '../blocks.ts';
import { fieldAt, type Policy, valueOf } from '../policy.ts';
import { addAgents } from './add-agent.ts';
import { addBlock } from './add-block.ts';
import { addCommentAbove } from './add-comment-above.ts';
import { addRule } from './add-rule.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { duplicateRule } from './duplicate-rule.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { moveBlock } from './move-block.ts';
import { moveRule } from './move-rule.ts';
import { removeAgent } from './remove-agent.ts';
import { removeBlock } from './remove-block.ts';
import { removeLine } from './remove-line.ts';
import { removeRule } from './remove-rule.ts';
import { fileEnd, firstWithComments } from './rows.ts';
import { splitBlock } from './split-block.ts';

/** An edit, and the outline that must come of it. */
interface Expected {
  readonly edits: readonly TextEdit[];
  readonly blocks: Outline['blocks'];
  readonly lines: readonly string[];
}

/** Picks one of some numbers; undefined if there are none. */
type Pick = (numbers: readonly number[]) => number | undefined;
type Intent = (policy: Policy, pick: Pick) => Expected | undefined;

const inserted = <T>(list: readonly T[], at: number, ...items: readonly T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
];
const without = <T>(list: readonly T[], gone: readonly T[]): T[] =>
  list.filter((item) => !gone.includes(item));
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** The keys of the lines that are not blank among `from` up to `to`. */
function keysIn(policy: Policy, from: number, to: number): string[] {
  const lines = numbers(to - from).map((i) => from + i);
  const filled = lines.filter((line) => fieldAt(policy, line).kind !== 'blank');
  return filled.map((line) => String(lineAt(policy.source.lines, line)!.id));
}

const newKeys = (policy: Policy, from: number, to: number): string[] =>
  numbers(to - from)
    .filter((i) => fieldAt(policy, from + i).kind !== 'blank')
    .map((i) => `+${lineAt(policy.source.lines, from + i)!.text}`);

/** How many lines that are not blank stand above line `line`. */
const filledAbove = (policy: Policy, line: number) => keysIn(policy, 0, line).length;

const intents: Readonly<Record<string, Intent>> = {
  addBlock: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const at = pick(numbers(blocks.length + 1))!;
    const before = blocksOf(policy)[at]?.lead ?? policy.source.lines.length;
    const block = { agents: ['x', 'y'], rules: [{ effect: 'deny', path: '/x' }] } as const;
    const agents = ['+User-agent: x', '+User-agent: y'];
    const rules = ['+Disallow: /x'];
    return {
      edits: addBlock(policy, block, at),
      blocks: inserted(blocks, at, { agents, rules }),
      lines: inserted(lines, filledAbove(policy, before), ...agents, ...rules),
    };
  },
  removeBlock: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const { lead, end } = blocksOf(policy)[at]!;
    return {
      edits: removeBlock(policy, at),
      blocks: blocks.filter((_, i) => i !== at),
      lines: without(lines, keysIn(policy, lead, end)),
    };
  },
  moveBlock: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const from = pick(numbers(blocks.length));
    const to = pick(numbers(blocks.length + 1))!;
    if (from === undefined) return undefined;
    const { lead, end } = blocksOf(policy)[from]!;
    const moved = keysIn(policy, lead, end);
    const before = blocksOf(policy)[to]?.lead ?? blocksOf(policy).at(-1)!.end;
    const at = to > from ? -1 : 0;
    const isHere = to === from || to === from + 1;
    return {
      edits: moveBlock(policy, from, to),
      blocks: isHere
        ? blocks
        : inserted(
            blocks.filter((_, i) => i !== from),
            to + at,
            blocks[from]!,
          ),
      lines: isHere
        ? lines
        : inserted(without(lines, moved), filledAbove(policy, before) + at * moved.length, ...moved),
    };
  },
  duplicateBlock: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const { lead, start, body, end } = blocksOf(policy)[at]!;
    const role = (from: number, to: number, role: 'agent' | 'rule') =>
      linesInRole(policy, role)
        .filter((line) => line >= from && line < to)
        .flatMap((line) => newKeys(policy, line, line + 1));
    const copy = { agents: role(start, body, 'agent'), rules: role(body, end, 'rule') };
    return {
      edits: duplicateBlock(policy, at),
      blocks: inserted(blocks, at + 1, copy),
      lines: inserted(lines, filledAbove(policy, end), ...newKeys(policy, lead, end)),
    };
  },
  splitBlock: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const line = pick(linesInRole(policy, 'rule').filter((rule) => blockAt(policy, rule) >= 0));
    if (line === undefined) return undefined;
    const edits = splitBlock(policy, line);
    const at = blockAt(policy, line);
    const block = blocks[at]!;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const cut = block.rules.indexOf(key);
    if (cut === 0) return { edits, blocks, lines };
    const { start, body } = blocksOf(policy)[at]!;
    const agents = linesInRole(policy, 'agent')
      .filter((agent) => agent >= start && agent < body)
      .flatMap((agent) => newKeys(policy, agent, agent + 1));
    const parts = [
      { agents: block.agents, rules: block.rules.slice(0, cut) },
      { agents, rules: block.rules.slice(cut) },
    ];
    return {
      edits,
      blocks: [...blocks.slice(0, at), ...parts, ...blocks.slice(at + 1)],
      lines: inserted(lines, filledAbove(policy, firstWithComments(policy, line)), ...agents),
    };
  },
  mergeBlocks: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const first = pick(numbers(blocks.length));
    const second = pick(numbers(blocks.length).reverse());
    if (first === undefined || second === undefined) return undefined;
    if (first === second) return { edits: mergeBlocks(policy, first, second), blocks, lines };
    const [into, from] = [blocksOf(policy)[first]!, blocksOf(policy)[second]!];
    const name = (line: number) => valueOf(fieldAt(policy, line)).toLowerCase();
    const agentsOf = ({ start, body }: typeof into) =>
      linesInRole(policy, 'agent').filter((line) => line >= start && line < body);
    const named = agentsOf(into).map(name);
    const dropped = agentsOf(from)
      .filter((line) => named.includes(name(line)))
      .flatMap((line) => keysIn(policy, line, line + 1));
    const head = without(keysIn(policy, from.lead, from.body), dropped);
    const body = keysIn(policy, from.body, from.end);
    const rest = keysIn(policy, 0, policy.source.lines.length);
    const place = (line: number) => rest.slice(filledAbove(policy, line))[0];
    const [headAt, bodyAt] = [place(into.body), place(into.end)];
    const moved = rest.flatMap((key) => [
      ...(key === headAt ? head : []),
      ...(key === bodyAt ? body : []),
      ...(key === String(keyOf(policy, from, key)) ? [] : [key]),
    ]);
    if (headAt === undefined) moved.push(...head);
    if (bodyAt === undefined) moved.push(...body);
    const block = {
      agents: [...blocks[first]!.agents, ...without(blocks[second]!.agents, dropped)],
      rules: [...blocks[first]!.rules, ...blocks[second]!.rules],
    };
    return {
      edits: mergeBlocks(policy, first, second),
      blocks: blocks.map((old, i) => (i === first ? block : old)).filter((_, i) => i !== second),
      lines: moved,
    };
  },
  addAgents: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const block = blocks[at]!;
    const place = pick(numbers(block.agents.length + 1))!;
    const before = block.agents[place];
    const fresh = ['+User-agent: x', '+User-agent: y'];
    const filled =
      before === undefined ? filledAbove(policy, blocksOf(policy)[at]!.body) : lines.indexOf(before);
    return {
      edits: addAgents(policy, at, ['x', 'y'], place),
      blocks: blocks.map((old, i) =>
        i === at ? { ...old, agents: inserted(old.agents, place, ...fresh) } : old,
      ),
      lines: inserted(lines, filled, ...fresh),
    };
  },
  removeAgent: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const line = pick(linesInRole(policy, 'agent'));
    if (line === undefined) return undefined;
    const isOnly = blocks[blockAt(policy, line)]!.agents.length === 1;
    const gone = isOnly ? [] : keysIn(policy, line, line + 1);
    return {
      edits: removeAgent(policy, line),
      blocks: blocks.map(({ agents, rules }) => ({ agents: without(agents, gone), rules })),
      lines: without(lines, gone),
    };
  },
  addRule: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const after = pick(linesInRole(policy, 'rule').filter((line) => blockAt(policy, line) >= 0));
    if (after === undefined) return undefined;
    const at = blockAt(policy, after);
    const key = String(lineAt(policy.source.lines, after)!.id);
    const rule = { effect: 'allow', path: '' } as const;
    const behind = (keys: readonly string[]) => inserted(keys, keys.indexOf(key) + 1, '+Allow: ');
    return {
      edits: addRule(policy, at, rule, after),
      blocks: blocks.map((old, i) => (i === at ? { ...old, rules: behind(old.rules) } : old)),
      lines: behind(lines),
    };
  },
  'addRule at the end': (policy, pick) => {
    const { blocks } = outlineOf(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const edits = addRule(policy, at, { effect: 'deny', path: '/x' });
    const { lines } = outlineOf(edited(policy, edits), policy);
    expect(without(lines, ['+Disallow: /x'])).toEqual(outlineOf(policy).lines);
    return {
      edits,
      blocks: blocks.map((old, i) => (i === at ? { ...old, rules: [...old.rules, '+Disallow: /x'] } : old)),
      lines,
    };
  },
  removeRule: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const line = pick(linesInRole(policy, 'rule'));
    if (line === undefined) return undefined;
    const gone = keysIn(policy, firstWithComments(policy, line), line + 1);
    return {
      edits: removeRule(policy, line),
      blocks: blocks.map(({ agents, rules }) => ({ agents, rules: without(rules, gone) })),
      lines: without(lines, gone),
    };
  },
  moveRule: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const rules = linesInRole(policy, 'rule');
    const line = pick(rules);
    const target = pick(rules.toReversed());
    if (line === undefined || target === undefined) return undefined;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const targetKey = String(lineAt(policy.source.lines, target)!.id);
    const group = keysIn(policy, firstWithComments(policy, line), line + 1);
    const first = keysIn(policy, firstWithComments(policy, target), target + 1)[0]!;
    const moved = (list: readonly string[], what: readonly string[], before: string) =>
      key === targetKey
        ? [...list]
        : list.flatMap((other) => [
            ...(other === before ? what : []),
            ...(what.includes(other) ? [] : [other]),
          ]);
    return {
      edits: moveRule(policy, line, target),
      blocks: blocks.map((old) => ({ ...old, rules: moved(old.rules, [key], targetKey) })),
      lines: moved(lines, group, first),
    };
  },
  'moveRule to the end': (policy, pick) => {
    const { blocks } = outlineOf(policy);
    const line = pick(linesInRole(policy, 'rule'));
    const endOf = pick(numbers(blocks.length));
    if (line === undefined || endOf === undefined) return undefined;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const group = keysIn(policy, firstWithComments(policy, line), line + 1);
    const edits = moveRule(policy, line, { endOf });
    const { lines } = outlineOf(edited(policy, edits), policy);
    expect(without(lines, group)).toEqual(without(outlineOf(policy).lines, group));
    const rest = blocks.map(({ agents, rules }) => ({ agents, rules: without(rules, [key]) }));
    return {
      edits,
      blocks: rest.map((old, i) => (i === endOf ? { ...old, rules: [...old.rules, key] } : old)),
      lines,
    };
  },
  duplicateRule: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const line = pick(linesInRole(policy, 'rule'));
    if (line === undefined) return undefined;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const copy = newKeys(policy, firstWithComments(policy, line), line + 1);
    const behind = (keys: readonly string[], what: readonly string[]) =>
      keys.includes(key) ? inserted(keys, keys.indexOf(key) + 1, ...what) : [...keys];
    return {
      edits: duplicateRule(policy, line),
      blocks: blocks.map((old) => ({ ...old, rules: behind(old.rules, copy.slice(-1)) })),
      lines: behind(lines, copy),
    };
  },
  addCommentAbove: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const line = pick(numbers(policy.source.lines.length))!;
    return {
      edits: addCommentAbove(policy, line, 'new'),
      blocks,
      lines: inserted(lines, filledAbove(policy, line), '+# new'),
    };
  },
  removeLine: (policy, pick) => {
    const { blocks, lines } = outlineOf(policy);
    const line = pick(linesInRole(policy, 'other'));
    if (line === undefined) return undefined;
    return { edits: removeLine(policy, line), blocks, lines: without(lines, keysIn(policy, line, line + 1)) };
  },
};

/** The commands that take care of the blank lines around blocks. */
const setsOff = new Set([intents.addBlock, intents.removeBlock, intents.moveBlock, intents.splitBlock]);

/** The key itself if the line belongs to the block, else undefined. */
function keyOf(
  policy: Policy,
  { lead, end }: { lead: number; end: number },
  key: string,
): string | undefined {
  return keysIn(policy, lead, end).find((own) => own === key);
}

/** Comments of equal words that change places at once may take each other's identity: here the words count. */
function named(policy: Policy, keys: readonly string[]): string[] {
  const texts = new Map(allLines(policy.source).map(({ id, text }) => [String(id), text]));
  return keys.map((key) => (texts.get(key)?.trimStart().startsWith('#') ? texts.get(key)! : key));
}

function expectIntent(policy: Policy, intent: Intent, seed: number): void {
  let rest = seed;
  const expected = intent(policy, (choices) => {
    const chosen = choices[rest % Math.max(1, choices.length)];
    rest = Math.floor(rest / 7);
    return chosen;
  });
  if (!expected) return;
  const after = edited(policy, expected.edits);
  const { blocks, lines } = outlineOf(after, policy);
  expect(named(policy, lines)).toEqual(named(policy, expected.lines));
  expect(blocks).toEqual(expected.blocks);
  expectSameObjects(policy.source, after.source);
  if (setsOff.has(intent)) expect(doubledBlanks(after)).toBeLessThanOrEqual(doubledBlanks(policy));
}

/** How often a blank line follows a blank line. */
function doubledBlanks(policy: Policy): number {
  const isBlank = (line: number) => fieldAt(policy, line).kind === 'blank';
  return numbers(Math.max(0, fileEnd(policy) - 1)).filter((line) => isBlank(line) && isBlank(line + 1))
    .length;
}

describe.each(Object.entries(intents))(
  '%s: edit, read again, see exactly what was asked',
  (_name, intent) => {
    test('on any file', () => {
      fc.assert(
        fc.property(policyText, fc.nat(9999), (text, seed) => expectIntent(policyOfText(text), intent, seed)),
        { numRuns: Number(process.env.RUNS ?? 200) },
      );
    });

    test.each(Object.entries(nastyTexts))('on a nasty file: %s', (_file, text) => {
      const policy = policyOfText(text);
      for (const seed of [0, 1, 2, 3, 10, 17, 25, 60]) expectIntent(policy, intent, seed);
    });
  },
);
