// The other programs that answer the same question, with a common interface of two functions.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';

/** A parsed file that answers questions. */
export interface Reading {
  readonly allows: (agent: string, address: string) => boolean;
}

export interface Peer {
  readonly name: string;
  readonly version: string;
  /** Its name and version. */
  readonly claims: string;
  /** What it takes: an absolute URL, or the part after the host. */
  readonly takes: 'url' | 'path';
  readonly read: (text: string) => Reading | Promise<Reading>;
}

export const ORIGIN = 'https://www.example.com';
export const PATH = '/robots.txt';

// The bundle is in a folder next to bench, so this finds the packages of bench from both places.
const home = new URL('../bench/', import.meta.url);
const load = createRequire(new URL('package.json', home));

const versionOf = (name: string): string => {
  const manifest = readFileSync(new URL(`node_modules/${name}/package.json`, home), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
};

interface RobotsParser {
  isAllowed(url: string, agent: string): boolean | undefined;
}
interface Exclusion {
  isPathAllowed(path: string, agent: string): boolean;
}
interface Guard {
  isAllowed(agent: string, path: string): boolean;
}
interface RobotsTxtParser {
  parseRobots(url: string, text: string): void;
  setUserAgent(agent: string): void;
  canCrawlSync(url: string): boolean;
}
interface Robots {
  parse(lines: readonly string[]): Robots;
  canFetchSync(agent: string, path: string): boolean;
}

function robotsParser(): Peer['read'] {
  const parse = load('robots-parser') as (url: string, text: string) => RobotsParser;
  return (text) => {
    const robots = parse(`${ORIGIN}${PATH}`, text);
    return { allows: (agent, url) => robots.isAllowed(url, agent) !== false };
  };
}

async function exclusion(): Promise<Peer['read']> {
  // Its entry for `require` does not load, as its package contains ES modules.
  const entry = new URL('node_modules/exclusion/dist/index.js', home);
  const { RobotsTxt } = (await import(entry.href)) as { readonly RobotsTxt: new (text: string) => Exclusion };
  return (text) => {
    const robots = new RobotsTxt(text);
    return { allows: (agent, path) => robots.isPathAllowed(path, agent) };
  };
}

function guard(): Peer['read'] {
  const parse = load('robots-txt-parse') as (content: Readable) => Promise<unknown>;
  const guarded = load('robots-txt-guard') as (config: unknown) => Guard;
  return async (text) => {
    const robots = guarded(await parse(Readable.from([text])));
    return { allows: (agent, path) => robots.isAllowed(agent, path) };
  };
}

function robotsTxtParser(): Peer['read'] {
  const make = load('robots-txt-parser') as () => RobotsTxtParser;
  return (text) => {
    const robots = make();
    robots.parseRobots(ORIGIN, text);
    return {
      allows: (agent, path) => {
        robots.setUserAgent(agent);
        return robots.canCrawlSync(path);
      },
    };
  };
}

function robots(): Peer['read'] {
  const { RobotsParser } = load('robots') as { readonly RobotsParser: new () => Robots };
  return (text) => {
    const parsed = new RobotsParser().parse(text.split(/\r\n|\r|\n/));
    return { allows: (agent, path) => parsed.canFetchSync(agent, path) };
  };
}

/** All peers; targets refer to the first one. @throws Error if they are not installed. */
export const loadPeers = async (): Promise<readonly Peer[]> => [
  {
    name: 'robots-parser',
    version: versionOf('robots-parser'),
    claims: 'RFC 9309',
    takes: 'url',
    read: robotsParser(),
  },
  {
    name: 'robots-txt-guard',
    version: `${versionOf('robots-txt-guard')}, read by robots-txt-parse ${versionOf('robots-txt-parse')}`,
    claims: 'the description of Google',
    takes: 'path',
    read: guard(),
  },
  {
    name: 'exclusion',
    version: versionOf('exclusion'),
    claims: 'RFC 9309',
    takes: 'path',
    read: await exclusion(),
  },
  {
    name: 'robots-txt-parser',
    version: versionOf('robots-txt-parser'),
    claims: 'the description of Google',
    takes: 'path',
    read: robotsTxtParser(),
  },
  {
    name: 'robots',
    version: versionOf('robots'),
    claims: 'the text of 1994: the first rule that matches',
    takes: 'path',
    read: robots(),
  },
];
