// Checks the expectations that travel with a link, of single answers and of all URLs.
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { countExpectations } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/state.ts';
import { checkClaims } from '../../state/expectations/check-claims.ts';
import { checkExpectations } from '../../state/expectations/check-expectations.ts';
import { runTask } from '../../state/idle-tasks.ts';
import { inTime, type SharedExpectations } from '../../state/workspace/shared-answer.ts';

function* checkTask(state: GatepostState): CooperativeTask<SharedExpectations> {
  const answers = yield* checkExpectations(state);
  const claims = yield* checkClaims(state);
  return {
    all: answers.results.length + claims.results.length,
    failed: answers.failed + claims.failed,
    open: answers.unknown + claims.notSettled + claims.unknown,
  };
}

/** Returns how many are met; undefined if there are none, or if the check takes too long. */
export async function checkSharedExpectations(state: GatepostState): Promise<SharedExpectations | undefined> {
  return countExpectations(state.document) === 0 ? undefined : inTime(runTask(checkTask(state)));
}
