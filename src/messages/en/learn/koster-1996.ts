// The page about the first draft of 1996.

import { inLanguage } from '../../language.ts';
import type { LearnPageText } from '../../learn-page.ts';

export const koster1996Text = inLanguage('koster1996Text', {
  slug: 'koster-1996',
  reader: 'koster-1996',
  title: 'Robots exclusion, draft 1 of 1996',
  short: '1996, draft 1',
  summary:
    'The first attempt to write the convention of 1994 down as a standard. The first rule that matches decides.',
  facts: [
    ['What', 'A draft by Martijn Koster, sent to the robots mailing list for comments.'],
    ['When', '15 November 1996. The answers on the list that matter here are of 16 November.'],
    [
      'State',
      'Replaced within weeks by an Internet-Draft (4 December 1996, expired 4 June 1997). Never a standard.',
    ],
    ['File', '`/robots.txt` on the same scheme, host and port as the URL in question, as `text/plain`.'],
    ['Today', 'RFC 9309 took its place in 2022 and changed how the deciding rule is found.'],
  ],
  lead: [
    'A file consists of records, separated by blank lines. A record names robots and then lists Allow and Disallow lines. A robot takes the one record that names it, or else the one for `*`; it tries the rules in the order of the file, and the first whose path is the beginning of the URL’s path decides.',
    'Escapes are decoded on both sides before comparing, all but `%2F`: an escaped slash is not a slash. `*` and `$` in a path are ordinary characters, and the query of a URL is not looked at.',
  ],
  examples: {
    draft1: {
      title: 'The match table',
      about: [
        'Fifteen rows of section 3.2.2. Row 10 prints row 7 a second time; the next draft has `/a%3Cd.html` against `/a%3Cd.html` there, which was surely meant.',
        'Row 12, `%2f` against `%2F`, is in this draft only.',
      ],
    },
    fict: {
      title: 'The fict.org table',
      about: [
        'This draft has no worked example. The one below was printed with the Internet-Draft that followed it, and holds under both.',
        'The last row needs `%7E` to be the same as `~`.',
      ],
    },
  },
  changes: {
    title: 'What the Internet-Draft of December 1996 changed',
    columns: ['Point', 'Draft 1', 'Internet-Draft'],
    rows: [
      ['Names', 'are compared whole, case aside', 'the line must contain the robot’s name, case aside'],
      ['Several records fit', 'not said', 'the first one in the file'],
      ['No record fits', 'not said', 'access is unlimited'],
      ['No rule matches', 'not said', 'the URL is allowed'],
      ['The policy file itself', 'implied to be allowed', 'always allowed, and not to be named in rules'],
      ['Other fields', 'none', '`name: value` lines, which the grammar counts as rules'],
      ['Match table', '15 rows', '16 rows'],
    ],
  },
  contradictions: [
    {
      id: 'B21',
      says: 'Rules are tried in order, and the first match is used.',
      problem:
        'What if none matches? The draft is silent, and reads as if the URL were closed then. That was asked on the list the next day: every file would have to end in `Allow: /`.',
      reading: 'Allowed, as the question suggested and the next draft says.',
    },
    {
      id: 'B1',
      says: 'A comment is `#` and one character.',
      problem: 'Every comment in the examples is longer.',
      reading: '`#` and everything up to the end of the line.',
    },
    {
      id: 'B3',
      says: 'The path of a Disallow line begins with a path character.',
      problem:
        'A slash is none, so `Disallow: tmp` would be right and every Disallow line of the examples wrong.',
      reading: 'A path begins with a slash. One that does not is kept and never matches.',
    },
    {
      id: 'B4',
      says: 'The path of an Allow line is a slash and a path.',
      problem: 'A path has at least one character, so `Allow: /` could not be written.',
      reading: 'A slash alone is a path.',
    },
    {
      id: 'B5',
      says: 'A Disallow line has a path.',
      problem: 'An empty Disallow was in use since 1994 to say that nothing is forbidden.',
      reading: 'An empty path forbids nothing, although by the rule of comparison it would match everything.',
    },
    {
      id: 'B8',
      says: 'Records are separated by blank lines.',
      problem: 'The grammar also lets one record follow another without a blank line.',
      reading: 'A User-agent line after a rule begins a new record, with or without a blank line.',
    },
    {
      id: 'B16',
      says: 'Paths have no `?` and no `;`.',
      problem: 'Rules with a query were written all the same, and cannot be derived.',
      reading: 'They are read, and a `?` never matches, because only the path of the URL is compared.',
    },
    {
      id: 'B15',
      says: 'The characters of a path are listed.',
      problem: 'The tilde is missing, but the match table uses it.',
      reading: 'Any octet but space and `#` may stand in a path.',
    },
    {
      id: 'B17',
      says: 'Characters are US-ASCII.',
      problem: 'Comments in other alphabets, and paths with them, would be errors.',
      reading: 'Octets are octets: they are compared as they are.',
    },
    {
      id: 'B19',
      says: 'Lines end in CR and LF.',
      problem: 'Section 4.2 asks robots to accept CR or LF alone too.',
      reading: 'All three end a line, also mixed in one file, and the last line needs no end.',
    },
    {
      id: 'B20',
      says: 'A file is a non-empty set of records.',
      problem: 'The grammar derives a file that has comments only.',
      reading: 'A file without records is legal and restricts nobody.',
    },
    {
      id: 'B18',
      says: 'A record has User-agent, Allow and Disallow lines.',
      problem: 'There is no place for lines such as `Sitemap:`.',
      reading: 'Lines with other fields are skipped, wherever they stand.',
    },
    {
      id: 'B22',
      says: 'A record begins with User-agent lines and goes on with rules.',
      problem: 'What becomes of User-agent lines that no rule follows?',
      reading: 'They form no record: robots named there are treated as if they were not named.',
    },
  ],
} as const satisfies LearnPageText<string>);
