// What changes between two versions in a sentence, for every URL. What is not proved says so.

import {
  type Audience,
  type AudienceChanges,
  audienceOf,
  type ChangeClause,
  changesByAudience,
} from '../core/analysis/versions/change-clauses.ts';
import type { LineCounts } from '../core/analysis/versions/line-differences.ts';
import type { ReaderChanges, VersionChanges } from '../core/analysis/versions/version-changes.ts';
import { findCrawler } from '../core/catalogue/crawlers.ts';
import type { AreaShape } from '../core/proof/area-shape.ts';
import type { ChangedArea, UnsettledArea } from '../core/proof/crawler-changes.ts';
import { capitalize } from '../core/text/capitalize.ts';
import { groupByKey } from '../core/text/group-by-key.ts';
import { changedAreasWords as words } from './en/comparison/changed-areas.ts';
import { list, number } from './en/counts.ts';
import { crawlerInSentence, readerTitle } from './en/table.ts';

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

/** How many audiences are named in a sentence, and in one where there is little room. */
const MAX_AUDIENCES = 3;
const MAX_SHORT_AUDIENCES = 2;
const MAX_EXCEPTIONS = 2;
const MAX_NAMES = 3;

const nameCrawlers = (agents: readonly string[]) => list(agents.map(crawlerInSentence));

/** Leaves out the crawlers without a name in the file: they follow the records of those with one. */
function withoutFollowers(agents: readonly string[], named: readonly string[]): readonly string[] {
  if (agents.length <= MAX_NAMES) return agents;
  const ofFile = agents.filter((agent) => named.includes(agent));
  return ofFile.length === 0 ? agents : ofFile;
}

/** All of a few crawlers; the number of more, because "A, B and 90 more" reads as if the 90 were not left out. */
function nameLeftOut(agents: readonly string[], named: readonly string[]): string {
  const shown = withoutFollowers(agents, named);
  return shown.length > MAX_NAMES ? words.crawlers(agents.length) : nameCrawlers(shown);
}

function describeAudience(audience: Audience, named: readonly string[]): string {
  if (audience.kind === 'everyone') return words.everyone;
  return audience.kind === 'some'
    ? nameCrawlers(audience.agents)
    : words.everyoneBut(nameLeftOut(audience.agents, named));
}

const hasSameNames = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name) => b.includes(name));

/** Describes for whom an area changes, below areas of other crawlers. */
export function describeAgentsBelow(
  agents: readonly string[],
  { agents: compared, named }: Pick<VersionChanges, 'agents' | 'named'>,
  above: readonly (readonly string[])[],
): string {
  const audience = audienceOf(agents, compared);
  const isRest =
    audience.kind === 'everyone-but' &&
    (withoutFollowers(audience.agents, named).length > MAX_NAMES ||
      above.some((others) => hasSameNames(others, audience.agents)));
  return isRest ? words.everyoneElse : describeAudience(audience, named);
}

/** A path that matches one URL. */
const SINGLE_URL = /^[^*$]*\$$/;

/**
 * Describes the URLs of an area.
 * @param nameOf how a path is named: as it is written in the file by default
 * @param nameOfAll how the path of an area is named that is not of a second path
 */
export function describeShape(
  { paths, except, hadAlready }: AreaShape,
  nameOf: (path: string, area?: string) => string = (path) => path,
  nameOfAll: (path: string) => string = nameOf,
): string {
  // A rule that matches one URL leaves no more of the other's.
  const single = paths.find((one) => SINGLE_URL.test(one));
  const [path, other] = new Set(single === undefined ? paths : [single]);
  const isComplete = except?.length === 0;
  const area =
    path === undefined
      ? isComplete
        ? words.wholeSite
        : words.everything
      : other === undefined
        ? nameOfAll(path)
        : words.common(nameOf(path), nameOf(other));
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

/** A part of the description of a shape. */
export interface ShapePart {
  readonly text: string;
  readonly isPath: boolean;
  /** The paths that it only counts. */
  readonly counts?: readonly string[];
}

/** The description of a shape in parts: its paths, which are code, and the words between them. */
export function describeShapeInParts(shape: AreaShape): readonly ShapePart[] {
  const parts: ShapePart[] = [];
  let rest = describeShape(shape);
  for (const path of [...shape.paths, ...(shape.except ?? [])]) {
    const at = rest.indexOf(path);
    if (at < 0) continue;
    parts.push({ text: rest.slice(0, at), isPath: false }, { text: path, isPath: true });
    rest = rest.slice(at + path.length);
  }
  const { except = [], hadAlready } = shape;
  const isCount = except.length > MAX_EXCEPTIONS && hadAlready === undefined;
  const last: ShapePart = { text: rest, isPath: false, ...(isCount && { counts: except }) };
  return [...parts, last].filter(({ text }) => text !== '');
}

/** Whether everyone is kept out of the whole site. */
const isClosedSite = ({ audience, clauses }: AudienceChanges): boolean =>
  audience.kind === 'everyone' &&
  clauses.some(({ direction, except }) => direction === 'closed' && except?.length === 0);

const quietPart = (text: string): ChangePart => ({ text, isStrong: false });
const strongPart = (text: string): ChangePart => ({ text, isStrong: true });

/** Describes the areas of a clause: by name if they are the whole site, or a single area. */
function describeAreas(
  { areas, except }: ChangeClause,
  { isMore, isCounted }: { isMore: boolean; isCounted: boolean },
): string {
  if (except) return describeShape({ paths: [], except }, words.path);
  if (areas.length === 1)
    return describeShape(areas[0].shape(), words.path, (path) => words.areaOf(path, !isMore));
  if (isMore) return words.moreAreas(areas.length);
  return isCounted ? number(areas.length) : words.areas(areas.length);
}

/** Says what the clauses of an audience open and close. */
function describeClauses(clauses: readonly ChangeClause[]): readonly ChangePart[] {
  return clauses.flatMap((clause, i) => {
    const before = clauses[i - 1];
    const isMore = before?.except !== undefined && before.direction === clause.direction;
    const verb = words.verbs[clause.direction];
    const text = describeAreas(clause, {
      isMore,
      isCounted: before !== undefined && !before.except && before.areas.length > 1,
    });
    return [
      ...(i > 0 ? [quietPart(', ')] : []),
      strongPart(`${isMore && clause.areas.length === 1 ? words.also(verb) : verb} `),
      { text, isStrong: true, areas: clause.areas },
    ];
  });
}

const textOfParts = (parts: readonly ChangePart[]) => parts.map(({ text }) => text).join('');

const capitalizeFirst = ([first, ...others]: readonly ChangePart[]): readonly ChangePart[] =>
  first ? [{ ...first, text: capitalize(first.text) }, ...others] : [];

/** The audiences that a sentence is about. */
interface ToldAudiences {
  /** Crawlers for which something changes. */
  readonly affected: readonly AudienceChanges[];
  /** Crawlers for which nothing changes, if "everyone else" would include them otherwise. */
  readonly silent: readonly AudienceChanges[];
  readonly named: readonly string[];
}

function toldAudiences(changes: VersionChanges): ToldAudiences {
  const audiences = changesByAudience(changes);
  const affected = audiences.filter(({ clauses }) => clauses.length > 0);
  const isRestAffected = affected.some(({ agents }) => agents.includes(''));
  const silent = isRestAffected ? audiences.filter(({ clauses }) => clauses.length === 0) : [];
  return { affected, silent, named: changes.named };
}

/** Names crawlers for which nothing changes; many of them by their number. */
function nameSilent({ agents }: AudienceChanges, { affected, silent, named }: ToldAudiences): string {
  const shown = withoutFollowers(agents, named);
  if (shown.length <= MAX_NAMES) return nameCrawlers(shown);
  const others = affected.filter((one) => one.audience.kind === 'some');
  const told = new Set([...agents, ...others.flatMap((one) => one.agents)]);
  const areAllNamed =
    silent.length === 1 &&
    named.every((name) => told.has(name)) &&
    agents.every((name) => named.includes(name));
  return areAllNamed
    ? words.allNamed(agents.length, others.length > 0)
    : words.otherCrawlers(agents.length, others.length > 0);
}

/** Returns the crawlers that a single audience leaves out, if for all of them and no other it is proved that nothing changes. */
function onlySilent({ affected: [first, ...others], silent: [silent, ...more] }: ToldAudiences) {
  const isOnly = first?.audience.kind === 'everyone-but' && silent?.silence === 'proved';
  return isOnly && others.length + more.length === 0 && hasSameNames(first.audience.agents, silent.agents)
    ? silent
    : undefined;
}

/** Whether what a single audience leaves out says all about the others: they are named, or are all that stay as they are. */
function tellsLeftOut(told: ToldAudiences): boolean {
  const { affected, silent } = told;
  if (affected.length !== 1) return false;
  return (
    onlySilent(told) !== undefined ||
    (silent.every(({ silence }) => silence !== 'only-odd') &&
      silent.reduce((sum, { agents }) => sum + agents.length, 0) <= MAX_NAMES)
  );
}

/** Names the audience of a sentence that has only one. */
function nameOnlyAudience(told: ToldAudiences, { audience }: AudienceChanges): string {
  const silent = onlySilent(told);
  return silent ? words.everyoneBut(nameSilent(silent, told)) : describeAudience(audience, told.named);
}

/** Names an audience after all others were told. */
const nameAudience = ({ audience }: AudienceChanges): string =>
  audience.kind === 'everyone-but' ? words.everyoneElse : describeAudience(audience, []);

/** Sums many audiences up by direction, after those for which the whole site changes. */
function sumAudiences({ affected, named }: ToldAudiences): readonly ChangePart[] {
  const wholes = affected
    .flatMap((one) =>
      one.clauses.flatMap((clause) =>
        clause.except ? [{ audience: one.audience, clause, left: clause.except.length }] : [],
      ),
    )
    .toSorted((a, b) => a.left - b.left)
    .slice(0, MAX_SHORT_AUDIENCES);
  const others = affected.flatMap(({ clauses }) =>
    clauses.filter((clause) => !wholes.some((whole) => whole.clause === clause)),
  );
  const groups = [...groupByKey(others, ({ direction }) => direction)].map(
    ([direction, group]) => [direction, [...new Set(group.flatMap(({ areas }) => areas))]] as const,
  );
  const texts = groups.map(([direction, areas], i) => {
    const [area] = areas;
    const isMore = wholes.some(({ clause }) => clause.direction === direction);
    const isCounted = (groups[i - 1]?.[1].length ?? 0) > 1;
    const what =
      area && areas.length === 1
        ? describeShape(area.shape(), words.path)
        : isMore
          ? words.moreAreas(areas.length)
          : isCounted
            ? number(areas.length)
            : words.areas(areas.length);
    return `${words.verbs[direction]} ${what}`;
  });
  const sum = texts.length > 0 ? `${texts.join(', ')} ${words.forCrawlers(words.variousCrawlers)}` : '';
  const ofWholes = wholes.flatMap(({ audience, clause }, i) => [
    ...(i > 0 ? [quietPart(', ')] : []),
    ...describeClauses([clause]),
    quietPart(` ${words.forCrawlers(describeAudience(audience, named))}`),
  ]);
  return [...ofWholes, strongPart(ofWholes.length > 0 && sum !== '' ? `; ${sum}` : sum)];
}

/** Says what changes for each audience in a sentence of its own. */
function tellEachAudience(told: ToldAudiences): readonly ChangePart[] {
  const tell = (crawlers: string, parts: readonly ChangePart[]) => [
    quietPart(words.forAudience(capitalize(words.forCrawlers(crawlers)))),
    ...parts,
    quietPart('. '),
  ];
  const rest = told.affected.filter(({ audience }) => audience.kind !== 'some');
  const some = told.affected.filter((one) => !rest.includes(one));
  const silent = told.silent.flatMap((one) =>
    tell(nameSilent(one, told), [quietPart(words.silence[one.silence])]),
  );
  // What changes is first. "Everyone else" has the others before it.
  if (some.length === 0)
    return [
      ...rest.flatMap((one) =>
        tell(describeAudience(one.audience, told.named), describeClauses(one.clauses)),
      ),
      ...silent,
    ];
  return [
    ...some.flatMap((one) => tell(nameAudience(one), describeClauses(one.clauses))),
    ...silent,
    ...rest.flatMap((one) => tell(nameAudience(one), describeClauses(one.clauses))),
  ];
}

/** Says what changes for each audience in one clause, without the crawlers that need not be named. */
function listAudiences(told: ToldAudiences, known: readonly string[]): readonly ChangePart[] {
  const isKnown = ({ agents }: AudienceChanges) => hasSameNames(agents, known);
  const rest = told.affected.filter(({ audience }) => audience.kind !== 'some');
  const some = told.affected.filter((one) => !rest.includes(one));
  const nameInList = (one: AudienceChanges) =>
    tellsLeftOut(told) || some.length === 0 ? nameOnlyAudience(told, one) : nameAudience(one);
  const tell = (one: AudienceChanges) => [
    ...describeClauses(one.clauses),
    ...(isKnown(one) ? [] : [quietPart(` ${words.forCrawlers(nameInList(one))}`)]),
  ];
  const silent = tellsLeftOut(told)
    ? []
    : told.silent.map((one) => [quietPart(words.silenceFor[one.silence](nameSilent(one, told)))]);
  // What changes is first. "Everyone else" has the others before it.
  const inOrder =
    some.length === 0 ? [...rest.map(tell), ...silent] : [...some.map(tell), ...silent, ...rest.map(tell)];
  return inOrder.flatMap((parts, i) => (i > 0 ? [quietPart(', '), ...parts] : parts));
}

/** Says that a record applies to another crawler. */
export const describeRename = ({ rename }: VersionChanges): string | undefined =>
  rename && words.renamed(rename.from, crawlerInSentence(rename.to));

/** The changes without those for the old name of a record, unless a crawler has that name or nothing else changes. */
export function withoutOldName(changes: VersionChanges): VersionChanges {
  const { rename, areas, wholes, open, agents, named } = changes;
  if (!rename || findCrawler(rename.from)) return changes;
  const without = (all: readonly string[]) => all.filter((agent) => agent !== rename.from);
  const isAbout = (one: { readonly agents: readonly string[] }) => without(one.agents).length > 0;
  const kept = new Map(
    areas.filter(isAbout).map((area) => [area, { ...area, agents: without(area.agents) }]),
  );
  if (kept.size === 0) return changes;
  return {
    ...changes,
    areas: [...kept.values()],
    wholes: wholes.filter(isAbout).map((whole) => ({
      ...whole,
      agents: without(whole.agents),
      areas: new Set([...whole.areas].map((area) => kept.get(area) ?? area)),
    })),
    open: open.filter(isAbout).map((one) => ({ ...one, agents: without(one.agents) })),
    agents: without(agents),
    named: without(named),
  };
}

/** Says what changes, for whom, and whether that is proved. `lines`: how the text differs. */
export function describeChanges(changes: VersionChanges, lines?: LineCounts): ChangeSentence {
  const rename = describeRename(changes);
  const sentence = describeEffects(withoutOldName(changes), lines);
  if (rename === undefined) return sentence;
  const lead = `${rename}. `;
  const { parts, strong } = sentence;
  return { ...sentence, parts: [quietPart(lead), ...parts], strong: `${lead}${strong}` };
}

/** Says what changes as other readers read the versions: `as Yandex reads it, closes /old/ for everyone`. */
const describeOtherReaders = (otherReaders: readonly ReaderChanges[]): string =>
  otherReaders
    .map(({ reader, changes }) => `${words.asRead(readerTitle(reader))}, ${describeChangesAsClause(changes)}`)
    .join('; ');

function describeEffects(changes: VersionChanges, lines?: LineCounts): ChangeSentence {
  const { settled, areas, open } = changes;
  const told = toldAudiences(changes);
  const odd = areas.filter(({ isOdd }) => isOdd).length;
  const oddPart = odd > 0 ? [words.onlyOdd(odd)] : [];
  const linesPart =
    lines && lines.added + lines.removed > 0 ? [words.linesDiffer(lines.added, lines.removed)] : [];
  const restOf = (parts: readonly string[]) => `${parts.map((part) => `; ${part}`).join('')}.`;
  if (told.affected.length > 0) {
    const rest = [...oddPart, settled ? words.proved : words.notSettled(open.length)];
    const isOne = told.affected.length === 1 && (told.silent.length === 0 || tellsLeftOut(told));
    const isSum = told.affected.length > MAX_AUDIENCES;
    const parts = isSum ? sumAudiences(told) : isOne ? listAudiences(told, []) : tellEachAudience(told);
    return {
      parts: capitalizeFirst(parts),
      strong: capitalize(textOfParts(parts)),
      rest: isSum || isOne ? restOf(rest) : `${capitalize(rest.join('; '))}.`,
      isWarning: told.affected.some(isClosedSite),
    };
  }
  if (!settled)
    return {
      parts: [strongPart(words.noneFound)],
      strong: words.noneFound,
      rest: restOf([...oddPart, words.notSettled(open.length)]),
      isWarning: false,
    };
  if (changes.otherReaders) {
    const strong = capitalize(describeOtherReaders(changes.otherReaders));
    const isSettled = changes.otherReaders.every((one) => one.changes.settled);
    return {
      parts: [strongPart(strong)],
      strong,
      rest: restOf(isSettled ? [words.noOther, ...linesPart] : linesPart),
      isWarning: false,
    };
  }
  const [onlyOdd] = oddPart;
  if (onlyOdd !== undefined)
    return {
      parts: [strongPart(onlyOdd)],
      strong: onlyOdd,
      rest: restOf([words.noOther, ...linesPart]),
      isWarning: false,
    };
  return {
    parts: [strongPart(words.none)],
    strong: words.none,
    rest: `, ${words.noneAnywhere}${restOf(linesPart)}`,
    isWarning: false,
  };
}

/**
 * Says what changes as a part of a sentence: `opens /old/ for everyone`.
 * @param known crawlers that need not be named, because the text around it does
 */
export function describeChangesAsClause(all: VersionChanges, known: readonly string[] = []): string {
  const rename = describeRename(all);
  if (all.rename && rename !== undefined) {
    const { rename: _, ...changes } = withoutOldName(all);
    return `${rename}: ${describeChangesAsClause(changes, [...known, all.rename.to])}`;
  }
  const changes = all;
  const { settled, areas, open } = changes;
  const told = toldAudiences(changes);
  const rest = settled ? [] : [words.notSettled(open.length)];
  if (told.affected.length > 0) {
    const isShort = told.affected.length <= MAX_SHORT_AUDIENCES;
    const parts = isShort ? listAudiences(told, known) : sumAudiences(told);
    return [textOfParts(parts), ...rest].join('; ');
  }
  if (areas.length > 0) return [words.onlyOdd(areas.length), ...rest].join('; ');
  if (changes.otherReaders) return describeOtherReaders(changes.otherReaders);
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
