// A stand-in for Monaco's text model, honest in what the binding relies on: LF only, changes reported synchronously,
// last to first, in the places of the text before them.

interface PlacedRange {
  readonly startLineNumber: number;
  readonly startColumn: number;
  readonly endLineNumber: number;
  readonly endColumn: number;
}

interface Operation {
  readonly range: PlacedRange;
  readonly text: string;
}

interface Change {
  readonly changes: readonly Operation[];
}

export interface FakeModel {
  text(): string;
  /** How many batches of operations came from outside, and how many undo stops. */
  readonly counts: { operations: number; stops: number };
  /** What a person does: one batch of changes. */
  type(...operations: readonly Operation[]): void;
  onDidChangeContent(listener: (change: Change) => void): { dispose(): void };
  pushStackElement(): void;
  pushEditOperations(selections: null, operations: Operation[], after: () => null): null;
}

/** A range from line and column to line and column, counted from 1. */
export const placed = (
  startLineNumber: number,
  startColumn: number,
  endLineNumber = startLineNumber,
  endColumn = startColumn,
): PlacedRange => ({ startLineNumber, startColumn, endLineNumber, endColumn });

export function fakeModel(initial: string): FakeModel {
  let text = initial;
  const listeners = new Set<(change: Change) => void>();
  const counts = { operations: 0, stops: 0 };

  const offset = (line: number, column: number): number => {
    const lines = text.split('\n');
    const above = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const length = lines[line - 1]?.length ?? -1;
    if (column < 1 || column > length + 1) throw new Error(`no place ${line}:${column}`);
    if (
      /[\ud800-\udbff]/.test(text[above + column - 2] ?? '') &&
      /[\udc00-\udfff]/.test(text[above + column - 1] ?? '')
    ) {
      throw new Error(`${line}:${column} is inside a surrogate pair`);
    }
    return above + column - 1;
  };
  const apply = (operations: readonly Operation[]) => {
    const spans = operations
      .map(({ range, text: written }) => ({
        from: offset(range.startLineNumber, range.startColumn),
        to: offset(range.endLineNumber, range.endColumn),
        change: { range, text: written.replace(/\r\n|\r/g, '\n') },
      }))
      .sort((a, b) => b.to - a.to || b.from - a.from);
    spans.forEach(({ to }, i) => {
      if (i > 0 && to > spans[i - 1]!.from) throw new Error('overlapping operations');
    });
    for (const { from, to, change } of spans) text = text.slice(0, from) + change.text + text.slice(to);
    for (const listener of listeners) listener({ changes: spans.map(({ change }) => change) });
  };
  return {
    text: () => text,
    counts,
    type: (...operations) => apply(operations),
    onDidChangeContent(listener) {
      listeners.add(listener);
      return { dispose: () => listeners.delete(listener) };
    },
    pushStackElement() {
      counts.stops++;
    },
    pushEditOperations(_selections, operations) {
      counts.operations++;
      apply(operations);
      return null;
    },
  };
}
