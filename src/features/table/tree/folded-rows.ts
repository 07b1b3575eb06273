// Folds the displayed rows into a tree of paths, with the number of cells of each folder by kind of answer.

import {
  createNodeSums,
  type PathNode,
  type PathTree,
  pathTreeTask,
} from '../../../core/analysis/table/path-tree.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';
import { type AnswerPart, answerParts } from '../answer-parts.ts';

/**
 * The rows to fold, and the column whose answers are counted, by its first agent. If undefined, all columns count.
 */
export interface FoldInput {
  readonly matrix: AccessMatrix;
  readonly visibleRows: VisibleRows;
  readonly agent: string | undefined;
}

export interface FoldedRows {
  readonly tree: PathTree;
  /** The URLs, by the row of a page. */
  readonly urls: readonly string[];
  /** The number of cells of a node with each kind of answer. Each user-agent of a shared column counts. */
  readonly counts: Readonly<Record<AnswerPart, (node: PathNode) => number>>;
}

/** Returns the kind of each answer, by its index. */
const partsOf = ({ kind }: AccessMatrix): readonly (AnswerPart | undefined)[] =>
  kind.answers.map(({ tone }) => answerParts.find(([, tones]) => tones.includes(tone))?.[0]);

/** Folds the rows and counts one column after the other. */
export function* foldRows({ matrix, visibleRows, agent }: FoldInput): CooperativeTask<FoldedRows> {
  const { columns, rows, origin } = matrix;
  const tree = yield* pathTreeTask(visibleRows.urls.map((url) => pathOnSite(origin, url)));
  const parts = partsOf(matrix);
  const numbers = new Map(answerParts.map(([part]) => [part, new Int32Array(visibleRows.urls.length)]));
  for (const column of columns.filter(
    ({ agents: columnAgents }) => agent === undefined || columnAgents[0] === agent,
  )) {
    const { agents } = column;
    yield* matrix.columnTask(agents[0], rows);
    const answers = matrix.answersOf(agents[0], rows);
    visibleRows.places.forEach((place, row) => {
      const part = parts[answers[place] ?? -1];
      if (part) numbers.get(part)![row]! += 1;
    });
  }
  const sums = answerParts.map(([part]) => [part, createNodeSums(tree, numbers.get(part)!)] as const);
  return { tree, urls: visibleRows.urls, counts: Object.fromEntries(sums) as FoldedRows['counts'] };
}

/**
 * Returns the column whose answer is explained when a page is opened: the first that says no, otherwise the first.
 */
export function columnToExplain({ columns, ask, kind }: AccessMatrix, url: string): string | undefined {
  const noTones = answerParts.find(([part]) => part === 'no')?.[1] ?? [];
  const saysNo = ({ answer }: { readonly answer: string }) =>
    kind.answers.some(
      (presentation) => presentation.answer === answer && noTones.includes(presentation.tone),
    );
  return (columns.find(({ agents }) => saysNo(ask(agents[0], url))) ?? columns[0])?.agents[0];
}
