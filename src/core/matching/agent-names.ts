// Which crawlers a user-agent line applies to.
import type { Encoding } from '../document/encoding.ts';
import { lowerCase } from '../text/lower-case.ts';
import { leadingIdentifier, textBefore } from '../text/trim-characters.ts';
import { decodeOctets, percentDecode, toOctets } from './percent-encoding.ts';
import { crawlerName, type NameOptions } from './product-token.ts';

/** How a reader compares names: its `agent` options. */
export interface AgentOptions extends NameOptions {
  /**
   * How a value matches the name of a crawler. `equals`: draft 1 3.2.1, RFC 9309 2.2.1. `contains`: the value
   * contains the crawler's name (-00 3.2.1). `contained-in-name`: the crawler's name contains the value (urllib).
   * `equals-else-contained`: the value is the crawler's whole name, or else the crawler's name contains it
   * (urllib.robotparser since GH-138908).
   */
  readonly match: 'equals' | 'contains' | 'contained-in-name' | 'equals-else-contained';
  /** `exact`: only `*` applies to any other crawler. `star-then-space`: so does `*` with text after a space. */
  readonly star: 'exact' | 'star-then-space';
  /** Whether names in lines are percent-decoded (urllib). */
  readonly decode: boolean;
  /** The letters whose case is ignored: A to Z, or those of all scripts. */
  readonly letterCase: 'ascii' | 'unicode';
}

/** Whether the value of a user-agent line applies to any other crawler. */
export function isStar(value: string, reading: AgentOptions): boolean {
  if (value === '*' || (reading.decode && percentDecode(value) === '*')) return true;
  return reading.star === 'star-then-space' && /^\*[ \t\v\f]/.test(value);
}

const NON_ASCII_OCTETS = /[^\0-\x7f]/;

const lowerCaseOctets = (octets: string) =>
  NON_ASCII_OCTETS.test(octets) ? toOctets(decodeOctets(octets).toLowerCase(), 'utf-8') : lowerCase(octets);

const lowerCaseFor = ({ letterCase }: AgentOptions) =>
  letterCase === 'unicode' ? lowerCaseOctets : lowerCase;

/**
 * Normalizes a name in a line for comparison: octets in lower case. Only the part that the reader compares is
 * returned.
 */
export function normalizeAgentName(value: string, encoding: Encoding, reading: AgentOptions): string {
  const octets = toOctets(reading.value === 'identifier-prefix' ? leadingIdentifier(value) : value, encoding);
  return lowerCaseFor(reading)(reading.decode ? percentDecode(octets) : octets);
}

/**
 * Normalizes a crawler's own name for comparison, from any form of its user-agent (`crawlerName`): each reader reduces
 * it itself. No crawler is named '' or `*` (data.txt): both become ''.
 */
export function normalizeRobotName(agent: string, reading: AgentOptions): string {
  const isCut = reading.name === 'before-slash' && reading.match !== 'equals-else-contained';
  const whole = crawlerName(agent, reading);
  const name = isCut ? textBefore(whole, '/') : whole;
  return name === '*' ? '' : lowerCaseFor(reading)(toOctets(name, 'utf-8'));
}

/** Returns the part of a crawler's name that may contain a value. */
const containedPart = (robot: string, { name }: AgentOptions) =>
  name === 'before-slash' ? textBefore(robot, '/') : robot;

/** Whether a value (`normalizeAgentName`) matches the name of a crawler (`normalizeRobotName`). */
export function matchesRobotName(value: string, robot: string, reading: AgentOptions): boolean {
  if (reading.match === 'contained-in-name') return robot.includes(value);
  if (reading.match === 'equals-else-contained')
    return value === robot || containedPart(robot, reading).includes(value);
  if (robot === '') return false;
  return reading.match === 'contains' ? value.includes(robot) : value === robot;
}

/** Distinct names of a file, and what makes finding one of them cheap. */
export interface NameList {
  readonly names: ReadonlySet<string>;
  /** The different lengths of the names, the shortest first. */
  readonly lengths: readonly number[];
}

export const createNameList = (names: readonly string[]): NameList => ({
  names: new Set(names),
  lengths: [...new Set(names.map(({ length }) => length))].sort((a, b) => a - b),
});

/** Returns the names that a text contains. */
function namesContainedIn(text: string, { names, lengths }: NameList): string[] {
  const possibleLengths = lengths.filter((length) => length <= text.length);
  // Of a short text, the parts are looked up, whose number does not depend on the file.
  if (possibleLengths.length * text.length > names.size)
    return [...names].filter((name) => text.includes(name));
  const contained = new Set<string>();
  for (const length of possibleLengths)
    for (let start = 0; start <= text.length - length; start++) {
      const part = text.slice(start, start + length);
      if (names.has(part)) contained.add(part);
    }
  return [...contained];
}

/** Returns the names of a file that match the name of a crawler, as `matchesRobotName` does. */
export function findMatchingNames(list: NameList, crawlerName: string, reading: AgentOptions): string[] {
  if (reading.match === 'contained-in-name') return namesContainedIn(crawlerName, list);
  if (reading.match === 'equals-else-contained')
    return namesContainedIn(containedPart(crawlerName, reading), list);
  const matching: string[] = [];
  for (const name of list.names) if (matchesRobotName(name, crawlerName, reading)) matching.push(name);
  return matching;
}
