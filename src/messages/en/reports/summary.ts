// What a file does, in one sentence.
import type { AccessSummary, ReachGroup } from '../../../core/analysis/summary/summarize-access.ts';
import type { UsageRestriction } from '../../../core/analysis/summary/usage-restrictions.ts';
import { columnPurposeOf, headRank } from '../../../core/catalogue/column-purposes.ts';
import { findCrawler } from '../../../core/catalogue/crawlers.ts';
import { groupByKey } from '../../../core/text/group-by-key.ts';
import { shortenEnd } from '../../../core/text/shorten-text.ts';
import { inLanguage } from '../../language.ts';
import { changedAreasWords } from '../comparison/changed-areas.ts';
import { list, listAll, listAlternatives, number, plural } from '../counts.ts';
import { acapNames } from '../formats/acap-names.ts';

/** What a part of the sentence leads to: the column of some crawlers, `''` being any other one, or a line, 0-based. */
export type SentenceTarget = { readonly agents: readonly string[] } | { readonly line: number };

/** A piece of the sentence. */
export interface SentencePart {
  readonly text: string;
  /** Whether it is of the beginning, which matters most. */
  readonly isStrong: boolean;
  readonly target?: SentenceTarget;
}

/** A piece of the note that readers disagree. `other`: the place of the reader that it names. */
export interface ReadByPart {
  readonly text: string;
  readonly other?: number;
}

const MAX_READERS = 3;

/** Says whose reading a sentence is, and which readers differ, by their titles. */
export const readByParts = inLanguage(
  'readByParts',
  (reader: string, others: readonly string[]): readonly ReadByPart[] => {
    const start = { text: `As ${reader} reads it; ` };
    if (others.length > MAX_READERS)
      return [start, { text: `${number(others.length)} other readers differ.` }];
    const names = others.flatMap((text, other): readonly ReadByPart[] => {
      const separator = other === others.length - 1 ? ' and ' : ', ';
      return other === 0 ? [{ text, other }] : [{ text: separator }, { text, other }];
    });
    return [start, ...names, { text: others.length === 1 ? ' differs.' : ' differ.' }];
  },
);

/** A sentence, and whether it has the weight of a warning: the whole site is closed to crawlers without a name. */
export interface SummarySentence {
  readonly text: string;
  /** The text in pieces. */
  readonly parts: readonly SentencePart[];
  readonly isWarning: boolean;
}

type Piece = Pick<SentencePart, 'text' | 'target'>;

const plain = (text: string): Piece => ({ text });

/** Crawlers, as the words that stand for them. */
const crawlers = (text: string, agents: readonly string[]): Piece => ({ text, target: { agents } });

const othersAs = (text: string): Piece => crawlers(text, ['']);

const MAX_PATHS = 3;
const MAX_EXCEPTIONS = 2;
const MAX_USAGES = 3;
const MAX_PATH_LENGTH = 24;

/** The maximum length of a path that is named alone. */
const MAX_ONLY_PATH_LENGTH = 40;

/** Names a few short paths, or a single one; counts others. */
function pathsOf(paths: readonly string[], most: number, noun: string): string {
  const [only = '', ...more] = paths;
  if (more.length === 0) return shortenEnd(changedAreasWords.path(only), MAX_ONLY_PATH_LENGTH);
  return paths.length <= most && paths.every(({ length }) => length <= MAX_PATH_LENGTH)
    ? listAll(paths.map((path) => changedAreasWords.path(path)))
    : `${number(paths.length)} ${noun}`;
}

function exceptionsOf({ reach, exceptions, areExceptionsPartial }: ReachGroup): string {
  if (!exceptions) return ', with exceptions';
  if (exceptions.length === 0) return '';
  const paths = `${areExceptionsPartial ? 'some URLs of ' : ''}${pathsOf(exceptions, MAX_EXCEPTIONS, 'paths')}`;
  // What is open is itself an exception.
  return reach === 'only' ? ` (but not ${paths})` : ` except ${paths}`;
}

const areasOf = (group: ReachGroup): string => pathsOf(group.areas, MAX_PATHS, 'areas') + exceptionsOf(group);

/** What is equal for groups that may fetch the same. */
const keyOf = ({ reach, areas, exceptions = [], areExceptionsPartial }: ReachGroup): string =>
  JSON.stringify([reach, areas, exceptions, areExceptionsPartial]);

const mayFetch = (group: ReachGroup, isOne: boolean): string =>
  ({
    open: 'may fetch everything',
    closed: 'may fetch nothing',
    except: `${isOne ? 'is' : 'are'} kept out of ${areasOf(group)}`,
    only: `may fetch only ${areasOf(group)}`,
  })[group.reach];

const MAX_CLOSED_NAMES = 3;

/** Names a few crawlers, or counts them. @param followers how many more have the same rules without a record of their own */
function whoIsClosed(agents: readonly string[], followers: number): string {
  if (agents.length > MAX_CLOSED_NAMES) return `${number(agents.length)} crawlers`;
  const names = listAll(agents);
  if (followers === 0) return names;
  const follow = followers === 1 ? 'follows' : 'follow';
  return `${names} (and ${number(followers)} that ${follow} ${agents.length === 1 ? 'it' : 'them'})`;
}

/** Returns the purpose of most crawlers; '' if most do not share one, or if the sentence names them. */
function purposeOf(agents: readonly string[]): string {
  if (agents.length <= MAX_CLOSED_NAMES) return '';
  const count = (isMeant: (purpose: string) => boolean) =>
    agents.filter((agent) => [columnPurposeOf(agent), ...(findCrawler(agent)?.purposes ?? [])].some(isMeant))
      .length;
  const counts: readonly (readonly [number, string])[] = [
    [count((purpose) => purpose === 'ai-training'), 'AI training'],
    [count((purpose) => purpose.startsWith('ai-')), 'AI'],
    [count((purpose) => purpose === 'seo'), 'SEO tools'],
  ];
  const most = counts.find(([count]) => 2 * count > agents.length);
  if (!most) return '';
  return most[0] === agents.length ? `, all for ${most[1]}` : `, most of them for ${most[1]}`;
}

/** The best known first, because a list names only a few. */
const byRank = (agents: readonly string[]): readonly string[] =>
  agents.toSorted((a, b) => headRank(a) - headRank(b));

/** The length up to which several names are in the sentence. */
const MAX_NAMES_LENGTH = 45;

/** Names a few crawlers, or of long names the first. */
function namesOf(agents: readonly string[]): string {
  const names = list(agents);
  const [first = ''] = agents;
  return agents.length < 2 || names.length <= MAX_NAMES_LENGTH
    ? names
    : `${first} and ${number(agents.length - 1)} more`;
}

/** Crawlers that may fetch the same, and what that is. */
interface Clause {
  readonly agents: readonly string[];
  readonly says: string;
}

/** With more of them, or longer ones, the sentence would be a list. */
const MAX_CLAUSES = 3;
const MAX_CLAUSES_LENGTH = 100;

/** What crawlers with other rules may fetch: of each group, or only of those that may fetch everything. */
function clausesOf(different: readonly ReachGroup[]): readonly Clause[] {
  const alike = [...groupByKey(different, keyOf).values()];
  const toClause = (groups: readonly ReachGroup[]): Clause => {
    const agents = byRank(groups.flatMap((group) => group.agents));
    return { agents, says: groups[0] ? mayFetch(groups[0], agents.length === 1) : '' };
  };
  const open = alike.filter(([first]) => first?.reach === 'open').map(toClause);
  const limited = alike.filter(([first]) => first?.reach !== 'open').map(toClause);
  const own = { agents: byRank(limited.flatMap(({ agents }) => agents)), says: 'have rules of their own' };
  const length = limited.reduce((sum, { agents, says }) => sum + namesOf(agents).length + says.length + 1, 0);
  const isList = alike.length > MAX_CLAUSES || (limited.length > 1 && length > MAX_CLAUSES_LENGTH);
  return isList ? [...open, own] : [...open, ...limited];
}

/** The clauses, one after the other. */
const ownRules = (different: readonly ReachGroup[]): readonly Piece[] =>
  clausesOf(different).flatMap(({ agents, says }, i) => [
    ...(i === 0 ? [] : [plain('; ')]),
    crawlers(namesOf(agents), agents),
    plain(` ${says}`),
  ]);

/** The number of areas, which may be equal where the areas are not. */
const COUNTED = /^(?:is|are) kept out of [\d,.]+ /;

/** Whether some crawlers are kept out of most of the areas that others are kept out of. */
const areSimilar = (different: readonly ReachGroup[], others: ReachGroup): boolean =>
  different.every(({ reach, areas }) => {
    const own = new Set(areas);
    return (
      reach === others.reach && 2 * others.areas.filter((area) => own.has(area)).length > others.areas.length
    );
  });

/**
 * The crawlers that "everyone" leaves out, and what they may fetch. Where the areas of all others are counted, too, two
 * numbers would not say what differs.
 */
function butOwnRules(different: readonly ReachGroup[], others: ReachGroup): readonly Piece[] {
  const clauses = clausesOf(different);
  const isCounted = /^\d/.test(areasOf(others));
  const rules = areSimilar(different, others) ? 'similar rules' : 'rules';
  return clauses.flatMap(({ agents, says }, i) => {
    const own = agents.length === 1 ? `has ${rules} of its own` : `have ${rules} of their own`;
    return [
      plain(i === 0 ? ' but ' : i === clauses.length - 1 ? ', and ' : ', '),
      crawlers(namesOf(agents), agents),
      plain(`, which ${isCounted && COUNTED.test(says) ? own : says}`),
    ];
  });
}

const byLine = ({ line }: ReachGroup): readonly Piece[] =>
  line === undefined ? [] : [plain(', by '), { text: `line ${line + 1}`, target: { line } }];

/** The crawlers that may fetch nothing; if there are none, those with the same few places, if they are several. */
function mostClosed(named: readonly ReachGroup[]): readonly ReachGroup[] {
  const closed = named.filter(({ reach }) => reach === 'closed');
  if (closed.length > 0) return closed;
  const byAreas = groupByKey(
    named.filter(({ reach }) => reach === 'only'),
    keyOf,
  );
  const sizeOf = (groups: readonly ReachGroup[]) =>
    groups.reduce((sum, { agents }) => sum + agents.length, 0);
  const [most = []] = [...byAreas.values()].toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return sizeOf(most) > 1 ? most : [];
}

const unreadableSentences = {
  'other-content': 'Not a robots.txt: this is another document, and crawlers read no rule in it',
  'utf-16': 'Not readable: the file is in UTF-16, and crawlers read no rule in it. Save it as UTF-8',
} as const satisfies Record<NonNullable<AccessSummary['unreadable']>, string>;

/** The rules that decide nothing because they are in no record. */
function ignoredRules(ignored: AccessSummary['ignored']): readonly Piece[] {
  if (!ignored) return [];
  const { rules, line } = ignored;
  const which = rules === 1 ? 'its rule' : `its ${number(rules)} rules`;
  return [
    plain('; '),
    { text: which, target: { line } },
    plain(` ${rules === 1 ? 'belongs' : 'belong'} to no record`),
  ];
}

/** Whether rules are ignored where no other one closes anything: hardly anyone writes such a file on purpose. */
const ignoresAllRules = ({ ignored, others, named }: AccessSummary): boolean =>
  ignored !== undefined && [others, ...named].every(({ reach }) => reach === 'open');

function piecesOf({ unreadable, ignored, others, named }: AccessSummary): readonly Piece[] {
  if (unreadable) return [plain(unreadableSentences[unreadable])];
  // Where all others are closed, what is less so is the exception.
  const shut = others.reach === 'closed' ? [] : mostClosed(named);
  const closed = byRank(shut.flatMap(({ agents }) => agents));
  const different = named.filter((group) => !shut.includes(group) && keyOf(group) !== keyOf(others));
  const own = byRank(different.flatMap(({ agents }) => agents));
  const but = own.length === 0 ? [] : [plain(' but '), crawlers(namesOf(own), own)];
  const isEveryoneElse = own.length > 0 && different.some(({ reach }) => reach !== 'open');
  const butThese = isEveryoneElse ? butOwnRules(different, others) : but;
  if (others.reach === 'closed') {
    if (isEveryoneElse) {
      const comma = others.line === undefined ? [] : [plain(',')];
      return [
        plain('Blocks the whole site'),
        ...byLine(others),
        ...comma,
        plain(' for everyone'),
        ...butThese,
      ];
    }
    const isForEngines = own.every((agent) => columnPurposeOf(agent) !== 'search');
    const engines = isForEngines ? [plain(', search engines too')] : [];
    return [plain('Blocks the whole site for everyone'), ...but, ...engines, ...byLine(others)];
  }
  const [oneShut] = shut;
  if (oneShut)
    return [
      plain(oneShut.reach === 'only' ? `Blocks everything but ${areasOf(oneShut)} for ` : 'Blocks '),
      crawlers(
        whoIsClosed(
          closed,
          shut.reduce((sum, group) => sum + group.followers, 0),
        ),
        closed,
      ),
      plain(`${oneShut.reach === 'only' ? '' : ' completely'}${purposeOf(closed)}; `),
      // "All others but" would say that those may fetch everything.
      ...(isEveryoneElse ? [...ownRules(different), plain('; ')] : []),
      othersAs('all others'),
      ...(isEveryoneElse ? [] : but),
      plain(` ${mayFetch(others, false)}`),
    ];
  if (others.reach === 'open') {
    if (own.length === 0) return [plain('Allows everything to every crawler'), ...ignoredRules(ignored)];
    return [...ownRules(different), plain('; '), othersAs('all others'), plain(' may fetch everything')];
  }
  const areas = areasOf(others);
  if (others.reach === 'except') return [plain(`Blocks ${areas} for everyone`), ...butThese];
  // A second exception would not say from what.
  return isEveryoneElse
    ? [plain(`Blocks the site, except ${areas}, for everyone`), ...butThese]
    : [plain(`Blocks the site for everyone, except ${areas}`), ...but];
}

/**
 * The first clause: up to the first semicolon, or comma that no path follows, outside of brackets; paths have neither
 * before a space.
 */
const FIRST_CLAUSE = /^(?:\([^)]*\)|[^(])*?(?=; |, (?!\/)|\.$)/;

/** Returns the length of the first clause. A list of crawlers is a part of it to its end. */
function firstClauseLength(pieces: readonly Piece[]): number {
  let length = 0;
  for (const { text, target } of pieces) {
    const end = target ? undefined : FIRST_CLAUSE.exec(text)?.[0].length;
    if (end !== undefined) return length + end;
    length += text.length;
  }
  return length;
}

/** The pieces of a text whose beginning, up to a length, is strong. */
function partsOf(pieces: readonly Piece[], strongLength: number): readonly SentencePart[] {
  let at = 0;
  return pieces.flatMap((piece): SentencePart[] => {
    const end = Math.min(Math.max(strongLength - at, 0), piece.text.length);
    at += piece.text.length;
    const [strong, rest] = [piece.text.slice(0, end), piece.text.slice(end)];
    return [
      ...(strong === '' ? [] : [{ ...piece, text: strong, isStrong: true }]),
      ...(rest === '' ? [] : [{ ...piece, text: rest, isStrong: false }]),
    ];
  });
}

const nounsOf = (restrictions: readonly UsageRestriction[]): string => {
  const unique = [...new Set(restrictions.map(({ usage }) => usage))];
  return unique.length <= MAX_USAGES
    ? listAll(unique.map((usage) => acapNames.usageNoun(usage)))
    : plural(unique.length, 'usage', 'usages');
};

/** Where usages are prohibited, and for whom; of rules that are equal but for the usage. */
function prohibitionOf(alike: readonly UsageRestriction[]): readonly Piece[] {
  const [{ agents, purposes, prohibited, exceptions, exempt } = alike[0]!] = alike;
  const where = prohibited[0] === '/' ? 'everywhere' : `in ${pathsOf(prohibited, MAX_PATHS, 'areas')}`;
  const but = exceptions.length === 0 ? '' : ` except ${pathsOf(exceptions, MAX_EXCEPTIONS, 'paths')}`;
  const named = agents.includes('') ? [] : [plain(' for '), crawlers(list(byRank(agents)), agents)];
  const without =
    exempt.length === 0 ? [] : [plain(', but not for '), crawlers(list(byRank(exempt)), exempt)];
  const purpose = purposes.length === 0 ? [] : [plain(` for the purpose ${listAlternatives(purposes)}`)];
  return [plain(`${nounsOf(alike)} ${where}${but}`), ...named, ...purpose, ...without];
}

/** The length of two lines, without the words that are always there. */
const MAX_ACAP_SENTENCE = 125;

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** One clause after the other, the last one after `and`. */
const joinClauses = (clauses: readonly (readonly Piece[])[]): readonly Piece[] =>
  clauses.flatMap((clause, i) => {
    if (i === 0) return clause;
    return [plain(i === clauses.length - 1 ? ', and ' : ', '), ...clause];
  });

/** What is not in the first prohibition, in a few words. */
function otherRules(alike: readonly UsageRestriction[], all: readonly UsageRestriction[]): readonly Piece[] {
  const rest = all.filter((one) => !alike.includes(one));
  const others = rest.filter(({ usage }) => alike.every((one) => one.usage !== usage));
  const count = new Set(others.map(({ usage }) => usage)).size;
  if (count > 0) return [plain(`, and restrict ${plural(count, 'more usage', 'more usages')}`)];
  const agents = rest.flatMap((one) => one.agents).filter((agent) => agent !== '');
  return agents.length > 0 ? [plain(', with other rules for '), crawlers(list(byRank(agents)), agents)] : [];
}

/** What the ACAP lines of a file do: the longest of several forms for which there is room, or the shortest. */
function acapPieces(restrictions: readonly UsageRestriction[], room: number): readonly Piece[] {
  const rulesOf = ({ usage: _usage, isLimited: _isLimited, ...rules }: UsageRestriction) =>
    JSON.stringify(rules);
  const prohibiting = restrictions.filter(({ prohibited }) => prohibited.length > 0);
  const groups = [...groupByKey(prohibiting, rulesOf).values()];
  const limited = restrictions.filter(({ isLimited }) => isLimited);
  const clauses = [
    ...groups.map((alike, i) => [plain(i === 0 ? 'prohibit ' : ''), ...prohibitionOf(alike)]),
    ...(limited.length === 0 ? [] : [[plain(`limit ${nounsOf(limited)}`)]]),
  ];
  // Areas say more than that it is everywhere.
  const main = groups.find(([one]) => one?.prohibited[0] !== '/') ?? groups[0];
  const prohibition = main ? [plain('prohibit '), ...prohibitionOf(main)] : [];
  const [first] = main ?? [];
  // Areas without the crawlers for which other rules apply, but not a whole site.
  const isShort =
    first !== undefined &&
    first.prohibited[0] !== '/' &&
    first.agents.includes('') &&
    first.purposes.length === 0 &&
    restrictions.every(({ usage }) => usage === first.usage);
  const forms = [
    joinClauses(clauses),
    ...(main ? [[...prohibition, ...otherRules(main, restrictions)]] : []),
    isShort && groups.length === 1 ? prohibition.slice(0, 2) : [plain(`restrict ${nounsOf(restrictions)}`)],
  ];
  const form = forms.find((pieces) => lengthOf(pieces) <= room) ?? forms.at(-1) ?? [];
  return [plain('ACAP lines '), ...form];
}

/** The length up to which all that robots.txt does has room after what ACAP lines do. */
const MAX_AFTER_ACAP = 70;

/** The pieces up to a length. */
const cutAt = (pieces: readonly Piece[], length: number): readonly Piece[] =>
  partsOf(pieces, length).flatMap(({ isStrong, ...piece }) => (isStrong ? [piece] : []));

/** What the ACAP lines of a file do, and after it what its other lines do, or the first of it if that is long. */
function afterAcap(restrictions: readonly UsageRestriction[], all: readonly Piece[]): readonly Piece[] {
  const [first, ...others] =
    lengthOf(all) > MAX_AFTER_ACAP
      ? [...cutAt(all, firstClauseLength(all)), plain(', among other rules')]
      : all;
  const room = MAX_ACAP_SENTENCE - lengthOf([...others, ...(first ? [first] : [])]);
  const start = [...acapPieces(restrictions, room), plain('; robots.txt alone')];
  if (!first) return start;
  if (first.target) return [...start, plain(': '), first, ...others];
  const text = first.text.replace(/^./u, (letter) => letter.toLowerCase());
  return [...start, plain(' '), { ...first, text }, ...others];
}

/** Says what a file does. What is not proved for every URL says so. */
export const summarySentence = inLanguage('summarySentence', (summary: AccessSummary): SummarySentence => {
  const groups = [summary.others, ...summary.named];
  const isProved = groups.every((group) => group.isProved);
  const isRestricted = summary.usageRestrictions.length > 0;
  const limits = [
    ...(summary.hasOtherRecords && !isRestricted ? [' (by robots.txt alone)'] : []),
    ...(isProved ? [] : [' (not proved for every URL)']),
  ];
  const said = piecesOf(summary);
  const pieces = [
    ...(isRestricted ? afterAcap(summary.usageRestrictions, said) : said),
    plain(`${limits.join('')}.`),
  ];
  const text = pieces.map((piece) => piece.text).join('');
  return {
    text,
    // A list of usages is not cut at its commas.
    parts: partsOf(pieces, isRestricted ? text.indexOf(';') : firstClauseLength(pieces)),
    isWarning:
      summary.unreadable === 'utf-16' ||
      (!summary.unreadable && (summary.others.reach === 'closed' || ignoresAllRules(summary))),
  };
});
