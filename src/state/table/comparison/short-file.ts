// Whether what is proved of any URL is computed after each edit.
import type { MatrixQuery } from '../create-matrix-query.ts';

/**
 * The maximum number of lines of a file: the rules of more are not read within a slice, and a key would wait. Compare
 * has no limit.
 */
const MAX_LINES = 2000;

/** Whether the file of a query is short enough for proofs after each edit. */
export const isShortFile = ({ site, path }: MatrixQuery): boolean =>
  (site.files.get(path)?.source.lines.length ?? 0) <= MAX_LINES;
