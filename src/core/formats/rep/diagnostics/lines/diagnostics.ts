// Every diagnostic of the lines, shapes, records and names of conventional files.

import { type Diagnostic, defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { isStar } from '../../../../matching/agent-names.ts';
import type { Reader } from '../../../../readers/reader.ts';

/** The texts of before RFC 9309: a record is names, then rules, and a blank line ends it. */
const knowsOldFormat = ({ record }: Reader) => record.blankLine === 'ends' && record.ruleless === 'drop';

const continuesAtBlank = ({ record }: Reader) => record.blankLine === 'ignored';

/** `empty`: the line has no character at all, so that it ends records to those too who ask for that. */
export const endsRecordAt = ({ record }: Reader, detail = '') =>
  record.blankLine === 'ends' || (record.blankLine === 'ends-if-empty' && detail.endsWith('empty'));

/** Whether names without an Allow or a Disallow are without rules: `fields`: there are other fields. */
const isRuleless = ({ record }: Reader, detail: string) =>
  !detail.includes('fields') || record.otherField === 'ignored';

/** Whether a line inside a record is its end, and parts something by it. */
export const endsRecordInside = (reader: Reader, detail = '') =>
  endsRecordAt(reader, detail) && isRuleless(reader, detail);

const dropsRulesAt = (reader: Reader, detail = '') =>
  reader.record.ruleless === 'drop' &&
  isRuleless(reader, detail) &&
  (!detail.includes('blank') || endsRecordAt(reader, detail));

// Texts that the examples are made of.
const END = 'User-agent: *\nDisallow:\n';
const encodeUtf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((unit) => [unit.charCodeAt(0), 0])]);
const encodeOctets = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
const rules = (count: number, pad = '') =>
  Array.from({ length: count }, (_, i) => `Disallow: /${pad}${i}\n`).join('');

/** All of them, those of the digest first; the checks beside this file report them by their codes. */
export const repLineDiagnostics = [
  defineDiagnostic({
    code: 'R001',
    severity: 'error',
    spec: 'draft 1 3.3, RFC 9309 2.2.2 (KOS-016, RFC-018)',
    applies: (reader, detail) => !detail || endsRecordAt(reader, detail),
    examples: [
      {
        file: 'Disallow: /b\n\nUser-agent: *\nDisallow: /a\n',
        near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      },
      { file: 'Disallow: /a\nAllow: /b\n', near: 'User-agent: *\nDisallow: /a\nAllow: /b\n' },
      {
        file: 'User-agent: *\nDisallow: /a\n\nDisallow: /b\n',
        near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
        reader: 'koster-1996',
      },
      {
        file: 'User-agent: *\n\nDisallow: /b\n',
        near: 'User-agent: *\n# b\nDisallow: /b\n',
        reader: 'yandex',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R002',
    severity: 'error',
    spec: 'draft 1 3.3 (KOS-013, KOS-019)',
    applies: dropsRulesAt,
    examples: [
      { file: 'User-agent: a\n', near: 'User-agent: a\nDisallow:\n' },
      {
        file: `User-agent: a\n\nUser-agent: b\nDisallow: /\n\n${END}`,
        near: `User-agent: a\nUser-agent: b\nDisallow: /\n\n${END}`,
        reader: 'koster-1996',
      },
      {
        file: 'User-agent: a\nCrawl-delay: 5\n\nUser-agent: b\nDisallow: /\n',
        near: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R003',
    severity: 'warning',
    spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-016, RFC-002, YDX-003)',
    applies: endsRecordInside,
    examples: [
      { file: 'User-agent: *\n\nDisallow: /a\n', near: 'User-agent: *\n# all\nDisallow: /a\n' },
      {
        file: 'User-agent: *\nDisallow: /a\n\n# more\nDisallow: /b\n \nDisallow: /c\n',
        near: 'User-agent: *\nDisallow: /a\n\nSitemap: https://a.example/s.xml\n',
      },
      {
        file: `User-agent: a\n\nUser-agent: b\nDisallow: /\n\n${END}`,
        near: `User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n\n${END}`,
      },
    ],
  }),
  defineDiagnostic({
    code: 'R004',
    severity: 'info',
    spec: 'draft 1 3.2 (KOS-014, KOS-018)',
    applies: knowsOldFormat,
    examples: [
      {
        file: `User-agent: a\nDisallow: /a\n# next\n${END}`,
        near: `User-agent: a\nDisallow: /a\n\n# next\n${END}`,
        reader: 'koster-1996',
      },
      { file: `User-agent: a\nAllow: /a\n${END}`, near: `User-agent: a\nAllow: /a\n\n${END}` },
    ],
  }),
  defineDiagnostic({
    code: 'R005',
    severity: 'info',
    spec: 'draft 1 3.3 (DAT-024)',
    examples: [
      {
        file: '  User-agent: *\n  Disallow: /a\n\tAllow: /\n',
        near: '  # all\nUser-agent: *\nDisallow: /a\nAllow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R006',
    severity: 'info',
    spec: 'draft 1 3.3 (digest 1.3, B12)',
    applies: knowsOldFormat,
    examples: [{ file: 'User-agent : *\nDisallow\t: /a\n', near: END, reader: 'koster-1996' }],
  }),
  defineDiagnostic({
    code: 'R007',
    severity: 'error',
    spec: 'draft 1 3.2, robots.cc (KOS-011, KOS-023, GGL-002)',
    examples: [
      { file: 'User-agent: *\nDisallow /a\n', near: 'User-agent: *\nDisallow: /a\n' },
      { file: `${END}/private/\n/tmp/\n`, near: `${END}Disallow: /private/\nDisallow: /tmp/\n` },
      { file: 'User-agent: *\nDisalow /a\nDisallow\n', near: 'User-agent: *\nDisallow:\n' },
    ],
  }),
  defineDiagnostic({
    code: 'R008',
    severity: 'info',
    spec: 'RFC 9309 2.2.4 (RFC-024)',
    examples: [{ file: `${END}Robot-version: 2.0\nRobot-version: 2\n`, near: `${END}Crawl-delay: 2\n` }],
  }),
  defineDiagnostic({
    code: 'R009',
    severity: 'error',
    spec: 'RFC 9309 2.2.4, robots.cc (RFC-025, GGL-001)',
    examples: [
      { file: 'User-agent: *\nDisalow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
      { file: 'Useragent: *\nAllowed: /a\nDisallow: /\n', near: 'USER-AGENT: *\nALLOW: /a\nDisallow: /\n' },
      { file: `${END}Site-map: https://a.example/s.xml\n`, near: `${END}Sitemap: https://a.example/s.xml\n` },
      {
        file: `${END}Sitemap-url: https://a.example/t.xml\nSitemaps: https://a.example/s.xml\n`,
        near: `${END}Noarchive: /\n`,
      },
    ],
  }),
  defineDiagnostic({
    code: 'R010',
    severity: 'warning',
    about: 'file',
    spec: 'robots.cc (RFC-034, GGL-008)',
    applies: ({ text }, detail) =>
      text.bom === 'keep' || (detail === 'part-of-mark' && text.bom !== 'strip-prefix'),
    examples: [
      { file: `\ufeff${END}`, near: `\ufeff# robots\n${END}`, reader: 'koster-1996' },
      {
        file: encodeOctets(`\u00ef\u00bb${END}`),
        near: encodeOctets(`\u00ef\u00bb#\n${END}`),
        reader: 'rfc9309',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R011',
    severity: 'warning',
    about: 'file',
    spec: 'draft 1 4.2 (KOS-022)',
    applies: ({ record }) => record.blankLine !== 'ignored',
    examples: [
      { file: 'User-agent: *\nDisallow: /a\r\nDisallow: /b\n', near: 'User-agent: *\nDisallow: /a\n' },
      {
        file: 'User-agent: *\n\rDisallow: /a\n\rDisallow: /b\n\r',
        near: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R012',
    severity: 'hint',
    spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-024)',
    applies: knowsOldFormat,
    examples: [{ file: 'User-agent: *\nDisallow:', near: END }],
  }),
  defineDiagnostic({
    code: 'R013',
    severity: 'warning',
    spec: 'draft 1 3.3 (digest 1.3, B17)',
    applies: knowsOldFormat,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /caf\u00e9/\n',
        near: 'User-agent: *\n# caf\u00e9\nDisallow: /caf%C3%A9/\n',
        reader: 'koster-1996',
      },
      { file: encodeOctets('User-agent: *\nDisallow: /caf\u00e9\n'), near: END, reader: 'koster-1996' },
    ],
  }),
  defineDiagnostic({
    code: 'R014',
    severity: 'error',
    spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-031)',
    examples: [
      { file: 'User-agent: *\nDisallow: /a\u0000b\n', near: 'User-agent: *\nDisallow:\t/ab\n' },
      { file: `# a\u0007\n${END}`, near: `# \u00e9\n${END}` },
    ],
  }),
  defineDiagnostic({
    code: 'R015',
    severity: 'warning',
    about: 'file',
    spec: 'RFC 9309 2.5 (RFC-033, GGL-010, YDX-009)',
    applies: ({ text }) => text.maxBytes !== null,
    examples: [
      {
        file: `User-agent: *\n${rules(40, 'a'.repeat(13_000))}`,
        near: `User-agent: *\n${rules(39, 'a'.repeat(13_000))}`,
      },
    ],
  }),
  defineDiagnostic({
    code: 'R016',
    severity: 'warning',
    spec: 'robots.cc (GGL-009)',
    applies: ({ text }) => text.maxLineBytes !== null,
    examples: [
      {
        file: `User-agent: *\nDisallow: /${'a'.repeat(16_700)}\n`,
        near: `# ${'a'.repeat(16_700)}\n${END}`,
        reader: 'google',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R017',
    severity: 'error',
    about: 'file',
    isCause: true,
    spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-002, KOS-023)',
    examples: [
      {
        file: '<!DOCTYPE html>\n<html lang="en"><title>Not found</title>\n<p>Nothing here: sorry\n',
        near: `# <html> is no policy\n${END}`,
      },
      {
        file: '<!-- Stories -->\n<!ELEMENT story (#PCDATA)>\n<!ENTITY % all "story">\n',
        near: `# <!ELEMENT story (#PCDATA)>\n${END}`,
      },
    ],
  }),
  defineDiagnostic({
    code: 'R018',
    severity: 'error',
    spec: 'data.txt 3.2 (DAT-009)',
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n  /b\n',
        near: 'User-agent: *\nDisallow: /a\n  # /b\n',
      },
      {
        file: `${END}Sitemap: https://a.example/\n    sitemap.xml\n`,
        near: `${END}Sitemap: https://a.example/sitemap.xml\n`,
      },
      { file: 'User-agent: a\n  b\nDisallow: /\n', near: 'User-agent: a\nUser-agent: b\nDisallow: /\n' },
    ],
  }),
  defineDiagnostic({
    code: 'R019',
    severity: 'info',
    about: 'file',
    spec: 'draft 1 3.2 (KOS-021)',
    examples: [
      { file: '# nothing yet\n', near: 'Sitemap: https://a.example/s.xml\n' },
      { file: '', near: END },
    ],
  }),
  defineDiagnostic({
    code: 'R020',
    severity: 'error',
    spec: 'draft 1 3.3, RFC 9309 2.2.1 (KOS-031, RFC-004)',
    examples: [
      { file: 'User-agent: Googlebot@2\nDisallow: /\n', near: 'User-agent: archive.org_bot\nDisallow: /\n' },
      {
        file: 'User-agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)\nDisallow: /\n',
        near: 'User-agent: Googlebot\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R021',
    severity: 'warning',
    spec: 'draft 1 3.2.1 (KOS-027)',
    examples: [
      {
        file: 'User-agent: Googlebot/2.1\nDisallow: /\n',
        near: 'User-agent: Googlebot # 2.1\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R022',
    severity: 'warning',
    spec: 'draft 1 3.3, robots.cc (KOS-031, GGL-003)',
    examples: [
      {
        file: 'User-agent: Googlebot Image\nDisallow: /\n',
        near: 'User-agent: Googlebot-Image\nDisallow: /\n',
      },
      {
        file: 'User-agent: Googlebot Bingbot\nDisallow: /\n',
        near: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /\n',
      },
      { file: 'User-agent: * all robots\nDisallow: /\n', near: 'User-agent: * # all robots\nDisallow: /\n' },
    ],
  }),
  defineDiagnostic({
    code: 'R023',
    severity: 'warning',
    spec: 'RFC 9309 2.2.1 (RFC-004, GGL-003)',
    applies: continuesAtBlank,
    examples: [
      {
        file: 'User-agent: Googlebot2\nDisallow: /\n',
        near: 'User-agent: MJ12bot\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R024',
    severity: 'warning',
    spec: 'draft 1 3.2.1, RFC 9309 erratum 8895 (KOS-025)',
    examples: [
      {
        file: 'User-agent: Googlebot, Bingbot # both\nDisallow: /\n',
        near: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R025',
    severity: 'warning',
    spec: 'draft 1 3.3, robots.cc (KOS-031, GGL-003)',
    examples: [
      {
        file: 'User-agent: GPTBot*\nDisallow: /\n',
        near: 'User-agent: Mediapartners-Google*\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R026',
    severity: 'hint',
    spec: 'draft 1 3.2.1',
    examples: [
      {
        file: 'User-agent: a\nUser-agent: b\n# again\nUser-agent: A\nDisallow: /\n',
        near: 'User-agent: a\nUser-agent: b\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R027',
    severity: 'warning',
    spec: 'draft 1 3.2.1, RFC 9309 2.2.1 (KOS-029, RFC-006)',
    applies: ({ group }) => group.specific === 'first',
    examples: [
      {
        file: `User-agent: a\nUser-agent: b\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n\n${END}`,
        near: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\nDisallow: /b\n\n${END}`,
      },
      {
        file: `User-agent: b\nDisallow: /a\n\nUser-agent: b\nUser-agent: c\nDisallow: /b\n\n${END}`,
        near: `User-agent: b\nDisallow: /a\nDisallow: /b\n\nUser-agent: c\nDisallow: /b\n\n${END}`,
      },
      {
        file: `User-agent: b\n\nDisallow: /a\n\nUser-agent: c\nDisallow: /c\n\nUser-agent: b\n\nDisallow: /b\n\n${END}`,
        near: `User-agent: b\nDisallow: /a\nDisallow: /b\n\nUser-agent: c\nDisallow: /c\n\n${END}`,
      },
      {
        file: `# one\nUser-agent: a\nDisallow: /a\n\n# two\nUser-agent: A\n# why\nDisallow: /b\n\n${END}`,
        near: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n\n${END}`,
      },
      {
        file: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nUser-agent: a\nDisallow: /a\n\n${END}`,
        near: `User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\n\n${END}`,
      },
    ],
  }),
  defineDiagnostic({
    code: 'R028',
    severity: 'warning',
    spec: 'draft 1 3.2.1, RFC 9309 2.2.1 (KOS-029, YDX-010)',
    // To some that join them a second one is an error all the same: they count what a file has.
    applies: ({ group, limits }) => group.default === 'first' || limits.maxRules !== null,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
        near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R029',
    severity: 'warning',
    spec: 'draft-koster-robots-00 3.2.1 (DAT-011)',
    applies: ({ agent }) => agent.match === 'contains',
    examples: [
      {
        file: `User-agent: Googlebot-News\nDisallow: /n\n\nUser-agent: Googlebot\nDisallow: /g\n\n${END}`,
        near: `User-agent: Googlebot\nDisallow: /g\n\n${END}`,
        reader: 'koster-1997-internet-draft',
      },
      {
        file: `User-agent: foobot\nDisallow: /f\n\n${END}`,
        near: `User-agent: foo\nDisallow: /f\n\n${END}`,
        reader: 'data.txt',
        agents: ['foo'],
      },
    ],
  }),
  defineDiagnostic({
    code: 'R030',
    severity: 'hint',
    spec: 'draft 1 3.2.1 (KOS-042, RFC-007)',
    applies: ({ agent }, names = '') => !names.split('\n').some((name) => isStar(name, agent)),
    examples: [{ file: 'User-agent: a\nDisallow: /a\n', near: `User-agent: a\nDisallow: /a\n\n${END}` }],
  }),
  defineDiagnostic({
    code: 'R031',
    severity: 'hint',
    spec: 'RFC 9309 2.2.1 (KOS-028, RFC-008)',
    examples: [
      {
        file: 'User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
        near: 'User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
      },
      {
        file: 'User-agent: a\nCrawl-delay: 5\nDisallow: /b\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
        near: 'User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R032',
    severity: 'info',
    spec: 'draft 1 3.2.1 (KOS-028)',
    applies: knowsOldFormat,
    examples: [
      {
        file: `${END}\nUser-agent: a\nDisallow: /a\n`,
        near: `User-agent: a\nDisallow: /a\n\n${END}`,
        reader: 'koster-1996',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R072',
    severity: 'warning',
    spec: 'draft-koster-robots-00 3.3 (digest 1.3, B18, DAT-020)',
    applies: ({ record }) => record.otherField === 'is-rule',
    examples: [
      {
        file: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /\n',
        near: 'User-agent: a\nUser-agent: b\nCrawl-delay: 5\nDisallow: /\n',
        reader: 'koster-1997-internet-draft',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R073',
    severity: 'info',
    spec: 'draft 1 3.3 (digest 1.3, B18)',
    applies: knowsOldFormat,
    examples: [
      {
        file: `Sitemap: https://a.example/s.xml\n\n${END}`,
        near: `${END}Sitemap: https://a.example/s.xml\n`,
        reader: 'koster-1996',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R080',
    severity: 'warning',
    about: 'file',
    spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-001, DAT-001, RFC-001)',
    applies: ({ file }, detail) => file.path !== detail,
    examples: [
      { file: END, near: '', path: '/Robots.txt', reader: 'rfc9309' },
      { file: END, near: '', path: '/robots.txt', reader: 'data.txt' },
    ],
  }),
  defineDiagnostic({
    code: 'R081',
    severity: 'warning',
    about: 'file',
    spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-001, KOS-002, RFC-001)',
    examples: [{ file: END, near: '', path: '/blog/robots.txt' }],
  }),
  defineDiagnostic({
    code: 'R082',
    severity: 'error',
    isCause: true,
    spec: 'ours: draft 1 3.3, RFC 9309 2.2 (KOS-031)',
    // In a line without a field it is a line that is not blank, and nothing else.
    applies: ({ record }, detail) => detail !== 'no-field' || record.blankLine !== 'ignored',
    examples: [
      { file: 'User-agent: *\nDisallow: /\u200ba\n', near: 'User-agent: * # \u200b\nDisallow: /a\n' },
      { file: 'User-agent:\u00a0*\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
    ],
  }),
  defineDiagnostic({
    code: 'R083',
    severity: 'error',
    about: 'file',
    spec: 'ours: RFC 9309 2.3 (RFC-001)',
    examples: [{ file: encodeUtf16(END), near: END }],
  }),
  defineDiagnostic({
    code: 'R084',
    severity: 'warning',
    about: 'file',
    spec: 'ours: RFC 9309 2.3 (RFC-001, PYU-001)',
    applies: ({ text }, detail) => detail !== 'comment' || text.notUtf8 === 'error',
    examples: [
      {
        file: encodeOctets(`# caf\u00e9\n${END}`),
        near: `# caf\u00e9\n${END}`,
        reader: 'python-urllib-3.12',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R085',
    severity: 'warning',
    spec: 'ours: sitemaps.org, RFC 9309 2.2.4',
    examples: [
      {
        file: `${END}\nhttps://a.example/sitemap.xml\n`,
        near: `${END}\nSitemap: https://a.example/sitemap.xml\n`,
      },
    ],
  }),
  defineDiagnostic({
    code: 'R086',
    severity: 'error',
    spec: 'ours: draft 1 3.3, RFC 9309 2.2.1 (KOS-025)',
    examples: [{ file: 'User-agent:\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' }],
  }),
  defineDiagnostic({
    code: 'R087',
    severity: 'info',
    spec: 'ours: pages of the operators',
    applies: ({ quirks }) => quirks,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n',
        near: 'User-agent: AdsBot-Google\nUser-agent: *\nDisallow: /a\n',
        agents: ['AdsBot-Google'],
      },
    ],
  }),
  defineDiagnostic({
    code: 'R088',
    severity: 'hint',
    spec: 'ours: pages of the operators',
    applies: ({ quirks }) => quirks,
    examples: [
      { file: 'User-agent: Google-Safety\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' },
    ],
  }),
  defineDiagnostic({
    code: 'R089',
    severity: 'info',
    spec: 'ours: pages of the operators',
    examples: [
      { file: 'User-agent: Google-bot\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' },
    ],
  }),
  defineDiagnostic({
    code: 'R090',
    severity: 'warning',
    about: 'file',
    spec: 'Yandex Webmaster help (YDX-010)',
    applies: ({ limits }) => limits.maxRules !== null,
    examples: [
      { file: `User-agent: *\n${rules(2049)}`, near: `User-agent: *\n${rules(2048)}`, reader: 'yandex' },
    ],
  }),
  defineDiagnostic({
    code: 'R091',
    severity: 'warning',
    spec: 'Yandex Webmaster help (YDX-010)',
    applies: ({ limits }) => limits.maxRuleChars !== null,
    examples: [
      {
        file: `User-agent: *\nDisallow: /${'a'.repeat(1024)}\n`,
        near: `User-agent: *\nDisallow: /${'a'.repeat(1023)}\n`,
        reader: 'yandex',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R092',
    severity: 'warning',
    spec: 'ours: behaviour of urllib.robotparser (PYU-010)',
    applies: ({ agent }) => agent.match === 'contained-in-name',
    examples: [
      {
        file: `User-agent: bot\nDisallow: /b\n\nUser-agent: foobot\nDisallow: /f\n\n${END}`,
        near: `User-agent: bot\nUser-agent: foobot\nDisallow: /f\n\n${END}`,
        reader: 'python-urllib-3.12',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R103',
    severity: 'error',
    isCause: true,
    spec: 'ours: draft 1 3.3, RFC 9309 2.2 (KOS-019, RFC-002)',
    examples: [
      {
        file: 'User-agent: *\nDisallow: /cgi-bin/Disallow: /facebook/Disallow: /php/\n',
        near: 'User-agent: *\nDisallow: /cgi-bin/\nDisallow: /facebook/\nDisallow: /php/\n',
      },
      { file: 'User-agent: *Disallow: /\n', near: 'User-agent: *\nDisallow: /\n' },
      {
        file: 'User-agent: *\nDisallow: /a Sitemap: https://a.example/s.xml # maps\n',
        near: 'User-agent: *\nDisallow: /wiki/Sitemap:\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R104',
    severity: 'info',
    spec: 'ours: draft 1 3.2.1, RFC 9309 2.2.1 (KOS-031, RFC-004)',
    examples: [
      { file: 'User-agent: Web Sniffer\nDisallow: /\n', near: 'User-agent: Web-Sniffer\nDisallow: /\n' },
      {
        file: 'User-agent: Spinn3r\nUser-agent: Mail.Ru\nDisallow: /\n',
        near: 'User-agent: Spinner\nDisallow: /\n',
      },
    ],
  }),
  defineDiagnostic({
    code: 'R105',
    severity: 'info',
    spec: 'ours: draft 1 3.2, robots.cc (KOS-011, KOS-023)',
    examples: [
      { file: `${END}Keep out of here\nat night\n`, near: `${END}# Keep out of here\n` },
      { file: `${END}/*Disallow: /knockout\n`, near: `${END}# Disallow: /knockout\n` },
      { file: `${END}<!-- maps -->\n`, near: `${END}# maps\n` },
    ],
  }),
  // What a program reports by rules of its own, and no reader minds.
  defineDiagnostic({
    code: 'CHK-LINE',
    severity: 'warning',
    about: 'program',
    spec: 'ours: Lighthouse, robots.cc',
    applies: () => false,
    examples: [
      {
        file: `${END}Content-Usage: train-ai=n\n`,
        near: `${END}Content-Signal: ai-train=no\n`,
        checkers: ['lighthouse'],
      },
      {
        file: `${END}Request-rate: 1/10\n`,
        near: `${END}# Request-rate: 1/10\n`,
        checkers: ['google-report'],
      },
    ],
  }),
];

export type RepLineCode = (typeof repLineDiagnostics)[number]['code'];

const rowsByCode: ReadonlyMap<string, Diagnostic> = new Map(repLineDiagnostics.map((one) => [one.code, one]));

/** The diagnostic of a code. */
export const repLineDiagnostic = (code: RepLineCode): Diagnostic => rowsByCode.get(code)!;
