// Extracts several paths, qualifiers or usages into a named definition (ACAP 1.1 2.7).

import { getLine } from '../../../document/lines.ts';
import { type LineChange, placeLines } from '../../../document/place-lines.ts';
import { compareRanges, replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { smallestOf } from '../../../text/large-lists.ts';
import { readAcapFile } from '../acap-file.ts';
import type { AcapRule } from '../field.ts';
import { setReference } from '../field-spelling.ts';
import { addDefinition } from './definitions.ts';
import { acapFieldAt } from './edit-context.ts';
import { setUsage } from './set-rules.ts';

const sortEdits = (edits: readonly TextEdit[]): TextEdit[] =>
  edits.toSorted((a, b) => compareRanges(a.range, b.range));

const ruleAt = (policy: Policy, line: number): AcapRule => acapFieldAt(policy, line, 'rule');

/** Sorts lines into file order, without duplicates. */
const sortLines = (lines: readonly number[]): readonly number[] => [...new Set(lines)].sort((a, b) => a - b);

/** Equal for two rules that differ only in their paths. */
const keyWithoutPaths = ({ effect, usage, qualifiers }: AcapRule) =>
  [effect, usage.word.text, ...qualifiers.map(({ text }) => text)].join(' ').toLowerCase();
const keyWithoutUsages = ({ effect, resource }: AcapRule) => `${effect} ${resource.word.text}`;

/** Whether the rules differ only in their path patterns, so that a set can replace the patterns. */
export function canBecomeSet(policy: Policy, lines: readonly number[]): boolean {
  const rules = lines.map((line) => ruleAt(policy, line));
  return (
    rules.every((rule) => rule.resource.kind === 'pattern') && new Set(rules.map(keyWithoutPaths)).size === 1
  );
}

/** Whether the rules differ only in their usages and have no qualifiers, so that a composite usage can replace them. */
export function canBecomeComposite(policy: Policy, lines: readonly number[]): boolean {
  const rules = lines.map((line) => ruleAt(policy, line));
  const arePlain = rules.every(({ effect, usage, qualifiers }) => {
    const field =
      usage.kind === 'local' ? readAcapFile(policy).usages.get(usage.name.toLowerCase())?.field : undefined;
    const isPart = usage.kind === 'standard' ? usage.usage !== 'other' : field?.kind === 'qualified-usage';
    return effect === 'allow' && qualifiers.length === 0 && isPart;
  });
  return arePlain && new Set(rules.map(keyWithoutUsages)).size === 1;
}

/** The comment after a field, to be written as a separate line. */
function commentLine(policy: Policy, line: number): string[] {
  const { comment } = fieldAt(policy, line).places;
  return comment < 0 ? [] : [getLine(policy.source.lines, line).text.slice(comment)];
}

/**
 * Replaces rules by the first of them, with a new word and the comments of the others above it, and adds a
 * definition.
 */
function replaceRules(
  policy: Policy,
  lines: readonly number[],
  { start, end }: Pick<Word, 'start' | 'end'>,
  text: string,
  definition: readonly TextEdit[],
): TextEdit[] {
  const [first, ...others] = sortLines(lines);
  if (first === undefined) throw new RangeError('no line was named');
  const comments = others.flatMap((line) => commentLine(policy, line));
  const changes: LineChange[] = [
    { at: first, remove: 0, insert: comments.map((one) => ({ text: one })) },
    ...others.map((at) => ({ at, remove: 1, insert: [] })),
  ];
  const edit = replaceInLine(first, start, end, text);
  return sortEdits([...definition, edit, ...placeLines(policy.source, changes)]);
}

/** Extracts the paths of some rules into a set, used by one rule. @throws RangeError unless `canBecomeSet`. */
export function extractSet(policy: Policy, lines: readonly number[], name: string): TextEdit[] {
  if (!canBecomeSet(policy, lines)) throw new RangeError('the rules differ in more than their paths');
  const first = smallestOf(lines);
  const { word } = ruleAt(policy, first).resource;
  const words = sortLines(lines).map((line) => ruleAt(policy, line).resource.word.text);
  const definition = addDefinition(policy, { kind: 'resource-set', name, words });
  return replaceRules(policy, lines, word, setReference(name), definition);
}

/** Extracts the usages of some rules into a composite usage. @throws RangeError unless `canBecomeComposite`. */
export function extractComposite(policy: Policy, lines: readonly number[], name: string): TextEdit[] {
  if (!canBecomeComposite(policy, lines)) throw new RangeError('the rules differ in more than their usages');
  const first = smallestOf(lines);
  const { word } = ruleAt(policy, first).usage;
  const words = sortLines(lines).map((line) => ruleAt(policy, line).usage.word.text);
  const definition = addDefinition(policy, { kind: 'composite-usage', name, words });
  return replaceRules(policy, lines, word, `(${name})`, definition);
}

/**
 * Extracts the qualifiers of a permission into a definition. @throws RangeError if it has none, or already uses a
 * local name.
 */
export function extractQualified(policy: Policy, line: number, name: string): TextEdit[] {
  const { usage, qualifiers } = ruleAt(policy, line);
  if (usage.kind !== 'standard' || qualifiers.length === 0)
    throw new RangeError('there is no qualifier to name');
  const words = [usage.word.text, ...qualifiers.map(({ type, written }) => `${type.text}=${written.text}`)];
  const definition = addDefinition(policy, { kind: 'qualified-usage', name, words });
  return sortEdits([...definition, ...setUsage(policy, line, name, true)]);
}
