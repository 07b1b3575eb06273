// The lines of today: for each kind of finding a file that has it, and the same put right.

import type { FindingExamples } from '../../../diagnostics/finding-example.ts';
import type { ExtensionCode } from './table.ts';

const ORIGIN = 'https://h.example';
const recordText = (line: string, more = '') => `User-agent: *\nDisallow: /x\n${line}\n${more}`;
/** A line in a record, and another one. */
const recordExample = (file: string, near: string) =>
  [{ file: recordText(file), near: recordText(near) }] as const;
/** A line of a file, and another one. */
const standaloneExample = (file: string, near: string) => [
  { file: `User-agent: *\nDisallow: /x\n\n${file}\n`, near: `User-agent: *\nDisallow: /x\n\n${near}\n` },
];
const sitemapExample = (file: string, near: string) =>
  standaloneExample(`Sitemap: ${file}`, `Sitemap: ${near}`).map((one) => ({ ...one, origin: ORIGIN }));

export const extensionExamples: FindingExamples<ExtensionCode> = {
  R070: [
    ...sitemapExample('/sitemap.xml', 'https://h.example/sitemap.xml'),
    ...sitemapExample('h.example/sitemap.xml', 'https://h.example/sitemap.xml'),
    ...sitemapExample('sitemap.xml', 'https://h.example/sitemap.xml'),
    ...sitemapExample('//h.example/s.xml', 'https://h.example/s.xml'),
  ],
  R071: [
    { file: recordText('Crawl-delay: 10'), near: recordText('# Crawl-delay: 10') },
    { file: recordText('Clean-param: ref'), near: recordText('Sitemap: https://h.example/s.xml') },
  ],
  'SIT-EMPTY': sitemapExample('', 'https://h.example/sitemap.xml'),
  'SIT-BLANK': [
    ...sitemapExample('https://h.example/a b.xml', 'https://h.example/a%20b.xml'),
    ...sitemapExample('https://h.example/a.xml https://h.example/b.xml', 'https://h.example/a.xml'),
  ],
  'SIT-SCHEME': sitemapExample('ftp://h.example/s.xml', 'https://h.example/s.xml'),
  'SIT-CLOSED': [
    {
      file: 'User-agent: *\nDisallow: /files/\n\nSitemap: https://h.example/files/s.xml\n',
      near: 'User-agent: *\nDisallow: /files/\nAllow: /files/s.xml\n\nSitemap: https://h.example/files/s.xml\n',
      origin: ORIGIN,
    },
    {
      file: 'User-agent: *\nDisallow: /\nAllow: /shop/\n\nSitemap: https://h.example/s.xml\n',
      near: 'User-agent: bingbot\nDisallow: /\nAllow: /shop/\n\nSitemap: https://h.example/s.xml\n',
    },
  ],
  'SIT-HTTP': [
    ...sitemapExample('http://h.example/s.xml', 'https://h.example/s.xml'),
    {
      file: 'Sitemap: https://h.example/a.xml\nSitemap: http://h.example/b.xml\n',
      near: 'Sitemap: https://h.example/a.xml\nSitemap: http://i.example/b.xml\n',
    },
  ],
  'SIT-TWICE': sitemapExample(
    'https://h.example/s.xml\nSitemap: https://h.example/s.xml',
    'https://h.example/s.xml\nSitemap: https://h.example/t.xml',
  ),
  'SIT-OTHER-HOST': sitemapExample('https://i.example/s.xml', 'https://h.example/s.xml'),
  'CRD-EMPTY': recordExample('Crawl-delay:', 'Crawl-delay: 10'),
  'CRD-NOT-NUMBER': [
    ...recordExample('Crawl-delay: 0,5', 'Crawl-delay: 0.5'),
    ...recordExample('Crawl-delay: -1', 'Crawl-delay: 1'),
  ],
  'CRD-UNIT': [
    ...recordExample('Crawl-delay: 10s', 'Crawl-delay: 10'),
    ...recordExample('Crawl-delay: 500 ms', 'Crawl-delay: 0.5'),
  ],
  'CRD-DECIMAL': recordExample('Crawl-delay: 0.5', 'Crawl-delay: 1'),
  'CRD-LARGE': recordExample('Crawl-delay: 120', 'Crawl-delay: 30'),
  'CRD-CONFLICT': recordExample('Crawl-delay: 5\nCrawl-delay: 2', 'Crawl-delay: 5\nCrawl-delay: 5'),
  'CRD-IGNORED': [
    {
      file: 'User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /x\n',
      near: 'User-agent: bingbot\nCrawl-delay: 10\nDisallow: /x\n',
    },
    {
      file: 'User-agent: Applebot\nUser-agent: ClaudeBot\nDisallow: /x\nCrawl-delay: 10\n',
      near: 'User-agent: ClaudeBot\nDisallow: /x\nCrawl-delay: 10\n',
    },
  ],
  'CRD-CLOSED': [
    {
      file: 'User-agent: *\nDisallow: /\nCrawl-delay: 10\n',
      near: 'User-agent: *\nDisallow: /\nAllow: /open/\nCrawl-delay: 10\n',
    },
  ],
  'HOST-EMPTY': standaloneExample('Host:', 'Host: h.example'),
  'HOST-BAD': standaloneExample('Host: -x', 'Host: x'),
  'HOST-PATH': standaloneExample('Host: h.example/shop', 'Host: h.example'),
  'HOST-OBSOLETE': standaloneExample('Host: h.example', 'Sitemap: https://h.example/s.xml'),
  'HOST-TWICE': standaloneExample('Host: h.example\nHost: i.example', 'Host: h.example'),
  'HOST-DIFFERS': standaloneExample(
    'Host: www.h.example\nSitemap: https://h.example/s.xml',
    'Host: h.example:443\nSitemap: https://h.example/s.xml',
  ),
  'CLP-EMPTY': standaloneExample('Clean-param:', 'Clean-param: ref'),
  'CLP-EXTRA': standaloneExample('Clean-param: a&b /x /y', 'Clean-param: a&b /x'),
  'CLP-BLANK-SEPARATED': standaloneExample('Clean-param: sid ref', 'Clean-param: sid&ref'),
  'CLP-NAME': [
    ...standaloneExample('Clean-param: a&&b /x', 'Clean-param: a&b /x'),
    ...standaloneExample('Clean-param: ?ref= /x', 'Clean-param: ref /x'),
    ...standaloneExample('Clean-param: ==', 'Clean-param: ref'),
  ],
  'CLP-LONG': standaloneExample(
    `Clean-param: ${Array.from({ length: 90 }, (_, i) => `param${i}`).join('&')} /x`,
    'Clean-param: ref /x',
  ),
  'CLP-PATH-CHAR': standaloneExample('Clean-param: a /x?y', 'Clean-param: a /x'),
  'CLP-DISALLOWED': [
    {
      file: 'User-agent: *\nDisallow: /*?sid=\n\nClean-param: sid\n',
      near: 'User-agent: *\nDisallow: /*?session=\n\nClean-param: sid\n',
    },
  ],
  'CLP-TWICE': [
    ...standaloneExample('Clean-param: ref&sid&ref', 'Clean-param: ref&sid'),
    ...standaloneExample(
      'Clean-param: ref /x\nClean-param: ref /x',
      'Clean-param: ref /x\nClean-param: ref /y',
    ),
  ],
  'RRT-EMPTY': recordExample('Request-rate:', 'Request-rate: 1/5'),
  'RRT-FORM': [
    ...recordExample('Request-rate: 1 / 5', 'Request-rate: 1/5'),
    ...recordExample('Request-rate: 10', 'Request-rate: 1/10'),
  ],
  'RRT-ZERO': recordExample('Request-rate: 0/5', 'Request-rate: 1/5'),
  'RRT-WINDOW': [
    ...recordExample('Request-rate: 1/1m 06:00-08:45', 'Request-rate: 1/1m 0600-0845'),
    ...recordExample('Request-rate: 1/1m 2500-2600', 'Request-rate: 1/1m'),
  ],
  'RRT-UNIT': recordExample('Request-rate: 1/10s', 'Request-rate: 1/10'),
  'RRT-PACE': [
    ...recordExample('Crawl-delay: 10\nRequest-rate: 1/5', 'Crawl-delay: 10\nRequest-rate: 6/1m'),
    ...recordExample('Request-rate: 1/5\nCrawl-delay: 10', 'Request-rate: 1/5\nCrawl-delay: 5'),
  ],
  'RRT-OVERLAP': recordExample(
    'Request-rate: 1/5 0600-0800\nRequest-rate: 1/9 0700-0900',
    'Request-rate: 1/5 0600-0659\nRequest-rate: 1/9 0700-0900',
  ),
  'VIS-EMPTY': recordExample('Visit-time:', 'Visit-time: 0600-0845'),
  'VIS-FORM': [
    ...recordExample('Visit-time: 6:00-8:45', 'Visit-time: 0600-0845'),
    ...recordExample('Visit-time: night', 'Visit-time: 0000-0600'),
  ],
  'VIS-RANGE': [
    ...recordExample('Visit-time: 0600-2400', 'Visit-time: 0600-2359'),
    ...recordExample('Visit-time: 0660-0700', 'Visit-time: 0600-0700'),
  ],
  'VIS-WRAP': recordExample('Visit-time: 2200-0400', 'Visit-time: 0400-2200'),
  'VIS-APART': recordExample(
    'Visit-time: 0600-0800\nVisit-time: 2000-2200',
    'Visit-time: 0600-0800\nVisit-time: 0730-2200',
  ),
  'VIS-CLOSED': [
    {
      file: 'User-agent: *\nDisallow: /\nVisit-time: 0600-0845\n',
      near: 'User-agent: *\nDisallow: /x\nVisit-time: 0600-0845\n',
    },
  ],
  'NOI-EMPTY': recordExample('Noindex:', 'Noindex: /private/'),
  'NOI-PATH': recordExample('Noindex: private', 'Noindex: /private'),
  'NOI-OBSOLETE': recordExample('Noindex: /private/', 'Allow: /private/'),
  'NOI-CLOSED': [
    ...recordExample('Noindex: /x', 'Noindex: /y'),
    ...recordExample('Noindex: /x/y', 'Allow: /x/y\nNoindex: /x/y'),
  ],
  'NOI-ALONE': recordExample('Noindex: /private/', 'Noindex: /x'),
  'RSL-EMPTY': standaloneExample('License:', 'License: https://h.example/license.xml'),
  'RSL-NOT-ABSOLUTE': [
    {
      file: 'License: /license.xml\n',
      near: 'License: https://h.example/license.xml\n',
      origin: ORIGIN,
    },
  ],
  'RSL-BLANK': standaloneExample(
    'License: https://h.example/my license.xml',
    'License: https://h.example/my%20license.xml',
  ),
  'RSL-IN-RECORD': [
    {
      file: 'User-agent: a\nDisallow: /x\nLicense: https://h.example/license.xml\n',
      near: recordText('License: https://h.example/license.xml'),
    },
    {
      file: recordText('License: https://h.example/license.xml', '\nUser-agent: a\nAllow: /\n'),
      near: 'License: https://h.example/license.xml\n\nUser-agent: a\nAllow: /\n',
    },
  ],
  'RSL-EXTRA-LINES': standaloneExample(
    'License: https://h.example/license.xml\nPermits: all',
    'License: https://h.example/license.xml\nPermit: all',
  ),
  'LIN-GLUE': [
    {
      file: 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: GPTBot\nDisallow: /\n',
      near: 'User-agent: *\nCrawl-delay: 10\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
    },
    {
      file: 'User-agent: a\nContent-Signal: ai-train=no\nUser-agent: b\nDisallow: /\n',
      near: 'User-agent: a\nUser-agent: b\nContent-Signal: ai-train=no\nDisallow: /\n',
    },
  ],
  'LIN-ORPHAN': [
    {
      file: 'Crawl-delay: 10\nUser-agent: *\nDisallow: /x\n',
      near: 'User-agent: *\nDisallow: /x\nCrawl-delay: 10\n',
    },
    {
      file: 'User-agent: *\nDisallow: /x\n\nCrawl-delay: 10\n',
      near: 'User-agent: *\nDisallow: /x\n# slowly\nCrawl-delay: 10\n',
    },
  ],
  'POL-NOT-A-CLIENT': [
    {
      file: 'User-agent: Google-Extended\nDisallow: /\n',
      near: 'User-agent: Googlebot\nDisallow: /private/\n',
    },
  ],
  'POL-MIXED': [
    {
      file: 'User-agent: Applebot\nUser-agent: Applebot-Extended\nDisallow: /x\n\nUser-agent: *\nAllow: /\n',
      near: 'User-agent: Applebot\nDisallow: /x\n\nUser-agent: Applebot-Extended\nDisallow: /x\n',
    },
  ],
  'CSG-EMPTY': recordExample('Content-Signal:', 'Content-Signal: ai-train=no'),
  'CSG-PATH': [
    ...recordExample('Content-Signal: /blog/ ai-train=no', 'Content-Signal: ai-train=no'),
    ...recordExample('Content-Signal: /blog/', 'Content-Signal: ai-train=no'),
  ],
  'CSG-SEPARATOR': recordExample(
    'Content-Signal: search=yes; ai-train=no',
    'Content-Signal: search=yes, ai-train=no',
  ),
  'CSG-PAIR': [
    ...recordExample('Content-Signal: search=yes ai-train=no', 'Content-Signal: search=yes, ai-train=no'),
    ...recordExample('Content-Signal: search', 'Content-Signal: search=yes'),
  ],
  'CSG-VALUE': [
    ...recordExample('Content-Signal: ai-train=n', 'Content-Signal: ai-train=no'),
    ...recordExample('Content-Signal: search=yes, ai-train=maybe', 'Content-Signal: search=yes'),
  ],
  'CSG-USE-VALUE': recordExample(
    'Content-Signal: search=yes, use=all',
    'Content-Signal: search=yes, use=full',
  ),
  'CSG-CONFLICT': recordExample(
    'Content-Signal: search=yes, search=no',
    'Content-Signal: search=yes, ai-train=no',
  ),
  'CSG-TRAILING': recordExample('Content-Signal: ai-train=no,', 'Content-Signal: ai-train=no'),
  'CSG-LABEL': recordExample('Content-Signal: train-ai=n', 'Content-Signal: ai-train=no'),
  'CSG-KEY': [
    ...recordExample('Content-Signal: ai_train=no', 'Content-Signal: ai-train=no'),
    ...recordExample('Content-Signal: search=yes, pets=yes', 'Content-Signal: search=yes'),
  ],
  'CSG-USE-SEARCH': recordExample(
    'Content-Signal: search=yes, use=immediate',
    'Content-Signal: search=yes, use=reference',
  ),
  'CSG-CASE': recordExample('Content-Signal: Search=Yes', 'Content-Signal: search=yes'),
  'CSG-DUPLICATE': recordExample('Content-Signal: search=yes, search=yes', 'Content-Signal: search=yes'),
  'CSG-SCOPE': [
    {
      file: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
      near: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nContent-Signal: ai-train=yes\nDisallow: /x\n',
    },
  ],
  'CSG-LAST': [
    {
      file: 'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nContent-Signal: ai-train=no\n',
      near: 'Content-Signal: ai-train=no\n\nUser-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
    },
  ],
  'CSG-OPERATOR': [
    {
      file: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: OAI-SearchBot\nContent-Signal: ai-train=yes\nAllow: /\n',
      near: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: ClaudeBot\nContent-Signal: ai-train=yes\nAllow: /\n',
    },
  ],
  'CUS-SYNTAX': [
    ...recordExample('Content-Usage: train-ai = n', 'Content-Usage: train-ai=n'),
    ...recordExample('Content-Usage: Train-AI=n', 'Content-Usage: train-ai=n'),
    ...recordExample('Content-Usage: train-ai=n,', 'Content-Usage: train-ai=n'),
    ...recordExample('Content-Usage: train-ai=n search=y', 'Content-Usage: train-ai=n, search=y'),
    ...recordExample('Content-Usage: =', 'Content-Usage: train-ai=n'),
  ],
  'CUS-VALUE': [
    ...recordExample('Content-Usage: train-ai=no', 'Content-Usage: train-ai=n'),
    ...recordExample('Content-Usage: search=y, train-ai=maybe', 'Content-Usage: search=y'),
  ],
  'CUS-LABEL': [
    ...recordExample('Content-Usage: ai-train=n', 'Content-Usage: train-ai=n'),
    ...recordExample('Content-Usage: search=y, ai-input=n', 'Content-Usage: search=y'),
  ],
  'CUS-LABEL-OLD': recordExample('Content-Usage: train-genai=n', 'Content-Usage: train-ai=n'),
  'CUS-DUPLICATE': recordExample('Content-Usage: train-ai=n, train-ai=y', 'Content-Usage: train-ai=y'),
  'CUS-PARAM': recordExample('Content-Usage: train-ai=n;until=2030', 'Content-Usage: train-ai=n'),
  'CUS-PATH-STAR': recordExample('Content-Usage: *.pdf train-ai=n', 'Content-Usage: /*.pdf train-ai=n'),
  'CUS-EMPTY': recordExample('Content-Usage: /blog/', 'Content-Usage: /blog/ train-ai=n'),
  'CUS-SPLIT': [
    {
      file: 'User-agent: *\nContent-Usage: train-ai=n\n\nUser-agent: zed\nDisallow: /x\n',
      near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
    },
  ],
  'CUS-UNINHERITED': recordExample(
    'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y',
    'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y, search=y',
  ),
  'CUS-CLOSED-PATH': [
    ...recordExample('Content-Usage: /x/y train-ai=n', 'Content-Usage: /y train-ai=n'),
    {
      file: 'User-agent: *\nDisallow: /\nContent-Usage: train-ai=n\n',
      near: 'User-agent: *\nDisallow: /\nAllow: /open/\nContent-Usage: /open/ train-ai=n\n',
    },
  ],
  'CUS-ORPHAN': [
    {
      file: 'Content-Usage: train-ai=n\n\nUser-agent: *\nAllow: /\n',
      near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n',
    },
  ],
  'CUS-OVERRULED': recordExample(
    'Content-Usage: /a train-ai=y\nContent-Usage: /a train-ai=n',
    'Content-Usage: /a train-ai=y\nContent-Usage: /b train-ai=n',
  ),
  'AIU-CONTRADICTORY': [
    {
      file: 'User-agent: *\nDisallow: /\nContent-Signal: search=yes\n',
      near: 'User-agent: *\nDisallow: /private/\nContent-Signal: search=yes\n',
    },
    {
      file: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\nContent-Usage: train-ai=y\n',
      near: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\nContent-Usage: train-ai=n\n',
    },
    {
      file: 'User-agent: *\nAllow: /\nContent-Usage: train-ai=y\n\nUser-agent: Google-Extended\nDisallow: /\n',
      near: 'User-agent: *\nAllow: /\nContent-Usage: train-ai=n\n\nUser-agent: Google-Extended\nDisallow: /\n',
    },
    {
      file: 'User-agent: GPTBot\nAllow: /\nContent-Signal: ai-train=no\n',
      near: 'User-agent: zed\nAllow: /\nContent-Signal: ai-train=no\n',
    },
  ],
  'RSL-REMIND': [
    {
      file: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\n\nLicense: https://h.example/license.xml\n',
      near: 'User-agent: *\nAllow: /\nContent-Signal: search=yes\n\nLicense: https://h.example/license.xml\n',
    },
  ],
  'POL-CRAWLER-CLOSED': [
    {
      file: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
      near: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
    },
  ],
};
