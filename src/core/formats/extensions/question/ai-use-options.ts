// What is asked about the use of a page, as the options of the question: for the table of the workbench and for expectations alike.
import type { AiUseOptions } from './ai-use-verdict.ts';

/** What a purpose is asked about with; what is absent is as the question has it. */
interface AiUseQuestionOptions {
  readonly signalScope?: AiUseOptions['signalScope'] | undefined;
  readonly edition?: AiUseOptions['edition'] | undefined;
}

/** The options for one purpose and one file. */
export function aiUseOptions(
  { signalScope, edition }: AiUseQuestionOptions,
  purpose: AiUseOptions['purpose'],
  file: string,
): AiUseOptions {
  return {
    question: 'ai-use',
    purpose,
    file,
    ...(signalScope ? { signalScope } : {}),
    ...(edition === undefined ? {} : { edition }),
  };
}
