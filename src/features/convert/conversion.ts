// Plans the conversion of the open file before anything is written, and applies the plan.
import { findLineDifferences, type LineDifference } from '../../core/analysis/versions/line-differences.ts';
import { acapToRep } from '../../core/convert/acap-to-rep.ts';
import type { Conversion, Loss } from '../../core/convert/conversion.ts';
import { repToAcap } from '../../core/convert/rep-to-acap.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { applyEdits } from '../../core/document/edits.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { type SiteDocument, withSource } from '../../state/document/document.ts';
import { type DocumentStore, edit, type GatepostState } from '../../state/document/document-store.ts';
import { matrixQuestionOf } from '../../state/document/matrix-question.ts';
import { openFile, siteOf } from '../../state/document/selectors.ts';
import {
  type ChangedCells,
  findChangedCells,
  withFiles,
} from '../../state/table/comparison/changed-cells.ts';
import { defaultUsageQuestion, usageInTable } from '../../state/table/questions/usage.ts';
import { addLoadedQuestions } from '../../state/table/table-question.ts';

export type ConversionTarget = 'acap' | 'conventional';

/** The maximum number of lines of a file that are compared while the user waits. */
export const CONVERSION_LINES = 2000;

export interface ConversionQuestion {
  readonly state: GatepostState;
  readonly to: ConversionTarget;
  readonly ignoreConventional: boolean;
}

/** A conversion that has not been applied. Without edits, `losses` explain why there is nothing to convert. */
export interface ConversionPlan {
  readonly edits: Conversion['edits'];
  readonly losses: readonly Loss[];
  readonly differences: readonly LineDifference[];
  /** The resulting document. */
  readonly after: SiteDocument;
}

export const isTooBigToConvert = (state: GatepostState): boolean =>
  countLines(openFile(state).source.lines) > CONVERSION_LINES;

/** Plans a conversion of the open file. */
export function planConversion({ state, to, ignoreConventional }: ConversionQuestion): ConversionPlan {
  const { path, source } = openFile(state);
  const site = siteOf(state.document);
  const { edits, losses } =
    to === 'acap' ? repToAcap(site, path, { ignoreConventional }) : acapToRep(site, path);
  const converted = applyEdits(source, edits);
  const differences = findLineDifferences(source.lines, converted.lines);
  return { edits, losses, differences, after: withSource(state.document, path, converted) };
}

type CellsChanged = Pick<ChangedCells, 'changed' | 'all'>;

/** The answers that change, about fetching and about crawling under ACAP. */
export interface AnswerChanges {
  readonly fetch: CellsChanged;
  readonly crawl: CellsChanged;
}

function* findChangesFor(before: GatepostState, { files }: SiteDocument): CooperativeTask<CellsChanged> {
  const { changed, all } = yield* findChangedCells(before, withFiles(before, files), 0);
  return { changed, all };
}

/** Counts the cells of the current table whose answer changes. */
export function* countAnswerChanges(
  state: GatepostState,
  after: SiteDocument,
): CooperativeTask<AnswerChanges> {
  addLoadedQuestions([usageInTable]);
  const { subject, cell: _, ...view } = state.view;
  const crawl = {
    ...(matrixQuestionOf('usage', subject) ?? defaultUsageQuestion),
    usage: defaultUsageQuestion.usage ?? '',
  };
  return {
    fetch: yield* findChangesFor({ ...state, view }, after),
    crawl: yield* findChangesFor({ ...state, view: { ...view, subject: crawl } }, after),
  };
}

/**
 * Applies a planned conversion as one step of the history. Returns false if the encoding of the file lacks a
 * character.
 */
export function applyConversion(
  store: DocumentStore,
  to: ConversionTarget,
  { edits }: ConversionPlan,
): boolean {
  const { path } = openFile(store.getState());
  const label = { code: 'convert', params: { path, to: words.records[to] } };
  return edit(store, path, edits, { origin: 'form', label }).done;
}
