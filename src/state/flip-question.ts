// A cell of the matrix that is to say something else.
import type { Effect } from '../core/matching/path-rule.ts';
import { suggestWords } from '../messages/en/suggestions.ts';
import { fetchKind, type Told } from './matrix-kind.ts';
import type { AskedFile } from './matrix-question.ts';

/** The cell, and the table in which it stands. */
export interface FlipQuestion {
  readonly asked: AskedFile;
  readonly agent: string;
  /** The others of its column, if the answer is to change for all of them. */
  readonly others: readonly string[];
  readonly url: string;
  readonly wanted: Effect;
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** Whether edits can be suggested for answers to a question. */
export const canFlip = ({ kind }: AskedFile): boolean => kind === fetchKind;

/** What a cell that says this would be made to say. */
export const oppositeOf = ({ answer }: Told): Effect => (answer === 'allow' ? 'deny' : 'allow');

/** Whom the question is about, in words. */
export const aboutOf = ({
  asked,
  agent,
  others,
}: Pick<FlipQuestion, 'asked' | 'agent' | 'others'>): string =>
  others.length === 0 ? asked.heading(agent) : suggestWords.about([agent, ...others]);
