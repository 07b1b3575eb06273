// What all checks of tdmrep.json share: the file at hand, and where findings go.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { rangeOf } from '../../robots-pi/text-positions.ts';
import { TDMREP_PATH } from '../members.ts';
import { readTdmrepFile, type TdmrepEntry, type TdmrepFile } from '../tdmrep-file.ts';

/** One look at one file. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly source: Source;
  readonly file: TdmrepFile;
  /** Reports a diagnostic at a stretch of the text. */
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
  const { source } = inspection.policy;
  const found: Finding[] = [];
  const report: CheckContext['report'] = (diagnostic, at, words = [], fixes = () => []) => {
    found.push(createFinding(diagnostic, rangeOf(source, at), words, fixes));
  };
  return { context: { inspection, source, file: readTdmrepFile(source), report }, found };
}

/** Runs over the objects of the list. */
export function forEachEntry(
  { file }: CheckContext,
  visit: (entry: TdmrepEntry, place: number) => void,
): void {
  file.entries.forEach((entry, place) => {
    if (entry) visit(entry, place);
  });
}

/** The bracket or brace that a value begins with: where something is missing within it. */
export const firstCharacter = ({ start }: TextSpan): TextSpan => ({ start, end: start + 1 });

const LONGEST_WORDS = 60;

/** A stretch of the text as messages name it. */
export const wordsAt = ({ text }: TdmrepFile, { start, end }: TextSpan): string =>
  end - start > LONGEST_WORDS ? `${text.slice(start, start + LONGEST_WORDS - 1)}…` : text.slice(start, end);

/** A fix after which a location may say something else. */
export const changingFix = (code: string, words: readonly string[], edits: () => readonly TextEdit[]): Fix =>
  createFix(code, words, 'changes', edits);

/** A fix of what has no effect. */
export const harmlessFix = (code: string, words: readonly string[], edits: () => readonly TextEdit[]): Fix =>
  createFix(code, words, 'same', edits);

/** A file at its place, and its near miss. */
export const tdmrepExample = (
  file: string,
  near: string,
  more: Partial<FindingExample> = {},
): FindingExample => ({
  file,
  near,
  path: TDMREP_PATH,
  ...more,
});

/** A list whose objects have these members, one object a line. */
export const tdmrepList = (...members: readonly string[]): string =>
  `[\n${members.map((some) => `  { ${some} }`).join(',\n')}\n]\n`;
