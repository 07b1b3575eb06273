// Which license documents apply to a crawler and a page (RSL 1.0 4.2 to 4.6, 4.9).
import { expect, test } from 'vitest';
import { openSite } from '../../workspace/site.ts';
import { aiUseQuestion } from '../extensions/question/ai-use.ts';

const licenseWith = (inner: string, url = '/') =>
  `<rsl xmlns="https://rslstandard.org/rsl"><content url="${url}"><license>${inner}</license></content></rsl>`;
const yes = licenseWith('<permits type="usage">ai-train</permits>');
const no = licenseWith('<prohibits type="usage">ai-train</prohibits>');
const inlineNo = `<script type="application/rsl+xml">\n${licenseWith('<prohibits type="usage">ai-train</prohibits>', '')}\n</script>`;

const h = 'https://h.example';
const group = `User-agent: A\nAllow: /\nLicense: ${h}/b.xml\n\nUser-agent: *\nAllow: /\n`;

test.each([
  [
    '4.4.2: the license of a group replaces the global one',
    { '/robots.txt': `License: ${h}/a.xml\n\n${group}` },
    'A',
    'yes',
  ],
  [
    '4.4.1: a global license applies to crawlers whose group has none',
    { '/robots.txt': `License: ${h}/a.xml\n\n${group}` },
    'B',
    'no',
  ],
  [
    '4.4.2: the license of a group does not apply to other crawlers',
    { '/robots.txt': group },
    'B',
    'not-stated',
  ],
  [
    '4.4: a license at its usual path that nothing names, next to one that is named',
    { '/robots.txt': `License: ${h}/b.xml\n\nUser-agent: *\nAllow: /\n`, '/license.xml': no },
    'B',
    'yes',
  ],
  [
    'ours: a license at its usual path applies if nothing names one',
    { '/robots.txt': 'User-agent: *\nAllow: /\n', '/license.xml': no },
    'B',
    'no',
  ],
  [
    '4.4: a license on another host is not known',
    {
      '/robots.txt': `License: https://other.example/a.xml\n\nUser-agent: *\nAllow: /\n`,
      '/license.xml': no,
    },
    'B',
    'not-stated',
  ],
  [
    '4.5: a Link header',
    {
      '/_headers': '/p.html\n  Link: <https://h.example/a.xml>; rel="license"; type="application/rsl+xml"\n',
    },
    'B',
    'no',
  ],
  [
    '4.5: a Link header with several links and a relative target',
    { '/_headers': '/*\n  Link: </s.css>; rel=preload, </a.xml>; type=application/rsl+xml; rel="license"\n' },
    'B',
    'no',
  ],
  [
    '4.5: a Link header for another page',
    { '/_headers': '/q.html\n  Link: </a.xml>; rel="license"; type="application/rsl+xml"\n' },
    'B',
    'not-stated',
  ],
  [
    '4.5: a link to a license of another type names no RSL license',
    { '/_headers': '/*\n  Link: </cc.html>; rel="license"\n', '/license.xml': no },
    'B',
    'no',
  ],
  [
    '4.6.1: a link in the document',
    { '/p.html': '<link rel="license" type="application/rsl+xml" href="a.xml">' },
    'B',
    'no',
  ],
  ['4.6.2: a license in the document', { '/p.html': inlineNo }, 'B', 'no'],
  [
    '4.9: what the page names replaces what robots.txt names',
    { '/robots.txt': `License: ${h}/b.xml\n\nUser-agent: *\nAllow: /\n`, '/p.html': inlineNo },
    'B',
    'no',
  ],
  [
    '4.9: of two global licenses, the more restrictive one applies',
    { '/robots.txt': `License: ${h}/b.xml\nLicense: ${h}/a.xml\n\nUser-agent: *\nAllow: /\n` },
    'B',
    'no',
  ],
  [
    '4.9: of a license in the header and one in the document, the more restrictive one applies',
    {
      '/_headers': '/*\n  Link: </b.xml>; rel="license"; type="application/rsl+xml"\n',
      '/p.html': inlineNo,
    },
    'B',
    'no',
  ],
  [
    '4.4: a relative address names no license, so that the usual path counts',
    { '/robots.txt': 'License: /b.xml\n\nUser-agent: *\nAllow: /\n', '/license.xml': no },
    'B',
    'no',
  ],
  [
    'ours: a license after the last group, separated by a blank line, applies to every crawler',
    { '/robots.txt': `User-agent: A\nAllow: /\n\n# All rights reserved\nLicense: ${h}/a.xml\n` },
    'B',
    'no',
  ],
  [
    'ours: so it does after other lines for the whole file',
    { '/robots.txt': `User-agent: A\nAllow: /\n\nSitemap: ${h}/s.xml\nLicense: ${h}/a.xml\n` },
    'B',
    'no',
  ],
  [
    'RFC 9309 2.2.1: to the crawlers of the last group, in place of the global one',
    { '/robots.txt': `License: ${h}/b.xml\n\nUser-agent: A\nAllow: /\n\nLicense: ${h}/a.xml\n` },
    'A',
    'no',
  ],
  [
    'ours: to other crawlers only if no line names a global one',
    { '/robots.txt': `License: ${h}/b.xml\n\nUser-agent: A\nAllow: /\n\nLicense: ${h}/a.xml\n` },
    'B',
    'yes',
  ],
  [
    '4.4.2: a license directly below the rules of the last group is for its crawlers',
    { '/robots.txt': `User-agent: A\nAllow: /\nLicense: ${h}/a.xml\n` },
    'B',
    'not-stated',
  ],
] as const)('RSL 1.0 %s', (_what, files, agent, answer) => {
  const site = openSite({
    origin: h,
    files: { '/robots.txt': 'User-agent: *\nAllow: /\n', '/a.xml': no, '/b.xml': yes, ...files },
  });
  const prepared = aiUseQuestion.prepare(site, { question: 'ai-use', purpose: 'ai-train' });
  expect(prepared(agent, '/p.html').answer).toBe(answer);
});

test('RSL 1.0 4.6.2: a statement of an inline license is on its line, and about this page only', () => {
  const files = { '/p.html': `<!DOCTYPE html>\n<head>\n${inlineNo}\n</head>` };
  const ask = aiUseQuestion.prepare(openSite({ origin: h, files }), {
    question: 'ai-use',
    purpose: 'ai-train',
  });
  expect(ask('', '/p.html').by).toEqual({ path: '/p.html', line: 3 });
  expect(ask('', '/q.html').answer).toBe('not-stated');
});
