// Words for the question what AI may do, in the matrix and in the trace.

import type { AiPurpose } from '../../../core/catalogue/ai-purposes.ts';
import type { AiUseAnswer, AiUseReason } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import { inLanguage } from '../../language.ts';
import { dayTold, plural } from '../counts.ts';

// The three purposes of the question what AI may do, in words.
/** As in `line 3 says no to AI training`. */
export const purposeWords: Readonly<Record<AiPurpose, string>> = {
  search: 'search',
  'ai-input': 'AI input',
  'ai-train': 'AI training',
};

const because: Readonly<Record<AiUseReason, (line: number) => string>> = {
  closed: (line) => `line ${line} keeps it out`,
  'closed-and-granted': () => 'one line keeps it out, another says yes',
  usage: (line) => `Content-Usage in line ${line}`,
  signal: (line) => `Content-Signal in line ${line}`,
  named: (line) => `line ${line} lets it in by name`,
  token: (line) => `line ${line} speaks of a policy token`,
  several: (line) => `several lines say so, from line ${line} on`,
  silence: () => 'no line says yes or no',
  'own-file': () => 'the policy file itself is no content',
  'no-file': () => 'the site has no such file',
  'other-site': () => 'this URL is on another site',
};

const answers = {
  yes: 'Yes',
  no: 'No',
  'not-stated': 'Not said',
  contradictory: 'Both',
} as const satisfies Record<AiUseAnswer, string>;

export const aiUseWords = inLanguage('aiUseWords', {
  question: 'What may AI do with it?',
  /** As in the list of questions and of expectations. */
  questions: {
    search: 'Use: search?',
    'ai-input': 'Use: AI input?',
    'ai-train': 'Use: AI training?',
  },
  all: 'Use: all three for one agent',
  purposes: { search: 'Search', 'ai-input': 'AI input', 'ai-train': 'AI training' },
  answers,
  counted: { yes: 'yes', no: 'no', 'not-stated': 'not said', contradictory: 'both' },
  /** To the cautious. */
  cautiously: { 'not-stated': 'No, not said', contradictory: 'No, both' },
  because,
  underOther: (answer: AiUseAnswer) => `under the other reading of signals ${answers[answer].toLowerCase()}`,
  heading: (purpose: keyof typeof purposeWords, agent: string) =>
    `for ${purposeWords[purpose]}, ${agent === '' ? 'any agent that is not named' : agent}`,
  agent: 'Agent',
  anyAgent: 'any agent that is not named',
  purpose: 'Purpose',
  allPurposes: 'all three, for one agent',
  scope: 'A signal counts for',
  scopes: { record: 'its record', file: 'the whole file' },
  edition: 'Labels of',
  editionOf: (id: string, date: string) => `${id}, ${dayTold(date)}`,
  cautious: 'Cautious view',
  cautiousHint: 'Shows Not said and Both as No. It changes what is shown, not what is answered.',
  note: 'What the file says, read as RFC 9309 with Content-Usage; not what law says, nor what anybody does.',
  nameless: (count: number) =>
    `${plural(count, 'service has', 'services have')} no name that a file could say`,
  trace: {
    access: 'Access',
    usage: 'Content-Usage',
    signal: 'Content-Signal',
    tokens: 'Policy tokens',
    beside: 'Not counted',
    noUsage: 'No Content-Usage line stands in the record of this agent.',
    noSignal: 'No Content-Signal line speaks of it.',
    whyNoYes: 'Why no yes',
    notYes: {
      silence:
        'A yes needs a line that says it: Content-Signal, Content-Usage, or an Allow by name for an agent that does nothing else. To be let in is not enough.',
      closed: 'Every purpose begins with fetching. What keeps the agent out has to go first.',
      contradictory: 'A line says yes. It counts once no line says no.',
    },
  },
} as const);
