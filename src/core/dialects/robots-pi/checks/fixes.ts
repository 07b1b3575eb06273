// Ways out, as the checks offer them: what each changes, and whether a verdict changes with it.

import { type Finding, type Fix, fixOf } from '../../../policy/finding.ts';
import { applyEdits } from '../../../text/edits.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf } from '../document.ts';
import { hasMetaPlace, insertMeta } from '../edit/meta.ts';
import { type Instruction, ownPart } from '../edit/own-part.ts';
import { freeSpots, insertPi, rewritePi } from '../edit/write.ts';
import { effectiveIn, type Parser, parsers, sameDirectives } from '../effective.ts';
import { meantBy } from '../meant.ts';
import { saidByMetas } from '../metas.ts';
import { canonicalPi, DEFAULT, type Directives } from '../read-data.ts';
import { type Checking, oncePerLook } from './checking.ts';
import type { PiCode } from './table.ts';

type Edits = () => readonly TextEdit[];

/** A fix after which an XML parser obeys `after`. */
export const leadingTo = (
  { xml }: Checking,
  code: string,
  after: Directives,
  edits: Edits,
  words: readonly string[] = [],
): Fix => fixOf(code, words, sameDirectives(xml.says, after) ? 'same' : 'changes', edits);

/** A fix by which no verdict changes. */
export const harmless = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  fixOf(code, words, 'same', edits);

/** A fix by which verdicts may change. */
export const changing = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  fixOf(code, words, 'changes', edits);

const saidByMeta = oncePerLook(({ document }) => saidByMetas(document.html.metas));

/** Inserts a PI that changes nothing, or says what META says; nothing where no PI can stand. */
export function inserting(checking: Checking): readonly Fix[] {
  const directives = saidByMeta(checking);
  const spot = freeSpots(checking.source)[0];
  if (!spot) return [];
  const edits = () => insertPi(checking.source, directives, spot);
  return [leadingTo(checking, 'insert-pi', directives, edits, [canonicalPi(directives)])];
}

/** Inserts the META tag for a pair; nothing where the document has no head. */
export function insertingMeta({ source }: Checking, directives: Directives): readonly Fix[] {
  if (!hasMetaPlace(source)) return [];
  const edits = () => insertMeta(source, directives);
  return [fixOf('insert-meta', [], sameDirectives(directives, DEFAULT) ? 'same' : 'changes', edits)];
}

/** How many characters are read again at most, to see what the fixes of one document would uncover. */
const MOST_READ = 1_000_000;

/** The first of the instructions that swallow what follows: as many as can be tried. */
const firstToTry = oncePerLook(({ document }): ReadonlySet<number> => {
  const { text, pis, misnamed, hidden } = document;
  const starts = [...pis, ...misnamed, ...hidden]
    .filter((one) => ownPart(text, one)?.open)
    .map(({ start }) => start)
    .toSorted((a, b) => a - b);
  return new Set(starts.slice(0, Math.max(1, Math.floor(MOST_READ / text.length))));
});

/** False for an instruction that others like it stand before, more than can be tried: its turn comes when they are mended. */
export const canBeTried = (checking: Checking, { start }: Instruction, isTerminated = true): boolean =>
  !isTerminated || firstToTry(checking).has(start);

const foundNow = oncePerLook(({ source, parser, look }) => look(source, parser));

/**
 * A fix whose result is looked at, because what it uncovers counts too. None if its finding would stay, or another error
 * come.
 */
export function tried(
  checking: Checking,
  of: PiCode,
  code: string,
  edits: readonly TextEdit[],
  words: readonly string[] = [],
): readonly Fix[] {
  if (edits.length === 0) return [];
  const { source, parser, look } = checking;
  const after = applyEdits(source, edits);
  const before = foundNow(checking);
  const left = look(after, parser);
  const count = (all: readonly Finding[], code: string) => all.filter((one) => one.code === code).length;
  const grows = (code: string) => count(left, code) > count(before, code);
  const errors = new Set(left.filter(({ severity }) => severity === 'error').map((one) => one.code));
  if ([...errors].some(grows) || count(left, of) >= count(before, of)) return [];
  const says = (one: Source, by: Parser) => effectiveIn(documentOf(one), by).says;
  const isSame = parsers.every((by) => sameDirectives(says(source, by), says(after, by)));
  return [fixOf(code, words, isSame ? 'same' : 'changes', () => edits)];
}

/**
 * What an instruction will have meant. Beside META tags the one that is obeyed has to say what they say; what a later one
 * leaves open is as in the one that is obeyed.
 */
export function meantAt(checking: Checking, start: number, data: string): Directives {
  const { document, xml } = checking;
  if (xml.pi && xml.pi.start < start) return meantBy(data, xml.says);
  return document.html.metas.length > 0 ? saidByMeta(checking) : meantBy(data, DEFAULT);
}

/** What XML parsers obey once the PI at `start` says `says`: an earlier legal one goes first. */
export const obeyedWith = ({ xml }: Checking, start: number, says: Directives): Directives =>
  xml.pi && xml.pi.start < start ? xml.says : says;

/** Writes what is no legal instruction as one. */
export function rewriting(
  checking: Checking,
  of: PiCode,
  one: Instruction,
  isTerminated = true,
): readonly Fix[] {
  const { source, document } = checking;
  const part = ownPart(document.text, one, isTerminated);
  if (!part || (part.open && !canBeTried(checking, one, isTerminated))) return [];
  const meant = meantAt(checking, one.start, part.data);
  const written = [canonicalPi(meant)];
  const edits = rewritePi(source, one, meant, isTerminated);
  const isClosing = edits[0]?.text === part.open?.mark;
  if (part.open)
    return tried(checking, of, isClosing ? 'close-pi' : 'rewrite-pi', edits, isClosing ? [] : written);
  return [leadingTo(checking, 'rewrite-pi', obeyedWith(checking, one.start, meant), () => edits, written)];
}
