// Readers by their own titles, as findings and marks name them.

import type { Reader, ReaderOption } from '../../core/readers/reader.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import { inLanguage } from '../language.ts';
import { listAll } from './counts.ts';

// The link to the page that explains a reader.
export const aboutReader = inLanguage('aboutReader', (title: string): string => `About ${title}`);

// The sources of a reader, and which of its options are Gatepost's interpretation.
const evidence = {
  stated: 'Based on its own specification, documentation or source code.',
  'second-hand': 'Based on what others report, because its own sources were not available.',
  ours: 'No source says how this reader reads the file. This is our reading.',
} as const satisfies Record<Reader['evidence'], string>;

/** The subject of a reader option, as the end of a list. */
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

/** The subject of a reader option in a few words; its name if it has no words. */
export const readerOptionName = inLanguage(
  'readerOptionName',
  (option: ReaderOption): string => about[option] ?? option,
);

/** The sources of a reader, in one or two sentences. */
export const readerBasis = inLanguage(
  'readerBasis',
  function readerBasis({ evidence: rests, unspecified }: Reader): string {
    if (unspecified.length === 0) return evidence[rests];
    return `${evidence[rests]} Its source does not cover the following points, which are our reading: ${listAll(unspecified.map(readerOptionName))}.`;
  },
);

export const readerNamed = (title: string): string => title;

/** The title of a reader by its id. A reader that a program has made itself is named by its id. */
export const readerById = inLanguage(
  'readerById',
  (id: string): string => readers.find((reader) => reader.id === id)?.title ?? id,
);

/** Several readers: "Google and Bing". */
export const readersNamed = (ids: readonly ReaderId[]): string => listAll(ids.map(readerById));
