// Two versions of a site, ready to be asked the same: for those who can wait for all of it.
import type { AnyVerdict } from '../questions/index.ts';
import { atOnce } from '../questions/pieces.ts';
import type { Asking } from '../questions/question.ts';
import { verdictDiff as inPieces, tableOf, type VerdictDiff } from './verdict-diff.ts';

/**
 * The cells of a table whose verdict differs between two versions, both prepared by `prepareAny` for the same question.
 * `columns` are user-agents. All cells are counted; `limit` is how many are listed, with both verdicts and their lines.
 */
export const verdictDiff = (
  before: Asking<AnyVerdict>,
  after: Asking<AnyVerdict>,
  table: { readonly columns: readonly string[]; readonly urls: readonly string[] },
  limit = Infinity,
): VerdictDiff => atOnce(inPieces(tableOf(before), tableOf(after), table, { limit }));
