// Tells what a command did with expectations: to all in a notice, and to screen readers.
import { runSync } from '../../core/questions/cooperative-task.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { checkExpectations } from './check-expectations.ts';
import { showExpectationNews } from './expectation-news.ts';
import { announceExpectations, expectationStore } from './watch-expectations.ts';

/** Shows what the last step did, with a way back, and announces it with how many expectations fail now. */
export function tellExpectations(store: DocumentStore, sentence: string): void {
  showExpectationNews(sentence, store.getState().history.past.at(-1));
  const { failed, results } = runSync(checkExpectations(store.getState()));
  const { claims } = expectationStore.getState();
  const all = results.length + (claims?.results.length ?? 0);
  announceExpectations(`${sentence} ${words.said.state(failed + (claims?.failed ?? 0), all)}`);
}
