// Gives several paths, qualifiers or usages a name of their own (ACAP 1.1 2.7).

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

/** In the order of the file; a line that is named twice counts once. */
const sortLines = (lines: readonly number[]): readonly number[] => [...new Set(lines)].sort((a, b) => a - b);

/** What two rules must share to differ in their paths only, or in their usages only. */
const keyWithoutPaths = ({ effect, usage, qualifiers }: AcapRule) =>
  [effect, usage.word.text, ...qualifiers.map(({ text }) => text)].join(' ').toLowerCase();
const keyWithoutUsages = ({ effect, resource }: AcapRule) => `${effect} ${resource.word.text}`;

/** True if the rules differ in their path patterns and in nothing else, so that a set can stand for the patterns. */
export function canBecomeSet(policy: Policy, lines: readonly number[]): boolean {
  const rules = lines.map((line) => ruleAt(policy, line));
  return (
    rules.every((rule) => rule.resource.kind === 'pattern') && new Set(rules.map(keyWithoutPaths)).size === 1
  );
}

/** True if the rules differ in their usages only and have no qualifiers: a composite usage can stand for them. */
export function canBecomeComposite(policy: Policy, lines: readonly number[]): boolean {
  const rules = lines.map((line) => ruleAt(policy, line));
  const plain = rules.every(({ effect, usage, qualifiers }) => {
    const field =
      usage.kind === 'local' ? readAcapFile(policy).usages.get(usage.name.toLowerCase())?.field : undefined;
    const isPart = usage.kind === 'standard' ? usage.usage !== 'other' : field?.kind === 'qualified-usage';
    return effect === 'allow' && qualifiers.length === 0 && isPart;
  });
  return plain && new Set(rules.map(keyWithoutUsages)).size === 1;
}

/** The comment behind a field, as a line of its own. */
function commentLine(policy: Policy, line: number): string[] {
  const { comment } = fieldAt(policy, line).places;
  return comment < 0 ? [] : [getLine(policy.source.lines, line).text.slice(comment)];
}

/** Puts a word in the first of some lines, above which the comments of the others go, and writes a definition: one step. */
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

/** Makes a set of the paths of some rules, and one rule of them. @throws RangeError unless `canBecomeSet`. */
export function extractSet(policy: Policy, lines: readonly number[], name: string): TextEdit[] {
  if (!canBecomeSet(policy, lines)) throw new RangeError('the rules differ in more than their paths');
  const first = smallestOf(lines);
  const { word } = ruleAt(policy, first).resource;
  const words = sortLines(lines).map((line) => ruleAt(policy, line).resource.word.text);
  const definition = addDefinition(policy, { kind: 'resource-set', name, words });
  return replaceRules(policy, lines, word, setReference(name), definition);
}

/** Makes a composite usage of the usages of some rules. @throws RangeError unless `canBecomeComposite`. */
export function extractComposite(policy: Policy, lines: readonly number[], name: string): TextEdit[] {
  if (!canBecomeComposite(policy, lines)) throw new RangeError('the rules differ in more than their usages');
  const first = smallestOf(lines);
  const { word } = ruleAt(policy, first).usage;
  const words = sortLines(lines).map((line) => ruleAt(policy, line).usage.word.text);
  const definition = addDefinition(policy, { kind: 'composite-usage', name, words });
  return replaceRules(policy, lines, word, `(${name})`, definition);
}

/** Gives the qualifiers of a permission a name. @throws RangeError if it has none, or no usage of its own. */
export function extractQualified(policy: Policy, line: number, name: string): TextEdit[] {
  const { usage, qualifiers } = ruleAt(policy, line);
  if (usage.kind !== 'standard' || qualifiers.length === 0)
    throw new RangeError('there is no qualifier to name');
  const words = [usage.word.text, ...qualifiers.map(({ type, written }) => `${type.text}=${written.text}`)];
  const definition = addDefinition(policy, { kind: 'qualified-usage', name, words });
  return sortEdits([...definition, ...setUsage(policy, line, name, true)]);
}
