// To which readers a finding is told: to those whose answers it is about, and to no other.
import { describe, expect, test } from 'vitest';
import { findingMessage } from '../../messages/explain-finding.ts';
import { askAboutFile } from '../../testing/verdicts.ts';
import { textOfSource } from '../document/source.ts';
import { readers } from '../readers/registry.ts';
import { applyEdits, openSite } from '../workspace/site.ts';
import type { Fix } from './finding.ts';
import { appliesToReader, findings } from './registry.ts';

const found = (file: string, code: string) =>
  findings(openSite({ origin: '', files: { '/robots.txt': file } }), '/robots.txt').find(
    (one) => one.code === code,
  );

const applyFix = (file: string, { edits }: Fix) => {
  const site = openSite({ origin: '', files: { '/robots.txt': file } });
  return textOfSource(applyEdits(site, '/robots.txt', edits).files.get('/robots.txt')!.source);
};

/** The readers whom a finding concerns. */
function concerned(file: string, code: string): string[] {
  const one = found(file, code);
  return one ? readers.filter((reader) => appliesToReader(one, reader)).map(({ id }) => id) : [];
}

/** The readers for whom a robot that the file does not name may not fetch a URL. */
const deniers = (file: string, url: string) =>
  readers.filter((reader) => askAboutFile(file, reader, 'zed', url).answer === 'deny').map(({ id }) => id);

describe('robots.cc: a star and a space are all robots that are not named', () => {
  const file = 'User-agent: * bots\nDisallow: /x\n';

  test('R030 is told to the others only', () => {
    const takers = deniers(file, '/x');
    expect(takers).toContain('google');
    const others = readers.map(({ id }) => id).filter((id) => !takers.includes(id));
    expect(concerned(file, 'R030')).toEqual(others);
  });

  test.each([
    ['%2A', '* bots'],
    ['* bots', '%2A'],
  ])('R030 looks at all names of a file: %j and %j', (first, second) => {
    const several = `User-agent: ${first}\nUser-agent: ${second}\nDisallow: /x\n`;
    const takers = deniers(several, '/x');
    expect(takers).toEqual(expect.arrayContaining(['google', 'python-urllib-3.12']));
    expect(concerned(several, 'R030').filter((id) => takers.some((taker) => taker === id))).toEqual([]);
  });

  test('R022 says so', () => {
    expect(findingMessage(found(file, 'R022')!)).toContain('Google reads only \u201c*\u201d.');
  });
});

describe('CPython urllib.robotparser: %2F is decoded, also where a path begins', () => {
  const file = 'User-agent: *\nDisallow: %2Fa\n';

  test('R040 is told to the others, and names those that decode', () => {
    const takers = deniers(file, '/a');
    expect(takers).toEqual(['python-urllib-3.12', 'python-urllib-3.14']);
    const others = readers.map(({ id }) => id).filter((id) => !takers.includes(id));
    expect(concerned(file, 'R040')).toEqual(others);
    expect(findingMessage(found(file, 'R040')!)).toContain('urllib');
  });
});

describe('RFC 9309 2.2.1: records of one robot are one anyway', () => {
  const file = (above: string, below: string) =>
    `User-agent: ${above}\nCrawl-delay: 5\n\nUser-agent: ${below}\nDisallow: /x\n`;

  test.each([
    ['*', '*', false],
    ['Foo', 'foo', false],
    ['foo', '*', true],
    ['foo\nUser-agent: bar', 'foo', true],
    ['foo\nUser-agent: bar', 'bar\nUser-agent: FOO', false],
  ])('LIN-GLUE: %j above %j is told: %s', (above, below, isTold) => {
    expect(found(file(above, below), 'LIN-GLUE') !== undefined).toBe(isTold);
  });
});

describe('what matters to no reader of our days is not told to them', () => {
  const today = ['rfc9309', 'google', 'bing'];
  test.each([
    ['RFC 9309 2.2: blank lines mean nothing', 'User-agent: *\n\nDisallow: /x\n', 'R003'],
    ['RFC 9309 2.2: EOL is CR, LF or both', 'User-agent: *\r\nDisallow: /x\n', 'R011'],
    ['RFC 9309 2.2: most readers take the last line without its end', 'User-agent: *\nDisallow: /x', 'R012'],
    [
      'RFC 9309 2.2.1: groups of one name are combined',
      'User-agent: foo\nDisallow: /x\n\nUser-agent: foo\nDisallow: /y\n',
      'R027',
    ],
    [
      'RFC 9309 2.2.1: groups of * are combined',
      'User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
      'R028',
    ],
  ])('%s (%s, %s)', (_name, file, code) => {
    const told = concerned(file, code);
    expect(told).toContain('koster-1996');
    for (const id of today) expect(told).not.toContain(id);
  });

  test('RFC 9309 2.3: an octet that is not UTF-8 matters in rules, in a comment to those that stop at it', () => {
    const octets = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
    const told = (text: string) => {
      const site = openSite({ origin: '', files: { '/robots.txt': octets(text) } });
      const one = findings(site, '/robots.txt').find(({ code }) => code === 'R084')!;
      return readers.filter((reader) => appliesToReader(one, reader)).map(({ id }) => id);
    };
    expect(told('User-agent: *\nDisallow: /x # \xe9\n')).toEqual(['python-urllib-3.12']);
    expect(told('# \xe9\nUser-agent: *\nDisallow: /\xe9\n')).toEqual(readers.map(({ id }) => id));
  });
});

describe('what changes no answer of the readers of our days is not told to them', () => {
  test('RFC 9309 2.2.3: Disallow: * closes a site to all who read wildcards; R093 is told to the others', () => {
    const file = 'User-agent: *\nDisallow: *\n';
    const closers = deniers(file, '/x');
    expect(closers).toEqual(expect.arrayContaining(['rfc9309', 'google', 'bing']));
    const others = readers.map(({ id }) => id).filter((id) => !closers.includes(id));
    expect(concerned(file, 'R093')).toEqual(others);
  });

  test.each([
    ['above a comment', '\ufeff# robots.txt\nUser-agent: *\nDisallow: /x\n'],
    ['alone in a line', 'User-agent: *\n\u200b\nDisallow: /x\n'],
  ])('RFC 9309 2.2: what does not show %s is in no field (R082)', (_name, file) => {
    const text = `# first\n${file}`;
    const told = concerned(text, 'R082');
    for (const { id, record } of readers) expect(told.includes(id)).toBe(record.blankLine !== 'ignored');
    expect(concerned('User-agent: *\nDisallow: /\u200bx\n', 'R082')).toContain('rfc9309');
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
    ['robots.cc: a star in front leaves no name', '*Googlebot', ['R025']],
    ['names of no known crawler are told together', 'WebEMailExtrac.*', ['R104']],
    ['a star among other signs was meant for all', '**', ['R025']],
  ])('%s: %s', (_name, name, codes) => {
    expect(starred(name)).toEqual(codes);
  });
});

describe('what has one cause, or no consequence, is told once', () => {
  const all = (file: string) =>
    findings(openSite({ origin: '', files: { '/robots.txt': file } }), '/robots.txt').map(({ code }) => code);
  const times = (file: string, code: string) => all(file).filter((one) => one === code).length;

  test('R051 is told once for a file, with the lines', () => {
    const file = 'User-agent: *\nDisallow: /a*\nDisallow: /b\nDisallow: /c*\n';
    expect(times(file, 'R051')).toBe(1);
    expect(found(file, 'R051')!.words).toEqual(['/a*', '2', '2', '4']);
    expect(findingMessage(found(file, 'R051')!)).toContain('also on line 4');
  });
  test('R104: names of no known crawler are told together, those of known ones each', () => {
    const file =
      'User-agent: Foo Bar\nUser-agent: x1\nUser-agent: GPTBot/1.0\nUser-agent: baz/2\nDisallow: /x\n';
    expect(all(file).filter((code) => /^R(?:02[0-5]|104)$/.test(code))).toEqual(['R104', 'R021']);
    expect(found(file, 'R104')!.words).toEqual(['Foo Bar', '3']);
  });
  test('R082: a character that does not show is not told as R040 and R098 too', () => {
    expect(all('User-agent: *\nDisallow: \u200e/a\n')).toEqual(['R082']);
  });
  test('R040, R043: of a rule that can never match it is not told what its signs mean', () => {
    const codes = (path: string) => all(`User-agent: *\nDisallow: ${path}\n`);
    expect(codes('.gif$')).toEqual(['R040']);
    expect(codes('foo*bar')).toEqual(['R040']);
    expect(codes('https://a.example/b*c')).toEqual(['R043']);
    expect(codes('%2Fa')).toEqual(['R040']);
    expect(codes('foo%2Fa')).toEqual(['R040']);
    expect(codes('%2Fa*b')).toEqual(['R040', 'R049']);
    expect(codes('/a%2Fb*c')).toEqual(['R054', 'R049']);
  });
  test('R017: of a web page nothing else is told', () => {
    expect(all('<!doctype html><html><body>\nUser-agent: *\nDisallow: a\n</body></html>\n')).toEqual([
      'R017',
    ]);
  });
  test('xml 1.0 2.8: R017 also of a web page that declares itself XML, but not of any XML', () => {
    const page = (...lines: readonly string[]) => all(`${lines.join('\n')}\n`);
    expect(page('<?xml version="1.0"?>', '<!DOCTYPE html PUBLIC "a:b">', '<html>')).toEqual(['R017']);
    expect(page('<?xml version="1.0"?>', '<feed>', '</feed>')).not.toContain('R017');
  });

  test('R017: of a document type definition nothing else is told; the robots PI keeps out of external DTDs', () => {
    const dtd = (...lines: readonly string[]) => all(`${lines.join('\n')}\n`);
    expect(dtd('<!-- a\nb -->', '<?robots index="no" follow="no"?>', '<!ELEMENT a (b)>')).toEqual(['R017']);
    expect(dtd('', '<!ATTLIST a b CDATA #IMPLIED>', 'User-agent: *', 'Disallow: /')).toEqual(['R017']);
    expect(dtd('<![%draft;[', '<!ELEMENT a (b)>', ']]>')).toEqual(['R017']);
    expect(dtd('User-agent: *', 'Disallow: /', '<!ELEMENT a (b)>')).not.toContain('R017');
  });
  test('R105: text for people is a note, what looks like a field an error', () => {
    expect(all('User-agent: *\nDisallow: /x\n<!-- map -->\n')).toEqual(['R105']);
    expect(all('User-agent: *\nDisallow: /x\nDisallow /y\n')).toEqual(['R007']);
    expect(all('User-agent: *\nDisallow: /x\n/y\n')).toEqual(['R007']);
  });
  test('R105: what a server or a page put into the file is an error, no text for people', () => {
    const last = (line: string) => all(`User-agent: *\nDisallow: /x\n${line}\n`);
    expect(last('<div style="display: none"><a href="https://a.example/">slot</a></div>')).toEqual(['R007']);
    expect(last('</body>')).toEqual(['R007']);
    expect(last('<?php echo 1 ?>')).toEqual(['R007']);
    expect(all('HTTP/1.1 200 OK\n')).toContain('R007');
    expect(last('<3 robots')).toEqual(['R105']);
  });
  test('RFC 9309 2.2: records that run into each other are LIN-GLUE once, and its fix parts all', () => {
    const file =
      'User-agent: foo\nCrawl-delay: 5\n\nUser-agent: bar\nCrawl-delay: 9\n\nUser-agent: zed\nDisallow: /x\n';
    expect(times(file, 'LIN-GLUE')).toBe(1);
    const glue = found(file, 'LIN-GLUE')!;
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
  test('SIT-CLOSED: once for what the same rule closes', () => {
    const file =
      'User-agent: bingbot\nDisallow: /maps\n\nSitemap: https://a.example/maps/1.xml\nSitemap: https://a.example/maps/2.xml\n';
    expect(times(file, 'SIT-CLOSED')).toBe(1);
  });
});
