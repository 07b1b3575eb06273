// An example and a near miss for each finding of the lines, shapes, records and names of conventional files.

import type { FindingExamples } from '../../../../diagnostics/finding-example.ts';
import type { RepLineCode } from './table.ts';

const END = 'User-agent: *\nDisallow:\n';
const encodeUtf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((unit) => [unit.charCodeAt(0), 0])]);
const encodeOctets = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
const rules = (count: number, pad = '') =>
  Array.from({ length: count }, (_, i) => `Disallow: /${pad}${i}\n`).join('');

export const repLineExamples: FindingExamples<RepLineCode> = {
  R001: [
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
    { file: 'User-agent: *\n\nDisallow: /b\n', near: 'User-agent: *\n# b\nDisallow: /b\n', reader: 'yandex' },
  ],
  R002: [
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
  R003: [
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
  R004: [
    {
      file: `User-agent: a\nDisallow: /a\n# next\n${END}`,
      near: `User-agent: a\nDisallow: /a\n\n# next\n${END}`,
      reader: 'koster-1996',
    },
    { file: `User-agent: a\nAllow: /a\n${END}`, near: `User-agent: a\nAllow: /a\n\n${END}` },
  ],
  R005: [
    {
      file: '  User-agent: *\n  Disallow: /a\n\tAllow: /\n',
      near: '  # all\nUser-agent: *\nDisallow: /a\nAllow: /\n',
    },
  ],
  R006: [{ file: 'User-agent : *\nDisallow\t: /a\n', near: END, reader: 'koster-1996' }],
  R007: [
    { file: 'User-agent: *\nDisallow /a\n', near: 'User-agent: *\nDisallow: /a\n' },
    { file: `${END}/private/\n/tmp/\n`, near: `${END}Disallow: /private/\nDisallow: /tmp/\n` },
    { file: 'User-agent: *\nDisalow /a\nDisallow\n', near: 'User-agent: *\nDisallow:\n' },
  ],
  R008: [{ file: `${END}Robot-version: 2.0\nRobot-version: 2\n`, near: `${END}Crawl-delay: 2\n` }],
  R009: [
    { file: 'User-agent: *\nDisalow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
    { file: 'Useragent: *\nAllowed: /a\nDisallow: /\n', near: 'USER-AGENT: *\nALLOW: /a\nDisallow: /\n' },
    { file: `${END}Site-map: https://a.example/s.xml\n`, near: `${END}Sitemap: https://a.example/s.xml\n` },
    {
      file: `${END}Sitemap-url: https://a.example/t.xml\nSitemaps: https://a.example/s.xml\n`,
      near: `${END}Noarchive: /\n`,
    },
  ],
  R010: [
    { file: `\ufeff${END}`, near: `\ufeff# robots\n${END}`, reader: 'koster-1996' },
    {
      file: encodeOctets(`\u00ef\u00bb${END}`),
      near: encodeOctets(`\u00ef\u00bb#\n${END}`),
      reader: 'rfc9309',
    },
  ],
  R011: [
    { file: 'User-agent: *\nDisallow: /a\r\nDisallow: /b\n', near: 'User-agent: *\nDisallow: /a\n' },
    {
      file: 'User-agent: *\n\rDisallow: /a\n\rDisallow: /b\n\r',
      near: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n',
    },
  ],
  R012: [{ file: 'User-agent: *\nDisallow:', near: END }],
  R013: [
    {
      file: 'User-agent: *\nDisallow: /caf\u00e9/\n',
      near: 'User-agent: *\n# caf\u00e9\nDisallow: /caf%C3%A9/\n',
      reader: 'koster-1996',
    },
    { file: encodeOctets('User-agent: *\nDisallow: /caf\u00e9\n'), near: END, reader: 'koster-1996' },
  ],
  R014: [
    { file: 'User-agent: *\nDisallow: /a\u0000b\n', near: 'User-agent: *\nDisallow:\t/ab\n' },
    { file: `# a\u0007\n${END}`, near: `# \u00e9\n${END}` },
  ],
  R015: [
    {
      file: `User-agent: *\n${rules(40, 'a'.repeat(13_000))}`,
      near: `User-agent: *\n${rules(39, 'a'.repeat(13_000))}`,
    },
  ],
  R016: [
    {
      file: `User-agent: *\nDisallow: /${'a'.repeat(16_700)}\n`,
      near: `# ${'a'.repeat(16_700)}\n${END}`,
      reader: 'google',
    },
  ],
  R017: [
    {
      file: '<!DOCTYPE html>\n<html lang="en"><title>Not found</title>\n<p>Nothing here: sorry\n',
      near: `# <html> is no policy\n${END}`,
    },
    {
      file: '<!-- Stories -->\n<!ELEMENT story (#PCDATA)>\n<!ENTITY % all "story">\n',
      near: `# <!ELEMENT story (#PCDATA)>\n${END}`,
    },
  ],
  R018: [
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
  R019: [
    { file: '# nothing yet\n', near: 'Sitemap: https://a.example/s.xml\n' },
    { file: '', near: END },
  ],
  R020: [
    { file: 'User-agent: Googlebot@2\nDisallow: /\n', near: 'User-agent: archive.org_bot\nDisallow: /\n' },
    {
      file: 'User-agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)\nDisallow: /\n',
      near: 'User-agent: Googlebot\nDisallow: /\n',
    },
  ],
  R021: [
    { file: 'User-agent: Googlebot/2.1\nDisallow: /\n', near: 'User-agent: Googlebot # 2.1\nDisallow: /\n' },
  ],
  R022: [
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
  R023: [
    {
      file: 'User-agent: Googlebot2\nDisallow: /\n',
      near: 'User-agent: MJ12bot\nDisallow: /\n',
    },
  ],
  R024: [
    {
      file: 'User-agent: Googlebot, Bingbot # both\nDisallow: /\n',
      near: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /\n',
    },
  ],
  R025: [
    { file: 'User-agent: GPTBot*\nDisallow: /\n', near: 'User-agent: Mediapartners-Google*\nDisallow: /\n' },
  ],
  R026: [
    {
      file: 'User-agent: a\nUser-agent: b\n# again\nUser-agent: A\nDisallow: /\n',
      near: 'User-agent: a\nUser-agent: b\nDisallow: /\n',
    },
  ],
  R027: [
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
  R028: [
    {
      file: 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
      near: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
    },
  ],
  R029: [
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
  R030: [{ file: 'User-agent: a\nDisallow: /a\n', near: `User-agent: a\nDisallow: /a\n\n${END}` }],
  R031: [
    {
      file: 'User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
      near: 'User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
    },
    {
      file: 'User-agent: a\nCrawl-delay: 5\nDisallow: /b\n\nUser-agent: *\nDisallow: /b\nDisallow: /c\n',
      near: 'User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n',
    },
  ],
  R032: [
    {
      file: `${END}\nUser-agent: a\nDisallow: /a\n`,
      near: `User-agent: a\nDisallow: /a\n\n${END}`,
      reader: 'koster-1996',
    },
  ],
  R072: [
    {
      file: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /\n',
      near: 'User-agent: a\nUser-agent: b\nCrawl-delay: 5\nDisallow: /\n',
      reader: 'koster-1997-internet-draft',
    },
  ],
  R073: [
    {
      file: `Sitemap: https://a.example/s.xml\n\n${END}`,
      near: `${END}Sitemap: https://a.example/s.xml\n`,
      reader: 'koster-1996',
    },
  ],
  R080: [
    { file: END, near: '', path: '/Robots.txt', reader: 'rfc9309' },
    { file: END, near: '', path: '/robots.txt', reader: 'data.txt' },
  ],
  R081: [{ file: END, near: '', path: '/blog/robots.txt' }],
  R082: [
    { file: 'User-agent: *\nDisallow: /\u200ba\n', near: 'User-agent: * # \u200b\nDisallow: /a\n' },
    { file: 'User-agent:\u00a0*\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
  ],
  R083: [{ file: encodeUtf16(END), near: END }],
  R084: [
    { file: encodeOctets(`# caf\u00e9\n${END}`), near: `# caf\u00e9\n${END}`, reader: 'python-urllib-3.12' },
  ],
  R085: [
    {
      file: `${END}\nhttps://a.example/sitemap.xml\n`,
      near: `${END}\nSitemap: https://a.example/sitemap.xml\n`,
    },
  ],
  R086: [{ file: 'User-agent:\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' }],
  R087: [
    {
      file: 'User-agent: *\nDisallow: /a\n',
      near: 'User-agent: AdsBot-Google\nUser-agent: *\nDisallow: /a\n',
      agents: ['AdsBot-Google'],
    },
  ],
  R088: [{ file: 'User-agent: Google-Safety\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' }],
  R089: [{ file: 'User-agent: Google-bot\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' }],
  R090: [{ file: `User-agent: *\n${rules(2049)}`, near: `User-agent: *\n${rules(2048)}`, reader: 'yandex' }],
  R091: [
    {
      file: `User-agent: *\nDisallow: /${'a'.repeat(1024)}\n`,
      near: `User-agent: *\nDisallow: /${'a'.repeat(1023)}\n`,
      reader: 'yandex',
    },
  ],
  R104: [
    { file: 'User-agent: Web Sniffer\nDisallow: /\n', near: 'User-agent: Web-Sniffer\nDisallow: /\n' },
    {
      file: 'User-agent: Spinn3r\nUser-agent: Mail.Ru\nDisallow: /\n',
      near: 'User-agent: Spinner\nDisallow: /\n',
    },
  ],
  R105: [
    { file: `${END}Keep out of here\nat night\n`, near: `${END}# Keep out of here\n` },
    { file: `${END}/*Disallow: /knockout\n`, near: `${END}# Disallow: /knockout\n` },
    { file: `${END}<!-- maps -->\n`, near: `${END}# maps\n` },
  ],
  R103: [
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
  'CHK-LINE': [
    {
      file: `${END}Content-Usage: train-ai=n\n`,
      near: `${END}Content-Signal: ai-train=no\n`,
      checkers: ['lighthouse'],
    },
    { file: `${END}Request-rate: 1/10\n`, near: `${END}# Request-rate: 1/10\n`, checkers: ['google-report'] },
  ],
  R092: [
    {
      file: `User-agent: bot\nDisallow: /b\n\nUser-agent: foobot\nDisallow: /f\n\n${END}`,
      near: `User-agent: bot\nUser-agent: foobot\nDisallow: /f\n\n${END}`,
      reader: 'python-urllib-3.12',
    },
  ],
};
