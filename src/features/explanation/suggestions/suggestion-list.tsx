// A list of suggestions to choose from: each with the lines that it changes and the other cells that change.

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePane } from '../../../actions/use-pane.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Claim } from '../../../core/workspace/expectations/claim.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { listAll } from '../../../messages/en/counts.ts';
import { repairWords, suggestWords as words } from '../../../messages/en/explanation.ts';
import { crawlerInSentence, readerTitle } from '../../../messages/en/table.ts';
import { shortClaimSentence } from '../../../messages/explain/claim-sentences.ts';
import { explainNoSuggestion } from '../../../messages/explain/explain-suggestion.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { claimsOf } from '../../../state/expectations/check-claims.ts';
import { useLayout } from '../../../state/layout/use-layout.ts';
import { useWatchedReaders } from '../../../state/readers/use-watched-readers.ts';
import type { ChosenVerdict } from '../../../state/table/chosen-cell.ts';
import { columnIncludes } from '../../../state/table/columns/matrix-columns.ts';
import { matrixRows } from '../../../state/table/matrix-query.ts';
import { useMatrix } from '../../../state/table/use-matrix.ts';
import { awaited, useIdleTask } from '../../../state/use-idle-task.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { shortened } from '../../questions/steps/shorten-middle.ts';
import { applySuggestion, findSuggestions, type SuggestionResult } from './find-suggestions.ts';
import { findUsageSuggestions, type UsageSuggestionResult } from './find-usage-suggestions.ts';
import { type AnyPreview, SuggestionOption } from './suggestion-choice.tsx';
import styles from './suggestion-list.module.css';
import type { SuggestionQuestion } from './suggestion-question.ts';
import { agentLabel, isAboutUsage } from './suggestion-question.ts';

export interface SuggestionListProps {
  readonly chosen: ChosenVerdict;
  /** The claim that the edits must make hold, for all crawlers for which it fails. */
  readonly claim?: Claim | undefined;
  /** Called when the claim holds, whatever edit did that: then there is nothing left to suggest. */
  readonly onHolds: () => void;
  readonly wanted: SuggestionQuestion['wanted'];
  /** Called with the crawler whose answer has changed. */
  readonly onApplied: (agent: string) => void;
  readonly onCancel: () => void;
}

const noAgents: readonly string[] = [];

const findEdits = (
  question: SuggestionQuestion,
): CooperativeTask<SuggestionResult | UsageSuggestionResult> =>
  isAboutUsage(question.asked.kind) ? findUsageSuggestions(question) : findSuggestions(question);

/** Returns the current question: the same object as long as nothing in it changes. */
function useSuggestionQuestion(
  { asked, agent, url }: ChosenVerdict,
  wanted: SuggestionQuestion['wanted'],
  others: readonly string[],
  claim: Claim | undefined,
): SuggestionQuestion {
  const { columns } = useMatrix();
  const agents = useMemo(() => columns.flatMap((column) => column.agents), [columns]);
  const urls = useDocument(matrixRows);
  const readers = useWatchedReaders();
  const watched = useMemo(() => readers.map(({ id }) => id), [readers]);
  const expectations = useDocument(({ document }) => document.expectations);
  const claims = useDocument(({ document }) => claimsOf(document));
  const expected = useMemo(() => ({ expectations, claims }), [expectations, claims]);
  return useMemo(
    () => ({ asked, agent, others, url, wanted, claim, expected, agents, urls, watched }),
    [asked, agent, others, url, wanted, claim, expected, agents, urls, watched],
  );
}

/** What is out of sight at the end of a list of choices. */
interface OutOfSight {
  /** How many choices of which not even the name is in sight. */
  readonly choices: number;
  /** Whether the last choice is in sight, but not all of it. */
  readonly isCut: boolean;
}

const nothingHidden: OutOfSight = { choices: 0, isCut: false };
/** The height of the name of a choice, in pixels. */
const NAME_HEIGHT = 24;

/** Returns what is out of sight at the end of a list, and the ref of the list. */
function useOutOfSight(): readonly [OutOfSight, (list: HTMLElement | null) => (() => void) | undefined] {
  const [outOfSight, setOutOfSight] = useState(nothingHidden);
  const watch = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const measure = () => {
      const { bottom } = list.getBoundingClientRect();
      const boxes = [...list.children].map((choice) => choice.getBoundingClientRect());
      const choices = boxes.filter(
        ({ top, bottom: end }) => end > bottom + 1 && top + NAME_HEIGHT > bottom,
      ).length;
      const isCut = choices === 0 && (boxes.at(-1)?.bottom ?? 0) > bottom + 1;
      setOutOfSight((last) => (last.choices === choices && last.isCut === isCut ? last : { choices, isCut }));
    };
    const sizes = new ResizeObserver(measure);
    for (const element of [list, ...list.children]) sizes.observe(element);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);
  return [outOfSight, watch];
}

/** The id of the heading, which has the focus until there are choices. */
const HEADING_ID = 'flip-heading';

interface SuggestionChoicesProps {
  readonly question: SuggestionQuestion;
  readonly shown: readonly AnyPreview[];
  /** False while the file has changed since the suggestions were computed. */
  readonly isKnown: boolean;
  readonly onApplied: () => void;
  /** The last button of the foot. */
  readonly cancel: ReactNode;
}

function SuggestionChoices({ question, shown, isKnown, onApplied, cancel }: SuggestionChoicesProps) {
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const picked = Math.min(selectedIndex ?? 0, shown.length - 1);
  const list = useRef<HTMLFieldSetElement>(null);
  // Its lines are shown below its name, which may be at the end of the list.
  useEffect(() => {
    if (selectedIndex !== undefined)
      list.current?.children[selectedIndex + 1]?.scrollIntoView({ block: 'nearest' });
  }, [selectedIndex]);
  const [{ choices, isCut }, watch] = useOutOfSight();
  const showMore = () => list.current?.lastElementChild?.scrollIntoView({ block: isCut ? 'end' : 'nearest' });
  useEffect(() => {
    if (document.activeElement?.id === HEADING_ID) list.current?.querySelector('input')?.focus();
  }, []);
  const apply = () => {
    const preview = shown[picked];
    if (preview && isKnown && applySuggestion(documentStore, question, preview.suggestion)) onApplied();
  };
  return (
    <>
      <fieldset
        // Again for other suggestions, whose sizes are watched.
        key={shown.length}
        ref={(element) => {
          list.current = element;
          return watch(element);
        }}
        className={styles['choices']}
        aria-busy={!isKnown || undefined}
      >
        <legend className="vh">{words.choose}</legend>
        {shown.map((preview, place) => (
          <SuggestionOption
            // By index: a suggestion is replaced as a whole.
            key={place}
            shown={preview}
            question={question}
            isPicked={place === picked}
            onPick={() => setSelectedIndex(place)}
            onApply={apply}
          />
        ))}
      </fieldset>
      <p className={`flow quiet ${styles['foot']}`}>
        <button type="button" className="btn btn-primary" aria-disabled={!isKnown} onClick={apply}>
          <span>
            <VisibleText text={shown[picked]?.name ?? ''} />
          </span>
        </button>
        {choices > 0 || isCut ? (
          <button type="button" className="btn btn-link" tabIndex={-1} onClick={showMore}>
            {isCut ? words.moreBelow : words.moreWays(choices)}
          </button>
        ) : (
          <span>{words.brings}</span>
        )}
        <span className="spring" />
        {cancel}
      </p>
    </>
  );
}

/** The crawlers whose answer should change: one crawler of the column, or all. */
interface CrawlerChoice {
  readonly only: string | undefined;
  /** Absent before any choice. */
  readonly chosenBy?: 'person' | 'fallback';
}

interface OtherCrawlersProps {
  readonly agents: readonly string[];
  /** The crawler whose answer is explained. */
  readonly explained: string;
  /** The selected crawler; undefined for all. */
  readonly only: string | undefined;
  readonly onChoose: (only: string | undefined) => void;
}

/** A choice between all crawlers of a column and one, as one list where there is little room. */
function CrawlerSelect({ agents, only, onChoose }: OtherCrawlersProps) {
  return (
    <label className="inline tight">
      {words.crawlers}
      <Select
        value={only === undefined ? -1 : agents.indexOf(only)}
        onChange={({ target }) => onChoose(agents[Number(target.value)])}
      >
        <option value={-1}>{words.allOfColumn(agents.length)}</option>
        {agents.map((agent, place) => (
          <option key={agent} value={place}>
            {words.onlyOne(agent)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The same choice, with all of it in sight. */
function OtherCrawlers({ agents, explained, only, onChoose }: OtherCrawlersProps) {
  return (
    <fieldset className={`flow options ${styles['crawlers']}`}>
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
            {crawlerInSentence(agent)}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}

export function SuggestionList(props: SuggestionListProps) {
  const { chosen: cell, claim, wanted, onApplied, onCancel, onHolds } = props;
  const origin = useDocument(({ document }) => document.origin);
  const { columns } = useMatrix();
  const column = columns.find((column) => columnIncludes(column, cell.agent))?.agents ?? noAgents;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    element?.focus();
  }, []);
  const CrawlerChoices = useLayout(({ kind }) => kind === 'narrow') ? CrawlerSelect : OtherCrawlers;
  usePane('suggestions', { focus: () => heading.current?.focus() });
  const [{ only, chosenBy }, setChoice] = useState<CrawlerChoice>({ only: undefined });
  const choose = (crawler: string | undefined) => setChoice({ only: crawler, chosenBy: 'person' });
  const agent = only ?? cell.agent;
  const chosen = useMemo(() => ({ ...cell, agent }), [cell, agent]);
  const companions = useMemo(() => column.filter((columnAgent) => columnAgent !== agent), [column, agent]);
  const others = only === undefined ? companions : noAgents;
  const question = useSuggestionQuestion(chosen, wanted, others, claim);
  const latest = useIdleTask(question, findEdits, awaited);
  const isKnown = latest?.question === question;
  const { shown = [], agents = noAgents } = latest?.result ?? {};
  const reason = latest?.result.reason;
  const whyNone =
    latest === undefined || latest.result.reason === undefined
      ? ''
      : 'whyNone' in latest.result
        ? latest.result.whyNone
        : explainNoSuggestion(latest.result.reason, cell.asked.path, readerTitle(cell.reader));
  const holds = claim !== undefined && isKnown && agents.length === 0;
  useEffect(() => {
    if (holds) onHolds();
  }, [holds, onHolds]);
  // A claim says which crawlers it is about: those for which it fails.
  const concerned = useMemo(
    () => ({ ...question, ...(claim && { agent: agents[0] ?? question.agent, others: agents.slice(1) }) }),
    [question, claim, agents],
  );
  // If there is nothing for all crawlers of the column, suggestions for the explained crawler are shown immediately.
  if (!claim && isKnown && reason === 'none-found' && others.length > 0 && !chosenBy)
    setChoice({ only: agent, chosenBy: 'fallback' });
  const { url } = chosen;
  const title = claim
    ? repairWords.title(shortClaimSentence(claim))
    : words.region(wanted, shortened(pathOnSite(origin, url)), agentLabel(question));
  const cancel = (
    <button type="button" className="btn btn-link" onClick={onCancel}>
      {words.cancel}
    </button>
  );
  return (
    <section className={`column text-s ${styles['suggestions']}`} aria-label={title}>
      <header className={`flow ${styles['head']}`}>
        <h3 id={HEADING_ID} ref={focusHeading} tabIndex={-1} aria-label={title}>
          {claim ? repairWords.make : words.make(wanted)}
        </h3>
        {claim && isKnown && (
          <span className="quiet breaks" title={listAll(agents.map(crawlerInSentence))}>
            <VisibleText text={repairWords.about(agents)} />
          </span>
        )}
        {!claim && column.length > 1 && (
          <CrawlerChoices agents={column} explained={cell.agent} only={only} onChoose={choose} />
        )}
      </header>
      {chosenBy === 'fallback' && isKnown && (
        <p className={styles['state']}>{words.noneForAll(column.length, crawlerInSentence(agent))}</p>
      )}
      <output className={isKnown && !reason ? 'vh' : styles['state']}>
        {isKnown
          ? reason
            ? claim
              ? repairWords.none
              : whyNone
            : words.found(shown.length)
          : words.working}
      </output>
      {!claim && isKnown && reason === 'none-found' && others.length > 0 && (
        <p className={styles['state']}>
          <button type="button" className="btn btn-link" onClick={() => choose(agent)}>
            {words.tryOnly(crawlerInSentence(agent))}
          </button>
        </p>
      )}
      {shown.length > 0 ? (
        <SuggestionChoices
          question={concerned}
          shown={shown}
          isKnown={isKnown}
          onApplied={() => onApplied(claim ? cell.agent : agent)}
          cancel={cancel}
        />
      ) : (
        <p className={styles['state']}>{cancel}</p>
      )}
    </section>
  );
}
