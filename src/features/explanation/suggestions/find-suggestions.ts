// Finds edits that change the answer of the selected cell, on request, and applies one.

import type { NoSuggestion } from '../../../core/analysis/suggestions/candidate.ts';
import { type Suggestion, weighTask } from '../../../core/analysis/suggestions/weigh.ts';
import { differencesWithContext } from '../../../core/analysis/versions/line-differences.ts';
import { type VersionChanges, versionChangesTask } from '../../../core/analysis/versions/version-changes.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { AskOptions } from '../../../core/questions/question.ts';
import { readers } from '../../../core/readers/registry.ts';
import { withEdits } from '../../../core/trial/edited-site.ts';
import { fileOf } from '../../../state/document/document.ts';
import { type DocumentStore, edit } from '../../../state/document/document-store.ts';
import { showChangedLine } from '../../../state/document/show-changed-line.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { agentLabel, type SuggestionQuestion } from './suggestion-question.ts';

/** A suggestion and the lines that it changes, with context: a new user-agent line may split the record around it. */
export interface SuggestionPreview {
  readonly suggestion: Suggestion;
  readonly differences: ReturnType<typeof differencesWithContext>;
  /** What it changes for any URL, for the selected reader. */
  readonly changes: VersionChanges;
}

export interface SuggestionResult {
  readonly shown: readonly SuggestionPreview[];
  readonly reason?: NoSuggestion;
}

/** The steps of a proof for each group of crawlers with the same rules. */
const PROOF_STEPS = 200_000;

/** How many changed cells are kept for each reader: more than are ever shown. */
const MAX_LISTED_CELLS = 100;

/**
 * Finds the best suggestions. A task in slices, because each suggestion evaluates the whole table again for every
 * reader.
 */
export function* findSuggestions({
  asked,
  agent,
  others,
  url,
  wanted,
  agents,
  urls,
  watched,
}: SuggestionQuestion): CooperativeTask<SuggestionResult> {
  // Nothing starts before the page shows that the search is running.
  yield;
  const options = asked.optionsOf(agent) as AskOptions;
  const wish = { ...options, reader: asked.reader, file: asked.path, agent, others, url, wanted };
  const cells = { agents, urls, readers, weighed: watched, most: MAX_LISTED_CELLS };
  const { suggestions, reason } = yield* weighTask(asked.site, wish, cells);
  const { site, path } = asked;
  const before = site.files.get(path)?.source;
  const version = { site, path, options: { ...options, reader: asked.reader, file: path } };
  const shown: SuggestionPreview[] = [];
  for (const suggestion of suggestions) {
    const edited = withEdits(site, path, suggestion.edits);
    const after = edited.files.get(path)?.source;
    const changed = { ...version, site: edited };
    shown.push({
      suggestion,
      differences: before && after ? differencesWithContext(before.lines, after.lines) : [],
      changes: yield* versionChangesTask(version, changed, undefined, PROOF_STEPS),
    });
  }
  return reason ? { shown, reason } : { shown };
}

/**
 * Applies the edits of a suggestion as one step, and shows the first line that it changed. Returns false if the encoding of the file lacks one of their
 * characters.
 */
export function applySuggestion(
  store: DocumentStore,
  question: SuggestionQuestion,
  { edits }: Suggestion,
): boolean {
  const { asked, url, wanted } = question;
  const answer = fetchPresentation.word({ answer: wanted, key: wanted, reason: 'rule', deciding: [] });
  const label = { code: 'flip-cell', params: { url, agent: agentLabel(question), answer } };
  const before = fileOf(store.getState().document, asked.path)?.source;
  const isDone = edit(store, asked.path, edits, { origin: 'matrix', label }).done;
  if (isDone && before) showChangedLine(store, asked.path, before);
  return isDone;
}
