// Examples with ACAP records. The sites are fictional.
import {
  acapExampleAgents,
  acapExampleOrigin,
  acapExamplePaths,
  acapExampleText,
} from '../../../core/catalogue/acap-example.ts';
import { createExpectations, createWorkspace, type Example } from './example.ts';

const workedExample = createWorkspace({
  origin: acapExampleOrigin,
  reader: 'rfc9309',
  files: [{ path: '/robots.txt', text: acapExampleText }],
  rows: acapExamplePaths.map((path) => acapExampleOrigin + path),
  columns: [...acapExampleAgents],
  expectations: createExpectations(acapExampleOrigin, { question: 'usage', asked: { usage: 'crawl' } }, [
    [acapExampleAgents[0], '/public/x', 'allowed'],
    ['', '/public/x', 'prohibited'],
  ]),
  question: 'usage',
  asked: { crawler: acapExampleAgents[0], silence: 'permitted' },
});

const newsSite = createWorkspace({
  origin: 'https://courier.example',
  reader: 'rfc9309',
  files: [
    {
      path: '/robots.txt',
      text: [
        '##ACAP version=1.1',
        '# Everybody may read the news. How much of it others may show, and for how long, ACAP says below.',
        '',
        'User-agent: *',
        'Disallow: /subscribers/',
        'Disallow: /search',
        '',
        'Sitemap: https://courier.example/sitemap.xml',
        '',
        'ACAP-version: 1.1',
        '',
        '# A teaser is short, and goes after three days or when we change the page, whichever comes first.',
        'ACAP-qualified-usage: teaser present-snippet max-length=250-chars time-limit=3-days time-limit=until-recrawled',
        'ACAP-resource-set: articles /news/ /sport/ /opinion/',
        '',
        '# Any crawler: link to everything, show teasers of articles, no pictures.',
        'ACAP-crawler: *',
        'ACAP-allow-crawl: /',
        'ACAP-disallow-crawl: /subscribers/',
        'ACAP-disallow-crawl: /search',
        'ACAP-allow-index: / time-limit=30-days',
        'ACAP-disallow-preserve: /',
        'ACAP-allow-present-link: /',
        'ACAP-allow-(teaser): the-acap:resource-set:articles',
        'ACAP-disallow-present-thumbnail: /',
        '',
        '# Our partner shows whole articles for a week, unchanged and with our name; its archive keeps the sport.',
        'ACAP-crawler: partner-reader',
        'ACAP-allow-present: the-acap:resource-set:articles time-limit=7-days prohibited-modification=content must-include-resource=the-acap:credit:id:byline',
        'ACAP-usage-purpose: archive',
        'ACAP-allow-preserve: /sport/',
        '',
      ].join('\n'),
    },
  ],
  rows: [
    'https://courier.example/',
    'https://courier.example/news/bridge-opens.html',
    'https://courier.example/sport/cup-final.html',
    'https://courier.example/subscribers/today.pdf',
    'https://courier.example/search?q=bridge',
  ],
  columns: ['partner-reader', ''],
  expectations: [
    ...createExpectations(
      'https://courier.example',
      { question: 'usage', asked: { usage: 'present-snippet' } },
      [
        [
          '',
          '/news/bridge-opens.html',
          'allowed-with-restrictions max-length=250-chars time-limit=3-days time-limit=until-recrawled',
          'A teaser, and no more.',
        ],
      ],
    ),
    ...createExpectations(
      'https://courier.example',
      { question: 'usage', asked: { usage: 'preserve', purpose: 'archive' } },
      [
        ['partner-reader', '/sport/cup-final.html', 'allowed', 'The archive of our partner keeps the sport.'],
        ['', '/sport/cup-final.html', 'prohibited'],
      ],
    ),
  ],
  question: 'usage',
  asked: { usage: 'present-snippet', crawler: '', silence: 'permitted' },
});

const archiveSite = createWorkspace({
  origin: 'https://papers.example',
  reader: 'rfc9309',
  files: [
    {
      path: '/robots.txt',
      text: [
        '##ACAP version=1.1',
        'User-agent: *',
        'Disallow: /reading-room/',
        '',
        '# Who may keep copies, and for how long.',
        'ACAP-resource-set: out-of-copyright /letters/18* /maps/18*',
        '',
        'ACAP-crawler: *',
        'ACAP-disallow-crawl: /reading-room/',
        '# Old papers may be kept for good; the catalogue only until the next visit; the rest not at all.',
        'ACAP-disallow-preserve: /',
        'ACAP-allow-preserve: the-acap:resource-set:out-of-copyright',
        'ACAP-allow-preserve: /catalogue/ time-limit=until-recrawled',
        'ACAP-allow-present-oldcopy: the-acap:resource-set:out-of-copyright',
        'ACAP-disallow-present-oldcopy: /',
        '# Taken from the server: the family asked for it.',
        'ACAP-request-take-down: /letters/1968/draft.html',
        'ACAP-request-re-crawl: /catalogue/index.html',
        '',
        '# The national library keeps everything that is open, until the end of the agreement.',
        'ACAP-crawler: library-bot',
        'ACAP-allow-preserve: / time-limit=until-2030-12-31',
        'ACAP-disallow-preserve: /reading-room/',
        '',
      ].join('\n'),
    },
  ],
  rows: [
    'https://papers.example/catalogue/index.html',
    'https://papers.example/letters/1848/may.html',
    'https://papers.example/letters/1968/draft.html',
    'https://papers.example/maps/1851/harbour.html',
    'https://papers.example/reading-room/desk-4',
  ],
  columns: ['library-bot', ''],
  expectations: createExpectations(
    'https://papers.example',
    { question: 'usage', asked: { usage: 'preserve' } },
    [
      ['', '/letters/1848/may.html', 'allowed'],
      ['', '/letters/1968/draft.html', 'prohibited', 'The family asked for it.'],
      ['library-bot', '/reading-room/desk-4', 'prohibited'],
    ],
  ),
  question: 'usage',
  asked: { usage: 'preserve', crawler: '', silence: 'permitted' },
});

const gallerySite = createWorkspace({
  origin: 'https://gallery.example',
  reader: 'rfc9309',
  files: [
    {
      path: '/robots.txt',
      text: [
        '##ACAP version=1.1',
        'User-agent: *',
        'Disallow: /originals/',
        '',
        '# What holds for pictures stands in a file of its own, which the picture desk edits.',
        'ACAP-resource-set: pictures /pictures/ /exhibitions/*.jpg$',
        '',
        'ACAP-crawler: *',
        'ACAP-disallow-crawl: /originals/',
        'ACAP-allow-index: /',
        '',
        'ACAP-crawler: picture-finder',
        'ACAP-permissions-reference: /policies/pictures.txt',
        '',
      ].join('\n'),
    },
    {
      path: '/policies/pictures.txt',
      text: [
        '##ACAP version=1.1',
        '# Read together with /robots.txt, for the crawlers that it sends here. The set is defined there.',
        'ACAP-crawler: *',
        'ACAP-allow-present-thumbnail: the-acap:resource-set:pictures time-limit=90-days',
        'ACAP-disallow-present-original: the-acap:resource-set:pictures',
        'ACAP-disallow-preserve: the-acap:resource-set:pictures',
        '',
      ].join('\n'),
    },
  ],
  rows: [
    'https://gallery.example/',
    'https://gallery.example/pictures/harbour.jpg',
    'https://gallery.example/exhibitions/2026/lighthouse.jpg',
    'https://gallery.example/exhibitions/2026/index.html',
    'https://gallery.example/originals/harbour.tif',
  ],
  columns: ['picture-finder', ''],
  expectations: [
    ...createExpectations('https://gallery.example', { question: 'usage', asked: { usage: 'crawl' } }, [
      ['picture-finder', '/originals/harbour.tif', 'prohibited'],
    ]),
    ...createExpectations(
      'https://gallery.example',
      { question: 'usage', asked: { usage: 'present-original' } },
      [['picture-finder', '/pictures/harbour.jpg', 'prohibited', 'Said in the second file.']],
    ),
  ],
  question: 'usage',
  asked: { usage: 'crawl', crawler: '', silence: 'permitted' },
});

export const acapExamples = [
  {
    id: 'acap-worked',
    from: 'acap',
    workspace: workedExample,
  },
  {
    id: 'acap-news',
    from: 'acap',
    workspace: newsSite,
  },
  {
    id: 'acap-archive',
    from: 'acap',
    workspace: archiveSite,
  },
  {
    id: 'acap-reference',
    from: 'acap',
    workspace: gallerySite,
  },
] as const satisfies readonly Example[];
