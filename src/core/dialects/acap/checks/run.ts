// All checks of ACAP that need no more than the file and its relatives.

import type { Finding } from '../../../policy/finding.ts';
import type { Policy } from '../../../policy/policy.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import { readAcapFile } from '../file.ts';
import {
  type Check,
  type CheckContext,
  createCheckContext,
  NO_RELATED_FILES,
  type RelatedFiles,
} from './checking.ts';
import { checkConventionalLines } from './conventional.ts';
import { checkCompositeParts, checkUndefinedNames, checkUnusedDefinitions } from './definitions.ts';
import { checkDependencies } from './dependencies.ts';
import { checkExtracts, checkFieldsInUse, checkOpenExtensions } from './in-records.ts';
import { reportLineIssues } from './line-issues.ts';
import { reportMisplacedLines } from './misplaced.ts';
import { checkDerivedBesideBasic, checkDollarBesideStar, checkIncomparable } from './scopes.ts';
import { checkShadows } from './shadows.ts';
import { checkNoRecords, checkRecords, checkSize } from './structure.ts';
import { checkDuplicateFields, checkTies } from './ties.ts';
import { checkNewFeatures, checkVersionComment } from './versions.ts';
import { groupStatements } from './voices.ts';

/** So many comparisons of patterns are made in one file; what lies behind is not claimed. */
const MAX_COMPARISONS = 200_000;

/** How fields stand to each other. */
const checkRelations: Check = (checking: CheckContext) => {
  const budget = { left: MAX_COMPARISONS };
  const voices = groupStatements(checking);
  for (const voice of voices) {
    checkTies(checking, voice);
    checkDollarBesideStar(checking, voice);
    checkIncomparable(checking, voice, budget);
    checkDerivedBesideBasic(checking, voice, budget);
  }
  checkDependencies(checking, voices, budget);
  checkShadows(checking, voices, budget);
};

const acapFileChecks: readonly Check[] = [
  reportLineIssues,
  reportMisplacedLines,
  checkNoRecords,
  checkRecords,
  checkSize,
  checkVersionComment,
  checkNewFeatures,
  checkUndefinedNames,
  checkCompositeParts,
  checkUnusedDefinitions,
  checkDuplicateFields,
  checkRelations,
  checkFieldsInUse,
  checkOpenExtensions,
  checkExtracts,
  checkConventionalLines,
];

/** True if a file has anything that speaks ACAP; without it there is nothing to find. */
export const usesAcap = (policy: Policy): boolean =>
  readAcapFile(policy).lines.length > 0 || versionCommentLine(policy) >= 0;

/** What is wrong or odd in a file, in no order; it pauses after each check. `today` as yyyy-mm-dd. */
export function* findAcapProblems(
  policy: Policy,
  {
    relatives = NO_RELATED_FILES,
    today,
  }: { readonly relatives?: RelatedFiles; readonly today?: string | undefined } = {},
): Generator<undefined, Finding[]> {
  if (!usesAcap(policy)) return [];
  const { checking, found } = createCheckContext({ policy, file: readAcapFile(policy), relatives, today });
  for (const check of acapFileChecks) {
    check(checking);
    yield;
  }
  return found;
}
