// What gatepost diff asks about first: the URLs and robots of what differs between two versions.

import { findWhatDecides } from '../../core/analysis/never-decides/what-decides.ts';
import { type ChangedRecords, findChangedRecords } from '../../core/analysis/versions/changed-records.ts';
import { blockAt, blocksOf } from '../../core/syntax/blocks.ts';
import { createPolicy, fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { printNote } from '../output/io.ts';
import type { ReaderQuery } from './query-options.ts';
import type { PriorityAxes } from './table-axes.ts';

/** The most rules for which a URL is searched for under a reader, and the most robots and URLs that are taken. */
const MAX_COUNTS = { searched: 200, agents: 500, urls: 10_000 } as const;

/** One version with what differs in it. */
interface ComparedVersion {
  readonly file: CliFile;
  readonly policy: Policy;
  readonly changed: ChangedRecords;
  readonly ways: readonly ReaderQuery[];
}

function policyOfFile({ site, path }: CliFile): Policy {
  const { source, format } = fileAt(site, path);
  return createPolicy(source, format);
}

/** A path that a rule matches, as a rule without wildcards names it itself. */
function rulePathExample(policy: Policy, line: number): string | undefined {
  const [path = ''] = valueOf(fieldAt(policy, line)).split(/[ \t]/, 1);
  const plain = path.replace(/\$$/, '').replaceAll('*', 'x');
  if (plain === '') return undefined;
  return /^(?:\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(plain) ? plain : `/${plain}`;
}

/** A robot that the record of a line names; any other where that is who it speaks to. */
function ruleAgent(policy: Policy, line: number): string {
  const block = blocksOf(policy)[blockAt(policy, line)];
  const name = block ? valueOf(fieldAt(policy, block.start)) : '';
  return name === '*' ? '' : name;
}

/** Rules that may decide, though not on the path that they name: then a URL is searched for. */
function* findWitnesses({
  file,
  policy,
  changed,
  ways,
}: ComparedVersion): Generator<{ agent: string; url: string }> {
  for (const { reader, asking } of ways) {
    if (!reader) continue;
    const left = changed.rules.filter((line) => {
      const path = rulePathExample(policy, line);
      return path === undefined || asking(ruleAgent(policy, line), path).by?.line !== line;
    });
    for (const line of left.slice(0, MAX_COUNTS.searched)) {
      const found = findWhatDecides(file.site, { reader, file: file.path, line });
      if (found.answer === 'witness') yield found;
    }
  }
}

/** Of each version, the robots and URLs of what differs, at most so many; more is told. */
export function findChangedAxes(
  { io, values }: Invocation,
  [old, now]: readonly [CliFile, CliFile],
  [oldWays, ways]: readonly [readonly ReaderQuery[], readonly ReaderQuery[]],
): PriorityAxes {
  const policies = [policyOfFile(old), policyOfFile(now)] as const;
  const [before, after] = findChangedRecords(...policies);
  const sides: ComparedVersion[] = [
    { file: old, policy: policies[0], changed: before, ways: oldWays },
    { file: now, policy: policies[1], changed: after, ways },
  ];
  const areUrlsGiven = values.urls !== undefined || values.url.length > 0;
  const searched = areUrlsGiven ? [] : sides;
  const found = searched.flatMap((side) => [...findWitnesses(side)]);
  const agents = new Set([...found.map(({ agent }) => agent), ...before.agents, ...after.agents]);
  const paths = searched.flatMap(({ policy, changed }) =>
    changed.rules.flatMap((line) => rulePathExample(policy, line) ?? []),
  );
  const urls = new Set([...found.map(({ url }) => url), ...paths]);
  if (agents.size > MAX_COUNTS.agents || urls.size > MAX_COUNTS.urls)
    printNote(io, words.diff.tooMany(MAX_COUNTS));
  return { agents: [...agents].slice(0, MAX_COUNTS.agents), urls: [...urls].slice(0, MAX_COUNTS.urls) };
}
