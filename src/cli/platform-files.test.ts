// What lint finds at warning or above in files in the style of those that platforms ship.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const files: [string, string[], string[]][] = [
  [
    'WordPress',
    [
      'User-agent: *',
      'Disallow: /wp-admin/',
      'Allow: /wp-admin/admin-ajax.php',
      '',
      'Sitemap: https://example.com/wp-sitemap.xml',
    ],
    [],
  ],
  [
    'WooCommerce',
    [
      'User-agent: *',
      'Disallow: /wp-content/uploads/wc-logs/',
      'Disallow: /wp-content/uploads/woocommerce_transient_files/',
      'Disallow: /wp-content/uploads/woocommerce_uploads/',
      'Disallow: /*?add-to-cart=',
      'Disallow: /wp-admin/',
      'Allow: /wp-admin/admin-ajax.php',
      '',
      'Sitemap: https://example.com/wp-sitemap.xml',
    ],
    [],
  ],
  [
    'Shopify',
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /cart',
      'Disallow: /orders',
      'Disallow: /checkouts/',
      'Disallow: /checkout',
      'Disallow: /carts',
      'Disallow: /account',
      'Disallow: /collections/*sort_by*',
      'Disallow: /*/collections/*sort_by*',
      'Disallow: /collections/*+*',
      'Disallow: /collections/*%2B*',
      'Disallow: /*?*oseid=*',
      'Disallow: /search',
      'Sitemap: https://example.com/sitemap.xml',
      '',
      'User-agent: adsbot-google',
      'Disallow: /checkouts/',
      'Disallow: /checkout',
      'Disallow: /carts',
      'Disallow: /orders',
      '',
      'User-agent: Nutch',
      'Disallow: /',
      '',
      'User-agent: AhrefsBot',
      'Crawl-delay: 10',
      'Disallow: /admin',
      'Disallow: /cart',
      '',
      'User-agent: Pinterest',
      'Crawl-delay: 1',
    ],
    [],
  ],
  [
    'Drupal',
    [
      'User-agent: *',
      'Allow: /core/*.css$',
      'Allow: /core/*.css?',
      'Allow: /core/*.js$',
      'Allow: /core/*.js?',
      'Disallow: /core/',
      'Disallow: /profiles/',
      'Disallow: /README.md',
      'Disallow: /admin/',
      'Disallow: /comment/reply/',
      'Disallow: /filter/tips',
      'Disallow: /node/add/',
      'Disallow: /search/',
      'Disallow: /index.php/admin/',
    ],
    [],
  ],
  [
    'Magento',
    [
      'User-agent: *',
      'Disallow: /index.php/',
      'Disallow: /*?',
      'Disallow: /checkout/',
      'Disallow: /app/',
      'Disallow: /lib/',
      'Disallow: /*.php$',
      'Disallow: /pkginfo/',
      'Disallow: /catalogsearch/',
      'Disallow: /customer/',
      'Disallow: /*SID=',
    ],
    [],
  ],
  ['a sitemap without a host', ['User-agent: *', 'Disallow: /a', 'Sitemap: /sitemap.xml'], ['3 error R070']],
];

test.each(files)(
  'look next: under the watched readers, %s gives only warnings to act on',
  async (_, lines, expected) => {
    const { out } = await withTestFolder({ 'robots.txt': `${lines.join('\n')}\n` }, (folder) =>
      folder.run('lint robots.txt'),
    );
    const found = [...out.matchAll(/^robots\.txt:(\d+):\d+: (error|warning) ([\w-]+):/gm)];
    expect(found.map(([, line, severity, code]) => `${line} ${severity} ${code}`)).toEqual(expected);
  },
);
