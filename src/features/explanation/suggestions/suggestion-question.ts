// The question for suggestions: a cell of the table, and the answer that it should have.
import type { Effect } from '../../../core/matching/path-rule.ts';
import type { Claim } from '../../../core/workspace/expectations/claim.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { suggestWords } from '../../../messages/en/explanation.ts';
import type { Expected } from '../../../state/expectations/broken-expectations.ts';
import type { MatrixQuery } from '../../../state/table/create-matrix-query.ts';
import type { MatrixVerdict } from '../../../state/table/question-presentation.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';

/** The cell, and the table that contains it. */
export interface SuggestionQuestion {
  readonly asked: MatrixQuery;
  readonly agent: string;
  /** The other crawlers of its column, if the answer should change for all of them. */
  readonly others: readonly string[];
  readonly url: string;
  readonly wanted: Effect;
  /** The claim that the edits must make hold; then it is about the crawlers for which it fails. */
  readonly claim?: Claim | undefined;
  /** What is expected of the site: a suggestion names what it would break. */
  readonly expected?: Expected;
  /** The crawlers of the table, each of a column: other answers are counted crawler by crawler. */
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  /** The ids of the readers whose answers are compared. */
  readonly watched: readonly string[];
}

/** Whether edits can be suggested for the answers to a question. */
export const canSuggest = ({ kind }: MatrixQuery): boolean =>
  kind === fetchPresentation || isAboutUsage(kind);

/** Whether the answers are about usages of ACAP. */
export const isAboutUsage = ({ question }: MatrixQuery['kind']): boolean => question === 'usage';

/** Returns the answer that a suggestion gives to a cell with this answer. */
export const oppositeAnswer = ({ answer }: MatrixVerdict): Effect => (answer === 'allow' ? 'deny' : 'allow');

/** Returns the answers that suggestions can give to a cell: what is limited, or not said, can become both. */
export function wantedAnswers(kind: MatrixQuery['kind'], verdict: MatrixVerdict): readonly Effect[] {
  if (!isAboutUsage(kind)) return [oppositeAnswer(verdict)];
  const { answer } = verdict;
  const all: readonly [string, Effect][] = [
    ['allowed', 'allow'],
    ['prohibited', 'deny'],
  ];
  return all.flatMap(([own, wanted]) => (own === answer ? [] : [wanted]));
}

/** Whether a change of the answer for a URL is what the question asks for. */
export function isMeantUrl({ claim, url, asked }: SuggestionQuestion, changed: string): boolean {
  if (!claim) return changed === url;
  const path = pathOnSite(asked.site.origin, changed);
  return claim.url === undefined ? path.startsWith(claim.area ?? '/') : path === claim.url;
}

/** Returns the crawlers that the question is about, as text. */
export const agentLabel = ({
  asked,
  agent,
  others,
}: Pick<SuggestionQuestion, 'asked' | 'agent' | 'others'>): string =>
  others.length === 0 ? asked.heading(agent) : suggestWords.about([agent, ...others]);
