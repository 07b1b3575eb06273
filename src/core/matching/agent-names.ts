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
   * `contained-in-name`: the robot's name contains the value (PYU-010). `equals-else-contained`: the value is the robot's
   * whole name, or else the robot's name contains it (urllib.robotparser since GH-138908).
   */
  readonly match: 'equals' | 'contains' | 'contained-in-name' | 'equals-else-contained';
  /** `exact`: only `*` speaks to the robots that are not named; `star-then-space`: also with text behind a blank. */
  readonly star: 'exact' | 'star-then-space';
  /**
   * Which part of the robot's own name is compared: all of it, or the text before its first slash (PYU-010); an equal name
   * is always the whole one.
   */
  readonly name: 'whole' | 'before-slash';
  /** True if names are percent-decoded in lines (PYU-006). */
  readonly decode: boolean;
  /** The letters whose case does not matter: A to Z, or those of all scripts. */
  readonly letterCase: 'ascii' | 'unicode';
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

const lowerCaseFor = ({ letterCase }: AgentOptions) =>
  letterCase === 'unicode' ? lowerCaseOctets : lowerCase;

/** A name as it is compared: octets in lower case. Of a line's value, only the part the reader looks at. */
export function normalizeAgentName(value: string, encoding: Encoding, reading: AgentOptions): string {
  const octets = toOctets(reading.value === 'identifier-prefix' ? leadingIdentifier(value) : value, encoding);
  return lowerCaseFor(reading)(reading.decode ? percentDecode(octets) : octets);
}

/** A robot's own name as it is compared. The names '' and `*` are nobody's (DAT-014), which is ''. */
export function normalizeRobotName(token: string, reading: AgentOptions): string {
  const isCut = reading.name === 'before-slash' && reading.match !== 'equals-else-contained';
  const name = isCut ? textBefore(token, '/') : token;
  return name === '*' ? '' : lowerCaseFor(reading)(toOctets(name, 'utf-8'));
}

/** The part of a robot's name that may contain a value. */
const containedPart = (robot: string, { name }: AgentOptions) =>
  name === 'before-slash' ? textBefore(robot, '/') : robot;

/** Whether a value (`agentName`) names a robot (`robotName`). */
export function matchesRobotName(value: string, robot: string, reading: AgentOptions): boolean {
  if (reading.match === 'contained-in-name') return robot.includes(value);
  if (reading.match === 'equals-else-contained')
    return value === robot || containedPart(robot, reading).includes(value);
  if (robot === '') return false;
  return reading.match === 'contains' ? value.includes(robot) : value === robot;
}
