// What changes between two versions in a sentence, for every URL. What is not proved says so.

import {
  type Audience,
  audienceOf,
  type ChangeClause,
  changeClauses,
} from '../core/analysis/versions/change-clauses.ts';
import type { VersionChanges } from '../core/analysis/versions/version-changes.ts';
import type { AreaShape } from '../core/proof/area-shape.ts';
import type { ChangedArea, UnsettledArea } from '../core/proof/crawler-changes.ts';
import { capitalize } from '../core/text/capitalize.ts';
import { groupByKey } from '../core/text/group-by-key.ts';
import { changedAreasWords as words } from './en/comparison/changed-areas.ts';
import { list, number } from './en/counts.ts';
import { crawlerInSentence } from './en/table.ts';

/** A part of a sentence, and the areas that it counts. */
export interface ChangePart {
  readonly text: string;
  readonly isStrong: boolean;
  readonly areas?: readonly ChangedArea[];
}

/** A sentence, its beginning that matters most, and whether it has the weight of a warning. */
export interface ChangeSentence {
  /** The beginning in parts: what changes is strong, for whom is not. */
  readonly parts: readonly ChangePart[];
  readonly strong: string;
  readonly rest: string;
  readonly isWarning: boolean;
}

const MAX_CLAUSES = 3;
const MAX_EXCEPTIONS = 2;
const MAX_LEFT_OUT = 3;
/** How many clauses a sentence has where there is little room. */
const MAX_SHORT_CLAUSES = 2;

const nameCrawlers = (agents: readonly string[]) => list(agents.map(crawlerInSentence));

/** All of a few crawlers; the number of more, because "A, B and 90 more" reads as if the 90 were not left out. */
const nameLeftOut = (agents: readonly string[]) =>
  agents.length > MAX_LEFT_OUT ? words.crawlers(agents.length) : nameCrawlers(agents);

function describeAudience(audience: Audience): string {
  if (audience.kind === 'everyone') return words.everyone;
  return audience.kind === 'some'
    ? nameCrawlers(audience.agents)
    : words.everyoneBut(nameLeftOut(audience.agents));
}

/** Describes for whom an area changes, below areas of other crawlers. */
export function describeAgentsBelow(
  agents: readonly string[],
  compared: readonly string[],
  above: readonly (readonly string[])[],
): string {
  const audience = audienceOf(agents, compared);
  const isRest =
    audience.kind === 'everyone-but' && above.some((others) => hasSameNames(others, audience.agents));
  return isRest ? words.everyoneElse : describeAudience(audience);
}

const hasSameNames = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name) => b.includes(name));

const hasSameAudience = (a: Audience, b: Audience) =>
  a.kind === b.kind &&
  hasSameNames(a.kind === 'everyone' ? [] : a.agents, b.kind === 'everyone' ? [] : b.agents);

/** Describes the crawlers of a clause after those of the clauses before it. */
function describeAudienceAfter(
  { audience, areOthersUnaffected }: ChangeClause,
  before: readonly ChangeClause[],
  after: readonly ChangeClause[],
): string {
  const isRest =
    audience.kind === 'everyone-but' &&
    before.some(
      ({ audience: other }) => other.kind === 'some' && hasSameNames(other.agents, audience.agents),
    );
  if (isRest) return words.everyoneElse;
  const crawlers = describeAudience(audience);
  // Of several clauses with the same crawlers, the last one says who is not affected.
  const isRepeated = after.some(({ audience: other }) => describeAudience(other) === crawlers);
  return audience.kind === 'everyone-but' && areOthersUnaffected && !isRepeated
    ? words.notAffected(crawlers, audience.agents.length)
    : crawlers;
}

/** A path that matches one URL. */
const SINGLE_URL = /^[^*$]*\$$/;

/**
 * Describes the URLs of an area.
 * @param nameOf how a path is named: as it is written in the file by default
 */
export function describeShape(
  { paths, except, hadAlready }: AreaShape,
  nameOf: (path: string, area?: string) => string = (path) => path,
): string {
  // A rule that matches one URL leaves no more of the other's.
  const single = paths.find((one) => SINGLE_URL.test(one));
  const [path, other] = new Set((single === undefined ? paths : [single]).map((one) => nameOf(one)));
  const isComplete = except?.length === 0;
  const area =
    path === undefined
      ? isComplete
        ? words.wholeSite
        : words.everything
      : other === undefined
        ? path
        : words.common(path, other);
  if (!except) return words.partsOf(area);
  if (isComplete) return area;
  if (except.length <= MAX_EXCEPTIONS)
    return words.except(
      area,
      except.map((one) => nameOf(one, path)),
    );
  return hadAlready === undefined
    ? words.exceptions(area, except.length)
    : words.exceptAlready(path === undefined ? undefined : area, hadAlready);
}

/** The description of a shape in parts: its paths, which are code, and the words between them. */
export function describeShapeInParts(
  shape: AreaShape,
): readonly { readonly text: string; readonly isPath: boolean }[] {
  const parts: { text: string; isPath: boolean }[] = [];
  let rest = describeShape(shape);
  for (const path of [...shape.paths, ...(shape.except ?? [])]) {
    const at = rest.indexOf(path);
    if (at < 0) continue;
    parts.push({ text: rest.slice(0, at), isPath: false }, { text: path, isPath: true });
    rest = rest.slice(at + path.length);
  }
  return [...parts, { text: rest, isPath: false }].filter(({ text }) => text !== '');
}

/** Whether a clause says that everyone is kept out of the whole site. */
const isClosedSite = ({ direction, audience, except }: ChangeClause): boolean =>
  direction === 'closed' && audience.kind === 'everyone' && except?.length === 0;

/** Describes the areas of a clause: by name if they are the whole site, or if one area is to be named. */
function describeAreas(
  { areas, except, direction }: ChangeClause,
  before: ChangeClause | undefined,
  isNamed: boolean,
): string {
  if (except) return describeShape({ paths: [], except }, words.path);
  const [area, ...others] = areas;
  if (isNamed && others.length === 0) return describeShape(area.shape(), words.path);
  if (before?.except && before.direction === direction) return words.moreAreas(areas.length);
  return before && !before.except && !isNamed ? number(areas.length) : words.areas(areas.length);
}

/** Joins clauses: each says how many areas change, for whom. A verb is not repeated. */
function joinClauses(
  clauses: readonly ChangeClause[],
  areNamed: boolean,
  known: readonly string[] = [],
): readonly ChangePart[] {
  // Named and counted areas, side by side, read as if they were not the same kind of thing.
  const isNamed = areNamed && clauses.every(({ areas, except }) => except || areas.length === 1);
  return clauses.flatMap((clause, i): ChangePart[] => {
    const { direction, areas, audience } = clause;
    const before = clauses[i - 1];
    const isKnown = audience.kind === 'some' && hasSameNames(audience.agents, known);
    const next = clauses[i + 1];
    // The next clause names them. Two areas in one direction would read as one without them.
    const isNamedNext =
      next !== undefined && next.direction !== direction && hasSameAudience(audience, next.audience);
    const crawlers =
      isKnown || isNamedNext
        ? ''
        : ` ${words.forCrawlers(describeAudienceAfter(clause, clauses.slice(0, i), clauses.slice(i + 1)))}`;
    return [
      ...(i > 0 ? [{ text: ', ', isStrong: false }] : []),
      { text: before?.direction === direction ? '' : `${words.verbs[direction]} `, isStrong: true },
      { text: describeAreas(clause, before, isNamed), isStrong: true, areas },
      { text: crawlers, isStrong: false },
    ].filter(({ text }) => text !== '');
  });
}

const plainPart = (text: string): ChangePart => ({ text, isStrong: true });

const textOfParts = (parts: readonly ChangePart[]) => parts.map(({ text }) => text).join('');

/** Sums many clauses up by direction, after those that say what happens to the whole site. */
function sumClauses(clauses: readonly ChangeClause[]): readonly ChangePart[] {
  const wholes = clauses
    .filter(({ except }) => except)
    .toSorted((a, b) => (a.except?.length ?? 0) - (b.except?.length ?? 0))
    .slice(0, MAX_SHORT_CLAUSES);
  const byDirection = groupByKey(
    clauses.filter((clause) => !wholes.includes(clause)),
    ({ direction }) => direction,
  );
  const texts = [...byDirection].map(([direction, group], i) => {
    const count = new Set(group.flatMap(({ areas }) => areas)).size;
    const isMore = wholes.some((whole) => whole.direction === direction);
    const what = isMore ? words.moreAreas(count) : i > 0 ? number(count) : words.areas(count);
    return `${words.verbs[direction]} ${what}`;
  });
  const sum = texts.length > 0 ? `${texts.join(', ')} ${words.forCrawlers(words.variousCrawlers)}` : '';
  const named = joinClauses(wholes, true);
  return [...named, plainPart(named.length > 0 && sum !== '' ? `; ${sum}` : sum)];
}

/** Says what changes, for whom, and whether that is proved. `lines`: how many lines of text differ. */
export function describeChanges(changes: VersionChanges, lines = 0): ChangeSentence {
  const { settled, areas, open } = changes;
  const clauses = changeClauses(changes);
  const odd = areas.filter(({ isOdd }) => isOdd).length;
  const oddPart = odd > 0 ? [words.onlyOdd(odd)] : [];
  const linesPart = lines > 0 ? [words.linesDiffer(lines)] : [];
  const restOf = (parts: readonly string[]) => `${parts.map((part) => `; ${part}`).join('')}.`;
  if (clauses.length > 0) {
    const parts = clauses.length <= MAX_CLAUSES ? joinClauses(clauses, false) : sumClauses(clauses);
    const state = settled ? words.proved : words.notSettled(open.length);
    return {
      parts: parts.map((part, i) => (i === 0 ? { ...part, text: capitalize(part.text) } : part)),
      strong: capitalize(textOfParts(parts)),
      rest: restOf([...oddPart, state]),
      isWarning: clauses.some(isClosedSite),
    };
  }
  if (!settled)
    return {
      parts: [plainPart(words.noneFound)],
      strong: words.noneFound,
      rest: restOf([...oddPart, words.notSettled(open.length)]),
      isWarning: false,
    };
  const where = odd > 0 ? words.noneNormal : words.noneAnywhere;
  return {
    parts: [plainPart(words.none)],
    strong: words.none,
    rest: `, ${where}${restOf([...oddPart, ...linesPart])}`,
    isWarning: false,
  };
}

/**
 * Says what changes as a part of a sentence: `opens /old/ for everyone`.
 * @param known crawlers that need not be named, because the text around it does
 */
export function describeChangesAsClause(changes: VersionChanges, known: readonly string[] = []): string {
  const { settled, areas, open } = changes;
  const clauses = changeClauses(changes);
  const rest = settled ? [] : [words.notSettled(open.length)];
  if (clauses.length > 0) {
    const parts =
      clauses.length <= MAX_SHORT_CLAUSES ? joinClauses(clauses, true, known) : sumClauses(clauses);
    return [textOfParts(parts), ...rest].join('; ');
  }
  if (areas.length > 0) return [words.onlyOdd(areas.length), ...rest].join('; ');
  return settled ? words.noneInShort : [words.noneFoundInShort, ...rest].join('; ');
}

/** Says what changes where there is little room, without a period. */
export const describeChangesInShort = (changes: VersionChanges): string =>
  capitalize(describeChangesAsClause(changes));

/** Says what is not settled, in a sentence for each reason. */
export function describeUnsettled(
  open: readonly UnsettledArea[],
  formatAgents: (agents: readonly string[]) => string = nameCrawlers,
): readonly string[] {
  return [...groupByKey(open, ({ reason }) => reason)].map(([reason, areas]) => {
    const agents = [...new Set(areas.flatMap((area) => area.agents))];
    return words.open(formatAgents(agents), areas.length, words.openReasons[reason]);
  });
}

/** Says why no rule decides. */
export const describeNoRule = ({ reason }: ChangedArea['before']): string =>
  words.reasons[reason === 'rule' ? 'no-rule' : reason];
