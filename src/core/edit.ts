// The library entry `./edit`: opens a file without loss, edits its records and rules, and prints it.
// Each function returns edits for `applyEdits`; all other bytes stay. docs/library.md describes them with examples.
import type { TextEdit } from './document/range.ts';
import { addAgent as addAgentTo } from './formats/rep/edit/add-agent.ts';
import { addBlock } from './formats/rep/edit/add-block.ts';
import { addCommentAbove as addCommentTo } from './formats/rep/edit/add-comment-above.ts';
import { addRule as addRuleTo } from './formats/rep/edit/add-rule.ts';
import { duplicateBlock } from './formats/rep/edit/duplicate-block.ts';
import { mergeBlocks } from './formats/rep/edit/merge-blocks.ts';
import { moveBlock } from './formats/rep/edit/move-block.ts';
import { moveRule as moveRuleIn } from './formats/rep/edit/move-rule.ts';
import { removeAgent as removeAgentFrom } from './formats/rep/edit/remove-agent.ts';
import { removeBlock } from './formats/rep/edit/remove-block.ts';
import { removeLine as removeLineFrom } from './formats/rep/edit/remove-line.ts';
import { removeRule as removeRuleFrom } from './formats/rep/edit/remove-rule.ts';
import { renameAgent as renameAgentIn } from './formats/rep/edit/rename-agent.ts';
import { separateAgent as separateAgentIn } from './formats/rep/edit/separate-agent.ts';
import { setComment as setCommentIn } from './formats/rep/edit/set-comment.ts';
import { setEffect as setEffectIn } from './formats/rep/edit/set-effect.ts';
import { setPath as setPathIn } from './formats/rep/edit/set-path.ts';
import { setValue as setValueIn } from './formats/rep/edit/set-value.ts';
import { splitBlock } from './formats/rep/edit/split-block.ts';
import { type Block, blockAt, blocksOf } from './syntax/blocks.ts';
import { createPolicy, type Policy } from './syntax/policy.ts';
import { fileAt, type Site } from './workspace/site.ts';

export type { Position, Range, TextEdit } from './document/range.ts';
export type { BlockIntent as RecordIntent } from './formats/rep/edit/add-block.ts';
export type { RuleIntent } from './formats/rep/edit/field-spelling.ts';
export type { RulePlace } from './formats/rep/edit/move-rule.ts';
export { openSite } from './workspace/open-site.ts';
export { applyEdits, printFile, type Site, type SiteFile } from './workspace/site.ts';

function policyAt(site: Site, path: string): Policy {
  const { source, format } = fileAt(site, path);
  return createPolicy(source, format);
}

/** Turns a command on a policy into a command on a file of a site. */
const onFile =
  <Args extends readonly unknown[]>(command: (policy: Policy, ...args: Args) => TextEdit[]) =>
  (site: Site, file: string, ...args: Args): readonly TextEdit[] =>
    command(policyAt(site, file), ...args);

/**
 * A record as the form shows it, independent of the reader; lines are 0-based. `lead` to `start`: the comments directly
 * above. `start` to `body`: the user-agent lines. `body` to `end`: the rules and all lines between them.
 */
export type FileRecord = Block;

/** The records of a file in file order. Functions that take a record take its index in this list. */
export const fileRecords = (site: Site, path: string): readonly FileRecord[] =>
  blocksOf(policyAt(site, path));

/** The index in `fileRecords` of the record that contains a line; -1 for a line between records. */
export const recordAt = (site: Site, path: string, line: number): number =>
  blockAt(policyAt(site, path), line);

/**
 * Writes a new record before record `at`; by default after the others, and before the records of another system. Blank
 * lines separate it. @throws RangeError without a user-agent, for a value that cannot be written, or without such a
 * record.
 */
export const addRecord = /* @__PURE__ */ onFile(addBlock);

/** Writes a copy of a record, with its comments, directly after it. @throws RangeError if there is no such record. */
export const duplicateRecord = /* @__PURE__ */ onFile(duplicateBlock);

/**
 * Merges record `second` into record `first`: the user-agents that `first` lacks, and all rules.
 * @throws RangeError if there is no such record, or they belong to two systems.
 */
export const mergeRecords = /* @__PURE__ */ onFile(mergeBlocks);

/**
 * Moves a record, with its comments, before record `to`; the number of records means the end of the file.
 * @throws RangeError if there is no such record.
 */
export const moveRecord = /* @__PURE__ */ onFile(moveBlock);

/** Deletes a record and the comments directly above it. @throws RangeError if there is no such record. */
export const removeRecord = /* @__PURE__ */ onFile(removeBlock);

/**
 * Makes the rules from a line on a separate record for the same user-agents; no edits if one would have no rule.
 * @throws RangeError if the line is not below the user-agent lines of a record.
 */
export const splitRecord = /* @__PURE__ */ onFile(splitBlock);

/**
 * Writes a user-agent line into a record: before its user-agent number `at`, or after the last one.
 * @throws RangeError if there is no such record, or the name cannot be written.
 */
export const addAgent = /* @__PURE__ */ onFile(addAgentTo);

/**
 * Replaces the name on a user-agent line.
 * @throws RangeError if it is not a user-agent line, or the name is empty or cannot be written.
 */
export const renameAgent = /* @__PURE__ */ onFile(renameAgentIn);

/**
 * Deletes a user-agent line; no edits for the only one of a record: use `removeRecord` for it.
 * @throws RangeError if it is not a user-agent line.
 */
export const removeAgent = /* @__PURE__ */ onFile(removeAgentFrom);

/**
 * Moves a user-agent into a separate record with a copy of the rules, so that no answer changes.
 * @throws RangeError if it is not a user-agent line.
 */
export const separateAgent = /* @__PURE__ */ onFile(separateAgentIn);

/**
 * Writes a rule into a record: after its line `after`, or after its last rule.
 * @throws RangeError if there is no such record, `after` is outside it, or the path cannot be written.
 */
export const addRule = /* @__PURE__ */ onFile(addRuleTo);

/**
 * Replaces the path of a rule; an empty path is valid.
 * @throws RangeError if the line is not a rule, or the path cannot be written.
 */
export const setPath = /* @__PURE__ */ onFile(setPathIn);

/**
 * Makes a rule an Allow or a Disallow, in its current letter case.
 * @throws RangeError if the line is not a rule, or the format has no such rule.
 */
export const setEffect = /* @__PURE__ */ onFile(setEffectIn);

/**
 * Moves a rule, with the comments above that belong only to it, before a line or to the end of a record.
 * @throws RangeError if the line is not a rule, or there is no such place.
 */
export const moveRule = /* @__PURE__ */ onFile(moveRuleIn);

/** Deletes a rule, and the comments that belong only to it. @throws RangeError if the line is not a rule. */
export const removeRule = /* @__PURE__ */ onFile(removeRuleFrom);

/**
 * Replaces the value of any field; spelling, white space and comment stay.
 * @throws RangeError if the line contains no field, or the value cannot be written.
 */
export const setValue = /* @__PURE__ */ onFile(setValueIn);

/**
 * Deletes a comment, a line for the whole file, or an unknown or malformed line.
 * @throws RangeError for blank lines, user-agents and rules.
 */
export const removeLine = /* @__PURE__ */ onFile(removeLineFrom);

/**
 * Sets the comment of a line; `undefined` removes it.
 * @throws RangeError for a blank line, or if the text has a line break or half a surrogate pair.
 */
export const setComment = /* @__PURE__ */ onFile(setCommentIn);

/** Writes a comment line above a line. @throws RangeError if there is no such line, or as `setComment` does. */
export const addCommentAbove = /* @__PURE__ */ onFile(addCommentTo);
