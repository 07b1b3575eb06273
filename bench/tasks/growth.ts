// Question 4: how the time of a verdict grows with rules, agents, and the fields of ACAP.
import { prepare } from '../../src/core/index.ts';
import { acapFile } from '../acap-file.ts';
import { addresses } from '../addresses.ts';
import { groupsFile, oneGroupFile, robotNames } from '../generate.ts';
import { keep, type Runner, race, type Time } from '../measure.ts';
import { asking, OURS, open, readOurs } from '../ours.ts';
import type { Peer } from '../peers.ts';
import type { Line, Plot } from '../plot.ts';
import { digits, duration, type Found, type Table } from '../report.ts';
import type { Settings } from '../settings.ts';
import { byPeer, type Task } from './verdicts.ts';

const BULK = `${OURS}, in bulk`;
const CALL = `${OURS}, by call`;

/** A file that a peer reads once, and its questions in all rounds. */
const readOnce = async (peer: Peer, file: string): Promise<Peer> => {
  const robots = await peer.read(file);
  return { ...peer, read: () => robots };
};

/** In bulk, for a file with built indexes and new URLs. */
function askedBefore(name: string, { file, agents, urls, seed }: Task): Runner {
  const ask = asking(open(file));
  ask.matrix(agents, addresses(seed - 1, 10));
  return {
    name,
    ready: (round) => {
      const asked = addresses(seed + round, urls);
      return () => {
        keep(ask.matrix(agents, asked));
        return 1;
      };
    },
  };
}

/** Cell by cell, for a file whose indexes are built, as all agents were queried before. */
const ourCalls = ({ agents, seed }: Task): Peer => ({
  name: CALL,
  version: '',
  claims: '',
  takes: 'url',
  read: (text) => {
    const robots = readOurs(text);
    for (const url of addresses(seed - 1, 20)) for (const agent of agents) robots.allows(agent, url);
    return robots;
  },
});

/** Milliseconds per verdict, by name. */
type Point = ReadonlyMap<string, number>;

async function point(task: Task, { peers, budget, rounds }: Settings): Promise<Point> {
  const read: Peer[] = [];
  for (const peer of [ourCalls(task), ...peers]) read.push(await readOnce(peer, task.file));
  const asked = read.map((peer) => byPeer(peer, task, budget / 5));
  const found: readonly Time[] = await race([askedBefore(BULK, task), ...asked], rounds(3));
  return new Map(found.map(({ name, ms }) => [name, ms / (task.urls * task.agents.length)]));
}

const byRules = (rules: number, wildcards: boolean): Task => ({
  file: oneGroupFile(rules, rules, wildcards),
  agents: ['Crawler-aac'],
  urls: 2000,
  seed: 60_000 + rules,
});

/** Each agent has a group of about ten rules. */
const byAgents = (agents: number): Task => ({
  file: groupsFile({ seed: agents, size: agents * 280, groups: agents }),
  agents: robotNames(agents),
  urls: Math.min(2000, Math.max(20, Math.ceil(100_000 / agents))),
  seed: 70_000 + agents,
});

async function acapPoint(fields: number, { rounds }: Settings): Promise<Point> {
  const site = open(acapFile(fields, fields));
  const ask = prepare(site, { question: 'usage', usage: 'index' });
  const urls = Math.max(20, Math.min(2000, Math.ceil(200_000 / fields)));
  ask.matrix(['anybot'], addresses(90_000, 10));
  const runner: Runner = {
    name: OURS,
    ready: (round) => {
      const asked = addresses(80_000 + round, urls);
      return () => {
        keep(ask.matrix(['anybot'], asked));
        return 1;
      };
    },
  };
  const [found] = await race([runner], rounds(3));
  return new Map([[OURS, found!.ms / urls]]);
}

const linesOf = (sizes: readonly number[], points: readonly Point[]): readonly Line[] =>
  [...points[0]!.keys()].map((name) => ({
    name,
    isOurs: name.startsWith(OURS),
    points: sizes.map((size, i) => ({ x: size, y: points[i]!.get(name)! })),
  }));

function tableOf(title: string, about: string, sizes: readonly number[], points: readonly Point[]): Table {
  const last = points.length - 1;
  return {
    title,
    about,
    head: ['', ...sizes.map((size) => size.toLocaleString('en')), 'growth'],
    rows: [...points[0]!.keys()].map((name) => [
      name,
      ...points.map((one) => duration(one.get(name)!)),
      `${digits(points[last]!.get(name)! / points[0]!.get(name)!)} times`,
    ]),
  };
}

interface Series {
  readonly file: string;
  readonly title: string;
  readonly about: string;
  readonly across: string;
  readonly sizes: readonly number[];
  readonly point: (size: number, settings: Settings) => Promise<Point>;
}

const SERIES: readonly Series[] = [
  {
    file: 'rules',
    title: 'Time per verdict by number of rules',
    about: 'One group for all agents. Files are read, and our indexes built, before.',
    across: 'rules',
    sizes: [10, 100, 1000, 10_000, 100_000],
    point: (size, settings) => point(byRules(size, false), settings),
  },
  {
    file: 'wildcards',
    title: 'Time per verdict by number of rules with wildcards',
    about: 'The same, and every rule has a wildcard.',
    across: 'rules',
    sizes: [10, 100, 1000, 10_000, 100_000],
    point: (size, settings) => point(byRules(size, true), settings),
  },
  {
    file: 'agents',
    title: 'Time per verdict by number of agents',
    about: 'A group of about ten rules for each agent; all agents are asked about.',
    across: 'agents',
    sizes: [1, 10, 100, 1000, 10_000],
    point: (size, settings) => point(byAgents(size), settings),
  },
  {
    file: 'acap',
    title: 'Time per verdict on a usage by number of ACAP fields',
    about: 'One record for any crawler, asked whether pages may be indexed. No peer reads ACAP.',
    across: 'ACAP fields',
    sizes: [10, 100, 1000, 10_000],
    point: acapPoint,
  },
];

/** The tables of growth and the plots of the same figures. */
export async function growth(settings: Settings): Promise<Found & { readonly plots: readonly Plot[] }> {
  const tables: Table[] = [];
  const plots: Plot[] = [];
  for (const { file, title, about, across, sizes, point: at } of SERIES) {
    const points: Point[] = [];
    for (const size of sizes) points.push(await at(size, settings));
    tables.push(tableOf(`4. ${title}`, `${about}\n\n![${title}](plots/${file}.svg)`, sizes, points));
    plots.push({ file, title, across, up: 'time per verdict', lines: linesOf(sizes, points) });
  }
  return { claims: [], tables, plots };
}
