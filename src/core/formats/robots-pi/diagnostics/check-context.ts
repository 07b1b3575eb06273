// What the checks of documents share.
import type { CheckContext, Kinds, NoValues } from '../../../diagnostics/define-checks.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Source } from '../../../document/source.ts';
import { lazy } from '../../../text/lazy.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { type EffectiveDirectives, effectiveDirectives, type Parser } from '../effective-directives.ts';
import { directivesOfMetas } from '../meta-tags.ts';
import type { Directives } from '../read-pi.ts';
import { type RobotsDocument, readRobotsDocument } from '../robots-document.ts';

/** A document under a parser. */
export interface ParsedDocument {
  readonly document: RobotsDocument;
  readonly parser: Parser;
  /** The directives for an XML parser, whatever the selected parser is. */
  readonly xml: EffectiveDirectives;
  /** Returns the findings of another version of the document. */
  readonly findIn: (version: Source) => readonly Finding[];
  /** Returns the findings of this document. */
  readonly findings: () => readonly Finding[];
  readonly metaDirectives: () => Directives;
  /** The starts of unterminated instructions whose fixes can be tested: only the first ones. */
  readonly testableStarts: () => ReadonlySet<number>;
}

type Written = { readonly text: string };

/** The fixes of documents, with what their titles say. */
export type PiFixes = {
  readonly 'insert-pi': Written;
  readonly 'rewrite-pi': Written;
  readonly 'remove-other-pis': NoValues;
  readonly 'remove-pi': NoValues;
  readonly 'move-to-prolog': NoValues;
  readonly 'lower-target': NoValues;
  /** `text`: the instruction as it is moved, if it is rewritten. */
  readonly 'move-out': { readonly text: string | undefined };
  readonly 'copy-pi-to-meta': NoValues;
  readonly 'copy-meta-to-pi': Written;
  readonly 'insert-meta': NoValues;
  readonly 'close-pi': NoValues;
  readonly 'declaration-first': NoValues;
  readonly 'meta-use': Written;
  readonly 'meta-guess': Written;
  readonly 'meta-name': { readonly name: string };
  readonly 'meta-to-head': NoValues;
  readonly 'meta-delete': { readonly name: string };
  readonly 'meta-reserve': { readonly name: string };
};

/** The context of checks that may report some kinds. */
export type PiContext<Codes extends Kinds = Kinds> = CheckContext<ParsedDocument, Codes, PiFixes>;

/** The limit, in characters, of what is read again to test the fixes of one document. */
const MAX_READ_LENGTH = 1_000_000;

function findTestableStarts({ text, pis, misnamed, hidden }: RobotsDocument): ReadonlySet<number> {
  const starts = [...pis, ...misnamed, ...hidden]
    .filter((instruction) => findInstructionPart(text, instruction)?.open)
    .map(({ start }) => start)
    .toSorted((a, b) => a - b);
  return new Set(starts.slice(0, Math.max(1, Math.floor(MAX_READ_LENGTH / text.length))));
}

/** Reads a document for its checks. `findIn` returns the findings of a version of it. */
export function parseDocument(
  source: Source,
  parser: Parser,
  findIn: ParsedDocument['findIn'],
): ParsedDocument {
  const document = readRobotsDocument(source);
  return {
    document,
    parser,
    xml: effectiveDirectives(document, 'xml'),
    findIn,
    findings: lazy(() => findIn(source)),
    metaDirectives: lazy(() => directivesOfMetas(document.html.metas)),
    testableStarts: lazy(() => findTestableStarts(document)),
  };
}
