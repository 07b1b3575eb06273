// A cell of the matrix that is to say something else.
import type { Effect } from '../../../core/matching/path-rule.ts';
import { suggestWords } from '../../../messages/en/explanation.ts';
import type { MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import type { MatrixVerdict } from '../../../state/table/question-presentation.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';

/** The cell, and the table in which it stands. */
export interface SuggestionQuestion {
  readonly asked: MatrixQuery;
  readonly agent: string;
  /** The others of its column, if the answer is to change for all of them. */
  readonly others: readonly string[];
  readonly url: string;
  readonly wanted: Effect;
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** Whether edits can be suggested for answers to a question. */
export const canSuggest = ({ kind }: MatrixQuery): boolean => kind === fetchPresentation;

/** What a cell that says this would be made to say. */
export const oppositeAnswer = ({ answer }: MatrixVerdict): Effect => (answer === 'allow' ? 'deny' : 'allow');

/** Whom the question is about, in words. */
export const agentLabel = ({
  asked,
  agent,
  others,
}: Pick<SuggestionQuestion, 'asked' | 'agent' | 'others'>): string =>
  others.length === 0 ? asked.heading(agent) : suggestWords.about([agent, ...others]);
