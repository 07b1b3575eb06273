// The page about RFC 9309.

import { inLanguage } from '../../language.ts';
import type { LearnPageText } from '../../learn-page.ts';

export const rfc9309Text = inLanguage('rfc9309Text', {
  slug: 'rfc-9309',
  reader: 'rfc9309',
  title: 'RFC 9309, the Robots Exclusion Protocol',
  short: 'RFC 9309',
  summary: 'The 2022 standard. All groups that name a crawler apply, and the longest rule decides.',
  facts: [
    ['What', 'The standard for robots.txt, by Martijn Koster, Gary Illyes, Henner Zeller and Lizzi Sassman.'],
    ['When', 'September 2022.'],
    [
      'State',
      'IETF Proposed Standard. The errata that matter here (7124, 7995, 8895) are reported but not yet decided.',
    ],
    ['File', '`/robots.txt`, lower case, at the top of the service, in UTF-8, as `text/plain`.'],
    ['Size', 'A crawler reads at least the first 500 KiB.'],
  ],
  lead: [
    'A crawler combines all groups that name it, or else those for `*`. Of the rules that match, the one with the most octets decides. If an Allow and a Disallow are equivalent, the Allow decides. So the order of the rules and the blank lines between them do not matter.',
    '`*` in a path matches any octets, `$` at its end matches the end of the URL, and the query is compared too. Escaped letters, digits, `-`, `.`, `_` and `~` are decoded before the comparison. Other escapes are not.',
    'Google’s open-source parser differs in some places: it does not decode escapes, and it reads some misspelled fields. Select it as the reader above the tables to see the differences.',
  ],
  examples: {
    percent: {
      title: 'Percent-encoding (figure 4)',
      about: [
        'The figure shows how paths are encoded before they are compared. Each row asks whether a rule with the path as written matches the encoded form.',
      ],
    },
    special: {
      title: 'Special characters (figures 5 and 6)',
      about: [
        'Figure 6 shows how to write a rule for a URL that contains a star or a dollar sign. Figure 5 prints only rules. The URLs next to them are ours and follow from its explanations.',
      ],
    },
    merged: {
      title: 'Two groups for one crawler (figure 2)',
      about: ['All groups that name a crawler are combined, wherever they are in the file.'],
    },
    fallback: {
      title: 'The group for any other crawler (figure 3)',
      about: ['A crawler that no group names uses the group for `*`. A crawler with its own group does not.'],
    },
    simple: {
      title: 'The simple example (section 5.1)',
      about: [
        'The RFC describes in sentences what each crawler may fetch. The URLs are ours and test each of those sentences. `other` is a crawler that the file does not name.',
      ],
    },
    longest: {
      title: 'The longest match (section 5.2)',
      about: [
        'Two rules match, and the longer one decides. The sentence that explains it says `disallow.gif` where the rule has `disallowed.gif` (erratum 7124). Taken literally, only the Allow line matches that URL.',
      ],
    },
  },
  contradictions: [
    {
      id: 'R1',
      says: 'Octets that are reserved characters are percent-encoded before the comparison. Figure 4 does this for `:` and `/` in a query.',
      problem: 'Taken literally, the slashes in every path would be encoded too, which cannot be the intent.',
      reading:
        'In the query, `:`, `/` and the other general delimiters are equal to their escapes. In the path they are not, so `%2F` is never a slash.',
    },
    {
      id: 'R2',
      says: 'If an Allow and a Disallow rule are equivalent, Allow should be used.',
      problem: '“Equivalent” is not defined. Is it the same path or the same length?',
      reading: 'The same number of octets, as Google reads it.',
    },
    {
      id: 'R3',
      says: 'In the grammar, a path begins with a slash.',
      problem: 'The example in section 5.1 has `Disallow: *.gif$` (erratum 7995).',
      reading: 'A path can begin with a star.',
    },
    {
      id: 'R4',
      says: 'In section 5.2, the longer rule decides for `/example/page/disallow.gif`.',
      problem: 'The rule says `disallowed.gif` and does not match that URL (erratum 7124).',
      reading: 'A misprint. The longest match still decides.',
    },
    {
      id: 'R5',
      says: 'The grammar has rules without a path.',
      problem: 'The RFC does not define their meaning.',
      reading: 'They have no effect.',
    },
    {
      id: 'R6',
      says: '`$` marks the end of a pattern.',
      problem: 'What does it mean elsewhere in a path?',
      reading: 'It matches itself.',
    },
    {
      id: 'R7',
      says: 'The file is UTF-8.',
      problem: 'The RFC does not mention a byte order mark before the first line.',
      reading: 'It is removed. It never becomes part of the first field.',
    },
    {
      id: 'R8',
      says: 'A group has one or more rules. The last group in the file can have none and then allows everything.',
      problem: 'What about User-agent lines without rules in the middle of the file?',
      reading: 'They belong to the next group, because empty lines do not end a group.',
    },
    {
      id: 'R9',
      says: 'A crawler’s name contains only letters, `_` and `-`.',
      problem: 'Some crawlers have digits in their names, and files name them.',
      reading: 'The whole value is compared, whatever it contains.',
    },
    {
      id: 'R10',
      says: 'Crawlers may be lenient about misspelled lines of other kinds.',
      problem: 'The RFC does not mention misspelled User-agent, Allow and Disallow lines.',
      reading: 'They are skipped. Google’s parser reads some of them.',
    },
    {
      id: 'R11',
      says: 'More than five redirects may be treated as a missing file.',
      problem: '“May” is not “must”.',
      reading: 'They are treated as a missing file: everything may be fetched.',
    },
    {
      id: 'R12',
      says: 'If the server fails, everything is blocked. After a long time, for example 30 days, the file may be treated as missing.',
      problem: 'The answer depends on how long the failure has lasted.',
      reading: 'The first answer is shown: nothing may be fetched.',
    },
  ],
} as const satisfies LearnPageText<string>);
