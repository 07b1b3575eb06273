// English for the steps of an answer about search, AI input and AI training. One function per code.
import type { AiUseStepParams } from '../../core/dialects/modern-lines/step.ts';
import { list } from './lists.ts';
import { purposeWords } from './words/ai-purposes.ts';

type Params = AiUseStepParams;
type Words<Code extends keyof Params> = (params: Params[Code], line: string) => string;

const agent = (name: string) => (name === '' ? 'an agent that no line names' : name);
const lineNumber = (line: number) => `line ${line + 1}`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Lines 2 and 5 say yes`. */
function saying(lines: readonly number[], answer: 'yes' | 'no'): string {
  const numbers = [...new Set(lines)].toSorted((a, b) => a - b).map((line) => String(line + 1));
  return numbers.length === 1 ? `line ${numbers[0]} says ${answer}` : `lines ${list(numbers)} say ${answer}`;
}

const answers: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  'not-stated': 'Not said',
  contradictory: 'Both',
};

function answered({ purpose, answer, reason, yes, no }: Params['ai-answer']): string {
  const to = `to ${purposeWords[purpose]}`;
  if (reason === 'own-file') return 'The policy file itself is no content: nothing is said of its use.';
  if (reason === 'no-file') return 'The site has no such file: nothing is said.';
  if (reason === 'closed')
    return `${upper(lineNumber(no[0] ?? 0))} keeps it out: what may not be fetched is a no ${to}.`;
  if (reason === 'closed-and-granted')
    return `${upper(lineNumber(no[0] ?? 0))} keeps it out, and ${saying(yes, 'yes')} ${to}: the file says both.`;
  if (answer === 'contradictory')
    return `${upper(saying(no, 'no'))} ${to}, ${saying(yes, 'yes')}: the file says both.`;
  if (answer === 'not-stated') return `No line says yes or no ${to} here.`;
  return answer === 'yes' ? `${upper(saying(yes, 'yes'))} ${to}.` : `${upper(saying(no, 'no'))} ${to}.`;
}

const fetchOnly: Readonly<Record<Params['ai-fetch-only']['why'], Words<'ai-fetch-only'>>> = {
  default: (_params, line) =>
    `It may be fetched${line === '' ? '' : ` by ${line.toLowerCase()}`}, but not by name: to let everybody in grants no use.`,
  purposes: ({ name, purpose }, line) =>
    `${line} lets ${name} in by name. It is not known to fetch for ${purposeWords[purpose]} alone, so that does not say what for.`,
  uncovered: () => 'It may be fetched because no rule is about it. That grants no use.',
};

const places: Readonly<Record<Params['ai-signal']['where'], string>> = {
  record: 'in the record of this agent',
  default: 'in no record, and so for all whose record does not say it',
  file: 'and signals count for the whole file',
};

const forPath = (path: string) => (path === '' ? 'for all paths' : `for ${path}`);

const scopes: Readonly<Record<Params['ai-other-scope']['scope'], string>> = {
  record: 'If each signal counts for its record only',
  file: 'If every signal counts for the whole file',
};

export const aiUseStepWords: { readonly [Code in keyof Params]: Words<Code> } = {
  'ai-answer': answered,
  'ai-closed': ({ purpose }, line) =>
    `${line} keeps it out. Every purpose begins with fetching: a no to ${purposeWords[purpose]}.`,
  'ai-exception': ({ rule, isNarrower }) =>
    isNarrower
      ? `A yes is said beside it, with a wider reach: ${lineNumber(rule)} is an exception from it, no contradiction.`
      : `A yes is said outside of its record: ${lineNumber(rule)} closes the site to this agent, as an exception.`,
  'ai-named': ({ name, purpose }, line) =>
    `${line} lets ${name} in by name, which fetches for ${purposeWords[purpose]} alone: that says yes.`,
  'ai-fetch-only': (params, line) => fetchOnly[params.why](params, line),
  'ai-fetch-fallback': ({ name, token }, line) =>
    `${line} lets in ${token}, whose record ${name} follows. ${name} itself is not named, so that grants no use.`,
  'ai-usage-no-label': ({ purpose, edition }) =>
    `Content-Usage has no label for ${purposeWords[purpose]} in ${edition}.`,
  'ai-usage': ({ label, says, path }, line) => `${line} says ${says} to ${label}, ${forPath(path)}.`,
  'ai-usage-silent': ({ label, path }, line) =>
    `${line} counts ${forPath(path)} and does not state ${label}: nothing is taken from shorter paths.`,
  'ai-usage-unread': ({ path }, line) =>
    `${line} counts ${forPath(path)} and cannot be read: nothing is said, nor taken from shorter paths.`,
  'ai-usage-yields': ({ deciding }, line) =>
    `${line} is as long as ${lineNumber(deciding)}, which counts: among equals a no comes first, then a yes.`,
  'ai-usage-wider': ({ label, narrower, deciding }, line) =>
    `${line} speaks of ${label}, a wider label than ${narrower}, which ${lineNumber(deciding)} states.`,
  'ai-usage-shorter': ({ deciding }, line) => `${line} has a shorter path than ${lineNumber(deciding)}.`,
  'ai-usage-no-match': ({ path }, line) => `${line} is about ${path}, which does not match.`,
  'ai-signal': ({ key, value, where }, line) => `${line} says ${key}=${value}, ${places[where]}.`,
  'ai-signal-left-out': ({ key }, line) => `${line} leaves ${key} out: it says nothing of it.`,
  'ai-signal-unread': (_params, line) => `${line} cannot be read: it says nothing.`,
  'ai-signal-default-unused': ({ key }, line) =>
    `${line} stands in no record, and the record of this agent has its own ${key}.`,
  'ai-signal-elsewhere': ({ key, value }, line) =>
    `${line} says ${key}=${value} in another record: it counts for the agents of that record.`,
  'ai-token': ({ token, name, purpose, says, isNamed }, line) => {
    const what =
      says === 'no'
        ? `keeps ${token} out${isNamed ? '' : ', as all that no line names'}`
        : `lets ${token} in by name`;
    return `${line} ${what}. That name is a switch for ${purposeWords[purpose]} with what ${agent(name)} fetches: ${says}.`;
  },
  'ai-token-silent': ({ token, name, isNamed }) =>
    isNamed
      ? `${token}, a switch for what ${agent(name)} fetches, is named, but no Allow lets it in here: that says nothing.`
      : `${token}, a switch for what ${agent(name)} fetches, is not named: that says nothing.`,
  'ai-license': ({ address }, line) =>
    `${line} names a licence: ${address}. Alone it says neither yes nor no.`,
  'ai-most': ({ value }, line) =>
    `${line} says use=${value}, the most that may be done. It is tied to no purpose, so it is not counted.`,
  'ai-other-scope': ({ scope, answer }) => `${scopes[scope]}, the answer is ${answers[answer] ?? answer}.`,
};
