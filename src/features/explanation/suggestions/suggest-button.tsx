// The button that asks for suggestions, and the place where they are shown.

import { claimId } from '../../../core/workspace/expectations/claim.ts';
import { suggestWords as words } from '../../../messages/en/explanation.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { ChosenVerdict } from '../../../state/table/chosen-cell.ts';
import { setQuestion } from '../../../state/table/set-question.ts';
import { useChosenCell } from '../../../state/table/use-matrix.ts';
import styles from './suggestion-list.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { canSuggest, oppositeAnswer } from './suggestion-question.ts';

/** Returns to the explanation of the cell. The focus stays where it is. */
function stopSuggesting(): void {
  const { cell } = documentStore.getState().view;
  if (cell) updateView(documentStore, { cell: { agent: cell.agent, url: cell.url } });
}

/** Asks whether the crawler of the cell, if its column is one, may fetch its URL, and suggests edits for that answer. */
function OtherQuestion({ agent, url, asked }: Pick<ChosenVerdict, 'agent' | 'url' | 'asked'>) {
  const ask = () => {
    setQuestion(documentStore, undefined);
    updateView(documentStore, { cell: { agent, url, suggests: true } });
  };
  return (
    <p className={`text-s ${styles['place']}`}>
      {words.onlyFetch}{' '}
      {!asked.kind.hasFixedColumns && (
        <button type="button" className="btn btn-link" onClick={ask}>
          {words.askFetch}
        </button>
      )}
    </p>
  );
}

interface SuggestButtonProps {
  readonly chosen: ChosenVerdict;
  /** Called after an edit was applied, or none. Moves the focus to the answer, which shows the result. */
  readonly onApplied: () => void;
}

export function SuggestButton({ chosen, onApplied }: SuggestButtonProps) {
  const cell = useChosenCell();
  const isOpen = cell?.suggests === true;
  const { agent, url, asked, verdict } = chosen;
  if (!canSuggest(asked)) return isOpen ? <OtherQuestion {...{ agent, url, asked }} /> : null;
  const wanted = oppositeAnswer(verdict);
  const explain = (changed: string) => {
    updateView(documentStore, { cell: { agent: changed, url } });
    onApplied();
  };
  if (isOpen)
    return (
      <SuggestionList
        key={JSON.stringify([agent, url, cell.repairs && claimId(cell.repairs)])}
        chosen={chosen}
        claim={cell.repairs}
        wanted={wanted}
        onApplied={explain}
        onCancel={() => explain(agent)}
        onHolds={stopSuggesting}
      />
    );
  const ask = () => updateView(documentStore, { cell: { agent, url, suggests: true } });
  return (
    <div className={styles['ask']}>
      <button type="button" className="btn" onClick={ask}>
        {words.make(wanted)}
      </button>
    </div>
  );
}
