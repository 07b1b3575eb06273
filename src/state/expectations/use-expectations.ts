// Hooks for expectations.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type ClaimResult, failingAgentsTask } from '../../core/analysis/claims/check-claim.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import { createCellQueries } from '../../core/workspace/cell-queries.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import { checkExpectation, type ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import type { Site } from '../../core/workspace/site.ts';
import { siteOf } from '../document/selectors.ts';
import { useDocument } from '../document/use-document.ts';
import { useIdleTask } from '../use-idle-task.ts';
import { type ExpectationsPanel, expectationsPanel } from './expectations-panel.ts';
import { type ExpectationState, expectationStore } from './watch-expectations.ts';

export const useExpectationState = (): ExpectationState => useStore(expectationStore);

export const useExpectationsPanel = (): ExpectationsPanel => useStore(expectationsPanel);

/** The results of the expectations for one reader. */
export type ResultByExpectation = ReadonlyMap<Expectation, ExpectationResult>;

const byExpectation = (results: readonly ExpectationResult[]): ResultByExpectation =>
  new Map(results.map((result) => [result.expectation, result]));

/** Returns the latest results for the selected reader. */
export function useExpectationResults(): ResultByExpectation {
  const { checked } = useExpectationState();
  return useMemo(() => byExpectation(checked?.results ?? []), [checked]);
}

/** The latest results of the claims for the selected reader, and whether they are of the current text. */
export function useClaimResults(): {
  readonly results: ReadonlyMap<Claim, ClaimResult>;
  readonly isCurrent: boolean;
} {
  const { claims, isCheckingClaims } = useExpectationState();
  return useMemo(() => {
    const pairs = claims?.claims.flatMap((claim, i): readonly (readonly [Claim, ClaimResult])[] => {
      const result = claims.results[i];
      return result ? [[claim, result]] : [];
    });
    return { results: new Map(pairs), isCurrent: !isCheckingClaims };
  }, [claims, isCheckingClaims]);
}

interface ReaderQuestion {
  readonly site: Site;
  /** The selected reader, which finds the file. */
  readonly selected: ReaderId;
  readonly expectation: Expectation;
}

function* checkForEveryReader({
  site,
  selected,
  expectation,
}: ReaderQuestion): CooperativeTask<readonly ExpectationResult[]> {
  const queries = createCellQueries(site, selected);
  const results: ExpectationResult[] = [];
  for (const { id } of readers) {
    results.push(checkExpectation(queries, expectation, id));
    yield;
  }
  return results;
}

/** Returns the results of an expectation for every reader. They are computed when the browser is idle. */
export function useResultsByReader(expectation: Expectation): readonly ExpectationResult[] {
  const site = useDocument((state) => siteOf(state.document));
  const selected = useDocument((state) => state.view.reader);
  const question = useMemo(() => ({ site, selected, expectation }), [site, selected, expectation]);
  return useIdleTask(question, checkForEveryReader)?.result ?? [];
}

/** A claim that does not hold at a URL, and the crawlers for which it does not. */
export interface ClaimFailingHere {
  readonly claim: Claim;
  readonly agents: readonly string[];
}

interface UrlQuestion {
  readonly site: Site;
  readonly reader: ReaderId;
  readonly claims: readonly Claim[];
  /** Undefined if the URL is on another site. */
  readonly path: string | undefined;
}

function* findFailingClaims({
  site,
  reader,
  claims,
  path,
}: UrlQuestion): CooperativeTask<readonly ClaimFailingHere[]> {
  if (path === undefined || claims.length === 0) return [];
  const failing = yield* failingAgentsTask(site, claims, path, reader);
  return claims.flatMap((claim, i) => {
    const agents = failing[i] ?? [];
    return agents.length > 0 ? [{ claim, agents }] : [];
  });
}

const noClaims: readonly ClaimFailingHere[] = [];

/** Returns the claims that fail at a URL, as what they say. They are found when the browser is idle. */
export function useClaimsFailingAt(url: string): readonly ClaimFailingHere[] {
  const site = useDocument((state) => siteOf(state.document));
  const reader = useDocument((state) => state.view.reader);
  const { claims: checked, isCheckingClaims } = useExpectationState();
  const claims = useMemo(
    () =>
      isCheckingClaims
        ? []
        : (checked?.results ?? []).flatMap(({ claim, outcome }) => (outcome === 'failed' ? [claim] : [])),
    [checked, isCheckingClaims],
  );
  const path = pathOnSite(site.origin, url);
  const question = useMemo(
    () => ({ site, reader, claims, path: path.startsWith('/') ? path : undefined }),
    [site, reader, claims, path],
  );
  const latest = useIdleTask(question, findFailingClaims);
  return latest?.question === question ? latest.result : noClaims;
}
