// Takes a name apart again: what it stands for is written wherever it is used (ACAP 1.1 2.7).

import { getLine } from '../../../document/lines.ts';
import { type LineChange, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { findSizeExcess, type SizeExcess } from '../../../document/size-limits.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { type PlacedFieldOf, readAcapFile } from '../acap-file.ts';
import { type AcapRule, type FieldOf, isDefinition } from '../field.ts';

type Definition = FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'>;

/** True if a qualified usage is a part of a composite: then it cannot be taken apart before that. */
export const isPartOfComposite = (policy: Policy, name: string): boolean =>
  readAcapFile(policy).facts.compositeParts().has(name.toLowerCase());

/** Some words, and how many characters they have together. */
interface MeasuredWords {
  readonly words: readonly string[];
  readonly length: number;
}

const measureWords = (words: readonly string[]): MeasuredWords => ({
  words,
  length: words.reduce((sum, word) => sum + word.length, 0),
});

/** A line as many times as there are words, each of them in place of the columns `start` up to `end`. */
interface InlinedRule extends MeasuredWords {
  readonly line: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** How what a definition stands for comes into a rule that uses its name. */
function createInliner(
  field: Definition,
): (rule: AcapRule, text: string) => Omit<InlinedRule, 'line' | 'text'> {
  if (field.kind === 'resource-set') {
    const patterns = measureWords(field.patterns.map(({ text }) => text));
    return ({ resource: { word } }) => ({ start: word.start, end: word.end, ...patterns });
  }
  if (field.kind === 'composite-usage') {
    const parts = measureWords(field.parts.map(({ word }) => word.text));
    return ({ usage: { word } }) => ({ start: word.start, end: word.end, ...parts });
  }
  const limits = field.qualifiers.map(({ type, written }) => ` ${type.text}=${written.text}`).join('');
  return ({ usage, resource }, text) => {
    const { start } = usage.word;
    const { end } = resource.word;
    // The limits stand behind the path.
    return { start, end, ...measureWords([field.usageWord.text + text.slice(usage.word.end, end) + limits]) };
  };
}

const rulesUsing = (policy: Policy, uses: (rule: AcapRule) => boolean): PlacedFieldOf<'rule'>[] =>
  readAcapFile(policy).lines.flatMap(({ line, read: { field } }) =>
    field?.kind === 'rule' && uses(field) ? [{ line, field }] : [],
  );

/** What the lines that use a definition give way to. @throws RangeError as `inlineDefinition`. */
function inlinedRules(policy: Policy, line: number): readonly InlinedRule[] {
  const file = readAcapFile(policy);
  const { field } = file.lines.find((one) => one.line === line)?.read ?? {};
  if (!field || !isDefinition(field))
    throw new RangeError(`line ${line} is no definition (${fieldAt(policy, line).kind})`);
  const name = field.name.text.toLowerCase();
  const isSet = field.kind === 'resource-set';
  // One that comes too late, or second, means nothing to those who use its name.
  if ((isSet ? file.sets : file.usages).get(name)?.line !== line) return [];
  if (!isSet && isPartOfComposite(policy, name)) throw new RangeError('a composite usage relies on it');
  const spread = createInliner(field);
  return rulesUsing(policy, ({ usage, resource }) =>
    isSet
      ? resource.kind === 'set' && resource.name.toLowerCase() === name
      : usage.kind === 'local' && usage.name.toLowerCase() === name,
  ).map((user) => {
    const { text } = getLine(policy.source.lines, user.line);
    return { line: user.line, text, ...spread(user.field, text) };
  });
}

/**
 * The size above its limit that a file would have at least if a definition were written out; nothing is written for it.
 * @throws RangeError as `inlineDefinition`.
 */
export function inliningSizeExcess(policy: Policy, line: number): SizeExcess | undefined {
  const { chunks, length } = policy.source.lines;
  const spreads = inlinedRules(policy, line);
  const definition = getLine(policy.source.lines, line);
  const added = { octets: -definition.text.length - definition.eol.length, lines: -1 };
  for (const { text, start, end, words, length: all } of spreads) {
    const around = text.length - (end - start);
    // Each line but the first has an ending of its own.
    added.octets += all + words.length * around - text.length + words.length - 1;
    added.lines += words.length - 1;
  }
  const octets = chunks.flat().reduce((sum, { text, eol }) => sum + text.length + eol.length, 0);
  return findSizeExcess({
    octets: added.octets > 0 ? octets + added.octets : 0,
    lines: added.lines > 0 ? length + added.lines : 0,
    line: 0,
  });
}

/**
 * Writes out what a definition stands for wherever it is used, and removes it; one without effect is only removed.
 * Comments stay.
 * @throws RangeError if the line is no definition, a composite still relies on it, or the file would become too big.
 */
export function inlineDefinition(policy: Policy, line: number): TextEdit[] {
  if (inliningSizeExcess(policy, line)) throw new RangeError('the file would become too big to be edited');
  const changes = inlinedRules(policy, line).map(({ line: at, text, start, end, words }): LineChange => {
    const [before, behind] = [text.slice(0, start), text.slice(end)];
    return { at, remove: 1, insert: words.map((word) => ({ text: before + word + behind })) };
  });
  return placeLines(policy.source, [{ at: line, remove: 1, insert: [] }, ...changes]);
}
