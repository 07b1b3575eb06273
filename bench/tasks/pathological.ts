// Question 3, patterns made to be slow: Gatepost's time for growing patterns and URLs, and peers with a time limit.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { keep, type Runner, race } from '../measure.ts';
import { asking, open } from '../ours.ts';
import type { Peer } from '../peers.ts';
import { digits, duration, type Found } from '../report.ts';
import type { Settings } from '../settings.ts';

interface Pattern {
  readonly name: string;
  readonly path: (size: number) => string;
  readonly url: (size: number) => string;
}

/** The pattern that peers are measured with. */
export const manyStars: Pattern = {
  name: '`/*a*a*a*a*a*b`, URL of `a` alone',
  path: () => '/*a*a*a*a*a*b',
  url: (size) => `/${'a'.repeat(size)}`,
};

const PATTERNS: readonly Pattern[] = [
  manyStars,
  {
    name: 'a star for each second character',
    path: (size) => `/${'*a'.repeat(size / 2)}*b`,
    url: (size) => `/${'a'.repeat(size)}`,
  },
  {
    name: 'stars side by side',
    path: (size) => `/${'*'.repeat(size)}b`,
    url: (size) => `/${'a'.repeat(size)}`,
  },
  {
    name: 'long pieces that nearly stand there',
    path: (size) => `/*${'a'.repeat(size / 4)}b*${'a'.repeat(size / 4)}b$`,
    url: (size) => `/${'a'.repeat(size)}`,
  },
  {
    name: 'pieces that stand there again and again',
    path: () => '/*ab*ab*ab*ab*abc',
    url: (size) => `/${'ab'.repeat(size / 2)}`,
  },
];

export const fileWith = (path: string): string => `User-agent: *\nDisallow: ${path}\n`;

/** Answers in a round, as a single one is too short for the clock. */
const ANSWERS = 20;
const SIZES = [16_000, 32_000, 64_000];
const ISSUE_SIZE = 2000;
/** Milliseconds in which a process has started. */
const START = 5000;

/** URLs that differ only in irrelevant characters, so that no answer is cached. */
const ours = ({ path, url }: Pattern, size: number): Runner => ({
  name: String(size),
  ready: (round) => {
    const ask = asking(open(fileWith(path(size))));
    ask('a', '/');
    const urls = Array.from({ length: ANSWERS }, (_, i) => `${url(size)}c${round * ANSWERS + i}`);
    return () => {
      for (const one of urls) keep(ask('a', one).answer);
      return ANSWERS;
    };
  },
});

const run = promisify(execFile);

/** Milliseconds of one answer in a separate process; undefined after the time limit. */
async function peerTime({ name }: Peer, patience: number): Promise<number | undefined> {
  const script = fileURLToPath(new URL('one-answer.js', import.meta.url));
  try {
    const { stdout } = await run(process.execPath, [script, name, String(ISSUE_SIZE)], {
      timeout: START + patience,
    });
    return Number(stdout);
  } catch (error) {
    if ((error as { readonly killed?: boolean }).killed) return undefined;
    throw error;
  }
}

async function ourRows(rounds: number): Promise<{ readonly row: string[]; readonly growth: number }[]> {
  const rows = [];
  for (const pattern of PATTERNS) {
    const found = await race(
      SIZES.map((size) => ours(pattern, size)),
      rounds,
    );
    const [once, , fourfold] = found.map(({ ms }) => ms) as [number, number, number];
    const growth = fourfold / once;
    rows.push({ row: [pattern.name, ...found.map(({ ms }) => duration(ms)), digits(growth)], growth });
  }
  return rows;
}

export async function pathological({ peers, rounds, patience }: Settings): Promise<Found> {
  const rows = await ourRows(rounds(15));
  const [short] = await race([ours(manyStars, ISSUE_SIZE)], rounds(15));
  const peerRows: string[][] = [['Gatepost', duration(short!.ms)]];
  for (const peer of peers) {
    const ms = await peerTime(peer, patience);
    peerRows.push([peer.name, ms === undefined ? `over ${duration(patience)}` : duration(ms)]);
  }
  const worst = Math.max(...rows.map(({ growth }) => growth));
  const [n, twice, fourfold] = SIZES.map((size) => size.toLocaleString('en'));
  return {
    claims: [
      {
        what: 'patterns made to be slow, four times as long',
        target: 'linear: at most 4 times the time, 6 with noise',
        found: `at worst ${digits(worst)} times`,
        met: worst <= 6,
      },
    ],
    tables: [
      {
        title: 'Patterns made to be slow',
        about: 'Time of one answer of ours; URLs, and patterns where the name says so, of growing length.',
        head: ['', `${n} characters`, twice!, fourfold!, 'growth'],
        rows: rows.map(({ row }) => row),
      },
      {
        title: '`/*a*a*a*a*a*b` against 2,000 characters',
        about: 'One answer. Peers answer in a process of their own, which is ended when it takes too long.',
        head: ['', 'one answer'],
        rows: peerRows,
      },
    ],
  };
}
