// What all checks of documents share: the document, its parser, and where findings are reported.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Source } from '../../../document/source.ts';
import { rangeOf, type TextSpan } from '../../../document/spans.ts';
import { lazy } from '../../../text/lazy.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { type EffectiveDirectives, effectiveDirectives, type Parser } from '../effective-directives.ts';
import { directivesOfMetas } from '../meta-tags.ts';
import type { Directives } from '../read-pi.ts';
import { type RobotsDocument, readRobotsDocument } from '../robots-document.ts';

/** A report about one place: the variant of the finding, words of the file, and fixes. */
export interface PiReport {
  readonly detail: string;
  readonly words?: readonly string[];
  readonly fixes?: () => readonly Fix[];
}

/** What a check of one document gets. */
export interface CheckContext {
  readonly source: Source;
  readonly document: RobotsDocument;
  readonly parser: Parser;
  /** The directives for an XML parser, whatever the selected parser is. */
  readonly xml: EffectiveDirectives;
  readonly report: (diagnostic: Diagnostic, at: TextSpan, report: PiReport) => void;
  /** Returns the findings of another version of the document. */
  readonly findInDocument: FindInDocument;
  /** Returns the findings of this document. */
  readonly findings: () => readonly Finding[];
  readonly metaDirectives: () => Directives;
  /** The starts of unterminated instructions whose fixes can be tested: only the first ones. */
  readonly testableStarts: () => ReadonlySet<number>;
}

/** The limit, in characters, of what is read again to test the fixes of one document. */
const MAX_READ_LENGTH = 1_000_000;

function findTestableStarts({ text, pis, misnamed, hidden }: RobotsDocument): ReadonlySet<number> {
  const starts = [...pis, ...misnamed, ...hidden]
    .filter((instruction) => findInstructionPart(text, instruction)?.open)
    .map(({ start }) => start)
    .toSorted((a, b) => a - b);
  return new Set(starts.slice(0, Math.max(1, Math.floor(MAX_READ_LENGTH / text.length))));
}

/** Returns all findings of a document under a parser. */
export type FindInDocument = (source: Source, parser: Parser) => readonly Finding[];

export type Check = (context: CheckContext) => void;

/** Creates a context for the checks, and the list that their findings are added to. */
export function createCheckContext(
  source: Source,
  parser: Parser,
  findInDocument: FindInDocument,
): { readonly context: CheckContext; readonly findings: Finding[] } {
  const findings: Finding[] = [];
  const document = readRobotsDocument(source);
  const report: CheckContext['report'] = (diagnostic, at, { detail, words = [], fixes }) => {
    findings.push(createFinding(diagnostic, rangeOf(source, at), words, fixes, detail));
  };
  return {
    context: {
      source,
      document,
      parser,
      xml: effectiveDirectives(document, 'xml'),
      report,
      findInDocument,
      findings: lazy(() => findInDocument(source, parser)),
      metaDirectives: lazy(() => directivesOfMetas(document.html.metas)),
      testableStarts: lazy(() => findTestableStarts(document)),
    },
    findings,
  };
}

/** The first words of a span, for messages. */
export const firstWords = ({ text }: RobotsDocument, { start, end }: TextSpan): string =>
  text.slice(start, Math.min(end, start + 80));
