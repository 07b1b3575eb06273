// What the checks of lines for mobile agents share.
import { type Citations, cite } from '../../../catalogue/citations.ts';
import type { CheckContext, Kinds, NoValues } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { getLine } from '../../../document/lines.ts';
import { isPlainLine } from '../../../document/plain-line.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { removeMobileLines } from '../edit/order-lines.ts';
import { recordPositions } from '../line-position.ts';
import type { MobileFile } from '../mobile-file.ts';

/** A section of the draft. */
export const draft = (section: string): Citations => cite('draft-giudici-web-robots-cntrl-00', section);

/** Columns of a line. */
export type Columns = Pick<Word, 'start' | 'end'>;

/** The file and its lines of the dialect. */
export interface MobileSubject {
  readonly policy: Policy;
  readonly file: MobileFile;
}

type Written = { readonly text: string };

/** The fixes of these lines, with what their titles say. */
export type MobileFixes = {
  readonly 'write-path': Written;
  readonly 'write-target': Written;
  readonly 'keep-two': Written;
  readonly 'swap-parts': Written;
  readonly 'append-none': NoValues;
  readonly 'put-root': NoValues;
  readonly 'remove-mobile-line': NoValues;
  readonly 'sort-mobile-lines': NoValues;
  readonly 'add-root': NoValues;
  readonly 'own-block': NoValues;
};

/** Fixes that other systems have too, with their words. */
type SharedFixes = {
  readonly 'write-value': Written;
  readonly 'insert-blank': NoValues;
};

/** The context of checks that may report some kinds. */
export type MobileContext<Codes extends Kinds = Kinds> = CheckContext<
  MobileSubject,
  Codes,
  MobileFixes & SharedFixes
>;

/** Replaces the text at columns of a line. */
export const replaceAt =
  (line: number, { start, end }: Columns, text: string) =>
  (): readonly TextEdit[] => [replaceInLine(line, start, end, text)];

/** Whether a byte order mark makes some readers skip this line: without it they would skip the next one. */
const shieldsRules = ({ source }: Policy, line: number): boolean => line === 0 && source.bom;

/**
 * Deletes a line without effect. Inside a record without a rule above, some readers of conventional records treat
 * it as a rule, and some read parts of it as separate lines, so verdicts may change.
 */
export function removeLineFix(
  { subject: { policy }, fix }: Pick<MobileContext, 'subject' | 'fix'>,
  line: number,
): Fix {
  const position = recordPositions(policy).get(line);
  const isIrrelevant = (!position || position.belowRule) && !shieldsRules(policy, line);
  const { text } = getLine(policy.source.lines, line);
  const verdicts = isIrrelevant && isPlainLine(text) ? 'same' : 'changes';
  return fix('remove-mobile-line', {}, () => removeMobileLines(policy, [line]), verdicts);
}
