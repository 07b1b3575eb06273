// The section that each step of an explanation about AI use follows. Where no specification combines the statements,
// the section is the one that the combination rests on.

import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { UseCarrierId } from '../../../questions/use-statement.ts';
import type { AiUseStepParams } from '../step-params.ts';
import type { AiUseReason } from './ai-use-verdict.ts';

type AiUseStepCode = keyof AiUseStepParams | 'other-site';

/** A step that explanations about AI use add to those of fetching. */
export type AiUseStep = UncitedStep<AiUseStepCode>;

const ACCESS = 'draft-ietf-aipref-attach-05 3.1';
const USAGE = 'draft-ietf-aipref-attach-05 3.1';
const SIGNAL = 'draft-romm-aipref-contentsignals-00; Cloudflare, 2025 and 2026';
const TOKEN = 'Google crawler list; Apple crawler page, 2026';
const RSL = 'RSL 1.0 4.4';

const sectionOfCarrier = {
  rsl: 'RSL 1.0 3.3',
  tdmrep: 'TDMRep, TDM File on the Origin Server',
  'response-headers': 'draft-ietf-aipref-attach-05 2',
  document: 'pages of the operators',
} as const satisfies Record<UseCarrierId, string>;

const sectionOfAnswer = {
  closed: ACCESS,
  'closed-and-granted': ACCESS,
  usage: USAGE,
  signal: SIGNAL,
  named: 'RFC 9309 2.2.1',
  token: TOKEN,
  carrier: 'draft-ietf-aipref-vocab-08 5',
  several: 'draft-ietf-aipref-vocab-08 5',
  silence: 'draft-ietf-aipref-vocab-08 5',
  'own-file': 'RFC 9309 2.2.2',
  'no-file': 'RFC 9309 2.3.1.3',
  'other-site': 'RFC 9309 2.3',
} as const satisfies Record<AiUseReason, string>;

export const aiUseStepSections: StepSections<AiUseStepCode> = {
  'other-site': 'RFC 9309 2.3',
  'ai-answer': ({ reason }) => sectionOfAnswer[reason as AiUseReason],
  'ai-carrier': ({ carrier }) => sectionOfCarrier[carrier],
  'ai-closed': ACCESS,
  'ai-exception': ACCESS,
  'ai-named': 'RFC 9309 2.2.1',
  'ai-fetch-only': 'RFC 9309 1',
  'ai-fetch-fallback': 'RFC 9309 1',
  'ai-usage-no-label': 'draft-ietf-aipref-vocab-08 5',
  'ai-usage': USAGE,
  'ai-usage-silent': USAGE,
  'ai-usage-unread': 'draft-ietf-aipref-vocab-08 6.5',
  'ai-usage-yields': USAGE,
  'ai-usage-wider': USAGE,
  'ai-usage-shorter': USAGE,
  'ai-usage-no-match': USAGE,
  'ai-signal': SIGNAL,
  'ai-signal-left-out': SIGNAL,
  'ai-signal-unread': SIGNAL,
  'ai-signal-default-unused': SIGNAL,
  'ai-signal-elsewhere': SIGNAL,
  'ai-token': TOKEN,
  'ai-token-silent': TOKEN,
  'ai-license': RSL,
  'ai-most': SIGNAL,
  'ai-other-scope': SIGNAL,
};
