// Examples as sites of today have them. The names of crawlers are those that their operators published by late 2026.
import { type Example, expecting, workspace } from './example.ts';

const shop = workspace({
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
  expectations: expecting('https://shop.example', {}, [
    ['Googlebot', '/', 'allow'],
    ['Googlebot', '/cart', 'deny'],
    ['', '/cart/help', 'allow', 'People search for it.'],
    ['GPTBot', '/shoes/red', 'deny'],
    ['GPTBot', '/press/2026.html', 'allow', 'The press pages may be quoted anywhere.'],
  ]),
});

const staging = workspace({
  origin: 'https://staging.shop.example',
  reader: 'google',
  files: [{ path: '/robots.txt', text: '# Not for the public yet.\nUser-agent: *\nDisallow: /\n' }],
  rows: ['https://staging.shop.example/', 'https://staging.shop.example/robots.txt'],
  columns: ['Googlebot', ''],
  expectations: expecting('https://staging.shop.example', {}, [
    ['Googlebot', '/', 'deny', 'Must not be listed before the opening.'],
    ['', '/robots.txt', 'allow'],
  ]),
});

const training = [
  'GPTBot',
  'ClaudeBot',
  'Amazonbot',
  'meta-externalagent',
  'MistralAI-Training',
  'Bytespider',
  'CCBot',
];

const searchNotTraining = workspace({
  origin: 'https://magazine.example',
  reader: 'rfc9309',
  files: [
    {
      path: '/robots.txt',
      text: [
        '# Search may come, training may not. Names as their operators publish them, late 2026.',
        '',
        '# Crawlers that collect for training. CCBot collects an open archive that others train on.',
        ...training.map((token) => `User-agent: ${token}`),
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
  expectations: expecting('https://magazine.example', {}, [
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
    ...training,
    'Google-Extended',
    'Applebot-Extended',
    '',
  ],
});

/** Line ends are part of this example: CRLF, LF and CR in one file, and none at its end. */
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

const utf8Base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (octet) => String.fromCharCode(octet)).join(''));

const messy = workspace({
  origin: 'https://www.club.example',
  reader: 'google',
  files: [{ path: '/robots.txt', base64: utf8Base64(messyText) }],
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
  expectations: expecting('https://www.club.example', {}, [
    ['', '/admin/', 'deny'],
    ['', '/admin/help.html', 'allow'],
    ['BadBot', '/photos/summer.jpg', 'deny', 'Hangs on who reads: change “Read as”.'],
  ]),
});

export const fromToday = [
  {
    id: 'small-shop',
    from: 'today',
    workspace: shop,
  },
  {
    id: 'staging',
    from: 'today',
    workspace: staging,
  },
  {
    id: 'search-not-training',
    from: 'today',
    workspace: searchNotTraining,
  },
  {
    id: 'messy',
    from: 'today',
    workspace: messy,
  },
] as const satisfies readonly Example[];
