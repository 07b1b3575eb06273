// English for every code that core gives. One function per code; nothing else in the program makes sentences of them.
import type { Answer } from '../../core/questions/question.ts';
import type { StepCode, StepParams } from '../../core/questions/step.ts';
import type { Outcome } from '../../core/readers/reader.ts';
import { acapStepWords } from './acap-steps.ts';
import { aiUseStepWords } from './ai-use-steps.ts';
import { datasetStepWords } from './dataset-steps.ts';
import { documentStepWords } from './document-steps.ts';
import { list } from './lists.ts';
import { mobileStepWords } from './mobile-steps.ts';
import { quirkStepWords } from './quirk-steps.ts';
import { number } from './words/counts.ts';

/** The answers as cells and verdicts show them. */
export const answerWords = {
  allow: 'Yes',
  deny: 'No',
  defer: 'Later',
  'no-information': 'Unknown',
} as const satisfies Record<Answer, string>;

const lineNumber = (line: number) => `line ${line + 1}`;

/** The name of a robot in a sentence; nobody's names are '' and `*`. */
const robot = (name: string) => (name === '' || name === '*' ? 'this robot' : name);

const followsFrom = {
  'allow-all': 'everything may be fetched',
  'deny-all': 'nothing may be fetched',
  defer: 'robots come back later',
  'no-information': 'that says nothing about the site',
  error: 'the reader stops with an error, and nothing is known of the site',
  parse: 'the file is read',
  follow: 'the redirect is followed',
} as const satisfies Record<Outcome, string>;

const fallbackFor = (name: string, answer: Answer) =>
  answer === 'allow' ? `${robot(name)} may fetch everything` : `${robot(name)} may fetch nothing`;

/** `names x`, or how another value is taken for it. */
function naming(value: string, name: string): string {
  return value.toLowerCase() === name.toLowerCase() ? `names ${name}` : `says ${value}, which names ${name}`;
}

const whyNoMatch = {
  differs: ({ urlAt }) => `the URL differs from it at character ${urlAt + 1}`,
  'url-ends': ({ urlAt }) => `the URL ends after character ${urlAt}`,
  'url-goes-on': ({ urlAt }) => `the URL goes on after character ${urlAt}`,
  'not-found': ({ missing, urlAt }) => `the URL has no ${missing} after character ${urlAt}`,
  'not-at-end': ({ missing }) => `the URL does not end in ${missing}`,
} as const satisfies Record<
  StepParams['rule-no-match']['why'],
  (params: StepParams['rule-no-match']) => string
>;

const matchNote = ({ directory, path }: { readonly directory: boolean; readonly path: string }) => {
  if (path === '') return ' Without a path it allows everything.';
  return directory ? ' It allows an index page, and with it the directory.' : '';
};

/** A sentence from the parameters of a code; `line` is `Line 13`, the line that the step speaks of. */
type Words<Code extends StepCode> = (params: StepParams[Code], line: string) => string;

/** A sentence from the parameters of a code. */
export const stepWords: { readonly [Code in StepCode]: Words<Code> } = {
  ...acapStepWords,
  ...aiUseStepWords,
  ...documentStepWords,
  ...mobileStepWords,
  ...datasetStepWords,
  ...quirkStepWords,
  'other-site': ({ url, origin }) =>
    origin === ''
      ? `${url} is on no site that has policy files.`
      : `${url} is on another site: the files of ${origin} say nothing about it.`,
  'own-file': ({ path }) => `${path} is a policy file itself: every robot may read it.`,
  'file-absent': ({ path }) => `The site has no ${path}: that is status 404.`,
  'file-read': ({ path, as }) => (path === as ? `${path} is read.` : `${path} is read as if it were ${as}.`),
  status: ({ status, outcome }) => {
    const what =
      status === 'timeout'
        ? 'No answer in time'
        : status === 'network'
          ? 'No connection'
          : `Status ${status}`;
    return `${what}: ${followsFrom[outcome]}.`;
  },
  'access-unlimited': () =>
    'Without records access is unlimited: robots may fetch everything, whatever they do not know of the site.',
  redirects: ({ hops, max, outcome }) =>
    max === 0
      ? `Redirects are not followed: ${followsFrom[outcome]}.`
      : `${number(hops)} redirects are more than the ${number(max)} that are followed: ${followsFrom[outcome]}.`,
  'encoding-unread': ({ encoding }) =>
    `The file is in ${encoding.toUpperCase()}: this reader finds no line in it.`,
  'mark-kept': (_params, line) => `${line} begins with a byte order mark, which counts as part of it.`,
  'file-too-long': ({ octets }) =>
    `The file is longer than ${number(octets)} octets: this reader reads none of it, and everything may be fetched.`,
  'file-not-utf-8': () =>
    'The file is no UTF-8: this reader stops with an error, and nothing is known of the site.',
  'line-cut': ({ octets }, line) => `${line} is read up to octet ${number(octets)} or its first NUL.`,
  'file-cut': ({ octets }, line) =>
    `${line} is the last one read: the file is read up to octet ${number(octets)}.`,
  'record-named': ({ name, value }, line) => `${line} ${naming(value, name)}: its record counts.`,
  'record-joined': ({ name, value }, line) => `${line} ${naming(value, name)} again: its rules are added.`,
  'record-later': ({ name, value }, line) =>
    `${line} ${naming(value, name)} too, but only the first such record counts.`,
  'record-less-specific': ({ name, preferred }, line) =>
    `${line} names ${name}, but ${preferred} comes first.`,
  'record-other': ({ agents }, line) => `${line} begins a record for ${list(agents)}.`,
  'record-ruleless': ({ value }, line) => `${line} names ${value}, but no rule follows: it begins no record.`,
  'record-default': ({ name }, line) =>
    `No line names ${robot(name)}: the record for all other robots counts, from ${lower(line)} on.`,
  'record-default-joined': (_params, line) =>
    `${line} speaks to all other robots again: its rules are added.`,
  'record-default-later': (_params, line) =>
    `${line} speaks to all other robots too, but only the first such record counts.`,
  'record-default-unused': ({ name }, line) =>
    `${line} speaks to the robots that no line names; ${name} is named.`,
  'no-record': ({ name, answer }) => `No record speaks to ${robot(name)}: ${fallbackFor('', answer)}.`,
  'url-read-as': ({ written, read }) => `${written} is compared as ${read}.`,
  'rule-first': (params, line) => `${line} decides: it is the first rule that matches.${matchNote(params)}`,
  'rule-longest': (params, line) =>
    `${line} decides: it is the ${params.matching === 1 ? 'only' : 'longest'} rule that matches.${matchNote(params)}`,
  'rule-no-match': (params, line) => `${line} does not match: ${whyNoMatch[params.why](params)}.`,
  'rule-not-asked': ({ deciding }, line) =>
    `${line} is not asked: ${lineNumber(deciding)} comes first and decides.`,
  'rule-shorter': ({ octets, longest, deciding }, line) =>
    `${line} matches too, but is shorter than ${lineNumber(deciding)}: ${number(octets)} against ${number(longest)} octets.`,
  'rule-yields': ({ deciding }, line) =>
    `${line} is as long as ${lineNumber(deciding)}, and between equals Allow counts.`,
  'rule-later': ({ deciding }, line) => `${line} is as long as ${lineNumber(deciding)}, which comes first.`,
  'rule-empty': ({ effect }, line) =>
    `${line} has no path: it ${effect === 'deny' ? 'forbids' : 'allows'} nothing.`,
  'rule-unknown': (_params, line) => `${line} is skipped: this reader knows no Allow.`,
  'rule-orphan': (_params, line) => `${line} belongs to no record: it is skipped.`,
  'no-rule': ({ answer }) =>
    answer === 'allow'
      ? 'No rule matches: what no rule forbids may be fetched.'
      : 'No rule matches: what no rule allows may not be fetched.',
};

const lower = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);

/** How a sentence begins that speaks of a line, counted from 1. */
export const theLine = (line: number): string => `Line ${line}`;
