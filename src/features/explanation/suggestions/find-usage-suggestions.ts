// Finds edits that change the answer of the selected cell about a usage (ACAP), on request.

import type { NoUsageSuggestion, UsageSuggestion } from '../../../core/analysis/suggestions/suggest-usage.ts';
import { suggestUsageTask } from '../../../core/analysis/suggestions/suggest-usage.ts';
import {
  countChangedLines,
  differencesWithContext,
} from '../../../core/analysis/versions/line-differences.ts';
import type { UsageOptions } from '../../../core/formats/acap/question/usage-verdict.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { isReaderId } from '../../../core/readers/registry.ts';
import { withEdits } from '../../../core/trial/edited-site.ts';
import { usageSuggestWords } from '../../../messages/en/explanation.ts';
import { nameSuggestion } from '../../../messages/explain/explain-suggestion.ts';
import { brokenExpectationsTask, holdingTask } from '../../../state/expectations/broken-expectations.ts';
import type { SuggestionPreview, SuggestionResult } from './find-suggestions.ts';
import type { SuggestionQuestion } from './suggestion-question.ts';

/** A suggestion about a usage, and the lines that it changes. */
export interface UsagePreview extends Pick<SuggestionPreview, 'name' | 'differences' | 'lines' | 'broken'> {
  readonly usageSuggestion: UsageSuggestion;
  readonly suggestion: Pick<UsageSuggestion, 'edits'>;
}

export interface UsageSuggestionResult extends Pick<SuggestionResult, 'agents'> {
  readonly shown: readonly UsagePreview[];
  readonly reason?: NoUsageSuggestion;
  /** Why nothing is suggested, in words. */
  readonly whyNone: string;
}

/** How many changed answers are kept for each usage: more than are ever shown. */
const MAX_LISTED_CELLS = 100;

/** Finds the best edits, the least change first. Those that would break an expectation come last. */
export function* findUsageSuggestions(question: SuggestionQuestion): CooperativeTask<UsageSuggestionResult> {
  yield;
  const { asked, agent, others, url, wanted, urls, expected } = question;
  const { site, path, reader, kind } = asked;
  const options = asked.optionsOf(agent) as UsageOptions;
  const agents = kind.hasFixedColumns ? [asked.agentOf(agent)] : [agent, ...others];
  const cells = { agents: kind.hasFixedColumns ? agents : question.agents, urls, most: MAX_LISTED_CELLS };
  const { suggestions, reason } = yield* suggestUsageTask(site, { options, agents, url, wanted }, cells);
  const readerId = isReaderId(reader.id) ? reader.id : undefined;
  const holding = readerId && expected && (yield* holdingTask(site, expected, readerId));
  const before = site.files.get(path)?.source;
  const shown: UsagePreview[] = [];
  for (const suggestion of suggestions) {
    const edited = withEdits(site, path, suggestion.edits);
    const after = edited.files.get(path)?.source;
    shown.push({
      usageSuggestion: suggestion,
      suggestion,
      name: nameSuggestion(suggestion),
      differences: before && after ? differencesWithContext(before.lines, after.lines) : [],
      lines: before && after ? countChangedLines(before.lines, after.lines) : 0,
      broken:
        readerId && holding ? yield* brokenExpectationsTask(edited, holding, readerId, site.origin) : [],
    });
  }
  const leastFirst = shown.toSorted((a, b) => Math.min(a.broken.length, 1) - Math.min(b.broken.length, 1));
  return {
    shown: leastFirst,
    agents,
    whyNone: usageSuggestWords.none[reason ?? 'none-found'](path),
    ...(reason ? { reason } : {}),
  };
}
