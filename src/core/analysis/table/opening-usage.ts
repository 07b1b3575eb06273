// Finds the usage with which the table of a file with ACAP records opens: the one whose answers differ most from fetching.

import { mainPurpose, usagesByCount } from '../../formats/acap/question/main-usage.ts';
import { usageAnswers, usageOptions } from '../../formats/acap/question/usage-verdict.ts';
import type { Usage } from '../../formats/acap/usages.ts';
import { readRecords } from '../../formats/rep/records.ts';
import { answers } from '../../questions/answer.ts';
import { prepare } from '../../questions/registry.ts';
import { rfc9309 } from '../../readers/rfc9309.ts';
import type { Policy } from '../../syntax/policy.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { exampleUrls } from './example-urls.ts';

/** A sample is enough to see whether answers differ. */
const MAX_URLS = 1000;
const MAX_AGENTS = 20;

/** Of a longer file, only the usage of most lines is compared with fetching: each one reads all lines. */
const LONG_FILE_LINES = 2000;

const restricting: ReadonlySet<number> = new Set(
  (['prohibited', 'allowed-with-restrictions'] as const).map((answer) => usageAnswers.indexOf(answer)),
);

/** What the conventional records close is closed to fetching, too. */
const acapAlone = { conventionalAppliesTo: [] } as const;

const isMixed = (cells: Uint8Array): boolean => cells.some((answer) => answer !== cells[0]);

/**
 * Returns the usage that is asked when a file is opened; undefined if fetching is.
 *
 * A usage adds to fetching if ACAP prohibits or limits it where a URL may be fetched. Of such usages, the first
 * is the one of most lines whose answers differ from each other. If there is none, fetching is asked if its answers
 * differ, then a usage that is restricted everywhere. A file without conventional records is never about fetching.
 * @param path the path of the file
 */
export function openingUsage(policy: Policy, path: string): Usage | undefined {
  const { source, format } = policy;
  const site = { origin: '', files: new Map([[path, { source, format }]]) };
  const agents = [...findNamedAgents(path, source, MAX_AGENTS), ''];
  const { urls } = exampleUrls(policy, undefined, '', MAX_URLS);
  const purpose = mainPurpose(policy);
  const fetching = prepare(site, { question: 'fetch', reader: rfc9309, file: path }).matrix(
    agents,
    urls,
  ).answers;
  const isFetched = (cell: number) => fetching[cell] === answers.indexOf('allow');
  const compared = usagesByCount(policy).slice(0, source.lines.length > LONG_FILE_LINES ? 1 : undefined);
  const ranked = compared.map((usage) => {
    const options = usageOptions({ purpose, settings: acapAlone }, usage, path);
    const cells = prepare(site, options).matrix(agents, urls).answers;
    return {
      usage,
      isMixed: isMixed(cells),
      addsToFetching: cells.some((answer, cell) => restricting.has(answer) && isFetched(cell)),
    };
  });
  const adding = ranked.filter(({ addsToFetching }) => addsToFetching);
  const first = adding.find((one) => one.isMixed) ?? (isMixed(fetching) ? undefined : adding[0]);
  if (first) return first.usage;
  if (readRecords(policy, rfc9309).records.length > 0) return undefined;
  return (ranked.find((one) => one.isMixed) ?? ranked[0])?.usage ?? 'crawl';
}
