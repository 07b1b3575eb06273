// Question 9: an access log, compared with only finding its line endings.
import { createListImport } from '../../src/core/import/import-lists.ts';
import { type LogFormat, logLines, logPart } from '../log.ts';
import { keep, type Runner, race, ratio } from '../measure.ts';
import { atLeast, type Found, raceTable } from '../report.ts';
import type { Settings } from '../settings.ts';

const MIB = 1024 * 1024;
const PIECE = 64 * 1024;
/** The input of a round: consecutive parts of a log, for a quarter of the time that a large log takes. */
const PART = 16 * MIB;
const PARTS = 8;
const LF = 10;

const piecesOf = (part: Uint8Array) =>
  Array.from({ length: Math.ceil(part.length / PIECE) }, (_, i) => part.subarray(i * PIECE, (i + 1) * PIECE));

function countEnds(pieces: readonly Uint8Array[]): number {
  let lines = 0;
  for (const piece of pieces)
    for (let at = piece.indexOf(LF); at >= 0; at = piece.indexOf(LF, at + 1)) lines++;
  return lines;
}

function readLog(pieces: readonly Uint8Array[], format: LogFormat): unknown {
  const intake = createListImport({ format: format === 'json' ? 'json-log' : 'log' });
  intake.begin('access.log');
  for (let part = 0; part < PARTS; part++) for (const piece of pieces) intake.feed(piece);
  intake.endFile();
  return intake.outcome();
}

const runner = (
  name: string,
  format: LogFormat,
  work: (pieces: readonly Uint8Array[], format: LogFormat) => unknown,
): Runner => ({
  name,
  ready: (round) => {
    const pieces = piecesOf(logPart(round + 1, PART, format));
    return () => {
      keep(work(pieces, format));
      return 1;
    };
  },
});

const ends = (pieces: readonly Uint8Array[]) => {
  let lines = 0;
  for (let part = 0; part < PARTS; part++) lines += countEnds(pieces);
  return lines;
};

export async function logs({ rounds }: Settings): Promise<Found> {
  const formats = Object.keys(logLines) as LogFormat[];
  const nameOf = (format: LogFormat) => `Gatepost: ${format}`;
  const limitOf = (format: LogFormat) => `limit: find the line ends, ${format}`;
  const found = await race(
    formats.flatMap((format) => [
      runner(nameOf(format), format, readLog),
      runner(limitOf(format), format, ends),
    ]),
    rounds(5),
  );
  return {
    claims: [
      atLeast(
        'a log of 128 MiB',
        ratio(found, nameOf('combined'), limitOf('combined')),
        0.03,
        'as fast as finding its line ends',
      ),
    ],
    tables: [
      raceTable(
        '9. Access logs',
        '128 MiB in pieces of 64 KiB: 50,000 URLs, 300 user-agents, a few odd lines; counted by URL and user-agent.',
        found,
      ),
    ],
  };
}
