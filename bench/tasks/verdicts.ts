// Question 3: verdicts with the line that decides, in bulk and cell by cell, compared with the peers.
import { addresses } from '../addresses.ts';
import { groupsFile, oneGroupFile, robotNames } from '../generate.ts';
import { keep, type Runner, race, ratio, upTo } from '../measure.ts';
import { asking, OURS, open } from '../ours.ts';
import type { Peer } from '../peers.ts';
import { atLeast, type Found, raceTable } from '../report.ts';
import type { Settings } from '../settings.ts';

/** The verdicts of one file for all pairs of agents and URLs. */
export interface Task {
  readonly file: string;
  readonly agents: readonly string[];
  readonly urls: number;
  /** The first seed of its URLs, so that tasks have different URLs. */
  readonly seed: number;
}

const PER_CELL = `${OURS}, a call per cell`;

/** In bulk. The file is parsed but was not queried: the time includes collecting records and building indexes. */
const inBulk = (name: string, { file, agents, urls, seed }: Task): Runner => ({
  name,
  ready: (round) => {
    const site = open(file);
    const asked = addresses(seed + round, urls);
    return () => {
      keep(asking(site).matrix(agents, asked));
      return 1;
    };
  },
});

/** A call per cell, row by row as a table is rendered, or column by column, including the deciding line. */
const byCall = (name: string, { file, agents, urls, seed }: Task, order: 'rows' | 'columns'): Runner => ({
  name,
  ready: (round) => {
    const site = open(file);
    const asked = addresses(seed + round, urls);
    return () => {
      const ask = asking(site);
      let sum = 0;
      const cell = (agent: string, url: string) => {
        sum += ask(agent, url).by?.line ?? 0;
      };
      if (order === 'rows') for (const url of asked) for (const agent of agents) cell(agent, url);
      else for (const agent of agents) for (const url of asked) cell(agent, url);
      keep(sum);
      return 1;
    };
  },
});

/** A peer with a parsed file, for as many URLs as it answers in the time. */
export const byPeer = (
  { name, takes, read }: Peer,
  { file, agents, urls, seed }: Task,
  budget: number,
): Runner => ({
  name,
  ready: async (round) => {
    const robots = await read(file);
    const asked = addresses(seed + round, urls, takes);
    return () => {
      let allowed = 0;
      const share = upTo(budget, urls * agents.length, (i) => {
        const agent = agents[i % agents.length]!;
        if (robots.allows(agent, asked[Math.floor(i / agents.length)]!)) allowed++;
      });
      keep(allowed);
      return share;
    };
  },
});

/** A lower limit of the time for this number of cells. */
const fillBytes = (cells: number): Runner => ({
  name: 'limit: fill a byte array',
  ready: () => () => {
    keep(new Uint8Array(cells).fill(1));
    return 1;
  },
});

const walkPaths = ({ urls, seed }: Task): Runner => ({
  name: 'limit: walk every character of the paths',
  ready: (round) => {
    const paths = addresses(seed + round, urls, 'path');
    return () => {
      let sum = 0;
      for (const path of paths) for (let i = 0; i < path.length; i++) sum += path.charCodeAt(i);
      keep(sum);
      return 1;
    };
  },
});

const GROUPS = groupsFile({ seed: 1, size: 500 * 1024, groups: 100 });
const million: Task = { file: GROUPS, agents: robotNames(100), urls: 10_000, seed: 10_000 };
const oneAgent: Task = { file: GROUPS, agents: ['Crawler-aac'], urls: 10_000, seed: 20_000 };
const wildcards: Task = {
  file: oneGroupFile(5, 18_800, true),
  agents: ['Crawler-aac'],
  urls: 10_000,
  seed: 30_000,
};

export async function manyAgents({ peers, rounds, budget }: Settings): Promise<Found> {
  const found = await race(
    [
      inBulk(OURS, million),
      byCall(PER_CELL, million, 'rows'),
      byCall(`${PER_CELL}, column by column`, million, 'columns'),
      fillBytes(1_000_000),
      ...peers.map((peer) => byPeer(peer, million, budget)),
    ],
    rounds(5),
  );
  const factor = ratio(found, OURS, 'robots-parser');
  const perCell = ratio(found, PER_CELL, 'robots-parser');
  return {
    claims: [
      atLeast('1,000,000 verdicts, `matrix()`', factor, 100, "robots-parser's rate"),
      atLeast('1,000,000 verdicts, a call per cell', perCell, 40, "robots-parser's rate"),
    ],
    tables: [
      raceTable(
        '3. 100 agents x 10,000 URLs',
        'The file of question 1. Each agent has a group, the URLs are others in each round. The file was read before; ' +
          'we gather records and build all indexes within the time.',
        found,
      ),
    ],
  };
}

export async function singleAgent({ peers, rounds, budget }: Settings): Promise<Found> {
  const found = await race(
    [inBulk(OURS, oneAgent), walkPaths(oneAgent), ...peers.map((peer) => byPeer(peer, oneAgent, budget))],
    rounds(9),
  );
  const about = 'The same file, one agent. Records of all agents are gathered within the time.';
  return { claims: [], tables: [raceTable('1 agent x 10,000 URLs', about, found)] };
}

export async function wildcardRich({ peers, rounds, budget }: Settings): Promise<Found> {
  const found = await race(
    [inBulk(OURS, wildcards), ...peers.map((peer) => byPeer(peer, wildcards, budget))],
    rounds(3),
  );
  return {
    claims: [
      atLeast('18,800 rules with wildcards', ratio(found, OURS, 'robots-parser'), 20, "robots-parser's rate"),
    ],
    tables: [
      raceTable(
        '18,800 rules with wildcards, 10,000 URLs',
        'One group for all agents; every rule has a wildcard.',
        found,
      ),
    ],
  };
}
