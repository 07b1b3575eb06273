// Random actions of the editor: typing, pasting, several carets; also undo and redo.
import { lineAt } from '../../core/document/lines.ts';
import { comparePositions, type Position, type TextEdit } from '../../core/document/range.ts';
import { revertFieldEdit } from '../../features/records/edits/revert-field-edit.ts';
import { edit, redo, undo } from '../../state/document/document-store.ts';
import { openFile, openSource } from '../../state/document/selectors.ts';
import { type StepContext, type StoreStep, stepTexts } from './store-step.ts';

const pasteTexts = [
  'Disallow: /x\r\nAllow: /y\n',
  '\r',
  'User-agent: b\n',
  '\n\r\n',
  '\ufeff',
  '# c\rAllow: /z',
  'ACAP-crawler: *\n',
];

/** Moves a column out of a surrogate pair. */
function snapToCharacter(text: string, column: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(column - 1)) ? column - 1 : column;
}

function randomPosition({ store, random }: StepContext): Position {
  const { lines } = openSource(store.getState());
  const line = random.below(lines.length);
  const text = lineAt(lines, line)!.text;
  return { line, column: snapToCharacter(text, random.below(text.length + 1)) };
}

/** The end of a short range, often empty, rarely across a line break. */
function randomRangeEnd({ store, random }: StepContext, start: Position): Position {
  const { lines } = openSource(store.getState());
  if (random.once(6) && start.line + 1 < lines.length) return { line: start.line + 1, column: 0 };
  const text = lineAt(lines, start.line)!.text;
  const end = snapToCharacter(text, Math.min(text.length, start.column + random.below(4)));
  return { line: start.line, column: Math.max(start.column, end) };
}

/** Edits at up to `most` places, in order and without overlap. */
function randomEdits(hands: StepContext, most: number, written: () => string): TextEdit[] {
  const places = Array.from({ length: 1 + hands.random.below(most) }, () => randomPosition(hands));
  const edits: TextEdit[] = [];
  for (const start of places.toSorted(comparePositions)) {
    const before = edits.at(-1)?.range.end;
    if (before && comparePositions(before, start) >= 0) continue;
    edits.push({ range: { start, end: randomRangeEnd(hands, start) }, text: written() });
  }
  return edits;
}

const editStep = (code: string, edits: (hands: StepContext) => readonly TextEdit[]): StoreStep => ({
  name: code,
  run: (hands) => {
    const { path } = openFile(hands.store.getState());
    edit(hands.store, path, edits(hands), { origin: 'text', label: { code } });
  },
});

const typingStep: StoreStep = {
  name: 'type',
  run: (hands) => {
    const { store, random } = hands;
    const { path } = openFile(store.getState());
    let from = randomPosition(hands);
    for (const text of Array.from({ length: 1 + random.below(4) }, () => random.pick(stepTexts))) {
      const to = { line: from.line, column: from.column + text.length };
      const intent = {
        origin: 'text',
        label: { code: 'type' },
        typed: { from, to },
        caret: { path, before: from, after: to },
      } as const;
      if (!edit(store, path, [{ range: { start: from, end: from }, text }], intent).done) return;
      from = to;
    }
  },
};

const repeatedStep = (name: string, step: (hands: StepContext) => unknown): StoreStep => ({
  name,
  run: (hands) => {
    for (let left = 1 + hands.random.below(4); left > 0; left--) step(hands);
  },
});

export const textSteps: readonly StoreStep[] = [
  typingStep,
  editStep('paste', (hands) => randomEdits(hands, 1, () => hands.random.pick(pasteTexts))),
  editStep('several carets', (hands) =>
    randomEdits(hands, 4, () => hands.random.pick([...stepTexts, ...pasteTexts])),
  ),
  // Half of a pair, which no encoding can represent, is refused, and nothing changes.
  editStep('refused', (hands) => {
    const at = randomPosition(hands);
    return [{ range: { start: at, end: at }, text: '\ud83d' }];
  }),
];

export const historySteps: readonly StoreStep[] = [
  repeatedStep('undo', ({ store }) => undo(store)),
  repeatedStep('redo', ({ store }) => redo(store)),
  repeatedStep('undo and redo', ({ store }) => [undo(store), undo(store), redo(store)]),
  { name: 'take back', run: ({ store }) => void revertFieldEdit(store, 'one field') },
];
