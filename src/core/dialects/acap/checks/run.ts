// All checks of ACAP that need no more than the file and its relatives.

import type { Finding } from '../../../policy/finding.ts';
import type { Policy } from '../../../policy/policy.ts';
import { commentLine } from '../edit/version-comment.ts';
import { acapFile } from '../file.ts';
import { type Check, type Checking, NO_RELATIVES, type Relatives, startChecking } from './checking.ts';
import { conventionalBelow } from './conventional.ts';
import { compositeParts, undefinedNames, unusedDefinitions } from './definitions.ts';
import { dependencies } from './dependencies.ts';
import { extracting, openExtensions, readFields } from './in-records.ts';
import { lineIssues } from './line-issues.ts';
import { misplacedLines } from './misplaced.ts';
import { derivedBesideBasic, dollarBesideStar, incomparable } from './scopes.ts';
import { shadows } from './shadows.ts';
import { noRecords, records, size } from './structure.ts';
import { duplicateFields, ties } from './ties.ts';
import { newFeatures, versionComment } from './versions.ts';
import { voicesOf } from './voices.ts';

/** So many comparisons of patterns are made in one file; what lies behind is not claimed. */
const MOST_COMPARISONS = 200_000;

/** How fields stand to each other. */
const relations: Check = (checking: Checking) => {
  const budget = { left: MOST_COMPARISONS };
  const voices = voicesOf(checking);
  for (const voice of voices) {
    ties(checking, voice);
    dollarBesideStar(checking, voice);
    incomparable(checking, voice, budget);
    derivedBesideBasic(checking, voice, budget);
  }
  dependencies(checking, voices, budget);
  shadows(checking, voices, budget);
};

const checks: readonly Check[] = [
  lineIssues,
  misplacedLines,
  noRecords,
  records,
  size,
  versionComment,
  newFeatures,
  undefinedNames,
  compositeParts,
  unusedDefinitions,
  duplicateFields,
  relations,
  readFields,
  openExtensions,
  extracting,
  conventionalBelow,
];

/** True if a file has anything that speaks ACAP; without it there is nothing to find. */
export const speaksAcap = (policy: Policy): boolean =>
  acapFile(policy).lines.length > 0 || commentLine(policy) >= 0;

/** What is wrong or odd in a file, in no order; it pauses after each check. `today` as yyyy-mm-dd. */
export function* acapFindings(
  policy: Policy,
  {
    relatives = NO_RELATIVES,
    today,
  }: { readonly relatives?: Relatives; readonly today?: string | undefined } = {},
): Generator<undefined, Finding[]> {
  if (!speaksAcap(policy)) return [];
  const { checking, found } = startChecking({ policy, file: acapFile(policy), relatives, today });
  for (const check of checks) {
    check(checking);
    yield;
  }
  return found;
}
