// Question 1: parsing 500 KiB with every line and every field, and the memory of the result.
import { readSource } from '../../src/core/document/source.ts';
import { groupsFile } from '../generate.ts';
import { keep, type Runner, race, ratio, tidy } from '../measure.ts';
import { OURS, readWhole } from '../ours.ts';
import type { Peer } from '../peers.ts';
import { atLeast, digits, type Found, noMoreThan, raceTable } from '../report.ts';
import type { Settings } from '../settings.ts';

const encoder = new TextEncoder();
const LF = 10;
const COLON = 58;

/** The test file: 500 KiB, a hundred groups. Another seed gives other words. */
const fileOf = (seed: number) => groupsFile({ seed, size: 500 * 1024, groups: 100 });

const reader = (name: string, read: (bytes: Uint8Array) => unknown): Runner => ({
  name,
  ready: (round) => {
    const bytes = encoder.encode(fileOf(round));
    return () => {
      keep(read(bytes));
      return 1;
    };
  },
});

const peerReader = ({ name, read }: Peer): Runner => ({
  name,
  ready: (round) => {
    const text = new TextDecoder().decode(encoder.encode(fileOf(round)));
    return async () => {
      keep(await read(text));
      return 1;
    };
  },
});

/** Finds the end and the first colon of each line, the minimum work of any parser. */
function findEndsAndColons(bytes: Uint8Array): readonly Int32Array[] {
  const ends = new Int32Array(bytes.length);
  const colons = new Int32Array(bytes.length);
  let lines = 0;
  for (let from = 0; from < bytes.length; lines++) {
    const end = bytes.indexOf(LF, from);
    const stop = end < 0 ? bytes.length : end;
    let colon = from;
    while (colon < stop && bytes[colon] !== COLON) colon++;
    ends[lines] = stop;
    colons[lines] = colon;
    from = stop + 1;
  }
  return [ends, colons];
}

/** The same, and the value of each line as a string. */
function sliceValues(bytes: Uint8Array): readonly string[] {
  const text = new TextDecoder().decode(bytes);
  const values: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const stop = end < 0 ? text.length : end;
    values.push(text.slice(text.indexOf(':', from) + 1, stop));
    from = stop + 1;
  }
  return values;
}

/** Octets in memory per octet of the file, for several files, to average out small differences. */
async function kept(read: (bytes: Uint8Array) => unknown): Promise<number> {
  const files = [101, 102, 103, 104].map((seed) => encoder.encode(fileOf(seed)));
  keep(undefined);
  const used = () => {
    tidy();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  const results: unknown[] = [];
  for (const file of files) results.push(await read(file));
  const after = used();
  keep(results);
  return (after - before) / files.reduce((sum, { length }) => sum + length, 0);
}

export async function reading({ peers, rounds }: Settings): Promise<Found> {
  const found = await race(
    [
      reader(OURS, readWhole),
      reader(`${OURS}: bytes to lines only`, readSource),
      reader('limit: find line ends and first colons', findEndsAndColons),
      reader('limit: and slice the values', sliceValues),
      ...peers.map(peerReader),
    ],
    rounds(15),
  );
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const memory: (readonly [string, number])[] = [[OURS, await kept(readWhole)]];
  for (const { name, read } of peers) memory.push([name, await kept((bytes) => read(decode(bytes)))]);
  const about =
    '512,000 octets, 100 groups, other words in each round. We read octets into lines that print as they came, and ' +
    'recognise the fields of every system in all of them. Peers are given the text, decoded already.';
  return {
    claims: [
      atLeast('reading 500 KiB', ratio(found, OURS, 'robots-parser'), 6, 'as fast as robots-parser'),
      noMoreThan('memory for 500 KiB', memory[0]![1], 6, 'the file'),
    ],
    tables: [
      raceTable('1. Reading 500 KiB', about, found),
      {
        title: 'What reading keeps in memory',
        about: 'Octets that stay after a file was read, for each octet of the file, its text included.',
        head: ['', 'octets for each octet'],
        rows: memory.map(([name, octets]) => [name, digits(octets)]),
      },
    ],
  };
}
