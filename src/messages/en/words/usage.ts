// Words for verdicts on usages (ACAP 1.1): cells, the question, what a crawler understands.
import type { UsageReason, UsageSettings } from '../../../core/questions/usage-verdict.ts';
import { list, listAll } from '../lists.ts';
import { acapWords } from './acap.ts';
import { restrictionWords } from './acap-restrictions.ts';
import { number } from './counts.ts';

const because: Readonly<Record<UsageReason, (line: string) => string>> = {
  field: (line) => `line ${line} decides`,
  tie: (line) => `line ${line} and another one contradict each other`,
  other: (line) => `line ${line} prohibits all other usages`,
  conventional: (line) => `the conventional line ${line} decides`,
  'reference-missing': (line) => `the file that line ${line} refers to is not loaded`,
  silence: () => 'no line speaks of it',
  version: () => 'the file is in a version that is not read here',
  'no-file': () => 'the site has no such file',
  'other-site': () => 'this URL is on another site',
};

export const usageWords = {
  answers: {
    allowed: 'Yes',
    'allowed-with-restrictions': 'Limited',
    prohibited: 'No',
    unspecified: 'Not said',
  },
  /** The terms of the specification, for the trace. */
  terms: {
    allowed: 'permitted',
    'allowed-with-restrictions': 'permitted with restrictions',
    prohibited: 'prohibited',
    unspecified: 'not specified',
  },
  counted: {
    allowed: 'yes',
    'allowed-with-restrictions': 'limited',
    prohibited: 'no',
    unspecified: 'not said',
  },
  because,
  together: (lines: readonly string[]) => `lines ${listAll(lines)} decide together`,
  /** The number of a line of another file, where that of a line would stand. */
  inFile: (line: string, path: string) => `${line} of ${path}`,
  /** How silence is presented. */
  silent: { permitted: 'Not said (yes)', prohibited: 'Not said (no)', ask: 'Not said' },
  silence: 'Not said counts as',
  silences: {
    permitted: 'yes, as most crawlers take it',
    prohibited: 'no',
    ask: 'open: ask the publisher',
  },
  question: 'Question',
  fetch: 'May it fetch?',
  may: (usage: string) => `May it: ${acapWords.usageName(usage)}?`,
  all: 'All usages of one crawler',
  usages: 'Usages (ACAP)',
  crawler: 'Crawler',
  anyCrawler: 'any other crawler',
  purpose: 'Purpose',
  noPurpose: 'no purpose',
  otherPurpose: 'Purpose, as the crawler states it',
  understands: 'What this crawler understands…',
  panel: {
    title: 'What this crawler understands',
    about:
      'A crawler that cannot honour a restriction reads the permission as a prohibition; one that cannot tell a usage apart prohibits the wider one (2.4.3).',
    usages: 'Usages whose prohibition it can honour',
    qualifiers: 'Restrictions it can honour',
    form: (type: string, form: string) =>
      form === 'idlist' || form === 'classlist'
        ? `several ${restrictionWords.choice(type, form.replace('list', ''))}`
        : restrictionWords.choice(type, form),
    all: 'Everything',
    none: 'Nothing',
    settings: 'Where the specification leaves room',
    crawlerMatch: 'A name in the file means the crawler if it is',
    crawlerMatches: { exact: 'the same name', substring: 'part of the crawler’s name' },
    conventional: 'Where conventional and ACAP records disagree on different paths',
    conventionals: {
      conservative: 'both have to allow it',
      'acap-wins': 'the ACAP record counts',
      narrowest: 'the narrower path counts',
    },
    appliesTo: 'Conventional rules also speak about',
  } satisfies {
    crawlerMatches: Record<NonNullable<UsageSettings['crawlerMatch']>, string>;
    conventionals: Record<NonNullable<UsageSettings['conventional']>, string>;
  } & Record<string, unknown>,
  heading: (usage: string, agent: string) =>
    `for ${agent === '' ? 'any other crawler' : agent}: ${acapWords.usageName(usage)}`,
  trace: {
    parts: {
      file: 'File',
      records: 'Records',
      fields: 'Fields',
      conventional: 'Conventional',
      advice: 'Beside it',
      answer: 'ACAP says',
    },
    otherRecords: (count: number) =>
      count === 1 ? '1 record for others' : `${number(count)} records for others`,
    noFields: 'No field of these records speaks of this usage.',
    blockedBy: 'Crawling it is prohibited, so it cannot come to this usage.',
    carveOut: (usage: string, answer: string) => `${acapWords.usageName(usage)}: ${answer}`,
    carveOuts: (ways: readonly string[]) => `Ways to present that have another answer: ${ways.join('; ')}.`,
    embedded:
      'Permissions inside the page (ACAP Part 2) are not read here; they would come before those of the file.',
    requests: (requests: readonly string[]) => `Requested for this URL: ${list(requests)}.`,
    silence: (word: string) => `What nobody says is presented as: ${word}.`,
  },
  requests: {
    title: (count: number, crawler: string) =>
      `${count === 1 ? '1 request' : `${number(count)} requests`} to ${crawler === '' ? 'any crawler' : crawler}`,
    request: { 'take-down': 'Take down', 're-crawl': 'Crawl again' },
  },
} as const;
