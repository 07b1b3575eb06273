// Ways out, as the checks offer them: what each changes, and whether a verdict changes with it.

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

/** A fix after which an XML parser obeys `after`. */
export const fixLeadingTo = (
  { xml }: CheckContext,
  code: string,
  after: Directives,
  edits: Edits,
  words: readonly string[] = [],
): Fix => createFix(code, words, areSameDirectives(xml.says, after) ? 'same' : 'changes', edits);

/** A fix by which no verdict changes. */
export const harmlessEdit = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  createFix(code, words, 'same', edits);

/** A fix by which verdicts may change. */
export const changingEdit = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  createFix(code, words, 'changes', edits);

/** Inserts a PI that changes nothing, or says what META says; nothing where no PI can stand. */
export function insertPiFixes(checking: CheckContext): readonly Fix[] {
  const directives = checking.metaDirectives();
  const spot = freeSpots(checking.source)[0];
  if (!spot) return [];
  const edits = () => insertPi(checking.source, directives, spot);
  return [fixLeadingTo(checking, 'insert-pi', directives, edits, [printPi(directives)])];
}

/** Inserts the META tag for a pair; nothing where the document has no head. */
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

/** False for an instruction that others like it stand before, more than can be tried: its turn comes when they are mended. */
export const canTestFix = (checking: CheckContext, { start }: Instruction, isTerminated = true): boolean =>
  !isTerminated || checking.testableStarts().has(start);

/**
 * A fix whose result is looked at, because what it uncovers counts too. None if its finding would stay, or another error
 * come.
 */
export function testedFix(
  checking: CheckContext,
  of: Diagnostic,
  code: string,
  edits: readonly TextEdit[],
  words: readonly string[] = [],
): readonly Fix[] {
  if (edits.length === 0) return [];
  const { source, parser, look } = checking;
  const after = applyEdits(source, edits);
  const before = checking.findings();
  const left = look(after, parser);
  const count = (all: readonly Finding[], code: string) => all.filter((one) => one.code === code).length;
  const grows = (code: string) => count(left, code) > count(before, code);
  const errors = new Set(left.filter(({ severity }) => severity === 'error').map((one) => one.code));
  if ([...errors].some(grows) || count(left, of.code) >= count(before, of.code)) return [];
  const says = (one: Source, by: Parser) => effectiveDirectives(readRobotsDocument(one), by).says;
  const isSame = parsers.every((by) => areSameDirectives(says(source, by), says(after, by)));
  return [createFix(code, words, isSame ? 'same' : 'changes', () => edits)];
}

/**
 * What an instruction will have meant. Beside META tags the one that is obeyed has to say what they say; what a later one
 * leaves open is as in the one that is obeyed.
 */
export function intendedDirectivesAt(checking: CheckContext, start: number, data: string): Directives {
  const { document, xml } = checking;
  if (xml.pi && xml.pi.start < start) return intendedDirectives(data, xml.says);
  return document.html.metas.length > 0
    ? checking.metaDirectives()
    : intendedDirectives(data, DEFAULT_DIRECTIVES);
}

/** What XML parsers obey once the PI at `start` says `says`: an earlier legal one goes first. */
export const effectiveWith = ({ xml }: CheckContext, start: number, says: Directives): Directives =>
  xml.pi && xml.pi.start < start ? xml.says : says;

/** Writes what is no legal instruction as one. */
export function rewriteFixes(
  checking: CheckContext,
  of: Diagnostic,
  one: Instruction,
  isTerminated = true,
): readonly Fix[] {
  const { source, document } = checking;
  const part = findInstructionPart(document.text, one, isTerminated);
  if (!part || (part.open && !canTestFix(checking, one, isTerminated))) return [];
  const meant = intendedDirectivesAt(checking, one.start, part.data);
  const written = [printPi(meant)];
  const edits = rewritePi(source, one, meant, isTerminated);
  const isClosing = edits[0]?.text === part.open?.mark;
  if (part.open)
    return testedFix(checking, of, isClosing ? 'close-pi' : 'rewrite-pi', edits, isClosing ? [] : written);
  return [
    fixLeadingTo(checking, 'rewrite-pi', effectiveWith(checking, one.start, meant), () => edits, written),
  ];
}
