// Whether two versions of a file answer alike for every crawler and every URL.
import { crawlers } from '../catalogue/crawlers.ts';
import { agentIndex } from '../formats/rep/question/select-records.ts';
import { readRecords } from '../formats/rep/records.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { createPolicy } from '../syntax/policy.ts';
import { lazy } from '../text/lazy.ts';
import { differenceTask } from './difference.ts';
import { type RuleList, ruleListsOf } from './rule-list.ts';

/** The file that is compared, the readers, and how many steps each comparison of two lists of rules may take. */
export interface SameAnswersOptions {
  readonly file: string;
  readonly readers: readonly Reader[];
  readonly budget?: number;
}

/** The crawlers of the catalogue: some obey records of other names, or ignore those for any other crawler. */
const knownNames = lazy(() => crawlers.flatMap(({ tokens }) => tokens[0]));

/** The names of a file under a reader, and any other crawler (''). */
export function namesInFile(site: PolicyFiles, file: string, reader: Reader): readonly string[] {
  const { source, format } = site.files.get(file) ?? {};
  if (!source || !format) return [''];
  const policy = createPolicy(source, format);
  const { lines } = agentIndex(policy, readRecords(policy, reader), reader);
  return ['', ...lines.flatMap(({ isStar, value }) => (isStar ? [] : [value]))];
}

/**
 * Whether no answer about fetching changes under all readers, for any URL, however it is spelled, and for the crawlers
 * that the file names, those of the catalogue, and any other. For readers that compare parts of names, a crawler whose
 * name is a part of several is not examined. False if an answer changes, and if that is not settled within the budget.
 * Pauses regularly.
 */
export function* hasSameAnswersTask(
  before: PolicyFiles,
  after: PolicyFiles,
  { file, readers, budget }: SameAnswersOptions,
): CooperativeTask<boolean> {
  if (before === after) return true;
  for (const reader of readers) {
    const asked = { reader, file };
    const [listBefore, listAfter] = [ruleListsOf(before, asked), ruleListsOf(after, asked)];
    const compared = new Map<RuleList, Set<RuleList>>();
    const named = [before, after].flatMap((site) => namesInFile(site, file, reader));
    for (const name of new Set([...named, ...knownNames()])) {
      const lists = [listBefore(name), listAfter(name)] as const;
      const others = compared.get(lists[0]) ?? new Set();
      if (others.has(lists[1])) continue;
      compared.set(lists[0], others.add(lists[1]));
      const options = { urls: 'all' as const, ...(budget === undefined ? {} : { budget }) };
      const { settled, regions } = yield* differenceTask(lists, options);
      if (!settled || regions.length > 0) return false;
    }
    yield;
  }
  return true;
}
