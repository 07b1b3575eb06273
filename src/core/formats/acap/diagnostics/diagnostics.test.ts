// The list of diagnostics: their severities and sections.

import { expect, test } from 'vitest';
import { citeSource } from '../../../../messages/cite-source.ts';
import { acapInspector } from './inspector.ts';

/** All codes by severity. */
const CODES = {
  error: `
    missing-colon unknown-field unknown-usage empty-value empty-resource extra-token
    bad-qualifier-syntax unknown-qualifier qualifier-not-applicable bad-qualifier-value
    qualifier-value-chars context-contradiction ip-range-reversed ip-cidr prohibition-qualified
    prohibition-local-usage local-usage-qualified other-unqualified bad-defined-name
    bad-resource-set-ref undefined-local-usage undefined-resource-set duplicate-name
    definition-incomplete definition-base-local composite-qualified
    composite-nesting set-nesting definition-order definition-after-record wrapped-definition
    bad-version version-unsupported feature-newer-than-version version-misplaced
    duplicate-version ignore-conventional-colon ignore-conventional-misplaced bad-crawler-name
    any-crawler-not-alone orphan-field empty-record empty-subrecord reference-not-alone reference-chain
    action-in-subrecord bad-action wildcard-in-locator dollar-not-last pattern-bad-char
    pattern-absolute-uri`,
  warning: `
    stray-space until-recrawl-alias zero-limit expired-date time-limit-combo time-limit-plus-not-alone old-until-recrawled single-qualifier-repeated
    modification-dominated rulesref-not-alone ip-mask-netmask country-code-unknown
    country-lists-conflict role-without-prefix aux-resource-not-crawlable
    version-needs-space version-newer comment-version-mismatch ignore-conventional-late
    crawler-name-wildcard crawler-name-start 
    locator-no-leading-slash pattern-network-path pattern-no-leading-slash
    pattern-trailing-star hash-in-value conflict-tie permission-tie-qualifiers dollar-star-scope
    scope-incomparable basic-derived-overlap needs-crawl conventional-after-acap conventional-conflict
    no-records`,
  info: `
    qualifier-usage-disputed ip-v6
    missing-acap-comment version-in-comment
    reference-missing pattern-query
    shadowed-by-named copy-needs-preserve `,
} as const;

test.each(Object.entries(CODES))('ours: the codes of severity %s', (severity, codes) => {
  const codesFound = acapInspector.checks.filter((row) => row.severity === severity).map(({ code }) => code);
  expect(codesFound).toEqual(codes.trim().split(/\s+/).toSorted());
});

test('ours: each diagnostic has its section of ACAP 1.1', () => {
  for (const { source } of acapInspector.checks)
    expect(citeSource(source)).toMatch(/^ACAP 1\.1 (?:\d+(?:\.\d+)*|Annex A)$/);
});
