// The question about AI use in the table: one purpose for all agents, or all purposes for one agent. Loaded on
// demand.
import type { AiPurpose } from '../../../core/catalogue/ai-purposes.ts';
import { aiPurposes } from '../../../core/catalogue/ai-purposes.ts';
import type { AiUseQuestion } from '../../../core/formats/extensions/question/ai-use.ts';
import { aiUseQuestion } from '../../../core/formats/extensions/question/ai-use.ts';
import type {
  AiUseAnswer,
  AiUseContext,
  AiUseOptions,
  AiUseReason,
} from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import { aiUseAnswers, aiUseOptions } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import { useCarriers } from '../../../core/formats/use-carriers.ts';
import type { PolicyFiles, PreparedQuestion } from '../../../core/questions/question.ts';
import { decidingSettingsOf } from '../../../core/questions/registry.ts';
import { attach05 } from '../../../core/readers/attach-05.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { aiUseWords as words } from '../../../messages/en/formats/extensions.ts';
import { lookUpWord, withDetails } from '../../../messages/look-up-word.ts';
import { type Tone } from '../../document/answer-filter.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { queriedPath } from '../../document/selectors.ts';
import type { MatrixQuery } from '../create-matrix-query.ts';
import { createMatrixQuery } from '../create-matrix-query.ts';
import type { AnswerPresentation, MatrixVerdict, QuestionPresentation } from '../question-presentation.ts';
import type { QuestionChange } from '../set-question.ts';
import { updateQuestion } from '../set-question.ts';
import type { QueryContext, TableQuestion } from '../table-question.ts';

/** The tone of each answer. */
export const aiUseTones: Readonly<Record<AiUseAnswer, Tone>> = {
  yes: 'allow',
  contradictory: 'limited',
  terms: 'limited',
  'not-stated': 'other',
  no: 'deny',
};

/** From yes to no, the order in which rows are sorted. */
const ranks = Object.keys(aiUseTones);

const answersOf = (isCautious: boolean): readonly AnswerPresentation[] =>
  aiUseAnswers.map((answer) => ({
    answer,
    tone: isCautious && answer !== 'yes' ? 'deny' : aiUseTones[answer],
    rank: ranks.indexOf(answer),
    counted: words.counted[answer],
    // Shown as a no, but counted as the actual answer.
    ...(isCautious && aiUseTones[answer] !== 'deny' && answer !== 'yes' ? { isRare: true as const } : {}),
  }));

/** A verdict with context that other questions do not have. */
interface AiUseVerdict extends MatrixVerdict {
  readonly beside?: AiUseContext;
}

const wordOf = (answer: AiUseAnswer, isCautious: boolean): string =>
  isCautious && (answer === 'not-stated' || answer === 'contradictory')
    ? words.cautiously[answer]
    : words.answers[answer];

/** Returns the answer, what it is based on, and the answer under the other reading of signals. */
function nameOf({ answer, reason, by, beside }: AiUseVerdict, isCautious: boolean): string {
  const basis = words.because[reason as AiUseReason]((by?.line ?? 0) + 1, by?.path ?? '');
  const other = beside?.otherScope ? `; ${words.underOther(beside.otherScope)}` : '';
  return `${wordOf(answer as AiUseAnswer, isCautious)}, ${basis}${other}`;
}

const filters: QuestionPresentation['filters'] = [
  ['allow', words.answers.yes],
  ['limited', `${words.answers.contradictory}, ${words.answers.terms.toLowerCase()}`],
  ['deny', words.answers.no],
  ['other', words.answers['not-stated']],
];

interface PreparedPurpose {
  readonly options: AiUseOptions;
  readonly prepared: PreparedQuestion<MatrixVerdict>;
}

function createAiUseQuery(
  subject: AiUseQuestion,
  { site, path }: QueryContext,
  kind: QuestionPresentation,
): MatrixQuery {
  const { purpose, agent } = subject;
  const preparePurpose = memoizeLast(aiPurposes.length, (purpose: AiPurpose): PreparedPurpose => {
    const options = aiUseOptions(subject, purpose, path);
    return { options, prepared: aiUseQuestion.prepare(site, options) };
  });
  const purposeOf = (column: string) => purpose ?? (column as AiPurpose);
  const agentOf = (column: string) => (purpose === undefined ? agent : column);
  return createMatrixQuery({
    kind,
    reader: attach05,
    path,
    site,
    optionsOf: (column) => preparePurpose(purposeOf(column)).options,
    agentOf,
    preparedOf: (column) => preparePurpose(purposeOf(column)).prepared,
    heading: (column) => words.heading(purposeOf(column), agentOf(column)),
  });
}

/** The initial question. */
export const defaultAiUseQuestion: AiUseQuestion = { question: 'ai-use', purpose: 'ai-train', agent: '' };

/** Sets the question, or changes a part of it. Without a purpose, all purposes are columns. */
export function setAiUseQuestion(store: DocumentStore, change: QuestionChange<AiUseQuestion>): void {
  updateQuestion(store, aiUseInTable, defaultAiUseQuestion, change);
}

/**
 * Returns the URL patterns in the files of a site. Cached because the rows are read often, and preparing every
 * such file takes long.
 */
const patternsIn = memoizeLast(2, (site: PolicyFiles) =>
  useCarriers.flatMap((carrier) => carrier.prepare(site)?.patterns() ?? []),
);

/** Returns the choice of a purpose. The bar below the question can also switch between purposes. */
const choiceOfPurpose = (purpose: AiPurpose | 'all' = 'all') => `ai-use ${purpose}`;

export const aiUseInTable: TableQuestion<AiUseQuestion> = {
  question: 'ai-use',
  title: words.question,
  choices: [
    ...aiPurposes.map((purpose) => ({
      value: choiceOfPurpose(purpose),
      word: words.questions[purpose],
      ask: (store: DocumentStore) => setAiUseQuestion(store, { purpose }),
    })),
    {
      value: choiceOfPurpose(),
      word: words.all,
      ask: (store) => setAiUseQuestion(store, { purpose: undefined }),
    },
  ],
  choiceOf: ({ purpose }) => choiceOfPurpose(purpose),
  openingChoice: () => choiceOfPurpose(),
  patterns: patternsIn,
  pathIn: (state) => queriedPath(state, attach05.file.path, true),
  present({ cautious: isCautious = false, purpose }) {
    const hasFixedColumns = purpose === undefined;
    return {
      question: 'ai-use',
      answers: answersOf(isCautious),
      filters: isCautious ? filters.filter(([tone]) => tone === 'allow' || tone === 'deny') : filters,
      word: ({ answer }) => wordOf(answer as AiUseAnswer, isCautious),
      name: (verdict) => nameOf(verdict, isCautious),
      hasFixedColumns,
      ...(hasFixedColumns
        ? { columnName: (column: string) => words.purposes[column as AiPurpose] ?? column }
        : {}),
      leastWidth: isCautious ? 7.5 : 6,
    };
  },
  createQuery: createAiUseQuery,
  columns: ({ purpose }) => (purpose === undefined ? aiPurposes : undefined),
  // A question without a purpose has the purposes as columns.
  cell: (subject, column, target) => ({
    question: 'ai-use',
    asked: decidingSettingsOf('ai-use', { purpose: column, ...subject }),
    ...target,
  }),
  reopen: (settings, { agent }, current) => ({
    subject: { ...settings, agent, cautious: current?.cautious ?? false },
    column: agent,
  }),
  formatAnswer: (key) => lookUpWord(words.answers, key),
  formatQuestion(_part, asked) {
    const { purpose, signalScope, edition } = asked as {
      purpose?: unknown;
      signalScope?: unknown;
      edition?: unknown;
    };
    const question = typeof purpose === 'string' ? lookUpWord(words.questions, purpose) : words.question;
    return withDetails(question, signalScope, edition);
  },
  hidesRuleCounts: true,
};
