// The pages of specifications: their texts, combined with their printed examples.
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
} from '../../../core/catalogue/printed-examples.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { dataTxtText } from '../../../messages/en/learn/data-txt.ts';
import { koster1996Text } from '../../../messages/en/learn/koster-1996.ts';
import { rfc9309Text } from '../../../messages/en/learn/rfc-9309.ts';
import type { LearnExampleText, LearnPageText } from '../../../messages/learn-page.ts';
import { addTallies, type DifferenceTally, tallyMatches, tallySite } from '../examples/computed-answers.ts';

/** An example as it is shown: its text, and either rows of paths or a file with its matrix. */
export type SpecificationExample = LearnExampleText &
  ({ readonly matches: readonly PrintedMatch[] } | { readonly site: PrintedSite });

export interface SpecificationPage {
  readonly text: LearnPageText<string>;
  readonly examples: readonly SpecificationExample[];
}

const koster1996Examples = koster1996Text.examples;
const dataTxtExamples = dataTxtText.examples;
const rfc9309Examples = rfc9309Text.examples;

/** All pages, the oldest specification first, except data.txt, which follows the one it is based on. */
export const specificationPages: readonly SpecificationPage[] = [
  {
    text: koster1996Text,
    examples: [
      { ...koster1996Examples.draft1, matches: draft1Matches },
      { ...koster1996Examples.fict, site: fictOrg },
    ],
  },
  {
    text: dataTxtText,
    examples: [
      { ...dataTxtExamples.internetDraft, matches: internetDraftMatches },
      { ...dataTxtExamples.fict, site: fictOrg },
    ],
  },
  {
    text: rfc9309Text,
    examples: [
      { ...rfc9309Examples.percent, matches: rfcPercentMatches },
      { ...rfc9309Examples.special, matches: rfcSpecialMatches },
      { ...rfc9309Examples.merged, site: rfcMerged },
      { ...rfc9309Examples.fallback, site: rfcDefault },
      { ...rfc9309Examples.simple, site: rfcSimple },
      { ...rfc9309Examples.longest, site: rfcLongest },
    ],
  },
];

export const tallyExample = (reader: Reader, example: SpecificationExample): DifferenceTally =>
  'site' in example ? tallySite(reader, example.site) : tallyMatches(reader, example.matches);

export const tallyPage = (reader: Reader, { examples }: SpecificationPage): DifferenceTally =>
  addTallies(examples.map((example) => tallyExample(reader, example)));
