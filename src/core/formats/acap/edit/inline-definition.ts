// Inlines a definition: its content replaces every use of its name (ACAP 1.1 2.7).

import { getLine } from '../../../document/lines.ts';
import { type LineChange, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { findSizeExcess, type SizeExcess } from '../../../document/size-limits.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { type PlacedFieldOf, readAcapFile } from '../acap-file.ts';
import { type AcapRule, type FieldOf, isDefinition } from '../field.ts';

type Definition = FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'>;

/** Whether a qualified usage is part of a composite. Then the composite has to be inlined first. */
export const isPartOfComposite = (policy: Policy, name: string): boolean =>
  readAcapFile(policy).facts.compositeParts().has(name.toLowerCase());

/** Some words and their total length in characters. */
interface MeasuredWords {
  readonly words: readonly string[];
  readonly length: number;
}

const measureWords = (words: readonly string[]): MeasuredWords => ({
  words,
  length: words.reduce((sum, word) => sum + word.length, 0),
});

/** A line that is repeated for each word, which replaces the columns `start` up to `end`. */
interface InlinedRule extends MeasuredWords {
  readonly line: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Creates a function that returns the replacement for the name of a definition in a rule. */
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
  const qualifiers = field.qualifiers.map(({ type, written }) => ` ${type.text}=${written.text}`).join('');
  return ({ usage, resource }, text) => {
    const { start } = usage.word;
    const { end } = resource.word;
    // Qualifiers are written after the path.
    return {
      start,
      end,
      ...measureWords([field.usageWord.text + text.slice(usage.word.end, end) + qualifiers]),
    };
  };
}

const rulesUsing = (policy: Policy, uses: (rule: AcapRule) => boolean): PlacedFieldOf<'rule'>[] =>
  readAcapFile(policy).lines.flatMap(({ line, read: { field } }) =>
    field?.kind === 'rule' && uses(field) ? [{ line, field }] : [],
  );

/** The replacements of the lines that use a definition. @throws RangeError as `inlineDefinition` does. */
function inlinedRules(policy: Policy, line: number): readonly InlinedRule[] {
  const file = readAcapFile(policy);
  const { field } = file.lines.find((one) => one.line === line)?.read ?? {};
  if (!field || !isDefinition(field))
    throw new RangeError(`line ${line} is no definition (${fieldAt(policy, line).kind})`);
  const name = field.name.text.toLowerCase();
  const isSet = field.kind === 'resource-set';
  // A definition that is too late, or a duplicate, has no effect on lines that use its name.
  if ((isSet ? file.sets : file.usages).get(name)?.line !== line) return [];
  if (!isSet && isPartOfComposite(policy, name)) throw new RangeError('a composite usage relies on it');
  const inlineInto = createInliner(field);
  return rulesUsing(policy, ({ usage, resource }) =>
    isSet
      ? resource.kind === 'set' && resource.name.toLowerCase() === name
      : usage.kind === 'local' && usage.name.toLowerCase() === name,
  ).map((rule) => {
    const { text } = getLine(policy.source.lines, rule.line);
    return { line: rule.line, text, ...inlineInto(rule.field, text) };
  });
}

/**
 * Returns how much the file would exceed its size limit at least if a definition were inlined, without writing it.
 * @throws RangeError as `inlineDefinition` does.
 */
export function inliningSizeExcess(policy: Policy, line: number): SizeExcess | undefined {
  const { chunks, length } = policy.source.lines;
  const rules = inlinedRules(policy, line);
  const definition = getLine(policy.source.lines, line);
  const added = { octets: -definition.text.length - definition.eol.length, lines: -1 };
  for (const { text, start, end, words, length: wordsLength } of rules) {
    const around = text.length - (end - start);
    // Each line except the first has its own line ending.
    added.octets += wordsLength + words.length * around - text.length + words.length - 1;
    added.lines += words.length - 1;
  }
  const octets = chunks.reduce((sum, { characters }) => sum + characters.length, 0);
  return findSizeExcess({
    octets: added.octets > 0 ? octets + added.octets : 0,
    lines: added.lines > 0 ? length + added.lines : 0,
    line: 0,
  });
}

/**
 * Replaces each use of a definition by its content, and removes the definition. A definition without effect is
 * only removed. Comments are kept.
 * @throws RangeError if the line is not a definition, a composite uses it, or the file would become too big.
 */
export function inlineDefinition(policy: Policy, line: number): TextEdit[] {
  if (inliningSizeExcess(policy, line)) throw new RangeError('the file would become too big to be edited');
  const changes = inlinedRules(policy, line).map(({ line: at, text, start, end, words }): LineChange => {
    const [before, after] = [text.slice(0, start), text.slice(end)];
    return { at, remove: 1, insert: words.map((word) => ({ text: before + word + after })) };
  });
  return placeLines(policy.source, [{ at: line, remove: 1, insert: [] }, ...changes]);
}
