// What the recipient of a link sees before opening it: the answer that the sender shares, and what the file does.

import { communityList, findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { concernsCrawler } from '../../core/catalogue/reader-concerns.ts';
import { mayStillBeListed } from '../../core/catalogue/still-listed.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Answer, FieldRef } from '../../core/questions/answer.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import { prepareAny } from '../../core/questions/registry.ts';
import { fieldAt } from '../../core/syntax/policy.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import { groupByKey } from '../../core/text/group-by-key.ts';
import { compareReadersWords } from '../../messages/en/comparison/compare.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { explanationWords } from '../../messages/en/explanation.ts';
import { type SummarySentence, summarySentence } from '../../messages/en/reports/summary.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { explainStep } from '../../messages/explain/explain.ts';
import { fileOf } from '../document/document.ts';
import { createDocumentStore, type GatepostState } from '../document/document-store.ts';
import { policyOfFile, siteOf } from '../document/selectors.ts';
import { originOfSession } from '../document/session-name.ts';
import { runTask } from '../idle-tasks.ts';
import { watchedReadersOf } from '../readers/watched-readers.ts';
import { accessSummaryTask } from '../table/access-summary.ts';
import { verdictsOfReaders } from '../table/chosen-cell.ts';
import { columnIncludes, type MatrixColumn } from '../table/columns/matrix-columns.ts';
import { type AccessMatrix, accessMatrix, fetchQuery } from '../table/matrix-query.ts';
import { fetchPresentation, type MatrixVerdict } from '../table/question-presentation.ts';
import { loadQuestionOf, readWorkspaceDocument } from './open-workspace.ts';
import type { SharedWorkspace } from './read-share-link.ts';
import { hostInView, VIEW_KEY, withSharedView } from './shared-view.ts';

/** A line of the shared file. */
export interface SharedLine extends FieldRef {
  readonly text: string;
  readonly decides: boolean;
  /** What the line is: a user-agent, or a rule with its effect. */
  readonly kind?: 'agent' | 'allow' | 'deny';
}

/** The shared cell, its answer, and its row. */
export interface SharedCell {
  readonly agent: string;
  readonly url: string;
  readonly matrix: AccessMatrix;
  readonly verdict: MatrixVerdict;
  /** What decided. */
  readonly because: Step;
  /** What limits the answer, in sentences: readers that disagree, and what the question or the crawler leaves open. */
  readonly caveats: readonly string[];
  /** The user-agent line of the record that applies, and the lines that decide. */
  readonly lines: readonly SharedLine[];
  /** A few columns, with the one of the cell. */
  readonly columns: readonly MatrixColumn[];
  readonly column: MatrixColumn;
}

export interface SharedSite {
  /** Scheme, host and port, stated or found; '' if unknown. */
  readonly origin: string;
  /** The file that is shown first, as it would be saved. */
  readonly file: GatepostState['document']['files'][number];
  readonly sentence?: SummarySentence;
  /** Absent if the link has no expectations, or if checking them takes too long. */
  readonly expectations?: SharedExpectations;
  readonly cell?: SharedCell;
}

/** How many expectations of a link fail, and how many are neither met nor failed. */
export interface SharedExpectations {
  readonly all: number;
  readonly failed: number;
  readonly open: number;
}

/** The lines that are shown at most. */
const MAX_LINES = 4;

function linesOf(
  state: GatepostState,
  refs: readonly FieldRef[],
  deciding: readonly FieldRef[],
): SharedLine[] {
  const isDeciding = ({ path, line }: FieldRef) =>
    deciding.some((one) => one.path === path && one.line === line);
  return [...refs, ...deciding].slice(0, MAX_LINES).flatMap((ref) => {
    const file = fileOf(state.document, ref.path);
    const text = file && lineAt(file.source.lines, ref.line)?.text;
    if (!file || text === undefined) return [];
    const { directive } = fieldAt(policyOfFile(file), ref.line);
    const kind = directive?.role === 'agent' ? 'agent' : directive?.effect;
    return [{ ...ref, text, decides: isDeciding(ref), ...(kind ? { kind } : {}) }];
  });
}

/**
 * Returns the first and the last column, and the one of the cell. The last one is of any other crawler; of columns that
 * the question fixes, the last one says the least, and the first ones are what the file is about.
 */
function neighbors({ columns, kind }: AccessMatrix, column: MatrixColumn): readonly MatrixColumn[] {
  const first = columns.filter((one) => one !== column).slice(0, 2);
  const shown = new Set([column, ...(kind.hasFixedColumns ? first : [columns[0], columns.at(-1)])]);
  return columns.includes(column) ? columns.filter((one) => shown.has(one)) : [column];
}

/** Steps that say what the question leaves open. */
const openSteps: ReadonlySet<string> = new Set<Step['code']>(['acap-no-purpose']);

/** Returns the sentence about watched readers with another answer; none if all agree. */
function disagreement(state: GatepostState): readonly string[] {
  const agent = state.view.cell?.agent ?? '';
  const watched = new Set<string>(
    watchedReadersOf(state).flatMap((reader) => (concernsCrawler(reader, agent) ? [reader.id] : [])),
  );
  const [selected, ...others] = verdictsOfReaders(state);
  const disagreeing = others.filter(
    ({ reader, verdict }) => watched.has(reader.id) && verdict.answer !== selected?.verdict.answer,
  );
  if (disagreeing.length === 0) return [];
  const byAnswer = groupByKey(disagreeing, ({ verdict }) => verdict.answer as Answer);
  const groups = [...byAnswer].map(
    ([answer, verdicts]) => [answer, verdicts.map(({ reader }) => readerTitle(reader))] as const,
  );
  return [`${capitalize(compareReadersWords.mark(groups))}.`];
}

/** Returns what the page of the sender says beside the answer. */
function caveatsOf(
  state: GatepostState,
  matrix: AccessMatrix,
  { answer }: MatrixVerdict,
  steps: readonly Step[],
): readonly string[] {
  const agent = state.view.cell?.agent ?? '';
  const isFetch = matrix.kind === fetchPresentation;
  const isStillListed = answer === 'unread' || (isFetch && mayStillBeListed(answer, agent));
  return [
    ...(isFetch ? disagreement(state) : []),
    ...steps.filter(({ code }) => openSteps.has(code)).map(explainStep),
    ...(findCommunityCrawler(agent) ? [crawlerWords.community.about(communityList)] : []),
    ...(isStillListed ? [explanationWords.stillListed] : []),
  ];
}

function cellOf(state: GatepostState): SharedCell | undefined {
  const { cell } = state.view;
  if (!cell) return undefined;
  const { agent, url } = cell;
  const matrix = accessMatrix(state);
  const verdict = matrix.ask(agent, url);
  const explained =
    matrix.explain?.(agent, url) ??
    prepareAny(matrix.site, matrix.optionsOf(agent))(matrix.agentOf(agent), url);
  const steps = explained.trace();
  const record = steps.find(({ outcome }) => outcome === 'chosen')?.by;
  const column = matrix.columns.find((one) => columnIncludes(one, agent)) ?? { agents: [agent] };
  return {
    agent,
    url,
    matrix,
    verdict,
    because: steps.find(({ outcome }) => outcome === 'decides') ?? explained.because(),
    caveats: caveatsOf(state, matrix, verdict, steps),
    lines: linesOf(state, record ? [record] : [], verdict.deciding),
    columns: neighbors(matrix, column),
    column,
  };
}

/** How long the page waits for a proof, in milliseconds: one about a large file may take longer. */
const PROOF_TIMEOUT = 1000;

/** The result, or undefined if it takes too long. */
export function inTime<T>(result: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PROOF_TIMEOUT);
  });
  return Promise.race([result, late]);
}

async function sentenceOf(state: GatepostState): Promise<SummarySentence | undefined> {
  const site = siteOf(state.document);
  const { path } = fetchQuery(state);
  if (site.files.get(path)?.format.id !== 'robots-txt') return undefined;
  return inTime(runTask(accessSummaryTask(site, state.view.reader, path)).then(summarySentence));
}

/** Returns the state that opening the link would show, without opening it. */
async function stateOfLink({ workspace }: SharedWorkspace): Promise<GatepostState> {
  const { document, reader, watched, ownColumns, subject } = await loadQuestionOf(
    readWorkspaceDocument(workspace),
  );
  const state = createDocumentStore(document).getState();
  const view = {
    ...state.view,
    reader,
    ...(subject ? { subject } : {}),
    ...(watched ? { watched } : {}),
    ...(ownColumns ? { ownColumns } : {}),
  };
  return { ...state, view: withSharedView(document, view, workspace[VIEW_KEY]) };
}

/**
 * Answers the question of a link; nothing is opened. @throws if the code of its question cannot be loaded
 * @param check checks the expectations of the link
 */
export async function readSharedSite(
  shared: SharedWorkspace,
  check: (state: GatepostState) => Promise<SharedExpectations | undefined>,
): Promise<SharedSite | undefined> {
  const state = await stateOfLink(shared);
  const [first] = state.document.files;
  const file = fileOf(state.document, state.view.path) ?? first;
  if (!file) return undefined;
  const host = hostInView(shared.workspace[VIEW_KEY]);
  const origin = originOfSession(state) || (host === '' ? '' : `https://${host}`);
  const common = { origin, file };
  // Nothing is computed of a file that is too big.
  if (state.document.files.some(({ source }) => source.big)) return common;
  const cell = cellOf(state);
  const [sentence, expectations] = await Promise.all([sentenceOf(state), check(state)]);
  return {
    ...common,
    ...(sentence ? { sentence } : {}),
    ...(expectations ? { expectations } : {}),
    ...(cell ? { cell } : {}),
  };
}
