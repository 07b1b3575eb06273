// Sentences that a person may be about to type in the field for expectations: all of them are understood.
import { claimPurposes } from '../../core/analysis/claims/check-claim.ts';
import { crawlers } from '../../core/catalogue/crawlers.ts';
import { largestOf } from '../../core/text/large-lists.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { claimWords as words } from '../../messages/en/claims.ts';
import { crawlerInSentence } from '../../messages/en/table.ts';
import { claimSentence } from '../../messages/explain/claim-sentences.ts';
import { pathIn, readStatement } from './statement.ts';

/** What sentences can be about besides the crawlers of the catalog. */
export interface SentenceContext {
  /** The crawlers that the file names. */
  readonly agents: readonly string[];
  /** The paths of the file and of the table. */
  readonly paths: readonly string[];
}

type Subject = Pick<Claim, 'agent' | 'purpose'>;

const MAX_SENTENCES = 6;
const MAX_SUBJECTS = 4;
const MAX_PATHS = 2;

/** A claim about paths that begin in some way cannot have a wildcard, an end mark or a fragment. */
const isPlain = (path: string) => path.startsWith('/') && !/[\s*#]|[$,;.]$/.test(path);

const beginsWith = (text: string, beginning: string) => lowerCase(text).startsWith(lowerCase(beginning));

/** Returns the crawlers whose name is in the text, or begins as the last word does. */
function namedAgents(text: string, typed: readonly string[], { agents }: SentenceContext): readonly string[] {
  const names = [...agents, ...crawlers.flatMap(({ tokens }) => tokens)];
  // A name of the file is written as there.
  const byName = new Map(names.toReversed().map((name) => [lowerCase(name), name] as const));
  const distinct = [...byName.values()].toReversed();
  const isInText = (name: string) => ` ${lowerCase(text)} `.includes(` ${lowerCase(name)} `);
  const inText = distinct.filter(isInText);
  if (inText.length > 0) return inText.toSorted((a, b) => b.length - a.length).slice(0, 1);
  const last = typed.at(-1) ?? '';
  return last.length < 2 ? [] : distinct.filter((name) => beginsWith(name, last));
}

/** Returns the purposes of which a typed word begins a word. */
const namedPurposes = (typed: readonly string[]): readonly Subject[] =>
  claimPurposes
    .filter((purpose) => {
      const known = words.shortPurposes[purpose].flatMap((text) => text.split(' '));
      return typed.some((word) => word.length > 1 && known.some((one) => beginsWith(one, word)));
    })
    .map((purpose) => ({ purpose }));

/** Returns the crawlers that a text may be about; an empty subject is every crawler. */
function subjectsIn(text: string, context: SentenceContext): readonly Subject[] {
  const typed = text.split(/[^\p{L}\p{N}_.-]+/u).filter((word) => word !== '' && !words.filler.test(word));
  if (typed.length === 0) return [{}];
  const agents = namedAgents(typed.join(' '), typed, context).map((agent) => ({ agent }));
  const isOther = beginsWith(text, crawlerInSentence('').slice(0, 'any o'.length));
  const purposes = namedPurposes(typed);
  const isExact = agents.some(({ agent }) => typed.some((word) => lowerCase(word) === lowerCase(agent)));
  const found = isExact ? [...agents, ...purposes] : [...purposes, ...agents];
  return [...(isOther ? [{ agent: '' }] : []), ...found].slice(0, MAX_SUBJECTS);
}

/** Returns the paths that a text may be about: one that is typed, and known ones that begin with it. */
function pathsIn(text: string, { paths }: SentenceContext): readonly string[] {
  const typed = pathIn(text);
  if (typed === undefined) return [];
  const longer = paths.filter((path) => path !== typed && isPlain(path) && beginsWith(path, typed));
  const isKnown = typed.length > 1 && (typed.endsWith('/') || paths.includes(typed) || longer.length === 0);
  const own = isPlain(typed) ? [typed] : [];
  return (isKnown ? [...own, ...longer] : [...longer, ...own]).slice(0, MAX_PATHS);
}

/** What can be said of crawlers and a path: of one crawler about the very path, of several about what begins with it. */
function claimsAbout(subject: Subject, path: string | undefined, isNegative: boolean): readonly Claim[] {
  const { agent, purpose } = subject;
  const area = path === undefined || path === '/' ? {} : { area: path };
  const closed: Claim = { claim: 'closed', ...subject, ...area };
  const open: Claim = { claim: 'open', ...subject, ...area };
  if (path !== undefined && agent !== undefined) {
    const one: Claim[] = [
      { claim: 'open', agent, url: path },
      { claim: 'closed', agent, url: path },
    ];
    const both = isNegative ? one.toReversed() : one;
    return path.endsWith('/') ? [...both, closed] : both;
  }
  const isEvery = agent === undefined && purpose === undefined;
  const change: Claim = { claim: 'opens-nothing', ...subject, ...area };
  const others: readonly Claim[] = agent === undefined ? [] : [{ claim: 'as-others', agent }];
  const rest: readonly Claim[] = isEvery
    ? [change, { claim: 'changes-nothing', ...area }]
    : [...others, change];
  return [closed, open, ...rest];
}

/** Takes the first of each list, then the second, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const most = largestOf([0, ...lists.map((list) => list.length)]);
  return Array.from({ length: most }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/**
 * Returns sentences that a text may become, the nearest first: about the crawlers, purposes and paths in it. None if it
 * has none of these.
 */
export function suggestSentences(text: string, context: SentenceContext): readonly string[] {
  const path = pathIn(text);
  const rest = path === undefined ? text : text.replace(path, ' ');
  if (text.trim() === '') return [];
  const paths = pathsIn(text, context);
  const subjects = subjectsIn(rest, context);
  if (
    paths.length === 0 &&
    subjects.every(({ agent, purpose }) => agent === undefined && purpose === undefined)
  )
    return [];
  const isNegative = words.negative.test(rest);
  const places = paths.length === 0 ? [undefined] : paths;
  const lists = places.flatMap((place) => subjects.map((subject) => claimsAbout(subject, place, isNegative)));
  const sentences = new Set(inTurns(lists).map(claimSentence));
  return [...sentences].filter((sentence) => readStatement(sentence) !== undefined).slice(0, MAX_SENTENCES);
}
