// Undo and redo, with the names of the steps that they take back and do again.
import { describeStep } from '../messages/words/history.ts';
import { shellWords as words } from '../messages/words/shell.ts';
import { useDocument } from '../state/use-document.ts';
import { HistoryFace } from './history-face.tsx';

export default function HistoryButtons() {
  const last = useDocument((state) => state.history.past.at(-1)?.label);
  const next = useDocument((state) => state.history.future[0]?.label);
  return (
    <HistoryFace
      undoTitle={last ? words.undoWhat(describeStep(last)) : words.nothingToUndo}
      redoTitle={next ? words.redoWhat(describeStep(next)) : words.nothingToRedo}
    />
  );
}
