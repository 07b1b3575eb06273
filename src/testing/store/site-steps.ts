// Random changes of the site: files, questions, and plans such as fixes, suggestions, presets and conversions.

import { presets } from '../../core/analysis/presets/preset.ts';
import { presetCarriers } from '../../core/analysis/presets/preset-carriers.ts';
import { wishesOfPreset } from '../../core/analysis/presets/preset-decisions.ts';
import { findingsTask } from '../../core/diagnostics/registry.ts';
import { readSource } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { readers } from '../../core/readers/registry.ts';
import { applyPlan, planPreset, presetCrawlers } from '../../features/ai-presets/preset-plan.ts';
import { applyConversion, isTooBigToConvert, planConversion } from '../../features/convert/conversion.ts';
import { applySuggestion, findSuggestions } from '../../features/explanation/suggestions/find-suggestions.ts';
import { oppositeAnswer } from '../../features/explanation/suggestions/suggestion-question.ts';
import { removeRow } from '../../features/table/actions/row-and-column-edits.ts';
import { writeToDocuments } from '../../features/table/batch/document-batch.ts';
import { formatOpenFile } from '../../features/text/format-file.ts';
import { reloadFile } from '../../state/disk/resolve-disk-change.ts';
import { convertToUtf8 } from '../../state/document/convert-to-utf8.ts';
import { changeDocument, edit, updateView } from '../../state/document/document-store.ts';
import { openFile, siteOf } from '../../state/document/selectors.ts';
import { addFile, removeFile, renameFile } from '../../state/files/site-files.ts';
import { findingOptions } from '../../state/findings/finder.ts';
import { runFixCommand } from '../../state/findings/fix-commands.ts';
import { makeFixes, planFixes } from '../../state/findings/fix-plan.ts';
import { parseTextPaneOptions } from '../../state/layout/text-pane-options.ts';
import { watchedReadersOf } from '../../state/readers/watched-readers.ts';
import { chosenVerdict } from '../../state/table/chosen-cell.ts';
import { documentPaths } from '../../state/table/questions/documents.ts';
import { type StepContext, type StoreStep, stepPaths } from './store-step.ts';

const filePaths = ['/robots.txt', '/data.txt', '/a.xml', '/b.html', '/policies/p.txt'] as const;

function applyRandomFix({ store, random }: StepContext): void {
  const state = store.getState();
  const { path } = openFile(state);
  const { document, view } = state;
  const found = runSync(
    findingsTask(siteOf(document), path, findingOptions(document, view.reader, readers, '2026-01-01')),
  );
  if (found.length === 0) return;
  const { fixes } = random.pick(found);
  if (fixes.length === 0) return;
  const { command, edits } = random.pick(fixes);
  if (command) runFixCommand(store, path, command);
  else edit(store, path, edits, { origin: 'text', label: { code: 'fix', params: { line: 1 } } });
}

function applyAllFixes({ store }: StepContext): void {
  const state = store.getState();
  const plan = runSync(planFixes({ state, path: openFile(state).path, wanted: ({ fixes }) => fixes[0] }));
  if (plan) makeFixes(store, plan);
}

function applyRandomSuggestion({ store, random }: StepContext): void {
  const { columns, rows } = store.getState().document;
  if (rows.length === 0 || columns.length === 0) return;
  updateView(store, { cell: { agent: random.pick(columns), url: random.pick(rows) } });
  const chosen = chosenVerdict(store.getState());
  if (!chosen) return;
  const wanted = oppositeAnswer(chosen.verdict);
  const watched = watchedReadersOf(store.getState()).map(({ id }) => id);
  const question = { ...chosen, others: [], wanted, agents: columns, urls: rows, watched };
  const [first] = runSync(findSuggestions(question)).shown;
  if (first) applySuggestion(store, question, first.suggestion);
}

function applyRandomPreset({ store, random }: StepContext): void {
  const state = store.getState();
  const preset = random.pick(presets);
  const wishes = wishesOfPreset(preset, presetCrawlers(state.document));
  const statements = 'statements' in preset ? preset.statements : [];
  const carriers = new Set(presetCarriers.map(({ id }) => id).filter(() => random.once(3)));
  const { reader } = state.view;
  const plan = runSync(
    planPreset({ state, preset, wishes, statements, joins: random.once(2), reader, carriers }),
  );
  applyPlan(store, preset, plan);
}

function convertFile({ store, random }: StepContext): void {
  const state = store.getState();
  if (isTooBigToConvert(state)) return;
  const to = random.pick(['acap', 'conventional'] as const);
  applyConversion(store, to, planConversion({ state, to, ignoreConventional: random.once(2) }));
}

const openRandomFile = ({ store }: StepContext) => openFile(store.getState());

const reopenOpenFile = (hands: StepContext): void => {
  const bytes = new TextEncoder().encode(
    hands.random.pick(['', 'User-agent: *\r\nDisallow: /a\n', '\ufeff# x']),
  );
  const stamp = { size: bytes.length, modified: 1, hash: '' };
  reloadFile(hands.store, openRandomFile(hands).id, { as: 'changed', bytes, stamp }, readSource(bytes));
};

export const siteSteps: readonly StoreStep[] = [
  { name: 'fix', run: applyRandomFix },
  { name: 'format', run: ({ store }) => void formatOpenFile(store, parseTextPaneOptions(null).format) },
  {
    name: 'show',
    run: ({ store, random }) =>
      updateView(store, { path: random.pick(store.getState().document.files).path }),
  },
  { name: 'read as', run: ({ store, random }) => updateView(store, { reader: random.pick(readers).id }) },
  { name: 'add file', run: ({ store, random }) => addFile(store, random.pick(filePaths)) },
  {
    name: 'rename',
    run: (hands) => renameFile(hands.store, openRandomFile(hands).path, hands.random.pick(filePaths)),
  },
  { name: 'remove', run: (hands) => removeFile(hands.store, openRandomFile(hands).path) },
  { name: 'convert to UTF-8', run: (hands) => convertToUtf8(hands.store, openRandomFile(hands).path) },
  { name: 'remove row', run: ({ store }) => removeRow(store, 0) },
  {
    name: 'add row',
    run: ({ store, random }) =>
      changeDocument(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document) => ({
        ...document,
        rows: [...new Set([...document.rows, random.pick(stepPaths)])],
      })),
  },
  {
    name: 'documents',
    run: ({ store, random }) =>
      void writeToDocuments(store, documentPaths(store.getState().document), { index: random.once(2) }),
  },
];

/** Steps that query the whole table many times, or replace the whole file. */
export const rareSteps: readonly StoreStep[] = [
  { name: 'reload from disk', run: reopenOpenFile },
  { name: 'fix all', run: applyAllFixes },
  { name: 'suggestion', run: applyRandomSuggestion },
  { name: 'preset', run: applyRandomPreset },
  { name: 'convert', run: convertFile },
];
