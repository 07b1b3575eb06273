// gatepost preset: writes rules for AI crawlers and others into a file.

import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import {
  applyPresetToFile,
  type PresetResult,
  type PresetRow,
} from '../../core/analysis/presets/apply-preset.ts';
import { groupChanges } from '../../core/analysis/presets/check-preset.ts';
import { newFindingsTask } from '../../core/analysis/presets/new-findings.ts';
import {
  type AccessWish,
  type CrawlerPreset,
  type PresetCrawler,
  presets,
} from '../../core/analysis/presets/preset.ts';
import {
  communityTrainingCrawlers,
  decisionsOfPreset,
  type PresetChoice,
  wishesOfPreset,
} from '../../core/analysis/presets/preset-decisions.ts';
import { importanceRank } from '../../core/catalogue/column-purposes.ts';
import { communityList } from '../../core/catalogue/community-crawlers.ts';
import { findCrawler } from '../../core/catalogue/crawlers.ts';
import { documentedCrawlers as crawlers } from '../../core/catalogue/documented-crawlers.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { defaultReader, isReaderId, readerOf } from '../../core/readers/registry.ts';
import { findNearestName } from '../../core/syntax/nearest-name.ts';
import { applyEdits, fileAt, printFile } from '../../core/workspace/site.ts';
import { presetTitle, presetWords } from '../../messages/en/ai-presets.ts';
import { cliHelpWords } from '../../messages/en/cli/help.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { titledFindings } from '../../messages/explain/explain-finding.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import { fileArgument, type Invocation } from '../command.ts';
import { type CliFile, createSite, openCliFile } from '../input/open-file.ts';
import { STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import { printJson, printNote, printText } from '../output/io.ts';
import { printContent, printRaw } from '../output/styled-text.ts';
import { formatUnifiedDiff } from '../output/unified-diff.ts';
import { writeEditedFile } from '../output/write-output.ts';
import { splitList } from '../queries/finding-selection.ts';
import { selectReaders } from '../queries/query-options.ts';
import {
  notePresetFiles,
  planPresetFiles,
  presetFilesToJson,
  selectCarriers,
  writePresetFiles,
} from './preset-files.ts';

const DEFAULT_PATH = '/robots.txt';

/** How many unchanged crawlers are listed by name. */
const UNTOUCHED_NAMES = 5;

function listPresets({ io, values }: Invocation): void {
  const rows = presets.map(({ id }) => ({ id, title: presetTitle(id), about: presetWords.sentence(id) }));
  if (values.json) printJson(io, { presets: rows });
  else printText(io, rows.map(({ id, title, about }) => `${id}: ${title}\n  ${about}\n`).join(''));
}

/** Opens the file. If it does not exist, it is empty, and `isNew`. */
async function openOrCreate(invocation: Invocation): Promise<CliFile & { readonly isNew: boolean }> {
  const { io, inputs, values } = invocation;
  const name = fileArgument(invocation, 1);
  try {
    return { ...(await openCliFile(name, values, { inputs, cwd: io.cwd })), isNew: false };
  } catch (error) {
    if (!(error instanceof CliError && error.code === 'missing')) throw error;
    const site = createSite('', [{ name, path: DEFAULT_PATH, bytes: new Uint8Array() }]);
    return { site, path: DEFAULT_PATH, name, isNew: true };
  }
}

/** The crawlers that the preset applies to, and the wish for each. */
interface PresetSelection {
  readonly crawlers: readonly PresetCrawler[];
  readonly wishes: ReadonlyMap<string, AccessWish>;
  readonly hasCommunity: boolean;
}

/** Combines the preset with --block, --leave and --community. */
function selectCrawlers(preset: CrawlerPreset, { values }: Invocation): PresetSelection {
  const wishes = new Map(wishesOfPreset(preset, crawlers));
  const idOf = (name: string) => {
    const crawler = findCrawler(name);
    if (!crawler) throw new CliError('unknown-crawler', { name });
    return crawler.id;
  };
  for (const name of splitList(values.block)) wishes.set(idOf(name), 'out');
  for (const name of splitList(values.leave)) wishes.delete(idOf(name));
  const hasCommunity = values.community && preset.out.includes('ai-training');
  const listed = hasCommunity ? communityTrainingCrawlers : [];
  for (const { id } of listed) wishes.set(id, 'out');
  return { crawlers: [...crawlers, ...listed], wishes, hasCommunity };
}

const choiceOf = ({ wishes }: PresetSelection, { id }: PresetCrawler): PresetChoice =>
  wishes.get(id) ?? 'leave';

/** Notes about decisions that are up to the user, about selected options, and about unchanged crawlers. */
function choiceNotes(preset: CrawlerPreset, selection: PresetSelection): readonly string[] {
  const { wishes, hasCommunity } = selection;
  const untouched = crawlers
    .filter(({ id }) => !wishes.has(id))
    .map(({ tokens }) => tokens[0])
    .toSorted((a, b) => importanceRank(a) - importanceRank(b));
  const listed = communityTrainingCrawlers.map(({ tokens }) => tokens[0]);
  const list = `${communityList.name} (${communityList.date})`;
  const communityNote = hasCommunity
    ? words.preset.communityBlocked(listed, list)
    : words.preset.communityLeft(listed.length, list);
  return [
    ...decisionsOfPreset(preset, crawlers).map(({ crawler, besides }) =>
      words.preset.decision(crawler.tokens[0], presetWords.purposes(besides), choiceOf(selection, crawler)),
    ),
    ...(preset.out.includes('ai-training') ? [communityNote] : []),
    ...(untouched.length > 0
      ? [
          words.preset.untouched(
            untouched.slice(0, UNTOUCHED_NAMES),
            Math.max(0, untouched.length - UNTOUCHED_NAMES),
          ),
        ]
      : []),
  ];
}

/** The result in one sentence: for how many crawlers the selected reader gives the promised answer. */
function promiseNote({ id }: CrawlerPreset, { promise, also }: PresetResult, reader: string): string {
  return presetWords.promise(id, promise, also.filter(({ readers }) => readers.includes(reader)).length);
}

/** The names that could be added to existing records, by record. */
function joinNotes({ joinable, rows }: PresetResult): readonly string[] {
  const counts = new Map<string, number>();
  for (const { key, done } of rows) {
    const beside = done === 'added' || done === 'left' ? joinable.get(key) : undefined;
    if (beside !== undefined) counts.set(beside, (counts.get(beside) ?? 0) + 1);
  }
  return [...counts].map(([beside, count]) => words.preset.joinable(count, beside));
}

/** What stands in the way of the promise, and what else the user has to know before anything is written. */
function notesOf(
  preset: CrawlerPreset,
  result: PresetResult,
  reported: readonly Finding[],
): readonly string[] {
  const { rows, also, exceptions, promise, unread, withheld, isIllegible } = result;
  const titles = (ids: readonly string[]) => ids.filter(isReaderId).map((id) => readerTitle(readerOf(id)));
  const missed = new Map<string, PresetRow[]>();
  for (const row of rows.filter((row) => row.missed.length > 0))
    missed.set(row.missed.join(), [...(missed.get(row.missed.join()) ?? []), row]);
  return [
    ...(isIllegible ? [presetWords.illegible] : []),
    ...promise.clauses.filter(({ left }) => left.length > 0).map(presetWords.left),
    ...[...missed.values()].map((group) =>
      presetWords.missed(
        group.map(({ agent }) => agent),
        titles(group[0]!.missed),
      ),
    ),
    ...groupChanges(also).map(({ agents, change }) =>
      presetWords.met(agents, change, titles(change.readers)),
    ),
    ...(exceptions.length > 0 ? [presetWords.exceptions(exceptions)] : []),
    ...unread.map(presetWords.unread),
    ...withheld.map(presetWords.withheld),
    ...(reported.length > 0 ? [presetWords.reported(titledFindings(reported))] : []),
    ...joinNotes(result),
    ...preset.hints.map((hint) => presetWords.hint(hint)),
  ];
}

function resultToJson(
  name: string,
  preset: CrawlerPreset,
  selection: PresetSelection,
  result: PresetResult & { readonly reported: readonly Finding[] },
  isDryRun: boolean,
): object {
  const { edits, rows, also, exceptions, promise, withheld, reported } = result;
  return {
    file: name,
    preset: preset.id,
    changed: edits.length > 0,
    written: edits.length > 0 && !isDryRun,
    promise: {
      clauses: promise.clauses.map(({ wish, ...clause }) => ({ wish: answerOfWish(wish), ...clause })),
      ...(promise.others
        ? { others: { wish: answerOfWish(promise.others.wish), kept: promise.others.isKept } }
        : {}),
    },
    crawlers: rows.map(({ agent, wish, done, before, after, line, missed }) => ({
      agent,
      wish: answerOfWish(wish),
      done,
      before,
      after,
      ...(line === undefined ? {} : { line: line + 1 }),
      missed,
    })),
    decisions: decisionsOfPreset(preset, crawlers).map(({ crawler, besides }) => ({
      agent: crawler.tokens[0],
      besides,
      choice: choicesAsJson[choiceOf(selection, crawler)],
    })),
    untouched: crawlers.filter(({ id }) => !selection.wishes.has(id)).map(({ tokens }) => tokens[0]),
    alsoChanged: also,
    withheld: withheld.map(({ statement: { directive }, labels, agents }) => ({ directive, labels, agents })),
    reported: reported.map(({ code, range }) => ({ code, line: range.start.line + 1 })),
    exceptions: exceptions.map((line) => line + 1),
  };
}

const answerOfWish = (wish: AccessWish) => (wish === 'out' ? 'deny' : 'allow');

const choicesAsJson = { out: 'block', in: 'allow', leave: 'leave' } as const satisfies Record<
  PresetChoice,
  string
>;

function findPreset(name: string): CrawlerPreset {
  const preset = presets.find(({ id }) => id === name);
  if (preset) return preset;
  const near = findNearestName(
    name,
    presets.map(({ id }) => id),
  );
  throw new CliError('unknown-preset', near === undefined ? { name } : { name, near });
}

/** Applies the preset, or with --dry-run and --check prints what would change. Returns whether anything changes. */
async function applyToFile(given: Invocation): Promise<boolean> {
  const { io } = given;
  const isDryRun = given.values['dry-run'] || given.values.check;
  const values = { ...given.values, 'dry-run': isDryRun };
  const invocation = { ...given, values };
  const preset = findPreset(fileArgument(invocation, 0));
  const file = await openOrCreate(invocation);
  const { site, path, name, isNew } = file;
  if (isAddress(name) && !isDryRun) throw new CliError('write-address', { file: name });
  if (!acceptsPresets(fileAt(site, path).format)) throw new CliError('no-rules', { file: name });
  const [reader] = selectReaders(values);
  const selection = selectCrawlers(preset, invocation);
  const result = applyPresetToFile(site, path, preset, {
    crawlers: selection.crawlers,
    wishes: selection.wishes,
    comments: presetWords.comments(preset.id),
    joins: values.join,
    ...(reader ? { reader } : {}),
    ...(values.statements ? { statements: preset.statements } : {}),
  });
  const after = applyEdits(site, path, result.edits);
  const isChanged = result.edits.length > 0;
  const reported = isChanged ? runSync(newFindingsTask(site, after, path)) : [];
  const hasCarriers = selectCarriers(invocation, name).size > 0;
  const presetFiles = preset.uses
    ? await planPresetFiles(invocation, preset.uses, name, [site, after])
    : undefined;
  if (!values.json) {
    printNote(io, isChanged ? `${name}: ${presetWords.summary(result.rows)}` : presetWords.nothing(1));
    const { id } = readerOf(reader ?? defaultReader);
    printNote(io, `  ${promiseNote(preset, result, id)}`);
    for (const note of [...notesOf(preset, result, reported), ...choiceNotes(preset, selection)])
      printNote(io, `  ${note}`);
    if (presetFiles) notePresetFiles(invocation, presetFiles);
    else if (hasCarriers) printNote(io, words.preset.notAboutUse(preset.id));
  }
  if (values.json)
    printJson(io, {
      ...resultToJson(name, preset, selection, { ...result, reported }, isDryRun),
      ...(presetFiles && presetFilesToJson(presetFiles, isDryRun)),
    });
  else if (isDryRun)
    printRaw(io, formatUnifiedDiff(name, fileAt(site, path).source.lines, fileAt(after, path).source.lines));
  else if (name === STDIN) printContent(io, after, path);
  if (isChanged && !isDryRun && name !== STDIN)
    await writeEditedFile(io, name, isNew ? undefined : printFile(site, path), printFile(after, path));
  if (presetFiles) await writePresetFiles(invocation, presetFiles);
  return isChanged || (presetFiles?.files.some(({ before, after }) => before !== after) ?? false);
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runPreset(invocation: Invocation): Promise<number> {
  const { values, files } = invocation;
  if (values.list) {
    listPresets(invocation);
    return EXIT_CODES.fine;
  }
  if (files.length < 2)
    throw new CliError('too-few', { command: 'preset', wanted: cliHelpWords.operands.preset });
  const isChanged = await applyToFile(invocation);
  return values.check && isChanged ? EXIT_CODES.failed : EXIT_CODES.fine;
}
