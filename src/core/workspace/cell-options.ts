// What a cell asks, as the options of a question.

import { usageOptions } from '../formats/acap/question/usage-options.ts';
import { aiUseOptions } from '../formats/extensions/question/ai-use-options.ts';
import { documentOptions } from '../formats/robots-pi/question/index-follow-part.ts';
import type { Status } from '../questions/question.ts';
import type { AnyOptions } from '../questions/registry.ts';
import type { Reader } from '../readers/reader.ts';
import type { ReaderId } from '../readers/registry.ts';
import {
  cellQuestion,
  type ExpectableCell,
  parseAiUseSettings,
  parseDocumentSettings,
  parseUsageSettings,
} from './expectation.ts';

/** How and by whom the file is asked. */
export interface CellQueryContext {
  readonly reader: ReaderId | Reader;
  readonly file: string;
  readonly status?: Status;
  readonly redirects?: number;
}

type OptionsFactory = (cell: ExpectableCell, asker: CellQueryContext) => AnyOptions | undefined;

const optionsByQuestion: Readonly<Record<string, OptionsFactory>> = {
  fetch: (_cell, asker) => ({ question: 'fetch', ...asker }),
  usage({ asked }, { file, reader }) {
    const read = parseUsageSettings(asked);
    return read && usageOptions(read, read.usage, file, reader);
  },
  'ai-use'({ asked }, { file }) {
    const read = parseAiUseSettings(asked);
    return read && aiUseOptions(read, read.purpose, file);
  },
  'mobile-agent': (_cell, { file }) => ({ question: 'mobile-agent', file }),
  dataset: (_cell, { reader: _, ...asker }) => ({ question: 'dataset', ...asker }),
  'index-follow'({ asked }) {
    const read = parseDocumentSettings(asked);
    return read && documentOptions(read.parser);
  },
};

/** Whether this version knows a question. */
export const isKnownQuestion = (question: string): boolean => Object.hasOwn(optionsByQuestion, question);

/** The options that a cell is asked with, or undefined if this version does not know the question or a value in `asked`. */
export function createCellOptions(cell: ExpectableCell, asker: CellQueryContext): AnyOptions | undefined {
  const question = cellQuestion(cell);
  return isKnownQuestion(question) ? optionsByQuestion[question]!(cell, asker) : undefined;
}
