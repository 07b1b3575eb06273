// The lines of today: for each kind of finding a file that has it, and the same put right.
import type { ModernCode } from '../modern-lines/table.ts';
import type { FindingExamples } from './example.ts';

const ORIGIN = 'https://h.example';
const record = (line: string, more = '') => `User-agent: *\nDisallow: /x\n${line}\n${more}`;
/** A line in a record, and another one. */
const inRecord = (file: string, near: string) => [{ file: record(file), near: record(near) }] as const;
/** A line of a file, and another one. */
const alone = (file: string, near: string) => [
  { file: `User-agent: *\nDisallow: /x\n\n${file}\n`, near: `User-agent: *\nDisallow: /x\n\n${near}\n` },
];
const sitemap = (file: string, near: string) =>
  alone(`Sitemap: ${file}`, `Sitemap: ${near}`).map((one) => ({ ...one, origin: ORIGIN }));

export const modernExamples: FindingExamples<ModernCode> = {
  R070: [
    ...sitemap('/sitemap.xml', 'https://h.example/sitemap.xml'),
    ...sitemap('h.example/sitemap.xml', 'https://h.example/sitemap.xml'),
    ...sitemap('sitemap.xml', 'https://h.example/sitemap.xml'),
    ...sitemap('//h.example/s.xml', 'https://h.example/s.xml'),
  ],
  R071: [
    { file: record('Crawl-delay: 10'), near: record('# Crawl-delay: 10') },
    { file: record('Clean-param: ref'), near: record('Sitemap: https://h.example/s.xml') },
  ],
  'SIT-EMPTY': sitemap('', 'https://h.example/sitemap.xml'),
  'SIT-BLANK': [
    ...sitemap('https://h.example/a b.xml', 'https://h.example/a%20b.xml'),
    ...sitemap('https://h.example/a.xml https://h.example/b.xml', 'https://h.example/a.xml'),
  ],
  'SIT-SCHEME': sitemap('ftp://h.example/s.xml', 'https://h.example/s.xml'),
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
    ...sitemap('http://h.example/s.xml', 'https://h.example/s.xml'),
    {
      file: 'Sitemap: https://h.example/a.xml\nSitemap: http://h.example/b.xml\n',
      near: 'Sitemap: https://h.example/a.xml\nSitemap: http://i.example/b.xml\n',
    },
  ],
  'SIT-TWICE': sitemap(
    'https://h.example/s.xml\nSitemap: https://h.example/s.xml',
    'https://h.example/s.xml\nSitemap: https://h.example/t.xml',
  ),
  'SIT-OTHER-HOST': sitemap('https://i.example/s.xml', 'https://h.example/s.xml'),
  'CRD-EMPTY': inRecord('Crawl-delay:', 'Crawl-delay: 10'),
  'CRD-NOT-NUMBER': [
    ...inRecord('Crawl-delay: 0,5', 'Crawl-delay: 0.5'),
    ...inRecord('Crawl-delay: -1', 'Crawl-delay: 1'),
  ],
  'CRD-UNIT': [
    ...inRecord('Crawl-delay: 10s', 'Crawl-delay: 10'),
    ...inRecord('Crawl-delay: 500 ms', 'Crawl-delay: 0.5'),
  ],
  'CRD-DECIMAL': inRecord('Crawl-delay: 0.5', 'Crawl-delay: 1'),
  'CRD-LARGE': inRecord('Crawl-delay: 120', 'Crawl-delay: 30'),
  'CRD-CONFLICT': inRecord('Crawl-delay: 5\nCrawl-delay: 2', 'Crawl-delay: 5\nCrawl-delay: 5'),
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
  'HOST-EMPTY': alone('Host:', 'Host: h.example'),
  'HOST-BAD': alone('Host: -x', 'Host: x'),
  'HOST-PATH': alone('Host: h.example/shop', 'Host: h.example'),
  'HOST-OBSOLETE': alone('Host: h.example', 'Sitemap: https://h.example/s.xml'),
  'HOST-TWICE': alone('Host: h.example\nHost: i.example', 'Host: h.example'),
  'HOST-DIFFERS': alone(
    'Host: www.h.example\nSitemap: https://h.example/s.xml',
    'Host: h.example:443\nSitemap: https://h.example/s.xml',
  ),
  'CLP-EMPTY': alone('Clean-param:', 'Clean-param: ref'),
  'CLP-EXTRA': alone('Clean-param: a&b /x /y', 'Clean-param: a&b /x'),
  'CLP-BLANK-SEPARATED': alone('Clean-param: sid ref', 'Clean-param: sid&ref'),
  'CLP-NAME': [
    ...alone('Clean-param: a&&b /x', 'Clean-param: a&b /x'),
    ...alone('Clean-param: ?ref= /x', 'Clean-param: ref /x'),
    ...alone('Clean-param: ==', 'Clean-param: ref'),
  ],
  'CLP-LONG': alone(
    `Clean-param: ${Array.from({ length: 90 }, (_, i) => `param${i}`).join('&')} /x`,
    'Clean-param: ref /x',
  ),
  'CLP-PATH-CHAR': alone('Clean-param: a /x?y', 'Clean-param: a /x'),
  'CLP-DISALLOWED': [
    {
      file: 'User-agent: *\nDisallow: /*?sid=\n\nClean-param: sid\n',
      near: 'User-agent: *\nDisallow: /*?session=\n\nClean-param: sid\n',
    },
  ],
  'CLP-TWICE': [
    ...alone('Clean-param: ref&sid&ref', 'Clean-param: ref&sid'),
    ...alone('Clean-param: ref /x\nClean-param: ref /x', 'Clean-param: ref /x\nClean-param: ref /y'),
  ],
  'RRT-EMPTY': inRecord('Request-rate:', 'Request-rate: 1/5'),
  'RRT-FORM': [
    ...inRecord('Request-rate: 1 / 5', 'Request-rate: 1/5'),
    ...inRecord('Request-rate: 10', 'Request-rate: 1/10'),
  ],
  'RRT-ZERO': inRecord('Request-rate: 0/5', 'Request-rate: 1/5'),
  'RRT-WINDOW': [
    ...inRecord('Request-rate: 1/1m 06:00-08:45', 'Request-rate: 1/1m 0600-0845'),
    ...inRecord('Request-rate: 1/1m 2500-2600', 'Request-rate: 1/1m'),
  ],
  'RRT-UNIT': inRecord('Request-rate: 1/10s', 'Request-rate: 1/10'),
  'RRT-PACE': [
    ...inRecord('Crawl-delay: 10\nRequest-rate: 1/5', 'Crawl-delay: 10\nRequest-rate: 6/1m'),
    ...inRecord('Request-rate: 1/5\nCrawl-delay: 10', 'Request-rate: 1/5\nCrawl-delay: 5'),
  ],
  'RRT-OVERLAP': inRecord(
    'Request-rate: 1/5 0600-0800\nRequest-rate: 1/9 0700-0900',
    'Request-rate: 1/5 0600-0659\nRequest-rate: 1/9 0700-0900',
  ),
  'VIS-EMPTY': inRecord('Visit-time:', 'Visit-time: 0600-0845'),
  'VIS-FORM': [
    ...inRecord('Visit-time: 6:00-8:45', 'Visit-time: 0600-0845'),
    ...inRecord('Visit-time: night', 'Visit-time: 0000-0600'),
  ],
  'VIS-RANGE': [
    ...inRecord('Visit-time: 0600-2400', 'Visit-time: 0600-2359'),
    ...inRecord('Visit-time: 0660-0700', 'Visit-time: 0600-0700'),
  ],
  'VIS-WRAP': inRecord('Visit-time: 2200-0400', 'Visit-time: 0400-2200'),
  'VIS-APART': inRecord(
    'Visit-time: 0600-0800\nVisit-time: 2000-2200',
    'Visit-time: 0600-0800\nVisit-time: 0730-2200',
  ),
  'VIS-CLOSED': [
    {
      file: 'User-agent: *\nDisallow: /\nVisit-time: 0600-0845\n',
      near: 'User-agent: *\nDisallow: /x\nVisit-time: 0600-0845\n',
    },
  ],
  'NOI-EMPTY': inRecord('Noindex:', 'Noindex: /private/'),
  'NOI-PATH': inRecord('Noindex: private', 'Noindex: /private'),
  'NOI-OBSOLETE': inRecord('Noindex: /private/', 'Allow: /private/'),
  'NOI-CLOSED': [
    ...inRecord('Noindex: /x', 'Noindex: /y'),
    ...inRecord('Noindex: /x/y', 'Allow: /x/y\nNoindex: /x/y'),
  ],
  'NOI-ALONE': inRecord('Noindex: /private/', 'Noindex: /x'),
  'RSL-EMPTY': alone('License:', 'License: https://h.example/license.xml'),
  'RSL-NOT-ABSOLUTE': [
    {
      file: 'License: /license.xml\n',
      near: 'License: https://h.example/license.xml\n',
      origin: ORIGIN,
    },
  ],
  'RSL-BLANK': alone(
    'License: https://h.example/my license.xml',
    'License: https://h.example/my%20license.xml',
  ),
  'RSL-IN-RECORD': [
    {
      file: 'User-agent: a\nDisallow: /x\nLicense: https://h.example/license.xml\n',
      near: record('License: https://h.example/license.xml'),
    },
    {
      file: record('License: https://h.example/license.xml', '\nUser-agent: a\nAllow: /\n'),
      near: 'License: https://h.example/license.xml\n\nUser-agent: a\nAllow: /\n',
    },
  ],
  'RSL-EXTRA-LINES': alone(
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
  'CSG-EMPTY': inRecord('Content-Signal:', 'Content-Signal: ai-train=no'),
  'CSG-PATH': [
    ...inRecord('Content-Signal: /blog/ ai-train=no', 'Content-Signal: ai-train=no'),
    ...inRecord('Content-Signal: /blog/', 'Content-Signal: ai-train=no'),
  ],
  'CSG-SEPARATOR': inRecord(
    'Content-Signal: search=yes; ai-train=no',
    'Content-Signal: search=yes, ai-train=no',
  ),
  'CSG-PAIR': [
    ...inRecord('Content-Signal: search=yes ai-train=no', 'Content-Signal: search=yes, ai-train=no'),
    ...inRecord('Content-Signal: search', 'Content-Signal: search=yes'),
  ],
  'CSG-VALUE': [
    ...inRecord('Content-Signal: ai-train=n', 'Content-Signal: ai-train=no'),
    ...inRecord('Content-Signal: search=yes, ai-train=maybe', 'Content-Signal: search=yes'),
  ],
  'CSG-USE-VALUE': inRecord('Content-Signal: search=yes, use=all', 'Content-Signal: search=yes, use=full'),
  'CSG-CONFLICT': inRecord(
    'Content-Signal: search=yes, search=no',
    'Content-Signal: search=yes, ai-train=no',
  ),
  'CSG-TRAILING': inRecord('Content-Signal: ai-train=no,', 'Content-Signal: ai-train=no'),
  'CSG-LABEL': inRecord('Content-Signal: train-ai=n', 'Content-Signal: ai-train=no'),
  'CSG-KEY': [
    ...inRecord('Content-Signal: ai_train=no', 'Content-Signal: ai-train=no'),
    ...inRecord('Content-Signal: search=yes, pets=yes', 'Content-Signal: search=yes'),
  ],
  'CSG-USE-SEARCH': inRecord(
    'Content-Signal: search=yes, use=immediate',
    'Content-Signal: search=yes, use=reference',
  ),
  'CSG-CASE': inRecord('Content-Signal: Search=Yes', 'Content-Signal: search=yes'),
  'CSG-DUPLICATE': inRecord('Content-Signal: search=yes, search=yes', 'Content-Signal: search=yes'),
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
    ...inRecord('Content-Usage: train-ai = n', 'Content-Usage: train-ai=n'),
    ...inRecord('Content-Usage: Train-AI=n', 'Content-Usage: train-ai=n'),
    ...inRecord('Content-Usage: train-ai=n,', 'Content-Usage: train-ai=n'),
    ...inRecord('Content-Usage: train-ai=n search=y', 'Content-Usage: train-ai=n, search=y'),
    ...inRecord('Content-Usage: =', 'Content-Usage: train-ai=n'),
  ],
  'CUS-VALUE': [
    ...inRecord('Content-Usage: train-ai=no', 'Content-Usage: train-ai=n'),
    ...inRecord('Content-Usage: search=y, train-ai=maybe', 'Content-Usage: search=y'),
  ],
  'CUS-LABEL': [
    ...inRecord('Content-Usage: ai-train=n', 'Content-Usage: train-ai=n'),
    ...inRecord('Content-Usage: search=y, ai-input=n', 'Content-Usage: search=y'),
  ],
  'CUS-LABEL-OLD': inRecord('Content-Usage: train-genai=n', 'Content-Usage: train-ai=n'),
  'CUS-DUPLICATE': inRecord('Content-Usage: train-ai=n, train-ai=y', 'Content-Usage: train-ai=y'),
  'CUS-PARAM': inRecord('Content-Usage: train-ai=n;until=2030', 'Content-Usage: train-ai=n'),
  'CUS-PATH-STAR': inRecord('Content-Usage: *.pdf train-ai=n', 'Content-Usage: /*.pdf train-ai=n'),
  'CUS-EMPTY': inRecord('Content-Usage: /blog/', 'Content-Usage: /blog/ train-ai=n'),
  'CUS-SPLIT': [
    {
      file: 'User-agent: *\nContent-Usage: train-ai=n\n\nUser-agent: zed\nDisallow: /x\n',
      near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
    },
  ],
  'CUS-UNINHERITED': inRecord(
    'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y',
    'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y, search=y',
  ),
  'CUS-CLOSED-PATH': [
    ...inRecord('Content-Usage: /x/y train-ai=n', 'Content-Usage: /y train-ai=n'),
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
  'CUS-OVERRULED': inRecord(
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
