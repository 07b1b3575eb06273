// What all checks of tdmrep.json share: the file, and where findings are reported.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { rangeOf, type TextSpan } from '../../../document/spans.ts';
import { TDMREP_PATH } from '../members.ts';
import { readTdmrepFile, type TdmrepEntry, type TdmrepFile } from '../tdmrep-file.ts';

/** What a check of one file gets. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly source: Source;
  readonly file: TdmrepFile;
  /** Reports a finding at a span of the text. */
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
  const { source } = inspection.policy;
  const findings: Finding[] = [];
  const report: CheckContext['report'] = (diagnostic, at, words = [], fixes = () => []) => {
    findings.push(createFinding(diagnostic, rangeOf(source, at), words, fixes));
  };
  return { context: { inspection, source, file: readTdmrepFile(source), report }, findings };
}

/** Visits the objects of the list. */
export function forEachEntry(
  { file }: CheckContext,
  visit: (entry: TdmrepEntry, place: number) => void,
): void {
  file.entries.forEach((entry, place) => {
    if (entry) visit(entry, place);
  });
}

/** The opening bracket or brace of a value, which marks that something is missing within it. */
export const firstCharacter = ({ start }: TextSpan): TextSpan => ({ start, end: start + 1 });

const LONGEST_WORDS = 60;

/** The text of a span as messages quote it. */
export const wordsAt = ({ text }: TdmrepFile, { start, end }: TextSpan): string =>
  end - start > LONGEST_WORDS ? `${text.slice(start, start + LONGEST_WORDS - 1)}…` : text.slice(start, end);

/** A fix that may change what a location says. */
export const changingFix = (code: string, words: readonly string[], edits: () => readonly TextEdit[]): Fix =>
  createFix(code, words, 'changes', edits);

/** A fix of something that has no effect. */
export const harmlessFix = (code: string, words: readonly string[], edits: () => readonly TextEdit[]): Fix =>
  createFix(code, words, 'same', edits);

/** An example at the usual path of the file, with its near miss. */
export const tdmrepExample = (
  file: string,
  near: string,
  overrides: Partial<FindingExample> = {},
): FindingExample => ({
  file,
  near,
  path: TDMREP_PATH,
  ...overrides,
});

/** A list whose objects have these members, one object a line. */
export const tdmrepList = (...members: readonly string[]): string =>
  `[\n${members.map((entry) => `  { ${entry} }`).join(',\n')}\n]\n`;
