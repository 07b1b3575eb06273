// Undo and redo. What each would do stands in their titles, once the words for steps are there.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import type { StepLabel } from '../../state/document/history.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { prefetch } from '../../ui/loading/lazy-component.tsx';
import { globalActions } from '../actions/global-actions.ts';

type Describe = (label: StepLabel) => string;

const stepWords = createStore<{ readonly describe?: Describe }>(() => ({}));

prefetch(async () => {
  const { describeStep } = await import('../../messages/en/changes.ts');
  stepWords.setState({ describe: describeStep });
});

function useTitle(label: StepLabel | undefined, nothing: string, title: (what: string) => string) {
  const describe = useStore(stepWords, (state) => state.describe);
  return label ? describe && title(describe(label)) : nothing;
}

export function HistoryButtons() {
  const last = useDocument((state) => state.history.past.at(-1)?.label);
  const next = useDocument((state) => state.history.future[0]?.label);
  const undoTitle = useTitle(last, words.nothingToUndo, words.undoWhat);
  const redoTitle = useTitle(next, words.nothingToRedo, words.redoWhat);
  return (
    <>
      <button
        type="button"
        className="ibtn"
        aria-label={globalActions.undo.title}
        title={undoTitle}
        aria-disabled={!last}
        onClick={globalActions.undo.run}
      >
        <Icon name="i-undo" />
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label={globalActions.redo.title}
        title={redoTitle}
        aria-disabled={!next}
        onClick={globalActions.redo.run}
      >
        <Icon name="i-redo" />
      </button>
    </>
  );
}
