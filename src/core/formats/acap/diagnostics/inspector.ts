// Finds the problems of ACAP files: in the file alone, and with the answers for crawlers or with other files.

import { type Finding } from '../../../diagnostics/finding.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Site } from '../../../workspace/site.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import { findChildFiles, findParentFiles } from '../question/related-files.ts';
import { auxiliaryResourcesDiagnostics, checkAuxiliaryResources } from './auxiliary-resources.ts';
import {
  type Check,
  createCheckContext,
  NO_RELATED_FILES,
  type RelatedFiles,
  type SiteCheck,
} from './check-context.ts';
import { checkConventionalLines, conventionalDiagnostics } from './conventional.ts';
import { checkConventionalConflicts, conventionalConflictsDiagnostics } from './conventional-conflicts.ts';
import {
  checkCompositeParts,
  checkUndefinedNames,
  checkUnusedDefinitions,
  definitionsDiagnostics,
} from './definitions.ts';
import { checkDependencies, dependenciesDiagnostics } from './dependencies.ts';
import { checkExtracts, checkFieldsInUse, checkOpenExtensions, inRecordsDiagnostics } from './in-records.ts';
import { lineDiagnostics, reportLineIssues } from './lines/line-issues.ts';
import { misplacedDiagnostics, reportMisplacedLines } from './misplaced.ts';
import { checkDerivedAndBasic, checkDollarAndStar, checkIncomparable, scopesDiagnostics } from './scopes.ts';
import { checkShadows, shadowsDiagnostics } from './shadows.ts';
import { checkReferences, checkStaleActions, siteDiagnostics } from './site-checks.ts';
import { groupStatements } from './statement-groups.ts';
import { checkNoRecords, checkRecords, checkSize, structureDiagnostics } from './structure.ts';
import { checkDuplicateFields, checkTies, findDuplicates, tiesDiagnostics } from './ties.ts';
import { checkNewFeatures, checkVersionComment, versionsDiagnostics } from './versions.ts';

/** The order of the diagnostics in the digest (section G), in which lists show them. */
const ORDER = `
  missing-colon space-before-colon leading-whitespace unknown-field unknown-usage empty-value
  empty-resource extra-token bad-qualifier-syntax unknown-qualifier qualifier-not-applicable
  qualifier-usage-disputed bad-qualifier-value qualifier-value-chars qualifier-spacing
  until-recrawl-alias zero-limit expired-date time-limit-third time-limit-combo time-limit-plus-not-alone
  old-until-recrawled single-qualifier-repeated modification-dominated modification-redundant
  context-contradiction original-in-frame rulesref-not-alone ip-range-reversed ip-mask-netmask ip-cidr
  ip-v6 country-code-unknown country-lists-conflict role-without-prefix extract-on-non-html
  aux-resource-not-crawlable cloaking-risk prohibition-qualified prohibition-local-usage
  local-usage-qualified other-unqualified bad-local-name bad-set-name bad-resource-set-ref
  undefined-local-usage undefined-resource-set unused-definition duplicate-name
  local-name-shadows-standard definition-no-qualifiers definition-incomplete definition-base-local
  composite-qualified composite-nesting set-nesting definition-order definition-after-record
  wrapped-definition bad-version version-needs-space version-newer version-unsupported version-missing
  feature-newer-than-version version-misplaced duplicate-version comment-version-mismatch
  missing-acap-comment ignore-conventional-colon ignore-conventional-late ignore-conventional-misplaced
  duplicate-ignore-conventional bad-crawler-name crawler-name-wildcard crawler-name-start
  crawler-name-short any-crawler-not-alone duplicate-crawler orphan-field empty-record empty-subrecord
  reference-not-alone reference-chain reference-cross-origin reference-missing action-in-subrecord
  bad-action stale-action wildcard-in-locator locator-no-leading-slash dollar-not-last pattern-bad-char
  pattern-absolute-uri pattern-network-path pattern-no-leading-slash pattern-query pattern-double-star
  pattern-trailing-star pattern-extension-open hash-in-value conflict-tie permission-tie-qualifiers
  duplicate-field dollar-star-scope scope-incomparable basic-derived-overlap shadowed-by-named
  needs-crawl copy-needs-preserve conventional-after-acap conventional-conflict no-records file-too-long
`
  .trim()
  .split(/\s+/);

/** All diagnostics of ACAP 1.1. */
export const acapDiagnostics = [
  ...lineDiagnostics,
  ...misplacedDiagnostics,
  ...structureDiagnostics,
  ...versionsDiagnostics,
  ...definitionsDiagnostics,
  ...tiesDiagnostics,
  ...scopesDiagnostics,
  ...dependenciesDiagnostics,
  ...shadowsDiagnostics,
  ...inRecordsDiagnostics,
  ...conventionalDiagnostics,
  ...siteDiagnostics,
  ...auxiliaryResourcesDiagnostics,
  ...conventionalConflictsDiagnostics,
].sort((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));

export type AcapCode = (typeof acapDiagnostics)[number]['code'];

/** The limit of pattern comparisons in one file. Nothing is reported about the rest. */
const MAX_COMPARISONS = 200_000;

/** Checks how fields relate to each other. */
const checkRelations: Check = (context) => {
  const duplicates = findDuplicates(context.file);
  checkDuplicateFields(context, duplicates);
  const budget = { left: MAX_COMPARISONS };
  const groups = groupStatements(context);
  for (const group of groups) {
    checkTies(context, group, duplicates);
    checkDollarAndStar(context, group);
    checkIncomparable(context, group, budget);
    checkDerivedAndBasic(context, group, budget);
  }
  checkDependencies(context, groups, budget);
  checkShadows(context, groups, budget);
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
  checkRelations,
  checkFieldsInUse,
  checkOpenExtensions,
  checkExtracts,
  checkConventionalLines,
];

/** Whether a file has any ACAP line or the version comment. Other files have no findings. */
const usesAcap = (policy: Policy): boolean =>
  readAcapFile(policy).lines.length > 0 || versionCommentLine(policy) >= 0;

/** Finds the problems of one file, in no particular order. Pauses after each check. `today` is yyyy-mm-dd. */
export function* findAcapProblems(
  policy: Policy,
  {
    relatives = NO_RELATED_FILES,
    today,
  }: { readonly relatives?: RelatedFiles; readonly today?: string | undefined } = {},
): Generator<undefined, Finding[]> {
  if (!usesAcap(policy)) return [];
  const { context, findings } = createCheckContext({
    policy,
    file: readAcapFile(policy),
    relatives,
    today,
  });
  for (const check of acapFileChecks) {
    check(context);
    yield;
  }
  return [...findings];
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
    const { context, findings } = createCheckContext({ policy, file, relatives, today });
    for (const check of acapSiteChecks) {
      check(context, inspection);
      yield;
    }
    return [...(yield* findAcapProblems(policy, { relatives, today })), ...findings];
  },
};
