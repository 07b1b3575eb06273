// What the matrix can be asked besides fetching, as it is offered. A new question is a row here.
import { aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import { type Usage, usages } from '../../core/formats/acap/usages.ts';
import { usageWords } from '../../messages/en/acap.ts';
import { aiUseWords } from '../../messages/en/ai-use.ts';
import { datasetWords } from '../../messages/en/data-txt.ts';
import { documentWords } from '../../messages/en/documents.ts';
import { mobileWords } from '../../messages/en/mobile-agents.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { MatrixQuestion } from '../../state/table/matrix-question.ts';
import { setAiUseQuestion } from '../../state/table/questions/ai-use.ts';
import { setDatasetQuestion } from '../../state/table/questions/datasets.ts';
import { setDocumentQuestion } from '../../state/table/questions/documents.ts';
import { setMobileQuestion } from '../../state/table/questions/mobile-agents.ts';
import { setUsageQuestion } from '../../state/table/questions/usage.ts';

interface Choice {
  readonly value: string;
  readonly word: string;
  readonly ask: () => void;
}

export interface QuestionChoices {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** The value that a subject of this question has; undefined for others. */
  readonly valueOf: (subject: MatrixQuestion) => string | undefined;
}

const ALL = 'all';

const usageChoices: QuestionChoices = {
  title: usageWords.usages,
  choices: [
    ...usages.map((usage: Usage) => ({
      value: usage,
      word: usageWords.may(usage),
      ask: () => setUsageQuestion(documentStore, { usage }),
    })),
    { value: ALL, word: usageWords.all, ask: () => setUsageQuestion(documentStore, { usage: undefined }) },
  ],
  valueOf: (subject) => (subject.question === 'usage' ? (subject.usage ?? ALL) : undefined),
};

/** One choice for each purpose: the bar below changes between them too. */
const ofAiUse = (purpose: string) => `ai-use ${purpose}`;

const aiUseChoices: QuestionChoices = {
  title: aiUseWords.question,
  choices: [
    ...aiPurposes.map((purpose) => ({
      value: ofAiUse(purpose),
      word: aiUseWords.questions[purpose],
      ask: () => setAiUseQuestion(documentStore, { purpose }),
    })),
    {
      value: ofAiUse(ALL),
      word: aiUseWords.all,
      ask: () => setAiUseQuestion(documentStore, { purpose: undefined }),
    },
  ],
  valueOf: (subject) => (subject.question === 'ai-use' ? ofAiUse(subject.purpose ?? ALL) : undefined),
};

const DOCUMENTS = 'index-follow';

const documentChoices: QuestionChoices = {
  title: documentWords.questionGroup,
  choices: [
    { value: DOCUMENTS, word: documentWords.question, ask: () => setDocumentQuestion(documentStore) },
  ],
  valueOf: (subject) => (subject.question === DOCUMENTS ? DOCUMENTS : undefined),
};

const HOST = 'mobile-agent';

const mobileChoices: QuestionChoices = {
  title: mobileWords.system,
  choices: [{ value: HOST, word: mobileWords.question, ask: () => setMobileQuestion(documentStore) }],
  valueOf: ({ question }) => (question === HOST ? HOST : undefined),
};

const DATASET = 'dataset';

const datasetChoices: QuestionChoices = {
  title: datasetWords.group,
  choices: [{ value: DATASET, word: datasetWords.question, ask: () => setDatasetQuestion(documentStore) }],
  valueOf: (subject) => (subject.question === DATASET ? DATASET : undefined),
};

export const questionChoices: readonly QuestionChoices[] = [
  aiUseChoices,
  usageChoices,
  mobileChoices,
  datasetChoices,
  documentChoices,
];

/** What a subject is called among the choices; undefined if it is not one of them. */
export function questionAsked(subject: MatrixQuestion | undefined): string | undefined {
  if (!subject) return undefined;
  const found = questionChoices.find(({ valueOf }) => valueOf(subject) !== undefined);
  return found?.choices.find(({ value }) => value === found.valueOf(subject))?.word;
}
