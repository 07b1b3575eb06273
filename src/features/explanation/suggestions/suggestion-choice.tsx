// One suggestion: what it does, its lines, and what else changes.
import { useId } from 'react';
import type { Flip } from '../../../core/analysis/suggestions/side-effects.ts';
import type { Change } from '../../../core/analysis/suggestions/weigh.ts';
import { groupByKey } from '../../../core/text/group-by-key.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { describeChangesAsClause } from '../../../messages/describe-changes.ts';
import { repairWords, usageSuggestWords, suggestWords as words } from '../../../messages/en/explanation.ts';
import { acapWords } from '../../../messages/en/formats/acap.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { shortened } from '../../questions/steps/shorten-middle.ts';
import { VerdictLabel } from '../verdict-label.tsx';
import { countOtherChanges, type SuggestionPreview } from './find-suggestions.ts';
import type { UsagePreview } from './find-usage-suggestions.ts';
import { FoldedLines } from './folded-lines.tsx';
import styles from './suggestion-list.module.css';
import { isMeantUrl, type SuggestionQuestion } from './suggestion-question.ts';

const MAX_SHOWN_LINES = 5;

/** Crawlers for which the answer of a URL changes alike. */
interface AlikeFlips extends Omit<Flip, 'agent'> {
  readonly agents: readonly string[];
}

const joinAlike = (flips: readonly Flip[]): readonly AlikeFlips[] =>
  [...groupByKey(flips, ({ url, before, after }) => `${before} ${after} ${url}`).values()].map((alike) => ({
    ...alike[0],
    agents: alike.map(({ agent }) => agent),
  }));

function ChangedAnswerLine({ alike: { url, agents, before, after } }: { alike: AlikeFlips }) {
  const origin = useDocument(({ document }) => document.origin);
  return (
    <li>
      <code>
        <VisibleText text={words.cell(shortened(pathOnSite(origin, url)), agents)} />
      </code>
      <span>
        <span className="vh">{words.from} </span>
        <AnswerLabel answer={before} />
        <span aria-hidden="true"> → </span>
        <span className="vh"> {words.to} </span>
        <AnswerLabel answer={after} />
      </span>
    </li>
  );
}

/** Readers for which the same cells change. */
interface ReaderGroup {
  readonly readers: readonly string[];
  readonly count: number;
  readonly flips: readonly Flip[];
}

/** Groups the changes other than the intended cell by the readers for which the same cells change. */
function groupByReaders(changes: readonly Change[], question: SuggestionQuestion): readonly ReaderGroup[] {
  const agents = new Set([question.agent, ...question.others]);
  const isMeant = ({ agent, url }: Flip) => agents.has(agent) && isMeantUrl(question, url);
  const groups = new Map<string, ReaderGroup>();
  for (const change of changes) {
    const count = countOtherChanges(change);
    if (count === 0) continue;
    const flips = change.flips.filter((flip) => !(change.isMeant && isMeant(flip)));
    const key = JSON.stringify([count, flips]);
    const readers = [...(groups.get(key)?.readers ?? []), readerTitle(change.reader)];
    groups.set(key, { readers, count, flips });
  }
  return [...groups.values()];
}

function ReaderGroupChanges({ group: { readers, count, flips } }: { group: ReaderGroup }) {
  const lines = joinAlike(flips);
  const hasMore = lines.length > MAX_SHOWN_LINES || count > flips.length;
  return (
    <div>
      <p>{words.others(readers)}</p>
      <ul className={styles['flips']}>
        {lines.slice(0, MAX_SHOWN_LINES).map((alike) => (
          <ChangedAnswerLine key={`${alike.agents[0]} ${alike.url}`} alike={alike} />
        ))}
        {hasMore && <li>{words.elsewhere}</li>}
      </ul>
    </div>
  );
}

interface SideEffectsProps {
  readonly changes: readonly Change[];
  readonly question: SuggestionQuestion;
}

const isWatchedIn =
  ({ watched }: SuggestionQuestion) =>
  ({ reader }: Change): boolean =>
    watched.includes(reader.id);

const titlesOf = (changes: readonly Change[]) => changes.map(({ reader }) => readerTitle(reader));

/** The other answers that change for some readers, and the watched readers that keep their answer. */
function WatchedEffects({ changes, question }: SideEffectsProps) {
  const watched = changes.filter(isWatchedIn(question));
  const unchanged = watched.filter(({ isMeant }) => !isMeant);
  return (
    <>
      {unchanged.length > 0 && <p>{words.notFor(titlesOf(unchanged))}</p>}
      {groupByReaders(watched, question).map((group) => (
        <ReaderGroupChanges key={group.readers[0]} group={group} />
      ))}
    </>
  );
}

/** What concerns only readers that are not watched, folded; nothing if all of them change like the watched ones. */
function UnwatchedEffects({ changes, question }: SideEffectsProps) {
  const isWatched = isWatchedIn(question);
  const others = changes.filter((change) => !isWatched(change));
  const meant = others.filter(({ isMeant }) => isMeant);
  const groups = groupByReaders(others, question);
  if (meant.length === others.length && groups.length === 0) return null;
  return (
    <details>
      <summary>{words.unwatched(others.length)}</summary>
      <p>{words.alsoThere(titlesOf(meant), others.length)}</p>
      {groups.map((group) => (
        <ReaderGroupChanges key={group.readers[0]} group={group} />
      ))}
    </details>
  );
}

/** A suggestion of either kind. */
export type AnyPreview = SuggestionPreview | UsagePreview;

/** The other answers that change with an edit about a usage. */
function UsageEffects({ usageSuggestion: { others }, question }: UsageEffectsProps) {
  const origin = useDocument(({ document }) => document.origin);
  if (others.length === 0) return null;
  const lines = others.flatMap(({ usage, flips }) =>
    [...groupByKey(flips, ({ url, before, after }) => `${before.key} ${after.key} ${url}`).values()].map(
      (alike) => ({ usage, ...alike[0], agents: alike.map(({ column }) => column) }),
    ),
  );
  return (
    <div>
      <p>{usageSuggestWords.others}</p>
      <ul className={styles['flips']}>
        {lines.slice(0, MAX_SHOWN_LINES).map(({ usage, url, agents, before, after }) => (
          <li key={`${usage} ${agents[0]} ${url}`}>
            <code>
              <VisibleText
                text={usageSuggestWords.cell(
                  acapWords.usageName(usage),
                  shortened(pathOnSite(origin, url)),
                  agents,
                )}
              />
            </code>
            <span>
              <span className="vh">{words.from} </span>
              <VerdictLabel kind={question.asked.kind} verdict={before} />
              <span aria-hidden="true"> → </span>
              <span className="vh"> {words.to} </span>
              <VerdictLabel kind={question.asked.kind} verdict={after} />
            </span>
          </li>
        ))}
        {lines.length > MAX_SHOWN_LINES && <li>{words.elsewhere}</li>}
      </ul>
    </div>
  );
}

interface UsageEffectsProps extends Pick<UsagePreview, 'usageSuggestion'> {
  readonly question: SuggestionQuestion;
}

/** What an edit about a usage changes, after its name. */
function usageEffectOf({ usageSuggestion }: UsagePreview): string {
  const { params, others, ofOtherCrawlers, isAcapOnly } = usageSuggestion;
  const { scope, effect } = usageSuggestWords;
  const covers =
    'covers' in params && params.covers === 'exact' ? 'exact' : 'covers' in params ? 'beginning' : 'line';
  const count = others.reduce((sum, one) => sum + one.count, 0);
  return effect(scope[covers], count, ofOtherCrawlers) + (isAcapOnly ? usageSuggestWords.isAcapOnly : '');
}

/** What an edit about fetching changes, after its name. */
function fetchEffectOf({ suggestion, changes }: SuggestionPreview, question: SuggestionQuestion): string {
  const [selectedReaderChange, ...others] = suggestion.changes;
  const isWatched = isWatchedIn(question);
  const changesOthers = (change: Change) => countOtherChanges(change) > 0;
  const isOnlyElsewhere = !selectedReaderChange || !changesOthers(selectedReaderChange);
  return words.effect(
    describeChangesAsClause(changes, [question.agent, ...question.others]),
    isOnlyElsewhere ? titlesOf(others.filter((change) => isWatched(change) && changesOthers(change))) : [],
  );
}

interface Props {
  readonly shown: AnyPreview;
  readonly question: SuggestionQuestion;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  /** Called on Enter in the selected choice. */
  readonly onApply: () => void;
}

/** The side effects are summarized next to each suggestion; the lines and the details are below the selected one. */
export function SuggestionOption({ shown, question, isPicked, onPick, onApply }: Props) {
  const id = useId();
  const { name, differences, lines, broken } = shown;
  const isUsage = 'usageSuggestion' in shown;
  const effect = isUsage ? usageEffectOf(shown) : fetchEffectOf(shown, question);
  return (
    <div className={`breaks ${styles['choice']}`} data-picked={isPicked || undefined}>
      <input
        type="radio"
        id={id}
        name="suggestion"
        checked={isPicked}
        onChange={onPick}
        onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onApply()}
        aria-describedby={`${id}-lines ${id}-effects ${id}-broken ${id}-details`}
      />
      <div>
        <div className={`quiet flow ${styles['title']}`}>
          <span>
            <label htmlFor={id}>
              <VisibleText text={name} />
            </label>{' '}
            <span id={`${id}-lines`}>
              <span aria-hidden="true">· </span>
              {words.lines(lines)}
            </span>
          </span>
          <span id={`${id}-effects`}>
            <VisibleText text={effect} />
          </span>
        </div>
        {broken.length > 0 && (
          <p id={`${id}-broken`} className={`flow ${styles['broken']}`}>
            <Icon name="g-cross" />
            <span className="breaks">
              <VisibleText text={repairWords.breaks(broken)} />
            </span>
          </p>
        )}
        {isPicked && (
          <>
            <FoldedLines changes={differences.filter(({ kind }) => kind !== 'same')} />
            <div id={`${id}-details`} className="quiet">
              {isUsage ? (
                <UsageEffects usageSuggestion={shown.usageSuggestion} question={question} />
              ) : (
                <WatchedEffects changes={shown.suggestion.changes} question={question} />
              )}
            </div>
            {!isUsage && <UnwatchedEffects changes={shown.suggestion.changes} question={question} />}
          </>
        )}
      </div>
    </div>
  );
}
