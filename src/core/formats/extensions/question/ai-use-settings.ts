// What the question about the use by AI is asked with.
import * as v from 'valibot';
import { type AiPurpose, aiPurposes } from '../../../catalogue/ai-purposes.ts';
import { usageEditions } from '../../../catalogue/usage-vocabulary.ts';
import { defineSettings } from '../../../questions/question-settings.ts';
import { type SignalScope, signalScopes } from './ai-use-verdict.ts';

/** What AI may do: one purpose for all agents, or all purposes for one. */
export interface AiUseQuestion {
  readonly question: 'ai-use';
  /** One purpose, with a column for each agent; without it, all purposes side by side for `agent`. */
  readonly purpose?: AiPurpose;
  /** '' is the agent that nobody names. */
  readonly agent: string;
  readonly signalScope?: SignalScope;
  /** The edition of the labels of Content-Usage; the newest if absent. */
  readonly edition?: string;
  /** What is not said, and what is said both ways, is shown as a no; never part of the answer. */
  readonly cautious?: boolean;
}

export const aiUseSettings = defineSettings<AiUseQuestion>({
  question: 'ai-use',
  schema: v.looseObject({
    question: v.literal('ai-use'),
    purpose: v.exactOptional(v.picklist(aiPurposes)),
    agent: v.optional(v.string(), ''),
    signalScope: v.exactOptional(v.picklist(signalScopes)),
    edition: v.exactOptional(v.picklist(usageEditions.map(({ id }) => id))),
    cautious: v.exactOptional(v.boolean()),
  }),
  deciding: ['purpose', 'signalScope', 'edition'],
});
