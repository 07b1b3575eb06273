// English for the steps about rules, for places that show the line number and the outcome beside it.

import type { StepCode, StepParams } from '../../core/questions/step.ts';
import { characterOrEscape, isOctetPerCharacter } from '../../core/text/escapes.ts';
import { beginningOf } from '../../core/text/shorten.ts';
import { number, plural } from './words/counts.ts';

const lineNumber = (line: number) => `line ${line + 1}`;

/** A text in quotes; of a long one the beginning. */
const quoted = (text: string) => `“${beginningOf(text, 40)}”`;

/** The character at a place, or the escape that it is part of. */
const characterAt = (text: string, at: number) => quoted(characterOrEscape(text, at));

type NoMatch = StepParams['rule-no-match'];

const whyNoMatch = {
  differs: ({ url, urlAt, rule, ruleAt }) =>
    `the URL goes on with ${characterAt(url, urlAt)}, not ${characterAt(rule, ruleAt)}`,
  'url-ends': ({ missing }) => `the URL ends before ${quoted(missing)}`,
  'url-goes-on': ({ url, urlAt }) => `the URL goes on with ${characterAt(url, urlAt)}`,
  'not-found': ({ missing }) => `the URL goes on without ${quoted(missing)}`,
  'not-at-end': ({ missing }) => `the URL does not end in ${quoted(missing)}`,
} as const satisfies Record<NoMatch['why'], (params: NoMatch) => string>;

const matchNote = ({ directory, path }: { readonly directory: boolean; readonly path: string }) => {
  if (path === '') return '; without a path it allows everything';
  return directory ? '; with an index page it allows the directory' : '';
};

/** The steps about rules; any other is told as a sentence. */
export const briefWords: { readonly [Code in StepCode]?: (params: StepParams[Code]) => string } = {
  'rule-first': (params) => `the first that matches${matchNote(params)}`,
  'rule-longest': (params) =>
    (params.matching === 1
      ? 'the only one that matches'
      : `the longest of ${number(params.matching)} that match`) + matchNote(params),
  'rule-no-match': (params) => whyNoMatch[params.why](params),
  'rule-not-asked': ({ deciding }) => `${lineNumber(deciding)} comes first`,
  'rule-shorter': ({ octets, longest, deciding, rule, url }) =>
    `it matches with ${isOctetPerCharacter(rule + url) ? plural(octets, 'character', 'characters') : plural(octets, 'octet', 'octets')}, ${lineNumber(deciding)} with ${number(longest)}`,
  'rule-yields': ({ deciding }) => `as long as ${lineNumber(deciding)}; between equals Allow counts`,
  'rule-later': ({ deciding }) => `as long as ${lineNumber(deciding)}, which comes first`,
  'rule-empty': ({ effect }) => `without a path it ${effect === 'deny' ? 'forbids' : 'allows'} nothing`,
  'rule-unknown': () => 'this reader knows no Allow',
  'rule-orphan': () => 'it belongs to no record',
};
