// The fixes that the checks offer, and whether each changes an answer.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
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
import type { CheckContext } from './check-context.ts';

type Edits = () => readonly TextEdit[];

/** A fix that makes an XML parser obey `after`. */
export const fixLeadingTo = (
  { xml }: CheckContext,
  code: string,
  after: Directives,
  edits: Edits,
  words: readonly string[] = [],
): Fix => createFix(code, words, areSameDirectives(xml.says, after) ? 'same' : 'changes', edits);

/** A fix that changes no answer. */
export const harmlessEdit = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  createFix(code, words, 'same', edits);

/** A fix that may change answers. */
export const changingEdit = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  createFix(code, words, 'changes', edits);

/** Inserts a PI with the directives of META, otherwise with the defaults. Empty where a PI is not possible. */
export function insertPiFixes(context: CheckContext): readonly Fix[] {
  const directives = context.metaDirectives();
  const spot = freeSpots(context.source)[0];
  if (!spot) return [];
  const edits = () => insertPi(context.source, directives, spot);
  return [fixLeadingTo(context, 'insert-pi', directives, edits, [printPi(directives)])];
}

/** Inserts the META tag for a pair of directives. Empty where the document has no place for it. */
export function insertMetaFixes({ source }: CheckContext, directives: Directives): readonly Fix[] {
  if (!hasMetaPlace(source)) return [];
  const edits = () => insertMeta(source, directives);
  return [
    createFix(
      'insert-meta',
      [],
      areSameDirectives(directives, DEFAULT_DIRECTIVES) ? 'same' : 'changes',
      edits,
    ),
  ];
}

/**
 * False for an instruction with so many similar ones before it that they cannot all be tested. It can be tested
 * once those are fixed.
 */
export const canTestFix = (context: CheckContext, { start }: Instruction, isTerminated = true): boolean =>
  !isTerminated || context.testableStarts().has(start);

/**
 * A fix that is tested by reading its result, because what it uncovers counts too. Empty if the finding would
 * remain, or if another error would appear.
 */
export function testedFix(
  context: CheckContext,
  of: Diagnostic,
  code: string,
  edits: readonly TextEdit[],
  words: readonly string[] = [],
): readonly Fix[] {
  if (edits.length === 0) return [];
  const { source, parser, findInDocument } = context;
  const after = applyEdits(source, edits);
  const before = context.findings();
  const remaining = findInDocument(after, parser);
  const count = (all: readonly Finding[], code: string) => all.filter((one) => one.code === code).length;
  const grows = (code: string) => count(remaining, code) > count(before, code);
  const errors = new Set(remaining.filter(({ severity }) => severity === 'error').map((one) => one.code));
  if ([...errors].some(grows) || count(remaining, of.code) >= count(before, of.code)) return [];
  const says = (version: Source, by: Parser) => effectiveDirectives(readRobotsDocument(version), by).says;
  const isSame = parsers.every((by) => areSameDirectives(says(source, by), says(after, by)));
  return [createFix(code, words, isSame ? 'same' : 'changes', () => edits)];
}

/**
 * Returns the intended directives of an instruction. Next to META tags, the PI that is obeyed has to agree with
 * them. What a later PI leaves open is as in the one that is obeyed.
 */
export function intendedDirectivesAt(context: CheckContext, start: number, data: string): Directives {
  const { document, xml } = context;
  if (xml.pi && xml.pi.start < start) return intendedDirectives(data, xml.says);
  return document.html.metas.length > 0
    ? context.metaDirectives()
    : intendedDirectives(data, DEFAULT_DIRECTIVES);
}

/** Returns what XML parsers obey once the PI at `start` says `says`: an earlier legal PI takes precedence. */
export const effectiveWith = ({ xml }: CheckContext, start: number, says: Directives): Directives =>
  xml.pi && xml.pi.start < start ? xml.says : says;

/** Rewrites an instruction that is not legal as a legal one. */
export function rewriteFixes(
  context: CheckContext,
  of: Diagnostic,
  instruction: Instruction,
  isTerminated = true,
): readonly Fix[] {
  const { source, document } = context;
  const part = findInstructionPart(document.text, instruction, isTerminated);
  if (!part || (part.open && !canTestFix(context, instruction, isTerminated))) return [];
  const intended = intendedDirectivesAt(context, instruction.start, part.data);
  const written = [printPi(intended)];
  const edits = rewritePi(source, instruction, intended, isTerminated);
  const isClosing = edits[0]?.text === part.open?.mark;
  if (part.open)
    return testedFix(context, of, isClosing ? 'close-pi' : 'rewrite-pi', edits, isClosing ? [] : written);
  return [
    fixLeadingTo(
      context,
      'rewrite-pi',
      effectiveWith(context, instruction.start, intended),
      () => edits,
      written,
    ),
  ];
}
