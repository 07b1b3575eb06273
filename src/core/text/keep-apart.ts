// Keeps a CR and an LF that came together from being read back as one CRLF.
import { type LineSplice, type Lines, lineAt, spliceLines } from './lines.ts';

/** Lines `from` to `to`, both included; they may lie outside the file. */
export interface LineStretch {
  readonly from: number;
  readonly to: number;
}

/**
 * A line ending in CR before an empty line ending in LF would be read back as one CRLF: the empty line gets CR.
 * Then so must the empty lines that follow it, also beyond the stretch. The stretches are in file order.
 */
export function preventCrlfMerge(lines: Lines, stretches: readonly LineStretch[]): Lines {
  const mended: LineSplice[] = [];
  let i = 0;
  for (const { from, to } of stretches) {
    i = Math.max(i, from);
    let last = to;
    let eol = lineAt(lines, i)?.eol;
    for (; i <= last; i++) {
      const next = lineAt(lines, i + 1);
      const wouldFuse = eol === '\r' && next?.text === '' && next.eol === '\n';
      if (wouldFuse) {
        mended.push({ start: i + 1, count: 1, lines: [{ ...next, eol: '\r' }] });
        last = Math.max(last, i + 1);
      }
      eol = wouldFuse ? '\r' : next?.eol;
    }
  }
  return mended.length > 0 ? spliceLines(lines, mended) : lines;
}
