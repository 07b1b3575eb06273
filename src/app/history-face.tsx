// Undo and redo, as they look.
import { shellWords as words } from '../messages/words/shell.ts';
import { useDocument } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';
import { commands } from './commands.ts';

export interface HistoryFaceProps {
  /** What each would do, in words. */
  readonly undoTitle?: string;
  readonly redoTitle?: string;
}

export function HistoryFace({ undoTitle, redoTitle }: HistoryFaceProps) {
  const canUndo = useDocument((state) => state.history.past.length > 0);
  const canRedo = useDocument((state) => state.history.future.length > 0);
  return (
    <>
      <button
        type="button"
        className="ibtn"
        aria-label={words.undo}
        title={undoTitle}
        aria-disabled={!canUndo}
        onClick={commands.undo.run}
      >
        <Icon name="i-undo" />
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label={words.redo}
        title={redoTitle}
        aria-disabled={!canRedo}
        onClick={commands.redo.run}
      >
        <Icon name="i-redo" />
      </button>
    </>
  );
}
