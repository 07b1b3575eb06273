// Examples of modern sites. The names of crawlers are those that their operators published by late 2026.
import { createExpectations, createWorkspace, type Example } from './example.ts';

const shopSite = createWorkspace({
  origin: 'https://shop.example',
  reader: 'rfc9309',
  files: [
    {
      path: '/robots.txt',
      text: [
        '# Search engines may list the shop, but nobody needs carts and filters.',
        'User-agent: *',
        'Disallow: /cart',
        'Disallow: /checkout',
        'Disallow: /*?sort=',
        'Disallow: /*.pdf$',
        'Allow: /cart/help',
        '',
        '# Training crawlers stay out, except for the press pages.',
        'User-agent: GPTBot',
        'User-agent: CCBot',
        'Allow: /press/',
        'Disallow: /',
        '',
        'Sitemap: https://shop.example/sitemap.xml',
        '',
      ].join('\n'),
    },
  ],
  rows: [
    'https://shop.example/',
    'https://shop.example/shoes/red',
    'https://shop.example/shoes?sort=price',
    'https://shop.example/cart',
    'https://shop.example/cart/help',
    'https://shop.example/cartoons',
    'https://shop.example/press/2026.html',
    'https://shop.example/manual.pdf',
    'https://shop.example/manual.pdf?page=2',
  ],
  columns: ['Googlebot', 'bingbot', 'GPTBot', 'CCBot', ''],
  expectations: createExpectations('https://shop.example', {}, [
    ['Googlebot', '/', 'allow'],
    ['Googlebot', '/cart', 'deny'],
    ['', '/cart/help', 'allow', 'People search for it.'],
    ['GPTBot', '/shoes/red', 'deny'],
    ['GPTBot', '/press/2026.html', 'allow', 'The press pages may be quoted anywhere.'],
  ]),
});

const stagingSite = createWorkspace({
  origin: 'https://staging.shop.example',
  reader: 'google',
  files: [{ path: '/robots.txt', text: '# Not for the public yet.\nUser-agent: *\nDisallow: /\n' }],
  rows: ['https://staging.shop.example/', 'https://staging.shop.example/robots.txt'],
  columns: ['Googlebot', ''],
  expectations: createExpectations('https://staging.shop.example', {}, [
    ['Googlebot', '/', 'deny', 'Must not be listed before the opening.'],
    ['', '/robots.txt', 'allow'],
  ]),
});

const trainingCrawlers = [
  'GPTBot',
  'ClaudeBot',
  'Amazonbot',
  'meta-externalagent',
  'MistralAI-Training',
  'Bytespider',
  'CCBot',
];

const magazineSite = createWorkspace({
  origin: 'https://magazine.example',
  reader: 'rfc9309',
  files: [
    {
      path: '/robots.txt',
      text: [
        '# Search may come, training may not. Names as their operators publish them, late 2026.',
        '',
        '# Crawlers that collect for training. CCBot collects an open archive that others train on.',
        ...trainingCrawlers.map((token) => `User-agent: ${token}`),
        '# Two that never visit: tokens that Googlebot and Applebot look for, to learn what may be',
        '# done with the pages they fetch anyway. They appear in no log.',
        'User-agent: Google-Extended',
        'User-agent: Applebot-Extended',
        'Disallow: /',
        '',
        '# Everybody else, and with them the crawlers of search: Googlebot, bingbot, Applebot,',
        '# OAI-SearchBot, Claude-SearchBot, PerplexityBot.',
        'User-agent: *',
        'Disallow: /drafts/',
        '',
        'Sitemap: https://magazine.example/sitemap.xml',
        '',
      ].join('\n'),
    },
  ],
  rows: [
    'https://magazine.example/',
    'https://magazine.example/2026/issue-11.html',
    'https://magazine.example/drafts/issue-12.html',
    'https://magazine.example/robots.txt',
  ],
  expectations: createExpectations('https://magazine.example', {}, [
    ['Googlebot', '/2026/issue-11.html', 'allow'],
    ['OAI-SearchBot', '/2026/issue-11.html', 'allow', 'Searches, and does not train.'],
    ['GPTBot', '/2026/issue-11.html', 'deny'],
    ['Google-Extended', '/2026/issue-11.html', 'deny', 'A token: Googlebot looks for it.'],
    ['', '/drafts/issue-12.html', 'deny'],
  ]),
  columns: [
    'Googlebot',
    'bingbot',
    'Applebot',
    'OAI-SearchBot',
    'Claude-SearchBot',
    'PerplexityBot',
    ...trainingCrawlers,
    'Google-Extended',
    'Applebot-Extended',
    '',
  ],
});

/** Line endings are part of this example: CRLF, LF and CR in one file, and none at its end. */
const messyText = [
  '\ufeffUser-Agent: *\r\n',
  'Disallow: /admin/\r\n',
  'disalow: /old-shop/      # spelt wrong since 2014\n',
  'Disallow /tmp/\n',
  'Crawl-delay: 10\n',
  'Allow: /admin/help.html\r\n',
  '\r\n',
  'Disallow: /newsletter/   # after a blank line: whose rule is this?\r\n',
  '# Disallow: /blog/\r',
  '\r\n',
  'User-agent: BadBot\n',
  'User-agent: Googlebot-Image\n',
  'Disallow: /photos/ \t\n',
  'Noindex: /photos/\n',
  '\n',
  'User agent: Bingbot\n',
  'Disallow:\n',
  'Sitemap: https://www.club.example/sitemap.xml\r\n',
  'Please do not crawl this site between 8 and 10.\r\n',
  'Disallow: /members/list.php?page=',
].join('');

const toUtf8Base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (octet) => String.fromCharCode(octet)).join(''));

const messySite = createWorkspace({
  origin: 'https://www.club.example',
  reader: 'google',
  files: [{ path: '/robots.txt', base64: toUtf8Base64(messyText) }],
  rows: [
    'https://www.club.example/',
    'https://www.club.example/admin/',
    'https://www.club.example/admin/help.html',
    'https://www.club.example/old-shop/',
    'https://www.club.example/tmp/x',
    'https://www.club.example/newsletter/',
    'https://www.club.example/photos/summer.jpg',
    'https://www.club.example/members/list.php?page=2',
  ],
  columns: ['BadBot', 'Googlebot-Image', 'bingbot', ''],
  expectations: createExpectations('https://www.club.example', {}, [
    ['', '/admin/', 'deny'],
    ['', '/admin/help.html', 'allow'],
    ['BadBot', '/photos/summer.jpg', 'deny', 'Hangs on who reads: change “Read as”.'],
  ]),
});

export const modernSiteExamples = [
  {
    id: 'small-shop',
    from: 'today',
    workspace: shopSite,
  },
  {
    id: 'staging',
    from: 'today',
    workspace: stagingSite,
  },
  {
    id: 'search-not-training',
    from: 'today',
    workspace: magazineSite,
  },
  {
    id: 'messy',
    from: 'today',
    workspace: messySite,
  },
] as const satisfies readonly Example[];
