// The gallery: workspaces that open with their files, URLs and user-agents. No answer is stored in any of them.
import type { Workspace } from '../../core/site/workspace.ts';

/** An example; `id` stands in the address (`#/edit?example=fict-org`). */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly workspace: Workspace;
}

const workspace = (
  parts: Partial<Workspace> & Pick<Workspace, 'origin' | 'files' | 'reader'>,
): Workspace => ({
  gatepost: 1,
  rows: [],
  columns: [''],
  question: 'fetch',
  expectations: [],
  ...parts,
});

const fictOrg = workspace({
  origin: 'http://www.fict.org',
  reader: 'koster-1996',
  files: [
    {
      path: '/robots.txt',
      text: [
        '# /robots.txt for http://www.fict.org/',
        '# comments to webmaster@fict.org',
        '',
        'User-agent: unhipbot',
        'Disallow: /',
        '',
        'User-agent: webcrawler',
        'User-agent: excite',
        'Disallow: ',
        '',
        'User-agent: *',
        'Disallow: /org/plans.html',
        'Allow: /org/',
        'Allow: /serv',
        'Allow: /~mak',
        'Disallow: /',
        '',
      ].join('\n'),
    },
  ],
  rows: [
    'http://www.fict.org/',
    'http://www.fict.org/index.html',
    'http://www.fict.org/robots.txt',
    'http://www.fict.org/server.html',
    'http://www.fict.org/services/fast.html',
    'http://www.fict.org/services/slow.html',
    'http://www.fict.org/orgo.gif',
    'http://www.fict.org/org/about.html',
    'http://www.fict.org/org/plans.html',
    'http://www.fict.org/%7Ejim/jim.html',
    'http://www.fict.org/%7Emak/mak.html',
  ],
  columns: ['unhipbot', 'webcrawler', 'excite', ''],
});

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
});

const staging = workspace({
  origin: 'https://staging.shop.example',
  reader: 'google',
  files: [{ path: '/robots.txt', text: '# Not for the public yet.\nUser-agent: *\nDisallow: /\n' }],
  rows: ['https://staging.shop.example/', 'https://staging.shop.example/robots.txt'],
  columns: ['Googlebot', ''],
});

export const examples = [
  {
    id: 'fict-org',
    title: 'fict.org',
    summary:
      'The worked example of the 1996 drafts: three records, eleven URLs, and the table printed with them.',
    workspace: fictOrg,
  },
  {
    id: 'small-shop',
    title: 'A small shop',
    summary:
      'Carts and filters left out, training crawlers kept to the press pages. One path covers more than it seems.',
    workspace: shop,
  },
  {
    id: 'staging',
    title: 'A staging site, closed',
    summary: 'Two lines that ask every robot to stay away. They ask; they do not lock.',
    workspace: staging,
  },
] as const satisfies readonly Example[];
