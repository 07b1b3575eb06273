// Expectations about all URLs as sentences: printed, and read from what a person types.
import { claimPurposes, isClaimPurpose } from '../../core/analysis/claims/check-claim.ts';
import { findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { findCrawler } from '../../core/catalogue/crawlers.ts';
import { lazy, memoizeByKey } from '../../core/text/lazy.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { type Claim, type ClaimKind, isClaimKind } from '../../core/workspace/expectations/claim.ts';
import { claimWords as words } from '../en/claims.ts';
import { crawlerInSentence } from '../en/table.ts';

type Subject = Pick<Claim, 'agent' | 'purpose' | 'except'>;

/** The crawlers of a claim in words. @param isShort whether not all of many exceptions are named */
export function claimSubject({ agent, purpose, except = [] }: Subject, isShort = false): string {
  if (agent !== undefined) return crawlerInSentence(agent);
  const all =
    purpose === undefined ? words.everyCrawler : isClaimPurpose(purpose) ? words.purposes[purpose] : purpose;
  return except.length === 0
    ? all
    : words[isShort ? 'butForSome' : 'butFor'](all, except.map(crawlerInSentence));
}

const isMany = ({ agent, purpose }: Subject): boolean => agent === undefined && purpose !== undefined;

function sentenceOf(kind: ClaimKind, claim: Claim, isShort: boolean): string {
  const { agent, purpose, except = [], url, than } = claim;
  const area = claim.area === '/' ? undefined : claim.area;
  const who = claimSubject(claim, isShort);
  switch (kind) {
    case 'closed':
    case 'open':
      return agent === undefined || url === undefined
        ? words[kind](who, isMany(claim), area, url)
        : (kind === 'open' ? words.openAt : words.closedAt)(who, url);
    case 'as-others':
      return words[kind](who, than === '' ? words.unnamed : crawlerInSentence(than ?? ''), area, url);
    default: {
      const isEvery = agent === undefined && purpose === undefined && except.length === 0;
      return words[kind](isEvery ? undefined : who, area, url);
    }
  }
}

/** Returns a claim as a sentence without a period: `crawlers for AI training are closed everywhere`. */
export const claimSentence = (claim: Claim): string =>
  isClaimKind(claim.claim) ? sentenceOf(claim.claim, claim, false) : words.later(claim.claim);

/** The same, without all of many exceptions: for people, who can open the rest. */
export const shortClaimSentence = (claim: Claim): string =>
  isClaimKind(claim.claim) ? sentenceOf(claim.claim, claim, true) : words.later(claim.claim);

/** The ways to say a claim. Spaces may be repeated, and upper and lower case are the same. */
const phrases = lazy(() =>
  words.said.map(([kind, pattern]) => ({
    kind,
    pattern: new RegExp(String.raw`^\s*${pattern.replaceAll(' ', String.raw`\s+`)}\s*$`, 'iu'),
  })),
);

/** The crawlers that are named together, by all words for them in lower case. */
const subjects = lazy(() => {
  const byText = new Map<string, Subject>(words.everyone.map((text) => [text, {}]));
  byText.set(lowerCase(crawlerInSentence('')), { agent: '' });
  for (const purpose of claimPurposes)
    for (const text of [lowerCase(words.purposes[purpose]), ...words.shortPurposes[purpose]])
      byText.set(text, { purpose });
  return byText;
});

const withoutSpaces = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Whether the catalog has a crawler of this name. */
const isKnown = (name: string) => (findCrawler(name) ?? findCommunityCrawler(name)) !== undefined;

/** Reads the name of a crawler; undefined if it cannot be one. Several words are one only if it is known. */
function readName(text: string): string | undefined {
  const name = withoutSpaces(text);
  if (lowerCase(name) === lowerCase(crawlerInSentence(''))) return '';
  if (isKnown(name)) return name;
  const isNone = name === '' || name.includes(' ') || words.notAName.test(name);
  return isNone || subjects().has(lowerCase(name)) ? undefined : name;
}

function readNames(text: string): readonly string[] | undefined {
  const names = withoutSpaces(text).split(words.and).map(readName);
  return names.every((name) => name !== undefined) ? names : undefined;
}

function readSubject(text: string): Subject | undefined {
  const [all = '', exceptions, ...rest] = withoutSpaces(text).split(words.but);
  const together = subjects().get(lowerCase(all));
  if (exceptions === undefined) {
    const agent = together ? undefined : readName(all);
    return together ?? (agent === undefined ? undefined : { agent });
  }
  const except = readNames(exceptions);
  const canHaveExceptions = together && together.agent === undefined && rest.length === 0;
  return canHaveExceptions && except ? { ...together, except: [...except] } : undefined;
}

/** What one way to say a claim found in a text, by the names of its parts. */
type Parts = Readonly<Record<string, string | undefined>>;

/** Reads the crawlers of a claim. Undefined if there are none that can be meant. */
function readCrawlers(kind: ClaimKind, { who, except, verb }: Parts): Subject | undefined {
  const all = who ?? (except === undefined ? words.everyCrawler : `${words.everyCrawler} but ${except}`);
  const subject = readSubject(all);
  if (!subject) return undefined;
  if (verb !== undefined && lowerCase(verb) === words.pluralVerb && subject.agent !== undefined)
    return undefined;
  return kind === 'as-others' && subject.agent === undefined ? undefined : subject;
}

/** Reads the other crawler of a comparison: `than` is absent if it is any other crawler. */
function readOther(text: string | undefined): Pick<Claim, 'than'> | undefined {
  if (text !== undefined && lowerCase(withoutSpaces(text)) === words.unnamed) return { than: '' };
  const name = text === undefined ? '' : readName(text);
  if (name === undefined) return undefined;
  return name === '' ? {} : { than: name };
}

/**
 * What is not typed to mean itself in a path: a wildcard or an end mark, of which a claim has none, a fragment, and
 * punctuation of the sentence.
 */
const NOT_A_PATH = /[*#]|[$,;]$/;

/** Reads the one path of a claim, which may have none: `area` is a beginning of paths, `url` is one path. */
function readPlace({ path, ...parts }: Parts, isOfOne: boolean): Pick<Claim, 'area' | 'url'> | undefined {
  const area = parts['area'] ?? (isOfOne ? undefined : path);
  const url = parts['url'] ?? (isOfOne ? path : undefined);
  const typed = [parts['area'], parts['url'], path].filter((text) => text !== undefined);
  if (typed.length > 1 || typed.some((text) => NOT_A_PATH.test(text))) return undefined;
  return {
    ...(area === undefined || area === '/' ? {} : { area }),
    ...(url === undefined ? {} : { url }),
  };
}

function claimOf(kind: ClaimKind, parts: Parts): Claim | undefined {
  const subject = readCrawlers(kind, parts);
  const other = readOther(parts['than']);
  const place = readPlace(parts, subject?.agent !== undefined);
  return subject && other && place && { claim: kind, ...subject, ...other, ...place };
}

/**
 * Reads a claim from a sentence, with or without a period at its end. Returns undefined if it is none that this version
 * understands. A claim about a change has no `before` yet.
 */
export function parseClaim(sentence: string): Claim | undefined {
  const text = sentence.replace(/\.\s*$/, '');
  for (const { kind, pattern } of phrases()) {
    const match = pattern.exec(text);
    const claim = match && claimOf(kind, match.groups ?? {});
    if (claim) return claim;
  }
  return undefined;
}

/**
 * Returns a claim whose `claim` is a sentence as what the sentence says. Other keys are kept and win. Cached, because
 * what is read for a claim is cached by the claim.
 */
export const readClaim = memoizeByKey((claim: Claim): Claim => {
  const said = isClaimKind(claim.claim) ? undefined : parseClaim(claim.claim);
  return said ? { ...said, ...claim, claim: said.claim } : claim;
});
