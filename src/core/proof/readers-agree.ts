// Whether readers give the same answers from one file, for every crawler that it names and every URL.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { differenceTask, type Region, type RuleLists } from './difference.ts';
import { type RuleList, type RuleListOptions, ruleListsOf } from './rule-list.ts';
import { namesInFile } from './same-answers.ts';

/** A URL for which two readers answer differently. */
export interface ReadersDiffer {
  readonly agent: string;
  /** Path and query. */
  readonly path: string;
  readonly readers: readonly [Reader, Reader];
}

/**
 * What is known. A URL that shows a difference has no escapes but those that a rule needs. `same`: they agree for every URL in normal form (RFC 3986 6.2.2) but the policy file itself, for the
 * crawlers that the file names and any other. `open`: that is not settled within the budget, or by this procedure, or only URLs
 * with other escapes show a difference: crawlers do not request `/?%3Fx` because a line has `/*?x`.
 */
export type ReadersAgree = { readonly result: 'same' | 'open' } | { readonly result: ReadersDiffer };

const STEPS = 200_000;

/** A file, and the response to its request if it is known. */
type AskedFile = { readonly file: string } & Pick<RuleListOptions, 'status' | 'redirects'>;

const ESCAPE = /%[0-9A-F]{2}/gi;

/** Characters that a URL has only escaped: a rule that has one as it is needs its escape. `%` is one unless it begins an escape. */
const ESCAPED_IN_URLS = /[^\w\-.~!$&'()*+,;=:@/?#[\]%]|%(?![0-9A-F]{2})/giu;

const escapesIn = (text: string): readonly string[] =>
  (text.match(ESCAPE) ?? []).map((escape) => escape.toUpperCase());

/** Returns a test for whether a URL has an escape that no rule of the lists needs. */
function createEscapeTest(lists: RuleLists): (path: string) => boolean {
  const paths = lists.flatMap((list) => list.deciders.map((decider) => list.pathOf(decider)));
  const raw = paths.flatMap((path) => path.match(ESCAPED_IN_URLS) ?? []);
  const needed = new Set([...paths, ...raw.map(encodeURIComponent)].flatMap(escapesIn));
  // The octets of other characters depend on the encoding that a reader assumes.
  const hasOtherCharacters = raw.some((character) => character > '\u007f');
  return (path) =>
    escapesIn(path).some((escape) => !needed.has(escape) && !(hasOtherCharacters && escape >= '%80'));
}

/** Finds a URL that two lists answer differently, without escapes that no rule needs. */
function* ordinaryDifferenceTask(
  lists: RuleLists,
  budget: number,
): CooperativeTask<{ readonly path: string | undefined; readonly isSame: boolean }> {
  const { settled, regions } = yield* differenceTask(lists, { budget });
  if (regions.length === 0) return { path: undefined, isSame: settled };
  const hasOwnEscapes = createEscapeTest(lists);
  const ordinaryIn = (some: readonly Region[]) => some.find(({ path }) => !hasOwnEscapes(path));
  // Each direction has one region so far; another pair of rules may have a URL that crawlers request.
  const found =
    ordinaryIn(regions) ?? ordinaryIn((yield* differenceTask(lists, { budget, all: true })).regions);
  return { path: found?.path, isSame: false };
}

/** What of a comparison can be limited. */
export interface AgreeLimits {
  readonly budget?: number;
  /** Whether another reader than the first is asked about a crawler. By default, each is asked about all. */
  readonly concerns?: (reader: Reader, agent: string) => boolean;
}

/** Compares the first reader with each of the others. Pauses regularly. */
export function* readersAgreeTask(
  site: PolicyFiles,
  asked: AskedFile,
  [first, ...others]: readonly Reader[],
  { budget = STEPS, concerns = () => true }: AgreeLimits = {},
): CooperativeTask<ReadersAgree> {
  if (!first) return { result: 'same' };
  const listOf = ruleListsOf(site, { ...asked, reader: first });
  let isOpen = false;
  for (const other of others) {
    const otherListOf = ruleListsOf(site, { ...asked, reader: other });
    const compared = new Map<RuleList, Set<RuleList>>();
    for (const agent of new Set([first, other].flatMap((reader) => namesInFile(site, asked.file, reader)))) {
      if (!concerns(other, agent)) continue;
      const lists = [listOf(agent), otherListOf(agent)] as const;
      const known = compared.get(lists[0]) ?? new Set();
      if (known.has(lists[1])) continue;
      compared.set(lists[0], known.add(lists[1]));
      const { path, isSame } = yield* ordinaryDifferenceTask(lists, budget);
      if (path !== undefined) return { result: { agent, path, readers: [first, other] } };
      if (!isSame) isOpen = true;
    }
  }
  return { result: isOpen ? 'open' : 'same' };
}
