// What all checks of the dialect share: the file at hand, and where findings go.
import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import { getLine } from '../../../document/lines.ts';
import { isPlainLine } from '../../../document/plain-line.ts';
import { replaceInLine } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { removeMobileLines } from '../edit/order-lines.ts';
import { recordPositions } from '../line-position.ts';
import { type MobileFile, readMobileFile } from '../mobile-file.ts';

/** A section of the draft. */
export const draft = (section: string): string => `draft-giudici-web-robots-cntrl-00 ${section}`;

/** Columns of a line. */
export type Columns = Pick<Word, 'start' | 'end'>;

/** One look at one file. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly file: MobileFile;
  /** Reports a diagnostic at columns of a line. */
  readonly put: (
    diagnostic: Diagnostic,
    line: number,
    at: Columns,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
  ) => void;
}

export type Check = (checking: CheckContext) => void;

/** A place for findings, and the look that fills it. */
export function createCheckContext(inspection: Inspection): {
  readonly checking: CheckContext;
  readonly found: Finding[];
} {
  const { policy } = inspection;
  const found: Finding[] = [];
  const put: CheckContext['put'] = (diagnostic, line, { start, end }, words = [], fixes = () => []) => {
    const range = { start: { line, column: start }, end: { line, column: end } };
    found.push(createFinding(diagnostic, range, words, fixes, diagnostic.detail));
  };
  return { checking: { inspection, policy, file: readMobileFile(policy), put }, found };
}

/** Writes a word instead of another; `code` says as what. */
export const replaceWordFix = (
  code: string,
  line: number,
  { start, end }: Columns,
  text: string,
  verdicts: Fix['verdicts'] = 'changes',
): Fix => createFix(code, [text], verdicts, () => [replaceInLine(line, start, end, text)]);

/** What a byte order mark spoils for some readers is the first line: without it that would be the next. */
const shieldsRules = ({ source }: Policy, line: number): boolean => line === 0 && source.bom;

/**
 * Deletes a line that decides nothing. Within a record that has no rule above it, some readers of conventional records
 * take it for one, and some read parts of it as lines of their own, so something may change.
 */
export const removeLineFix = (policy: Policy, line: number): Fix => {
  const standing = recordPositions(policy).get(line);
  const isFree = (!standing || standing.belowRule) && !shieldsRules(policy, line);
  const { text } = getLine(policy.source.lines, line);
  const verdicts = isFree && isPlainLine(text) ? 'same' : 'changes';
  return createFix('remove-mobile-line', [], verdicts, () => removeMobileLines(policy, [line]));
};
