// Inspects the paths of conventional rules: single lines, records, and the URLs of the table.
import type { KindsOf } from '../../../../diagnostics/define-checks.ts';
import { sortByCode } from '../../../../diagnostics/define-diagnostic.ts';
import type { Finding } from '../../../../diagnostics/finding.ts';
import type { Inspector } from '../../../../diagnostics/inspection.ts';
import { readRules } from './check-context.ts';
import { lineChecks } from './line-findings.ts';
import { offeredUrlChecks } from './offered-urls.ts';
import { pageResourceChecks } from './page-resources.ts';
import { parameterRuleChecks } from './parameter-rules.ts';
import { readerDifferenceChecks } from './reader-differences.ts';
import { joinedNameChecks } from './records/joined-names.ts';
import { legacyNameChecks } from './records/legacy-names.ts';
import { mergedRecordChecks } from './records/merged-records.ts';
import { replacedDefaultChecks } from './records/replaced-default.ts';
import { duplicateRuleChecks } from './rules/duplicate-rules.ts';
import { needlessRuleChecks } from './rules/needless-rules.ts';
import { ruleOrderChecks } from './rules/rule-order.ts';
import { ruleReachChecks } from './rules/rule-reach.ts';
import { tableChecks } from './urls-in-table.ts';

const checks = [
  lineChecks,
  duplicateRuleChecks,
  ruleOrderChecks,
  // After the duplicates, which these leave out.
  ruleReachChecks,
  needlessRuleChecks,
  pageResourceChecks,
  parameterRuleChecks,
  joinedNameChecks,
  legacyNameChecks,
  mergedRecordChecks,
  replacedDefaultChecks,
  offeredUrlChecks,
  tableChecks,
  readerDifferenceChecks,
] as const;

/** All kinds of findings of paths. */
export type RepPathKinds = KindsOf<typeof checks>;

export const repPathsInspector: Inspector = {
  id: 'rep-paths',
  checks: sortByCode(checks.flatMap(({ diagnostics }) => diagnostics)),
  *find(inspection) {
    if (inspection.policy.format.directives.length === 0) return [];
    const found: Finding[] = [];
    const rules = yield* readRules(inspection.policy);
    for (const { run } of checks) yield* run(inspection, rules, found);
    return found;
  },
};
