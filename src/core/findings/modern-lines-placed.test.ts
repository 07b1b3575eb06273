// Of every line of today: what is for the robots of a record, and stands in none, is found.
import { expect, test } from 'vitest';
import { type ModernDirectiveId, modernDirectives } from '../dialects/modern-lines/directives.ts';
import { openSite } from '../site/site.ts';
import { findings } from './index.ts';

const values: Readonly<Record<ModernDirectiveId, string>> = {
  sitemap: 'https://www.example.com/sitemap.xml',
  'crawl-delay': '3',
  host: 'www.example.com',
  'clean-param': 'sid /shop',
  'request-rate': '1/10',
  'visit-time': '0600-0845',
  noindex: '/x',
  'content-signal': 'search=yes',
  'content-usage': 'search=y',
  license: 'https://www.example.com/licence.xml',
};

const found = (text: string) =>
  findings(openSite({ origin: '', files: { '/robots.txt': text } }), '/robots.txt').map(({ code }) => code);

const RECORD = 'User-agent: *\nDisallow: /y\n';

test.each(modernDirectives.filter(({ scope }) => scope === 'record'))(
  'modern-lines LIN-005: $name in no record is found',
  ({ id, name }) => {
    const line = `${name}: ${values[id]}\n`;
    expect(
      found(`${line}\n${RECORD}`).filter((code) => !found(`${RECORD}${line}`).includes(code)),
    ).not.toEqual([]);
  },
);
