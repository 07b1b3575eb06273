// Keeps an editor's model and a file in the store equal, in both directions, with one boolean and no comparing of texts.

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

/** As much of Monaco's ITextModel as is needed. It shows every line ending as LF. */
export interface BoundModel {
  onDidChangeContent(listener: (change: EditorChange) => void): { dispose(): void };
  pushStackElement(): void;
  pushEditOperations(
    selections: null,
    operations: { range: EditorRange; text: string }[],
    selectionsAfter: () => null,
  ): unknown;
  /** Makes it show another text, whose lines end with LF. Absent where edits cost no more. */
  setValue?(text: string): void;
}

/** The file, as the binding sees it. Listeners are called synchronously. */
export interface SourcePort {
  source(): Source;
  subscribe(listener: () => void): () => void;
  /** What the edits made of the file; refused, `source()` is what it was. */
  edit(
    edits: readonly TextEdit[],
    kind: TextChangeKind,
  ): Pick<EditDone, 'done' | 'typed'> | Pick<Refused, 'done'>;
}

export interface ModelBinding {
  /** The source that the model shows. */
  readonly shown: () => Source;
  dispose(): void;
}

/** Lines from which on another text is not shown as an edit: that has each of its lines looked at by itself. */
const MAX_MINIMAL_EDITS = 2000;

/** Whether no line stays but the first or the last. Of a text that begins with a byte order mark the mark would be dropped. */
function isReplacedText(
  [first, ...others]: readonly { readonly range: EditorRange }[],
  from: Source,
  to: Source,
): boolean {
  if (!first || others.length > 0 || to.lines.length < MAX_MINIMAL_EDITS) return false;
  const { startLineNumber, endLineNumber } = first.range;
  const isAll = startLineNumber <= 2 && endLineNumber >= from.lines.length - 1;
  return isAll && !lineAt(to.lines, 0)?.text.startsWith('\ufeff');
}

/** Brings a model that shows the text of `from` to that of `to`, by the smallest edits, as a step of its own. */
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
  let updating = false;

  const update = (act: () => void) => {
    if (updating) return;
    updating = true;
    try {
      act();
    } finally {
      updating = false;
    }
  };
  const bringUpToDate = (from: Source) => {
    const source = port.source();
    shown = source;
    writeSourceToModel(model, from, source);
  };
  const follow = () => update(() => bringUpToDate(shown));

  follow();
  const unsubscribe = port.subscribe(follow);
  const listening = model.onDidChangeContent((change) =>
    update(() => {
      const edits = toSourceEdits(shown, change);
      const before = shown;
      const result = port.edit(edits, classifyTextChange(change));
      // From what the model shows now, whatever the file makes of it: an edit that is refused is taken back by this, and
      // what has become another encoding is shown as that.
      bringUpToDate(result.done ? result.typed : applyCharacterEdits(before, edits));
    }),
  );
  return {
    shown: () => shown,
    dispose: () => {
      unsubscribe();
      listening.dispose();
    },
  };
}
