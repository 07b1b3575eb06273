// The page about the data.txt proposal.

import { inLanguage } from '../../language.ts';
import type { LearnPageText } from '../../learn-page.ts';

export const dataTxtText = inLanguage('dataTxtText', {
  slug: 'data-txt',
  reader: 'data.txt',
  title: 'data.txt',
  short: 'data.txt',
  summary: 'A 2019 proposal to announce data sets in `/data.txt`, based on the robots.txt draft of 1996.',
  facts: [
    [
      'What',
      'A proposal in a public repository, called datatxt-spec: a file that tells people and programs where the data sets of a site are.',
    ],
    ['When', 'October 2019.'],
    ['State', 'A proposal by its authors. No standards body has adopted it.'],
    ['File', '`/data.txt` on the scheme, host and port of the site, as `text/plain`.'],
    [
      'Text',
      'The title, purpose and access method are new. From section 3.2 on, it is the Internet-Draft of December 1996, nearly word for word.',
    ],
  ],
  lead: [
    'The purpose is to say where data sets are. The format has no field for that: its lines are User-agent, Allow and Disallow, and lines with other fields “may occur”. So the specification itself answers only what a robots.txt answers: who may fetch what. Our reading beyond that is described below, and is marked as ours wherever it is shown.',
    'Reading the file is voluntary, and visitors are humans as well as robots. A site without a `/data.txt` can still have data sets, which must be found in another way.',
    'Files with this name on the web are something else: the R package pins writes one, in YAML, next to the data. It has no records or rules, and under every reader here it does not restrict any visitor.',
  ],
  examples: {
    internetDraft: {
      title: 'The match table',
      about: [
        'Sixteen rows from section 3.2.2, the same as in the Internet-Draft. Row 10 is what draft 1 of 1996 must have meant by its own row 10. Rows 13 and 14 are new, and the row `%2f` against `%2F` is removed.',
      ],
    },
    fict: {
      title: 'The fict.org table',
      about: [
        'The worked example of section 4, copied with `/robots.txt` in its comment and table. Here the file is at the path where the chosen reader looks for it.',
        'In print, every line of the file has a margin of six spaces, except the last, which has five. The answers are the same with and without margins, because spaces before a field have no effect.',
      ],
    },
  },
  ours: {
    title: 'Our reading: data sets',
    points: [
      [
        'Announced',
        'In the record that applies to the visitor, an Allow announces a data set or, if its path ends in a slash, a folder of data sets. The first rule that matches decides, as for access.',
      ],
      ['Closed', 'A Disallow closes what it matches. An empty path does not announce or close anything.'],
      [
        'Described',
        'Fields with any other name below a rule describe it, up to the next rule, the next user-agent or the blank line that ends the record. They keep their order, and repeated fields count. Fields above the first rule of a record describe everything that it announces.',
      ],
      [
        'Names',
        'Title, Description, License, Format, Updated and Contact are suggestions, not a standard: any word can be a name. Even `Disalow`, which some readers take for a rule, only describes here.',
      ],
      [
        'Not mentioned',
        'URLs that no rule matches, or for visitors that no record applies to. Also `/data.txt` and `/robots.txt` themselves, which must not appear in rules.',
      ],
      [
        'Unknown',
        'The file does not exist or is not read for another reason. The site can have data sets that are found in another way.',
      ],
      [
        'Two questions after 404',
        'Section 3.1 says that nothing is known about data sets. Section 3.2.1 says that access is unlimited without records. Both are true: robots may fetch everything and do not know what exists. The access answer is Unknown here because section 3.1 is about the site. The explanation shows the other half.',
      ],
      [
        'YAML of pins',
        'The only use of the name that we have found on the web. Such a file names its data under `path` or `file`, followed by sizes, columns and descriptions. It is recognized, listed and kept byte for byte. You can turn it into records: files of the site become Allow lines, and everything else becomes lines that describe them. A list shows in advance what records cannot express, mainly URLs on other sites.',
      ],
    ],
  },
  contradictions: [
    {
      id: 'C1',
      says: 'The title, the purpose and section 3.1 refer to `/data.txt`. Everything after them refers to `/robots.txt`.',
      problem: 'Which file is read, and which is always allowed?',
      reading: '`/data.txt` is read. Both may always be fetched.',
    },
    {
      id: 'C2',
      says: 'The format exposes data sets.',
      problem: 'No field names or describes a data set.',
      reading:
        'The specification alone answers only questions about access. Beyond that, we read an Allow as an announcement and other fields as its description, and mark this reading as ours.',
    },
    {
      id: 'C3',
      says: 'A file is a non-empty set of records.',
      problem: 'The grammar allows a file without records.',
      reading: 'An empty file is legal.',
    },
    {
      id: 'C4',
      says: 'The example has `Disallow:` without a path.',
      problem: 'The grammar requires one, and the comparison rule would make an empty path match everything.',
      reading:
        'It does not forbid anything. The middle column of the table, which is all Yes, shows that this is the intent.',
    },
    {
      id: 'C5',
      says: 'A rule matches if its path ends before a difference is found.',
      problem: 'An empty path ends immediately, so it would match every URL.',
      reading: 'Rules without a path are dropped before the comparison.',
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
      reading: 'It is accepted.',
    },
    {
      id: 'C8',
      says: 'A comment can follow white space, and white space can contain a line end.',
      problem:
        'Taken literally, a comment could include the line end and the blank line before it and join two records.',
      reading: 'A comment never extends past a line end.',
    },
    {
      id: 'C9',
      says: 'Records are separated by blank lines.',
      problem: 'The grammar lets them follow each other without one.',
      reading: 'A User-agent line after a rule begins a new record.',
    },
    {
      id: 'C10',
      says: 'The last `Disallow: /` in the example is one column to the left.',
      problem: 'Is it a continuation of the line above, or a mistake?',
      reading:
        'It is a line like the others. Lines cannot be continued, and spaces before a field have no effect.',
    },
    {
      id: 'C11',
      says: 'Lines with other fields may occur in the file.',
      problem: 'The grammar allows them only among the rules of a record, where they count as rules.',
      reading:
        'They are accepted anywhere. In a record, such a line counts as a rule: a User-agent line after it begins a new record.',
    },
    {
      id: 'C12',
      says: 'A robot uses the first record whose value contains its name.',
      problem:
        'In the grammar, the value is one name. And `googlebot-news`, if it is first, would also apply to `googlebot`.',
      reading:
        'Taken literally: the name is searched for in the whole value, and the first record that contains it applies.',
    },
    {
      id: 'C13',
      says: '`/robots.txt` must not appear in rules.',
      problem: '`Disallow: /` in the example covers it.',
      reading: 'Only a rule with exactly this path is meant. Shorter paths that cover it are fine.',
    },
    {
      id: 'C14',
      says: 'The specification says twice that the case of names is ignored, and two sections are in a different order than in the table of contents.',
      problem: 'These are traces of copying. Nothing depends on them.',
      reading: 'No effect.',
    },
    {
      id: 'C15',
      says: 'A robot is called Fig Tree, with a space.',
      problem: 'A name in a User-agent line cannot contain a space.',
      reading: 'The name is the one from the HTTP header, `FigTree`.',
    },
    {
      id: 'C16',
      says: 'Without a file, unknown data sets may exist. Without records, access is unlimited.',
      problem: 'The two sound like different answers to one question.',
      reading: 'They are two questions. Access is not limited, and nothing is known about data sets.',
    },
    {
      id: 'C17',
      says: 'The sections on expiry, robustness and security refer to robots and `/robots.txt`.',
      problem: 'Do they apply to this file at all?',
      reading:
        'They apply unchanged, to visitors of any kind: a copy may be used for 7 days unless specified otherwise.',
    },
    {
      id: 'C18',
      says: 'The comment at the top of the example reads “/robots.txt for http://www.fict.org/”.',
      problem: 'The example is a data.txt.',
      reading:
        'It is a comment, so it has no effect. In your own file, a finding reports it and offers a fix.',
    },
    {
      id: 'C19',
      says: 'The section on HTTP keeps only 2xx and 404.',
      problem:
        'It no longer mentions redirects, restricted access and server errors, which the robots.txt draft covers.',
      reading:
        'Redirects are followed. Any other response says nothing about the site and never forbids anything.',
    },
  ],
} as const satisfies LearnPageText<string>);
