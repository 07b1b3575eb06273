// What a workspace asks besides fetching: the key `asked`, beside the name of the question.
import * as v from 'valibot';
import { aiPurposes } from '../catalogue/ai-purposes.ts';
import { usageEditions } from '../catalogue/usage-vocabulary.ts';
import { usages } from '../formats/acap/usages.ts';
import { signalScopes } from '../formats/extensions/question/ai-use-verdict.ts';

const nameList = v.array(v.string());

const usageSettingsSchema = v.looseObject({
  question: v.literal('usage'),
  /** Without one, all usages for `crawler`. */
  usage: v.exactOptional(v.picklist(usages)),
  /** '' is any crawler that nobody names. */
  crawler: v.optional(v.string(), ''),
  purpose: v.exactOptional(v.string()),
  capabilities: v.exactOptional(
    v.looseObject({ usages: v.exactOptional(nameList), qualifiers: v.exactOptional(nameList) }),
  ),
  settings: v.exactOptional(
    v.looseObject({
      crawlerMatch: v.exactOptional(v.picklist(['exact', 'substring'])),
      conventional: v.exactOptional(v.picklist(['conservative', 'acap-wins', 'narrowest'])),
      conventionalAppliesTo: v.exactOptional(nameList),
    }),
  ),
  silence: v.optional(v.picklist(['permitted', 'prohibited', 'ask']), 'permitted'),
});

const mobileSchema = v.looseObject({
  question: v.literal('mobile-agent'),
  beside: v.exactOptional(v.picklist(['access', 'printed'])),
  /** A table that was printed: by URL the host, or `not available`. */
  printed: v.exactOptional(v.record(v.string(), v.string())),
});

const documentSchema = v.looseObject({
  question: v.literal('index-follow'),
  parser: v.exactOptional(v.picklist(['xml', 'html'])),
  agent: v.optional(v.string(), ''),
});

const datasetSchema = v.looseObject({ question: v.literal('dataset'), visitor: v.optional(v.string(), '') });

const aiUseSchema = v.looseObject({
  question: v.literal('ai-use'),
  /** Without one, all three for `agent`. */
  purpose: v.exactOptional(v.picklist(aiPurposes)),
  /** '' is any agent that nobody names. */
  agent: v.optional(v.string(), ''),
  signalScope: v.exactOptional(v.picklist(signalScopes)),
  edition: v.exactOptional(v.picklist(usageEditions.map(({ id }) => id))),
  /** What is not said, and what is said both ways, is shown as a no. */
  cautious: v.exactOptional(v.boolean()),
});

const settingsSchema = v.variant('question', [
  usageSettingsSchema,
  mobileSchema,
  documentSchema,
  datasetSchema,
  aiUseSchema,
]);

export type QuestionSettings = v.InferOutput<typeof settingsSchema>;

/** What is asked, or undefined if this version does not know the question, or a value in it. Keys of later versions stay. */
export function parseQuestionSettings(question: string, asked: unknown = {}): QuestionSettings | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const result = v.safeParse(settingsSchema, { ...asked, question });
  return result.success ? result.output : undefined;
}
