// What all checks of license documents share: the document, the site around it, and where findings go.
import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { applySpanChanges, type SpanChange } from '../../robots-pi/edit/span-edits.ts';
import { rangeOf } from '../../robots-pi/text-positions.ts';
import { type RslContent, type RslDocument, type RslLicense, readRslDocument } from '../rsl-document.ts';

export interface CheckContext {
  readonly inspection: Inspection;
  readonly source: Source;
  readonly document: RslDocument;
  readonly report: (
    diagnostic: Diagnostic,
    at: TextSpan,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
  ) => void;
}

export type Check = (context: CheckContext) => void;

/** A place for findings, and the look that fills it. */
export function createCheckContext(inspection: Inspection): {
  readonly context: CheckContext;
  readonly found: Finding[];
} {
  const found: Finding[] = [];
  const { source } = inspection.policy;
  const report: CheckContext['report'] = (diagnostic, at, words = [], fixes = () => []) => {
    found.push(createFinding(diagnostic, rangeOf(source, at), words, fixes));
  };
  return { context: { inspection, source, document: readRslDocument(source), report }, found };
}

/** A fix made of changes of the text; what a license says may change with it. */
export const changesFix = (
  { source }: CheckContext,
  code: string,
  words: readonly string[],
  changes: () => readonly SpanChange[],
): Fix => createFix(code, words, 'changes', () => applySpanChanges(source, changes()));

/** A fix made of edits. */
export const editsFix = (code: string, words: readonly string[], edits: () => readonly TextEdit[]): Fix =>
  createFix(code, words, 'changes', edits);

/** The licenses of a document with their contents. */
export const licensesOf = ({
  contents,
}: RslDocument): readonly { readonly content: RslContent; readonly license: RslLicense }[] =>
  contents.flatMap((content) => content.licenses.map((license) => ({ content, license })));

/** Only the start tag of an element: findings about a whole element are shown there. */
export const startTagOf = ({ tag }: { readonly tag: TextSpan }): TextSpan => tag;
