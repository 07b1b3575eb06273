// Edits that flip the cell, to choose from: each with the lines it changes and the other cells that change with it.

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { usePane } from '../../../actions/use-pane.ts';
import { suggestWords as words } from '../../../messages/en/explanation.ts';
import { readerTitle, whoAsks } from '../../../messages/en/table.ts';
import { explainNoSuggestion, nameSuggestion } from '../../../messages/explain-suggestion.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import type { ChosenVerdict } from '../../../state/table/chosen-cell.ts';
import { columnIncludes } from '../../../state/table/columns/matrix-columns.ts';
import { matrixColumns, matrixRows } from '../../../state/table/matrix-query.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { useMatrix } from '../../../state/table/use-matrix.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { shortened } from '../../questions/steps/shorten-middle.ts';
import type { SuggestionPreview } from './find-suggestions.ts';
import { applySuggestion, findSuggestions } from './find-suggestions.ts';
import { SuggestionOption } from './suggestion-choice.tsx';
import styles from './suggestion-list.module.css';
import type { SuggestionQuestion } from './suggestion-question.ts';
import { agentLabel } from './suggestion-question.ts';

export interface SuggestionListProps {
  readonly chosen: ChosenVerdict;
  readonly wanted: SuggestionQuestion['wanted'];
  /** Called with the crawler whose answer is different now. */
  readonly onApplied: (agent: string) => void;
  readonly onCancel: () => void;
}

const noAgents: readonly string[] = [];

/** The question as it stands now; the same object while nothing of it changes. */
function useSuggestionQuestion(
  { asked, agent, url }: ChosenVerdict,
  wanted: SuggestionQuestion['wanted'],
  others: readonly string[],
): SuggestionQuestion {
  const agents = useDocument(matrixColumns);
  const urls = useDocument(matrixRows);
  return useMemo(
    () => ({ asked, agent, others, url, wanted, agents, urls }),
    [asked, agent, others, url, wanted, agents, urls],
  );
}

interface SuggestionChoicesProps {
  readonly question: SuggestionQuestion;
  readonly shown: readonly SuggestionPreview[];
  /** False while the file has changed since the edits were made for it. */
  readonly isKnown: boolean;
  readonly onApplied: () => void;
  /** The last button of the foot. */
  readonly cancel: ReactNode;
}

function SuggestionChoices({ question, shown, isKnown, onApplied, cancel }: SuggestionChoicesProps) {
  const [wished, wish] = useState(0);
  const picked = Math.min(wished, shown.length - 1);
  const apply = () => {
    const one = shown[picked];
    if (one && isKnown && applySuggestion(documentStore, question, one.suggestion)) onApplied();
  };
  return (
    <>
      <fieldset className={styles['choices']} aria-busy={!isKnown || undefined}>
        <legend className="vh">{words.choose}</legend>
        {shown.map((one, place) => (
          <SuggestionOption
            // By place: what stands there is replaced as a whole.
            key={place}
            shown={one}
            question={question}
            isPicked={place === picked}
            onPick={() => wish(place)}
          />
        ))}
      </fieldset>
      <p className={styles['foot']}>
        <button type="button" className="btn btn-primary" aria-disabled={!isKnown} onClick={apply}>
          <VisibleText text={shown[picked] ? nameSuggestion(shown[picked].suggestion) : ''} />
        </button>
        <span>{words.brings}</span>
        <span className="spring" />
        {cancel}
      </p>
    </>
  );
}

/** For whom the answer is to change: one crawler of the column, or all of them. */
interface CrawlerChoice {
  readonly only: string | undefined;
  /** Absent before anything was chosen. */
  readonly chosenBy?: 'person' | 'fallback';
}

interface OtherCrawlersProps {
  readonly agents: readonly string[];
  /** The one whose answer is explained. */
  readonly explained: string;
  /** The one that is chosen; undefined for all. */
  readonly only: string | undefined;
  readonly onChoose: (only: string | undefined) => void;
}

/** Whether the answer changes for all crawlers of a column or for one. */
function OtherCrawlers({ agents, explained, only, onChoose }: OtherCrawlersProps) {
  return (
    <fieldset className={styles['crawlers']}>
      <legend>{words.crawlers}</legend>
      <label>
        <input
          type="radio"
          name="suggestion-crawlers"
          checked={only === undefined}
          onChange={() => onChoose(undefined)}
        />
        {words.allOfColumn(agents.length)}
      </label>
      <label>
        <input
          type="radio"
          name="suggestion-crawlers"
          checked={only !== undefined}
          onChange={() => onChoose(explained)}
        />
        {words.only}
      </label>
      <Select
        aria-label={words.onlyWhom}
        value={Math.max(0, agents.indexOf(only ?? explained))}
        onChange={({ target }) => onChoose(agents[Number(target.value)])}
      >
        {agents.map((agent, place) => (
          <option key={agent} value={place}>
            {whoAsks(agent)}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}

export default function SuggestionList({ chosen: cell, wanted, onApplied, onCancel }: SuggestionListProps) {
  const origin = useDocument(({ document }) => document.origin);
  const { columns } = useMatrix();
  const column = columns.find((one) => columnIncludes(one, cell.agent))?.agents ?? noAgents;
  const heading = useRef<HTMLHeadingElement>(null);
  const onArrive = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    element?.focus();
  }, []);
  usePane('suggestions', { focus: () => heading.current?.focus() });
  const [{ only, chosenBy }, setChoice] = useState<CrawlerChoice>({ only: undefined });
  const choose = (one: string | undefined) => setChoice({ only: one, chosenBy: 'person' });
  const agent = only ?? cell.agent;
  const chosen = useMemo(() => ({ ...cell, agent }), [cell, agent]);
  const others = useMemo(
    () => (only === undefined ? column.filter((one) => one !== agent) : noAgents),
    [column, only, agent],
  );
  const question = useSuggestionQuestion(chosen, wanted, others);
  const last = useIdleTask(question, findSuggestions);
  const isKnown = last?.question === question;
  const { shown = [], reason } = last?.result ?? {};
  // What cannot be had for all crawlers of the column may be had for the one that is explained: those edits at once.
  if (isKnown && reason === 'none-found' && others.length > 0 && !chosenBy)
    setChoice({ only: agent, chosenBy: 'fallback' });
  const { asked, url, reader } = chosen;
  const title = words.region(wanted, shortened(pathOnSite(origin, url)), agentLabel(question));
  const cancel = (
    <button type="button" className="btn btn-link" onClick={onCancel}>
      {words.cancel}
    </button>
  );
  return (
    <section className={styles['suggestions']} aria-label={title}>
      <header className={styles['head']}>
        <h3 id="flip-heading" ref={onArrive} tabIndex={-1} aria-label={title}>
          {words.make(wanted)}
        </h3>
        {column.length > 1 && (
          <OtherCrawlers agents={column} explained={cell.agent} only={only} onChoose={choose} />
        )}
      </header>
      {chosenBy === 'fallback' && (
        <p className={styles['state']}>{words.noneForAll(column.length, whoAsks(agent))}</p>
      )}
      <output className={isKnown && !reason ? 'vh' : styles['state']}>
        {isKnown
          ? reason
            ? explainNoSuggestion(reason, asked.path, readerTitle(reader))
            : words.found(shown.length)
          : words.working}
      </output>
      {isKnown && reason === 'none-found' && others.length > 0 && (
        <p className={styles['state']}>
          <button type="button" className="btn btn-link" onClick={() => choose(agent)}>
            {words.tryOnly(whoAsks(agent))}
          </button>
        </p>
      )}
      {shown.length > 0 ? (
        <SuggestionChoices
          question={question}
          shown={shown}
          isKnown={isKnown}
          onApplied={() => onApplied(agent)}
          cancel={cancel}
        />
      ) : (
        <p className={styles['state']}>{cancel}</p>
      )}
    </section>
  );
}
