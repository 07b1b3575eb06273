// What the editor does: typing, pasting, several places at once; also undo and redo.
import { lineAt } from '../../core/text/lines.ts';
import { comparePositions, type Position, type TextEdit } from '../../core/text/range.ts';
import { openFile, openSource } from '../../state/derived.ts';
import { edit, redo, undo } from '../../state/document-store.ts';
import { takeBack } from '../../state/take-back.ts';
import { type Hands, type StoreStep, texts } from './hands.ts';

const pasted = [
  'Disallow: /x\r\nAllow: /y\n',
  '\r',
  'User-agent: b\n',
  '\n\r\n',
  '\ufeff',
  '# c\rAllow: /z',
  'ACAP-crawler: *\n',
];

/** Not inside a surrogate pair. */
function whole(text: string, column: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(column - 1)) ? column - 1 : column;
}

function place({ store, random }: Hands): Position {
  const { lines } = openSource(store.getState());
  const line = random.below(lines.length);
  const text = lineAt(lines, line)!.text;
  return { line, column: whole(text, random.below(text.length + 1)) };
}

/** The end of a short range, often none, seldom over a line break. */
function endOf({ store, random }: Hands, start: Position): Position {
  const { lines } = openSource(store.getState());
  if (random.once(6) && start.line + 1 < lines.length) return { line: start.line + 1, column: 0 };
  const text = lineAt(lines, start.line)!.text;
  const end = whole(text, Math.min(text.length, start.column + random.below(4)));
  return { line: start.line, column: Math.max(start.column, end) };
}

/** Edits at up to `most` places, in order, none over another. */
function editsAt(hands: Hands, most: number, written: () => string): TextEdit[] {
  const places = Array.from({ length: 1 + hands.random.below(most) }, () => place(hands));
  const edits: TextEdit[] = [];
  for (const start of places.toSorted(comparePositions)) {
    const before = edits.at(-1)?.range.end;
    if (before && comparePositions(before, start) >= 0) continue;
    edits.push({ range: { start, end: endOf(hands, start) }, text: written() });
  }
  return edits;
}

const write = (code: string, edits: (hands: Hands) => readonly TextEdit[]): StoreStep => ({
  name: code,
  run: (hands) => {
    const { path } = openFile(hands.store.getState());
    edit(hands.store, path, edits(hands), { origin: 'text', label: { code } });
  },
});

const typing: StoreStep = {
  name: 'type',
  run: (hands) => {
    const { store, random } = hands;
    const { path } = openFile(store.getState());
    let from = place(hands);
    for (const text of Array.from({ length: 1 + random.below(4) }, () => random.pick(texts))) {
      const to = { line: from.line, column: from.column + text.length };
      const intent = {
        origin: 'text',
        label: { code: 'type' },
        typed: { from, to },
        caret: { path, before: from, after: to },
      } as const;
      if (!edit(store, path, [{ range: { start: from, end: from }, text }], intent)) return;
      from = to;
    }
  },
};

const times = (name: string, step: (hands: Hands) => unknown): StoreStep => ({
  name,
  run: (hands) => {
    for (let left = 1 + hands.random.below(4); left > 0; left--) step(hands);
  },
});

export const textSteps: readonly StoreStep[] = [
  typing,
  write('paste', (hands) => editsAt(hands, 1, () => hands.random.pick(pasted))),
  write('several carets', (hands) => editsAt(hands, 4, () => hands.random.pick([...texts, ...pasted]))),
  // Half of a pair, and what octets cannot hold: refused, and nothing changes.
  write('refused', (hands) => {
    const at = place(hands);
    return [{ range: { start: at, end: at }, text: '\ud83d' }];
  }),
];

export const historySteps: readonly StoreStep[] = [
  times('undo', ({ store }) => undo(store)),
  times('redo', ({ store }) => redo(store)),
  times('undo and redo', ({ store }) => [undo(store), undo(store), redo(store)]),
  { name: 'take back', run: ({ store }) => void takeBack(store, 'one field') },
];
