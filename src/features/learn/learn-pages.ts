// The pages: the words about a text, joined with the examples that it prints.
import {
  draft1Matches,
  fictOrg,
  internetDraftMatches,
  type PrintedMatch,
  type PrintedSite,
  rfcDefault,
  rfcLongest,
  rfcMerged,
  rfcPercentMatches,
  rfcSimple,
  rfcSpecialMatches,
} from '../../core/catalogue/printed-examples.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { dataTxtText } from '../../messages/en/learn/data-txt.ts';
import { koster1996Text } from '../../messages/en/learn/koster-1996.ts';
import { rfc9309Text } from '../../messages/en/learn/rfc-9309.ts';
import type { LearnExampleText, LearnPageText } from '../../messages/learn-page.ts';
import { sumOf, type Tally, tallyOfMatches, tallyOfSite } from './live-answers.ts';

/** An example as it is shown: its words, and either rows of paths or a file with its matrix. */
export type LearnExample = LearnExampleText &
  ({ readonly matches: readonly PrintedMatch[] } | { readonly site: PrintedSite });

export interface LearnPage {
  readonly text: LearnPageText<string>;
  readonly examples: readonly LearnExample[];
}

const koster = koster1996Text.examples;
const dataTxt = dataTxtText.examples;
const rfc = rfc9309Text.examples;

/** All pages, oldest text first but for data.txt, which stands beside its model. */
export const learnPages: readonly LearnPage[] = [
  {
    text: koster1996Text,
    examples: [
      { ...koster.draft1, matches: draft1Matches },
      { ...koster.fict, site: fictOrg },
    ],
  },
  {
    text: dataTxtText,
    examples: [
      { ...dataTxt.internetDraft, matches: internetDraftMatches },
      { ...dataTxt.fict, site: fictOrg },
    ],
  },
  {
    text: rfc9309Text,
    examples: [
      { ...rfc.percent, matches: rfcPercentMatches },
      { ...rfc.special, matches: rfcSpecialMatches },
      { ...rfc.merged, site: rfcMerged },
      { ...rfc.fallback, site: rfcDefault },
      { ...rfc.simple, site: rfcSimple },
      { ...rfc.longest, site: rfcLongest },
    ],
  },
];

export const tallyOf = (reader: Reader, example: LearnExample): Tally =>
  'site' in example ? tallyOfSite(reader, example.site) : tallyOfMatches(reader, example.matches);

export const tallyOfPage = (reader: Reader, { examples }: LearnPage): Tally =>
  sumOf(examples.map((example) => tallyOf(reader, example)));
