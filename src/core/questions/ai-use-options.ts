// What is asked about the use of a page, as the options of the question: for the table of the workbench and for expectations alike.
import type { AiUseOptions } from './ai-use-verdict.ts';

interface AiUseAsked {
  readonly signalScope?: AiUseOptions['signalScope'] | undefined;
  readonly edition?: AiUseOptions['edition'] | undefined;
}

export function aiUseOptions(
  { signalScope, edition }: AiUseAsked,
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
