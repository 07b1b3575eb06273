// One edit that flips the cell: what it does, its lines, and what else changes.
import { useId } from 'react';
import { suggestWords as words } from '../../../messages/en/explanation.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { explainSuggestion } from '../../../messages/explain-suggestion.ts';
import { LineChanges } from '../../../ui/content/line-changes.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import type { SuggestionPreview } from './find-suggestions.ts';
import { countOtherChanges, SideEffects } from './side-effects.tsx';
import styles from './suggestion-list.module.css';
import type { SuggestionQuestion } from './suggestion-question.ts';

interface Props {
  readonly shown: SuggestionPreview;
  readonly question: SuggestionQuestion;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** What changes besides is summed up beside each edit, and listed below the one that is picked. */
export function SuggestionOption({ shown: { suggestion, differences }, question, isPicked, onPick }: Props) {
  const id = useId();
  const [own, ...others] = suggestion.changes;
  const elsewhere = others.filter((change) => countOtherChanges(change) > 0);
  const effect = words.effect(
    own ? countOtherChanges(own) : 0,
    elsewhere.map(({ reader }) => readerTitle(reader)),
  );
  return (
    <div className={styles['choice']} data-picked={isPicked || undefined}>
      <input
        type="radio"
        id={id}
        name="suggestion"
        checked={isPicked}
        onChange={onPick}
        aria-describedby={`${id}-effects ${id}-details`}
      />
      <div>
        <div className={styles['title']}>
          <label htmlFor={id}>
            <VisibleText text={explainSuggestion(suggestion)} />
          </label>
          <span id={`${id}-effects`}>{effect}</span>
        </div>
        <LineChanges changes={differences.filter(({ kind }) => kind !== 'same')} />
        <div id={`${id}-details`}>
          {isPicked && <SideEffects changes={suggestion.changes} question={question} />}
        </div>
      </div>
    </div>
  );
}
