// German for the steps about rules, for places that show the line number and the outcome beside it.

import type { StepParams } from '../../core/questions/step.ts';
import { characterOrEscape, isOctetPerCharacter } from '../../core/text/escapes.ts';
import { beginningOf } from '../../core/text/shorten.ts';
import type * as english from '../en/briefly.ts';
import { number, plural } from './words/counts.ts';

const lineNumber = (line: number) => `Zeile ${line + 1}`;

/** A text in quotes; of a long one the beginning. */
const quoted = (text: string) => `„${beginningOf(text, 40)}“`;

/** The character at a place, or the escape that it is part of. */
const characterAt = (text: string, at: number) => quoted(characterOrEscape(text, at));

type NoMatch = StepParams['rule-no-match'];

const whyNoMatch = {
  differs: ({ url, urlAt, rule, ruleAt }) =>
    `die URL geht mit ${characterAt(url, urlAt)} weiter, nicht mit ${characterAt(rule, ruleAt)}`,
  'url-ends': ({ missing }) => `die URL endet vor ${quoted(missing)}`,
  'url-goes-on': ({ url, urlAt }) => `die URL geht mit ${characterAt(url, urlAt)} weiter`,
  'not-found': ({ missing }) => `die URL geht ohne ${quoted(missing)} weiter`,
  'not-at-end': ({ missing }) => `die URL endet nicht auf ${quoted(missing)}`,
} as const satisfies Record<NoMatch['why'], (params: NoMatch) => string>;

const matchNote = ({ directory, path }: { readonly directory: boolean; readonly path: string }) => {
  if (path === '') return '; ohne Pfad erlaubt sie alles';
  return directory ? '; mit einer Indexseite erlaubt sie das Verzeichnis' : '';
};

/** The steps about rules; any other is told as a sentence. */
export const briefWords: typeof english.briefWords = {
  'rule-first': (params) => `die erste, die passt${matchNote(params)}`,
  'rule-longest': (params) =>
    (params.matching === 1
      ? 'die einzige, die passt'
      : `die längste von ${number(params.matching)}, die passen`) + matchNote(params),
  'rule-no-match': (params) => whyNoMatch[params.why](params),
  'rule-not-asked': ({ deciding }) => `${lineNumber(deciding)} kommt vorher`,
  'rule-shorter': ({ octets, longest, deciding, rule, url }) =>
    `sie passt mit ${isOctetPerCharacter(rule + url) ? `${number(octets)} Zeichen` : plural(octets, 'Byte', 'Bytes')}, ${lineNumber(deciding)} mit ${number(longest)}`,
  'rule-yields': ({ deciding }) => `so lang wie ${lineNumber(deciding)}; bei gleicher Länge gilt Allow`,
  'rule-later': ({ deciding }) => `so lang wie ${lineNumber(deciding)}, die vorher kommt`,
  'rule-empty': ({ effect }) => `ohne Pfad ${effect === 'deny' ? 'verbietet' : 'erlaubt'} sie nichts`,
  'rule-unknown': () => 'dieser Leser kennt kein Allow',
  'rule-orphan': () => 'sie gehört zu keinem Abschnitt',
};
