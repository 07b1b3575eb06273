// Question 3, ordinary sizes: parsing and querying a small file, and a keystroke in a big one.
import { addresses } from '../addresses.ts';
import { groupsFile, randomOf, robotNames } from '../generate.ts';
import { keep, type Runner, race, ratio } from '../measure.ts';
import { asking, OURS, open, recogniseAll } from '../ours.ts';
import type { Peer } from '../peers.ts';
import { atLeast, type Found, raceTable } from '../report.ts';
import type { Settings } from '../settings.ts';
import { typeSomewhere } from './editing.ts';

const encoder = new TextEncoder();

interface Small {
  readonly file: (round: number) => string;
  readonly agents: readonly string[];
  readonly urls: number;
  readonly seed: number;
}

const ordinary: Small = {
  file: (round) => groupsFile({ seed: round, size: 8 * 1024, groups: 12 }),
  agents: robotNames(30),
  urls: 200,
  seed: 40_000,
};
const keystroke: Small = {
  file: (round) => groupsFile({ seed: round, size: 500 * 1024, groups: 100 }),
  agents: robotNames(50),
  urls: 20,
  seed: 50_000,
};

/** A peer parses the text and answers every cell. */
const peerReads = ({ name, takes, read }: Peer, { file, agents, urls, seed }: Small): Runner => ({
  name,
  ready: (round) => {
    const text = new TextDecoder().decode(encoder.encode(file(round)));
    const asked = addresses(seed + round, urls, takes);
    return async () => {
      const robots = await read(text);
      let allowed = 0;
      for (const url of asked) for (const agent of agents) if (robots.allows(agent, url)) allowed++;
      keep(allowed);
      return 1;
    };
  },
});

const weRead = (name: string, { file, agents, urls, seed }: Small, isBulk: boolean): Runner => ({
  name,
  ready: (round) => {
    const bytes = encoder.encode(file(round));
    const asked = addresses(seed + round, urls);
    return () => {
      const ask = asking(open(bytes));
      if (isBulk) keep(ask.matrix(agents, asked));
      else for (const url of asked) for (const agent of agents) keep(ask(agent, url).answer);
      return 1;
    };
  },
});

/** A keystroke in a file that was queried before, with the same URLs or others. */
const weType = (name: string, { file, agents, urls, seed }: Small, isFresh: boolean): Runner => ({
  name,
  ready: (round) => {
    const site = open(encoder.encode(file(round)));
    recogniseAll(site);
    const before = addresses(seed + 1000 + round, urls);
    asking(site).matrix(agents, before);
    const asked = isFresh ? addresses(seed + round, urls) : before;
    const random = randomOf(round);
    return () => {
      const edited = typeSomewhere(site, random);
      recogniseAll(edited);
      keep(asking(edited).matrix(agents, asked));
      return 1;
    };
  },
});

export async function ordinaryFile({ peers, rounds }: Settings): Promise<Found> {
  const perCell = `${OURS}, a call per cell`;
  const found = await race(
    [
      weRead(OURS, ordinary, true),
      weRead(perCell, ordinary, false),
      ...peers.map((peer) => peerReads(peer, ordinary)),
    ],
    rounds(21),
  );
  const best = Math.min(...peers.map(({ name }) => ratio(found, perCell, name)));
  const about =
    '8 KiB, 12 groups; 30 agents x 200 URLs. Reading the file is in the time, another one in each round.';
  return {
    claims: [atLeast('an ordinary file of 8 KiB, a call per cell', best, 1, 'the rate of the best peer')],
    tables: [raceTable('An ordinary file: 8 KiB, 30 x 200 checks', about, found)],
  };
}

export async function keystrokes({ peers, rounds }: Settings): Promise<Found> {
  const found = await race(
    [
      weType(OURS, keystroke, true),
      weType(`${OURS}, the same cells as before`, keystroke, false),
      ...peers.map((peer) => peerReads(peer, keystroke)),
    ],
    rounds(5),
  );
  const best = Math.min(...peers.map(({ name }) => ratio(found, OURS, name)));
  return {
    claims: [atLeast('a keystroke in 500 KiB and 1,000 verdicts', best, 1, 'the rate of the best peer')],
    tables: [
      raceTable(
        'A keystroke: 500 KiB and 1,000 verdicts',
        'A letter is typed and 50 agents x 20 URLs are asked about: others than before, or, as on the screen, the same. ' +
          'Peers know no edits: they read the file anew.',
        found,
      ),
    ],
  };
}
