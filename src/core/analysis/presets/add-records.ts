// Adds the names that need a record of their own, at the place with the fewest side effects.

import { agentChoices } from '../../catalogue/agent-choices.ts';
import { agentText } from '../../formats/rep/edit/field-spelling.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import { addAll } from '../../text/large-lists.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { Version } from '../../trial/version.ts';
import { type CheckResult, checkPresetTask } from './check-preset.ts';
import { askReadersTask, createWishTest } from './current-answers.ts';
import {
  ANY_AGENT,
  type ExistingRecord,
  hasName,
  isRecordOpen,
  namesOfRecord,
  readExistingRecords,
} from './existing-records.ts';
import type { ExtractedAgent, ExtractionResult } from './extract-names.ts';
import { type InheritedRule, linesOfOwnRecord } from './own-record-lines.ts';
import {
  type PlacementOptions,
  type PlacementResult,
  placeRecords,
  type RecordPlace,
} from './place-records.ts';
import { applyStatement } from './preference-statements.ts';
import type { CrawlerPreset, PreferenceStatement } from './preset.ts';
import { isPolicyTokenName, type PresetTarget } from './targets.ts';

/** The input of a preset: one file, and the names that the preset applies to in it. */
export interface PresetContext {
  readonly site: PolicyFiles;
  readonly path: string;
  readonly reader: Reader;
  readonly before: Policy;
  readonly records: readonly ExistingRecord[];
  readonly targets: readonly PresetTarget[];
  readonly urls: readonly string[];
  readonly asked: Version;
  readonly preset: CrawlerPreset;
  readonly inherited: readonly InheritedRule[];
  readonly placement: PlacementOptions;
}

/**
 * The readers that have to agree: the selected reader, and those that compare whole names. Others may mistake one
 * name for another.
 */
const countsForAgent =
  ({ reader }: PresetContext) =>
  (one: Reader) =>
    one.id === reader.id || one.agent.match === 'equals';

/** Whether a preset blocks everything, so that a policy token controls nothing. */
const blocksEverything = ({ rest, in: allowed }: CrawlerPreset) => rest === 'out' && allowed.length === 0;

/** Returns a test of whether a crawler that no record names needs a record to get the wished answer. */
function createNeedTest(context: PresetContext, { prepared, readers }: Version) {
  const counts = countsForAgent(context);
  const tests = prepared.flatMap(({ asking }, place) => {
    const reader = readers[place];
    return reader && counts(reader) ? [createWishTest(asking, context.urls)] : [];
  });
  return (target: PresetTarget): boolean => {
    const { agent, key, wish } = target;
    if (wish === 'out' && !blocksEverything(context.preset) && isPolicyTokenName(agent)) return true;
    // How an allowed crawler selects its record, only readers of current crawlers know.
    const deciding = wish === 'in' && agentChoices.has(key) ? tests.slice(0, 1) : tests;
    return !deciding.every((isFulfilled) => isFulfilled(target));
  };
}

/** Whether the records for any other crawler do not apply to a crawler, as its operator documents. */
const ignoresStar = (key: string): boolean => agentChoices.get(key)?.star === 'ignored';

/** Returns the records that applied to a crawler that no record names, as its operator documents. */
function obeyedRecords(records: readonly ExistingRecord[], key: string): readonly ExistingRecord[] {
  const { fallbackTokens = [] } = agentChoices.get(key) ?? {};
  const names = [...fallbackTokens.map(lowerCase), ...(ignoresStar(key) ? [] : [ANY_AGENT])];
  const chosenName = names.find((name) => records.some((record) => hasName(record, name)));
  return chosenName === undefined ? [] : records.filter((record) => hasName(record, chosenName));
}

/**
 * Finds the names that no record has, and the lines that each needs. A new record can change which record another
 * crawler obeys, so the others are asked again until none needs one.
 */
export function* findUnnamedTask(
  context: PresetContext,
  { policy, leaving, released }: ExtractionResult,
): CooperativeTask<readonly ExtractedAgent[]> {
  const { targets, records, before, reader, inherited, placement } = context;
  const known = new Set(readExistingRecords(policy, reader).flatMap(namesOfRecord));
  for (const { key } of leaving) known.add(key);
  let missing = targets.filter(({ key, agent }) => !known.has(key) && isWritable(agent));
  const needed = ({ key, wish, agent }: PresetTarget): ExtractedAgent => {
    const obeyed = wish === 'in' && key !== ANY_AGENT ? obeyedRecords(records, key) : [];
    const wasOpen = obeyed.length > 0 && obeyed.every(isRecordOpen);
    return {
      key,
      wish,
      text: agentText(policy.format, agent),
      lines: linesOfOwnRecord(before, obeyed, wish, wasOpen ? [] : inherited),
    };
  };
  const found = missing.filter(({ key, wish }) => key === ANY_AGENT && wish === 'out').map(needed);
  missing = missing.filter(({ key }) => key !== ANY_AGENT);
  for (;;) {
    const { policy: policyAfter } = placeRecords(policy, reader, [...leaving, ...found], 'end', placement);
    const after = yield* askReadersTask(context.site, context.path, policyAfter, context.asked.readers);
    const isNeeded = createNeedTest(context, after);
    // Without a record of its own, a crawler that ignores those for any other may fetch what they block.
    const isGranted = ({ key }: PresetTarget) =>
      inherited.length > 0 && released.has(key) && ignoresStar(key);
    const more = new Set(missing.filter((target) => isGranted(target) || isNeeded(target)));
    if (more.size === 0) return found;
    addAll(found, [...more].map(needed));
    missing = missing.filter((target) => !more.has(target));
  }
}

export interface PlacementTrial extends CheckResult, PlacementResult {
  readonly asked: Version;
}

const candidatePlaces: readonly RecordPlace[] = ['before-default', 'behind-records', 'end', 'before-records'];

/**
 * Counts what is wrong with a result: unintended changes for other crawlers, and wishes that readers do not
 * fulfill.
 */
function countMismatches({ also, missed }: CheckResult): number {
  const sum = (lists: readonly (readonly string[])[]) => lists.reduce((all, { length }) => all + length, 0);
  return sum(also.map(({ readers }) => readers)) + sum([...missed.values()]);
}

/** Tries the places for new records and returns the result with the fewest mismatches, or the first without any. */
export function* findBestPlaceTask(
  context: PresetContext,
  { policy, leaving }: Pick<ExtractionResult, 'policy' | 'leaving'>,
  statements: readonly PreferenceStatement[],
  others: readonly string[],
): CooperativeTask<PlacementTrial> {
  const { site, path, reader, asked, targets, urls, placement } = context;
  let best: PlacementTrial | undefined;
  const triedPolicies = new Set<Policy>();
  for (const place of leaving.length > 0 ? candidatePlaces : candidatePlaces.slice(0, 1)) {
    const placed = placeRecords(policy, reader, leaving, place, placement);
    const policyAfter = statements.reduceRight(
      (file, statement) => applyStatement(file, reader, statement),
      placed.policy,
    );
    if (triedPolicies.has(policyAfter)) continue;
    triedPolicies.add(policyAfter);
    const after = yield* askReadersTask(site, path, policyAfter, asked.readers);
    const found = yield* checkPresetTask({ before: asked, after, targets, others, urls });
    const trial = { ...found, ...placed, policy: policyAfter, asked: after };
    if (!best || countMismatches(trial) < countMismatches(best)) best = trial;
    if (countMismatches(best) === 0) break;
  }
  return best!;
}
