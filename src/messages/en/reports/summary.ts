// What a file does, in one sentence.
import type { AccessSummary, ReachGroup } from '../../../core/analysis/summary/summarize-access.ts';
import { columnPurposeOf } from '../../../core/catalogue/column-purposes.ts';
import { inLanguage } from '../../language.ts';
import { list, listAll, number, plural } from '../counts.ts';

/** A sentence, and whether it has the weight of a warning: the whole site is closed to crawlers without a name. */
export interface SummarySentence {
  readonly text: string;
  /** The beginning of the text that matters most, and what follows it. */
  readonly strong: string;
  readonly rest: string;
  readonly isWarning: boolean;
}

const MAX_PATHS = 3;
const MAX_PATH_LENGTH = 24;

const areasOf = ({ areas }: ReachGroup) =>
  areas.length <= MAX_PATHS && areas.every(({ length }) => length <= MAX_PATH_LENGTH)
    ? listAll(areas)
    : plural(areas.length, 'area', 'areas');

const mayFetch = (group: ReachGroup, isOne: boolean): string =>
  ({
    open: 'may fetch everything',
    closed: 'may fetch nothing',
    except: `${isOne ? 'is' : 'are'} kept out of ${areasOf(group)}`,
    only: `may fetch only ${areasOf(group)}`,
  })[group.reach];

const whoIsClosed = (agents: readonly string[]) =>
  agents.length <= 2 ? listAll(agents) : `${number(agents.length)} crawlers`;

/** What most of some crawlers are for; '' if there is no such purpose, or if they are few. */
function purposeOf(agents: readonly string[]): string {
  if (agents.length < 3) return '';
  const all = agents.map(columnPurposeOf);
  const counts: readonly (readonly [number, string])[] = [
    [all.filter((purpose) => purpose === 'ai-training').length, 'AI training'],
    [all.filter((purpose) => purpose.startsWith('ai-')).length, 'AI'],
    [all.filter((purpose) => purpose === 'seo').length, 'SEO tools'],
  ];
  const most = counts.find(([count]) => 2 * count > agents.length);
  if (!most) return '';
  return most[0] === agents.length ? `, all for ${most[1]}` : `, most of them for ${most[1]}`;
}

/** What crawlers with other rules may fetch, if that is one thing for all of them. */
function ownRules(different: readonly ReachGroup[]): string {
  const agents = different.flatMap((group) => group.agents);
  const [first, ...more] = different;
  const isOne = agents.length === 1;
  const isAlike = more.length === 0 || different.every(({ reach }) => reach === 'open');
  if (first && isAlike) return `${list(agents)} ${mayFetch(first, isOne)}`;
  return `${list(agents)} ${isOne ? 'has rules of its own' : 'have rules of their own'}`;
}

const byLine = ({ line }: ReachGroup) => (line === undefined ? '' : `, by line ${line + 1}`);

function textOf({ isOtherContent, others, named }: AccessSummary): string {
  if (isOtherContent) return 'Not a robots.txt: this is another document, and crawlers read no rule in it';
  const closed = named.filter(({ reach }) => reach === 'closed').flatMap(({ agents }) => agents);
  const different = named.filter(
    (group) =>
      group.reach !== 'closed' &&
      (group.reach !== others.reach || group.areas.join('\n') !== others.areas.join('\n')),
  );
  const own = different.flatMap(({ agents }) => agents);
  if (others.reach === 'closed')
    return own.length === 0
      ? `Closes the whole site to everyone, search engines too${byLine(others)}`
      : `Closes the whole site to everyone but ${list(own)}${byLine(others)}`;
  if (closed.length > 0) {
    const start = `Closes ${whoIsClosed(closed)} completely${purposeOf(closed)}`;
    const rest = own.length === 0 ? 'all others' : `all others but ${list(own)}`;
    return `${start}; ${rest} ${mayFetch(others, false)}`;
  }
  if (others.reach === 'open') {
    if (own.length === 0) return 'Allows everything to every crawler';
    return `${ownRules(different)}; all others may fetch everything`;
  }
  const start =
    others.reach === 'except'
      ? `Closes ${areasOf(others)} to everyone`
      : `Closes the site to everyone, except ${areasOf(others)}`;
  if (own.length === 0) return start;
  return different.every(({ reach }) => reach === 'open')
    ? `${start} but ${list(own)}`
    : `${start} without a record; ${ownRules(different)}`;
}

/** The first clause: up to the first comma or semicolon, as paths and names have none of them before a space. */
const FIRST_CLAUSE = /^.*?(?=[,;] |\.$)/;

/** Says what a file does. What is not proved for every URL says so. */
export const summarySentence = inLanguage('summarySentence', (summary: AccessSummary): SummarySentence => {
  const groups = [summary.others, ...summary.named];
  const isProved = groups.every((group) => group.isProved);
  const limits = [
    ...(summary.hasOtherRecords ? [' (by its robots.txt lines alone)'] : []),
    ...(isProved ? [] : [' (not proved for every URL)']),
  ];
  const text = `${textOf(summary)}${limits.join('')}.`;
  const [strong = text] = FIRST_CLAUSE.exec(text) ?? [];
  return {
    text,
    strong,
    rest: text.slice(strong.length),
    isWarning: !summary.isOtherContent && summary.others.reach === 'closed',
  };
});
