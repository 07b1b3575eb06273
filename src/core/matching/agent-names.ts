// Which crawlers a user-agent line applies to.
import type { Encoding } from '../document/encoding.ts';
import { lowerCase } from '../text/lower-case.ts';
import { textBefore, textBeforeMatch } from '../text/trim-characters.ts';
import { decodeOctets, percentDecode, toOctets } from './percent-encoding.ts';

/** How a reader compares names: its `agent` options. */
export interface AgentOptions {
  /** `whole`: the whole value. `identifier-prefix`: its leading letters, `_` and `-` (robots.cc). */
  readonly value: 'whole' | 'identifier-prefix';
  /**
   * How a value matches the name of a crawler. `equals`: draft 1 3.2.1, RFC 9309 2.2.1. `contains`: the value
   * contains the crawler's name (-00 3.2.1). `contained-in-name`: the crawler's name contains the value (PYU-010).
   * `equals-else-contained`: the value is the crawler's whole name, or else the crawler's name contains it
   * (urllib.robotparser since GH-138908).
   */
  readonly match: 'equals' | 'contains' | 'contained-in-name' | 'equals-else-contained';
  /** `exact`: only `*` applies to any other crawler. `star-then-space`: so does `*` with text after a space. */
  readonly star: 'exact' | 'star-then-space';
  /**
   * The part of the crawler's name that is compared: all of it, or the text before its first slash (PYU-010). An
   * equal name is always compared whole.
   */
  readonly name: 'whole' | 'before-slash';
  /** Whether names in lines are percent-decoded (PYU-006). */
  readonly decode: boolean;
  /** The letters whose case is ignored: A to Z, or those of all scripts. */
  readonly letterCase: 'ascii' | 'unicode';
}

/** Returns the leading letters, `_` and `-` of a text, which robots.cc reads as the name. */
export const leadingIdentifier = (text: string): string => textBeforeMatch(text, /[^A-Za-z_-]/);

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

/** Normalizes a crawler's own name for comparison. No crawler is named '' or `*` (DAT-014): both become ''. */
export function normalizeRobotName(token: string, reading: AgentOptions): string {
  const isCut = reading.name === 'before-slash' && reading.match !== 'equals-else-contained';
  const name = isCut ? textBefore(token, '/') : token;
  return name === '*' ? '' : lowerCaseFor(reading)(toOctets(name, 'utf-8'));
}

/** Returns the part of a crawler's name that may contain a value. */
const containedPart = (crawlerName: string, { name }: AgentOptions) =>
  name === 'before-slash' ? textBefore(crawlerName, '/') : crawlerName;

/** Whether a value (`normalizeAgentName`) matches the name of a crawler (`normalizeRobotName`). */
export function matchesRobotName(value: string, crawlerName: string, reading: AgentOptions): boolean {
  if (reading.match === 'contained-in-name') return crawlerName.includes(value);
  if (reading.match === 'equals-else-contained')
    return value === crawlerName || containedPart(crawlerName, reading).includes(value);
  if (crawlerName === '') return false;
  return reading.match === 'contains' ? value.includes(crawlerName) : value === crawlerName;
}
