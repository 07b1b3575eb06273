// Plans what a preset changes in the open file, and applies the plan.

import { applyPresetTask, type PresetResult } from '../../core/analysis/presets/apply-preset.ts';
import { newFindingsTask } from '../../core/analysis/presets/new-findings.ts';
import type {
  AccessWish,
  CrawlerPreset,
  PreferenceStatement,
  PresetCrawler,
} from '../../core/analysis/presets/preset.ts';
import {
  type CarrierFilePlan,
  findUseOutcomes,
  planCarrierFiles,
  type UseOutcome,
} from '../../core/analysis/presets/preset-carriers.ts';
import { communityTrainingCrawlers } from '../../core/analysis/presets/preset-decisions.ts';
import { differencesWithContext } from '../../core/analysis/versions/line-differences.ts';
import type { VersionChanges } from '../../core/analysis/versions/version-changes.ts';
import { purposes as allPurposes, findCrawler, type Purpose } from '../../core/catalogue/crawlers.ts';
import { documentedCrawlers as catalogue } from '../../core/catalogue/documented-crawlers.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { applyEdits } from '../../core/document/edits.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { presetTitle, presetWords } from '../../messages/en/ai-presets.ts';
import { newFile, type SiteDocument, withSource, withSources } from '../../state/document/document.ts';
import {
  changeDocument,
  type DocumentStore,
  edit,
  type GatepostState,
} from '../../state/document/document-store.ts';
import { applyEdit } from '../../state/document/edit-result.ts';
import { openFile, siteOf } from '../../state/document/selectors.ts';
import {
  type ChangedCells,
  findChangedCells,
  withFiles,
} from '../../state/table/comparison/changed-cells.ts';
import { matrixQuery } from '../../state/table/matrix-query.ts';
import { provedChangesTask } from '../../state/versions/proved-changes.ts';
import { showChangedLine } from '../../state/view/show-changed-line.ts';

/** The maximum number of lines of a file that is processed while the user waits. */
export const MAX_PRESET_LINES = 5000;

export interface PresetQuestion {
  readonly state: GatepostState;
  readonly preset: CrawlerPreset;
  readonly wishes: ReadonlyMap<string, AccessWish>;
  readonly statements: readonly PreferenceStatement[];
  /** Whether new names are added to an existing record with the same rules. */
  readonly joins: boolean;
  readonly reader: ReaderId;
  /** The carriers that are also written. */
  readonly carriers: ReadonlySet<UseCarrierId>;
}

/** Another file of the site into which the preset is written. */
export interface PlannedFile extends CarrierFilePlan {
  readonly differences: ReturnType<typeof differencesWithContext>;
}

/** A preset that has not been applied yet. */
export interface PresetPlan extends PresetResult {
  /** The added and removed lines, with the lines around them. */
  readonly differences: ReturnType<typeof differencesWithContext>;
  /** The resulting document. */
  readonly after: SiteDocument;
  /** The other files, including unchanged ones. */
  readonly files: readonly PlannedFile[];
  readonly outcomes: readonly UseOutcome[];
  /** What the check of the open file reports about the new text, and did not report before. */
  readonly reported: readonly Finding[];
}

/** Whether anything would be written. */
export const changesAnything = ({ edits, files }: PresetPlan): boolean =>
  edits.length > 0 || files.some(({ before, after }) => before !== after);

/** Returns the existing record that new names can be added to, and their number; undefined if there is none. */
export function joinableNames({ rows, joinable }: PresetPlan) {
  const [beside] = rows.flatMap(({ key }) => joinable.get(key) ?? []);
  if (beside === undefined) return undefined;
  return { beside, names: rows.filter(({ key }) => joinable.get(key) === beside).length };
}

export type PlannedPreset = { readonly question: PresetQuestion; readonly result: PresetPlan };

export const isTooBigForPreset = (state: GatepostState): boolean =>
  countLines(openFile(state).source.lines) > MAX_PRESET_LINES;

const isPurpose = (text: string): text is Purpose => allPurposes.some((purpose) => purpose === text);

/** Returns the crawlers of the catalog and the custom ones. */
export function presetCrawlers({ crawlers = [] }: Pick<SiteDocument, 'crawlers'>): readonly PresetCrawler[] {
  const customCrawlers = crawlers
    .filter(({ token }) => !findCrawler(token))
    .map(
      ({ token, operator, purposes = [] }): PresetCrawler => ({
        id: `own ${lowerCase(token)}`,
        tokens: [token],
        operator: operator ?? null,
        purposes: purposes.filter(isPurpose),
        effectOfBlocking: null,
      }),
    );
  return [...catalogue, ...customCrawlers];
}

/**
 * Returns the names that only a community list calls training crawlers, for a preset that blocks training, except
 * those for which the user has a custom entry.
 */
export function communityCrawlersToBlock(
  preset: CrawlerPreset,
  { crawlers = [] }: Pick<SiteDocument, 'crawlers'>,
): readonly PresetCrawler[] {
  if (!preset.out.includes('ai-training')) return [];
  const customTokens = new Set(crawlers.map(({ token }) => lowerCase(token)));
  return communityTrainingCrawlers.filter(({ tokens: [token] }) => !customTokens.has(lowerCase(token)));
}

/** Plans a preset for the open file. */
export function* planPreset({
  state,
  preset,
  wishes,
  statements,
  joins,
  reader,
  carriers,
}: PresetQuestion): CooperativeTask<PresetPlan> {
  yield;
  const { path, source } = openFile(state);
  // Names of the list that the user did not include are treated like any other name in the file.
  const includedCommunity = communityCrawlersToBlock(preset, state.document).filter(({ id }) =>
    wishes.has(id),
  );
  const crawlers = [...presetCrawlers(state.document), ...includedCommunity];
  const comments = presetWords.comments(preset.id);
  const options = { crawlers, wishes, statements, joins, comments, reader };
  const result = yield* applyPresetTask(siteOf(state.document), path, preset, options);
  const applied = applyEdits(source, result.edits);
  const differences = differencesWithContext(source.lines, applied.lines);
  yield;
  const site = siteOf(state.document);
  const files = preset.uses
    ? planCarrierFiles(site, preset.uses, carriers).map(
        (file): PlannedFile => ({
          ...file,
          differences: differencesWithContext(file.before.lines, file.after.lines),
        }),
      )
    : [];
  const after = withPlannedFiles(withSource(state.document, path, applied), files);
  const outcomes = preset.uses ? findUseOutcomes(site, siteOf(after), preset.uses) : [];
  const reported = result.edits.length > 0 ? yield* newFindingsTask(site, siteOf(after), path) : [];
  return { ...result, differences, after, files, outcomes, reported };
}

/** Returns the document with the planned files. New files are added at the end. */
function withPlannedFiles(document: SiteDocument, files: readonly PlannedFile[]): SiteDocument {
  const byPath = new Map(files.map((file) => [file.path, file.after]));
  const changed = withSources(document, ({ path, source }) => byPath.get(path) ?? source);
  const added = files.filter(({ isNew }) => isNew).map(({ path, after }) => newFile(path, after));
  return { ...changed, files: [...changed.files, ...added] };
}

/** The maximum number of cells that are listed. */
const MAX_LISTED_CELLS = 50;

/** What a preset changes in the table, and for any URL. */
export interface PresetEffects {
  readonly cells: ChangedCells;
  readonly proved: VersionChanges | undefined;
}

/** Finds what changes about fetching: the cells of the table, and the areas that open or close. */
export function* findPresetEffects(
  { state, reader }: PresetQuestion,
  after: SiteDocument,
): CooperativeTask<PresetEffects> {
  const { subject: _, cell: __, ...view } = state.view;
  const stateWithReader = { ...state, view: { ...view, reader } };
  const stateAfter = withFiles(stateWithReader, after.files);
  const cells = yield* findChangedCells(stateWithReader, stateAfter, MAX_LISTED_CELLS);
  const proved = yield* provedChangesTask([matrixQuery(stateWithReader), matrixQuery(stateAfter)]);
  return { cells, proved };
}

/**
 * Applies a planned preset to all its files, as one step of the history, and moves the caret to the first changed
 * line of the open file. Returns the paths that changed, or none if a file cannot be changed or its encoding lacks
 * a character.
 */
export function applyPlan(
  store: DocumentStore,
  preset: CrawlerPreset,
  { edits, files }: PresetPlan,
): readonly string[] {
  const { path, source } = openFile(store.getState());
  // Stored histories contain this code, so it keeps its older name.
  const label = { code: 'stance', params: { name: presetTitle(preset.id) } };
  const intent = { origin: 'form' as const, label };
  const others = files.filter(({ before, after }) => before !== after);
  const openFileResult = applyEdit(store.getState(), path, edits, intent);
  // For a single file, the store itself reports why it refuses.
  const isDone =
    openFileResult.done && others.length > 0
      ? changeDocument(store, intent, () => withPlannedFiles(openFileResult.document, others)).done
      : edit(store, path, edits, intent).done;
  if (isDone && edits.length > 0) showChangedLine(store, path, source);
  return isDone ? [...(edits.length > 0 ? [path] : []), ...others.map((file) => file.path)] : [];
}
