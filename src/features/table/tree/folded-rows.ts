// The rows that are shown, folded into a tree of paths, with how many cells of each folder have which kind of answer.

import {
  createNodeSums,
  type PathNode,
  type PathTree,
  pathTreeTask,
} from '../../../core/analysis/table/path-tree.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { answersPerUrl } from '../../../state/table/columns/matrix-columns.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { type AnswerPart, answerParts } from '../answer-parts.ts';

/** What is folded: the answers of one column, by its first agent, or of all of them. */
export interface FoldInput {
  readonly matrix: AccessMatrix;
  readonly shown: VisibleRows;
  readonly agent: string | undefined;
}

export interface FoldedRows {
  readonly tree: PathTree;
  /** URLs by the row of a page. */
  readonly urls: readonly string[];
  /** How many cells of a node have a kind of answer; each user-agent of a shared column counts. */
  readonly counts: Readonly<Record<AnswerPart, (node: PathNode) => number>>;
}

/** The kind of each answer, by its place. */
const partsOf = ({ kind }: AccessMatrix): readonly (AnswerPart | undefined)[] =>
  kind.answers.map(({ tone }) => answerParts.find(([, tones]) => tones.includes(tone))?.[0]);

/** Folds the rows, a column after the other. */
export function* foldRows({ matrix, shown, agent }: FoldInput): CooperativeTask<FoldedRows> {
  const { columns, rows, origin } = matrix;
  const tree = yield* pathTreeTask(shown.urls.map((url) => pathOnSite(origin, url)));
  const parts = partsOf(matrix);
  const numbers = new Map(answerParts.map(([part]) => [part, new Int32Array(shown.urls.length)]));
  for (const column of columns.filter(({ agents: some }) => agent === undefined || some[0] === agent)) {
    const { agents } = column;
    yield* matrix.columnTask(agents[0], rows);
    const given = matrix.answersOf(agents[0], rows);
    shown.places.forEach((place, row) => {
      const part = parts[given[place] ?? -1];
      if (part) numbers.get(part)![row]! += answersPerUrl(column);
    });
  }
  const sums = answerParts.map(([part]) => [part, createNodeSums(tree, numbers.get(part)!)] as const);
  return { tree, urls: shown.urls, counts: Object.fromEntries(sums) as FoldedRows['counts'] };
}

/** The column whose answer is asked about when a page is gone to: one that says no before others. */
export function columnToExplain({ columns, ask, kind }: AccessMatrix, url: string): string | undefined {
  const no = answerParts.find(([part]) => part === 'no')?.[1] ?? [];
  const saysNo = ({ answer }: { readonly answer: string }) =>
    kind.answers.some((one) => one.answer === answer && no.includes(one.tone));
  return (columns.find(({ agents }) => saysNo(ask(agents[0], url))) ?? columns[0])?.agents[0];
}
