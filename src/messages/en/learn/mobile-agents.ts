// The page about lines for mobile agents: frame, table, open questions. Backticks mark code.

import { inLanguage } from '../../language.ts';
import { conflict, type SpecificationConflict } from '../../learn-page.ts';

export const mobileText = inLanguage('mobileText', {
  slug: 'mobile-agents',
  title: 'An extension for mobile agents',
  short: 'Mobile agents',
  summary:
    'A field in `/robots.txt` that names, for each path, the host that a program can move to instead of fetching pages one by one.',
  facts: [
    ['What', 'An Internet-Draft: one field, `Mobile-agent-server`.'],
    ['When', '22 February 1997, expired 22 August 1997.'],
    ['Who', 'Fabrizio Giudici and Andrea Sappia, University of Genoa.'],
    ['File', '`/robots.txt`, next to the records for robots, which skip these lines.'],
    ['In use', 'No program is known to read the field. Agents moved with protocols such as `atp`.'],
  ],
  lead: [
    'A mobile agent is a program that moves to another host with its state and continues there. Such a robot does not need to fetch every page over the network: it could run next to the server. To do that, it has to know which host accepts it.',
    'A line has a path and a target. The target is a protocol, an address and a port, such as `atp://www.fict.org:434`, or the word `none`. It applies to all URLs whose path begins with that path, compared octet by octet, as in the rules for robots.',
    'If several lines apply to a URL, the last one in the file counts, regardless of path length. If the lines go from general to specific, the last one is also the longest, so both readings give the same answer.',
  ],
} as const);

export const mobileLearn = inLanguage('mobileLearn', {
  example: {
    title: 'The worked example',
    about: [
      'Section 4 has a file of four lines, a list of twelve URLs, and a table of hosts. The table below shows each printed value next to the value that the engine computes from the file.',
      'They differ in two rows: for `/home/user2/`, the table has a host that is not in the file. The file says `user2`, so the table has a misprint. And the first URL of the list has no row in the table.',
    ],
    caption: 'Hosts as printed, and as the file says',
    url: 'URL',
    printed: 'Printed',
    computed: 'From the file',
    line: 'Line',
    missing: 'no row',
    openHint: 'The worked example: open in the workbench',
    tally: (differ: number, missing: number, all: number) =>
      `${differ} of ${all} differ, ${missing} ${missing === 1 ? 'has' : 'have'} no printed value.`,
  },
  order: {
    title: 'Last match and longest match',
    about: [
      'Both examples in the draft go from general to specific. This one is the example from section 3.1, followed by the same three lines in reverse order: then the line for `/` is last and decides everything.',
      'So a line is never used if a later line has only the beginning of its path. The editor reports this and offers to sort.',
    ],
    caption: 'The three lines of section 3.1 in both orders',
    url: 'Path',
    printed: 'As printed',
    turned: 'In reverse order',
  },
  security: {
    title: 'What such a line reveals',
    points: [
      [
        'Paths and hosts',
        'Anyone can read the file. It reveals paths that no page links to, and hosts that accept programs from others.',
      ],
      [
        'The host protects itself',
        'The draft leaves it to the host to limit visiting programs to what they need to explore the assigned paths. A line in a file cannot do that.',
      ],
      [
        'Assignment is not a permission',
        'The rules for robots say whether a path may be fetched. A path can have a host and be blocked for every robot, or vice versa.',
      ],
    ],
  },
} as const);

export const mobileQuestions: readonly SpecificationConflict[] = inLanguage('mobileQuestions', [
  conflict(
    'M-01',
    'The table of section 4 prints `atp://user1.fict.org:831` for `/home/user2/`.',
    'The file above it says `atp://user2.fict.org:831`, and the printed host is not in any line.',
    'The file counts. The printed value is shown next to it.',
  ),
  conflict(
    'M-02',
    'The list of section 4 has twelve URLs.',
    'The table has eleven rows: `http://www.fict.org/` is missing.',
    'Its value is computed like the others: `atp://www.fict.org:8001`.',
  ),
  conflict(
    'M-03',
    'The grammar in 3.2 takes the path from the grammar of relative URLs, with any number of spaces before and after it.',
    'Such a path cannot begin with a slash, and without a space it is not clear where the path ends. It does not include trailing spaces, comments or line ends.',
    'A path begins with a slash. At least one space or tab precedes the target. Trailing spaces and comments are as in all other lines.',
  ),
  conflict(
    'M-04',
    'Section 2 writes an address as protocol, network address and port.',
    'The grammar does not require a port, and accepts `;`, `?` and even nothing after `://`.',
    'Everything that the grammar accepts is read, but an empty address is an error, and a missing port is reported.',
  ),
  conflict(
    'M-05',
    'More recent lines override older ones.',
    'The draft does not say whether this applies only to lines with the same path or to any line that matches.',
    'Any line that matches: the last one in the file decides.',
  ),
  conflict(
    'M-06',
    'The “typical example” of section 3 allows `/` and then disallows `/reserved`.',
    'Robots that use the first rule that matches would still fetch `/reserved`, and the 1994 specification that the draft refers to has no Allow.',
    'It works for robots that use the longest rule, as RFC 9309 requires.',
  ),
  conflict(
    'M-07',
    'The lines are an extension of the records of robots.',
    'The draft does not say whether a line inside a record applies only to the robots of that record. The example has no records.',
    'It applies to the whole file, wherever it is. Inside a record it is reported, because other readers might take it for a rule.',
  ),
  conflict(
    'M-08',
    '`none` is a literal of the grammar, by the conventions of RFC 822.',
    'These conventions do not distinguish uppercase and lowercase. The draft does not mention case.',
    'Any case is read. Lowercase is written.',
  ),
  conflict(
    'M-09',
    'Section 3.1 is called “The-Mobile-agent-server record”.',
    'The field is `Mobile-agent-server`.',
    'The heading has a misprint.',
  ),
  conflict(
    'M-10',
    'The introduction writes spaces around `://` and the colon.',
    'The grammar and all examples have no spaces there.',
    'The spaces are only notation and not part of an address.',
  ),
]);
