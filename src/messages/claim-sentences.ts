// Expectations about all URLs as sentences: printed, and read from what a person types.
import { claimPurposes } from '../core/analysis/claims/check-claim.ts';
import type { ColumnPurpose } from '../core/catalogue/column-purposes.ts';
import { type Claim, type ClaimKind, claimKinds } from '../core/workspace/expectations/claim.ts';
import { claimWords as words } from './en/claims.ts';
import { crawlerInSentence } from './en/table.ts';

const isKind = (text: string): text is ClaimKind => (claimKinds as readonly string[]).includes(text);
const isPurpose = (text: string): text is ColumnPurpose =>
  (claimPurposes as readonly string[]).includes(text);

type ClaimParts = Pick<Claim, 'agent' | 'purpose' | 'area'>;

function subjectOf({ agent, purpose }: ClaimParts): string {
  if (agent !== undefined) return crawlerInSentence(agent);
  if (purpose === undefined) return words.everyCrawler;
  return isPurpose(purpose) ? words.purposes[purpose] : purpose;
}

const isWhole = (area: string | undefined): area is undefined | '/' => area === undefined || area === '/';

function sentenceOf(kind: ClaimKind, claim: ClaimParts): string {
  const { agent, purpose, area } = claim;
  const who = subjectOf(claim);
  switch (kind) {
    case 'closed':
    case 'open': {
      const isMany = agent === undefined && purpose !== undefined;
      return words[kind](who, isMany, isWhole(area) ? words.everywhere : words.in(area));
    }
    case 'as-others':
      return words[kind](who, isWhole(area) ? '' : words.alsoIn(area));
    default: {
      const isEvery = agent === undefined && purpose === undefined;
      const what = isWhole(area) ? words.anything : area;
      return words[kind](what, isEvery ? '' : words.forWhom(who));
    }
  }
}

/** Returns a claim as a sentence without a period: `crawlers for AI training are closed everywhere`. */
export const claimSentence = (claim: Claim): string =>
  isKind(claim.claim) ? sentenceOf(claim.claim, claim) : words.later(claim.claim);

/** Stand for the name of a crawler and for an area in the pattern of a sentence. */
const AGENT = '\u0001';
const AREA = '/\u0002';

/** All forms of sentences, each with the claim that it says. */
const forms = claimKinds.flatMap((claim) => {
  const subjects: readonly ClaimParts[] = [
    ...(claim === 'as-others' ? [] : [{}, ...claimPurposes.map((purpose) => ({ purpose }))]),
    { agent: '' },
    { agent: AGENT },
  ];
  return subjects.flatMap((subject) => [{}, { area: AREA }].map((area) => ({ claim, ...subject, ...area })));
});

/** Returns the pattern of a form: spaces may be repeated, and upper and lower case are the same. */
function patternOf(form: Claim): RegExp {
  const pattern = claimSentence(form)
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`)
    .replace(AGENT, String.raw`(?<agent>\S+(?:\s+\S+)*?)`)
    .replace(AREA, String.raw`(?<area>/\S*)`);
  return new RegExp(`^\\s*${pattern}\\s*$`, 'iu');
}

/**
 * Reads a claim from a sentence, with or without a period at its end. Returns undefined if it is none of those that
 * `claimSentence` prints.
 */
export function parseClaim(sentence: string): Claim | undefined {
  const text = sentence.replace(/\.\s*$/, '');
  for (const form of forms) {
    const match = patternOf(form).exec(text);
    if (!match) continue;
    const { agent, area: _, ...rest }: Claim = form;
    const { agent: name = agent, area } = match.groups ?? {};
    return {
      ...rest,
      ...(name === undefined ? {} : { agent: name.replace(/\s+/g, ' ') }),
      ...(area === undefined || area === '/' ? {} : { area }),
    };
  }
  return undefined;
}

/** Returns a claim whose `claim` is a sentence as what the sentence says. Other keys are kept and win. */
export function readClaim(claim: Claim): Claim {
  const said = isKind(claim.claim) ? undefined : parseClaim(claim.claim);
  return said ? { ...said, ...claim, claim: said.claim } : claim;
}
