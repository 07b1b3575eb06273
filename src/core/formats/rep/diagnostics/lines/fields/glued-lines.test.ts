// Lines whose line breaks were lost: which ones are recognized, which are not, and the result of the fix.
import { describe, expect, test } from 'vitest';
import { findings } from '../../../../../diagnostics/registry.ts';
import { applyEdits, openSite, printFile } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [PATH]: new TextEncoder().encode(text) } });
const codes = (text: string) => findings(siteOf(text), PATH).map(({ code }) => code);

/** Returns the file after the fix of its glued line. Undefined if none is found. */
function split(text: string): string | undefined {
  const site = siteOf(text);
  const fix = findings(site, PATH).find(({ code }) => code === 'R103')?.fixes[0];
  expect(fix?.verdicts ?? 'changes').toBe('changes');
  return (
    fix &&
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(printFile(applyEdits(site, PATH, fix.edits), PATH))
  );
}

const RECORD = 'User-agent: *\n';

describe('RFC 9309 2.2: every field has a line of its own', () => {
  test.each([
    [`${RECORD}Disallow: /cgi-bin/Disallow: /b/\n`, `${RECORD}Disallow: /cgi-bin/\nDisallow: /b/\n`],
    ['User-agent: *Disallow: /', 'User-agent: *\nDisallow: /'],
    ['User-agent: *Disallow:\n', 'User-agent: *\nDisallow:\n'],
    ['User-agent: * Disallow: /a Allow: /a/b\r\n', 'User-agent: *\r\nDisallow: /a\r\nAllow: /a/b\r\n'],
    ['user-agent:*disallow:/a/disallow:/b/\r', 'user-agent:*\rdisallow:/a/\rdisallow:/b/\r'],
    [
      'User-agent: GPTBotUser-agent: CCBotDisallow: /\n',
      'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
    ],
    [
      `${RECORD}Disallow: /*?Disallow: /*&Crawl-delay: 5 # slow\n`,
      `${RECORD}Disallow: /*?\nDisallow: /*&\nCrawl-delay: 5 # slow\n`,
    ],
    [
      'Sitemap: https://a.example/s.xmlSitemap: https://a.example/t.xml\n',
      'Sitemap: https://a.example/s.xml\nSitemap: https://a.example/t.xml\n',
    ],
    [
      'User-agent: *<br/>Sitemap: https://a.example/s.xml<br/>\n',
      'User-agent: *\nSitemap: https://a.example/s.xml\n',
    ],
    ['User-agent: *\\nDisallow: /a\\nallow: /b\\n\n', 'User-agent: *\nDisallow: /a\nallow: /b\n'],
    ['User-agent: *\\r\\nDisallow: /a\n', 'User-agent: *\nDisallow: /a\n'],
    ['User-agent: *&nbsp;Disallow: /a\n', 'User-agent: *\nDisallow: /a\n'],
    ['User-agent: *\u00a0\u2028Disallow: /a\n', 'User-agent: *\nDisallow: /a\n'],
    ['User-agent: *, Disallow: /a; Disallow: /b;\n', 'User-agent: *\nDisallow: /a\nDisallow: /b;\n'],
    [
      `${RECORD}Disallow:User-agent: fooDisallow: /x\n`,
      `${RECORD}Disallow:\nUser-agent: foo\nDisallow: /x\n`,
    ],
    [
      `${RECORD}Disallow: Sitemap: https://a.example/s.xml\n`,
      `${RECORD}Disallow:\nSitemap: https://a.example/s.xml\n`,
    ],
    ['\ufeffUser-agent: *Disallow: /\n', '\ufeffUser-agent: *\nDisallow: /\n'],
  ])('%j is split', (file, after) => {
    expect(split(file)).toBe(after);
    expect(split(after)).toBeUndefined();
  });

  test('consequential findings are not reported, and their fixes are not offered', () => {
    expect(codes('User-agent: * Disallow: /a\n')).toEqual(['R103']);
    expect(codes(`${RECORD}Disallow: a/Disallow: /b /c\n`)).toEqual(['R103']);
    expect(codes(`${RECORD}Disallow: a /b\n`)).toEqual(['R040', 'R057', 'R058']);
  });
});

describe('ours: field names in values that are not glued', () => {
  test.each([
    'Disallow: /wiki/User-agent:',
    'Disallow: /wiki/Sitemap:',
    'Disallow: /wiki/Disallow:/x',
    'Disallow: /Special:Allow',
    'Disallow: /*?next=Sitemap:https://b.example/',
    'Disallow: /localhost:8080/',
    'Disallow: /shallow: /x',
    'Disallow: /a # Disallow: /b',
    '# User-agent: *Disallow: /',
    'Sitemap: https://a.example/robots.txt?a:b',
    'Sitemap: http://a.example:8080/?url=https://b.example/',
    'Disallow: Dissallow: /x',
    'Disallow: Disallow: /x',
    'Disallow: Sitemap:',
    'Allow: Sitemap: https://a.example/s.xml',
    'Foo: bar Disallow: /x',
  ])('%s', (line) => {
    expect(split(`${RECORD}${line}\n`)).toBeUndefined();
  });

  test('free text of a data.txt', () => {
    const site = openSite({
      origin: '',
      files: { '/data.txt': 'User-agent: *\nAllow: /x.csv\nTitle: what Allow: /y means\n' },
    });
    expect(findings(site, '/data.txt').map(({ code }) => code)).not.toContain('R103');
  });
});
