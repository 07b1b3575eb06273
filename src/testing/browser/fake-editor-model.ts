// A fake of Monaco's text model that matches it where the binding depends on it: LF only, and changes are reported
// synchronously, last to first, with positions in the text before them.

interface ModelRange {
  readonly startLineNumber: number;
  readonly startColumn: number;
  readonly endLineNumber: number;
  readonly endColumn: number;
}

interface EditOperation {
  readonly range: ModelRange;
  readonly text: string;
}

interface ContentChange {
  readonly changes: readonly EditOperation[];
}

export interface FakeModel {
  text(): string;
  /** The number of batches of operations from the binding, and of undo stops. */
  readonly counts: { operations: number; stops: number };
  /** Simulates typing: one batch of changes. */
  type(...operations: readonly EditOperation[]): void;
  onDidChangeContent(listener: (change: ContentChange) => void): { dispose(): void };
  pushStackElement(): void;
  pushEditOperations(selections: null, operations: EditOperation[], after: () => null): null;
}

/** A range between two positions, with lines and columns counted from 1. */
export const modelRange = (
  startLineNumber: number,
  startColumn: number,
  endLineNumber = startLineNumber,
  endColumn = startColumn,
): ModelRange => ({ startLineNumber, startColumn, endLineNumber, endColumn });

export function createFakeModel(initial: string): FakeModel {
  let text = initial;
  const listeners = new Set<(change: ContentChange) => void>();
  const counts = { operations: 0, stops: 0 };

  const offset = (line: number, column: number): number => {
    const lines = text.split('\n');
    const above = lines.slice(0, line - 1).reduce((sum, lineText) => sum + lineText.length + 1, 0);
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
  const apply = (operations: readonly EditOperation[]) => {
    const spans = operations
      .map(({ range, text: inserted }) => ({
        from: offset(range.startLineNumber, range.startColumn),
        to: offset(range.endLineNumber, range.endColumn),
        change: { range, text: inserted.replace(/\r\n|\r/g, '\n') },
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
