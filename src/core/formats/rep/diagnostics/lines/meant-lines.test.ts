// Lines that hold a field among characters that do not belong there: look-alikes, tags, a URL without its field's colon.
import { describe, expect, test } from 'vitest';
import { findingMessage } from '../../../../../messages/explain/explain-finding.ts';
import { appliesToReader, findings } from '../../../../diagnostics/registry.ts';
import { textOfSource } from '../../../../document/source.ts';
import { readerOf } from '../../../../readers/registry.ts';
import { applyEdits, fileAt, openSite } from '../../../../workspace/site.ts';

const path = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [path]: text } });
const found = (text: string) => findings(siteOf(text), path);

/** Applies the first fix of each finding with one of the codes, one after the other. */
function fixAll(text: string, ...codes: readonly string[]): string {
  let site = siteOf(text);
  for (;;) {
    const [finding] = findings(site, path).filter(
      ({ code, fixes }) => codes.includes(code) && fixes.length > 0,
    );
    const fix = finding?.fixes[0];
    if (!fix) return textOfSource(fileAt(site, path).source);
    site = applyEdits(site, path, fix.edits);
  }
}

describe('draft 1 3.3, rfc 9309 2.2: the name of a field and its colon are US-ASCII', () => {
  test.each([
    ['full-width colons', 'User-agent\uff1a*\nDisallow\uff1a/a\n', 'U+FF1A', 'User-agent:*\nDisallow:/a\n'],
    ['a small colon', 'User-agent\ufe55 *\nDisallow: /a\n', 'U+FE55', 'User-agent: *\nDisallow: /a\n'],
    ['a ratio', 'User-agent: *\nDisallow\u2236 /a\n', 'U+2236', 'User-agent: *\nDisallow: /a\n'],
    ['an en dash', 'User\u2013agent: *\nDisallow: /a\n', 'U+2013', 'User-agent: *\nDisallow: /a\n'],
    ['a Cyrillic a', 'User-agent: *\nDis\u0430llow: /a\n', 'U+0430', 'User-agent: *\nDisallow: /a\n'],
    [
      'full-width letters',
      'User-agent: *\n\uff24\uff29sallow: /a\n',
      'U+FF24',
      'User-agent: *\nDIsallow: /a\n',
    ],
    [
      'before a URL, which has a colon of its own',
      'User-agent: *\nDisallow: /a\nSitemap\uff1ahttps://a.example/s.xml\n',
      'U+FF1A',
      'User-agent: *\nDisallow: /a\nSitemap:https://a.example/s.xml\n',
    ],
  ])('%s are named and replaced', (_what, text, name, fixed) => {
    const codes = found(text).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['R106']));
    expect(findingMessage(found(text)[0]!)).toContain(name);
    expect(fixAll(text, 'R106')).toBe(fixed);
  });
  test('such a character in a comment, a value or a sentence is not one', () => {
    const text = '# User-agent\uff1a*\nUser-agent: *\nDisallow: /a\uff1ab\nSee\uff1ahttps://a.example/\n';
    expect(found(text).map(({ code }) => code)).not.toContain('R106');
  });
  test('a star and a slash in full width are replaced in values', () => {
    expect(fixAll('User-agent: \uff0a\nDisallow: \uff0fa/\n', 'R020', 'R040')).toBe(
      'User-agent: *\nDisallow: /a/\n',
    );
  });
});

describe('rfc 9309 2.2: HTML around a field', () => {
  test.each([
    ['<pre>User-agent: *\nDisallow: /a\n', 'User-agent: *\nDisallow: /a\n'],
    ['  <p class="x"> User-agent: GPTBot </p>\nDisallow: /a<br />\n', 'User-agent: GPTBot\nDisallow: /a\n'],
    ['User-agent: *\nDisallow: /a</pre> # end\n', 'User-agent: *\nDisallow: /a# end\n'],
  ])('%j: the tags go, the field stays', (text, fixed) => {
    expect(found(text).some(({ code }) => code === 'R107')).toBe(true);
    expect(fixAll(text, 'R107')).toBe(fixed);
  });
  test('a placeholder in a path is not a tag', () => {
    expect(found('User-agent: *\nDisallow: /users/<id>\n').map(({ code }) => code)).not.toContain('R107');
  });
});

test.each([
  ['Sitemap = https://a.example/s.xml', 'Sitemap: https://a.example/s.xml'],
  ['Sitemap https://a.example/s.xml', 'Sitemap: https://a.example/s.xml'],
  ['Site-map - http://a.example/s.xml', 'Sitemap: http://a.example/s.xml'],
])('sitemaps.org: the colon of a URL is not that of its field: %s', (line, fixed) => {
  expect(fixAll(`User-agent: *\nDisallow:\n${line}\n`, 'R009')).toBe(`User-agent: *\nDisallow:\n${fixed}\n`);
});

describe('draft 1 3.3: a token may contain digits and most signs', () => {
  const codesFor = (name: string, reader: Parameters<typeof readerOf>[0]) =>
    found(`User-agent: ${name}\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n`)
      .filter((finding) => appliesToReader(finding, readerOf(reader)))
      .map(({ code }) => code);
  test.each(['fig.tree_2+', 'zed!', "o'clock~1", 'web&co'])('%s', (name) => {
    for (const reader of ['koster-1996', 'koster-1997-internet-draft', 'data.txt'] as const)
      expect(codesFor(name, reader)).not.toContain('R104');
    expect(codesFor(name, 'rfc9309')).toContain('R104');
  });
  test('a name with a space is not a token for any reader', () => {
    for (const reader of ['koster-1996', 'rfc9309'] as const)
      expect(codesFor('Foo Bar', reader)).toContain('R104');
  });
});

describe('ours: a name of the file is shown as one name', () => {
  const messages = (text: string) => found(text).map((finding) => findingMessage(finding));
  test.each(['a, b, +2', 'Googlebot, Bingbot', 'x; y'])('%s', (name) => {
    const all = messages(`User-agent: ${name}\n\nDisallow: /a\n`);
    expect(all.some((message) => message.includes(`the record of \u201c${name}\u201d`))).toBe(true);
  });
  test('names that are left out are counted', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `User-agent: ${name}\n`).join('');
    expect(
      messages(`${names}\nDisallow: /a\n`).some((message) => message.includes('a, b, c, d and 2 more')),
    ).toBe(true);
  });
});
