// What the question what AI may do depends on besides: purpose, whom a signal speaks to, labels; and the cautious view.
import { type AiPurpose, aiPurposes } from '../../../core/catalogue/ai-purposes.ts';
import { namelessServices } from '../../../core/catalogue/policy-tokens.ts';
import { newestEdition, usageEditions } from '../../../core/catalogue/usage-vocabulary.ts';
import type { AiUseQuestion } from '../../../core/formats/extensions/question/ai-use.ts';
import { signalScopes } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { aiUseWords as words } from '../../../messages/en/formats/ai-use.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { matrixQuestionOf } from '../../../state/table/matrix-question.ts';
import { defaultAiUseQuestion, setAiUseQuestion } from '../../../state/table/questions/ai-use.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BarSelect, createNameOptions } from './bar-select.tsx';
import styles from './usage-options.module.css';

const updateAiUseQuestion = (change: Parameters<typeof setAiUseQuestion>[1]) =>
  setAiUseQuestion(documentStore, change);

const ALL_PURPOSES = 'all';

const purposeOptions: readonly (readonly [AiPurpose | typeof ALL_PURPOSES, string])[] = [
  ...aiPurposes.map((one) => [one, words.purposes[one]] as const),
  [ALL_PURPOSES, words.allPurposes],
];

/** Agents of the file's table, and any that nobody names. */
function AgentSelect({ agent }: AiUseQuestion) {
  const columns = useDocument(({ document }) => document.columns);
  return (
    <BarSelect
      label={words.agent}
      value={agent}
      options={createNameOptions(words.anyAgent, ...columns, agent)}
      choose={(chosen) => updateAiUseQuestion({ agent: chosen })}
    />
  );
}

/** Services that no line of any file can name. */
function NamelessServicesNote() {
  return (
    <details className={styles['requests']}>
      <summary>{words.nameless(namelessServices.length)}</summary>
      <ul>
        {namelessServices.map(({ name, says, source, sourceDate }) => (
          <li key={name}>
            {name}: <span lang="en">{says}</span> ({source}, {crawlerWords.day(sourceDate)})
          </li>
        ))}
      </ul>
    </details>
  );
}

export default function AiUseOptions() {
  const subject = useDocument(({ view }) => matrixQuestionOf('ai-use', view.subject)) ?? defaultAiUseQuestion;
  const {
    purpose = ALL_PURPOSES,
    signalScope = 'record',
    edition = newestEdition.id,
    cautious = false,
  } = subject;
  return (
    <div className={styles['bar']}>
      <BarSelect
        label={words.purpose}
        value={purpose}
        options={purposeOptions}
        choose={(chosen) => updateAiUseQuestion({ purpose: chosen === ALL_PURPOSES ? undefined : chosen })}
      />
      {purpose === ALL_PURPOSES && <AgentSelect {...subject} />}
      <BarSelect
        label={words.scope}
        value={signalScope}
        options={signalScopes.map((one) => [one, words.scopes[one]])}
        choose={(chosen) => updateAiUseQuestion({ signalScope: chosen === 'record' ? undefined : chosen })}
      />
      <BarSelect
        label={words.edition}
        value={edition}
        options={usageEditions.toReversed().map(({ id, date }) => [id, words.editionOf(id, date)])}
        choose={(chosen) =>
          updateAiUseQuestion({ edition: chosen === newestEdition.id ? undefined : chosen })
        }
      />
      <button
        type="button"
        className="btn"
        aria-pressed={cautious}
        title={words.cautiousHint}
        onClick={() => updateAiUseQuestion({ cautious: cautious ? undefined : true })}
      >
        {words.cautious}
      </button>
      <p className={styles['note']}>
        <Icon name="g-note" /> {words.note}
      </p>
      <NamelessServicesNote />
    </div>
  );
}
