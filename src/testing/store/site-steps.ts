// What is done to the site: its files, what is asked of it, and plans that are made: fixes, suggestions, stances, conversions.
import { findingsInPieces } from '../../core/findings/index.ts';
import { atOnce } from '../../core/questions/pieces.ts';
import { readers } from '../../core/readers/index.ts';
import { stances, wishesOf } from '../../core/stances/stance.ts';
import { readSource } from '../../core/text/source.ts';
import { convert, isTooBig, planConversion } from '../../state/conversion.ts';
import { convertToUtf8 } from '../../state/convert-utf8.ts';
import { openFile, siteOf } from '../../state/derived.ts';
import { reloadFile } from '../../state/disk/resolve.ts';
import { writeToDocuments } from '../../state/document-batch.ts';
import { change, edit, look } from '../../state/document-store.ts';
import { findingOptions } from '../../state/findings.ts';
import { runFixCommand } from '../../state/fix-commands.ts';
import { makeFixes, planFixes } from '../../state/fix-plan.ts';
import { oppositeOf } from '../../state/flip-question.ts';
import { formatOpenFile } from '../../state/format-file.ts';
import { removeRow } from '../../state/matrix-commands.ts';
import { documentPaths } from '../../state/matrix-documents.ts';
import { chosenVerdict } from '../../state/matrix-trace.ts';
import { addFile, removeFile, renameFile } from '../../state/site-files.ts';
import { applyPlanned, planStance, stanceCrawlers } from '../../state/stance.ts';
import { applySuggestion, flipWork } from '../../state/suggestions.ts';
import { readTextOptions } from '../../state/text-options.ts';
import { type Hands, paths, type StoreStep } from './hands.ts';

const names = ['/robots.txt', '/data.txt', '/a.xml', '/b.html', '/policies/p.txt'] as const;

function fix({ store, random }: Hands): void {
  const state = store.getState();
  const { path } = openFile(state);
  const { document, view } = state;
  const found = atOnce(
    findingsInPieces(siteOf(document), path, findingOptions(document, view.reader, '2026-01-01')),
  );
  if (found.length === 0) return;
  const { fixes } = random.pick(found);
  if (fixes.length === 0) return;
  const { command, edits } = random.pick(fixes);
  if (command) runFixCommand(store, path, command);
  else edit(store, path, edits, { origin: 'text', label: { code: 'fix', params: { line: 1 } } });
}

function fixAll({ store }: Hands): void {
  const state = store.getState();
  const plan = atOnce(planFixes({ state, path: openFile(state).path, wanted: ({ fixes }) => fixes[0] }));
  if (plan) makeFixes(store, plan);
}

function suggest({ store, random }: Hands): void {
  const { columns, rows } = store.getState().document;
  if (rows.length === 0 || columns.length === 0) return;
  look(store, { cell: { agent: random.pick(columns), url: random.pick(rows) } });
  const chosen = chosenVerdict(store.getState());
  if (!chosen) return;
  const wanted = oppositeOf(chosen.verdict);
  const question = { ...chosen, others: [], wanted, agents: columns, urls: rows };
  const [first] = atOnce(flipWork(question)).shown;
  if (first) applySuggestion(store, question, first.suggestion);
}

function takeStance({ store, random }: Hands): void {
  const state = store.getState();
  const stance = random.pick(stances);
  const wishes = wishesOf(stance, stanceCrawlers(state.document));
  const statements = 'statements' in stance ? stance.statements : [];
  const plan = atOnce(planStance({ state, stance, wishes, statements, reader: state.view.reader }));
  applyPlanned(store, stance, plan);
}

function convertRecords({ store, random }: Hands): void {
  const state = store.getState();
  if (isTooBig(state)) return;
  const to = random.pick(['acap', 'conventional'] as const);
  convert(store, to, planConversion({ state, to, ignoreConventional: random.once(2) }));
}

const open = ({ store }: Hands) => openFile(store.getState());

const reload = (hands: Hands): void => {
  const bytes = new TextEncoder().encode(
    hands.random.pick(['', 'User-agent: *\r\nDisallow: /a\n', '\ufeff# x']),
  );
  const stamp = { size: bytes.length, modified: 1, hash: '' };
  reloadFile(hands.store, open(hands).id, { as: 'changed', bytes, stamp }, readSource(bytes));
};

export const siteSteps: readonly StoreStep[] = [
  { name: 'fix', run: fix },
  { name: 'format', run: ({ store }) => void formatOpenFile(store, readTextOptions(null).format) },
  {
    name: 'show',
    run: ({ store, random }) => look(store, { path: random.pick(store.getState().document.files).path }),
  },
  { name: 'read as', run: ({ store, random }) => look(store, { reader: random.pick(readers).id }) },
  { name: 'add file', run: ({ store, random }) => addFile(store, random.pick(names)) },
  { name: 'rename', run: (hands) => renameFile(hands.store, open(hands).path, hands.random.pick(names)) },
  { name: 'remove', run: (hands) => removeFile(hands.store, open(hands).path) },
  { name: 'convert to UTF-8', run: (hands) => convertToUtf8(hands.store, open(hands).path) },
  { name: 'remove row', run: ({ store }) => removeRow(store, 0) },
  {
    name: 'add row',
    run: ({ store, random }) =>
      change(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document) => ({
        ...document,
        rows: [...new Set([...document.rows, random.pick(paths)])],
      })),
  },
  {
    name: 'documents',
    run: ({ store, random }) =>
      void writeToDocuments(store, documentPaths(store.getState().document), { index: random.once(2) }),
  },
];

/** What asks the whole table many times, or takes the place of the whole file. */
export const rareSteps: readonly StoreStep[] = [
  { name: 'reload from disk', run: reload },
  { name: 'fix all', run: fixAll },
  { name: 'suggestion', run: suggest },
  { name: 'stance', run: takeStance },
  { name: 'convert', run: convertRecords },
];
