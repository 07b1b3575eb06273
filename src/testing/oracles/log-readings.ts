// Logs read line by line as text, and as octets where that is possible: what comes of them, side by side.
import { decodeForParser } from '../../core/import/import-lists.ts';
import type { LineParser, OctetParser } from '../../core/import/list.ts';
import { createLineFeeder, type FastLineReader } from '../../core/import/logs/octet-lines.ts';
import { createLineSplitter } from '../../core/import/split-lines.ts';
import { ImportTally } from '../../core/import/tally.ts';

const encoder = new TextEncoder();

function tallyLog(tally: ImportTally, parser: OctetParser, bytes: Uint8Array, cuts: readonly number[] = []) {
  let from = 0;
  for (const cut of [...cuts, bytes.length].sort((a, b) => a - b)) {
    parser.feed(bytes.subarray(from, cut));
    from = cut;
  }
  parser.end();
  return { lines: parser.lines, ...tally.found(), log: tally.log.counts() };
}

/** The plain and the quick reading of one format. */
export function compareLogReadings(
  plain: (tally: ImportTally) => LineParser,
  quick: (tally: ImportTally) => FastLineReader,
) {
  return {
    asTextAlone: (bytes: Uint8Array, fold: boolean) => {
      const tally = new ImportTally(fold);
      return tallyLog(tally, decodeForParser(createLineSplitter(plain(tally))), bytes);
    },
    asOctets: (bytes: Uint8Array, fold: boolean, cuts?: readonly number[]) => {
      const tally = new ImportTally(fold);
      return tallyLog(tally, createLineFeeder(plain(tally), quick(tally)), bytes, cuts);
    },
    /** How many lines of a text are read as text after all. */
    slowLines: (text: string): number => {
      let slow = 0;
      const tally = new ImportTally(false);
      const parser = plain(tally);
      const counting = {
        ...parser,
        line: (line: string, number: number) => {
          slow++;
          parser.line(line, number);
        },
      };
      tallyLog(tally, createLineFeeder(counting, quick(tally)), encoder.encode(text));
      return slow;
    },
  };
}

/** Octets of a text, some of them changed, wherever that is. */
export function bytesWithChanges(text: string, changes: readonly (readonly [number, number])[]): Uint8Array {
  const bytes = encoder.encode(text);
  for (const [at, octet] of changes) if (bytes.length > 0) bytes[at % bytes.length] = octet;
  return bytes;
}
