// Finds lines in a crawler's records that have no effect, and user-agent lines that the reader does not recognize.
import { placedChunks } from '../../document/lines.ts';
import { fieldOfLine, isUnknownRule } from '../../formats/rep/record-parts.ts';
import { lineAsRead, type Records, readRecords } from '../../formats/rep/records.ts';
import { placesOfLine } from '../../matching/visible-lines.ts';
import type { Reader } from '../../readers/reader.ts';
import { LENIENT_FIELDS } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';

/**
 * Why a line has no effect: it is not a field, it is a field that decides nothing, or it is a field only for other
 * readers.
 */
export type SkippedLine = { readonly line: number } & (
  | { readonly why: 'broken' }
  | { readonly why: 'unknown'; readonly name: string }
  | { readonly why: 'others'; readonly as: string }
);

/** Returns, for each line, whether it is in a record with one of the user-agent lines in `chosen`. */
function linesOfRecords({ records, seen }: Records, agentLines: ReadonlySet<number>): Uint8Array {
  const isInRecord = new Uint8Array(seen.end);
  records.forEach(({ agents }, place) => {
    if (!agents.some((line) => agentLines.has(line))) return;
    isInRecord.fill(1, agents[0], records[place + 1]?.agents[0] ?? seen.end);
  });
  return isInRecord;
}

/**
 * Finds the lines that a reader skips: in the records of `chosen` (some of their user-agent lines), and everywhere
 * the lines that only other readers read as user-agent lines. In file order, without blank lines and comments.
 */
export function findSkippedLines(
  policy: Policy,
  reader: Reader,
  agentLines: readonly number[],
): SkippedLine[] {
  const { format, source } = policy;
  const records = readRecords(policy, reader);
  const isInRecord = linesOfRecords(records, new Set(agentLines));
  const skipped: SkippedLine[] = [];
  for (const { chunk, start } of placedChunks(source.lines)) {
    for (const [i, plain] of kindsInChunk(chunk, format, reader.field).entries()) {
      const line = start + i;
      if (line >= records.seen.end) break;
      const altered = records.seen.altered.get(line)?.line;
      const kind = altered ? kindOfText(altered.text, format, reader.field, placesOfLine(altered)) : plain;
      const directive = directiveOfKind(format, kind);
      const isSkipped = directive
        ? directive.role === 'extension' || isUnknownRule(directive, reader)
        : kind === LINE_KIND.junk || kind === LINE_KIND.other;
      if (!isSkipped) continue;
      const as = directiveOfKind(format, kindsInChunk(chunk, format, LENIENT_FIELDS)[i]!);
      if (isInRecord[line] !== 1 && as?.role !== 'agent') continue;
      if (as && as.role !== 'extension') skipped.push({ line, why: 'others', as: as.name });
      else if (kind === LINE_KIND.junk) skipped.push({ line, why: 'broken' });
      else skipped.push({ line, why: 'unknown', name: fieldOfLine(lineAsRead(policy, records, line)).name });
    }
  }
  return skipped;
}
