// The shared parts of all checks of the dialect: the inspected file, and the reporting of findings.
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

/** The inspection of one file. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly file: MobileFile;
  /** Reports a diagnostic at columns of a line. */
  readonly report: (
    diagnostic: Diagnostic,
    line: number,
    at: Columns,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
  ) => void;
}

export type Check = (context: CheckContext) => void;

/** Creates a list of findings, and the context whose `report` adds to it. */
export function createCheckContext(inspection: Inspection): {
  readonly context: CheckContext;
  readonly findings: Finding[];
} {
  const { policy } = inspection;
  const findings: Finding[] = [];
  const report: CheckContext['report'] = (diagnostic, line, { start, end }, words = [], fixes = () => []) => {
    const range = { start: { line, column: start }, end: { line, column: end } };
    findings.push(createFinding(diagnostic, range, words, fixes, diagnostic.detail));
  };
  return { context: { inspection, policy, file: readMobileFile(policy), report }, findings };
}

/** Replaces a word. `code` is the code of the fix. */
export const replaceWordFix = (
  code: string,
  line: number,
  { start, end }: Columns,
  text: string,
  verdicts: Fix['verdicts'] = 'changes',
): Fix => createFix(code, [text], verdicts, () => [replaceInLine(line, start, end, text)]);

/** Whether a byte order mark makes some readers skip this line: without it they would skip the next one. */
const shieldsRules = ({ source }: Policy, line: number): boolean => line === 0 && source.bom;

/**
 * Deletes a line without effect. Inside a record without a rule above, some readers of conventional records treat
 * it as a rule, and some read parts of it as separate lines, so verdicts may change.
 */
export const removeLineFix = (policy: Policy, line: number): Fix => {
  const position = recordPositions(policy).get(line);
  const isIrrelevant = (!position || position.belowRule) && !shieldsRules(policy, line);
  const { text } = getLine(policy.source.lines, line);
  const verdicts = isIrrelevant && isPlainLine(text) ? 'same' : 'changes';
  return createFix('remove-mobile-line', [], verdicts, () => removeMobileLines(policy, [line]));
};
