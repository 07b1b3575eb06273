// German for robots that do otherwise than the texts say, and on whose word.
import type { AgentQuirk } from '../../core/catalogue/agent-quirks.ts';
import type * as english from '../en/quirk-steps.ts';
import type { Told } from '../language.ts';
import { dayTold } from './words/dates.ts';

/** Whose word it is, of when, and how good: behind the sentence. */
function onWhoseWord({ source, sourceDate, confidence, contested }: AgentQuirk): string {
  const where = /^https?:\/\/([^/]+)/.exec(source)?.[1] ?? source;
  const how = confidence === 'second-hand' ? 'aus zweiter Hand, ' : '';
  const open = contested === undefined ? '' : ` Umstritten: ${contested}`;
  return ` (${how}${where}, ${dayTold(sourceDate)}).${open}`;
}

const heeds = {
  ignored: 'hält sich nicht an diese Datei',
  'mostly-ignored': 'hält sich meist nicht an diese Datei',
  'may-be-ignored': 'hält sich möglicherweise nicht an diese Datei',
} as const satisfies Record<NonNullable<AgentQuirk['robotsTxt']>, string>;

export const quirkStepWords: Told<typeof english.quirkStepWords> = {
  'robots-txt-ignored': ({ name, how, source }) =>
    `${name} ${heeds[how]}: Die Antwort ist, was die Datei sagt, nicht was ${name} tut${onWhoseWord(source)}`,
  'record-fallback': ({ name, token, source }) =>
    `Keine Zeile nennt ${name}: Dieser Robot befolgt dann, was für ${token} gilt${onWhoseWord(source)}`,
  'record-fallback-unknown': ({ name, source }) =>
    `Keine Zeile nennt ${name}: Möglicherweise befolgt dieser Robot, was für andere gilt; für welche, ist nicht gesagt. Hier wird er wie jeder andere behandelt${onWhoseWord(source)}`,
  'record-star-ignored': ({ name, source }, line) =>
    `${line} richtet sich an alle Robots, die in keiner Zeile genannt werden, aber nicht an ${name}${onWhoseWord(source)}`,
};
