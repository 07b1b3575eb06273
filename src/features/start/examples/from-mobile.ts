// Examples with lines for mobile agents: the one of the draft, and one in which the order of the lines matters.
import { mobileExample } from '../../../core/catalogue/mobile-example.ts';
import { type Example, expecting, workspace } from './example.ts';

const QUESTION = 'mobile-agent';

const drafted = workspace({
  origin: mobileExample.origin,
  reader: 'rfc9309',
  files: [{ path: '/robots.txt', text: mobileExample.text }],
  rows: [...mobileExample.urls],
  question: QUESTION,
  expectations: expecting(mobileExample.origin, { question: QUESTION }, [
    ['', '/services/', 'atp://www.fict.org:8001'],
    ['', '/home/', 'none'],
    ['', '/home/user2/', 'atp://user2.fict.org:831', 'The table of the draft misprints this host.'],
    ['', '/home/user3/', 'none', 'The line for /home/ counts for everybody without one.'],
  ]),
  asked: { beside: 'printed', printed: Object.fromEntries(mobileExample.printedRows) },
});

const origin = 'https://library.example';

const overlapping = workspace({
  origin,
  reader: 'rfc9309',
  files: [
    {
      path: '/robots.txt',
      text: [
        '# Agents may work beside the catalogue. The archive was moved to another host later on.',
        '',
        'User-agent: *',
        'Disallow: /readers/',
        'Disallow: /archive/sealed/',
        '',
        'Mobile-agent-server: /                 none',
        'Mobile-agent-server: /catalogue/maps/  atp://maps.library.example:4434',
        'Mobile-agent-server: /catalogue/       atp://agents.library.example:434',
        'Mobile-agent-server: /archive/         atp://archive.library.example:434',
        'Mobile-agent-server: /archive/sealed/  none',
        'Mobile-agent-server: /readers/lists/   atp://agents.library.example:434',
        '',
      ].join('\n'),
    },
  ],
  rows: [
    '/',
    '/catalogue/',
    '/catalogue/maps/',
    '/catalogue/maps/harbour-1880.html',
    '/archive/1901/minutes.html',
    '/archive/sealed/letters.html',
    '/readers/',
    '/readers/lists/new-books.html',
  ].map((path) => origin + path),
  question: QUESTION,
  expectations: [
    ...expecting(origin, { question: QUESTION }, [
      ['', '/', 'none'],
      ['', '/catalogue/', 'atp://agents.library.example:434'],
      ['', '/archive/sealed/letters.html', 'none'],
    ]),
    ...expecting(origin, {}, [
      ['', '/readers/lists/new-books.html', 'deny', 'A host is no permission to fetch.'],
    ]),
  ],
  asked: { beside: 'access' },
});

export const fromMobile = [
  {
    id: 'mobile-agents',
    from: 'texts',
    workspace: drafted,
  },
  {
    id: 'mobile-overlap',
    from: 'texts',
    workspace: overlapping,
  },
] as const satisfies readonly Example[];
