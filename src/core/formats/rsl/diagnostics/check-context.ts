// What all checks of license documents share: the document, its site, and where findings are reported.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, rangeOf, type SpanChange, type TextSpan } from '../../../document/spans.ts';
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

/** Creates a context for the checks, and the list that their findings are added to. */
export function createCheckContext(inspection: Inspection): {
  readonly context: CheckContext;
  readonly findings: Finding[];
} {
  const findings: Finding[] = [];
  const { source } = inspection.policy;
  const report: CheckContext['report'] = (diagnostic, at, words = [], fixes = () => []) => {
    findings.push(createFinding(diagnostic, rangeOf(source, at), words, fixes));
  };
  return { context: { inspection, source, document: readRslDocument(source), report }, findings };
}

/** A fix made of changes of the text. It may change what a license says. */
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

/** The start tag of an element. Findings about a whole element mark only the tag. */
export const startTagOf = ({ tag }: { readonly tag: TextSpan }): TextSpan => tag;
