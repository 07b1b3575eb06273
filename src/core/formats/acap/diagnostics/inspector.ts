// The findings of ACAP: those of the file alone, and those that ask what crawlers may do or look at other files.

import { createFix, type Finding } from '../../../diagnostics/finding.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import { isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Site } from '../../../workspace/site.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { removeFields } from '../edit/remove-fields.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import { findChildFiles, findParentFiles } from '../question/related-files.ts';
import { findReferencedFile } from '../question/usage-plan.ts';
import { checkAuxiliaryResources } from './auxiliary-resources.ts';
import {
  type Check,
  type CheckContext,
  createCheckContext,
  NO_RELATED_FILES,
  type RelatedFiles,
} from './check-context.ts';
import { checkConventionalLines } from './conventional.ts';
import { checkConventionalConflicts } from './conventional-conflicts.ts';
import { checkCompositeParts, checkUndefinedNames, checkUnusedDefinitions } from './definitions.ts';
import { checkDependencies } from './dependencies.ts';
import { acapDiagnostics } from './diagnostics.ts';
import { checkExtracts, checkFieldsInUse, checkOpenExtensions } from './in-records.ts';
import { reportLineIssues } from './line-fixes/line-issues.ts';
import { reportMisplacedLines } from './misplaced.ts';
import { checkDerivedBesideBasic, checkDollarBesideStar, checkIncomparable } from './scopes.ts';
import { checkShadows } from './shadows.ts';
import type { SiteCheck } from './site-check.ts';
import { groupStatements } from './statement-groups.ts';
import { checkNoRecords, checkRecords, checkSize } from './structure.ts';
import { checkDuplicateFields, checkTies } from './ties.ts';
import { checkNewFeatures, checkVersionComment } from './versions.ts';

// Requests that should be done by now (ACAP 1.1 2.6.2).
const STALE_AFTER_DAYS = 30;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Requests that have stood in the file for more than a month; nothing without a day and a history. */
const checkStaleActions: SiteCheck = (checking, { options: { today, seen } }) => {
  if (today === undefined || !seen) return;
  for (const request of checking.file.records.flatMap(({ requests }) => requests)) {
    const { line, field } = request;
    const since = seen(line);
    if (since === undefined || !(dayNumber(today) - dayNumber(since) > STALE_AFTER_DAYS)) continue;
    checking.put('stale-action', line, field.word, [field.action, field.path, since], () => [
      createFix('remove-line', [], 'changes', () => removeFields(checking.policy, [line])),
    ]);
  }
};

// References to other files: one level only, and whose server it is (ACAP 1.1 2.3.2).
/** References to another server, to a file of this one that the site does not hold, and to one that refers on. */
const checkReferences: SiteCheck = ({ file, put }, { site }) => {
  const own = urlParts(site.origin).authority;
  for (const { reference } of file.records) {
    if (!reference) continue;
    const { line, field } = reference;
    const parts = urlParts(field.locator);
    const found = findReferencedFile(site, field.locator);
    if (parts.authority && (!own || isOtherSite(parts, own)))
      put('reference-cross-origin', line, field.word, [field.locator]);
    else if (!found) put('reference-missing', line, field.word, [field.locator]);
    const inner = found?.file.records.find((record) => record.reference)?.reference;
    if (inner) put('reference-chain', line, field.word, [field.locator, inner.field.locator]);
  }
};

// All checks of ACAP that need no more than the file and its relatives.
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
const usesAcap = (policy: Policy): boolean =>
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

const relatedFilesOf = (site: Site, path: string, file: AcapFile): RelatedFiles => ({
  parents: findParentFiles(site, path).map((one) => one.file),
  children: findChildFiles(site, file).map((one) => one?.file),
});

const acapSiteChecks: readonly SiteCheck[] = [
  checkReferences,
  checkAuxiliaryResources,
  checkConventionalConflicts,
  checkStaleActions,
];

export const acapInspector: Inspector = {
  id: 'acap',
  checks: acapDiagnostics,
  *find(inspection) {
    const { site, path, policy, options } = inspection;
    if (!usesAcap(policy)) return [];
    const { today } = options;
    const file = readAcapFile(policy);
    const relatives = relatedFilesOf(site, path, file);
    const { checking, found } = createCheckContext({ policy, file, relatives, today });
    for (const check of acapSiteChecks) {
      check(checking, inspection);
      yield;
    }
    return [...(yield* findAcapProblems(policy, { relatives, today })), ...found];
  },
};
