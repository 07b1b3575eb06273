// Random sessions: a store, actions on it, and what must be restored.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allLines, lineAt } from '../../core/document/lines.ts';
import { insertAt } from '../../core/document/range.ts';
import { printSource, readSource, textOfSource } from '../../core/document/source.ts';
import { revertFieldEdit } from '../../features/records/edits/revert-field-edit.ts';
import { createSplices, editWishes, policyText, spliceToEdit } from '../../testing/arbitraries/edits.ts';
import { createMemorySessions, openPage, type WriteOutcome } from '../../testing/memory-sessions.ts';
import { convertToUtf8 } from '../document/convert-to-utf8.ts';
import { fileOf, newFile, type SiteDocument } from '../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  type GatepostState,
  markSaved,
  redo,
  restoreState,
  undo,
  updateView,
} from '../document/document-store.ts';
import { addFile, removeFile, renameFile } from '../files/site-files.ts';
import { unsavedPaths } from '../saved/unsaved.ts';
import type { Journal } from './journal.ts';

const encoded = (text: string, kind: string): Uint8Array => {
  if (kind === 'octets') return Uint8Array.from([0xff, ...new TextEncoder().encode(text)]);
  if (kind === 'utf-8') return new TextEncoder().encode(text);
  if (kind === 'mark') return new TextEncoder().encode(`\ufeff${text}`);
  const units = Uint16Array.from(`\ufeff${text.toWellFormed()}`, (unit) => unit.charCodeAt(0));
  const bytes = new Uint8Array(units.buffer);
  return kind === 'utf-16le' ? bytes : bytes.map((_, i) => bytes[i ^ 1]!);
};

/** A file in any encoding, with mixed line endings. */
const fileBytes = fc
  .tuple(policyText, fc.constantFrom('utf-8', 'mark', 'octets', 'utf-16le', 'utf-16be'))
  .map(([text, kind]) => encoded(text, kind));

/** The bytes of up to three files. */
const someFiles = fc.array(fileBytes, { minLength: 1, maxLength: 3 });

/** A store with these files. */
const storeOf = (fileList: readonly Uint8Array[]): DocumentStore =>
  createDocumentStore({
    ...emptyDocument(),
    files: fileList.map((bytes, index) => newFile(`/${index}.txt`, readSource(bytes))),
  });

const act = <T>(arbitrary: fc.Arbitrary<T>, run: (store: DocumentStore, value: T) => void) =>
  arbitrary.map((value) => (store: DocumentStore) => run(store, value));

const anyFile = fc.nat(9);
const pathAt = (store: DocumentStore, index: number) => {
  const { files } = store.getState().document;
  return files[index % files.length]!.path;
};
const sourceAt = (store: DocumentStore, path: string) =>
  store.getState().document.files.find((file) => file.path === path)!.source;

const edits = act(fc.tuple(anyFile, editWishes, fc.boolean()), (store, [index, wished, isVisit]) => {
  const path = pathAt(store, index);
  const text = textOfSource(sourceAt(store, path));
  const splices = createSplices(text, wished).map((splice) => spliceToEdit(text, splice));
  const intent = { origin: 'form', label: { code: 'set-path', params: { line: index } } } as const;
  edit(store, path, splices, isVisit ? { ...intent, visit: path } : intent);
});

/** Typing continues where the last letter was typed, so that it joins. */
const typing = act(fc.tuple(anyFile, fc.constantFrom('a', '\u00e9', '#', ' ')), (store, [index, letter]) => {
  const last = store.getState().history.past.at(-1);
  const path = last?.caret?.path ?? pathAt(store, index);
  const lines = store.getState().document.files.find((file) => file.path === path)?.source.lines;
  const line = lines && lineAt(lines, last?.typed?.to.line ?? 0);
  if (!line) return;
  const from = {
    line: last?.typed?.to.line ?? 0,
    column: Math.min(last?.typed?.to.column ?? 0, line.text.length),
  };
  const to = { line: from.line, column: from.column + letter.length };
  edit(store, path, [insertAt(from.line, from.column, letter)], {
    origin: 'text',
    label: { code: 'type' },
    typed: { from, to },
    caret: { path, before: from, after: to },
  });
});

const questions = act(
  fc.tuple(fc.array(fc.constantFrom('/a', '/b', ''), { maxLength: 3 }), fc.nat(4)),
  (store, [rows, what]) =>
    changeDocument(store, { origin: 'matrix', label: { code: 'rows' } }, (document): SiteDocument => {
      const { ignored: _, ...others } = document;
      if (what === 0) return others;
      if (what === 1) return { ...document, ignored: [{ file: '/0.txt', code: 'x' }] };
      if (what === 2) return { ...document, columns: rows, origin: 'http://a.example' };
      if (what === 3)
        return {
          ...document,
          expectations: [{ agent: '', url: '/a', expect: 'deny', later: { a: 1 } }] as never,
        };
      return { ...document, rows };
    }),
);

const saving = act(anyFile, (store, index) => {
  const { files } = store.getState().document;
  const file = files[index % files.length]!;
  markSaved(store, file.id, file.source);
});

let added = 0;

/** One action of the user. */
const deed = fc.oneof(
  { weight: 6, arbitrary: edits },
  { weight: 4, arbitrary: typing },
  { weight: 3, arbitrary: act(fc.constant(0), (store) => void undo(store)) },
  { weight: 2, arbitrary: act(fc.constant(0), (store) => void redo(store)) },
  { weight: 1, arbitrary: act(anyFile, (store, index) => void revertFieldEdit(store, pathAt(store, index))) },
  { weight: 2, arbitrary: questions },
  { weight: 2, arbitrary: saving },
  { weight: 1, arbitrary: act(anyFile, (store) => addFile(store, `/new-${++added}.xml`)) },
  {
    weight: 1,
    arbitrary: act(anyFile, (store, index) =>
      renameFile(store, pathAt(store, index), `/moved-${++added}`, index % 2 ? 'xml' : undefined),
    ),
  },
  { weight: 1, arbitrary: act(anyFile, (store, index) => convertToUtf8(store, pathAt(store, index))) },
  {
    weight: 1,
    arbitrary: act(
      anyFile,
      (store, index) => store.getState().document.files.length > 1 && removeFile(store, pathAt(store, index)),
    ),
  },
  {
    weight: 1,
    arbitrary: act(anyFile, (store, index) =>
      updateView(store, { path: pathAt(store, index), columnsBy: index % 2 === 0 ? 'crawler' : 'answer' }),
    ),
  },
);

const counter = () => {
  const numbers = new Map<unknown, number>();
  return (key: unknown) => numbers.get(key) ?? numbers.set(key, numbers.size).get(key)!;
};

/**
 * Everything of a state that must be restored: each version to the byte, which lines are shared, labels, saved
 * files.
 */
function shapeOf(state: GatepostState) {
  const {
    document,
    history,
    saved,
    view: { arranged, ...view },
  } = state;
  const steps = [...history.past, ...history.future];
  const versions = [steps[0]?.before ?? document, ...steps.map(({ after }) => after)];
  const [line, id, file, source] = [counter(), counter(), counter(), counter()];
  return {
    versions: versions.map(({ files, ...questions }) => ({
      ...questions,
      files: files.map((entry) => ({
        ...entry,
        id: file(entry.id),
        source: source(entry.source),
        encoding: entry.source.encoding,
        bytes: [...printSource(entry.source)],
        lines: allLines(entry.source.lines).map((each) => [each.text, each.eol, line(each), id(each.id)]),
      })),
    })),
    present: versions.indexOf(document),
    steps: steps.map(({ origin, label, caret, time, bytes }) => ({ origin, label, caret, time, bytes })),
    done: history.past.length,
    shortened: history.shortened,
    unsaved: unsavedPaths(state),
    kept: [saved, arranged].map((sources) =>
      document.files.map((entry) => {
        const kept = sources?.get(entry.id);
        return kept && { bytes: [...printSource(kept)], source: source(kept) };
      }),
    ),
    view,
  };
}

const write = (journal: Journal, state: GatepostState) => journal.write(state).catch(() => undefined);

test('product: a stored session is restored, to the byte, the shared line and the step', async () => {
  await fc.assert(
    fc.asyncProperty(someFiles, fc.array(deed, { maxLength: 25 }), async (files, deeds) => {
      const store = storeOf(files);
      for (const does of deeds) does(store);
      const port = createMemorySessions();
      await (await openPage(port)).journal.write(store.getState());
      const { work } = await openPage(port);
      expect(work?.isDamaged).toBe(false);
      expect(shapeOf(work!.state)).toEqual(shapeOf(asReadBack(store.getState())));
    }),
    { numRuns: 150 },
  );
});

/** A restored page does not have the caret of the last action, nor one at a position that the file does not have. */
function asReadBack(state: GatepostState): GatepostState {
  const { caret, ...view } = state.view;
  const line = caret && lineAt(fileOf(state.document, view.path)!.source.lines, caret.position.line);
  if (!line || caret.position.column > line.text.length) return { ...state, view };
  return { ...state, view: { ...view, caret: { ...caret, by: 'history' } } };
}

const mood = fc.constantFrom<WriteOutcome>('well', 'well', 'fails', 'done-unheard', 'emptied');
const event = fc.oneof(
  { weight: 8, arbitrary: deed.map((does) => ({ does })) },
  { weight: 3, arbitrary: mood.map((how) => ({ how })) },
  { weight: 1, arbitrary: fc.constant('put aside' as const) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
);

test('product: after any edits, failures and reloads, the last written state is restored', async () => {
  await fc.assert(
    fc.asyncProperty(someFiles, fc.array(event, { maxLength: 40 }), async (files, events) => {
      const store = storeOf(files);
      const port = createMemorySessions();
      let { journal } = await openPage(port);
      for (const nextEvent of events) {
        if (nextEvent === 'put aside') journal.writeBackup(store.getState());
        else if (nextEvent === 'reload') {
          journal.writeBackup(store.getState());
          const next = await openPage(port);
          expect(shapeOf(next.work!.state)).toEqual(shapeOf(asReadBack(store.getState())));
          restoreState(store, next.work!.state);
          journal = next.journal;
        } else if ('how' in nextEvent) {
          port.mood = nextEvent.how;
          await write(journal, store.getState());
        } else nextEvent.does(store);
      }
      port.mood = 'well';
      expect(await journal.write(store.getState())).toBe(true);
      expect(port.aside.size).toBe(0);
      const fresh = createMemorySessions();
      await (await openPage(fresh)).journal.write(store.getState());
      const [reopened, rewritten] = [await openPage(port), await openPage(fresh)];
      expect(shapeOf(reopened.work!.state)).toEqual(shapeOf(rewritten.work!.state));
    }),
    { numRuns: 150 },
  );
});
