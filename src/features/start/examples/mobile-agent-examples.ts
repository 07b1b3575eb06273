// Examples with lines for mobile agents: the one of the draft, and one in which the order of lines matters.
import { mobileExample } from '../../../core/catalogue/mobile-example.ts';
import { createExpectations, createWorkspace, type Example } from './example.ts';

const QUESTION = 'mobile-agent';

const draftExample = createWorkspace({
  origin: mobileExample.origin,
  reader: 'rfc9309',
  files: [{ path: '/robots.txt', text: mobileExample.text }],
  rows: [...mobileExample.urls],
  question: QUESTION,
  expectations: createExpectations(mobileExample.origin, { question: QUESTION }, [
    ['', '/services/', 'atp://www.fict.org:8001'],
    ['', '/home/', 'none'],
    ['', '/home/user2/', 'atp://user2.fict.org:831', 'The table of the draft misprints this host.'],
    ['', '/home/user3/', 'none', 'The line for /home/ counts for everybody without one.'],
  ]),
  asked: { beside: 'printed', printed: Object.fromEntries(mobileExample.printedRows) },
});

const LIBRARY_ORIGIN = 'https://library.example';

const overlapExample = createWorkspace({
  origin: LIBRARY_ORIGIN,
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
  ].map((path) => LIBRARY_ORIGIN + path),
  question: QUESTION,
  expectations: [
    ...createExpectations(LIBRARY_ORIGIN, { question: QUESTION }, [
      ['', '/', 'none'],
      ['', '/catalogue/', 'atp://agents.library.example:434'],
      ['', '/archive/sealed/letters.html', 'none'],
    ]),
    ...createExpectations(LIBRARY_ORIGIN, {}, [
      ['', '/readers/lists/new-books.html', 'deny', 'A host is no permission to fetch.'],
    ]),
  ],
  asked: { beside: 'access' },
});

export const mobileAgentExamples = [
  {
    id: 'mobile-agents',
    from: 'texts',
    workspace: draftExample,
  },
  {
    id: 'mobile-overlap',
    from: 'texts',
    workspace: overlapExample,
  },
] as const satisfies readonly Example[];
