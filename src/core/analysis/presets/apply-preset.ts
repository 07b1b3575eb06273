// Applies a preset to an existing file: changes, splits or joins its records, and adds only what is missing.

import type { TextEdit } from '../../document/range.ts';
import type { Answer } from '../../questions/answer.ts';
import { type CooperativeTask, runSync } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { defaultReader, type ReaderId, readerOf } from '../../readers/registry.ts';
import { createPolicy, type Policy } from '../../syntax/policy.ts';
import { acceptsPresets } from './accepts-presets.ts';
import {
  findBestPlaceTask,
  findUnnamedTask,
  type PlacementTrial,
  type PresetContext,
} from './add-records.ts';
import type { UnintendedChange } from './check-preset.ts';
import { askReadersTask, createWishTest, probeUrlsOf, readersForFile } from './current-answers.ts';
import {
  type ExistingRecord,
  isCutOff,
  isIllegible,
  namesOfRecord,
  readExistingRecords,
  singlePathRules,
} from './existing-records.ts';
import { extractNames } from './extract-names.ts';
import { inheritedRules } from './own-record-lines.ts';
import { editsBetweenVersions } from './policy-changes.ts';
import { findWithheld, hasAudience, type WithheldLabels } from './preference-statements.ts';
import {
  type AccessWish,
  type CrawlerPreset,
  type PreferenceStatement,
  type PresetCrawler,
} from './preset.ts';
import { wishesOfPreset } from './preset-decisions.ts';
import { checkPromise, type PresetPromise } from './promise.ts';
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
  /** Whether new names are added to an existing record with exactly their rules, instead of a new record. */
  readonly joins?: boolean;
  /** The comments above new records of blocked and allowed crawlers, without `#`; none if absent. */
  readonly comments?: Readonly<Partial<Record<AccessWish, string>>>;
}

/**
 * What was done for a name. `already`: nothing was necessary. `turned`: its own record blocks or allows the whole site.
 * `released`: it is no longer named in a record that blocked everything. `left`: the name moved from a shared record
 * to its own, `moved`: to an existing record with exactly these rules. `joined`: it was added to a record with
 * exactly these rules, `added`: to a new record.
 */
export type PresetAction = 'already' | 'turned' | 'released' | 'left' | 'moved' | 'joined' | 'added';

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
  /** For how many crawlers the promise of the preset is kept, by the selected reader. */
  readonly promise: PresetPromise;
  /** Whether crawlers find no line in the file because of its encoding, so that no promise can be kept. */
  readonly isIllegible: boolean;
  /** The names that an existing record could take, by the first name of that record. */
  readonly joinable: ReadonlyMap<string, string>;
  /** Statements that were not written, because no crawler that may fetch anything would read them. */
  readonly unread: readonly PreferenceStatement[];
  /** Labels that were not written, because allowing crawlers by name grants what they refuse. */
  readonly withheld: readonly WithheldLabels[];
  /** Crawlers outside the preset whose answers change as a side effect, and allowed ones that were not blocked. */
  readonly also: readonly UnintendedChange[];
  /** Lines of the resulting file, 0-based, that block single paths for allowed crawlers. They stay. */
  readonly exceptions: readonly number[];
  /** Crawlers for a purpose that the preset keeps, which the file keeps out of everything before and after. */
  readonly keptClosed: readonly string[];
}

/** What was done in all rounds: names that got other lines, lost a record or whose record changed, and new names. */
interface WrittenNames {
  readonly leaving: ReadonlySet<string>;
  readonly released: ReadonlySet<string>;
  readonly turned: ReadonlySet<string>;
  readonly missing: ReadonlySet<string>;
}

/** The result of all rounds. */
interface AppliedRounds extends WrittenNames {
  readonly trial: PlacementTrial;
}

/** Returns the function that says what was done for a name. */
function createActions({ leaving, released, turned, missing, trial }: AppliedRounds) {
  return (key: string): PresetAction => {
    const isJoined = trial.joined.has(key);
    if (missing.has(key) && !released.has(key)) return isJoined ? 'joined' : 'added';
    if (leaving.has(key) || missing.has(key)) return isJoined ? 'moved' : 'left';
    if (released.has(key)) return 'released';
    return turned.has(key) ? 'turned' : 'already';
  };
}

/** The maximum number of rounds. */
const MAX_ROUNDS = 4;

/**
 * Changes records, adds names and finds the best place for them. In a file of which crawlers read only the beginning
 * (RFC 9309 2.5), lines that are added push others out of it, so it is read again until nothing is left to write.
 */
function* applyRoundsTask(
  context: PresetContext,
  statements: readonly PreferenceStatement[],
  others: readonly string[],
): CooperativeTask<AppliedRounds> {
  const { reader, targets } = context;
  const wishes = new Map(targets.map(({ key, wish }) => [key, wish]));
  const leaving = new Set<string>();
  const released = new Set<string>();
  const turned = new Set<string>();
  const missing = new Set<string>();
  const joined = new Set<string>();
  const joinable = new Map<string, string>();
  let round = context;
  for (let count = 1; ; count++) {
    const { before, inherited } = round;
    const extraction = extractNames(before, { reader, wishes, inherited });
    yield;
    const unnamed = yield* findUnnamedTask(round, extraction);
    yield;
    for (const { key } of [...extraction.leaving, ...unnamed]) leaving.add(key);
    for (const key of extraction.released) released.add(key);
    for (const key of extraction.turned) turned.add(key);
    for (const { key } of unnamed) missing.add(key);
    const placed = { ...extraction, leaving: [...extraction.leaving, ...unnamed] };
    const trial = yield* findBestPlaceTask(round, placed, statements, others);
    for (const key of trial.joined) joined.add(key);
    for (const [key, name] of trial.joinable) joinable.set(key, name);
    const isStable = trial.policy === before || !isCutOff(trial.policy);
    if (isStable || count === MAX_ROUNDS)
      return { leaving, released, turned, missing, trial: { ...trial, joined, joinable } };
    round = { ...round, ...readFile(trial.policy, reader) };
  }
}

/** Returns what a preset reads of a version of the file. */
function readFile(before: Policy, reader: Reader) {
  const records = readExistingRecords(before, reader);
  return { before, records, urls: probeUrlsOf(before, reader), inherited: inheritedRules(before, records) };
}

/** Finds rules that block single paths in records of which all names are to be allowed. */
const findExceptions = (
  records: readonly ExistingRecord[],
  wishes: ReadonlyMap<string, AccessWish>,
): readonly number[] =>
  records.flatMap((record) =>
    namesOfRecord(record).every((key) => wishes.get(key) === 'in')
      ? singlePathRules(record, 'deny').map(({ line }) => line)
      : [],
  );

/** Finds crawlers that the preset neither blocks nor allows, for a purpose that it keeps, and that may fetch nothing. */
function findKeptClosed(
  { keep }: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  targets: readonly PresetTarget[],
  hasWish: ReturnType<typeof createWishTest>,
): readonly string[] {
  const changed = new Set(targets.map(({ crawler }) => crawler?.id));
  return crawlers.flatMap(({ id, purposes, tokens: [agent] }) =>
    !changed.has(id) && purposes.some((one) => keep.includes(one)) && hasWish({ agent, wish: 'out' })
      ? [agent]
      : [],
  );
}

const NOTHING: PresetResult = {
  edits: [],
  rows: [],
  promise: { clauses: [], spared: [] },
  isIllegible: false,
  joinable: new Map(),
  unread: [],
  withheld: [],
  also: [],
  exceptions: [],
  keptClosed: [],
};

/** `applyPresetToFile` as a cooperative task. */
export function* applyPresetTask(
  site: PolicyFiles,
  path: string,
  preset: CrawlerPreset,
  options: PresetOptions,
): CooperativeTask<PresetResult> {
  const { crawlers, statements = [], wishes = wishesOfPreset(preset, crawlers) } = options;
  const { joins = false, comments = {} } = options;
  const reader = readerOf(options.reader ?? defaultReader);
  const file = site.files.get(path);
  if (!file || !acceptsPresets(file.format)) return NOTHING;
  const before = createPolicy(file.source, file.format);
  const read = readFile(before, reader);
  const targets = targetsOfPreset(preset, crawlers, wishes, read.records, reader);
  const asked = yield* askReadersTask(site, path, before, readersForFile(path, reader));
  const placement = { joins, comments };
  const context: PresetContext = { site, path, reader, targets, asked, preset, placement, ...read };
  yield;
  const others = findBystanders(preset, crawlers, read.records, targets);
  const rounds = yield* applyRoundsTask(context, statements, others);
  const { trial } = rounds;
  const after = readExistingRecords(trial.policy, reader);
  const lines = new Map(after.toReversed().flatMap(({ names }) => names.map(({ key, line }) => [key, line])));
  const besideOf = (key: string) =>
    after
      .find(({ names }) => names.some((name) => name.key === key))
      ?.names.find((name) => !rounds.leaving.has(name.key))?.value;
  const actionFor = createActions(rounds);
  const [askBefore, askAfter] = [asked, trial.asked].map(({ prepared }) => prepared[0]?.asking);
  const rows = targets.map((target): PresetRow => {
    const line = lines.get(target.key);
    const ignoringFacts = findIgnoringFacts(target.agent);
    const done = actionFor(target.key);
    const beside = done === 'joined' || done === 'moved' ? besideOf(target.key) : undefined;
    return {
      ...target,
      done,
      ...(beside === undefined ? {} : { beside }),
      ...(line === undefined ? {} : { line }),
      before: askBefore!(target.agent, '/').answer,
      after: askAfter!(target.agent, '/').answer,
      missed: trial.missed.get(target.agent) ?? [],
      ...(ignoringFacts ? { heeds: ignoringFacts } : {}),
      isSwitch: isPolicyTokenName(target.agent),
    };
  });
  const hasWish = createWishTest(askAfter!, read.urls);
  return {
    edits: editsBetweenVersions(before.source, trial.policy.source),
    rows,
    promise: checkPromise(preset, crawlers, targets, hasWish),
    isIllegible: isIllegible(before),
    joinable: trial.joinable,
    unread: hasAudience(trial.policy, reader) ? [] : statements,
    withheld: statements.flatMap((statement) => findWithheld(trial.policy, reader, statement) ?? []),
    also: trial.also,
    exceptions: findExceptions(after, new Map(targets.map(({ key, wish }) => [key, wish]))),
    keptClosed: findKeptClosed(preset, crawlers, targets, hasWish),
  };
}

/**
 * Computes the smallest edits after which the file gives the crawlers of a preset the wished answers, for as many
 * readers as possible. Records that name them are changed, or left by names that share them with others. Missing
 * names get a new record. Rules that let a blocked crawler fetch a path are removed; an allowed one still may not
 * fetch what the file blocks for every crawler. Applying it twice changes nothing the second time.
 * @throws RangeError if there is no such reader.
 */
export const applyPresetToFile = (
  site: PolicyFiles,
  path: string,
  preset: CrawlerPreset,
  options: PresetOptions,
): PresetResult => runSync(applyPresetTask(site, path, preset, options));
