// Tests the binding with a fake model and the real store: after any change on either side, both have the same text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../core/document/edits.ts';
import type { TextEdit } from '../../../core/document/range.ts';
import { printSource, readSource, type Source, textOfSource } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import {
  createDocumentStore,
  DEFAULT_PATH,
  edit,
  emptyDocument,
  redo,
  undo,
} from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { createFakeModel, type FakeModel, modelRange } from '../../../testing/browser/fake-editor-model.ts';
import { bindModel } from './bind-model.ts';
import { createTextIntent } from './text-intent.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const shown = (source: Source) => textOfSource(source).replace(/\r\n|\r/g, '\n');

const refuse = () => ({ done: false }) as const;

/** Creates a store with one file, and a model that is bound to it. */
function bound(bytes: Uint8Array) {
  const source = readSource(bytes);
  const store = createDocumentStore({ ...emptyDocument(), files: [newFile(DEFAULT_PATH, source)] });
  const now = () => openSource(store.getState());
  const model = createFakeModel(shown(now()));
  let updates = 0;
  store.subscribe(() => updates++);
  const place = { line: 0, column: 0 };
  const binding = bindModel(
    model,
    {
      source: now,
      subscribe: (listener) => store.subscribe(listener),
      edit: (edits, kind) =>
        edit(store, DEFAULT_PATH, edits, createTextIntent(DEFAULT_PATH, edits, kind, place)),
    },
    now(),
  );
  const form = (...edits: TextEdit[]) =>
    edit(store, DEFAULT_PATH, edits, { origin: 'form', label: { code: 'x' } });
  return { store, model, binding, now, form, updates: () => updates };
}

describe('typing in the editor', () => {
  const rows: readonly [name: string, before: string, type: (model: FakeModel) => void, after: string][] = [
    ['a character', 'ab\r\n', (m) => m.type({ range: modelRange(1, 2), text: 'x' }), 'axb\r\n'],
    [
      'a line break gets the ending of its line',
      'ab\r\ncd\n',
      (m) => m.type({ range: modelRange(1, 2), text: '\n' }),
      'a\r\nb\r\ncd\n',
    ],
    [
      'a line break in the last line gets the ending above',
      'ab\rcd',
      (m) => m.type({ range: modelRange(2, 2), text: '\n' }),
      'ab\rc\rd',
    ],
    [
      'a line break in a file with one line is LF',
      'ab',
      (m) => m.type({ range: modelRange(1, 2), text: '\n' }),
      'a\nb',
    ],
    [
      'pasted mixed endings become the ending of the line',
      'ab\r',
      (m) => m.type({ range: modelRange(1, 2), text: '1\r\n2\r3\n4' }),
      'a1\r2\r3\r4b\r',
    ],
    [
      'an empty line in a CR file is not merged with LF',
      'a\r\n\rb\n',
      (m) => m.type({ range: modelRange(2, 1, 3, 2), text: '' }),
      'a\r\n\n',
    ],
    [
      'joining lines drops the ending between them',
      'a\rb\r\nc\n',
      (m) => m.type({ range: modelRange(1, 2, 2, 1), text: '' }),
      'ab\r\nc\n',
    ],
    [
      'several cursors, each with the ending of its line',
      'a\r\nb\nc\r',
      (m) =>
        m.type(
          { range: modelRange(1, 2), text: '\n' },
          { range: modelRange(2, 2), text: '\n' },
          { range: modelRange(3, 2), text: '\n' },
        ),
      'a\r\n\r\nb\n\nc\r\r',
    ],
    ['replacing everything', 'a\r\nb\nc', (m) => m.type({ range: modelRange(1, 1, 3, 2), text: 'x' }), 'x'],
    ['a whole surrogate pair', 'a\n', (m) => m.type({ range: modelRange(1, 2), text: '😀' }), 'a😀\n'],
    [
      'characters that look like line breaks or marks',
      'a\n',
      (m) => m.type({ range: modelRange(1, 2), text: '\ufeff\0\u2028\u0085' }),
      'a\ufeff\0\u2028\u0085\n',
    ],
  ];
  test.each(rows)('%s', (_name, before, type, after) => {
    const { model, now, updates } = bound(bytesOf(before));
    type(model);
    expect(textOfSource(now())).toBe(after);
    expect(model.text()).toBe(shown(now()));
    expect(model.counts.operations, 'nothing is written back').toBe(0);
    expect(updates(), 'one update of the store').toBe(1);
  });
});

describe('an edit that changes the encoding of the file is shown in the new encoding', () => {
  const place = modelRange(1, 1);
  test.each([
    ['a byte order mark', bytesOf('a\n'), place, '\ufeff', 'a\n', true],
    [
      'an octet that is not UTF-8',
      latin1('\xe9\xc3\xa9\n'),
      { ...place, endColumn: 2 },
      '',
      '\u00e9\n',
      false,
    ],
  ])('%s', (_name, before, range, text, after, bom) => {
    const { model, now } = bound(before);
    model.type({ range, text });
    expect(textOfSource(now())).toBe(after);
    expect(model.text()).toBe(shown(now()));
    expect([now().encoding, now().bom]).toEqual(['utf-8', bom]);
  });
});

describe('an edit that the encoding of the file lacks', () => {
  test.each([
    ['a character outside the encoding', latin1('caf\xe9\n'), '€'],
    ['half a surrogate pair', bytesOf('café\n'), '\ud83d'],
    ['half a pair among good text, with breaks', bytesOf('café\n'), 'x\ny\udc00z'],
  ])('%s is reverted', (_name, bytes, text) => {
    const { store, model, now } = bound(bytes);
    const before = now();
    model.type({ range: modelRange(1, 2, 1, 3), text });
    expect(now()).toBe(before);
    expect(model.text()).toBe(shown(before));
    expect(store.getState().refusal).toMatchObject({ code: 'unwritable-character', path: DEFAULT_PATH });
  });
});

describe('changes from other views', () => {
  test('are applied as minimal edits, as a separate step', () => {
    const { model, form } = bound(bytesOf('Allow: /a\r\nAllow: /b\r\n'));
    const receivedChanges: unknown[] = [];
    model.onDidChangeContent(({ changes }) => receivedChanges.push(...changes));
    form({ range: { start: { line: 1, column: 7 }, end: { line: 1, column: 9 } }, text: '/cb' });
    expect(receivedChanges).toEqual([{ range: modelRange(2, 9), text: 'c' }]);
    expect(model.counts).toEqual({ operations: 1, stops: 2 });
  });

  test('a change of endings alone does not touch the editor', () => {
    const { model, form, now } = bound(bytesOf('a\r\nb\n'));
    form({ range: { start: { line: 0, column: 1 }, end: { line: 1, column: 0 } }, text: '\n' });
    expect(textOfSource(now())).toBe('a\nb\n');
    expect(model.counts.operations).toBe(0);
  });

  test('after dispose neither side follows the other', () => {
    const { model, form, binding, now } = bound(bytesOf('a\n'));
    binding.dispose();
    form({ range: { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } }, text: 'x' });
    model.type({ range: modelRange(1, 2), text: 'y' });
    expect([model.text(), textOfSource(now())]).toEqual(['ay\n', 'xa\n']);
  });

  test('an outdated model is updated when it is bound', () => {
    const before = readSource(bytesOf('a\nb\n'));
    const [start, end] = [
      { line: 0, column: 1 },
      { line: 1, column: 0 },
    ];
    const source = applyEdits(before, [{ range: { start, end }, text: '\r\nnew\r' }]);
    const model = createFakeModel(shown(before));
    bindModel(model, { source: () => source, subscribe: () => () => undefined, edit: refuse }, before);
    expect(model.text()).toBe('a\nnew\nb\n');
  });

  test.each([
    ['a long text with other lines is set', 'b\n'.repeat(2500), 1],
    ['a short text is edited', 'b\n', 0],
    [
      'a text that starts with a byte order mark is edited, because setting it would drop the mark',
      `\ufeff${'b\n'.repeat(2500)}`,
      0,
    ],
  ])('%s', (_, text, times) => {
    const before = readSource(bytesOf('a\r\n'));
    const source = readSource(bytesOf(`#\n${text}`.replace(/^#\n(?=\ufeff)/, '\ufeff')));
    const fake = createFakeModel(shown(before));
    const values: string[] = [];
    const port = { source: () => source, subscribe: () => () => undefined, edit: refuse };
    bindModel({ ...fake, setValue: (value) => void values.push(value) }, port, before);
    expect(values).toEqual(times > 0 ? [shown(source)] : []);
    expect(fake.text()).toBe(times > 0 ? 'a\n' : shown(source));
  });
});

// ---- Everything at once ---------------------------------------------------------------------------------------------

const character = fc.constantFrom(
  'a',
  '/',
  ':',
  ' ',
  '#',
  '\t',
  'é',
  '😀',
  '\u2028',
  '\ufeff',
  '\0',
  'Disallow: /',
);
const breaks = fc.constantFrom('\n', '\r\n', '\r');
const words = (most: number) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: character }, breaks), { maxLength: most });
const anyText = (most: number) => words(most).map((parts) => parts.join(''));

const action = fc.record({
  do: fc.constantFrom('type', 'type', 'type', 'several', 'form', 'undo', 'redo'),
  at: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  text: fc.oneof(anyText(4), fc.constant(''), fc.constant('\ud800')),
});

/** Returns a position in the shown text, never inside a surrogate pair. */
function placeIn(text: string, seed: number): { line: number; column: number } {
  const offsets = Array.from(text).reduce((list, one) => [...list, list.at(-1)! + one.length], [0]);
  const above = text.slice(0, offsets[seed % offsets.length]).split('\n');
  return { line: above.length - 1, column: above.at(-1)!.length };
}

/** Returns ranges in file order that do not touch. */
function rangesIn(text: string, seeds: readonly number[]) {
  const places = seeds
    .map((seed) => placeIn(text, seed))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  const pairs = [];
  for (let i = 0; i + 1 < places.length; i += 2) pairs.push({ start: places[i]!, end: places[i + 1]! });
  const [first, second] = pairs;
  const touch = second && first!.end.line === second.start.line && first!.end.column === second.start.column;
  return touch ? [first!] : pairs;
}

/** A U+FEFF at the start of the file is a byte order mark when the file is read again. */
const textReadBack = (source: Source) =>
  source.bom ? textOfSource(source) : textOfSource(source).replace(/^\ufeff/, '');

test('property: after any typing, form edits, refusals, undo and redo, both sides agree, and undo restores the bytes', () => {
  fc.assert(
    fc.property(anyText(12), fc.array(action, { maxLength: 12 }), (text, actions) => {
      const bytes = bytesOf(text);
      const { store, model, now, form } = bound(bytes);
      for (const { do: what, at, text: written } of actions) {
        const ranges = rangesIn(model.text(), what === 'several' ? at : at.slice(0, 2));
        if (what === 'undo') undo(store);
        else if (what === 'redo') redo(store);
        else if (what === 'form') form(...ranges.map((range) => ({ range, text: written })));
        else {
          const operations = ranges.map(({ start, end }) => ({
            range: modelRange(start.line + 1, start.column + 1, end.line + 1, end.column + 1),
            text: written,
          }));
          model.type(...operations);
        }
        expect(model.text()).toBe(shown(now()));
        expect(textOfSource(readSource(printSource(now())))).toBe(textReadBack(now()));
      }
      while (undo(store));
      expect(printSource(now())).toEqual(bytes);
      expect(model.text()).toBe(shown(now()));
    }),
    { numRuns: 400 },
  );
});
