// The page about RFC 9309.

import { inLanguage } from '../../language.ts';
import type { LearnPageText } from '../../learn-page.ts';

export const rfc9309Text = inLanguage('rfc9309Text', {
  slug: 'rfc-9309',
  reader: 'rfc9309',
  title: 'RFC 9309, the Robots Exclusion Protocol',
  short: 'RFC 9309',
  summary: 'The standard of 2022. All groups that name a robot count, and the longest rule decides.',
  facts: [
    ['What', 'The standard for robots.txt, by Martijn Koster, Gary Illyes, Henner Zeller and Lizzi Sassman.'],
    ['When', 'September 2022.'],
    [
      'State',
      'Proposed Standard of the IETF. Of its errata, those that matter here (7124, 7995, 8895) are reported but not decided upon.',
    ],
    ['File', '`/robots.txt`, lower case, at the top of the service, in UTF-8, as `text/plain`.'],
    ['Size', 'A robot reads at least 500 KiB of it.'],
  ],
  lead: [
    'A robot takes all groups that name it, together, or else those for `*`. Every rule that matches is considered, and the one with most octets decides; between an Allow and a Disallow that are equivalent, Allow does. So the order of rules and the blank lines between them mean nothing.',
    '`*` in a path stands for any octets, `$` at its end for the end of the URL, and the query is part of what is compared. Escapes of letters, digits, `-`, `.`, `_` and `~` are decoded before comparing, other escapes are not.',
    'Google’s open parser goes its own way in some places: it does not decode escapes, and it reads some misspelt fields. Choose it as the reader above the tables to see where that shows.',
  ],
  examples: {
    percent: {
      title: 'Percent-encoding (figure 4)',
      about: [
        'The figure shows how a path is written before it is compared. Each row asks whether a rule with the path as it is written matches the form that is to be matched.',
      ],
    },
    special: {
      title: 'Special characters (figures 5 and 6)',
      about: [
        'Figure 6 shows how a star or a dollar that is part of a URL is written in a rule. Figure 5 prints rules alone; the URLs beside them are ours and follow from what it says of them.',
      ],
    },
    merged: {
      title: 'Two groups for one robot (figure 2)',
      about: ['All groups that name a robot are taken together, wherever they stand.'],
    },
    fallback: {
      title: 'The group for all others (figure 3)',
      about: ['A robot that no group names takes the one for `*`. A robot with a group of its own does not.'],
    },
    simple: {
      title: 'The simple example (section 5.1)',
      about: [
        'The text describes in sentences what each robot may fetch. The URLs are ours, to ask for each of those sentences; `other` is a robot that the file does not name.',
      ],
    },
    longest: {
      title: 'The longest match (section 5.2)',
      about: [
        'Two rules match, and the longer one decides. The sentence that explains it says `disallow.gif` where the rule has `disallowed.gif` (erratum 7124): taken to the letter, only the Allow line matches that URL.',
      ],
    },
  },
  contradictions: [
    {
      id: 'R1',
      says: 'Octets that are reserved characters are percent-encoded before comparison; figure 4 does so with `:` and `/` of a query.',
      problem: 'To the letter the slashes of every path would be encoded too, which cannot be meant.',
      reading:
        'In the query, `:` and `/` and the other general delimiters equal their escapes. In the path they do not, so `%2F` is never a slash.',
    },
    {
      id: 'R2',
      says: 'If an Allow and a Disallow rule are equivalent, Allow should be used.',
      problem: 'Equivalent is not explained: the same path, or the same length?',
      reading: 'The same number of octets, as Google reads it.',
    },
    {
      id: 'R3',
      says: 'By the grammar a path begins with a slash.',
      problem: 'The example of section 5.1 has `Disallow: *.gif$` (erratum 7995).',
      reading: 'A path may begin with a star.',
    },
    {
      id: 'R4',
      says: 'In section 5.2 the longer rule decides for `/example/page/disallow.gif`.',
      problem: 'The rule says `disallowed.gif` and does not match that URL (erratum 7124).',
      reading: 'A misprint. The rule of the longest match stands.',
    },
    {
      id: 'R5',
      says: 'The grammar has rules without a path.',
      problem: 'The text gives them no meaning.',
      reading: 'They have no effect.',
    },
    {
      id: 'R6',
      says: '`$` marks the end of a pattern.',
      problem: 'What does it mean elsewhere in a path?',
      reading: 'Itself.',
    },
    {
      id: 'R7',
      says: 'The file is UTF-8.',
      problem: 'Nothing is said of a byte order mark before the first line.',
      reading: 'It is taken away. It never becomes part of the first field.',
    },
    {
      id: 'R8',
      says: 'A group has one or more rules; the last of the file may have none, and then allows everything.',
      problem: 'And User-agent lines without rules in the middle?',
      reading: 'They belong to the group that follows, for empty lines do not end a group.',
    },
    {
      id: 'R9',
      says: 'A robot’s name has letters, `_` and `-` only.',
      problem: 'There are robots with digits in their names, and files that name them.',
      reading: 'The whole value is compared, whatever is in it.',
    },
    {
      id: 'R10',
      says: 'Robots may be lenient about misspelt lines of other kinds.',
      problem: 'Of misspelt User-agent, Allow and Disallow lines nothing is said.',
      reading: 'They are skipped. Google’s parser reads some of them.',
    },
    {
      id: 'R11',
      says: 'More than five redirects may be taken for a missing file.',
      problem: 'May is not must.',
      reading: 'Taken so: everything may be fetched.',
    },
    {
      id: 'R12',
      says: 'If the server fails, everything is closed; after a long time, 30 days for example, the file may be taken for missing.',
      problem: 'The answer depends on how long it has lasted.',
      reading: 'The first answer is shown: nothing may be fetched.',
    },
  ],
} as const satisfies LearnPageText<string>);
