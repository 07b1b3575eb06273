// One edit that flips the cell: what it does, its lines, and what else changes.
import { useId } from 'react';
import { explainSuggestion } from '../../../messages/explain-suggestion.ts';
import { LineChanges } from '../../../ui/content/line-changes.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import type { SuggestionPreview } from './find-suggestions.ts';
import { SideEffects } from './side-effects.tsx';
import styles from './suggestion-list.module.css';
import type { SuggestionQuestion } from './suggestion-question.ts';

interface Props {
  readonly shown: SuggestionPreview;
  readonly question: SuggestionQuestion;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

export function SuggestionOption({ shown: { suggestion, differences }, question, isPicked, onPick }: Props) {
  const id = useId();
  return (
    <div className={styles['choice']} data-picked={isPicked || undefined}>
      <label>
        <input
          type="radio"
          name="suggestion"
          checked={isPicked}
          onChange={onPick}
          aria-describedby={`${id}-effects`}
        />
        <span>
          <VisibleText text={explainSuggestion(suggestion)} />
        </span>
      </label>
      <LineChanges changes={differences.filter(({ kind }) => kind !== 'same')} />
      <div id={`${id}-effects`}>
        <SideEffects changes={suggestion.changes} question={question} />
      </div>
    </div>
  );
}
