// Readers that are given by the names that they say themselves, as findings and marks have them.

import type { Reader, ReaderOption } from '../../core/readers/reader.ts';
import { inLanguage } from '../language.ts';
import { listAll } from './counts.ts';

// The link to the page that explains a way of reading.
export const aboutReader = inLanguage('aboutReader', (title: string): string => `About ${title}`);

// What a way of reading rests on, and which of its knobs are our reading.
const evidence = {
  stated: 'Based on its own specification, documentation or source code.',
  'second-hand': 'Based on what others report, because its own sources were not available.',
  ours: 'No source says how this reader reads the file. This is our reading.',
} as const satisfies Record<Reader['evidence'], string>;

/** What a knob is about, as the end of a list. */
const about: Partial<Record<ReaderOption, string>> = {
  'text.bom': 'the byte order mark',
  'text.maxBytes': 'how much of a file is read',
  'text.overflow': 'what a longer file means',
  'record.blankLine': 'blank lines',
  'record.ruleless': 'user-agents without a rule',
  'agent.match': 'how names compare',
  'group.specific': 'several records for one crawler',
  'group.default': 'several records for any other crawler',
  'rule.tie': 'rules of equal length',
  'rule.empty': 'rules without a path',
  'path.urlPart': 'how much of a URL is compared',
  'path.decode': 'escapes',
  'path.escapedSpecials': 'escaped * and $',
  'path.queryDelims': 'delimiters in a query',
  'file.alwaysAllowed': 'whether the file itself may always be read',
  'delay.format': 'how a delay is written',
  'cache.defaultSeconds': 'how long a copy may be used',
};

/** What a knob is about, in a few words; its name if there are none. */
export const aboutKnob = inLanguage('aboutKnob', (knob: ReaderOption): string => about[knob] ?? knob);

/** What a reader rests on, in a sentence or two. */
export const readerBasis = inLanguage(
  'readerBasis',
  function readerBasis({ evidence: rests, unspecified }: Reader): string {
    if (unspecified.length === 0) return evidence[rests];
    return `${evidence[rests]} Its source does not cover the following points, which are our reading: ${listAll(unspecified.map(aboutKnob))}.`;
  },
);

export const readerNamed = (title: string): string => title;

/** Several of them, in one word: "Google, Bing". */
export const readersNamed = (titles: string): string => listAll(titles.split(', '));
