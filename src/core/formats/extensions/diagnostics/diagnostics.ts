// Every diagnostic of the lines of today. How bad a fault of a value is, its reader says.

import { type Diagnostic, defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { isSkippedByReader, mayReadField } from '../../../readers/line-fields.ts';
import type { Reader } from '../../../readers/reader.ts';
import { licenseCodes, sitemapCodes } from '../address.ts';
import { cleanParamCodes } from '../clean-param.ts';
import { contentSignalCodes } from '../content-signal.ts';
import { contentUsageCodes } from '../content-usage.ts';
import { crawlDelayCodes } from '../crawl-delay.ts';
import type { ExtensionDirective } from '../directives.ts';
import { hostCodes } from '../host.ts';
import { linesByName } from '../line-names.ts';
import { noindexCodes } from '../noindex.ts';
import { requestRateCodes } from '../request-rate.ts';
import { visitTimeCodes } from '../visit-time.ts';
import { ORIGIN, recordExample, recordText, sitemapExample, standaloneExample } from './example.ts';

type AppliesTo = NonNullable<Diagnostic['applies']>;

/** For those who take the line in; a line that none of the readers is known to take in is everybody's. */
const readersOf =
  ({ name }: ExtensionDirective) =>
  (reader: Reader) =>
    mayReadField(reader, name);

/** Fields that some readers take for rules: there a record that has one is complete (LIN-006). */
const endsRecordThere: AppliesTo = ({ record }, detail) =>
  record.otherField !== 'is-rule' &&
  (detail?.startsWith('adjacent') || record.blankLine === 'ignored') &&
  !(detail?.endsWith('pace') && record.ruleFields.length > 2);

/**
 * Above all records, or cut off by a blank line: `parted`, or `parted-blank` if that has characters, and the name of the
 * line. Nothing to those for whom the blank line means nothing, nor to those who skip the line anyway.
 */
export const isCutOff: AppliesTo = (reader, detail = '') => {
  const [how, name = ''] = detail.split(' ');
  const { blankLine } = reader.record;
  const isEnd = blankLine === 'ends' || (how === 'parted' && blankLine === 'ends-if-empty');
  return how === 'first' || (isEnd && mayReadField(reader, name));
};

/** All of them; the checks beside this file report them by their codes. */
export const extensionDiagnostics = [
  defineDiagnostic({
    code: 'R070',
    severity: 'error',
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: [
      ...sitemapExample('/sitemap.xml', 'https://h.example/sitemap.xml'),
      ...sitemapExample('h.example/sitemap.xml', 'https://h.example/sitemap.xml'),
      ...sitemapExample('sitemap.xml', 'https://h.example/sitemap.xml'),
      ...sitemapExample('//h.example/s.xml', 'https://h.example/s.xml'),
    ],
  }),
  defineDiagnostic({
    code: 'R071',
    severity: 'info',
    spec: 'RFC 9309 2.2.4',
    applies: (reader, detail) => isSkippedByReader(reader, detail ?? ''),
    examples: [
      { file: recordText('Crawl-delay: 10'), near: recordText('# Crawl-delay: 10') },
      { file: recordText('Clean-param: ref'), near: recordText('Sitemap: https://h.example/s.xml') },
    ],
  }),
  defineDiagnostic({
    code: 'SIT-EMPTY',
    severity: sitemapCodes['SIT-EMPTY'],
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: sitemapExample('', 'https://h.example/sitemap.xml'),
  }),
  defineDiagnostic({
    code: 'SIT-BLANK',
    severity: sitemapCodes['SIT-BLANK'],
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: [
      ...sitemapExample('https://h.example/a b.xml', 'https://h.example/a%20b.xml'),
      ...sitemapExample('https://h.example/a.xml https://h.example/b.xml', 'https://h.example/a.xml'),
    ],
  }),
  defineDiagnostic({
    code: 'SIT-SCHEME',
    severity: sitemapCodes['SIT-SCHEME'],
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: sitemapExample('ftp://h.example/s.xml', 'https://h.example/s.xml'),
  }),
  defineDiagnostic({
    code: 'SIT-CLOSED',
    severity: 'warning',
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: [
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
  }),
  defineDiagnostic({
    code: 'SIT-HTTP',
    severity: 'info',
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: [
      ...sitemapExample('http://h.example/s.xml', 'https://h.example/s.xml'),
      {
        file: 'Sitemap: https://h.example/a.xml\nSitemap: http://h.example/b.xml\n',
        near: 'Sitemap: https://h.example/a.xml\nSitemap: http://i.example/b.xml\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'SIT-TWICE',
    severity: 'info',
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: sitemapExample(
      'https://h.example/s.xml\nSitemap: https://h.example/s.xml',
      'https://h.example/s.xml\nSitemap: https://h.example/t.xml',
    ),
  }),
  defineDiagnostic({
    code: 'SIT-OTHER-HOST',
    severity: 'hint',
    spec: linesByName.sitemap.spec,
    applies: readersOf(linesByName.sitemap),
    examples: sitemapExample('https://i.example/s.xml', 'https://h.example/s.xml'),
  }),
  defineDiagnostic({
    code: 'CRD-EMPTY',
    severity: crawlDelayCodes['CRD-EMPTY'],
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: recordExample('Crawl-delay:', 'Crawl-delay: 10'),
  }),
  defineDiagnostic({
    code: 'CRD-NOT-NUMBER',
    severity: crawlDelayCodes['CRD-NOT-NUMBER'],
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: [
      ...recordExample('Crawl-delay: 0,5', 'Crawl-delay: 0.5'),
      ...recordExample('Crawl-delay: -1', 'Crawl-delay: 1'),
    ],
  }),
  defineDiagnostic({
    code: 'CRD-UNIT',
    severity: crawlDelayCodes['CRD-UNIT'],
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: [
      ...recordExample('Crawl-delay: 10s', 'Crawl-delay: 10'),
      ...recordExample('Crawl-delay: 500 ms', 'Crawl-delay: 0.5'),
    ],
  }),
  defineDiagnostic({
    code: 'CRD-DECIMAL',
    severity: crawlDelayCodes['CRD-DECIMAL'],
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: recordExample('Crawl-delay: 0.5', 'Crawl-delay: 1'),
  }),
  defineDiagnostic({
    code: 'CRD-LARGE',
    severity: crawlDelayCodes['CRD-LARGE'],
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: recordExample('Crawl-delay: 120', 'Crawl-delay: 30'),
  }),
  defineDiagnostic({
    code: 'CRD-CONFLICT',
    severity: 'warning',
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: recordExample('Crawl-delay: 5\nCrawl-delay: 2', 'Crawl-delay: 5\nCrawl-delay: 5'),
  }),
  defineDiagnostic({
    code: 'CRD-IGNORED',
    severity: 'info',
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: [
      {
        file: 'User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /x\n',
        near: 'User-agent: bingbot\nCrawl-delay: 10\nDisallow: /x\n',
      },
      {
        file: 'User-agent: Applebot\nUser-agent: ClaudeBot\nDisallow: /x\nCrawl-delay: 10\n',
        near: 'User-agent: ClaudeBot\nDisallow: /x\nCrawl-delay: 10\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CRD-CLOSED',
    severity: 'info',
    spec: linesByName.delay.spec,
    applies: readersOf(linesByName.delay),
    examples: [
      {
        file: 'User-agent: *\nDisallow: /\nCrawl-delay: 10\n',
        near: 'User-agent: *\nDisallow: /\nAllow: /open/\nCrawl-delay: 10\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'HOST-EMPTY',
    severity: hostCodes['HOST-EMPTY'],
    spec: linesByName.host.spec,
    examples: standaloneExample('Host:', 'Host: h.example'),
  }),
  defineDiagnostic({
    code: 'HOST-BAD',
    severity: hostCodes['HOST-BAD'],
    spec: linesByName.host.spec,
    examples: standaloneExample('Host: -x', 'Host: x'),
  }),
  defineDiagnostic({
    code: 'HOST-PATH',
    severity: hostCodes['HOST-PATH'],
    spec: linesByName.host.spec,
    examples: standaloneExample('Host: h.example/shop', 'Host: h.example'),
  }),
  defineDiagnostic({
    code: 'HOST-OBSOLETE',
    severity: hostCodes['HOST-OBSOLETE'],
    spec: linesByName.host.spec,
    examples: standaloneExample('Host: h.example', 'Sitemap: https://h.example/s.xml'),
  }),
  defineDiagnostic({
    code: 'HOST-TWICE',
    severity: 'info',
    spec: linesByName.host.spec,
    examples: standaloneExample('Host: h.example\nHost: i.example', 'Host: h.example'),
  }),
  defineDiagnostic({
    code: 'HOST-DIFFERS',
    severity: 'info',
    spec: linesByName.host.spec,
    examples: standaloneExample(
      'Host: www.h.example\nSitemap: https://h.example/s.xml',
      'Host: h.example:443\nSitemap: https://h.example/s.xml',
    ),
  }),
  defineDiagnostic({
    code: 'CLP-EMPTY',
    severity: cleanParamCodes['CLP-EMPTY'],
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: standaloneExample('Clean-param:', 'Clean-param: ref'),
  }),
  defineDiagnostic({
    code: 'CLP-EXTRA',
    severity: cleanParamCodes['CLP-EXTRA'],
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: standaloneExample('Clean-param: a&b /x /y', 'Clean-param: a&b /x'),
  }),
  defineDiagnostic({
    code: 'CLP-BLANK-SEPARATED',
    severity: cleanParamCodes['CLP-BLANK-SEPARATED'],
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: standaloneExample('Clean-param: sid ref', 'Clean-param: sid&ref'),
  }),
  defineDiagnostic({
    code: 'CLP-NAME',
    severity: cleanParamCodes['CLP-NAME'],
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: [
      ...standaloneExample('Clean-param: a&&b /x', 'Clean-param: a&b /x'),
      ...standaloneExample('Clean-param: ?ref= /x', 'Clean-param: ref /x'),
      ...standaloneExample('Clean-param: ==', 'Clean-param: ref'),
    ],
  }),
  defineDiagnostic({
    code: 'CLP-LONG',
    severity: cleanParamCodes['CLP-LONG'],
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: standaloneExample(
      `Clean-param: ${Array.from({ length: 90 }, (_, i) => `param${i}`).join('&')} /x`,
      'Clean-param: ref /x',
    ),
  }),
  defineDiagnostic({
    code: 'CLP-PATH-CHAR',
    severity: cleanParamCodes['CLP-PATH-CHAR'],
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: standaloneExample('Clean-param: a /x?y', 'Clean-param: a /x'),
  }),
  defineDiagnostic({
    code: 'CLP-DISALLOWED',
    severity: 'warning',
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: [
      {
        file: 'User-agent: *\nDisallow: /*?sid=\n\nClean-param: sid\n',
        near: 'User-agent: *\nDisallow: /*?session=\n\nClean-param: sid\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CLP-TWICE',
    severity: 'info',
    spec: linesByName.cleanParam.spec,
    applies: readersOf(linesByName.cleanParam),
    examples: [
      ...standaloneExample('Clean-param: ref&sid&ref', 'Clean-param: ref&sid'),
      ...standaloneExample(
        'Clean-param: ref /x\nClean-param: ref /x',
        'Clean-param: ref /x\nClean-param: ref /y',
      ),
    ],
  }),
  defineDiagnostic({
    code: 'RRT-EMPTY',
    severity: requestRateCodes['RRT-EMPTY'],
    spec: linesByName.rate.spec,
    applies: readersOf(linesByName.rate),
    examples: recordExample('Request-rate:', 'Request-rate: 1/5'),
  }),
  defineDiagnostic({
    code: 'RRT-FORM',
    severity: requestRateCodes['RRT-FORM'],
    spec: linesByName.rate.spec,
    applies: readersOf(linesByName.rate),
    examples: [
      ...recordExample('Request-rate: 1 / 5', 'Request-rate: 1/5'),
      ...recordExample('Request-rate: 10', 'Request-rate: 1/10'),
    ],
  }),
  defineDiagnostic({
    code: 'RRT-ZERO',
    severity: requestRateCodes['RRT-ZERO'],
    spec: linesByName.rate.spec,
    applies: readersOf(linesByName.rate),
    examples: recordExample('Request-rate: 0/5', 'Request-rate: 1/5'),
  }),
  defineDiagnostic({
    code: 'RRT-WINDOW',
    severity: requestRateCodes['RRT-WINDOW'],
    spec: linesByName.rate.spec,
    applies: readersOf(linesByName.rate),
    examples: [
      ...recordExample('Request-rate: 1/1m 06:00-08:45', 'Request-rate: 1/1m 0600-0845'),
      ...recordExample('Request-rate: 1/1m 2500-2600', 'Request-rate: 1/1m'),
    ],
  }),
  defineDiagnostic({
    code: 'RRT-UNIT',
    severity: requestRateCodes['RRT-UNIT'],
    spec: linesByName.rate.spec,
    applies: readersOf(linesByName.rate),
    examples: recordExample('Request-rate: 1/10s', 'Request-rate: 1/10'),
  }),
  defineDiagnostic({
    code: 'RRT-PACE',
    severity: 'warning',
    spec: linesByName.rate.spec,
    applies: readersOf(linesByName.rate),
    examples: [
      ...recordExample('Crawl-delay: 10\nRequest-rate: 1/5', 'Crawl-delay: 10\nRequest-rate: 6/1m'),
      ...recordExample('Request-rate: 1/5\nCrawl-delay: 10', 'Request-rate: 1/5\nCrawl-delay: 5'),
    ],
  }),
  defineDiagnostic({
    code: 'RRT-OVERLAP',
    severity: 'warning',
    spec: linesByName.rate.spec,
    applies: readersOf(linesByName.rate),
    examples: recordExample(
      'Request-rate: 1/5 0600-0800\nRequest-rate: 1/9 0700-0900',
      'Request-rate: 1/5 0600-0659\nRequest-rate: 1/9 0700-0900',
    ),
  }),
  defineDiagnostic({
    code: 'VIS-EMPTY',
    severity: visitTimeCodes['VIS-EMPTY'],
    spec: linesByName.visit.spec,
    examples: recordExample('Visit-time:', 'Visit-time: 0600-0845'),
  }),
  defineDiagnostic({
    code: 'VIS-FORM',
    severity: visitTimeCodes['VIS-FORM'],
    spec: linesByName.visit.spec,
    examples: [
      ...recordExample('Visit-time: 6:00-8:45', 'Visit-time: 0600-0845'),
      ...recordExample('Visit-time: night', 'Visit-time: 0000-0600'),
    ],
  }),
  defineDiagnostic({
    code: 'VIS-RANGE',
    severity: visitTimeCodes['VIS-RANGE'],
    spec: linesByName.visit.spec,
    examples: [
      ...recordExample('Visit-time: 0600-2400', 'Visit-time: 0600-2359'),
      ...recordExample('Visit-time: 0660-0700', 'Visit-time: 0600-0700'),
    ],
  }),
  defineDiagnostic({
    code: 'VIS-WRAP',
    severity: visitTimeCodes['VIS-WRAP'],
    spec: linesByName.visit.spec,
    examples: recordExample('Visit-time: 2200-0400', 'Visit-time: 0400-2200'),
  }),
  defineDiagnostic({
    code: 'VIS-APART',
    severity: 'warning',
    spec: linesByName.visit.spec,
    examples: recordExample(
      'Visit-time: 0600-0800\nVisit-time: 2000-2200',
      'Visit-time: 0600-0800\nVisit-time: 0730-2200',
    ),
  }),
  defineDiagnostic({
    code: 'VIS-CLOSED',
    severity: 'info',
    spec: linesByName.visit.spec,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /\nVisit-time: 0600-0845\n',
        near: 'User-agent: *\nDisallow: /x\nVisit-time: 0600-0845\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'NOI-EMPTY',
    severity: noindexCodes['NOI-EMPTY'],
    spec: linesByName.noindex.spec,
    examples: recordExample('Noindex:', 'Noindex: /private/'),
  }),
  defineDiagnostic({
    code: 'NOI-PATH',
    severity: noindexCodes['NOI-PATH'],
    spec: linesByName.noindex.spec,
    examples: recordExample('Noindex: private', 'Noindex: /private'),
  }),
  defineDiagnostic({
    code: 'NOI-OBSOLETE',
    severity: noindexCodes['NOI-OBSOLETE'],
    spec: linesByName.noindex.spec,
    examples: recordExample('Noindex: /private/', 'Allow: /private/'),
  }),
  defineDiagnostic({
    code: 'NOI-CLOSED',
    severity: 'warning',
    spec: linesByName.noindex.spec,
    examples: [
      ...recordExample('Noindex: /x', 'Noindex: /y'),
      ...recordExample('Noindex: /x/y', 'Allow: /x/y\nNoindex: /x/y'),
    ],
  }),
  defineDiagnostic({
    code: 'NOI-ALONE',
    severity: 'info',
    spec: linesByName.noindex.spec,
    examples: recordExample('Noindex: /private/', 'Noindex: /x'),
  }),
  defineDiagnostic({
    code: 'CSG-EMPTY',
    severity: contentSignalCodes['CSG-EMPTY'],
    spec: linesByName.signal.spec,
    examples: recordExample('Content-Signal:', 'Content-Signal: ai-train=no'),
  }),
  defineDiagnostic({
    code: 'CSG-PATH',
    severity: contentSignalCodes['CSG-PATH'],
    spec: linesByName.signal.spec,
    examples: [
      ...recordExample('Content-Signal: /blog/ ai-train=no', 'Content-Signal: ai-train=no'),
      ...recordExample('Content-Signal: /blog/', 'Content-Signal: ai-train=no'),
    ],
  }),
  defineDiagnostic({
    code: 'CSG-SEPARATOR',
    severity: contentSignalCodes['CSG-SEPARATOR'],
    spec: linesByName.signal.spec,
    examples: recordExample(
      'Content-Signal: search=yes; ai-train=no',
      'Content-Signal: search=yes, ai-train=no',
    ),
  }),
  defineDiagnostic({
    code: 'CSG-PAIR',
    severity: contentSignalCodes['CSG-PAIR'],
    spec: linesByName.signal.spec,
    examples: [
      ...recordExample('Content-Signal: search=yes ai-train=no', 'Content-Signal: search=yes, ai-train=no'),
      ...recordExample('Content-Signal: search', 'Content-Signal: search=yes'),
    ],
  }),
  defineDiagnostic({
    code: 'CSG-VALUE',
    severity: contentSignalCodes['CSG-VALUE'],
    spec: linesByName.signal.spec,
    examples: [
      ...recordExample('Content-Signal: ai-train=n', 'Content-Signal: ai-train=no'),
      ...recordExample('Content-Signal: search=yes, ai-train=maybe', 'Content-Signal: search=yes'),
    ],
  }),
  defineDiagnostic({
    code: 'CSG-USE-VALUE',
    severity: contentSignalCodes['CSG-USE-VALUE'],
    spec: linesByName.signal.spec,
    examples: recordExample('Content-Signal: search=yes, use=all', 'Content-Signal: search=yes, use=full'),
  }),
  defineDiagnostic({
    code: 'CSG-CONFLICT',
    severity: contentSignalCodes['CSG-CONFLICT'],
    spec: linesByName.signal.spec,
    examples: recordExample(
      'Content-Signal: search=yes, search=no',
      'Content-Signal: search=yes, ai-train=no',
    ),
  }),
  defineDiagnostic({
    code: 'CSG-TRAILING',
    severity: contentSignalCodes['CSG-TRAILING'],
    spec: linesByName.signal.spec,
    examples: recordExample('Content-Signal: ai-train=no,', 'Content-Signal: ai-train=no'),
  }),
  defineDiagnostic({
    code: 'CSG-LABEL',
    severity: contentSignalCodes['CSG-LABEL'],
    spec: linesByName.signal.spec,
    examples: recordExample('Content-Signal: train-ai=n', 'Content-Signal: ai-train=no'),
  }),
  defineDiagnostic({
    code: 'CSG-KEY',
    severity: contentSignalCodes['CSG-KEY'],
    spec: linesByName.signal.spec,
    examples: [
      ...recordExample('Content-Signal: ai_train=no', 'Content-Signal: ai-train=no'),
      ...recordExample('Content-Signal: search=yes, pets=yes', 'Content-Signal: search=yes'),
    ],
  }),
  defineDiagnostic({
    code: 'CSG-USE-SEARCH',
    severity: contentSignalCodes['CSG-USE-SEARCH'],
    spec: linesByName.signal.spec,
    examples: recordExample(
      'Content-Signal: search=yes, use=immediate',
      'Content-Signal: search=yes, use=reference',
    ),
  }),
  defineDiagnostic({
    code: 'CSG-CASE',
    severity: contentSignalCodes['CSG-CASE'],
    spec: linesByName.signal.spec,
    examples: recordExample('Content-Signal: Search=Yes', 'Content-Signal: search=yes'),
  }),
  defineDiagnostic({
    code: 'CSG-DUPLICATE',
    severity: contentSignalCodes['CSG-DUPLICATE'],
    spec: linesByName.signal.spec,
    examples: recordExample('Content-Signal: search=yes, search=yes', 'Content-Signal: search=yes'),
  }),
  defineDiagnostic({
    code: 'CUS-SYNTAX',
    severity: contentUsageCodes['CUS-SYNTAX'],
    spec: linesByName.usage.spec,
    examples: [
      ...recordExample('Content-Usage: train-ai = n', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: Train-AI=n', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: train-ai=n,', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: train-ai=n search=y', 'Content-Usage: train-ai=n, search=y'),
      ...recordExample('Content-Usage: =', 'Content-Usage: train-ai=n'),
    ],
  }),
  defineDiagnostic({
    code: 'CUS-VALUE',
    severity: contentUsageCodes['CUS-VALUE'],
    spec: linesByName.usage.spec,
    examples: [
      ...recordExample('Content-Usage: train-ai=no', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: search=y, train-ai=maybe', 'Content-Usage: search=y'),
    ],
  }),
  defineDiagnostic({
    code: 'CUS-LABEL',
    severity: contentUsageCodes['CUS-LABEL'],
    spec: linesByName.usage.spec,
    examples: [
      ...recordExample('Content-Usage: ai-train=n', 'Content-Usage: train-ai=n'),
      ...recordExample('Content-Usage: search=y, ai-input=n', 'Content-Usage: search=y'),
    ],
  }),
  defineDiagnostic({
    code: 'CUS-LABEL-OLD',
    severity: contentUsageCodes['CUS-LABEL-OLD'],
    spec: linesByName.usage.spec,
    examples: recordExample('Content-Usage: train-genai=n', 'Content-Usage: train-ai=n'),
  }),
  defineDiagnostic({
    code: 'CUS-DUPLICATE',
    severity: contentUsageCodes['CUS-DUPLICATE'],
    spec: linesByName.usage.spec,
    examples: recordExample('Content-Usage: train-ai=n, train-ai=y', 'Content-Usage: train-ai=y'),
  }),
  defineDiagnostic({
    code: 'CUS-PARAM',
    severity: contentUsageCodes['CUS-PARAM'],
    spec: linesByName.usage.spec,
    examples: recordExample('Content-Usage: train-ai=n;until=2030', 'Content-Usage: train-ai=n'),
  }),
  defineDiagnostic({
    code: 'CUS-PATH-STAR',
    severity: contentUsageCodes['CUS-PATH-STAR'],
    spec: linesByName.usage.spec,
    examples: recordExample('Content-Usage: *.pdf train-ai=n', 'Content-Usage: /*.pdf train-ai=n'),
  }),
  defineDiagnostic({
    code: 'CUS-EMPTY',
    severity: contentUsageCodes['CUS-EMPTY'],
    spec: linesByName.usage.spec,
    examples: recordExample('Content-Usage: /blog/', 'Content-Usage: /blog/ train-ai=n'),
  }),
  defineDiagnostic({
    code: 'RSL-EMPTY',
    severity: licenseCodes['RSL-EMPTY'],
    spec: linesByName.license.spec,
    examples: standaloneExample('License:', 'License: https://h.example/license.xml'),
  }),
  defineDiagnostic({
    code: 'RSL-NOT-ABSOLUTE',
    severity: licenseCodes['RSL-NOT-ABSOLUTE'],
    spec: linesByName.license.spec,
    examples: [
      {
        file: 'License: /license.xml\n',
        near: 'License: https://h.example/license.xml\n',
        origin: ORIGIN,
      },
    ],
  }),
  defineDiagnostic({
    code: 'RSL-BLANK',
    severity: licenseCodes['RSL-BLANK'],
    spec: linesByName.license.spec,
    examples: standaloneExample(
      'License: https://h.example/my license.xml',
      'License: https://h.example/my%20license.xml',
    ),
  }),
  defineDiagnostic({
    code: 'RSL-IN-RECORD',
    severity: 'info',
    spec: linesByName.license.spec,
    examples: [
      {
        file: 'User-agent: a\nDisallow: /x\nLicense: https://h.example/license.xml\n',
        near: recordText('License: https://h.example/license.xml'),
      },
      {
        file: recordText('License: https://h.example/license.xml', '\nUser-agent: a\nAllow: /\n'),
        near: 'License: https://h.example/license.xml\n\nUser-agent: a\nAllow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'RSL-EXTRA-LINES',
    severity: 'info',
    spec: linesByName.license.spec,
    examples: standaloneExample(
      'License: https://h.example/license.xml\nPermits: all',
      'License: https://h.example/license.xml\nPermit: all',
    ),
  }),
  defineDiagnostic({
    code: 'CSG-SCOPE',
    severity: 'warning',
    spec: linesByName.signal.spec,
    examples: [
      {
        file: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
        near: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: zed\nContent-Signal: ai-train=yes\nDisallow: /x\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CSG-LAST',
    severity: 'warning',
    spec: linesByName.signal.spec,
    examples: [
      {
        file: 'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nContent-Signal: ai-train=no\n',
        near: 'Content-Signal: ai-train=no\n\nUser-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CSG-OPERATOR',
    severity: 'info',
    spec: linesByName.signal.spec,
    examples: [
      {
        file: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: OAI-SearchBot\nContent-Signal: ai-train=yes\nAllow: /\n',
        near: 'User-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: ClaudeBot\nContent-Signal: ai-train=yes\nAllow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CUS-SPLIT',
    severity: 'warning',
    spec: linesByName.usage.spec,
    applies: endsRecordThere,
    examples: [
      {
        file: 'User-agent: *\nContent-Usage: train-ai=n\n\nUser-agent: zed\nDisallow: /x\n',
        near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n\nUser-agent: zed\nDisallow: /x\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CUS-UNINHERITED',
    severity: 'warning',
    spec: linesByName.usage.spec,
    examples: recordExample(
      'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y',
      'Content-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y, search=y',
    ),
  }),
  defineDiagnostic({
    code: 'CUS-CLOSED-PATH',
    severity: 'warning',
    spec: linesByName.usage.spec,
    examples: [
      ...recordExample('Content-Usage: /x/y train-ai=n', 'Content-Usage: /y train-ai=n'),
      {
        file: 'User-agent: *\nDisallow: /\nContent-Usage: train-ai=n\n',
        near: 'User-agent: *\nDisallow: /\nAllow: /open/\nContent-Usage: /open/ train-ai=n\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CUS-ORPHAN',
    severity: 'warning',
    spec: linesByName.usage.spec,
    examples: [
      {
        file: 'Content-Usage: train-ai=n\n\nUser-agent: *\nAllow: /\n',
        near: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'CUS-OVERRULED',
    severity: 'warning',
    spec: linesByName.usage.spec,
    examples: recordExample(
      'Content-Usage: /a train-ai=y\nContent-Usage: /a train-ai=n',
      'Content-Usage: /a train-ai=y\nContent-Usage: /b train-ai=n',
    ),
  }),
  defineDiagnostic({
    code: 'AIU-CONTRADICTORY',
    severity: 'warning',
    spec: 'draft-ietf-aipref-vocab-07 5; draft-romm-aipref-contentsignals-00',
    examples: [
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
  }),
  defineDiagnostic({
    code: 'RSL-REMIND',
    severity: 'info',
    spec: linesByName.license.spec,
    examples: [
      {
        file: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\n\nLicense: https://h.example/license.xml\n',
        near: 'User-agent: *\nAllow: /\nContent-Signal: search=yes\n\nLicense: https://h.example/license.xml\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'POL-CRAWLER-CLOSED',
    severity: 'warning',
    spec: 'Google crawler list; Apple crawler page, 2026',
    examples: [
      {
        file: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
        near: 'User-agent: Applebot-Extended\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'LIN-GLUE',
    severity: 'warning',
    spec: 'RFC 9309 2.2',
    applies: endsRecordThere,
    examples: [
      {
        file: 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: GPTBot\nDisallow: /\n',
        near: 'User-agent: *\nCrawl-delay: 10\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
      },
      {
        file: 'User-agent: a\nContent-Signal: ai-train=no\nUser-agent: b\nDisallow: /\n',
        near: 'User-agent: a\nUser-agent: b\nContent-Signal: ai-train=no\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'LIN-ORPHAN',
    severity: 'warning',
    spec: 'RFC 9309 2.2',
    applies: isCutOff,
    examples: [
      {
        file: 'Crawl-delay: 10\nUser-agent: *\nDisallow: /x\n',
        near: 'User-agent: *\nDisallow: /x\nCrawl-delay: 10\n',
      },
      {
        file: 'User-agent: *\nDisallow: /x\n\nCrawl-delay: 10\n',
        near: 'User-agent: *\nDisallow: /x\n# slowly\nCrawl-delay: 10\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'POL-NOT-A-CLIENT',
    severity: 'info',
    spec: 'Google crawler list; Apple crawler page, 2026',
    examples: [
      {
        file: 'User-agent: Google-Extended\nDisallow: /\n',
        near: 'User-agent: Googlebot\nDisallow: /private/\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'POL-MIXED',
    severity: 'info',
    spec: 'Google crawler list; Apple crawler page, 2026',
    examples: [
      {
        file: 'User-agent: Applebot\nUser-agent: Applebot-Extended\nDisallow: /x\n\nUser-agent: *\nAllow: /\n',
        near: 'User-agent: Applebot\nDisallow: /x\n\nUser-agent: Applebot-Extended\nDisallow: /x\n',
      },
    ],
  }),
];

export type ExtensionCode = (typeof extensionDiagnostics)[number]['code'];

const byCode: ReadonlyMap<string, Diagnostic> = new Map(extensionDiagnostics.map((one) => [one.code, one]));

/** The diagnostic of a code. */
export const extensionDiagnostic = (code: ExtensionCode): Diagnostic => byCode.get(code)!;
