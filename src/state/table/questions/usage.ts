// Questions about usages (ACAP 1.1) in the table: one usage for all crawlers, or all usages for one. Loaded on
// demand.

import { openingUsage } from '../../../core/analysis/table/opening-usage.ts';
import { mainPurpose, usagesByUse } from '../../../core/formats/acap/question/main-usage.ts';
import type { UnmentionedUsage, UsageQuestion } from '../../../core/formats/acap/question/usage.ts';
import { usageQuestion } from '../../../core/formats/acap/question/usage.ts';
import {
  type UsageAnswer,
  type UsageOptions,
  type UsageReason,
  usageAnswers,
  usageOptions,
} from '../../../core/formats/acap/question/usage-verdict.ts';
import { usages } from '../../../core/formats/acap/usages.ts';
import type { Matrix, PreparedQuestion } from '../../../core/questions/question.ts';
import { decidingSettingsOf } from '../../../core/questions/registry.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { memoizeByKey, memoizeLast } from '../../../core/text/lazy.ts';
import { acapWords, usageWords as words } from '../../../messages/en/formats/acap.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { formatRestrictions } from '../../../messages/format-restriction.ts';
import { lookUpWord, withDetails } from '../../../messages/look-up-word.ts';
import { type Tone } from '../../document/answer-filter.ts';
import { DEFAULT_PATH, type DocumentStore } from '../../document/document-store.ts';
import { emptyIfTooBig, policyOfFile, queriedPath } from '../../document/selectors.ts';
import type { GatepostState } from '../../document/state.ts';
import { createMatrixQuery, type MatrixQuery } from '../create-matrix-query.ts';
import type { AnswerPresentation, MatrixVerdict, QuestionPresentation } from '../question-presentation.ts';
import { type QuestionChange, updateQuestion } from '../set-question.ts';
import type { QueryContext, TableQuestion } from '../table-question.ts';

const usagePresentations: Readonly<Record<UsageAnswer, { readonly tone: Tone; readonly rank: number }>> = {
  allowed: { tone: 'allow', rank: 0 },
  'allowed-with-restrictions': { tone: 'limited', rank: 1 },
  unspecified: { tone: 'other', rank: 2 },
  prohibited: { tone: 'deny', rank: 3 },
};

/**
 * The answer of the table where the permissions are in a file that is not loaded. Crawlers read it as No until they
 * have the file (2.3.2), but nobody has prohibited anything.
 */
const NOT_LOADED = 'not-loaded';

const answers: readonly AnswerPresentation[] = [
  ...usageAnswers.map((answer) => ({
    answer,
    ...usagePresentations[answer],
    counted: words.counted[answer],
  })),
  { answer: NOT_LOADED, tone: 'host', rank: 4, counted: words.notLoaded.toLowerCase(), isRare: true },
];

const isNotLoaded = ({ reason, answer }: MatrixVerdict) =>
  reason === 'reference-missing' && answer === 'prohibited';

/** Answers *not loaded* in place of *prohibited* where a file is missing. Everything else stays. */
function withNotLoaded(prepared: PreparedQuestion<MatrixVerdict>): PreparedQuestion<MatrixVerdict> {
  const ask = (agent: string, url: string): MatrixVerdict => {
    const verdict = prepared(agent, url);
    // The explanation of the verdict is computed on demand, so it is not copied.
    return isNotLoaded(verdict)
      ? Object.create(verdict, { answer: { value: NOT_LOADED, enumerable: true } })
      : verdict;
  };
  const [prohibited, notLoaded] = ['prohibited', NOT_LOADED].map((name) =>
    answers.findIndex(({ answer }) => answer === name),
  );
  /** Only where a record refers to a missing file: elsewhere no verdict is asked a second time. */
  const mapAnswers = (agent: string, urls: readonly string[], matrix: Matrix): Matrix => {
    const [first = ''] = urls;
    if (!(prepared(agent, first) as { readonly incomplete?: boolean }).incomplete) return matrix;
    const answerAt = (answer: number, place: number) =>
      answer === prohibited && isNotLoaded(prepared(agent, urls[place] ?? ''))
        ? (notLoaded ?? answer)
        : answer;
    return { ...matrix, answers: matrix.answers.map(answerAt) };
  };
  return Object.assign(ask, {
    ...prepared,
    *column(agent: string, urls: readonly string[]) {
      return mapAnswers(agent, urls, yield* prepared.column(agent, urls));
    },
  });
}

/** Returns Yes, No, a short form of the restrictions, or the word for silence. */
function wordOf({ answer, qualifiers = [] }: MatrixVerdict, silence: UnmentionedUsage): string {
  if (answer === NOT_LOADED) return words.notLoaded;
  if (answer === 'allowed-with-restrictions') return formatRestrictions(qualifiers);
  return answer === 'unspecified' ? words.silent[silence] : words.answers[answer as UsageAnswer];
}

/** The restrictions in the order in which a cell shows them: the length, then the time. */
const cellOrder = ['max-length=', 'time-limit='];
const cellRank = (qualifier: string) => {
  const rank = cellOrder.findIndex((name) => qualifier.startsWith(name));
  return rank < 0 ? cellOrder.length : rank;
};

/** Returns the text of a cell: of several restrictions the first two, and how many more there are. */
function cellOf(verdict: MatrixVerdict, silence: UnmentionedUsage): readonly [string, string?] {
  const { answer, qualifiers = [] } = verdict;
  const [first, second, ...more] = qualifiers.toSorted((a, b) => cellRank(a) - cellRank(b));
  if (answer !== 'allowed-with-restrictions' || first === undefined) return [wordOf(verdict, silence)];
  if (second === undefined) return [formatRestrictions([first])];
  const below = more.length > 0 ? words.andMore(more.length + 1) : formatRestrictions([second]);
  return [formatRestrictions([first]), below];
}

/** Returns the text of a cell among those of all usages: that it is limited, so that many columns are in sight. */
const overviewOf = (verdict: MatrixVerdict, silence: UnmentionedUsage): string =>
  verdict.answer === 'allowed-with-restrictions' ? words.answers[verdict.answer] : wordOf(verdict, silence);

/** Returns the same without shapes: a restricted permission is named as such. */
function printedOf(verdict: MatrixVerdict, silence: UnmentionedUsage): string {
  const limited = verdict.answer === 'allowed-with-restrictions' ? `${words.answers[verdict.answer]}: ` : '';
  return limited + wordOf(verdict, silence);
}

/** Returns the number of a line, with its file if that is not the queried one. */
const lineIn =
  (queriedPath: string) =>
  ({ path, line }: MatrixVerdict['deciding'][number]): string =>
    path === queriedPath ? String(line + 1) : words.inFile(String(line + 1), path);

function nameOf(verdict: MatrixVerdict, silence: UnmentionedUsage, path: string): string {
  const lines = new Set(verdict.deciding.map(lineIn(path)));
  const [first = ''] = lines;
  const because =
    verdict.reason === 'field' && lines.size > 1
      ? words.together([...lines])
      : words.because[verdict.reason as UsageReason](first);
  return `${printedOf(verdict, silence)}, ${because}`;
}

const filtersOf = (silence: UnmentionedUsage): QuestionPresentation['filters'] => [
  ['allow', words.answers.allowed],
  ['limited', words.answers['allowed-with-restrictions']],
  ['deny', words.answers.prohibited],
  ['other', words.silent[silence]],
  ['host', words.notLoaded],
];

interface PreparedUsage {
  readonly options: UsageOptions;
  readonly prepared: PreparedQuestion<MatrixVerdict>;
}

function createUsageQuery(
  subject: UsageQuestion,
  { site, path, reader }: QueryContext,
  kind: QuestionPresentation,
): MatrixQuery {
  const prepareUsage = memoizeLast(usages.length, (usage: string): PreparedUsage => {
    const options = usageOptions(subject, usage, path, reader);
    return { options, prepared: withNotLoaded(usageQuestion.prepare(site, options)) };
  });
  const usageOf = (column: string) => subject.usage ?? column;
  const agentOf = (column: string) => (subject.usage === undefined ? subject.crawler : column);
  return createMatrixQuery({
    kind,
    reader: readerOf(reader),
    path,
    site,
    optionsOf: (column) => prepareUsage(usageOf(column)).options,
    agentOf,
    preparedOf: (column) => prepareUsage(usageOf(column)).prepared,
    heading: (column) => words.heading(usageOf(column), agentOf(column)),
  });
}

/** The initial question. */
export const defaultUsageQuestion: UsageQuestion = {
  question: 'usage',
  usage: 'crawl',
  crawler: '',
  silence: 'permitted',
};

/** The initial question about the queried file, with a purpose if the file says nothing without one. */
function initialQuestion(state: GatepostState): UsageQuestion {
  const path = usageInTable.pathIn(state);
  const file = state.document.files.find((one) => one.path === path);
  const purpose = file && mainPurpose(policyOfFile({ ...file, source: emptyIfTooBig(file.source) }));
  return purpose === undefined ? defaultUsageQuestion : { ...defaultUsageQuestion, purpose };
}

/** Sets the question, or changes a part of it. Without a usage, all usages are columns. */
export function setUsageQuestion(store: DocumentStore, change: QuestionChange<UsageQuestion>): void {
  updateQuestion(store, usageInTable, initialQuestion(store.getState()), change);
}

const ALL_USAGES = 'all';

/** The usages that a typed question can name. In `any other crawler`, *other* names none. */
const usageVerbs: readonly string[] = usages.filter((usage) => usage !== 'other');

/** Cached because the table asks after each change of any state. */
const usageColumns = memoizeByKey(usagesByUse);

export const usageInTable: TableQuestion<UsageQuestion> = {
  question: 'usage',
  title: words.usages,
  choices: [
    ...usages.map((usage) => ({
      value: usage,
      word: words.may(usage),
      ask: (store: DocumentStore) => setUsageQuestion(store, { usage }),
    })),
    { value: ALL_USAGES, word: words.all, ask: (store) => setUsageQuestion(store, { usage: undefined }) },
  ],
  openingChoice: openingUsage,
  choiceOf: ({ usage }) => usage ?? ALL_USAGES,
  pathIn: (state) => queriedPath(state, DEFAULT_PATH, true),
  present({ silence, usage }, path) {
    const hasFixedColumns = usage === undefined;
    return {
      question: 'usage',
      answers,
      filters: filtersOf(silence),
      word: (verdict) => wordOf(verdict, silence),
      name: (verdict) => nameOf(verdict, silence, path),
      printed: (verdict) => printedOf(verdict, silence),
      cell: (verdict) => {
        if (verdict.answer === 'unspecified') return [words.silentCell[silence]];
        return hasFixedColumns ? [overviewOf(verdict, silence)] : cellOf(verdict, silence);
      },
      verbs: usageVerbs,
      ...(hasFixedColumns && { columnName: acapWords.usageName }),
      hasFixedColumns,
      leastWidth: hasFixedColumns ? 4.75 : 8,
    };
  },
  createQuery: createUsageQuery,
  columns: ({ usage }, policy) => (usage !== undefined ? undefined : policy ? usageColumns(policy) : usages),
  // A question without a usage has the usages as columns.
  cell: (subject, column, target) => ({
    question: 'usage',
    asked: decidingSettingsOf('usage', { usage: column, ...subject }),
    ...target,
  }),
  reopen: (settings, { agent }, current) => ({
    subject: { ...settings, crawler: agent, silence: current?.silence ?? 'permitted' },
    column: agent,
  }),
  /** A restricted permission lists its restrictions: `allowed-with-restrictions time-limit=3-days`. */
  formatAnswer(key) {
    const [answer = '', ...qualifiers] = key.split(' ');
    return qualifiers.length > 0 ? formatRestrictions(qualifiers) : lookUpWord(words.answers, answer);
  },
  formatQuestion(_part, asked) {
    const { usage, purpose } = asked as { usage?: unknown; purpose?: unknown };
    return withDetails(typeof usage === 'string' ? words.may(usage) : 'usage', purpose);
  },
  askTyped(store, { agent, verb }) {
    const { subject } = store.getState().view;
    const usage = subject?.question === 'usage' ? subject.usage : undefined;
    if (usage === undefined) setUsageQuestion(store, { crawler: agent });
    else if (verb !== undefined && verb !== usage) setUsageQuestion(store, { usage: verb });
    return usage === undefined ? verb : agent;
  },
  recordedQuestion: ({ usage }) => (usage === undefined ? matrixWords.question : undefined),
};
