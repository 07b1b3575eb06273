// Which expectations an edit would break, before it is made.
import { checkClaimsTask } from '../../core/analysis/claims/check-claim.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { PolicyFiles } from '../../core/questions/question.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { createCellQueries } from '../../core/workspace/cell-queries.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { cellPart, cellQuestion, type Expectation } from '../../core/workspace/expectations/expectation.ts';
import { checkExpectation } from '../../core/workspace/expectations/expectations.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { claimSentence, readClaim, shortClaimSentence } from '../../messages/explain/claim-sentences.ts';
import { formatAnswer } from './format-expectation.ts';

/** Expectations of both kinds. */
export interface Expected {
  readonly expectations: readonly Expectation[];
  readonly claims: readonly Claim[];
}

/** So many expectations are checked before other tasks may run. */
const BATCH_SIZE = 64;

/** Returns the expectations with one of these outcomes. */
function* withOutcomeTask(
  site: PolicyFiles,
  { expectations, claims }: Expected,
  reader: ReaderId,
  outcome: 'met' | 'failed',
): CooperativeTask<Expected> {
  const queries = createCellQueries(site, reader);
  const found: Expectation[] = [];
  for (const [index, expectation] of expectations.entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) yield;
    if (checkExpectation(queries, expectation, reader).outcome === outcome) found.push(expectation);
  }
  const results = yield* checkClaimsTask(site, claims.map(readClaim), reader);
  return { expectations: found, claims: claims.filter((_, i) => results[i]?.outcome === outcome) };
}

/** Returns the expectations that hold. */
export const holdingTask = (site: PolicyFiles, expected: Expected, reader: ReaderId) =>
  withOutcomeTask(site, expected, reader, 'met');

/** An expected answer as a sentence, such as `Googlebot may fetch /`. */
function expectationSentence(expectation: Expectation, origin: string): string {
  const { agent, expect } = expectation;
  const question = cellQuestion(expectation);
  const url = pathOnSite(origin, expectation.url);
  if (question === 'fetch' && (expect === 'allow' || expect === 'deny'))
    return claimSentence({ claim: expect === 'allow' ? 'open' : 'closed', agent, url });
  return url + expectationWords.list.answer(formatAnswer(question, cellPart(expectation), expect), agent);
}

/** Returns the sentences of those that hold now and fail in another version of the site. */
export function* brokenExpectationsTask(
  after: PolicyFiles,
  holding: Expected,
  reader: ReaderId,
  origin: string,
): CooperativeTask<readonly string[]> {
  const { expectations, claims } = yield* withOutcomeTask(after, holding, reader, 'failed');
  return [
    ...claims.map((claim) => shortClaimSentence(readClaim(claim))),
    ...expectations.map((expectation) => expectationSentence(expectation, origin)),
  ];
}
