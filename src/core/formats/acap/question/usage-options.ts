// What is asked about usages, as the options of the question: for the table of the workbench and for expectations alike.
import type { UsageOptions } from './usage-verdict.ts';

/** What a usage is asked about with; an empty purpose is none. */
interface UsageQuestionOptions {
  readonly purpose?: UsageOptions['purpose'] | undefined;
  readonly capabilities?: UsageOptions['capabilities'] | undefined;
  readonly settings?: UsageOptions['options'] | undefined;
}

/** The options for one usage and one file; what is not asked with is left out. */
export function usageOptions(
  { purpose, capabilities, settings }: UsageQuestionOptions,
  usage: string,
  file: string,
  reader?: UsageOptions['reader'],
): UsageOptions {
  return {
    question: 'usage',
    usage,
    file,
    ...(reader === undefined ? {} : { reader }),
    ...(purpose === undefined || purpose === '' ? {} : { purpose }),
    ...(capabilities ? { capabilities } : {}),
    ...(settings ? { options: settings } : {}),
  };
}
