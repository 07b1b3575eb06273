// Tells what a command did with expectations: to all in a notice, and to screen readers.
import { runSync } from '../../core/questions/cooperative-task.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { claimsOf } from './check-claims.ts';
import { checkExpectations } from './check-expectations.ts';
import { showExpectationNews } from './expectation-news.ts';
import {
  announceExpectations,
  countResults,
  type ExpectationState,
  expectationStore,
} from './watch-expectations.ts';

let stopWaiting = () => undefined as void;

/**
 * Shows what the last step did, with a way back, and announces it with how many expectations fail now. Claims are
 * checked later: then that is announced when it is known.
 */
export function tellExpectations(store: DocumentStore, sentence: string): void {
  stopWaiting();
  stopWaiting = () => undefined;
  showExpectationNews(sentence, store.getState().history.past.at(-1));
  const { failed, results } = runSync(checkExpectations(store.getState()));
  const describeState = (claims: ExpectationState['claims']) =>
    words.said.state(failed + (claims?.failed ?? 0), results.length + (claims?.results.length ?? 0));
  const expected = claimsOf(store.getState().document);
  const isKnown = ({ claims, isCheckingClaims }: ExpectationState) =>
    !isCheckingClaims && claims?.claims === expected;
  const state = expectationStore.getState();
  if (expected.length === 0) return announceExpectations(`${sentence} ${describeState(undefined)}`);
  if (isKnown(state)) return announceExpectations(`${sentence} ${describeState(state.claims)}`);
  announceExpectations(sentence);
  stopWaiting = expectationStore.subscribe((later) => {
    if (!isKnown(later)) return;
    stopWaiting();
    stopWaiting = () => undefined;
    const counts = countResults(later);
    if (counts) announceExpectations(words.said.state(counts.failed, counts.all));
  });
}
