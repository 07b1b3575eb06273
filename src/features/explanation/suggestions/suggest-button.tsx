// The button that asks for suggestions, and the place where they are shown.

import { useState } from 'react';
import type { Effect } from '../../../core/matching/path-rule.ts';
import { claimId } from '../../../core/workspace/expectations/claim.ts';
import { suggestWords as words } from '../../../messages/en/explanation.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { ChosenVerdict } from '../../../state/table/chosen-cell.ts';
import { setQuestion } from '../../../state/table/set-question.ts';
import { useChosenCell } from '../../../state/table/use-matrix.ts';
import styles from './suggestion-list.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { canSuggest, wantedAnswers } from './suggestion-question.ts';

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
  const [picked, setPicked] = useState<Effect>();
  if (!canSuggest(asked)) return isOpen ? <OtherQuestion {...{ agent, url, asked }} /> : null;
  const possible = wantedAnswers(asked.kind, verdict);
  const [first = 'allow'] = possible;
  const wanted = picked !== undefined && possible.includes(picked) ? picked : first;
  const explain = (changed: string) => {
    updateView(documentStore, { cell: { agent: changed, url } });
    onApplied();
  };
  if (isOpen)
    return (
      <SuggestionList
        key={JSON.stringify([agent, url, wanted, cell.repairs && claimId(cell.repairs)])}
        chosen={chosen}
        claim={cell.repairs}
        wanted={wanted}
        onApplied={explain}
        onCancel={() => explain(agent)}
        onHolds={stopSuggesting}
      />
    );
  const ask = (effect: Effect) => {
    setPicked(effect);
    updateView(documentStore, { cell: { agent, url, suggests: true } });
  };
  return (
    <div className={`flow ${styles['ask']}`}>
      {possible.map((effect) => (
        <button key={effect} type="button" className="btn" onClick={() => ask(effect)}>
          {words.make(effect)}
        </button>
      ))}
    </div>
  );
}
