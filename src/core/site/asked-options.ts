// What a cell asks, as the options of a question.

import { usageOptions } from '../formats/acap/question/usage-options.ts';
import { aiUseOptions } from '../formats/extensions/question/ai-use-options.ts';
import { documentOptions } from '../formats/robots-pi/question/index-follow-part.ts';
import type { Status } from '../questions/question.ts';
import type { AnyOptions } from '../questions/registry.ts';
import type { ReaderId } from '../readers/index.ts';
import type { Reader } from '../readers/reader.ts';
import {
  askedAiUse,
  askedDocuments,
  askedUsage,
  type ExpectableCell,
  questionOfCell,
} from './expectation.ts';

/** How and by whom the file is asked. */
export interface Asker {
  readonly reader: ReaderId | Reader;
  readonly file: string;
  readonly status?: Status;
  readonly redirects?: number;
}

type ToOptions = (cell: ExpectableCell, asker: Asker) => AnyOptions | undefined;

const byQuestion: Readonly<Record<string, ToOptions>> = {
  fetch: (_cell, asker) => ({ question: 'fetch', ...asker }),
  usage({ asked }, { file, reader }) {
    const read = askedUsage(asked);
    return read && usageOptions(read, read.usage, file, reader);
  },
  'ai-use'({ asked }, { file }) {
    const read = askedAiUse(asked);
    return read && aiUseOptions(read, read.purpose, file);
  },
  'mobile-agent': (_cell, { file }) => ({ question: 'mobile-agent', file }),
  dataset: (_cell, { reader: _, ...asker }) => ({ question: 'dataset', ...asker }),
  'index-follow'({ asked }) {
    const read = askedDocuments(asked);
    return read && documentOptions(read.parser);
  },
};

/** Whether this version knows a question. */
export const isQuestion = (question: string): boolean => Object.hasOwn(byQuestion, question);

/** The options that a cell is asked with, or undefined if this version does not know the question or a value in `asked`. */
export function optionsOfCell(cell: ExpectableCell, asker: Asker): AnyOptions | undefined {
  const question = questionOfCell(cell);
  return isQuestion(question) ? byQuestion[question]!(cell, asker) : undefined;
}
