// Who a user-agent line speaks to.
import type { Encoding } from '../text/encoding.ts';
import { octetsOf } from './percent.ts';
import { lowerCase } from './url-parts.ts';

/** How a reader compares names: the `agent` knobs of readers.json. */
export interface AgentReading {
  /** `whole`: the value as it is; `identifier-prefix`: its leading letters, `_` and `-` (robots.cc). */
  readonly value: 'whole' | 'identifier-prefix';
  /** `equals` (draft 1 3.2.1, RFC 9309 2.2.1), or `contains`: the value contains the robot's name (-00 3.2.1). */
  readonly match: 'equals' | 'contains';
  /** `exact`: only `*` speaks to the robots that are not named; `star-then-space`: also with text behind a blank. */
  readonly star: 'exact' | 'star-then-space';
}

/** The leading letters, `_` and `-` of a text: all that robots.cc takes for a name. */
export const identifier = (text: string): string => /^[A-Za-z_-]*/.exec(text)![0];

/** Whether the value of a user-agent line speaks to the robots that no line names. */
export function isStar(value: string, reading: AgentReading): boolean {
  if (value === '*') return true;
  return reading.star === 'star-then-space' && /^\*[ \t\v\f]/.test(value);
}

/** A name as it is compared: octets, A to Z in lower case. Of a line's value, only the part the reader looks at. */
export function agentName(value: string, encoding: Encoding, reading: AgentReading): string {
  const seen = reading.value === 'identifier-prefix' ? identifier(value) : value;
  return lowerCase(octetsOf(seen, encoding));
}

/** A robot's own name as it is compared. The names '' and `*` are nobody's (DAT-014), which is ''. */
export function robotName(token: string): string {
  return token === '*' ? '' : lowerCase(octetsOf(token, 'utf-8'));
}

/** Whether a value (`agentName`) names a robot (`robotName`). */
export function namesRobot(value: string, robot: string, reading: AgentReading): boolean {
  if (robot === '') return false;
  return reading.match === 'contains' ? value.includes(robot) : value === robot;
}
