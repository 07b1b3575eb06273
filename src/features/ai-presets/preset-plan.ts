// Plans what a preset changes in the open file, and applies the plan.

import { applyPresetTask, type PresetResult } from '../../core/analysis/presets/apply-preset.ts';
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
import {
  purposes as allPurposes,
  crawlers as catalogue,
  findCrawler,
  type Purpose,
} from '../../core/catalogue/crawlers.ts';
import { applyEdits } from '../../core/document/edits.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { presetTitle } from '../../messages/en/ai-presets.ts';
import { newFile, type SiteDocument, withSource, withSources } from '../../state/document/document.ts';
import {
  changeDocument,
  type DocumentStore,
  edit,
  type GatepostState,
  updateView,
} from '../../state/document/document-store.ts';
import { applyEdit } from '../../state/document/edit-result.ts';
import { openFile, siteOf } from '../../state/document/selectors.ts';
import { type ChangedCells, findChangedCells, withFiles } from '../../state/table/comparison/verdict-diff.ts';

/** Lines of a file that are still worked on while somebody waits. */
export const MAX_PRESET_LINES = 5000;

export interface PresetQuestion {
  readonly state: GatepostState;
  readonly preset: CrawlerPreset;
  readonly wishes: ReadonlyMap<string, AccessWish>;
  readonly statements: readonly PreferenceStatement[];
  readonly reader: ReaderId;
  /** The carriers that are written too. */
  readonly carriers: ReadonlySet<UseCarrierId>;
}

/** Another file of the site that the preset is written into. */
export interface PlannedFile extends CarrierFilePlan {
  readonly differences: ReturnType<typeof differencesWithContext>;
}

/** A preset that was not applied yet. */
export interface PresetPlan extends PresetResult {
  /** The lines that come and go, among those around them. */
  readonly differences: ReturnType<typeof differencesWithContext>;
  /** The document as it would be. */
  readonly after: SiteDocument;
  /** The other files, also those that stay as they are. */
  readonly files: readonly PlannedFile[];
  readonly outcomes: readonly UseOutcome[];
}

/** Whether anything would be written. */
export const changesAnything = ({ edits, files }: PresetPlan): boolean =>
  edits.length > 0 || files.some(({ before, after }) => before !== after);

export type PlannedPreset = { readonly question: PresetQuestion; readonly result: PresetPlan };

export const isTooBigForPreset = (state: GatepostState): boolean =>
  openFile(state).source.lines.length > MAX_PRESET_LINES;

const isPurpose = (text: string): text is Purpose => allPurposes.some((purpose) => purpose === text);

/** The catalogue, and the person's own crawlers. */
export function presetCrawlers({ crawlers = [] }: Pick<SiteDocument, 'crawlers'>): readonly PresetCrawler[] {
  const own = crawlers
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
  return [...catalogue, ...own];
}

/**
 * Names that only a community list calls training crawlers, for a preset that blocks training; without those that the
 * person has an entry for.
 */
export function communityCrawlersToBlock(
  preset: CrawlerPreset,
  { crawlers = [] }: Pick<SiteDocument, 'crawlers'>,
): readonly PresetCrawler[] {
  if (!preset.out.includes('ai-training')) return [];
  const own = new Set(crawlers.map(({ token }) => lowerCase(token)));
  return communityTrainingCrawlers.filter(({ tokens: [token] }) => !own.has(lowerCase(token)));
}

/** Plans a preset for the open file. */
export function* planPreset({
  state,
  preset,
  wishes,
  statements,
  reader,
  carriers,
}: PresetQuestion): CooperativeTask<PresetPlan> {
  yield;
  const { path, source } = openFile(state);
  // Names of the list that nobody asked about are names like any other in the file.
  const listed = communityCrawlersToBlock(preset, state.document).filter(({ id }) => wishes.has(id));
  const crawlers = [...presetCrawlers(state.document), ...listed];
  const options = { crawlers, wishes, statements, reader };
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
  const outcomes = preset.uses && files.length > 0 ? findUseOutcomes(site, siteOf(after), preset.uses) : [];
  return { ...result, differences, after, files, outcomes };
}

/** The document with other files as planned; those that it lacks are added behind its own. */
function withPlannedFiles(document: SiteDocument, files: readonly PlannedFile[]): SiteDocument {
  const byPath = new Map(files.map((file) => [file.path, file.after]));
  const changed = withSources(document, ({ path, source }) => byPath.get(path) ?? source);
  const added = files.filter(({ isNew }) => isNew).map(({ path, after }) => newFile(path, after));
  return { ...changed, files: [...changed.files, ...added] };
}

/** Cells that are listed. */
const LISTED = 50;

/** The cells of the table that get another answer about fetching. */
export function* findPresetCells(
  { state, reader }: PresetQuestion,
  after: SiteDocument,
): CooperativeTask<ChangedCells> {
  const { subject: _, cell: __, ...view } = state.view;
  const asked = { ...state, view: { ...view, reader } };
  return yield* findChangedCells(asked, withFiles(asked, after.files), LISTED);
}

/**
 * Applies a planned preset to all its files, as one step of the history, and goes to the first line that it wrote in the
 * open one. Returns the paths that changed; none if a file cannot be changed, or cannot hold a character of it.
 */
export function applyPlan(
  store: DocumentStore,
  preset: CrawlerPreset,
  { edits, differences, files }: PresetPlan,
): readonly string[] {
  const { path } = openFile(store.getState());
  // Stored histories have this code, so it keeps its older name.
  const label = { code: 'stance', params: { name: presetTitle(preset.id) } };
  const intent = { origin: 'form' as const, label };
  const others = files.filter(({ before, after }) => before !== after);
  const own = applyEdit(store.getState(), path, edits, intent);
  // Of one file, the store itself says why it refuses.
  const isDone =
    own.done && others.length > 0
      ? changeDocument(store, intent, () => withPlannedFiles(own.document, others)).done
      : edit(store, path, edits, intent).done;
  // The first line that came is gone to: it may stand far from what was in sight.
  const line = differences.find(({ kind }) => kind === 'added')?.line;
  if (isDone && line !== undefined)
    updateView(store, { caret: { position: { line, column: 0 }, by: 'link' } });
  return isDone ? [...(edits.length > 0 ? [path] : []), ...others.map((one) => one.path)] : [];
}
