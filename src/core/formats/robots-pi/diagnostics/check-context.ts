// What all checks of documents share: the document at hand, who reads it, and where findings go.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Source } from '../../../document/source.ts';
import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { lazy } from '../../../text/lazy.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { type EffectiveDirectives, effectiveDirectives, type Parser } from '../effective-directives.ts';
import { directivesOfMetas } from '../meta-tags.ts';
import type { Directives } from '../read-pi.ts';
import { type RobotsDocument, readRobotsDocument } from '../robots-document.ts';
import { rangeOf } from '../text-positions.ts';

/** What is reported of one place: the name of the diagnosis, the words of the file, ways out. */
export interface PiReport {
  readonly detail: string;
  readonly words?: readonly string[];
  readonly fixes?: () => readonly Fix[];
}

/** One look at one document. */
export interface CheckContext {
  readonly source: Source;
  readonly document: RobotsDocument;
  readonly parser: Parser;
  /** What an XML parser obeys, whichever parser is asked about. */
  readonly xml: EffectiveDirectives;
  readonly put: (diagnostic: Diagnostic, at: TextSpan, report: PiReport) => void;
  /** What would be found in another version of the document. */
  readonly look: FindInDocument;
  /** What is found in this one. */
  readonly findings: () => readonly Finding[];
  readonly metaDirectives: () => Directives;
  /** Where those instructions begin that swallow what follows, and whose fixes can be tried: the first ones. */
  readonly testableStarts: () => ReadonlySet<number>;
}

/** How many characters are read again at most, to see what the fixes of one document would uncover. */
const MAX_READ_LENGTH = 1_000_000;

function findTestableStarts({ text, pis, misnamed, hidden }: RobotsDocument): ReadonlySet<number> {
  const starts = [...pis, ...misnamed, ...hidden]
    .filter((one) => findInstructionPart(text, one)?.open)
    .map(({ start }) => start)
    .toSorted((a, b) => a - b);
  return new Set(starts.slice(0, Math.max(1, Math.floor(MAX_READ_LENGTH / text.length))));
}

/** All findings of a document under a parser. */
export type FindInDocument = (source: Source, parser: Parser) => readonly Finding[];

export type Check = (checking: CheckContext) => void;

/** A place for findings, and the look that fills it. */
export function createCheckContext(
  source: Source,
  parser: Parser,
  look: FindInDocument,
): { readonly checking: CheckContext; readonly found: Finding[] } {
  const found: Finding[] = [];
  const document = readRobotsDocument(source);
  const put: CheckContext['put'] = (diagnostic, at, { detail, words = [], fixes }) => {
    found.push(createFinding(diagnostic, rangeOf(source, at), words, fixes, detail));
  };
  return {
    checking: {
      source,
      document,
      parser,
      xml: effectiveDirectives(document, 'xml'),
      put,
      look,
      findings: lazy(() => look(source, parser)),
      metaDirectives: lazy(() => directivesOfMetas(document.html.metas)),
      testableStarts: lazy(() => findTestableStarts(document)),
    },
    found,
  };
}

/** The first words of a stretch, for messages. */
export const firstWords = ({ text }: RobotsDocument, { start, end }: TextSpan): string =>
  text.slice(start, Math.min(end, start + 80));
