// English for robots that do otherwise than the texts say, and on whose word.
import type { AgentQuirk } from '../../core/catalogue/agent-quirks.ts';
import type { StepParams } from '../../core/questions/step.ts';
import { dayTold } from './words/dates.ts';

/** Whose word it is, of when, and how good: behind the sentence. */
function onWhoseWord({ source, sourceDate, confidence, contested }: AgentQuirk): string {
  const where = /^https?:\/\/([^/]+)/.exec(source)?.[1] ?? source;
  const how = confidence === 'second-hand' ? 'second-hand, ' : '';
  const open = contested === undefined ? '' : ` Open: ${contested}`;
  return ` (${how}${where}, ${dayTold(sourceDate)}).${open}`;
}

const heeds = {
  ignored: 'does not follow this file',
  'mostly-ignored': 'mostly does not follow this file',
  'may-be-ignored': 'may not follow this file',
} as const satisfies Record<NonNullable<AgentQuirk['robotsTxt']>, string>;

type QuirkCode = 'robots-txt-ignored' | 'record-fallback' | 'record-fallback-unknown' | 'record-star-ignored';

/** A sentence from the parameters of a code; `line` is `Line 13`. */
export const quirkStepWords: {
  readonly [Code in QuirkCode]: (params: StepParams[Code], line: string) => string;
} = {
  'robots-txt-ignored': ({ name, how, source }) =>
    `${name} ${heeds[how]}: the answer is what the file says, not what ${name} does${onWhoseWord(source)}`,
  'record-fallback': ({ name, token, source }) =>
    `No line names ${name}: it follows what is for ${token}${onWhoseWord(source)}`,
  'record-fallback-unknown': ({ name, source }) =>
    `No line names ${name}: it may follow what is for other robots, and it is not said which; here it is read as any other${onWhoseWord(source)}`,
  'record-star-ignored': ({ name, source }, line) =>
    `${line} speaks to all robots that no line names, but not to ${name}${onWhoseWord(source)}`,
};
