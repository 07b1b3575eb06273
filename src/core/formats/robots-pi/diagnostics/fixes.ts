// The fixes that the checks offer, and whether each changes an answer.

import type { Finding, Fix } from '../../../diagnostics/finding.ts';
import { applyEdits } from '../../../document/edits.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { findInstructionPart, type Instruction } from '../edit/instruction-part.ts';
import { hasMetaPlace, insertMeta } from '../edit/meta-tag.ts';
import { freeSpots, insertPi, rewritePi } from '../edit/write-pi.ts';
import { areSameDirectives, effectiveDirectives, type Parser, parsers } from '../effective-directives.ts';
import { intendedDirectives } from '../intended-directives.ts';
import { DEFAULT_DIRECTIVES, type Directives, printPi } from '../read-pi.ts';
import { readRobotsDocument } from '../robots-document.ts';
import type { PiContext, PiFixes } from './check-context.ts';

type Context = Pick<PiContext, 'source' | 'subject' | 'fix'>;
type FixCode = keyof PiFixes;

/** A fix that makes an XML parser obey `after`. */
export const fixLeadingTo = <Code extends FixCode>(
  { subject, fix }: Context,
  after: Directives,
  code: Code,
  values: PiFixes[Code],
  edits: () => readonly TextEdit[],
): Fix => fix(code, values, edits, areSameDirectives(subject.xml.says, after) ? 'same' : 'changes');

/** Inserts a PI with the directives of META, otherwise with the defaults. Empty where a PI is not possible. */
export function insertPiFixes(context: Context): readonly Fix[] {
  const { source, subject } = context;
  const directives = subject.metaDirectives();
  const spot = freeSpots(source)[0];
  if (!spot) return [];
  const values = { text: printPi(directives) };
  return [fixLeadingTo(context, directives, 'insert-pi', values, () => insertPi(source, directives, spot))];
}

/** Inserts the META tag for a pair of directives. Empty where the document has no place for it. */
export function insertMetaFixes({ source, fix }: Context, directives: Directives): readonly Fix[] {
  if (!hasMetaPlace(source)) return [];
  const verdicts = areSameDirectives(directives, DEFAULT_DIRECTIVES) ? 'same' : 'changes';
  return [fix('insert-meta', {}, () => insertMeta(source, directives), verdicts)];
}

/**
 * False for an instruction with so many similar ones before it that they cannot all be tested. It can be tested
 * once those are fixed.
 */
export const canTestFix = ({ subject }: Context, { start }: Instruction, isTerminated = true): boolean =>
  !isTerminated || subject.testableStarts().has(start);

/**
 * A fix of the finding `of` that is tested by reading its result, because what it uncovers counts too. Empty if the
 * finding would remain, or if another error would appear.
 */
export function testedFix<Code extends FixCode>(
  { source, subject, fix }: Context,
  of: string,
  code: Code,
  values: PiFixes[Code],
  edits: readonly TextEdit[],
): readonly Fix[] {
  if (edits.length === 0) return [];
  const after = applyEdits(source, edits);
  const before = subject.findings();
  const remaining = subject.findIn(after);
  const count = (all: readonly Finding[], code: string) => all.filter((one) => one.code === code).length;
  const grows = (code: string) => count(remaining, code) > count(before, code);
  const errors = new Set(remaining.filter(({ severity }) => severity === 'error').map((one) => one.code));
  if ([...errors].some(grows) || count(remaining, of) >= count(before, of)) return [];
  const says = (version: Source, by: Parser) => effectiveDirectives(readRobotsDocument(version), by).says;
  const isSame = parsers.every((by) => areSameDirectives(says(source, by), says(after, by)));
  return [fix(code, values, () => edits, isSame ? 'same' : 'changes')];
}

/**
 * Returns the intended directives of an instruction. Next to META tags, the PI that is obeyed has to agree with
 * them. What a later PI leaves open is as in the one that is obeyed.
 */
export function intendedDirectivesAt({ subject }: Context, start: number, data: string): Directives {
  const { document, xml, metaDirectives } = subject;
  if (xml.pi && xml.pi.start < start) return intendedDirectives(data, xml.says);
  return document.html.metas.length > 0 ? metaDirectives() : intendedDirectives(data, DEFAULT_DIRECTIVES);
}

/** Returns what XML parsers obey once the PI at `start` says `says`: an earlier legal PI takes precedence. */
export const effectiveWith = ({ subject: { xml } }: Context, start: number, says: Directives): Directives =>
  xml.pi && xml.pi.start < start ? xml.says : says;

/** Rewrites an instruction that is not legal, for the finding `of`, as a legal one. */
export function rewriteFixes(
  context: Context,
  of: string,
  instruction: Instruction,
  isTerminated = true,
): readonly Fix[] {
  const { source, subject } = context;
  const part = findInstructionPart(subject.document.text, instruction, isTerminated);
  if (!part || (part.open && !canTestFix(context, instruction, isTerminated))) return [];
  const intended = intendedDirectivesAt(context, instruction.start, part.data);
  const written = { text: printPi(intended) };
  const edits = rewritePi(source, instruction, intended, isTerminated);
  if (part.open)
    return edits[0]?.text === part.open.mark
      ? testedFix(context, of, 'close-pi', {}, edits)
      : testedFix(context, of, 'rewrite-pi', written, edits);
  const after = effectiveWith(context, instruction.start, intended);
  return [fixLeadingTo(context, after, 'rewrite-pi', written, () => edits)];
}
