// What the question about usages is asked with.
import * as v from 'valibot';
import { defineSettings } from '../../../questions/question-settings.ts';
import type { Capabilities } from '../fallback.ts';
import { usages } from '../usages.ts';
import type { UsageSettings } from './usage-verdict.ts';

/** How a usage that nobody speaks of is presented; never part of the answer (ACAP 1.1 2.4.3 note). */
export type UnmentionedUsage = 'permitted' | 'prohibited' | 'ask';

/** ACAP: one usage for all crawlers, or all usages for one. */
export interface UsageQuestion {
  readonly question: 'usage';
  /** One usage, with a column for each crawler; without it, all usages side by side for `crawler`. */
  readonly usage?: string;
  /** '' is any crawler that nobody names. */
  readonly crawler: string;
  readonly purpose?: string;
  readonly capabilities?: Capabilities;
  readonly settings?: UsageSettings;
  readonly silence: UnmentionedUsage;
}

const nameList = v.array(v.string());

export const usageSettings = defineSettings<UsageQuestion>({
  question: 'usage',
  schema: v.looseObject({
    question: v.literal('usage'),
    usage: v.exactOptional(v.picklist(usages)),
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
  }),
  deciding: ['usage', 'purpose', 'capabilities', 'settings'],
});
