// Findings matter to the readers whose answers they are about, and to no other reader.
import { describe, expect, test } from 'vitest';
import { findingMessage } from '../../messages/explain/explain-finding.ts';
import { askAboutFile } from '../../testing/verdicts.ts';
import { textOfSource } from '../document/source.ts';
import { readers } from '../readers/registry.ts';
import { applyEdits, openSite } from '../workspace/site.ts';
import type { Fix } from './finding.ts';
import { appliesToReader, findings } from './registry.ts';

const findByCode = (file: string, code: string) =>
  findings(openSite({ origin: '', files: { '/robots.txt': file } }), '/robots.txt').find(
    (one) => one.code === code,
  );

const applyFix = (file: string, { edits }: Fix) => {
  const site = openSite({ origin: '', files: { '/robots.txt': file } });
  return textOfSource(applyEdits(site, '/robots.txt', edits).files.get('/robots.txt')!.source);
};

/** Returns the ids of the readers to which a finding matters. */
function concernedReaders(file: string, code: string): string[] {
  const one = findByCode(file, code);
  return one ? readers.filter((reader) => appliesToReader(one, reader)).map(({ id }) => id) : [];
}

/** Returns the ids of the readers for which a crawler that the file does not name may not fetch a URL. */
const deniers = (file: string, url: string) =>
  readers.filter((reader) => askAboutFile(file, reader, 'zed', url).answer === 'deny').map(({ id }) => id);

describe('robots.cc: a star and a space mean all crawlers without a record of their own', () => {
  const file = 'User-agent: * bots\nDisallow: /x\n';

  test('R030 matters only to the other readers', () => {
    const denyingIds = deniers(file, '/x');
    expect(denyingIds).toContain('google');
    const others = readers.map(({ id }) => id).filter((id) => !denyingIds.includes(id));
    expect(concernedReaders(file, 'R030')).toEqual(others);
  });

  test.each([
    ['%2A', '* bots'],
    ['* bots', '%2A'],
  ])('R030 considers all names of a file: %j and %j', (first, second) => {
    const several = `User-agent: ${first}\nUser-agent: ${second}\nDisallow: /x\n`;
    const denyingIds = deniers(several, '/x');
    expect(denyingIds).toEqual(expect.arrayContaining(['google', 'python-urllib-3.12']));
    expect(
      concernedReaders(several, 'R030').filter((id) => denyingIds.some((denyingId) => denyingId === id)),
    ).toEqual([]);
  });

  test('R022 says that Google reads only the star', () => {
    expect(findingMessage(findByCode(file, 'R022')!)).toContain('Google reads only \u201c*\u201d.');
  });
});

describe('CPython urllib.robotparser: %2F is decoded, also where a path begins', () => {
  const file = 'User-agent: *\nDisallow: %2Fa\n';

  test('R040 matters to the other readers, and names those that decode', () => {
    const denyingIds = deniers(file, '/a');
    expect(denyingIds).toEqual(['python-urllib-3.12', 'python-urllib-3.14']);
    const others = readers.map(({ id }) => id).filter((id) => !denyingIds.includes(id));
    expect(concernedReaders(file, 'R040')).toEqual(others);
    expect(findingMessage(findByCode(file, 'R040')!)).toContain('urllib');
  });
});

describe('RFC 9309 2.2.1: records of one crawler are combined anyway', () => {
  const file = (above: string, below: string) =>
    `User-agent: ${above}\nCrawl-delay: 5\n\nUser-agent: ${below}\nDisallow: /x\n`;

  test.each([
    ['*', '*', false],
    ['Foo', 'foo', false],
    ['foo', '*', true],
    ['foo\nUser-agent: bar', 'foo', true],
    ['foo\nUser-agent: bar', 'bar\nUser-agent: FOO', false],
  ])('LIN-GLUE: %j above %j is reported: %s', (above, below, isReported) => {
    expect(findByCode(file(above, below), 'LIN-GLUE') !== undefined).toBe(isReported);
  });
});

describe('findings do not matter to current readers if they affect only older ones', () => {
  const today = ['rfc9309', 'google', 'bing'];
  test.each([
    ['RFC 9309 2.2: blank lines mean nothing', 'User-agent: *\n\nDisallow: /x\n', 'R003'],
    ['RFC 9309 2.2: EOL is CR, LF or both', 'User-agent: *\r\nDisallow: /x\n', 'R011'],
    [
      'RFC 9309 2.2: most readers accept a last line without a line ending',
      'User-agent: *\nDisallow: /x',
      'R012',
    ],
    [
      'RFC 9309 2.2.1: groups of one name are combined',
      'User-agent: foo\nDisallow: /x\n\nUser-agent: foo\nDisallow: /y\n',
      'R027',
    ],
    [
      'RFC 9309 2.2.1: groups of * are combined',
      'User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
      'R028',
      'yandex',
    ],
  ])('%s (%s, %s)', (_name, file, code, ...others) => {
    const concernedIds = concernedReaders(file, code);
    expect(concernedIds).toContain('koster-1996');
    for (const id of [...today, ...others]) expect(concernedIds).not.toContain(id);
  });

  test('RFC 9309 2.3: an octet that is not UTF-8 matters in rules, and in a comment to readers that stop at it', () => {
    const octets = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
    const concernedIds = (text: string) => {
      const site = openSite({ origin: '', files: { '/robots.txt': octets(text) } });
      const one = findings(site, '/robots.txt').find(({ code }) => code === 'R084')!;
      return readers.filter((reader) => appliesToReader(one, reader)).map(({ id }) => id);
    };
    expect(concernedIds('User-agent: *\nDisallow: /x # \xe9\n')).toEqual(['python-urllib-3.12']);
    expect(concernedIds('# \xe9\nUser-agent: *\nDisallow: /\xe9\n')).toEqual(readers.map(({ id }) => id));
  });
});

describe('findings do not matter to current readers if they change none of their answers', () => {
  test('RFC 9309 2.2.3: Disallow: * blocks a site for all readers of wildcards; R093 matters to the others', () => {
    const file = 'User-agent: *\nDisallow: *\n';
    const closers = deniers(file, '/x');
    expect(closers).toEqual(expect.arrayContaining(['rfc9309', 'google', 'bing']));
    const others = readers.map(({ id }) => id).filter((id) => !closers.includes(id));
    expect(concernedReaders(file, 'R093')).toEqual(others);
  });

  test.each([
    ['above a comment', '\ufeff# robots.txt\nUser-agent: *\nDisallow: /x\n'],
    ['alone in a line', 'User-agent: *\n\u200b\nDisallow: /x\n'],
  ])('RFC 9309 2.2: an invisible character %s is in no field (R082)', (_name, file) => {
    const text = `# first\n${file}`;
    const concernedIds = concernedReaders(text, 'R082');
    for (const { id, record } of readers)
      expect(concernedIds.includes(id)).toBe(record.blankLine !== 'ignored');
    expect(concernedReaders('User-agent: *\nDisallow: /\u200bx\n', 'R082')).toContain('rfc9309');
  });
});

describe('names with a star', () => {
  const starred = (name: string) => {
    const file = `User-agent: ${name}\nDisallow: /x\n`;
    return findings(openSite({ origin: '', files: { '/robots.txt': file } }), '/robots.txt')
      .map(({ code }) => code)
      .filter((code) => /^R(?:02[0-5]|104)$/.test(code));
  };
  test.each([
    ['robots.cc: crawlers of Google cut the name at the star', 'Mediapartners-Google*', []],
    ['RFC 9309 2.2.1: other crawlers look for their bare name', 'GPTBot*', ['R025']],
    ['robots.cc: a star at the beginning leaves no name', '*Googlebot', ['R025']],
    ['names of unknown crawlers are reported together', 'WebEMailExtrac.*', ['R104']],
    ['a star among other signs means all crawlers', '**', ['R025']],
  ])('%s: %s', (_name, name, codes) => {
    expect(starred(name)).toEqual(codes);
  });
});

describe('findings with one cause, or without consequence, are reported once', () => {
  const all = (file: string) =>
    findings(openSite({ origin: '', files: { '/robots.txt': file } }), '/robots.txt').map(({ code }) => code);
  const times = (file: string, code: string) => all(file).filter((one) => one === code).length;

  test('R051 is reported once for a file, with the lines', () => {
    const file = 'User-agent: *\nDisallow: /a*\nDisallow: /b\nDisallow: /c*\n';
    expect(times(file, 'R051')).toBe(1);
    expect(findByCode(file, 'R051')!.values).toEqual({ path: '/a*', count: 2, lines: [2, 4] });
    expect(findingMessage(findByCode(file, 'R051')!)).toContain('also on line 4');
  });
  test('R104: names of unknown crawlers are reported together, tokens of 1996 apart, names of known crawlers one by one', () => {
    const file =
      'User-agent: Foo Bar\nUser-agent: x1\nUser-agent: GPTBot/1.0\nUser-agent: baz/2\nDisallow: /x\n';
    expect(all(file).filter((code) => /^R(?:02[0-5]|104)$/.test(code))).toEqual(['R104', 'R104', 'R021']);
    expect(findByCode(file, 'R104')!.values).toEqual({
      names: [
        { name: 'Foo Bar', left: 'Foo', follows: false },
        { name: 'baz/2', left: 'baz', follows: true },
      ],
      isTokenOf1996: false,
    });
  });
  test('R082: an invisible character is not also reported as R040 and R098', () => {
    expect(all('User-agent: *\nDisallow: \u200e/a\n')).toEqual(['R082']);
  });
  test('R040, R043: the signs of a rule that can never match are not explained', () => {
    const codes = (path: string) => all(`User-agent: *\nDisallow: ${path}\n`);
    expect(codes('.gif$')).toEqual(['R040']);
    expect(codes('foo*bar')).toEqual(['R040']);
    expect(codes('https://a.example/b*c')).toEqual(['R043']);
    expect(codes('%2Fa')).toEqual(['R040']);
    expect(codes('foo%2Fa')).toEqual(['R040']);
    expect(codes('%2Fa*b')).toEqual(['R040', 'R049']);
    expect(codes('/a%2Fb*c')).toEqual(['R054', 'R049']);
  });
  test('R017: for a web page nothing else is reported', () => {
    expect(all('<!doctype html><html><body>\nUser-agent: *\nDisallow: a\n</body></html>\n')).toEqual([
      'R017',
    ]);
  });
  test('xml 1.0 2.8: R017 is also reported for a web page with an XML declaration, but not for any XML', () => {
    const page = (...lines: readonly string[]) => all(`${lines.join('\n')}\n`);
    expect(page('<?xml version="1.0"?>', '<!DOCTYPE html PUBLIC "a:b">', '<html>')).toEqual(['R017']);
    expect(page('<?xml version="1.0"?>', '<feed>', '</feed>')).not.toContain('R017');
  });

  test('R017: for a document type definition nothing else is reported; the robots PI does not belong in external DTDs', () => {
    const dtd = (...lines: readonly string[]) => all(`${lines.join('\n')}\n`);
    expect(dtd('<!-- a\nb -->', '<?robots index="no" follow="no"?>', '<!ELEMENT a (b)>')).toEqual(['R017']);
    expect(dtd('', '<!ATTLIST a b CDATA #IMPLIED>', 'User-agent: *', 'Disallow: /')).toEqual(['R017']);
    expect(dtd('<![%draft;[', '<!ELEMENT a (b)>', ']]>')).toEqual(['R017']);
    expect(dtd('User-agent: *', 'Disallow: /', '<!ELEMENT a (b)>')).not.toContain('R017');
  });
  test('R105: prose is a note, text that looks like a field is an error', () => {
    expect(all('User-agent: *\nDisallow: /x\n<!-- map -->\n')).toEqual(['R105']);
    expect(all('User-agent: *\nDisallow: /x\nDisallow /y\n')).toEqual(['R007']);
    expect(all('User-agent: *\nDisallow: /x\n/y\n')).toEqual(['R007']);
  });
  test('R105: text that a server or a page put into the file is an error, not prose', () => {
    const last = (line: string) => all(`User-agent: *\nDisallow: /x\n${line}\n`);
    expect(last('<div style="display: none"><a href="https://a.example/">slot</a></div>')).toEqual(['R007']);
    expect(last('</body>')).toEqual(['R007']);
    expect(last('<?php echo 1 ?>')).toEqual(['R007']);
    expect(all('HTTP/1.1 200 OK\n')).toContain('R007');
    expect(last('<3 robots')).toEqual(['R105']);
  });
  test('RFC 9309 2.2: records that run into each other are LIN-GLUE once, and its fix separates all of them', () => {
    const file =
      'User-agent: foo\nCrawl-delay: 5\n\nUser-agent: bar\nCrawl-delay: 9\n\nUser-agent: zed\nDisallow: /x\n';
    expect(times(file, 'LIN-GLUE')).toBe(1);
    const glue = findByCode(file, 'LIN-GLUE')!;
    expect(findingMessage(glue)).toContain('line 5');
    const fixed = applyFix(file, glue.fixes[0]!);
    expect(times(fixed, 'LIN-GLUE')).toBe(0);
    expect(fixed.match(/^Allow: \/$/gm)).toHaveLength(2);
  });
  test('CRD-CONFLICT: delays of records that ran into each other are LIN-GLUE only', () => {
    const glued = (name: string) =>
      `User-agent: foo\nCrawl-delay: 5\n\nUser-agent: ${name}\nCrawl-delay: 9\nDisallow: /x\n`;
    const codes = (file: string) => all(file).filter((code) => /^(?:CRD-CONFLICT|LIN-GLUE)$/.test(code));
    expect(codes(glued('bar'))).toEqual(['LIN-GLUE']);
    expect(codes(glued('foo'))).toEqual(['CRD-CONFLICT']);
  });
  test('SIT-CLOSED: reported once for all sitemaps that the same rule blocks', () => {
    const file =
      'User-agent: bingbot\nDisallow: /maps\n\nSitemap: https://a.example/maps/1.xml\nSitemap: https://a.example/maps/2.xml\n';
    expect(times(file, 'SIT-CLOSED')).toBe(1);
  });
});
