// What all checks of the dialect share: the file at hand, and where findings go.
import { type Finding, type Fix, findingOf, fixOf } from '../../../policy/finding.ts';
import type { Policy } from '../../../policy/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { lineAt } from '../../../text/lines.ts';
import { isPlainLine } from '../../../text/plain-line.ts';
import { replaceInLine } from '../../../text/range.ts';
import { removeMobileLines } from '../edit/order.ts';
import { type MobileFile, mobileFile } from '../file.ts';
import { standings } from '../standing.ts';
import { details, type MobileCode, mobileCheck } from './table.ts';

/** Columns of a line. */
export type Columns = Pick<Word, 'start' | 'end'>;

/** One look at one file. */
export interface Checking {
  readonly policy: Policy;
  readonly file: MobileFile;
  /** Reports a code at columns of a line. */
  readonly put: (
    code: MobileCode,
    line: number,
    at: Columns,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
  ) => void;
}

export type Check = (checking: Checking) => void;

/** A place for findings, and the look that fills it. */
export function startChecking(policy: Policy): { readonly checking: Checking; readonly found: Finding[] } {
  const found: Finding[] = [];
  const put: Checking['put'] = (code, line, { start, end }, words = [], fixes = () => []) => {
    const range = { start: { line, column: start }, end: { line, column: end } };
    found.push(findingOf(mobileCheck(code), range, words, fixes, details[code]));
  };
  return { checking: { policy, file: mobileFile(policy), put }, found };
}

/** Writes a word instead of another; `code` says as what. */
export const writeFix = (
  code: string,
  line: number,
  { start, end }: Columns,
  text: string,
  verdicts: Fix['verdicts'] = 'changes',
): Fix => fixOf(code, [text], verdicts, () => [replaceInLine(line, start, end, text)]);

/** What a byte order mark spoils for some readers is the first line: without it that would be the next. */
const shields = ({ source }: Policy, line: number): boolean => line === 0 && source.bom;

/**
 * Deletes a line that decides nothing. Within a record that has no rule above it, some readers of conventional records
 * take it for one, and some read parts of it as lines of their own, so something may change.
 */
export const removeFix = (policy: Policy, line: number): Fix => {
  const standing = standings(policy).get(line);
  const isFree = (!standing || standing.belowRule) && !shields(policy, line);
  const { text } = lineAt(policy.source.lines, line)!;
  const verdicts = isFree && isPlainLine(text) ? 'same' : 'changes';
  return fixOf('remove-mobile-line', [], verdicts, () => removeMobileLines(policy, [line]));
};
