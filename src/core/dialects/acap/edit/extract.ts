// Gives several paths, qualifiers or usages a name of their own, and takes such a name apart again (ACAP 1.1 2.7).

import { type LineChange, placeLines } from '../../../policy/place.ts';
import { fieldAt, type Policy } from '../../../policy/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { lineAt } from '../../../text/lines.ts';
import { least } from '../../../text/many.ts';
import { compareRanges, replaceInLine, type TextEdit } from '../../../text/range.ts';
import type { AcapField, FieldOf, Rule } from '../field.ts';
import { acapFile, type PlacedOf } from '../file.ts';
import { setReference } from '../spelling.ts';
import { acapFieldAt } from './at.ts';
import { addDefinition } from './definitions.ts';
import { setUsage } from './rules.ts';

const sorted = (edits: readonly TextEdit[]): TextEdit[] =>
  edits.toSorted((a, b) => compareRanges(a.range, b.range));

/** A line with other words in place of some of its columns. */
function lineWith(policy: Policy, line: number, start: number, end: number, text: string): string {
  const old = lineAt(policy.source.lines, line)!.text;
  return old.slice(0, start) + text + old.slice(end);
}

const ruleAt = (policy: Policy, line: number): Rule => acapFieldAt(policy, line, 'rule');

/** In the order of the file; a line that is named twice counts once. */
const inOrder = (lines: readonly number[]): readonly number[] => [...new Set(lines)].sort((a, b) => a - b);

/** What two rules must share to differ in their paths only, or in their usages only. */
const pathsApart = ({ effect, usage, qualifiers }: Rule) =>
  [effect, usage.word.text, ...qualifiers.map(({ text }) => text)].join(' ').toLowerCase();
const usagesApart = ({ effect, resource }: Rule) => `${effect} ${resource.word.text}`;

/** True if the rules differ in their path patterns and in nothing else, so that a set can stand for the patterns. */
export function canBecomeSet(policy: Policy, lines: readonly number[]): boolean {
  const rules = lines.map((line) => ruleAt(policy, line));
  return rules.every((rule) => rule.resource.kind === 'pattern') && new Set(rules.map(pathsApart)).size === 1;
}

/** True if the rules differ in their usages only and have no qualifiers: a composite usage can stand for them. */
export function canBecomeComposite(policy: Policy, lines: readonly number[]): boolean {
  const rules = lines.map((line) => ruleAt(policy, line));
  const plain = rules.every(({ effect, usage, qualifiers }) => {
    const field =
      usage.kind === 'local' ? acapFile(policy).usages.get(usage.name.toLowerCase())?.field : undefined;
    const isPart = usage.kind === 'standard' ? usage.usage !== 'other' : field?.kind === 'qualified-usage';
    return effect === 'allow' && qualifiers.length === 0 && isPart;
  });
  return plain && new Set(rules.map(usagesApart)).size === 1;
}

/** The comment behind a field, as a line of its own. */
function commentLine(policy: Policy, line: number): string[] {
  const { comment } = fieldAt(policy, line).places;
  return comment < 0 ? [] : [lineAt(policy.source.lines, line)!.text.slice(comment)];
}

/** Puts a word in the first of some lines, above which the comments of the others go, and writes a definition: one step. */
function gather(
  policy: Policy,
  lines: readonly number[],
  { start, end }: Pick<Word, 'start' | 'end'>,
  text: string,
  definition: readonly TextEdit[],
): TextEdit[] {
  const [first, ...others] = inOrder(lines);
  const comments = others.flatMap((line) => commentLine(policy, line));
  const changes: LineChange[] = [
    { at: first!, remove: 0, insert: comments.map((one) => ({ text: one })) },
    ...others.map((at) => ({ at, remove: 1, insert: [] })),
  ];
  const edit = replaceInLine(first!, start, end, text);
  return sorted([...definition, edit, ...placeLines(policy.source, changes)]);
}

/** Makes a set of the paths of some rules, and one rule of them. @throws RangeError unless `canBecomeSet`. */
export function extractSet(policy: Policy, lines: readonly number[], name: string): TextEdit[] {
  if (!canBecomeSet(policy, lines)) throw new RangeError('the rules differ in more than their paths');
  const first = least(lines);
  const { word } = ruleAt(policy, first).resource;
  const words = inOrder(lines).map((line) => ruleAt(policy, line).resource.word.text);
  const definition = addDefinition(policy, { kind: 'resource-set', name, words });
  return gather(policy, lines, word, setReference(name), definition);
}

/** Makes a composite usage of the usages of some rules. @throws RangeError unless `canBecomeComposite`. */
export function extractComposite(policy: Policy, lines: readonly number[], name: string): TextEdit[] {
  if (!canBecomeComposite(policy, lines)) throw new RangeError('the rules differ in more than their usages');
  const first = least(lines);
  const { word } = ruleAt(policy, first).usage;
  const words = inOrder(lines).map((line) => ruleAt(policy, line).usage.word.text);
  const definition = addDefinition(policy, { kind: 'composite-usage', name, words });
  return gather(policy, lines, word, `(${name})`, definition);
}

/** Gives the qualifiers of a permission a name. @throws RangeError if it has none, or no usage of its own. */
export function extractQualified(policy: Policy, line: number, name: string): TextEdit[] {
  const { usage, qualifiers } = ruleAt(policy, line);
  if (usage.kind !== 'standard' || qualifiers.length === 0)
    throw new RangeError('there is no qualifier to name');
  const words = [usage.word.text, ...qualifiers.map(({ type, written }) => `${type.text}=${written.text}`)];
  const definition = addDefinition(policy, { kind: 'qualified-usage', name, words });
  return sorted([...definition, ...setUsage(policy, line, name, true)]);
}

type Definition = FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'>;

const rulesUsing = (policy: Policy, uses: (rule: Rule) => boolean): PlacedOf<'rule'>[] =>
  acapFile(policy).lines.flatMap(({ line, read: { field } }) =>
    field?.kind === 'rule' && uses(field) ? [{ line, field }] : [],
  );

/** The texts that a rule line gives way to, one for each of `words` in place of some columns. */
const spread = (
  policy: Policy,
  line: number,
  { start, end }: { start: number; end: number },
  words: readonly string[],
) => words.map((word) => lineWith(policy, line, start, end, word));

function replacements(policy: Policy, field: Definition, { line, field: rule }: PlacedOf<'rule'>): string[] {
  if (field.kind === 'resource-set')
    return spread(
      policy,
      line,
      rule.resource.word,
      field.patterns.map(({ text }) => text),
    );
  if (field.kind === 'composite-usage')
    return spread(
      policy,
      line,
      rule.usage.word,
      field.parts.map(({ word }) => word.text),
    );
  const limits = field.qualifiers.map(({ type, written }) => `${type.text}=${written.text}`);
  const { text } = lineAt(policy.source.lines, line)!;
  const { usage, resource } = rule;
  const { end } = resource.word;
  const name = text.slice(0, usage.word.start) + field.usageWord.text + text.slice(usage.word.end, end);
  return [[name, ...limits].join(' ') + text.slice(end)];
}

const isDefined = (field: AcapField | undefined): field is Definition =>
  field?.kind === 'resource-set' || field?.kind === 'composite-usage' || field?.kind === 'qualified-usage';

/** True if a qualified usage is a part of a composite: then it cannot be taken apart before that. */
export function isPartOfComposite(policy: Policy, name: string): boolean {
  const lower = name.toLowerCase();
  return [...acapFile(policy).usages.values()].some(
    ({ field }) =>
      field.kind === 'composite-usage' &&
      field.parts.some((part) => part.kind === 'local' && part.name.toLowerCase() === lower),
  );
}

/**
 * Writes out what a definition stands for wherever it is used, and removes it; one without effect is only removed.
 * Comments stay.
 * @throws RangeError if the line is no definition, or a composite still relies on it.
 */
export function inlineDefinition(policy: Policy, line: number): TextEdit[] {
  const { field } = acapFile(policy).lines.find((one) => one.line === line)?.read ?? {};
  if (!isDefined(field))
    throw new RangeError(`line ${line} is no definition (${fieldAt(policy, line).kind})`);
  const name = field.name.text.toLowerCase();
  const isSet = field.kind === 'resource-set';
  const file = acapFile(policy);
  // One that comes too late, or second, means nothing to those who use its name.
  const takesEffect = (isSet ? file.sets : file.usages).get(name)?.line === line;
  if (takesEffect && !isSet && isPartOfComposite(policy, name))
    throw new RangeError('a composite usage relies on it');
  const using = !takesEffect
    ? []
    : rulesUsing(policy, ({ usage, resource }) =>
        isSet
          ? resource.kind === 'set' && resource.name.toLowerCase() === name
          : usage.kind === 'local' && usage.name.toLowerCase() === name,
      );
  const changes = using.map((user): LineChange => {
    const texts = replacements(policy, field, user);
    return { at: user.line, remove: 1, insert: texts.map((text) => ({ text })) };
  });
  return placeLines(policy.source, [{ at: line, remove: 1, insert: [] }, ...changes]);
}
