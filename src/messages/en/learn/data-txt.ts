// The page about the data.txt proposal.

import { inLanguage } from '../../language.ts';
import type { LearnPageText } from '../../learn-page.ts';

export const dataTxtText = inLanguage('dataTxtText', {
  slug: 'data-txt',
  reader: 'data.txt',
  title: 'data.txt',
  short: 'data.txt',
  summary: 'A proposal of 2019 to announce data sets in `/data.txt`, written over the robots text of 1996.',
  facts: [
    [
      'What',
      'A proposal in a public repository, called datatxt-spec: a file that tells people and programs where the data sets of a site are.',
    ],
    ['When', 'October 2019.'],
    ['State', 'A proposal of its authors, adopted by no standards body.'],
    ['File', '`/data.txt` on the scheme, host and port of the site, as `text/plain`.'],
    [
      'Text',
      'Title, purpose and access method are new. From section 3.2 on it is the Internet-Draft of December 1996, nearly word for word.',
    ],
  ],
  lead: [
    'The purpose is to say where data sets are. The format has no field for that: its lines are User-agent, Allow and Disallow, and lines with other fields “may occur”. So its own words answer only what a robots.txt answers: who may fetch what. What we read beyond that is written down further below, and called ours wherever it is shown.',
    'Reading is voluntary, and visitors are humans as well as robots. If there is no `/data.txt`, the site may still have data sets, which must be found in another way.',
    'Files of this name that are met on the web are something else: the R package pins writes one beside the data, in YAML. It has no records and no rules, and under every reader here it restricts nobody.',
  ],
  examples: {
    internetDraft: {
      title: 'The match table',
      about: [
        'Sixteen rows of section 3.2.2, the same as in the Internet-Draft. Row 10 is what draft 1 of 1996 must have meant by its own row 10; rows 13 and 14 are new, and the row `%2f` against `%2F` is gone.',
      ],
    },
    fict: {
      title: 'The fict.org table',
      about: [
        'The worked example of section 4, copied with `/robots.txt` in its comment and table. Here the file is at the path where the chosen reader looks for it.',
        'In print every line of the file has a margin of six spaces, but the last has five. The answers are the same with and without margins, for spaces before a field count nothing.',
      ],
    },
  },
  ours: {
    title: 'Our reading: data sets',
    points: [
      [
        'Announced',
        'In the record that speaks to the visitor, an Allow announces a data set; if its path ends in a slash, a folder of them. The first rule that matches decides, as for access.',
      ],
      ['Closed', 'A Disallow closes what it matches. An empty path announces and closes nothing.'],
      [
        'Described',
        'Fields of any other name below a rule describe it, up to the next rule, the next user-agent or the blank line that ends the record. They keep their order, and repeats count. Fields above the first rule of a record describe all that it announces.',
      ],
      [
        'Names',
        'Title, Description, License, Format, Updated and Contact are suggestions, and no standard is claimed: any word will do. Even `Disalow`, which some readers take for a rule, only describes here.',
      ],
      [
        'Not mentioned',
        'What no rule matches, and what no record speaks to. Also `/data.txt` and `/robots.txt` themselves, of which no rule may speak.',
      ],
      [
        'Unknown',
        'If the file is not there, or is not read for any other reason. It may have data sets that are found in another way.',
      ],
      [
        'Two questions after 404',
        'Section 3.1 says that nothing is known of data sets. Section 3.2.1 says that without records access is unlimited. Both hold: robots may fetch everything, and do not know what there is. The answer about access is Unknown here because section 3.1 speaks of the site, and the trace says the other half.',
      ],
      [
        'YAML of pins',
        'The only use of the name that we have found on the web. Such a file names its data under `path` or `file`, then sizes, columns and descriptions. It is recognised, listed and kept byte for byte. On request it becomes records: files of the site as Allow lines, all else as lines that describe. What cannot be said so is listed before, above all addresses on other sites.',
      ],
    ],
  },
  contradictions: [
    {
      id: 'C1',
      says: 'Title, purpose and section 3.1 speak of `/data.txt`, everything after them of `/robots.txt`.',
      problem: 'Which file is read, and which is always allowed?',
      reading: '`/data.txt` is read. Both may always be fetched.',
    },
    {
      id: 'C2',
      says: 'The format exposes data sets.',
      problem: 'No field names or describes one.',
      reading:
        'By the text alone only access can be asked. Beyond it we read an Allow as an announcement and other fields as its description, and say that this is ours.',
    },
    {
      id: 'C3',
      says: 'A file is a non-empty set of records.',
      problem: 'The grammar allows none.',
      reading: 'An empty file is legal.',
    },
    {
      id: 'C4',
      says: 'The example has `Disallow:` without a path.',
      problem:
        'The grammar asks for one, and by the rule of comparison an empty path would match everything.',
      reading: 'It forbids nothing. The middle column of the table, all Yes, shows that this was meant.',
    },
    {
      id: 'C5',
      says: 'A rule matches if its path ends before a difference is met.',
      problem: 'An empty path ends at once, so it would match every URL.',
      reading: 'Rules without a path are left out before any are compared.',
    },
    {
      id: 'C6',
      says: 'Allow takes a path that begins with a slash, Disallow one that does not.',
      problem: 'All examples of both begin with a slash.',
      reading: 'Both begin with a slash. A path without one never matches.',
    },
    {
      id: 'C7',
      says: 'The example has `Allow: /~mak`.',
      problem: 'The tilde is not among the characters of a path.',
      reading: 'Accepted.',
    },
    {
      id: 'C8',
      says: 'A comment may follow white space, and white space may hold a line end.',
      problem:
        'Read to the letter, a comment could swallow the line end and the blank line before it, and join two records.',
      reading: 'A comment never reaches over a line end.',
    },
    {
      id: 'C9',
      says: 'Records are separated by blank lines.',
      problem: 'The grammar lets them follow each other without one.',
      reading: 'A User-agent line after a rule begins a new record.',
    },
    {
      id: 'C10',
      says: 'The last `Disallow: /` of the example stands one column to the left.',
      problem: 'Is it a continuation of the line above, or a mistake?',
      reading: 'A line like the others. Lines cannot be continued, and spaces before a field count nothing.',
    },
    {
      id: 'C11',
      says: 'Lines with other fields may occur in the file.',
      problem: 'The grammar has room for them only among the rules of a record, where they count as rules.',
      reading:
        'Accepted anywhere. Among the lines of a record such a line counts as a rule: a User-agent line after it begins a new record.',
    },
    {
      id: 'C12',
      says: 'A robot takes the first record whose value contains its name.',
      problem:
        'By the grammar the value is one name. And `googlebot-news`, placed first, would also be for `googlebot`.',
      reading:
        'To the letter: the name is looked for in the whole value, and the first record that has it counts.',
    },
    {
      id: 'C13',
      says: '`/robots.txt` must not appear in rules.',
      problem: '`Disallow: /` in the example covers it.',
      reading: 'Only a rule with just this path appears in that sense. Shorter paths that cover it are fine.',
    },
    {
      id: 'C14',
      says: 'That the case of names does not count is said twice, and two sections change places against the list of contents.',
      problem: 'Traces of copying; nothing hangs on them.',
      reading: 'No effect.',
    },
    {
      id: 'C15',
      says: 'A robot is called Fig Tree, with a space.',
      problem: 'A name in a User-agent line has no space.',
      reading: 'The name is the one from the HTTP header, `FigTree`.',
    },
    {
      id: 'C16',
      says: 'Without a file, data sets may exist that are unknown; without records, access is unlimited.',
      problem: 'The two sound like different answers to one question.',
      reading: 'They are two questions. Access is not limited, and of data sets nothing is known.',
    },
    {
      id: 'C17',
      says: 'Expiry, robustness and security speak of robots and of `/robots.txt`.',
      problem: 'Do they hold for this file at all?',
      reading: 'Unchanged, for visitors of any kind: a copy may be used for 7 days if nothing else is said.',
    },
    {
      id: 'C18',
      says: 'The comment on top of the example reads “/robots.txt for http://www.fict.org/”.',
      problem: 'The example is a data.txt.',
      reading: 'A comment, without effect. In a file of your own it is pointed out, with a fix.',
    },
    {
      id: 'C19',
      says: 'The section on HTTP keeps 2xx and 404 only.',
      problem:
        'Redirects, closed files and server errors, which the robots text treats, are no longer mentioned.',
      reading: 'Redirects are followed. Everything else says nothing about the site, and never forbids.',
    },
  ],
} as const satisfies LearnPageText<string>);
