// What the form does to the file: each intent becomes text edits through the one entrance of the store.
import { flushSync } from 'react-dom';
import { blockAt, blocksOf } from '../../core/policy/blocks.ts';
import { addAgents } from '../../core/policy/edit/add-agent.ts';
import { addBlock } from '../../core/policy/edit/add-block.ts';
import { addCommentAbove } from '../../core/policy/edit/add-comment-above.ts';
import { addRules } from '../../core/policy/edit/add-rule.ts';
import { duplicateBlock } from '../../core/policy/edit/duplicate-block.ts';
import { duplicateRule } from '../../core/policy/edit/duplicate-rule.ts';
import { mergeBlocks } from '../../core/policy/edit/merge-blocks.ts';
import { moveBlock } from '../../core/policy/edit/move-block.ts';
import { moveRule, type RulePlace } from '../../core/policy/edit/move-rule.ts';
import { removeAgent } from '../../core/policy/edit/remove-agent.ts';
import { removeBlock } from '../../core/policy/edit/remove-block.ts';
import { removeLine } from '../../core/policy/edit/remove-line.ts';
import { removeRule } from '../../core/policy/edit/remove-rule.ts';
import { renameAgent } from '../../core/policy/edit/rename-agent.ts';
import { setComment } from '../../core/policy/edit/set-comment.ts';
import { setEffect } from '../../core/policy/edit/set-effect.ts';
import { setPath } from '../../core/policy/edit/set-path.ts';
import { setValue } from '../../core/policy/edit/set-value.ts';
import { splitBlock } from '../../core/policy/edit/split-block.ts';
import { fieldAt, type Policy, valueOf } from '../../core/policy/policy.ts';
import type { TextEdit } from '../../core/text/range.ts';
import { changedRuns } from '../../core/text/changes.ts';
import { indexOfId, lineAt } from '../../core/text/lines.ts';
import { openPolicy } from '../../state/derived.ts';
import { edit } from '../../state/document-store.ts';
import { documentStore } from '../../state/use-document.ts';

type Params = Readonly<Record<string, string | number>>;

const present = () => openPolicy(documentStore.getState());

/** Runs one command on the file as it is now. False if the store refused it. */
function run(code: string, params: Params, make: (policy: Policy) => TextEdit[], visit?: string): boolean {
  const policy = present();
  const { path } = documentStore.getState().view;
  const intent = {
    origin: 'form',
    label: { code, params },
    ...(visit === undefined ? {} : { visit }),
  } as const;
  let accepted = false;
  flushSync(() => {
    accepted = edit(documentStore, path, make(policy), intent);
  });
  return accepted;
}

/** Where the line with this id stands now. */
const placeOf = (id: number) => indexOfId(present().source.lines, id);

/** A command on one line, named by its id: line numbers go stale, ids do not. */
function onLine(
  code: string,
  id: number,
  make: (policy: Policy, line: number) => TextEdit[],
  visit?: string,
) {
  const line = placeOf(id);
  return line >= 0 && run(code, { line: line + 1 }, (policy) => make(policy, line), visit);
}

/** Runs a command that inserts lines; returns the first new line, 0-based, or -1. */
function inserting(command: () => boolean): number {
  const before = present().source.lines;
  if (!command()) return -1;
  return changedRuns(before, present().source.lines)[0]?.newFrom ?? -1;
}

function agentsOf(block: number): string {
  const policy = present();
  const { start } = blocksOf(policy)[block] ?? { start: 0 };
  return valueOf(fieldAt(policy, start));
}

export const renameAgentLine = (id: number, name: string, visit: string) =>
  onLine('set-agent', id, (policy, line) => renameAgent(policy, line, name), visit);

export const setRulePath = (id: number, path: string, visit: string) =>
  onLine('set-path', id, (policy, line) => setPath(policy, line, path), visit);

export const setRuleEffect = (id: number, effect: 'allow' | 'deny', name: string) => {
  const line = placeOf(id);
  return run('set-effect', { line: line + 1, name }, (policy) => setEffect(policy, line, effect));
};

/** An emptied trailing comment is removed; an emptied comment line keeps its number sign. */
export const setLineComment = (id: number, text: string, visit: string) =>
  onLine(
    'set-comment',
    id,
    (policy, line) => {
      const trails = fieldAt(policy, line).kind !== 'comment';
      return setComment(policy, line, text === '' && trails ? undefined : text);
    },
    visit,
  );

export const setFieldValue = (id: number, value: string, visit: string) =>
  onLine('set-line', id, (policy, line) => setValue(policy, line, value), visit);

export const addAgentsTo = (block: number, names: readonly string[], visit?: string) =>
  run('add-agent', { agent: names[0] ?? '' }, (policy) => addAgents(policy, block, names), visit);

/** The id of the last user-agent line of a block: the one that was added a moment ago. */
export function lastAgentId(block: number): number | undefined {
  const policy = present();
  const around = blocksOf(policy)[block];
  return around && lineAt(policy.source.lines, around.body - 1)?.id;
}

export const removeAgentLine = (id: number) => {
  const line = placeOf(id);
  const agent = valueOf(fieldAt(present(), line));
  return run('remove-agent', { agent }, (policy) => removeAgent(policy, line));
};

/** Adds rules behind line `after` (0-based) or at the end of the block; returns the first new line. */
export const addRulesTo = (
  block: number,
  paths: readonly string[],
  after?: number,
  effect: 'allow' | 'deny' = 'deny',
) =>
  inserting(() =>
    run('add-rule', {}, (policy) =>
      addRules(
        policy,
        block,
        paths.map((path) => ({ effect, path })),
        after,
      ),
    ),
  );

/** Adds a record for any robot that forbids nothing, at the end of the file; returns its first line. */
export const addRecord = () => {
  const runFrom = inserting(() =>
    run('add-record', { agent: '*' }, (policy) =>
      addBlock(policy, { agents: ['*'], rules: [{ effect: 'deny', path: '' }] }),
    ),
  );
  return runFrom < 0 ? -1 : (blocksOf(present()).at(-1)?.start ?? -1);
};

export const removeRuleLine = (id: number) => onLine('remove-rule', id, removeRule);
export const removeOtherLine = (id: number) => onLine('remove-line', id, removeLine);
export const duplicateRuleLine = (id: number) => onLine('duplicate-rule', id, duplicateRule);
export const splitAtLine = (id: number) => onLine('split-record', id, splitBlock);
export const commentAbove = (id: number) =>
  inserting(() => onLine('set-comment', id, (policy, line) => addCommentAbove(policy, line, '')));

export const duplicateRecord = (block: number) =>
  run('duplicate-record', { agent: agentsOf(block) }, (policy) => duplicateBlock(policy, block));
export const removeRecord = (block: number) =>
  run('remove-record', { agent: agentsOf(block) }, (policy) => removeBlock(policy, block));
export const joinWithAbove = (block: number) =>
  run('merge-records', { agent: agentsOf(block) }, (policy) => mergeBlocks(policy, block - 1, block));
export const moveRecord = (block: number, to: number) =>
  run('move-record', { agent: agentsOf(block) }, (policy) => moveBlock(policy, block, to));

function isRule(policy: Policy, line: number): boolean {
  return fieldAt(policy, line).directive?.role === 'rule';
}

/** Where a rule goes when it is moved one place up or down: past its neighbour, or into the next record. */
function neighbourPlace(policy: Policy, line: number, step: -1 | 1): RulePlace | undefined {
  const blocks = blocksOf(policy);
  const at = blockAt(policy, line);
  const block = blocks[at];
  if (!block) return undefined;
  for (let other = line + step; other >= block.body && other < block.end; other += step) {
    if (isRule(policy, other)) return step < 0 ? other : other + 1;
  }
  const next = blocks[at + step];
  if (!next) return undefined;
  return step < 0 ? { endOf: at - 1 } : next.body;
}

/** Moves a rule one place up or down, also into the neighbouring record; returns its new line, or -1 at the edge. */
export function moveRuleBy(id: number, step: -1 | 1): number {
  const policy = present();
  const line = placeOf(id);
  const place = line < 0 ? undefined : neighbourPlace(policy, line, step);
  if (place === undefined) return -1;
  onLine('move-rule', id, () => moveRule(policy, line, place));
  return placeOf(id);
}
