// What the matrix can be asked besides fetching, as it is offered. A new question is a row here.
import { aiPurposes } from '../../../core/catalogue/ai-purposes.ts';
import { type Usage, usages } from '../../../core/formats/acap/usages.ts';
import { usageWords } from '../../../messages/en/formats/acap.ts';
import { datasetWords } from '../../../messages/en/formats/data-txt.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { aiUseWords } from '../../../messages/en/formats/extensions.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { MatrixQuestion } from '../../../state/table/matrix-question.ts';
import { setAiUseQuestion } from '../../../state/table/questions/ai-use.ts';
import { setDatasetQuestion } from '../../../state/table/questions/datasets.ts';
import { setDocumentQuestion } from '../../../state/table/questions/documents.ts';
import { setMobileQuestion } from '../../../state/table/questions/mobile-agents.ts';
import { setUsageQuestion } from '../../../state/table/questions/usage.ts';

interface QuestionChoice {
  readonly value: string;
  readonly word: string;
  readonly ask: () => void;
}

export interface QuestionChoiceGroup {
  readonly title: string;
  readonly choices: readonly QuestionChoice[];
  /** The value that a subject of this question has; undefined for others. */
  readonly valueOf: (subject: MatrixQuestion) => string | undefined;
}

const ALL_PURPOSES = 'all';

const usageChoices: QuestionChoiceGroup = {
  title: usageWords.usages,
  choices: [
    ...usages.map((usage: Usage) => ({
      value: usage,
      word: usageWords.may(usage),
      ask: () => setUsageQuestion(documentStore, { usage }),
    })),
    {
      value: ALL_PURPOSES,
      word: usageWords.all,
      ask: () => setUsageQuestion(documentStore, { usage: undefined }),
    },
  ],
  valueOf: (subject) => (subject.question === 'usage' ? (subject.usage ?? ALL_PURPOSES) : undefined),
};

/** One choice for each purpose: the bar below changes between them too. */
const aiUseValue = (purpose: string) => `ai-use ${purpose}`;

const aiUseChoices: QuestionChoiceGroup = {
  title: aiUseWords.question,
  choices: [
    ...aiPurposes.map((purpose) => ({
      value: aiUseValue(purpose),
      word: aiUseWords.questions[purpose],
      ask: () => setAiUseQuestion(documentStore, { purpose }),
    })),
    {
      value: aiUseValue(ALL_PURPOSES),
      word: aiUseWords.all,
      ask: () => setAiUseQuestion(documentStore, { purpose: undefined }),
    },
  ],
  valueOf: (subject) =>
    subject.question === 'ai-use' ? aiUseValue(subject.purpose ?? ALL_PURPOSES) : undefined,
};

const DOCUMENT_VALUE = 'index-follow';

const documentChoices: QuestionChoiceGroup = {
  title: documentWords.questionGroup,
  choices: [
    { value: DOCUMENT_VALUE, word: documentWords.question, ask: () => setDocumentQuestion(documentStore) },
  ],
  valueOf: (subject) => (subject.question === DOCUMENT_VALUE ? DOCUMENT_VALUE : undefined),
};

const HOST_VALUE = 'mobile-agent';

const mobileChoices: QuestionChoiceGroup = {
  title: mobileWords.system,
  choices: [{ value: HOST_VALUE, word: mobileWords.question, ask: () => setMobileQuestion(documentStore) }],
  valueOf: ({ question }) => (question === HOST_VALUE ? HOST_VALUE : undefined),
};

const DATASET_VALUE = 'dataset';

const datasetChoices: QuestionChoiceGroup = {
  title: datasetWords.group,
  choices: [
    { value: DATASET_VALUE, word: datasetWords.question, ask: () => setDatasetQuestion(documentStore) },
  ],
  valueOf: (subject) => (subject.question === DATASET_VALUE ? DATASET_VALUE : undefined),
};

export const questionChoiceGroups: readonly QuestionChoiceGroup[] = [
  aiUseChoices,
  usageChoices,
  mobileChoices,
  datasetChoices,
  documentChoices,
];

/** What a subject is called among the choices; undefined if it is not one of them. */
export function questionTitle(subject: MatrixQuestion | undefined): string | undefined {
  if (!subject) return undefined;
  const found = questionChoiceGroups.find(({ valueOf }) => valueOf(subject) !== undefined);
  return found?.choices.find(({ value }) => value === found.valueOf(subject))?.word;
}
