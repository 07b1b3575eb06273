// Whether readers give the same answers from one file, for every crawler that it names and every URL.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { differenceTask } from './difference.ts';
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
 * What is known. `same`: they agree for every URL in normal form (RFC 3986 6.2.2) but the policy file itself, for the
 * crawlers that the file names and any other. `open`: that is not settled within the budget, or by this procedure.
 */
export type ReadersAgree = { readonly result: 'same' | 'open' } | { readonly result: ReadersDiffer };

const STEPS = 200_000;

/** A file, and the response to its request if it is known. */
type AskedFile = { readonly file: string } & Pick<RuleListOptions, 'status' | 'redirects'>;

/** Compares the first reader with each of the others. Pauses regularly. */
export function* readersAgreeTask(
  site: PolicyFiles,
  asked: AskedFile,
  [first, ...others]: readonly Reader[],
  budget = STEPS,
): CooperativeTask<ReadersAgree> {
  if (!first) return { result: 'same' };
  const listOf = ruleListsOf(site, { ...asked, reader: first });
  let isOpen = false;
  for (const other of others) {
    const otherListOf = ruleListsOf(site, { ...asked, reader: other });
    const compared = new Map<RuleList, Set<RuleList>>();
    for (const agent of new Set([first, other].flatMap((reader) => namesInFile(site, asked.file, reader)))) {
      const lists = [listOf(agent), otherListOf(agent)] as const;
      const known = compared.get(lists[0]) ?? new Set();
      if (known.has(lists[1])) continue;
      compared.set(lists[0], known.add(lists[1]));
      const { settled, regions } = yield* differenceTask(lists, { budget });
      const [region] = regions;
      if (region) return { result: { agent, path: region.path, readers: [first, other] } };
      if (!settled) isOpen = true;
    }
  }
  return { result: isOpen ? 'open' : 'same' };
}
