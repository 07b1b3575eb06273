// Finds the URLs and crawlers that gatepost diff compares first: those of the differences between two versions.

import { findWhatDecides } from '../../core/analysis/never-decides/what-decides.ts';
import { type ChangedRecords, findChangedRecords } from '../../core/analysis/versions/changed-records.ts';
import { blockAt, blocksOf } from '../../core/syntax/blocks.ts';
import { createPolicy, fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { printNote } from '../output/io.ts';
import type { ReaderQuery } from './query-options.ts';
import type { PriorityAxes } from './table-axes.ts';

/** How many rules per reader get a search for a URL, and how many crawlers and URLs are used at most. */
const MAX_COUNTS = { searched: 200, agents: 500, urls: 10_000 } as const;

/** One version and its changed records. */
interface ComparedVersion {
  readonly file: CliFile;
  readonly policy: Policy;
  readonly changed: ChangedRecords;
  readonly readerQueries: readonly ReaderQuery[];
}

function policyOfFile({ site, path }: CliFile): Policy {
  const { source, format } = fileAt(site, path);
  return createPolicy(source, format);
}

/** A path that a rule matches: its own path with the wildcards replaced. */
function rulePathExample(policy: Policy, line: number): string | undefined {
  const [path = ''] = valueOf(fieldAt(policy, line)).split(/[ \t]/, 1);
  const plain = path.replace(/\$$/, '').replaceAll('*', 'x');
  if (plain === '') return undefined;
  return /^(?:\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(plain) ? plain : `/${plain}`;
}

/** A crawler that the record of a line names; '' for any other crawler. */
function ruleAgent(policy: Policy, line: number): string {
  const block = blocksOf(policy)[blockAt(policy, line)];
  const name = block ? valueOf(fieldAt(policy, block.start)) : '';
  return name === '*' ? '' : name;
}

/** Finds URLs by search for rules that may decide, but not on their own path. */
function* findWitnesses({
  file,
  policy,
  changed,
  readerQueries,
}: ComparedVersion): Generator<{ agent: string; url: string }> {
  for (const { reader, question } of readerQueries) {
    if (!reader) continue;
    const undecided = changed.rules.filter((line) => {
      const path = rulePathExample(policy, line);
      return path === undefined || question(ruleAgent(policy, line), path).by?.line !== line;
    });
    for (const line of undecided.slice(0, MAX_COUNTS.searched)) {
      const witness = findWhatDecides(file.site, { reader, file: file.path, line });
      if (witness.answer === 'witness') yield witness;
    }
  }
}

/** The crawlers and URLs of the differences in both versions, up to a maximum. Prints a note if there are more. */
export function findChangedAxes(
  { io, values }: Invocation,
  [old, fresh]: readonly [CliFile, CliFile],
  [oldReaderQueries, readerQueries]: readonly [readonly ReaderQuery[], readonly ReaderQuery[]],
): PriorityAxes {
  const policies = [policyOfFile(old), policyOfFile(fresh)] as const;
  const [before, after] = findChangedRecords(...policies);
  const sides: ComparedVersion[] = [
    { file: old, policy: policies[0], changed: before, readerQueries: oldReaderQueries },
    { file: fresh, policy: policies[1], changed: after, readerQueries },
  ];
  const areUrlsGiven = values.urls !== undefined || values.url.length > 0;
  const searched = areUrlsGiven ? [] : sides;
  const witnesses = searched.flatMap((side) => [...findWitnesses(side)]);
  const agents = new Set([...witnesses.map(({ agent }) => agent), ...before.agents, ...after.agents]);
  const paths = searched.flatMap(({ policy, changed }) =>
    changed.rules.flatMap((line) => rulePathExample(policy, line) ?? []),
  );
  const urls = new Set([...witnesses.map(({ url }) => url), ...paths]);
  if (agents.size > MAX_COUNTS.agents || urls.size > MAX_COUNTS.urls)
    printNote(io, words.diff.tooMany(MAX_COUNTS));
  return { agents: [...agents].slice(0, MAX_COUNTS.agents), urls: [...urls].slice(0, MAX_COUNTS.urls) };
}
