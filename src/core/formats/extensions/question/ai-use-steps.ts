// The section that each step of an explanation about AI use follows. Where no specification combines the statements,
// the section is the one that the combination rests on.

import { type Citations, cite } from '../../../catalogue/citations.ts';
import type { StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { UseCarrierId } from '../../../questions/use-statement.ts';
import type { AiUseStepParams } from '../step-params.ts';
import type { AiUseReason } from './ai-use-verdict.ts';

type AiUseStepCode = keyof AiUseStepParams | 'other-site';

/** A step that explanations about AI use add to those of fetching. */
export type AiUseStep = UncitedStep<AiUseStepCode>;

const ACCESS = cite('draft-ietf-aipref-attach-05', '3.1');
const USAGE = cite('draft-ietf-aipref-attach-05', '3.1');
const SIGNAL = [...cite('draft-romm-aipref-contentsignals-00'), ...cite('Cloudflare, 2025 and 2026')];
const TOKEN = [...cite('Google crawler list'), ...cite('Apple crawler page', '2026')];
const RSL = cite('RSL 1.0', '4.4');

const sectionOfCarrier = {
  rsl: cite('RSL 1.0', '3.3'),
  tdmrep: cite('TDMRep', 'TDM File on the Origin Server'),
  'response-headers': cite('draft-ietf-aipref-attach-05', '2'),
  document: cite('pages of the operators'),
} as const satisfies Record<UseCarrierId, Citations>;

const sectionOfAnswer = {
  closed: ACCESS,
  'closed-and-granted': ACCESS,
  usage: USAGE,
  signal: SIGNAL,
  named: cite('RFC 9309', '2.2.1'),
  token: TOKEN,
  carrier: cite('draft-ietf-aipref-vocab-08', '5'),
  several: cite('draft-ietf-aipref-vocab-08', '5'),
  silence: cite('draft-ietf-aipref-vocab-08', '5'),
  'own-file': cite('RFC 9309', '2.2.2'),
  'no-file': cite('RFC 9309', '2.3.1.3'),
  'other-site': cite('RFC 9309', '2.3'),
} as const satisfies Record<AiUseReason, Citations>;

export const aiUseStepSections: StepSections<AiUseStepCode> = {
  'other-site': cite('RFC 9309', '2.3'),
  'ai-answer': ({ reason }) => sectionOfAnswer[reason as AiUseReason],
  'ai-carrier': ({ carrier }) => sectionOfCarrier[carrier],
  'ai-closed': ACCESS,
  'ai-exception': ACCESS,
  'ai-named': cite('RFC 9309', '2.2.1'),
  'ai-fetch-only': cite('RFC 9309', '1'),
  'ai-fetch-fallback': cite('RFC 9309', '1'),
  'ai-usage-no-label': cite('draft-ietf-aipref-vocab-08', '5'),
  'ai-usage': USAGE,
  'ai-usage-silent': USAGE,
  'ai-usage-unread': cite('draft-ietf-aipref-vocab-08', '6.5'),
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
