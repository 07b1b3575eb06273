// Applies a preset to an existing file: changes, splits or joins its records, and adds only what is missing.

import type { TextEdit } from '../../document/range.ts';
import type { Answer } from '../../questions/answer.ts';
import { type CooperativeTask, runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { defaultReader, type ReaderId, readerOf } from '../../readers/registry.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { acceptsPresets } from './accepts-presets.ts';
import { findBestPlaceTask, findUnnamed, type PlacementTrial, type PresetContext } from './add-records.ts';
import type { UnintendedChange } from './check-preset.ts';
import { answersForAgent, prepareReaders, probeUrlsOf, readersForFile } from './current-answers.ts';
import {
  type ExistingRecord,
  namesOfRecord,
  readExistingRecords,
  singlePathRules,
} from './existing-records.ts';
import { type ExtractedAgent, type ExtractionResult, extractNames } from './extract-names.ts';
import { editsBetweenVersions } from './policy-changes.ts';
import {
  type AccessWish,
  type CrawlerPreset,
  type PreferenceStatement,
  type PresetCrawler,
  wishesOfPreset,
} from './preset.ts';
import {
  findBystanders,
  findIgnoringFacts,
  isPolicyTokenName,
  type PresetTarget,
  targetsOfPreset,
} from './targets.ts';

export interface PresetOptions {
  /** The crawlers of the catalog, and custom ones. */
  readonly crawlers: readonly PresetCrawler[];
  /** The reader whose answers are reported and whose fields are recognized; RFC 9309 if absent. */
  readonly reader?: ReaderId | Reader;
  /** By crawler id; the preset's own wishes if absent. */
  readonly wishes?: ReadonlyMap<string, AccessWish>;
  /** Additional lines to write; none if absent. */
  readonly statements?: readonly PreferenceStatement[];
}

/**
 * What was done for a name. `already`: nothing was necessary. `turned`: its record was changed for the whole site.
 * `left`: the name moved from a shared record to its own, `moved`: to an existing record with exactly these rules.
 * `joined`: it was added to a record with exactly these rules, `added`: to a new record.
 */
export type PresetAction = 'already' | 'turned' | 'left' | 'moved' | 'joined' | 'added';

export interface PresetRow extends PresetTarget {
  readonly done: PresetAction;
  /** The line that names it in the resulting file, 0-based; absent if no line does. */
  readonly line?: number;
  /** The first name that was already in the record that it joins or moves to. */
  readonly beside?: string;
  /** The selected reader's answer for the front page, before and after. */
  readonly before: Answer;
  readonly after: Answer;
  /** The ids of the readers that do not give the wished answer. */
  readonly missed: readonly string[];
  /** How the crawler treats the file, if it is known that it may not follow it. */
  readonly heeds?: 'ignored' | 'mostly-ignored' | 'may-be-ignored';
  /** Whether no crawler sends this name (a policy token). */
  readonly isSwitch: boolean;
}

/**
 * The result of applying a preset. The edits refer to the original file. There are none if it already says what
 * the preset says.
 */
export interface PresetResult {
  readonly edits: readonly TextEdit[];
  readonly rows: readonly PresetRow[];
  /** Crawlers outside the preset whose answers change as a side effect. */
  readonly also: readonly UnintendedChange[];
  /** Lines of the resulting file, 0-based, with rules for single paths that contradict a wish. They stay. */
  readonly exceptions: readonly number[];
}

function actionFor(
  { key }: PresetTarget,
  extraction: ExtractionResult,
  missing: readonly ExtractedAgent[],
  trial: PlacementTrial,
): PresetAction {
  const isJoined = trial.joined.has(key);
  if (missing.some((one) => one.key === key)) return isJoined ? 'joined' : 'added';
  if (extraction.leaving.some((one) => one.key === key)) return isJoined ? 'moved' : 'left';
  return extraction.turned.has(key) ? 'turned' : 'already';
}

/** Finds rules for single paths that stay although they contradict the wish for all names of their record. */
function findExceptions(
  records: readonly ExistingRecord[],
  wishes: ReadonlyMap<string, AccessWish>,
): readonly number[] {
  return records.flatMap((record) => {
    const wished = new Set(namesOfRecord(record).map((key) => wishes.get(key)));
    const [wish] = wished;
    if (wished.size !== 1 || !wish) return [];
    return singlePathRules(record, wish === 'out' ? 'allow' : 'deny').map(({ line }) => line);
  });
}

/** `applyPresetToFile` as a cooperative task. */
export function* applyPresetTask(
  site: PolicyFiles,
  path: string,
  preset: CrawlerPreset,
  options: PresetOptions,
): CooperativeTask<PresetResult> {
  const { crawlers, statements = [], wishes = wishesOfPreset(preset, crawlers) } = options;
  const reader = readerOf(options.reader ?? defaultReader);
  const file = site.files.get(path);
  if (!file || !acceptsPresets(file.format)) return { edits: [], rows: [], also: [], exceptions: [] };
  const before = createPolicy(file.source, file.format);
  const records = readExistingRecords(before, reader);
  const targets = targetsOfPreset(preset, crawlers, wishes, records);
  const all = readersForFile(path, reader);
  const asked = prepareReaders(site, path, before, all);
  const context: PresetContext = {
    site,
    path,
    reader,
    before,
    records,
    targets,
    urls: probeUrlsOf(before, reader),
    asked,
    preset,
  };
  const byName = new Map(targets.map(({ key, wish }) => [key, wish]));
  const extraction = extractNames(before, reader, byName);
  yield;
  const missing = findUnnamed(context, extraction);
  yield;
  const leaving = [...extraction.leaving, ...missing];
  const others = findBystanders(preset, crawlers, records, targets);
  const trial = yield* findBestPlaceTask(context, { ...extraction, leaving }, statements, others);
  const after = readExistingRecords(trial.policy, reader);
  const lines = new Map(after.toReversed().flatMap(({ names }) => names.map(({ key, line }) => [key, line])));
  const addedKeys = new Set(leaving.map(({ key }) => key));
  const besideOf = (key: string) =>
    after
      .find(({ names }) => names.some((name) => name.key === key))
      ?.names.find((name) => !addedKeys.has(name.key))?.value;
  const rows = targets.map((target): PresetRow => {
    const line = lines.get(target.key);
    const ignoringFacts = findIgnoringFacts(target.agent);
    const done = actionFor(target, extraction, missing, trial);
    const beside = done === 'joined' || done === 'moved' ? besideOf(target.key) : undefined;
    return {
      ...target,
      done,
      ...(beside === undefined ? {} : { beside }),
      ...(line === undefined ? {} : { line }),
      before: answersForAgent(asked, target.agent, '/')[0]!,
      after: answersForAgent(trial.asked, target.agent, '/')[0]!,
      missed: trial.missed.get(target.agent) ?? [],
      ...(ignoringFacts ? { heeds: ignoringFacts } : {}),
      isSwitch: isPolicyTokenName(target.agent),
    };
  });
  return {
    edits: editsBetweenVersions(before.source, trial.policy.source),
    rows,
    also: trial.also,
    exceptions: findExceptions(after, byName),
  };
}

/**
 * Computes the smallest edits after which the file gives the crawlers of a preset the wished answers, for as many
 * readers as possible. Records that name them are changed, or left by names that share them with others. Missing
 * names join a record with exactly these rules, or get a new one. Rules for single paths stay. Applying it twice
 * changes nothing the second time.
 * @throws RangeError if there is no such reader.
 */
export const applyPresetToFile = (
  site: PolicyFiles,
  path: string,
  preset: CrawlerPreset,
  options: PresetOptions,
): PresetResult => runSync(applyPresetTask(site, path, preset, options));
