// Question 5: whether all programs give the same answers, and which are right if not.
import { askGoogleOracle } from '../../src/testing/oracles/google-oracle.ts';
import { addresses } from '../addresses.ts';
import { groupsFile, oneGroupFile, robotNames } from '../generate.ts';
import { asking, OURS, open, readOurs } from '../ours.ts';
import { ORIGIN, type Peer, type Reading } from '../peers.ts';
import { digits, type Found, percent, type Table } from '../report.ts';
import type { Settings } from '../settings.ts';
import { specimens } from '../specimens.ts';

interface Sample {
  readonly name: string;
  readonly file: (seed: number) => string;
  readonly agents: readonly string[];
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'groups',
    file: (seed) => groupsFile({ seed, size: 40 * 1024, groups: 10 }),
    agents: [...robotNames(10), 'another'],
  },
  { name: 'one group with wildcards', file: (seed) => oneGroupFile(seed, 400, true), agents: ['another'] },
];

const URLS = 80;
const FILES = 4;
/** How many differences of a peer the oracle checks, as it parses the file each time. */
const JUDGED = 200;

interface Counts {
  asked: number;
  /** Answers that differ from Gatepost's. */
  other: number;
  /** How many of them the oracle checked, and how many of the peer's answers it confirms. */
  judged: number;
  theirs: number;
}

/** Paths of rules with a suffix, as fewer than one in ten random URLs match a rule. */
function pathsLikeRules(file: string, count: number, seed: number): string[] {
  const rules = file.split('\n').flatMap((line) => /^(?:Dis)?[Aa]llow: (.*)$/.exec(line)?.[1] ?? []);
  return addresses(seed, count, 'path').map((path, i) =>
    i % 2 === 0
      ? path
      : rules[(i * 7919) % rules.length]!.replaceAll('*', path.slice(1, 5)).replace(/\$$/, ''),
  );
}

const askedAs = ({ takes }: Pick<Peer, 'takes'>, path: string) => (takes === 'url' ? ORIGIN + path : path);

async function count(sample: Sample, peers: readonly Peer[]): Promise<readonly Counts[]> {
  const counts = peers.map((): Counts => ({ asked: 0, other: 0, judged: 0, theirs: 0 }));
  for (let seed = 1; seed <= FILES; seed++) {
    const file = sample.file(seed);
    const bytes = new TextEncoder().encode(file);
    const ours = readOurs(file);
    const read: Reading[] = [];
    for (const peer of peers) read.push(await peer.read(file));
    for (const path of pathsLikeRules(file, URLS, 95_000 + seed)) {
      for (const agent of sample.agents) {
        const own = ours.allows(agent, ORIGIN + path);
        read.forEach((robots, i) => {
          const one = counts[i]!;
          one.asked++;
          if (robots.allows(agent, askedAs(peers[i]!, path)) === own) return;
          one.other++;
          if (one.judged === JUDGED) return;
          one.judged++;
          if (askGoogleOracle(bytes, [agent], path).allowed !== own) one.theirs++;
        });
      }
    }
  }
  return counts;
}

/** Cells with different answers of `matrix()` and of the call per cell; there must be none. */
function ownDifferences({ file, agents }: Sample): number {
  const ask = asking(open(file(1)));
  const urls = pathsLikeRules(file(1), URLS, 96_000).map((path) => ORIGIN + path);
  const { lines } = ask.matrix(agents, urls);
  const differs = (line: number, cell: number) =>
    (ask(agents[cell % agents.length]!, urls[Math.floor(cell / agents.length)]!).by?.line ?? -1) !== line;
  return lines.filter(differs).length;
}

async function specimenTable(peers: readonly Peer[]): Promise<Table> {
  const told = (allowed: boolean, isAllowed: boolean) =>
    allowed === isAllowed ? 'as written' : '**otherwise**';
  const rows: string[][] = [];
  for (const { what, section, file, agent, path, isAllowed } of specimens) {
    const answers = [told(readOurs(file).allows(agent, ORIGIN + path), isAllowed)];
    for (const peer of peers)
      answers.push(told((await peer.read(file)).allows(agent, askedAs(peer, path)), isAllowed));
    rows.push([`${what} (${section})`, isAllowed ? 'allowed' : 'forbidden', ...answers]);
  }
  return {
    title: 'Who is right: cases of RFC 9309',
    about:
      'Small files, looked at by hand: what the text says, and who answers so. Most differences above come from three ' +
      'readings: robots-txt-parser finds the path of a rule anywhere in a URL, robots obeys the first rule that matches, as ' +
      'the text of 1994 says, and robots-txt-guard does not count wildcards as octets of a rule.',
    head: ['case (section)', 'RFC 9309', OURS, ...peers.map(({ name }) => name)],
    rows,
  };
}

export async function agreement({ peers }: Settings): Promise<Found> {
  const perSample: (readonly Counts[])[] = [];
  for (const sample of SAMPLES) perSample.push(await count(sample, peers));
  const wrong = perSample.flat().reduce((sum, { theirs }) => sum + theirs, 0);
  const own = SAMPLES.reduce((sum, sample) => sum + ownDifferences(sample), 0);
  const rows = SAMPLES.flatMap(({ name }, s) =>
    peers.map((peer, i) => {
      const { asked, other, judged, theirs } = perSample[s]![i]!;
      return [
        name,
        peer.name,
        peer.claims,
        digits(asked),
        `${other} (${percent(other / asked)})`,
        `${theirs} of ${judged}`,
      ];
    }),
  );
  return {
    claims: [
      {
        what: 'answers on which a peer differs from us and an oracle of our tests sides with the peer',
        target: 'none',
        found: String(wrong),
        met: wrong === 0,
      },
      {
        what: 'cells of `matrix()` that the call per cell answers otherwise',
        target: 'none',
        found: String(own),
        met: own === 0,
      },
    ],
    tables: [
      {
        title: '5. Agreement',
        about:
          'Random files and URLs, half of them made of the paths of rules. Where a peer differs, the oracle is asked: ' +
          "Google's reading once more, which shares no code with ours.",
        head: ['files', 'peer', 'it follows', 'answers', 'other than ours', 'oracle sides with it'],
        rows,
      },
      await specimenTable(peers),
    ],
  };
}
