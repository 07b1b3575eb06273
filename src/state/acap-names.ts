// What the ACAP records suggest to ask about: purposes and crawlers they name.
import { readAcapFile } from '../core/dialects/acap/file.ts';
import type { GatepostState } from './document-store.ts';
import { queriedPolicy } from './matrix-question.ts';
import { memoizeLast } from './recent.ts';

const unique = (names: readonly string[]) => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
];

/** The purposes of the sub-records, in file order, without repeats (2.3.3). */
export const purposesIn = (state: GatepostState): readonly string[] => namesOf(queriedPolicy(state)).purposes;

/** The crawlers that records name, in file order, without repeats. */
export const crawlersIn = (state: GatepostState): readonly string[] => namesOf(queriedPolicy(state)).crawlers;

const namesOf = memoizeLast(2, (policy: ReturnType<typeof queriedPolicy>) => {
  const { records } = readAcapFile(policy);
  return {
    purposes: unique(
      records.flatMap(({ subRecords }) =>
        subRecords.flatMap(({ purposes }) => purposes.map(({ field }) => field.value)),
      ),
    ),
    crawlers: unique(
      records.flatMap(({ crawlers }) =>
        crawlers.filter(({ field }) => !field.any).map(({ field }) => field.name),
      ),
    ),
  };
});
