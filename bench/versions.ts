// Compares this build with that of an earlier checkout and with other programs, in turns in one run:
//
//   npm run bench -- --before <folder> [names]
//
// Both need `node scripts/prepare.mjs`. Names select rows: answers, read, columns, load, cold, key,
// lint, corpus. `corpus` needs `--files <folder>`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as library from '../src/core/index.ts';
import { addresses } from './addresses.ts';
import { groupsFile, robotNames } from './generate.ts';
import { keep, median, tidy } from './measure.ts';
import { ORIGIN, PATH } from './peers.ts';

type Library = typeof library;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string', default: '' },
    files: { type: 'string' },
    rounds: { type: 'string', default: '15' },
  },
});
const rounds = Number(values.rounds);
const builds = [
  ['before', resolve(values.before)],
  ['now', resolve('.')],
] as const;

/** The main entry as Node loads it; earlier builds have one for all. */
function mainEntry(folder: string): string {
  const { exports: faces } = createRequire(join(folder, 'package.json'))('./package.json') as {
    readonly exports: Readonly<Record<'.', Readonly<Record<string, string>>>>;
  };
  return join(folder, faces['.']['node'] ?? faces['.']['default'] ?? '');
}
const fetchEntry = (folder: string) => join(folder, 'dist-library/fetch.js');
const load = async (file: string) => (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Library;
const peerEntry = resolve('bench/node_modules/robots-parser/index.js');

/** A contestant: returns its milliseconds for one round. */
type Contestant = readonly [name: string, run: (round: number) => number];

function timed(work: () => unknown): number {
  const start = performance.now();
  keep(work());
  return performance.now() - start;
}

/** Prints medians and minima, and how often the time of each goes into that of the last one. */
function race(title: string, contestants: readonly Contestant[], count = rounds, warm = 2): void {
  const times = contestants.map((): number[] => []);
  for (let round = -warm; round < count; round++)
    for (let i = 0; i < contestants.length; i++) {
      const place = (i + round + warm) % contestants.length;
      const ms = contestants[place]![1](round + warm);
      if (round >= 0) times[place]!.push(ms);
    }
  console.log(`\n${title}`);
  const last = times.at(-1)!;
  for (const [i, [name]] of contestants.entries()) {
    const [middle, least] = [median(times[i]!), Math.min(...times[i]!)];
    const ratios = [median(last) / middle, Math.min(...last) / least]
      .map((ratio) => ratio.toFixed(2))
      .join(' / ');
    console.log(
      `  ${name.padEnd(16)} ${middle.toFixed(1).padStart(9)} / ${least.toFixed(1).padEnd(9)} ms  ${ratios}`,
    );
  }
}

const GROUPS = groupsFile({ seed: 1, size: 500 * 1024, groups: 100 });
const AGENT = 'Crawler-aac';

/** A prepared question about the big file, without the limit of 500 KiB. */
function asking(library: Library) {
  const rfc9309 = library.readers.find(({ id }) => id === 'rfc9309')!;
  const reader = { ...rfc9309, text: { ...rfc9309.text, maxBytes: null } };
  const site = library.openSite({ origin: ORIGIN, files: { [PATH]: GROUPS } });
  return library.prepare(site, { question: 'fetch', reader });
}

async function entries(): Promise<readonly (readonly [string, Library])[]> {
  const result: [string, Library][] = [];
  for (const [name, folder] of builds)
    for (const [face, file] of [
      ['', mainEntry(folder)],
      [' ./fetch', fetchEntry(folder)],
    ] as const)
      result.push([`${name}${face}`, await load(file)]);
  return result;
}

/** The time for a number of crawlers, column by column, and new URLs in each round. The file was read before. */
function answering(library: Library, agents: readonly string[]): (round: number) => number {
  return (round) => {
    const ask = asking(library);
    ask(AGENT, '/');
    const urls = addresses(20_000 + round, 10_000);
    tidy();
    return timed(() => {
      let allowed = 0;
      for (const agent of agents) for (const url of urls) if (ask(agent, url).answer === 'allow') allowed++;
      return allowed;
    });
  };
}

type ParsePeer = (
  url: string,
  text: string,
) => { isAllowed(url: string, agent: string): boolean | undefined };

const loadPeer = () => createRequire(resolve('bench/package.json'))('robots-parser') as ParsePeer;

async function answers(): Promise<void> {
  const peer = loadPeer()(`${ORIGIN}${PATH}`, GROUPS);
  race('1 crawler x 10,000 new URLs', [
    ...(await entries()).map(([name, library]): Contestant => [name, answering(library, [AGENT])]),
    [
      'robots-parser',
      (round) => {
        const urls = addresses(20_000 + round, 10_000);
        tidy();
        return timed(() => urls.filter((url) => peer.isAllowed(url, AGENT) !== false).length);
      },
    ],
  ]);
}

/** From the text of 500 KiB to the first answer; each round has another file. */
async function read(): Promise<void> {
  const texts = Array.from({ length: 3 * rounds + 2 }, (_, seed) =>
    groupsFile({ seed: 1000 + seed, size: 500 * 1024, groups: 100 }),
  );
  const parse = loadPeer();
  const url = `${ORIGIN}/a/b?c=1`;
  const contestants: Contestant[] = [];
  for (const [name, library] of await entries())
    contestants.push([
      name,
      (round) =>
        timed(() => {
          const site = library.openSite({ origin: ORIGIN, files: { [PATH]: texts[round]! } });
          return library.prepare(site, { question: 'fetch', reader: 'rfc9309' })(AGENT, url).answer;
        }),
    ]);
  const peer: Contestant = [
    'robots-parser',
    (round) => timed(() => parse(`${ORIGIN}${PATH}`, texts[round]!).isAllowed(url, AGENT)),
  ];
  race('500 KiB, read and asked once', [...contestants, peer], 3 * rounds);
}

async function columns(): Promise<void> {
  race(
    '100 crawlers x 10,000 URLs, column by column',
    (await entries()).map(([name, library]): Contestant => [name, answering(library, robotNames(100))]),
    Math.ceil(rounds / 3),
  );
}

/** The time that a script prints in a process of its own. */
const printed = (script: string): number =>
  Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);

const importing = (file: string) =>
  `const start = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - start);`;

function loading(): void {
  race('import in a new process', [
    ...builds.map(([name, folder]): Contestant => [name, () => printed(importing(mainEntry(folder)))]),
    ...builds.map(
      ([name, folder]): Contestant => [`${name} ./fetch`, () => printed(importing(fetchEntry(folder)))],
    ),
    ['robots-parser', () => printed(importing(peerEntry))],
  ]);
}

function cold(): void {
  const text = JSON.stringify(groupsFile({ seed: 3, size: 8 * 1024, groups: 12 }));
  const url = `${ORIGIN}/a/b?c=1`;
  const script = (file: string, ask: string) =>
    `const text = ${text}; const start = performance.now(); const entry = await import(${JSON.stringify(file)}); ${ask}; console.log(performance.now() - start);`;
  const ours = `entry.isAllowed(text, '${url}', '${AGENT}')`;
  const peer = `entry.default('${ORIGIN}${PATH}', text).isAllowed('${url}', '${AGENT}')`;
  race('load, read 8 KiB and ask, in a new process', [
    ...builds.map(([name, folder]): Contestant => [name, () => printed(script(fetchEntry(folder), ours))]),
    ['robots-parser', () => printed(script(peerEntry, peer))],
  ]);
}

/** All findings of 500 KiB after a letter was typed in one line. */
async function key(): Promise<void> {
  const contestants: Contestant[] = [];
  for (const [name, folder] of builds) {
    const library = await load(mainEntry(folder));
    const query = { reader: 'rfc9309', readers: ['google', 'bing'] } as const;
    let site = library.openSite({ origin: '', files: { [PATH]: GROUPS } });
    library.findings(site, PATH, query);
    contestants.push([
      name,
      (round) => {
        const at = { line: 3 + ((round * 997) % 9000), column: 12 };
        site = library.applyEdits(site, PATH, [{ range: { start: at, end: at }, text: 'x' }]);
        return timed(() => library.findings(site, PATH, query));
      },
    ]);
  }
  race('findings of 500 KiB after a key', contestants.toReversed(), 2 * rounds);
}

const running = (command: string, ...args: readonly string[]) =>
  timed(() => spawnSync(command, args, { stdio: 'ignore' }));

/** The file of the program of a checkout. */
function programOf(home: string): string {
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    readonly bin: { readonly gatepost: string };
  };
  return join(home, bin.gatepost);
}

function lint(): void {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'));
  const [robots, script] = [join(folder, 'robots.txt'), join(folder, 'a.js')];
  writeFileSync(robots, 'User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n');
  writeFileSync(script, 'export const a = 1;\n');
  race('lint of a small file, whole process', [
    ...builds.map(
      ([name, home]): Contestant => [name, () => running(process.execPath, programOf(home), 'lint', robots)],
    ),
    ['node -e 0', () => running(process.execPath, '-e', '0')],
    ['oxlint', () => running(resolve('node_modules/.bin/oxlint'), script)],
    ['biome check', () => running(resolve('node_modules/.bin/biome'), 'check', script)],
  ]);
  rmSync(folder, { recursive: true });
}

function corpus(): void {
  const { files } = values;
  if (files === undefined) throw new TypeError('corpus needs --files');
  const names = readdirSync(files).map((name) => join(files, name));
  race(
    `lint of ${names.length} files, whole process`,
    builds
      .map(
        ([name, home]): Contestant => [
          name,
          () => running(process.execPath, programOf(home), 'lint', ...names),
        ],
      )
      .toReversed(),
    3,
    0,
  );
}

const rows: Readonly<Record<string, () => void | Promise<void>>> = {
  answers,
  read,
  columns,
  load: loading,
  cold,
  key,
  lint,
  corpus,
};
const selected = positionals.length > 0 ? positionals : Object.keys(rows).filter((name) => name !== 'corpus');
for (const name of selected) {
  const row = rows[name];
  if (!row) throw new RangeError(`there is no row ${name}: there are ${Object.keys(rows).join(', ')}`);
  await row();
}
