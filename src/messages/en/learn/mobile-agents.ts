// The page about lines for mobile agents: frame, table, open questions. Backticks mark what stands in a file.

import { inLanguage } from '../../language.ts';
import { conflict, type SpecificationConflict } from '../../learn-page.ts';

export const mobileText = inLanguage('mobileText', {
  slug: 'mobile-agents',
  title: 'An extension for mobile agents',
  short: 'Mobile agents',
  summary:
    'A field in `/robots.txt` that names, path by path, the host to which a program may travel instead of fetching pages one by one.',
  facts: [
    ['What', 'An Internet-Draft: one field, `Mobile-agent-server`.'],
    ['When', '22 February 1997, expired 22 August 1997.'],
    ['Who', 'Fabrizio Giudici and Andrea Sappia, University of Genoa.'],
    ['File', '`/robots.txt`, beside the records of robots, which skip such lines.'],
    [
      'In use',
      'No program that reads the field is known. Agents themselves moved by protocols such as `atp`.',
    ],
  ],
  lead: [
    'A mobile agent is a program that moves to another host with its state and goes on there. A robot of that kind need not fetch every page over the network: it could work beside the server. For that it has to know which host takes it in.',
    'A line has a path and a target. The target is a protocol, an address and a port, such as `atp://www.fict.org:434`, or the word `none`. It speaks of all URLs whose path begins with that path, compared octet by octet, as in the rules for robots.',
    'Several lines may speak of one URL. Then the last one in the file counts, whatever the length of the paths. If the lines go from general to specific, the last is also the longest, and nobody can tell the two readings apart.',
  ],
} as const);

export const mobileLearn = inLanguage('mobileLearn', {
  example: {
    title: 'The worked example',
    about: [
      'Section 4 has a file of four lines, a list of twelve URLs, and a table of hosts. The table below sets beside each printed value the one that the engine computes from the file.',
      'They differ in two rows: for `/home/user2/` the table has a host that no line of the file names. The file says `user2`, so that is a misprint of the table. And the first URL of the list has no row in it.',
    ],
    caption: 'Hosts as printed, and as the file says',
    url: 'URL',
    printed: 'Printed',
    computed: 'By the file',
    line: 'Line',
    missing: 'no row',
    openHint: 'The worked example: open in the workbench',
    tally: (differ: number, missing: number, all: number) =>
      `${differ} of ${all} differ, ${missing} ${missing === 1 ? 'has' : 'have'} no printed value.`,
  },
  order: {
    title: 'Last match and longest match',
    about: [
      'Both examples of the draft go from general to specific. This one is the example of section 3.1, and the same three lines the other way round: then the line for `/` comes last and decides everything.',
      'So a line that stands above one for a shorter beginning of its path is never used. The editor says so and offers to sort.',
    ],
    caption: 'The three lines of section 3.1 in both orders',
    url: 'Path',
    printed: 'As printed',
    turned: 'The other way round',
  },
  security: {
    title: 'What such a line gives away',
    points: [
      [
        'Paths and hosts',
        'Everybody can read the file. A path that is linked from nowhere becomes known by it, and so does a host that takes in foreign programs.',
      ],
      [
        'The host protects itself',
        'The draft leaves it to the host to let visiting programs do only what exploring the assigned paths needs. No line in a file does that.',
      ],
      [
        'Assignment is not a permission',
        'Whether a path may be fetched is said by the rules for robots. A path can have a host and be closed to every robot, or the other way round.',
      ],
    ],
  },
} as const);

export const mobileQuestions: readonly SpecificationConflict[] = inLanguage('mobileQuestions', [
  conflict(
    'M-01',
    'The table of section 4 prints `atp://user1.fict.org:831` for `/home/user2/`.',
    'The file above it says `atp://user2.fict.org:831`, and no line has the printed host.',
    'The file counts. The printed value is shown beside it.',
  ),
  conflict(
    'M-02',
    'The list of section 4 has twelve URLs.',
    'The table has eleven rows: `http://www.fict.org/` is missing.',
    'It is computed like the others: `atp://www.fict.org:8001`.',
  ),
  conflict(
    'M-03',
    'The grammar of 3.2 takes the path from the grammar of relative URLs, and puts any number of spaces before and behind it.',
    'Such a path cannot begin with a slash, and without a space it is not clear where the path ends. Spaces at the end of a line, comments and line ends are not in it.',
    'A path begins with a slash; at least one space or tab precedes the target; spaces at the end and comments are as in all other lines.',
  ),
  conflict(
    'M-04',
    'Section 2 writes an address as protocol, network address and port.',
    'The grammar needs no port, takes `;` and `?`, and even nothing at all behind `://`.',
    'What the grammar takes is read, but an empty address is an error, and a missing port is pointed out.',
  ),
  conflict(
    'M-05',
    'More recent lines override older ones.',
    'It is not said whether only a line with the same path, or any line that matches.',
    'Any line that matches: the last one in the file decides.',
  ),
  conflict(
    'M-06',
    'The “typical example” of section 3 allows `/` and then disallows `/reserved`.',
    'Robots that take the first rule that matches would fetch `/reserved` all the same, and the text that is referred to, of 1994, has no Allow.',
    'It works for robots that take the longest rule, as those of RFC 9309 do.',
  ),
  conflict(
    'M-07',
    'The lines are an extension of the records of robots.',
    'Whether a line inside a record holds only for the robots of that record is not said; the example has no records.',
    'It holds for the whole file wherever it stands. Inside a record it is pointed out, as other readers might take it for a rule.',
  ),
  conflict(
    'M-08',
    '`none` is a literal of the grammar, by the conventions of RFC 822.',
    'Those do not distinguish upper and lower case; the text does not speak of it.',
    'Any case is read, lower case is written.',
  ),
  conflict(
    'M-09',
    'Section 3.1 is called “The-Mobile-agent-server record”.',
    'The field is `Mobile-agent-server`.',
    'A misprint of the heading.',
  ),
  conflict(
    'M-10',
    'The introduction writes spaces around `://` and the colon.',
    'The grammar and all examples have none.',
    'The spaces are a way to write about it, and no part of an address.',
  ),
]);
