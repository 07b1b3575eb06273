// Whoever is named nowhere and has to be, and the place for new records at which the least is amiss.

import { agentText } from '../formats/rep/edit/field-spelling.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Answer, PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import { isWritable } from '../syntax/writable-value.ts';
import { answersForAgent, type PreparedReaders, prepareReaders } from './asked.ts';
import { type CheckResult, checkPresetTask } from './check.ts';
import type { ExtractedAgent, ExtractionResult } from './gather.ts';
import { linesOfOwnRecord } from './own-lines.ts';
import { placeRecords, type RecordPlace } from './placing.ts';
import type { CrawlerPreset, PreferenceStatement } from './stance.ts';
import { ANY_AGENT, type ExistingRecord, namesOfRecord, readExistingRecords } from './standing.ts';
import { applyStatement } from './statements.ts';
import { isPolicyTokenName, type PresetTarget } from './targets.ts';

/** What a stance is worked out from: one file, and whom the stance is about in it. */
export interface PresetContext {
  readonly site: PolicyFiles;
  readonly path: string;
  readonly reader: Reader;
  readonly before: Policy;
  readonly records: readonly ExistingRecord[];
  readonly targets: readonly PresetTarget[];
  readonly urls: readonly string[];
  readonly asked: PreparedReaders;
  readonly stance: CrawlerPreset;
}

/** The readers that have to agree: those that compare whole names. Others may take one name for another. */
const countsForAgent =
  ({ reader }: PresetContext) =>
  (one: Reader) =>
    one.id === reader.id || one.agent.match === 'equals';

/** Whether a robot that no record names has to be named, to be told what is wished. */
function needsOwnRecord(work: PresetContext, after: PreparedReaders, { agent, wish }: PresetTarget): boolean {
  const { stance, urls } = work;
  const wanted: Answer = wish === 'out' ? 'deny' : 'allow';
  // Whoever is kept out by name alone is kept out of every path; with everybody else, of what everybody is.
  const paths = wish === 'out' && !stance.others ? urls : urls.slice(0, 1);
  if (wish === 'out' && !stance.everyName && isPolicyTokenName(agent)) return true;
  const counts = after.readers.map(countsForAgent(work));
  return paths.some((url) =>
    answersForAgent(after, agent, url).some((said, place) => counts[place] && said !== wanted),
  );
}

/** The names that no record has, and the lines that each is to get. */
export function findUnnamed(
  work: PresetContext,
  { policy, leaving }: ExtractionResult,
): readonly ExtractedAgent[] {
  const { targets, records, before, reader } = work;
  const known = new Set(readExistingRecords(policy, reader).flatMap(namesOfRecord));
  for (const { key } of leaving) known.add(key);
  const stars = records.filter((record) => namesOfRecord(record).includes(ANY_AGENT));
  const missing = targets.filter(({ key, agent }) => !known.has(key) && isWritable(agent));
  const added = (target: PresetTarget): ExtractedAgent => ({
    key: target.key,
    text: agentText(policy.format, target.agent),
    lines: linesOfOwnRecord(
      before,
      target.wish === 'in' && target.key !== ANY_AGENT ? stars : [],
      target.wish,
    ),
  });
  const everybody = missing.filter(({ key, wish }) => key === ANY_AGENT && wish === 'out').map(added);
  const { policy: told } = placeRecords(policy, reader, [...leaving, ...everybody], 'end');
  const after = prepareReaders(work.site, work.path, told, work.asked.readers);
  const others = missing.filter((one) => one.key !== ANY_AGENT && needsOwnRecord(work, after, one));
  return [...others.map(added), ...everybody];
}

export interface PlacementTrial extends CheckResult {
  readonly policy: Policy;
  readonly joined: ReadonlySet<string>;
  readonly asked: PreparedReaders;
}

const candidatePlaces: readonly RecordPlace[] = ['before-default', 'behind-records', 'end', 'before-records'];

/** How much is amiss: robots that were not meant first, then wishes that some readers miss. */
function countMismatches({ also, missed }: CheckResult): number {
  const sum = (lists: readonly (readonly string[])[]) => lists.reduce((all, { length }) => all + length, 0);
  return sum(also.map(({ readers }) => readers)) + sum([...missed.values()]);
}

/** Tries the places for new records, and takes the one with the least amiss: the first that has nothing. */
export function* findBestPlaceTask(
  work: PresetContext,
  { policy, leaving }: Pick<ExtractionResult, 'policy' | 'leaving'>,
  statements: readonly PreferenceStatement[],
  others: readonly string[],
): CooperativeTask<PlacementTrial> {
  const { site, path, reader, asked, targets, urls } = work;
  let best: PlacementTrial | undefined;
  const seen = new Set<Policy>();
  for (const place of leaving.length > 0 ? candidatePlaces : candidatePlaces.slice(0, 1)) {
    const { policy: now, joined } = placeRecords(policy, reader, leaving, place);
    const told = statements.reduceRight((file, statement) => applyStatement(file, reader, statement), now);
    if (seen.has(told)) continue;
    seen.add(told);
    const after = prepareReaders(site, path, told, asked.readers);
    const found = yield* checkPresetTask({ before: asked, after, targets, others, urls });
    const tried = { ...found, policy: told, joined, asked: after };
    if (!best || countMismatches(tried) < countMismatches(best)) best = tried;
    if (countMismatches(best) === 0) break;
  }
  return best!;
}
