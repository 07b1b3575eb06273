// The page about the first draft of 1996.

import { inLanguage } from '../../language.ts';
import type { LearnPageText } from '../../learn-page.ts';

export const koster1996Text = inLanguage('koster1996Text', {
  slug: 'koster-1996',
  reader: 'koster-1996',
  title: 'Robots exclusion, draft 1 of 1996',
  short: '1996, draft 1',
  summary:
    'The first attempt to turn the 1994 convention into a standard. The first rule that matches decides.',
  facts: [
    ['What', 'A draft by Martijn Koster, sent to the robots mailing list for comments.'],
    ['When', '15 November 1996. The replies on the list that matter here are from 16 November.'],
    [
      'State',
      'Replaced within weeks by an Internet-Draft (4 December 1996, expired 4 June 1997). It never became a standard.',
    ],
    ['File', '`/robots.txt` on the same scheme, host and port as the URL in question, as `text/plain`.'],
    ['Today', 'RFC 9309 replaced it in 2022 and changed how the deciding rule is found.'],
  ],
  lead: [
    'A file consists of records, separated by blank lines. A record names robots and then lists Allow and Disallow lines. A robot uses the one record that names it, or else the one for `*`. It tries the rules in file order, and the first rule whose path is the beginning of the URL’s path decides.',
    'All escapes except `%2F` are decoded on both sides before the comparison: an escaped slash is not a slash. `*` and `$` in a path are ordinary characters, and the query of a URL is ignored.',
  ],
  examples: {
    draft1: {
      title: 'The match table',
      about: [
        'Fifteen rows from section 3.2.2. Row 10 repeats row 7. The next draft has `/a%3Cd.html` against `/a%3Cd.html` there, which was surely the intent.',
        'Row 12, `%2f` against `%2F`, is only in this draft.',
      ],
    },
    fict: {
      title: 'The fict.org table',
      about: [
        'This draft has no worked example. The one below is from the Internet-Draft that followed it and is valid under both.',
        'The last row needs `%7E` to be the same as `~`.',
      ],
    },
  },
  changes: {
    title: 'What the Internet-Draft of December 1996 changed',
    columns: ['Point', 'Draft 1', 'Internet-Draft'],
    rows: [
      ['Names', 'compared whole, ignoring case', 'the line must contain the robot’s name, ignoring case'],
      ['Several records match', 'not specified', 'the first one in the file'],
      ['No record matches', 'not specified', 'access is unlimited'],
      ['No rule matches', 'not specified', 'the URL is allowed'],
      ['The policy file itself', 'implied to be allowed', 'always allowed, and must not appear in rules'],
      ['Other fields', 'none', '`name: value` lines, which the grammar counts as rules'],
      ['Match table', '15 rows', '16 rows'],
    ],
  },
  contradictions: [
    {
      id: 'B21',
      says: 'Rules are tried in order, and the first match is used.',
      problem:
        'What if none matches? The draft does not say, and reads as if the URL were blocked. This was asked on the list the next day: every file would have to end in `Allow: /`.',
      reading: 'It is allowed, as the question suggested and the next draft says.',
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
        'A slash is not one, so `Disallow: tmp` would be right and every Disallow line in the examples wrong.',
      reading: 'A path begins with a slash. A path without one is kept and never matches.',
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
      problem: 'Since 1994, an empty Disallow has been used to say that nothing is forbidden.',
      reading: 'An empty path forbids nothing, although the comparison rule would make it match everything.',
    },
    {
      id: 'B8',
      says: 'Records are separated by blank lines.',
      problem: 'The grammar also lets one record follow another without a blank line.',
      reading: 'A User-agent line after a rule begins a new record, with or without a blank line.',
    },
    {
      id: 'B16',
      says: 'Paths do not contain `?` or `;`.',
      problem: 'Files have rules with a query anyway, and the grammar does not derive them.',
      reading: 'They are read, but a `?` never matches because only the path of the URL is compared.',
    },
    {
      id: 'B15',
      says: 'The draft lists the characters of a path.',
      problem: 'The tilde is missing, but the match table uses it.',
      reading: 'A path can contain any octet except space and `#`.',
    },
    {
      id: 'B17',
      says: 'Characters are US-ASCII.',
      problem: 'Comments and paths with other characters would be errors.',
      reading: 'Octets are compared as they are.',
    },
    {
      id: 'B19',
      says: 'Lines end in CR and LF.',
      problem: 'Section 4.2 asks robots to also accept CR or LF alone.',
      reading: 'All three end a line, even mixed in one file, and the last line does not need a line end.',
    },
    {
      id: 'B20',
      says: 'A file is a non-empty set of records.',
      problem: 'The grammar allows a file with only comments.',
      reading: 'A file without records is legal and does not restrict any robot.',
    },
    {
      id: 'B18',
      says: 'A record has User-agent, Allow and Disallow lines.',
      problem: 'There is no place for lines such as `Sitemap:`.',
      reading: 'Lines with other fields are skipped, wherever they are.',
    },
    {
      id: 'B22',
      says: 'A record begins with User-agent lines, followed by rules.',
      problem: 'What about User-agent lines without rules after them?',
      reading: 'They do not form a record: robots named there are treated as if they were not named.',
    },
  ],
} as const satisfies LearnPageText<string>);
