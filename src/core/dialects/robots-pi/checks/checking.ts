// What all checks of documents share: the document at hand, who reads it, and where findings go.

import { type Finding, type Fix, findingOf } from '../../../policy/finding.ts';
import type { Span } from '../../../syntax/xml-token.ts';
import { oncePer } from '../../../text/once.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf, type RobotsDocument } from '../document.ts';
import { type Effective, effectiveIn, type Parser } from '../effective.ts';
import { rangeOf } from '../places.ts';
import { type PiCode, piCheck } from './table.ts';

/** What is reported of one place: the name of the diagnosis, the words of the file, ways out. */
export interface Report {
  readonly detail: string;
  readonly words?: readonly string[];
  readonly fixes?: () => readonly Fix[];
}

/** One look at one document. */
export interface Checking {
  readonly source: Source;
  readonly document: RobotsDocument;
  readonly parser: Parser;
  /** What an XML parser obeys, whichever parser is asked about. */
  readonly xml: Effective;
  readonly put: (code: PiCode, at: Span, report: Report) => void;
  /** What would be found in another version of the document. */
  readonly look: Look;
}

/** All findings of a document under a parser. */
export type Look = (source: Source, parser: Parser) => readonly Finding[];

export type Check = (checking: Checking) => void;

/** A place for findings, and the look that fills it. */
export function startChecking(
  source: Source,
  parser: Parser,
  look: Look,
): { readonly checking: Checking; readonly found: Finding[] } {
  const found: Finding[] = [];
  const document = documentOf(source);
  const put: Checking['put'] = (code, at, { detail, words = [], fixes }) => {
    found.push(findingOf(piCheck(code), rangeOf(source, at), words, fixes, detail));
  };
  return { checking: { source, document, parser, xml: effectiveIn(document, 'xml'), put, look }, found };
}

/** What is the same for all findings of one look: worked out when it is first asked for. */
export const oncePerLook = <T>(make: (checking: Checking) => T) => oncePer(make);

/** The first words of a stretch, for messages. */
export const wordsAt = ({ text }: RobotsDocument, { start, end }: Span): string =>
  text.slice(start, Math.min(end, start + 80));
