// What a claim says in detail, and why it fails.

import { type ClaimWitness, isClaimPurpose } from '../../core/analysis/claims/check-claim.ts';
import { namesAlsoFor } from '../../core/catalogue/also-for-purpose.ts';
import type { DecidedAnswer } from '../../core/proof/decided-answer.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { claimWords } from '../en/claims.ts';
import { list } from '../en/counts.ts';
import { expectationWords } from '../en/expectations.ts';
import { crawlerInSentence, matrixWords } from '../en/table.ts';
import { lookUpWord } from '../look-up-word.ts';
import { claimSubject } from './claim-sentences.ts';

const words = expectationWords.cause;
const said = expectationWords.composer;

const wordOf = ({ answer }: DecidedAnswer): string => lookUpWord(matrixWords.answers, answer);

/** Stands for a line in a sentence. */
const LINE = '\u0001';

/**
 * Returns why a claim of this kind fails at a URL: the texts that follow the URL, and between them the lines that
 * decide. A line is a link where this is shown.
 */
export function explainWitness(
  kind: string,
  { agents, decided, compared, other }: ClaimWitness,
): { readonly texts: readonly string[]; readonly lines: readonly FieldRef[] } {
  const lines: FieldRef[] = [];
  const how = ({ reason, by }: DecidedAnswer): string => {
    if (by) {
      lines.push(by);
      return words.byLine(LINE);
    }
    if (reason === 'unread') return words.unread;
    return reason === 'own-file' ? words.ownFile : words.noRule;
  };
  const sentence = () => {
    if (other !== undefined && compared) {
      const [its, own] = [how(compared), how(decided)];
      return words.compared(other, wordOf(compared), its, agents[0] ?? '', wordOf(decided), own);
    }
    if (compared === undefined || kind === 'as-others')
      return words.answer(wordOf(decided), agents, how(decided));
    return (decided.answer === 'allow' ? words.opened : words.closed)(agents, how(decided));
  };
  return { texts: sentence().split(LINE), lines };
}

/** @param who the crawlers, after the rest; '' for all */
function describeChange({ claim, url, area }: Claim, who: string): string {
  const which = area === undefined ? '' : said.beginsWith(area);
  if (claim === 'opens-nothing')
    return url === undefined ? said.opensNothing(which, who) : said.opensNotUrl(url, who);
  if (claim === 'closes-nothing')
    return url === undefined ? said.closesNothing(which, who) : said.closesNotUrl(url, who);
  return url === undefined ? said.changesNothing(which, who) : said.changesNotUrl(url, who);
}

/** The crawlers of a claim about a purpose: how many there are and who is left out, and all names. */
export interface PurposeCrawlers {
  readonly summary: string;
  readonly included: string;
  readonly besides: string;
}

/** Returns who a claim about a purpose is about, and who comes for it too without being one of them; undefined for others. */
export function describePurposeCrawlers(
  { purpose, agent, except = [] }: Claim,
  agents: readonly string[] | undefined,
): PurposeCrawlers | undefined {
  if (purpose === undefined || agent !== undefined || !agents || !isClaimPurpose(purpose)) return undefined;
  const left = new Set([...agents, ...except].map(lowerCase));
  const besides = namesAlsoFor(purpose).filter((name) => !left.has(lowerCase(name)));
  return {
    summary: claimWords.ofPurpose.summary(agents.length, purpose, besides.length),
    included: claimWords.listed(agents),
    besides: besides.length === 0 ? '' : claimWords.ofPurpose.besides(besides),
  };
}

/**
 * Returns what a claim means, without jargon.
 * @param agents its crawlers, if they are known
 */
export function describeClaim(claim: Claim, agents: readonly string[] | undefined): string {
  const { claim: kind, agent, purpose, than, url, area, except = [] } = claim;
  const where = url ?? (kind === 'closed' ? said.anyUrl(area) : said.everyUrl(area));
  const isOfPurpose = purpose !== undefined && agent === undefined;
  const who = isOfPurpose && agents ? list(agents.map(crawlerInSentence)) : claimSubject(claim);
  if (kind === 'open') return said.mayFetch(who, where);
  if (kind === 'closed') return said.mayNotFetch(who, where);
  if (kind === 'as-others')
    return said.asOthers(who, than === '' ? claimWords.unnamed : crawlerInSentence(than ?? ''), where);
  const isEvery = agent === undefined && purpose === undefined && except.length === 0;
  return describeChange(claim, isEvery ? '' : said.forWhom(who));
}
