// The decisions of the user before anything is written: crawlers that also have other purposes, names that only a
// community list calls training crawlers, and crawlers that stay unchanged.
import { useId } from 'react';
import {
  communityTrainingCrawlers,
  type PresetChoice,
  unwritableTrainingNames,
} from '../../core/analysis/presets/preset-decisions.ts';
import { communityList } from '../../core/catalogue/community-crawlers.ts';
import { presetWords as words } from '../../messages/en/ai-presets.ts';
import styles from './ai-presets.module.css';
import type { OpenDecision } from './preset-crawlers.ts';

interface DecisionRowProps {
  readonly decision: OpenDecision;
  readonly onDecide: (id: string, choice: PresetChoice) => void;
}

function DecisionRow({ decision, onDecide }: DecisionRowProps) {
  const name = useId();
  const { crawler, besides, byDefault, choices, choice: selectedChoice, blockedToken, remaining } = decision;
  return (
    <fieldset className={styles['decision']}>
      <legend>
        {crawler.tokens[0]} <span className="quiet">({words.purposes(besides)})</span>
      </legend>
      {choices.map((choice) => (
        <label key={choice} className={`target row ${styles['crawler']}`}>
          <input
            type="radio"
            name={name}
            checked={choice === selectedChoice}
            onChange={() => onDecide(crawler.id, choice)}
          />
          <span>
            <strong>{words.choice[choice]}</strong>
            {choice === byDefault && ` (${words.byDefault})`}{' '}
            <span className="quiet">
              {choice === 'out' && crawler.effectOfBlocking !== null ? (
                <span lang="en">{crawler.effectOfBlocking}</span>
              ) : (
                words.choiceEffect(choice, remaining)
              )}
              {choice !== 'out' && blockedToken?.effectOfBlocking && (
                <>
                  {' '}
                  {words.tokenBlocked(blockedToken.tokens[0])}{' '}
                  <span lang="en">{blockedToken.effectOfBlocking}</span>
                </>
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PresetDecisionsProps {
  readonly decisions: readonly OpenDecision[];
  readonly onDecide: DecisionRowProps['onDecide'];
}

/** The crawlers that the user decides about, folded below what is done with them. */
export function PresetDecisions({ decisions, onDecide }: PresetDecisionsProps) {
  if (decisions.length === 0) return null;
  const count = (selected: PresetChoice) => decisions.filter(({ choice }) => choice === selected).length;
  return (
    <details className={styles['fold']}>
      <summary>{words.alsoForElse({ out: count('out'), in: count('in'), leave: count('leave') })}</summary>
      <div className={styles['decisionList']}>
        {decisions.map((decision) => (
          <DecisionRow key={decision.crawler.id} decision={decision} onDecide={onDecide} />
        ))}
      </div>
    </details>
  );
}

interface OtherCrawlersProps {
  /** Absent if the preset is not about training. */
  readonly community:
    | { readonly isBlocked: boolean; readonly onBlock: (isBlocked: boolean) => void }
    | undefined;
  readonly untouched: readonly string[];
}

/** Names that only a community list calls training crawlers, and crawlers that stay unchanged. */
export function OtherCrawlers({ community, untouched }: OtherCrawlersProps) {
  return (
    <>
      {community && (
        <label className={`target row ${styles['crawler']}`}>
          <input
            type="checkbox"
            checked={community.isBlocked}
            onChange={({ target }) => community.onBlock(target.checked)}
          />
          <span>
            {words.community(communityTrainingCrawlers.length)}{' '}
            <span className="quiet">
              {words.communityWhy(
                communityList,
                communityTrainingCrawlers.map(({ tokens }) => tokens[0]),
                unwritableTrainingNames,
              )}
            </span>
          </span>
        </label>
      )}
      {untouched.length > 0 && (
        <details className={styles['fold']}>
          <summary>{words.untouched(untouched)}</summary>
          <p>{untouched.join(', ')}</p>
        </details>
      )}
    </>
  );
}
