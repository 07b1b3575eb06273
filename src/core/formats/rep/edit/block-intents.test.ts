// The commands for blocks, on any file: only the intended blocks change.
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
import { fieldAt, valueOf } from '../../../syntax/policy.ts';
import { addBlock } from './add-block.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { moveBlock } from './move-block.ts';
import { firstLineWithComments } from './record-rows.ts';
import { removeBlock } from './remove-block.ts';
import { splitBlock } from './split-block.ts';

const intents: Readonly<Record<string, Intent>> = {
  addBlock: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const at = pick(numbers(blocks.length + 1))!;
    const before = blocksOf(policy)[at]?.lead ?? policy.source.lines.length;
    const block = { agents: ['x', 'y'], rules: [{ effect: 'deny', path: '/x' }] } as const;
    const agents = ['+User-agent: x', '+User-agent: y'];
    const rules = ['+Disallow: /x'];
    return {
      edits: addBlock(policy, block, at),
      blocks: insertAt(blocks, at, { agents, rules }),
      lines: insertAt(lines, countFilledAbove(policy, before), ...agents, ...rules),
      isTidy: true,
    };
  },
  removeBlock: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const { lead, end } = blocksOf(policy)[at]!;
    return {
      edits: removeBlock(policy, at),
      blocks: blocks.filter((_, i) => i !== at),
      lines: withoutItems(lines, lineKeys(policy, lead, end)),
      isTidy: true,
    };
  },
  moveBlock: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const from = pick(numbers(blocks.length));
    const to = pick(numbers(blocks.length + 1))!;
    if (from === undefined) return undefined;
    const { lead, end } = blocksOf(policy)[from]!;
    const movedLines = lineKeys(policy, lead, end);
    const before = blocksOf(policy)[to]?.lead ?? blocksOf(policy).at(-1)!.end;
    const at = to > from ? -1 : 0;
    const isHere = to === from || to === from + 1;
    return {
      edits: moveBlock(policy, from, to),
      blocks: isHere
        ? blocks
        : insertAt(
            blocks.filter((_, i) => i !== from),
            to + at,
            blocks[from]!,
          ),
      lines: isHere
        ? lines
        : insertAt(
            withoutItems(lines, movedLines),
            countFilledAbove(policy, before) + at * movedLines.length,
            ...movedLines,
          ),
      isTidy: true,
    };
  },
  duplicateBlock: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const at = pick(numbers(blocks.length));
    if (at === undefined) return undefined;
    const { lead, start, body, end } = blocksOf(policy)[at]!;
    const role = (from: number, to: number, role: 'agent' | 'rule') =>
      findLinesInRole(policy, role)
        .filter((line) => line >= from && line < to)
        .flatMap((line) => copiedLineKeys(policy, line, line + 1));
    const copy = { agents: role(start, body, 'agent'), rules: role(body, end, 'rule') };
    return {
      edits: duplicateBlock(policy, at),
      blocks: insertAt(blocks, at + 1, copy),
      lines: insertAt(lines, countFilledAbove(policy, end), ...copiedLineKeys(policy, lead, end)),
    };
  },
  splitBlock: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const line = pick(findLinesInRole(policy, 'rule').filter((rule) => blockAt(policy, rule) >= 0));
    if (line === undefined) return undefined;
    const edits = splitBlock(policy, line);
    const at = blockAt(policy, line);
    const block = blocks[at]!;
    const key = String(lineAt(policy.source.lines, line)!.id);
    const cut = block.rules.indexOf(key);
    if (cut === 0) return { edits, blocks, lines };
    const { start, body } = blocksOf(policy)[at]!;
    const agents = findLinesInRole(policy, 'agent')
      .filter((agent) => agent >= start && agent < body)
      .flatMap((agent) => copiedLineKeys(policy, agent, agent + 1));
    const parts = [
      { agents: block.agents, rules: block.rules.slice(0, cut) },
      { agents, rules: block.rules.slice(cut) },
    ];
    return {
      edits,
      blocks: [...blocks.slice(0, at), ...parts, ...blocks.slice(at + 1)],
      lines: insertAt(lines, countFilledAbove(policy, firstLineWithComments(policy, line)), ...agents),
      isTidy: true,
    };
  },
  mergeBlocks: (policy, pick) => {
    const { blocks, lines } = createOutline(policy);
    const first = pick(numbers(blocks.length));
    const second = pick(numbers(blocks.length).reverse());
    if (first === undefined || second === undefined) return undefined;
    if (first === second) return { edits: mergeBlocks(policy, first, second), blocks, lines };
    const [into, from] = [blocksOf(policy)[first]!, blocksOf(policy)[second]!];
    const name = (line: number) => valueOf(fieldAt(policy, line)).toLowerCase();
    const agentsOf = ({ start, body }: typeof into) =>
      findLinesInRole(policy, 'agent').filter((line) => line >= start && line < body);
    const existingNames = agentsOf(into).map(name);
    const droppedAgents = agentsOf(from)
      .filter((line) => existingNames.includes(name(line)))
      .flatMap((line) => lineKeys(policy, line, line + 1));
    const head = withoutItems(lineKeys(policy, from.lead, from.body), droppedAgents);
    const body = lineKeys(policy, from.body, from.end);
    const allLines = lineKeys(policy, 0, policy.source.lines.length);
    const place = (line: number) => allLines.slice(countFilledAbove(policy, line))[0];
    const [headAt, bodyAt] = [place(into.body), place(into.end)];
    const removedLines = lineKeys(policy, from.lead, from.end);
    const expectedLines = allLines.flatMap((key) => [
      ...(key === headAt ? head : []),
      ...(key === bodyAt ? body : []),
      ...(removedLines.includes(key) ? [] : [key]),
    ]);
    if (headAt === undefined) expectedLines.push(...head);
    if (bodyAt === undefined) expectedLines.push(...body);
    const block = {
      agents: [...blocks[first]!.agents, ...withoutItems(blocks[second]!.agents, droppedAgents)],
      rules: [...blocks[first]!.rules, ...blocks[second]!.rules],
    };
    return {
      edits: mergeBlocks(policy, first, second),
      blocks: blocks.map((old, i) => (i === first ? block : old)).filter((_, i) => i !== second),
      lines: expectedLines,
    };
  },
};

testIntents(intents);
