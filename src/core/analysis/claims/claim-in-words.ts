// Finds one claim that says what the same answer of several crawlers for one URL says.
import { columnPurposeOf } from '../../catalogue/column-purposes.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Claim } from '../../workspace/expectations/claim.ts';
import { checkClaimTask, claimPurposes } from './check-claim.ts';

/** A longer list of exceptions is not read. */
const MAX_EXCEPTIONS = 3;

/** Leaves out the crawlers for which a claim does not hold, if they are few. Undefined if it does not hold then. */
export function* withExceptionsTask(
  site: PolicyFiles,
  claim: Claim,
  reader: string,
  most = MAX_EXCEPTIONS,
): CooperativeTask<Claim | undefined> {
  let exceptions: readonly string[] = claim.except ?? [];
  for (;;) {
    const tried = exceptions.length === 0 ? claim : { ...claim, except: [...exceptions] };
    const { outcome, witness } = yield* checkClaimTask(site, tried, reader);
    if (outcome === 'met') return tried;
    if (!witness || exceptions.length + witness.agents.length > most) return undefined;
    exceptions = [...exceptions, ...witness.agents];
  }
}

/**
 * Returns a claim about one URL that holds and is about all of these crawlers, which have the same answer there; about
 * those for one purpose if they have one in common. Undefined if none is short.
 * @param url path and query
 */
export function* claimInWordsTask(
  site: PolicyFiles,
  reader: string,
  agents: readonly string[],
  url: string,
  mayFetch: boolean,
): CooperativeTask<Claim | undefined> {
  const claim: Claim = { claim: mayFetch ? 'open' : 'closed', url };
  const purposes = new Set(agents.map((agent) => (agent === '' ? 'other' : columnPurposeOf(agent))));
  const purpose = claimPurposes.find((one) => purposes.has(one));
  if (purposes.size === 1 && purpose !== undefined) {
    const ofPurpose = yield* withExceptionsTask(site, { ...claim, purpose }, reader);
    if (ofPurpose) return ofPurpose;
  }
  return yield* withExceptionsTask(site, claim, reader);
}
