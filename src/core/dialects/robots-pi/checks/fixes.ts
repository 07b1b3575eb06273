// Ways out, as the checks offer them: what each changes, and whether a verdict changes with it.

import { type Fix, fixOf } from '../../../policy/finding.ts';
import type { Span } from '../../../syntax/xml-token.ts';
import type { TextEdit } from '../../../text/range.ts';
import { ownSpan, type RobotsPi } from '../document.ts';
import { hasMetaPlace, insertMeta } from '../edit/meta.ts';
import { freeSpots, insertPi, rewritePi } from '../edit/write.ts';
import { sameDirectives } from '../effective.ts';
import { meantBy } from '../meant.ts';
import { saidByMetas } from '../metas.ts';
import { canonicalPi, DEFAULT, type Directives } from '../read-data.ts';
import type { Checking } from './checking.ts';

type Edits = () => readonly TextEdit[];

/** A fix after which an XML parser obeys `after`. */
export const leadingTo = (
  { xml }: Checking,
  code: string,
  after: Directives,
  edits: Edits,
  words: readonly string[] = [],
): Fix => fixOf(code, words, sameDirectives(xml.says, after) ? 'same' : 'changes', edits);

export const harmless = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  fixOf(code, words, 'same', edits);

export const changing = (code: string, edits: Edits, words: readonly string[] = []): Fix =>
  fixOf(code, words, 'changes', edits);

/** Inserts a PI that changes nothing, or says what META says; nothing where no PI can stand. */
export function inserting(checking: Checking): readonly Fix[] {
  const directives = saidByMetas(checking.document.html.metas);
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

/** What was meant at a place; what it does not speak of is as META says. */
export const meantAt = ({ document }: Checking, { data }: { readonly data: Span }): Directives =>
  meantBy(document.text.slice(data.start, data.end), saidByMetas(document.html.metas));

/** What XML parsers obey once the PI at `start` says `says`: an earlier legal one goes first. */
export const obeyedWith = ({ xml }: Checking, start: number, says: Directives): Directives =>
  xml.pi && xml.pi.start < start ? xml.says : says;

/** Writes an illegal PI in the legal form. */
export function rewriting(checking: Checking, pi: RobotsPi): readonly Fix[] {
  const own = ownSpan(checking.document, pi);
  const data = { start: pi.data.start, end: own === pi ? pi.data.end : own.end - 1 };
  const meant = meantAt(checking, { data });
  const after = obeyedWith(checking, pi.start, meant);
  const edits = () => rewritePi(checking.source, pi, meant);
  return [leadingTo(checking, 'rewrite-pi', after, edits, [canonicalPi(meant)])];
}
