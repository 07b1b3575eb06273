// What a file of the open site does, computed once for the sentence above the table and for the list of sites.
import { type AccessSummary, summarizeAccessTask } from '../../core/analysis/summary/summarize-access.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import type { Site } from '../../core/workspace/site.ts';

/** Kept because a proof takes long, and two places ask for it after each edit. */
const slotOf = memoizeLast(
  2,
  (_site: Site, _reader: ReaderId, _path: string, _agents: string): { summary?: AccessSummary } => ({}),
);

/**
 * Summarizes a robots.txt of the site. `agents`: crawlers of the table, some of which the file may not name.
 * @throws RangeError if the site has no such file
 */
export function* accessSummaryTask(
  site: Site,
  reader: ReaderId,
  path: string,
  agents: readonly string[] = [],
): CooperativeTask<AccessSummary> {
  const slot = slotOf(site, reader, path, agents.join('\n'));
  return (slot.summary ??= yield* summarizeAccessTask(site, { reader, file: path, agents }));
}
