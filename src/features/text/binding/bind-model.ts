// Keeps an editor's model and a file in the store equal, in both directions, with one flag and without comparing
// texts.

import { applyCharacterEdits } from '../../../core/document/edits.ts';
import { editsBetween } from '../../../core/document/line-changes.ts';
import { lineAt } from '../../../core/document/lines.ts';
import type { TextEdit } from '../../../core/document/range.ts';
import type { Source } from '../../../core/document/source.ts';
import type { EditDone, Refused } from '../../../state/document/edit-result.ts';
import { editorTextOf } from './shown-text.ts';
import {
  classifyTextChange,
  type EditorChange,
  type EditorRange,
  type TextChangeKind,
  toEditorRange,
  toSourceEdits,
} from './text-change.ts';

/** The part of Monaco's ITextModel that the binding needs. It shows every line ending as LF. */
export interface BoundModel {
  onDidChangeContent(listener: (change: EditorChange) => void): { dispose(): void };
  pushStackElement(): void;
  pushEditOperations(
    selections: null,
    operations: { range: EditorRange; text: string }[],
    selectionsAfter: () => null,
  ): unknown;
  /** Replaces the whole text; its lines end with LF. Absent for models in which edits are as fast. */
  setValue?(text: string): void;
}

/** The file, as the binding accesses it. Listeners are called synchronously. */
export interface SourcePort {
  source(): Source;
  subscribe(listener: () => void): () => void;
  /** Applies edits to the file and returns the result; if they are refused, `source()` does not change. */
  edit(
    edits: readonly TextEdit[],
    kind: TextChangeKind,
  ): Pick<EditDone, 'done' | 'typed'> | Pick<Refused, 'done'>;
}

export interface ModelBinding {
  /** Returns the source that the model shows. */
  readonly shown: () => Source;
  dispose(): void;
}

/**
 * From this number of lines on, a replaced text is set instead of edited: Monaco would process each line of the
 * edit separately.
 */
const MIN_LINES_TO_SET = 2000;

/**
 * Whether at most the first or the last line remains. False for a text that starts with a byte order mark,
 * because setting the text would drop the mark.
 */
function isReplacedText(
  [first, ...others]: readonly { readonly range: EditorRange }[],
  from: Source,
  to: Source,
): boolean {
  if (!first || others.length > 0 || to.lines.length < MIN_LINES_TO_SET) return false;
  const { startLineNumber, endLineNumber } = first.range;
  const isAll = startLineNumber <= 2 && endLineNumber >= from.lines.length - 1;
  return isAll && !lineAt(to.lines, 0)?.text.startsWith('\ufeff');
}

/** Changes a model from the text of `from` to that of `to` with minimal edits, as a separate undo step. */
function writeSourceToModel(model: BoundModel, from: Source, to: Source): void {
  const operations = editsBetween(from, to).map(({ range, text }) => ({ range: toEditorRange(range), text }));
  if (operations.length === 0) return;
  if (model.setValue && isReplacedText(operations, from, to)) return model.setValue(editorTextOf(to));
  model.pushStackElement();
  model.pushEditOperations(null, operations, () => null);
  model.pushStackElement();
}

/** Binds `model`, which shows the text of `initial`, to the file behind `port`. */
export function bindModel(model: BoundModel, port: SourcePort, initial: Source): ModelBinding {
  let shown = initial;
  let isUpdating = false;

  const update = (change: () => void) => {
    if (isUpdating) return;
    isUpdating = true;
    try {
      change();
    } finally {
      isUpdating = false;
    }
  };
  const updateModel = (from: Source) => {
    const source = port.source();
    shown = source;
    writeSourceToModel(model, from, source);
  };
  const handleFileChange = () => update(() => updateModel(shown));

  handleFileChange();
  const unsubscribe = port.subscribe(handleFileChange);
  const subscription = model.onDidChangeContent((change) =>
    update(() => {
      const edits = toSourceEdits(shown, change);
      const before = shown;
      const result = port.edit(edits, classifyTextChange(change));
      // Starts from what the model shows now, not from what the file contains: this reverts a refused edit, and
      // shows text that now has another encoding correctly.
      updateModel(result.done ? result.typed : applyCharacterEdits(before, edits));
    }),
  );
  return {
    shown: () => shown,
    dispose: () => {
      unsubscribe();
      subscription.dispose();
    },
  };
}
