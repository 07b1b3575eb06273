// Checks the expectations about all URLs for the selected reader.
import { type ClaimResult, checkClaimsTask } from '../../core/analysis/claims/check-claim.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { readClaim } from '../../messages/explain/claim-sentences.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';

/** The results for one version of the site and one reader. */
export interface ClaimCheck {
  /** As the document has them. */
  readonly claims: readonly Claim[];
  readonly reader: ReaderId;
  /** One result for each claim, in their order. */
  readonly results: readonly ClaimResult[];
  readonly failed: number;
  /** How many are neither proved nor broken. */
  readonly notSettled: number;
  readonly unknown: number;
}

const none: readonly Claim[] = [];

export const claimsOf = ({ claims }: Pick<SiteDocument, 'claims'>): readonly Claim[] => claims ?? none;

/** The results of claims that were not checked: nothing is known of them. */
export const uncheckedClaims = ({ document, view: { reader } }: GatepostState): ClaimCheck => {
  const claims = claimsOf(document);
  const results = claims.map((claim): ClaimResult => ({ claim, reader, outcome: 'not-settled' }));
  return { claims, reader, results, failed: 0, notSettled: results.length, unknown: 0 };
};

/** Checks all claims. Pauses regularly. */
export function* checkClaims({ document, view }: GatepostState): CooperativeTask<ClaimCheck> {
  const claims = claimsOf(document);
  const { reader } = view;
  const results = yield* checkClaimsTask(siteOf(document), claims.map(readClaim), reader);
  const count = (outcome: ClaimResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    claims,
    reader,
    results,
    failed: count('failed'),
    notSettled: count('not-settled'),
    unknown: count('unknown'),
  };
}
