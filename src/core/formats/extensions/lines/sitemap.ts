// Sitemap: the full URL of a sitemap.

import { cite } from '../../../catalogue/citations.ts';
import { wholeValuePart } from '../../../syntax/value-parts.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { sitemapExample } from '../example.ts';
import { hasNoErrors, type ValueReader } from '../line-value.ts';
import { PYTHON } from '../sources.ts';
import { deleteLine, write } from '../value-repairs.ts';
import {
  createAddressReader,
  createSpaceRepair,
  createUrlRepair,
  suggestAddresses,
  type UrlAddress,
} from './address.ts';
import { SITEMAP_ID } from './sitemap-id.ts';

/** Whether a text is a URL that search engines can read. */
export function isWebAddress(text: string): boolean {
  return hasNoErrors(readSitemap(text));
}

const useHttps = (value: string): string => value.replace(/^[^:]*:/, 'https:');

const issues = {
  'SIT-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: sitemapExample('', 'https://h.example/sitemap.xml'),
  },
  R070: {
    severity: 'error',
    repair: createUrlRepair(isWebAddress),
    examples: [
      ...sitemapExample('/sitemap.xml', 'https://h.example/sitemap.xml'),
      ...sitemapExample('h.example/sitemap.xml', 'https://h.example/sitemap.xml'),
      ...sitemapExample('sitemap.xml', 'https://h.example/sitemap.xml'),
      ...sitemapExample('//h.example/s.xml', 'https://h.example/s.xml'),
    ],
  },
  'SIT-BLANK': {
    severity: 'error',
    repair: createSpaceRepair(isWebAddress),
    examples: [
      ...sitemapExample('https://h.example/a b.xml', 'https://h.example/a%20b.xml'),
      ...sitemapExample('https://h.example/a.xml https://h.example/b.xml', 'https://h.example/a.xml'),
    ],
  },
  'SIT-SCHEME': {
    severity: 'warning',
    repair: write(useHttps),
    examples: sitemapExample('ftp://h.example/s.xml', 'https://h.example/s.xml'),
  },
} as const satisfies Record<string, ExtensionIssue>;

/** Reads the value of a Sitemap line. */
const readSitemap: ValueReader<UrlAddress, keyof typeof issues> = createAddressReader({
  issues,
  empty: 'SIT-EMPTY',
  relative: 'R070',
  space: 'SIT-BLANK',
  scheme: 'SIT-SCHEME',
});

export const sitemap = defineExtension({
  id: SITEMAP_ID,
  name: 'Sitemap',
  lenient: ['site-map'],
  role: 'setting',
  scope: 'file',
  value: 'address',
  source: [...cite('sitemaps.org'), ...cite('RFC 9309', '2.2.4')],
  facts: {
    status: 'read',
    evaluated: false,
    relation: 'none',
    contested: [],
    honouredBy: [
      { who: 'Google', says: 'obeyed', source: 'https://www.sitemaps.org/protocol.html', date: '2026-11-20' },
      { who: 'Bing', says: 'obeyed', source: 'https://www.sitemaps.org/protocol.html', date: '2026-11-20' },
      {
        who: 'Yandex',
        says: 'obeyed',
        source: 'Yandex Webmaster help, error dictionary',
        date: '2026-11-20',
      },
      { who: 'Python urllib', says: 'obeyed', source: PYTHON, date: '2026-11-20' },
    ],
    share: 54,
  },
  readBy: ['google', 'yandex', 'bing', 'python-urllib-3.12', 'python-urllib-3.14'],
  read: readSitemap,
  issues,
  findParts: wholeValuePart,
  suggest: (position) => suggestAddresses(position, '/sitemap.xml'),
  add: { to: 'file' },
});
