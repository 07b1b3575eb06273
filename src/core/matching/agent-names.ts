// Who a user-agent line speaks to.
import type { Encoding } from '../document/encoding.ts';
import { lowerCase } from '../text/lower-case.ts';
import { textBefore, textBeforeMatch } from '../text/trim-characters.ts';
import { decodeOctets, percentDecode, toOctets } from './percent-encoding.ts';

/** How a reader compares names: the `agent` knobs of readers.json. */
export interface AgentOptions {
  /** `whole`: the value as it is; `identifier-prefix`: its leading letters, `_` and `-` (robots.cc). */
  readonly value: 'whole' | 'identifier-prefix';
  /**
   * `equals` (draft 1 3.2.1, RFC 9309 2.2.1), `contains`: the value contains the robot's name (-00 3.2.1), or
   * `contained-in-name`: the robot's name contains the value (PYU-010).
   */
  readonly match: 'equals' | 'contains' | 'contained-in-name';
  /** `exact`: only `*` speaks to the robots that are not named; `star-then-space`: also with text behind a blank. */
  readonly star: 'exact' | 'star-then-space';
  /** What of the robot's own name is compared: all of it, or what stands before its first slash (PYU-010). */
  readonly name: 'whole' | 'before-slash';
  /** True if names are text: percent-decoded in lines (PYU-006), and of all scripts without regard to case. */
  readonly decode: boolean;
}

/** The leading letters, `_` and `-` of a text: all that robots.cc takes for a name. */
export const leadingIdentifier = (text: string): string => textBeforeMatch(text, /[^A-Za-z_-]/);

/** Whether the value of a user-agent line speaks to the robots that no line names. */
export function isStar(value: string, reading: AgentOptions): boolean {
  if (value === '*' || (reading.decode && percentDecode(value) === '*')) return true;
  return reading.star === 'star-then-space' && /^\*[ \t\v\f]/.test(value);
}

const NON_ASCII_OCTETS = /[^\0-\x7f]/;

const lowerCaseOctets = (octets: string) =>
  NON_ASCII_OCTETS.test(octets) ? toOctets(decodeOctets(octets).toLowerCase(), 'utf-8') : lowerCase(octets);

/** A name as it is compared: octets in lower case. Of a line's value, only the part the reader looks at. */
export function normalizeAgentName(value: string, encoding: Encoding, reading: AgentOptions): string {
  const octets = toOctets(reading.value === 'identifier-prefix' ? leadingIdentifier(value) : value, encoding);
  return reading.decode ? lowerCaseOctets(percentDecode(octets)) : lowerCase(octets);
}

/** A robot's own name as it is compared. The names '' and `*` are nobody's (DAT-014), which is ''. */
export function normalizeRobotName(token: string, reading: AgentOptions): string {
  const name = reading.name === 'before-slash' ? textBefore(token, '/') : token;
  if (name === '*') return '';
  const octets = toOctets(name, 'utf-8');
  return reading.decode ? lowerCaseOctets(octets) : lowerCase(octets);
}

/** Whether a value (`agentName`) names a robot (`robotName`). */
export function matchesRobotName(value: string, robot: string, reading: AgentOptions): boolean {
  if (reading.match === 'contained-in-name') return robot.includes(value);
  if (robot === '') return false;
  return reading.match === 'contains' ? value.includes(robot) : value === robot;
}
