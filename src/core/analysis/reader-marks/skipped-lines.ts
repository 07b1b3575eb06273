// Lines of a reader's own records that say nothing to it, and user-agent lines that it does not take for such.
import { placedChunks } from '../../document/lines.ts';
import { fieldOfLine, isUnknownRule } from '../../formats/rep/record-parts.ts';
import { lineAsRead, type Records, readRecords } from '../../formats/rep/records.ts';
import { placesOfLine } from '../../matching/visible-lines.ts';
import type { Reader } from '../../readers/reader.ts';
import { LENIENT_FIELDS } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';

/** Why a line says nothing: it is no field, one that no reader decides by, or one for other readers only. */
export type SkippedLine = { readonly line: number } & (
  | { readonly why: 'broken' }
  | { readonly why: 'unknown'; readonly name: string }
  | { readonly why: 'others'; readonly as: string }
);

/** For each line whether it stands in a record of which one user-agent line is in `chosen`. */
function linesOfRecords({ records, seen }: Records, chosen: ReadonlySet<number>): Uint8Array {
  const own = new Uint8Array(seen.end);
  records.forEach(({ agents }, place) => {
    if (!agents.some((line) => chosen.has(line))) return;
    own.fill(1, agents[0], records[place + 1]?.agents[0] ?? seen.end);
  });
  return own;
}

/**
 * The lines that a reader passes over: those in the records of `chosen` (some of their user-agent lines), and
 * everywhere those that only others take for a user-agent line. In file order; blank lines and comments are none.
 */
export function findSkippedLines(policy: Policy, reader: Reader, chosen: readonly number[]): SkippedLine[] {
  const { format, source } = policy;
  const records = readRecords(policy, reader);
  const own = linesOfRecords(records, new Set(chosen));
  const skipped: SkippedLine[] = [];
  for (const { chunk, start } of placedChunks(source.lines)) {
    for (const [i, plain] of kindsInChunk(chunk, format, reader.field).entries()) {
      const line = start + i;
      if (line >= records.seen.end) break;
      const altered = records.seen.altered.get(line)?.line;
      const kind = altered ? kindOfText(altered.text, format, reader.field, placesOfLine(altered)) : plain;
      const known = directiveOfKind(format, kind);
      const isPassed = known
        ? known.role === 'extension' || isUnknownRule(known, reader)
        : kind === LINE_KIND.junk || kind === LINE_KIND.other;
      if (!isPassed) continue;
      const as = directiveOfKind(format, kindsInChunk(chunk, format, LENIENT_FIELDS)[i]!);
      if (own[line] !== 1 && as?.role !== 'agent') continue;
      if (as && as.role !== 'extension') skipped.push({ line, why: 'others', as: as.name });
      else if (kind === LINE_KIND.junk) skipped.push({ line, why: 'broken' });
      else skipped.push({ line, why: 'unknown', name: fieldOfLine(lineAsRead(policy, records, line)).name });
    }
  }
  return skipped;
}
