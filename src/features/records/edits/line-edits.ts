// The edits of the form to the file. Each command creates text edits and passes them to the store's `edit`.

import { lineAt } from '../../../core/document/lines.ts';
import { insertLines } from '../../../core/document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../core/document/range.ts';
import type { DialectId } from '../../../core/formats/dialects.ts';
import { editsBySystem } from '../../../core/formats/edits-by-system.ts';
import { addAgents } from '../../../core/formats/rep/edit/add-agent.ts';
import { addBlock, defaultBlockNumber } from '../../../core/formats/rep/edit/add-block.ts';
import { addCommentAbove } from '../../../core/formats/rep/edit/add-comment-above.ts';
import { addRules } from '../../../core/formats/rep/edit/add-rule.ts';
import { duplicateRule } from '../../../core/formats/rep/edit/duplicate-rule.ts';
import { agentText, ruleText } from '../../../core/formats/rep/edit/field-spelling.ts';
import { moveRule, type RulePlace } from '../../../core/formats/rep/edit/move-rule.ts';
import { countCommentsOfRule, dialectOf } from '../../../core/formats/rep/edit/record-rows.ts';
import { removeAgent } from '../../../core/formats/rep/edit/remove-agent.ts';
import { removeLine } from '../../../core/formats/rep/edit/remove-line.ts';
import { removeRule } from '../../../core/formats/rep/edit/remove-rule.ts';
import { renameAgent } from '../../../core/formats/rep/edit/rename-agent.ts';
import { setComment } from '../../../core/formats/rep/edit/set-comment.ts';
import { setEffect } from '../../../core/formats/rep/edit/set-effect.ts';
import { setPath } from '../../../core/formats/rep/edit/set-path.ts';
import { setValue } from '../../../core/formats/rep/edit/set-value.ts';
import type { SystemEdits } from '../../../core/formats/system-edits.ts';
import { blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { writableComment } from '../../../core/syntax/writable-value.ts';
import { withModule } from '../../../ui/loading/lazy-component.tsx';
import { addLineToFill } from './new-line.ts';
import { canContainRule, neighborPosition, nextRuleFrom } from './rule-positions.ts';
import { currentPolicy, editLine, insertedLines, lineOfId, run } from './run-edit.ts';

export const renameAgentLine = (id: number, name: string, visit: string) =>
  editLine('set-agent', id, (policy, line) => renameAgent(policy, line, name), visit);

export const setRulePath = (id: number, path: string, visit: string) =>
  editLine('set-path', id, (policy, line) => setPath(policy, line, path), visit);

export const setRuleEffect = (id: number, effect: 'allow' | 'deny', name: string) => {
  const line = lineOfId(id);
  return run('set-effect', { line: line + 1, name }, (policy) => setEffect(policy, line, effect));
};

/** Sets the comment of a line. An empty trailing comment is removed; an empty comment line keeps its number sign. */
export const setLineComment = (id: number, text: string, visit: string) =>
  editLine(
    'set-comment',
    id,
    (policy, line) => {
      const isTrailing = fieldAt(policy, line).kind !== 'comment';
      return setComment(policy, line, text === '' && isTrailing ? undefined : text);
    },
    visit,
  );

export const setFieldValue = (id: number, value: string, visit: string) =>
  editLine('set-line', id, (policy, line) => setValue(policy, line, value), visit);

export const addAgentsToRecord = (block: number, names: readonly string[], visit?: string) =>
  run('add-agent', { agent: names[0] ?? '' }, (policy) => addAgents(policy, block, names), visit);

/** Returns the id of the last user-agent line of a block: the one that was just added. */
export function lastAgentId(block: number): number | undefined {
  const policy = currentPolicy();
  const record = blocksOf(policy)[block];
  return record && lineAt(policy.source.lines, record.body - 1)?.id;
}

/** Returns the name in a user-agent line. */
const agentNameAtLine = (line: number): string => valueOf(fieldAt(currentPolicy(), line));

/**
 * Removes a user-agent. Returns the line of the one that took its place, or of the one before; -1 if it was not
 * removed.
 */
export function removeAgentLine(id: number): number {
  const line = lineOfId(id);
  const block = blockAt(currentPolicy(), line);
  if (!run('remove-agent', { agent: agentNameAtLine(line) }, (policy) => removeAgent(policy, line)))
    return -1;
  const policy = currentPolicy();
  const { start = 0, body = 0 } = blocksOf(policy)[block] ?? {};
  const isAgent = (at: number) => fieldAt(policy, at).directive?.role === 'agent';
  for (let at = line; at < body; at++) if (isAgent(at)) return at;
  for (let at = Math.min(line, body) - 1; at >= start; at--) if (isAgent(at)) return at;
  return -1;
}

/** Adds an empty rule after line `after` (0-based) or at the end of the block; returns its line, or -1. */
export function addRuleToRecord(block: number, after?: number, effect: 'allow' | 'deny' = 'deny'): number {
  const add = (policy: Policy) => addRules(policy, block, [{ effect, path: '' }], after);
  return addLineToFill(() => insertedLines(() => block >= 0 && run('add-rule', {}, add))[0] ?? -1, after);
}

/**
 * Pastes lines into a rule: the first becomes its path, the others become rules with the same effect below it.
 * One step.
 */
export function pastePaths(id: number, effect: 'allow' | 'deny', paths: readonly string[]): boolean {
  const [first, ...rest] = paths;
  if (first === undefined) return false;
  return editLine('paste-rules', id, (policy, line) => [
    ...setPath(policy, line, first),
    ...insertLines(
      policy.source,
      line + 1,
      rest.map((path) => ruleText(policy.format, { effect, path })),
    ),
  ]);
}

/**
 * Pastes lines of a file into the record, unchanged: they replace an empty rule, or are added below the rule.
 * Lines that are only a path have become rules with the same effect. One step.
 */
export function pasteFields(id: number, texts: readonly string[]): boolean {
  return editLine('paste-rules', id, (policy, line) => {
    const field = fieldAt(policy, line);
    const isEmpty = valueOf(field) === '' && field.places.comment < 0;
    const below = isEmpty ? texts.slice(1) : texts;
    return [
      ...(isEmpty ? [replaceInLine(line, 0, field.line.text.length, texts[0]!)] : []),
      ...insertLines(policy.source, line + 1, below),
    ];
  });
}

/** Pastes user-agents: the first replaces the name of the line (if there is one), the others are added. One step. */
export function pasteAgents(block: number, id: number | undefined, names: readonly string[]): boolean {
  const [first, ...rest] = names;
  if (first === undefined) return false;
  if (id === undefined) return addAgentsToRecord(block, names);
  return editLine('add-agent', id, (policy, line) => [
    ...renameAgent(policy, line, first),
    ...insertLines(
      policy.source,
      line + 1,
      rest.map((name) => agentText(policy.format, name, dialectOf(policy, line))),
    ),
  ]);
}

/** Adds a record for any crawler that blocks nothing, as number `at` or after the others; returns its first line. */
export function insertRecord(at = defaultBlockNumber(currentPolicy())): number {
  const intent = { agents: ['*'], rules: [{ effect: 'deny', path: '' }] } as const;
  return run('add-record', { agent: '*' }, (policy) => addBlock(policy, intent, at))
    ? firstLineOfRecord(at)
    : -1;
}

const systemsWithEdits = new Map(
  Object.entries(editsBySystem).map(([system, load]) => [system as DialectId, withModule(load)]),
);

/** Runs a command with the edits of the system of a line: at once if their code is loaded. */
function withEditsOfLine(policy: Policy, line: number, act: (edits: SystemEdits) => void): void {
  const system = line < 0 ? undefined : dialectOf(policy, line);
  const withEdits = systemsWithEdits.get(system as DialectId);
  if (withEdits) withEdits(act);
  else act({});
}

/**
 * Adds a record of the same system below block number `block`, or at the end. Calls `onAdded` with its number when it is
 * there: if the code of the system is not loaded yet, that is later, and lines may have moved meanwhile.
 */
export function addRecordBelow(block: number, onAdded: (block: number) => void): void {
  const policy = currentPolicy();
  const start = blocksOf(policy)[block]?.start;
  const id = start === undefined ? undefined : lineAt(policy.source.lines, start)?.id;
  withEditsOfLine(policy, start ?? 0, ({ addRecord: add }) => {
    const line = id === undefined ? -1 : lineOfId(id);
    // The record or its file is gone.
    if (id !== undefined && line < 0) return;
    const current = currentPolicy();
    const above = blockAt(current, line);
    if (line >= 0 && add) {
      if (run('add-record', { agent: '*' }, () => add(current, above))) onAdded(above + 1);
      return;
    }
    const last = defaultBlockNumber(current);
    const at = line >= 0 ? Math.min(above + 1, last) : last;
    if (insertRecord(at) >= 0) onAdded(at);
  });
}

/** Runs a command on a rule; its label counts the comment lines that move with the rule. */
const editRule: typeof editLine = (code, id, make) => {
  const line = lineOfId(id);
  const policy = currentPolicy();
  const comments = line < 0 ? 0 : countCommentsOfRule(policy, line);
  return line >= 0 && run(code, { line: line + 1, comments }, () => make(policy, line));
};

export const removeRuleLine = (id: number): void =>
  withEditsOfLine(currentPolicy(), lineOfId(id), (edits) =>
    editRule('remove-rule', id, edits.removeRule ?? removeRule),
  );
export const removeOtherLine = (id: number): void =>
  withEditsOfLine(currentPolicy(), lineOfId(id), (edits) =>
    editLine('remove-line', id, edits.removeOther ?? removeLine),
  );
/**
 * Duplicates a rule. Returns the line of the copy: the last new line, below the comments that were copied with
 * it.
 */
export const duplicateRuleLine = (id: number) =>
  insertedLines(() => editRule('duplicate-rule', id, duplicateRule)).at(-1) ?? -1;

/** Returns the block that now contains a line. */
export const recordOfLine = (id: number): number => blockAt(currentPolicy(), lineOfId(id));
/** Returns the first line of a block, or -1. */
const firstLineOfRecord = (block: number): number => blocksOf(currentPolicy())[block]?.start ?? -1;

/** Returns the first rule of a block, or -1. */
export function firstRuleLine(block: number): number {
  const record = blocksOf(currentPolicy())[block];
  return record ? nextRuleFrom(currentPolicy(), record, record.body, 1) : -1;
}

/** Returns the first rule of a block, adding one if the block has none. */
export function firstRuleLineOrNew(block: number): number {
  const first = firstRuleLine(block);
  return first >= 0 ? first : addRuleToRecord(block);
}

/** Adds an empty comment line; returns its line, or -1. */
const addCommentLine = (id: number, createEdits: (policy: Policy, line: number) => TextEdit[]): number =>
  addLineToFill(() => insertedLines(() => editLine('set-comment', id, createEdits))[0] ?? -1, lineOfId(id));

export const addCommentLineAbove = (id: number) =>
  addCommentLine(id, (policy, line) => addCommentAbove(policy, line, ''));

export const addCommentLineBelow = (id: number) =>
  addCommentLine(id, ({ source }, line) => insertLines(source, line + 1, ['# ']));

/** Moves a rule to a place, in one step; returns its new line, or -1 if there is no such rule. */
export function moveRuleTo(id: number, place: RulePlace): number {
  editRule('move-rule', id, (policy, line) => moveRule(policy, line, place));
  return lineOfId(id);
}

/**
 * Moves a rule near the current place of line `to` (0-based), in the record of that line. Returns its new line,
 * or -1 if it cannot be moved there.
 */
export function moveRuleToLine(id: number, to: number): number {
  const policy = currentPolicy();
  const line = lineOfId(id);
  const at = Number.isInteger(to) && to >= 0 && to < policy.source.lines.length ? blockAt(policy, to) : -1;
  const block = blocksOf(policy)[at];
  if (!block || line < 0 || !canContainRule(policy, line, block)) return -1;
  const next = nextRuleFrom(policy, block, Math.max(block.body, to > line ? to + 1 : to), 1);
  return moveRuleTo(id, next < 0 ? { endOf: at } : next);
}

/**
 * Pastes comment lines: in a comment line they replace its text and continue below it; otherwise they are added
 * above the line. One step.
 */
export function pasteComments(id: number, text: string): boolean {
  const [first = '', ...rest] = text
    .split(/\r\n?|\n/)
    .map((words) => words.trim().replace(/^#\s*/, ''))
    .filter((words) => words !== '' && 'text' in writableComment(words));
  const commentLine = (words: string) => `# ${words}`;
  return editLine('set-comment', id, (policy, line) => {
    const { source } = policy;
    if (fieldAt(policy, line).kind !== 'comment')
      return insertLines(source, line, [first, ...rest].map(commentLine));
    return [...setComment(policy, line, first), ...insertLines(source, line + 1, rest.map(commentLine))];
  });
}

/**
 * Moves a rule up or down by one place, also into the neighboring record; returns its new line, or -1 at the
 * edge.
 */
export function moveRuleBy(id: number, step: -1 | 1): number {
  const policy = currentPolicy();
  const line = lineOfId(id);
  const place = line < 0 ? undefined : neighborPosition(policy, line, step);
  if (place === undefined) return -1;
  return moveRuleTo(id, place);
}
