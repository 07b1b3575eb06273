// Noindex: a path to keep out of an index, which nobody known reads since 1 September 2019 (modern-lines 8).
import type { Severity } from '../../diagnostics/finding.ts';
import { sliceWord, type Word } from '../../syntax/words.ts';
import { createIssueFactory, type ValueReader } from './line-value.ts';

/** The path that is named. */
export interface NoindexValue {
  readonly path: Word;
}

/** What can be said of a Noindex line, and how bad it is (modern-lines 16). */
export const noindexCodes = {
  'NOI-EMPTY': 'error',
  'NOI-PATH': 'error',
  'NOI-OBSOLETE': 'info',
} as const satisfies Record<string, Severity>;

const issue = createIssueFactory(noindexCodes);

/** The value of a Noindex line: a path that begins with a slash or a star (NOI-002). NOI-OBSOLETE always. */
export const readNoindex: ValueReader<NoindexValue, keyof typeof noindexCodes> = (value) => {
  const { length } = value;
  const obsolete = issue('NOI-OBSOLETE', 0, length);
  if (length === 0) return { issues: [obsolete, issue('NOI-EMPTY', 0, 0)] };
  if (!/^[/*]/.test(value)) return { issues: [obsolete, issue('NOI-PATH', 0, length)] };
  return { parts: { path: sliceWord(value, 0, length) }, issues: [obsolete] };
};
