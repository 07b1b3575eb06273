// Finds edits that change the answer of the selected cell, or make a claim hold, on request, and applies one.

import { type ClaimRepair, repairClaimTask } from '../../../core/analysis/claims/repair-claim.ts';
import type { NoSuggestion } from '../../../core/analysis/suggestions/candidate.ts';
import type { Wish } from '../../../core/analysis/suggestions/situation.ts';
import {
  type Change,
  changesOfEditsTask,
  isObviousJoin,
  type Suggestion,
  weighTask,
} from '../../../core/analysis/suggestions/weigh.ts';
import {
  countChangedLines,
  differencesWithContext,
} from '../../../core/analysis/versions/line-differences.ts';
import { type VersionChanges, versionChangesTask } from '../../../core/analysis/versions/version-changes.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { AskOptions } from '../../../core/questions/question.ts';
import { isReaderId, readers } from '../../../core/readers/registry.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { withEdits } from '../../../core/trial/edited-site.ts';
import type { Claim } from '../../../core/workspace/expectations/claim.ts';
import { shortClaimSentence } from '../../../messages/explain/claim-sentences.ts';
import { nameRepair, nameSuggestion } from '../../../messages/explain/explain-suggestion.ts';
import { fileOf } from '../../../state/document/document.ts';
import { type DocumentStore, edit } from '../../../state/document/document-store.ts';
import { brokenExpectationsTask, holdingTask } from '../../../state/expectations/broken-expectations.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { showChangedLine } from '../../../state/view/show-changed-line.ts';
import { agentLabel, isMeantUrl, type SuggestionQuestion } from './suggestion-question.ts';

/** Edits that are suggested, and the cells that they change. */
type SuggestedEdits = Suggestion | (ClaimRepair & { readonly changes: readonly Change[] });

/** A suggestion and the lines that it changes, with context: a new user-agent line may split the record around it. */
export interface SuggestionPreview {
  readonly suggestion: SuggestedEdits;
  /** What it does, as a sentence. */
  readonly name: string;
  readonly differences: ReturnType<typeof differencesWithContext>;
  /** How many lines it adds, changes or deletes. */
  readonly lines: number;
  /** What it changes for any URL, for the selected reader. */
  readonly changes: VersionChanges;
  /** For how many other crawlers any URL may change; Infinity with those that the file does not name. */
  readonly otherCrawlers: number;
  /** The expectations that hold now and would fail, as sentences. */
  readonly broken: readonly string[];
}

export interface SuggestionResult {
  readonly shown: readonly SuggestionPreview[];
  /** The crawlers whose answers should change. */
  readonly agents: readonly string[];
  readonly reason?: NoSuggestion;
}

/** The steps of a proof for each group of crawlers with the same rules. */
const PROOF_STEPS = 200_000;

/** How many changed cells are kept for each reader: more than are ever shown. */
const MAX_LISTED_CELLS = 100;

interface Suggested extends Pick<SuggestionResult, 'agents' | 'reason'> {
  readonly suggestions: readonly { readonly name: string; readonly suggestion: SuggestedEdits }[];
}

/** What both searches need. */
const optionsFor = ({ asked, agent, others, url, wanted, agents, urls, watched }: SuggestionQuestion) => {
  const options = asked.optionsOf(agent) as AskOptions;
  const wish: Wish = { ...options, reader: asked.reader, file: asked.path, agent, others, url, wanted };
  return { options, wish, cells: { agents, urls, readers, weighed: watched, most: MAX_LISTED_CELLS } };
};

/** Finds edits for the answer of one URL. */
function* suggestForUrl(question: SuggestionQuestion): CooperativeTask<Suggested> {
  const { asked, agent, others } = question;
  const { wish, cells } = optionsFor(question);
  const { suggestions, reason } = yield* weighTask(asked.site, wish, cells);
  return {
    suggestions: suggestions.map((suggestion) => ({ name: nameSuggestion(suggestion), suggestion })),
    agents: [agent, ...others],
    ...(reason ? { reason } : {}),
  };
}

/** Finds edits that make a claim hold. */
function* suggestForClaim(question: SuggestionQuestion, claim: Claim): CooperativeTask<Suggested> {
  const { asked, urls } = question;
  const found = yield* repairClaimTask(asked.site, claim, asked.reader.id);
  const { agents } = found;
  // The table may be about another file than claims.
  const repairs = found.path === asked.path ? found.repairs : [];
  const [agent = question.agent, ...others] = agents;
  const { wish, cells } = optionsFor({ ...question, agent, others });
  const meant = urls.filter((url) => isMeantUrl(question, url));
  const suggestions: Suggested['suggestions'][number][] = [];
  for (const repair of repairs) {
    const changes = yield* changesOfEditsTask(asked.site, wish, cells, repair.edits, meant);
    suggestions.push({ name: nameRepair(repair, agents), suggestion: { ...repair, changes } });
  }
  return { suggestions, agents, ...(repairs.length === 0 ? { reason: 'none-found' } : {}) };
}

/** Returns how many answers of the table change in addition to the intended ones. */
export const countOtherChanges = ({ count, meant }: Change): number => count - meant;

/** Returns for how many crawlers besides these any URL may change; Infinity with those that the file does not name. */
function countOtherCrawlers({ areas, open }: VersionChanges, agents: readonly string[]): number {
  const others = new Set([...areas, ...open].flatMap((area) => area.agents.map(lowerCase)));
  for (const agent of agents) others.delete(lowerCase(agent));
  return others.has('') ? Infinity : others.size;
}

/** Edits of more lines come after those that are read at a glance, even if they change no other answer. */
const SHORT_EDIT_LINES = 5;

/** What orders suggestions, the most important first; the smallest number is the best. */
function weightsOf(
  { broken, otherCrawlers, lines, changes, suggestion }: SuggestionPreview,
  { watched }: SuggestionQuestion,
) {
  const [selectedReader, ...others] = suggestion.changes.map((change) => ({
    isWatched: watched.includes(change.reader.id),
    count: countOtherChanges(change),
  }));
  const elsewhere = others.filter(({ isWatched }) => isWatched).reduce((sum, { count }) => sum + count, 0);
  const isObvious = 'code' in suggestion && isObviousJoin(suggestion);
  const isJoin = 'code' in suggestion && suggestion.code === 'join-record';
  // Other rules of the record may open what the crawler is kept out of now.
  const joinsMore = Number(isJoin && !isObvious && changes.areas.length > 1);
  const isLong = Number(lines > SHORT_EDIT_LINES);
  return [
    Math.min(broken.length, 1),
    otherCrawlers,
    isObvious ? 0 : 1,
    joinsMore,
    isLong,
    selectedReader?.count ?? 0,
    elsewhere,
    lines,
  ];
}

function compareWeights(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((weight, i) => weight !== b[i]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

/**
 * Orders suggestions by how many other crawlers they concern; then a name in a record about the whole site; then short ones by how many other answers change for the
 * selected reader, then for the other watched ones, then by the number of changed lines; then those of many lines. Those
 * that would break an expectation come last.
 */
const leastFirst = (shown: readonly SuggestionPreview[], question: SuggestionQuestion) =>
  shown
    .map((preview) => ({ preview, weights: weightsOf(preview, question) }))
    .toSorted((a, b) => compareWeights(a.weights, b.weights))
    .map(({ preview }) => preview);

/**
 * Finds the best suggestions, the least change first. A task in slices, because each suggestion evaluates the whole table again for every
 * reader.
 */
export function* findSuggestions(question: SuggestionQuestion): CooperativeTask<SuggestionResult> {
  // Nothing starts before the page shows that the search is running.
  yield;
  const { asked, claim, expected } = question;
  const { site, path, reader } = asked;
  const { options } = optionsFor(question);
  const { suggestions, agents, reason } = yield* claim
    ? suggestForClaim(question, claim)
    : suggestForUrl(question);
  const readerId = isReaderId(reader.id) ? reader.id : undefined;
  const holding = readerId && expected && (yield* holdingTask(site, expected, readerId));
  const before = site.files.get(path)?.source;
  const version = { site, path, options: { ...options, reader, file: path } };
  const shown: SuggestionPreview[] = [];
  for (const { name, suggestion } of suggestions) {
    const edited = withEdits(site, path, suggestion.edits);
    const after = edited.files.get(path)?.source;
    const changed = { ...version, site: edited };
    const changes = yield* versionChangesTask(version, changed, undefined, PROOF_STEPS);
    shown.push({
      suggestion,
      name,
      differences: before && after ? differencesWithContext(before.lines, after.lines) : [],
      lines: before && after ? countChangedLines(before.lines, after.lines) : 0,
      changes,
      otherCrawlers: countOtherCrawlers(changes, agents),
      broken:
        readerId && holding ? yield* brokenExpectationsTask(edited, holding, readerId, site.origin) : [],
    });
  }
  return { shown: leastFirst(shown, question), agents, ...(reason ? { reason } : {}) };
}

/**
 * Applies the edits of a suggestion as one step, and shows the first line that they changed. Returns false if the encoding of the file lacks
 * one of their characters.
 */
export function applySuggestion(
  store: DocumentStore,
  question: SuggestionQuestion,
  suggestion: Pick<SuggestedEdits, 'edits'>,
): boolean {
  const { asked, url, wanted, claim } = question;
  const answer = fetchPresentation.word({ answer: wanted, key: wanted, reason: 'rule', deciding: [] });
  const label = claim
    ? { code: 'repair-claim', params: { sentence: shortClaimSentence(claim) } }
    : { code: 'flip-cell', params: { url, agent: agentLabel(question), answer } };
  const before = fileOf(store.getState().document, asked.path)?.source;
  const { done } = edit(store, asked.path, suggestion.edits, { origin: 'matrix', label });
  if (done && before) showChangedLine(store, asked.path, before);
  return done;
}
