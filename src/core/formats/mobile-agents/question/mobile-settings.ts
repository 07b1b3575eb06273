// What the question about hosts for mobile agents is asked with.
import * as v from 'valibot';
import { defineSettings } from '../../../questions/question-settings.ts';

/** Mobile-agent-server: which host takes a mobile agent for a URL. */
export interface MobileQuestion {
  readonly question: 'mobile-agent';
  /** What stands beside the hosts: what the access rules say, or the table that was printed. */
  readonly beside?: 'access' | 'printed';
  /** A table that was printed somewhere: by URL the host, or `not available`. It is asked about, and part of no file. */
  readonly printed?: Readonly<Record<string, string>>;
}

export const mobileSettings = defineSettings<MobileQuestion>({
  question: 'mobile-agent',
  schema: v.looseObject({
    question: v.literal('mobile-agent'),
    beside: v.exactOptional(v.picklist(['access', 'printed'])),
    printed: v.exactOptional(v.record(v.string(), v.string())),
  }),
  deciding: [],
});
