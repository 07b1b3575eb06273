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
  /** The catalogue, and entries of one's own. */
  readonly crawlers: readonly PresetCrawler[];
  /** Under which the answers are told, and by which fields are recognised; RFC 9309 if absent. */
  readonly reader?: ReaderId | Reader;
  /** By the ids of crawlers; what the preset itself wishes if absent. */
  readonly wishes?: ReadonlyMap<string, AccessWish>;
  /** Lines to write besides; none if absent. */
  readonly statements?: readonly PreferenceStatement[];
}

/**
 * What was done for a name. `already`: nothing had to be. `turned`: its record says another thing of everything.
 * `left`: it left a record that it shared for one of its own, `moved`: for one that says just this. `joined`: it was
 * written into a record that says just this, `added`: into a new one.
 */
export type PresetAction = 'already' | 'turned' | 'left' | 'moved' | 'joined' | 'added';

export interface PresetRow extends PresetTarget {
  readonly done: PresetAction;
  /** The line that names it in the file after, 0-based; absent if none does. */
  readonly line?: number;
  /** Who stood in the record before that it joins or moves to: the first of them. */
  readonly beside?: string;
  /** What the chosen reader says of the site's own page, before and after. */
  readonly before: Answer;
  readonly after: Answer;
  /** Ids of the readers that do not say what is wished. */
  readonly missed: readonly string[];
  /** Whether the robot heeds the file at all, if that is known to be doubtful. */
  readonly heeds?: 'ignored' | 'mostly-ignored' | 'may-be-ignored';
  /** A name that no visitor sends. */
  readonly isSwitch: boolean;
}

/** The result of applying a preset. The edits refer to the file as it was; there are none if it already says what the preset says. */
export interface PresetResult {
  readonly edits: readonly TextEdit[];
  readonly rows: readonly PresetRow[];
  /** Robots that nobody meant and that are told something else all the same. */
  readonly also: readonly UnintendedChange[];
  /** Lines of the file after, 0-based, that say of single paths the opposite of what is wished; they stay. */
  readonly exceptions: readonly number[];
}

function actionFor(
  { key }: PresetTarget,
  gathered: ExtractionResult,
  missing: readonly ExtractedAgent[],
  tried: PlacementTrial,
): PresetAction {
  const isJoined = tried.joined.has(key);
  if (missing.some((one) => one.key === key)) return isJoined ? 'joined' : 'added';
  if (gathered.leaving.some((one) => one.key === key)) return isJoined ? 'moved' : 'left';
  return gathered.turned.has(key) ? 'turned' : 'already';
}

/** Rules about single paths that stay although they say the opposite of what is wished for all names of their record. */
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

/** `applyPresetToFile`, in pieces. */
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
  const work: PresetContext = {
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
  const gathered = extractNames(before, reader, byName);
  yield;
  const missing = findUnnamed(work, gathered);
  yield;
  const leaving = [...gathered.leaving, ...missing];
  const others = findBystanders(preset, crawlers, records, targets);
  const tried = yield* findBestPlaceTask(work, { ...gathered, leaving }, statements, others);
  const after = readExistingRecords(tried.policy, reader);
  const lines = new Map(after.toReversed().flatMap(({ names }) => names.map(({ key, line }) => [key, line])));
  const came = new Set(leaving.map(({ key }) => key));
  const besideOf = (key: string) =>
    after
      .find(({ names }) => names.some((name) => name.key === key))
      ?.names.find((name) => !came.has(name.key))?.value;
  const rows = targets.map((target): PresetRow => {
    const line = lines.get(target.key);
    const heed = findIgnoringFacts(target.agent);
    const done = actionFor(target, gathered, missing, tried);
    const beside = done === 'joined' || done === 'moved' ? besideOf(target.key) : undefined;
    return {
      ...target,
      done,
      ...(beside === undefined ? {} : { beside }),
      ...(line === undefined ? {} : { line }),
      before: answersForAgent(asked, target.agent, '/')[0]!,
      after: answersForAgent(tried.asked, target.agent, '/')[0]!,
      missed: tried.missed.get(target.agent) ?? [],
      ...(heed ? { heeds: heed } : {}),
      isSwitch: isPolicyTokenName(target.agent),
    };
  });
  return {
    edits: editsBetweenVersions(before.source, tried.policy.source),
    rows,
    also: tried.also,
    exceptions: findExceptions(after, byName),
  };
}

/**
 * The least edits after which the file tells the crawlers of a preset what is wished, to as many readers as can be:
 * records that name them are turned, or left by those who share them with others; names that are missing join a record
 * that says just this, or a new one. Rules about single paths stay. Applied twice, it changes nothing the second time.
 * @throws RangeError if there is no such reader.
 */
export const applyPresetToFile = (
  site: PolicyFiles,
  path: string,
  preset: CrawlerPreset,
  options: PresetOptions,
): PresetResult => runSync(applyPresetTask(site, path, preset, options));
