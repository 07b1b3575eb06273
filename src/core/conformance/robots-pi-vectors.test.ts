// The robots processing instruction: every vector of the digest, answers and diagnostics in their order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { robotsPiVectors, vectorNameOf } from '../../testing/robots-pi-vectors.ts';
import { ask, type Directives, explain, findingMessage, findings, openSite, prepare } from '../index.ts';

const PATH = '/doc.xml';
const siteWith = (document: string | Uint8Array, path = PATH) =>
  openSite({ origin: 'http://h.example', files: { [path]: document } });

test.each(
  robotsPiVectors.map((vector) => [`${vector.source}: ${vector.id}: ${vector.why}`, vector] as const),
)('%s', (_name, { document, parser, expect: expected }) => {
  const site = siteWith(document);
  const { answer } = ask(site, { question: 'index-follow', url: PATH, parser });
  const names = findings(site, PATH, { parser }).map(vectorNameOf);
  expect({ ...(answer as Directives), diagnostics: names }).toEqual(expected);
});

const PI = '<?robots index="no" follow="no"?>';

describe('what the digest describes besides its vectors', () => {
  test.each<[string, string, readonly string[], 'xml' | 'html']>([
    ['robots pi 1999: another target is another PI', '<?robotsindex?><a/>', ['PI-NONE'], 'xml'],
    [
      'robots pi 1999: ROBOTS is another target',
      '<?ROBOTS index="no" follow="no"?><a/>',
      ['PI-TARGET-CASE', 'PI-NONE'],
      'xml',
    ],
    [
      'robots pi 1999: a blank before ?>',
      '<?robots index="no" follow="no" ?><a/>',
      ['PI-SYNTAX:trailing-space', 'PI-ILLEGAL-ONLY'],
      'xml',
    ],
    [
      'robots pi 1999: blanks around =',
      '<?robots index = "no" follow="no"?><a/>',
      ['PI-SYNTAX:space-around-equals', 'PI-ILLEGAL-ONLY'],
      'xml',
    ],
    [
      'robots pi 1999: values are lower case',
      '<?robots index="No" follow="no"?><a/>',
      ['PI-SYNTAX:value-case', 'PI-ILLEGAL-ONLY'],
      'xml',
    ],
    [
      'robots pi 1999: a third attribute',
      '<?robots index="no" follow="no" archive="no"?><a/>',
      ['PI-SYNTAX:unknown-attribute', 'PI-ILLEGAL-ONLY'],
      'xml',
    ],
    [
      'robots pi 1999: a word left over',
      '<?robots index="no" follow="no" x?><a/>',
      ['PI-SYNTAX:garbage', 'PI-ILLEGAL-ONLY'],
      'xml',
    ],
    [
      'robots pi 1999: illegal first, legal second',
      `<?robots?>${PI}<a/>`,
      ['PI-SYNTAX:empty', 'PI-DUPLICATE'],
      'xml',
    ],
    [
      'robots pi 1999: two illegal ones',
      '<?robots?><?robots x?><a/>',
      ['PI-SYNTAX:empty', 'PI-SYNTAX:garbage', 'PI-ILLEGAL-ONLY', 'PI-DUPLICATE'],
      'xml',
    ],
    [
      'robots pi 1999: escaped, it is text',
      '<a>&lt;?robots index="no" follow="no"?></a>',
      ['PI-NONE'],
      'xml',
    ],
    [
      'I7: inside a general entity',
      `<!DOCTYPE a [<!ENTITY e '${PI}'>]><a>&e;</a>`,
      ['PI-IN-ENTITY', 'PI-NONE'],
      'xml',
    ],
    [
      'robots pi 1999: PI alone under HTML',
      `${PI}<html><head></head></html>`,
      ['PI-IGNORED-IN-HTML'],
      'html',
    ],
    ['robots pi 1999: nothing at all under HTML', '<html><head></head></html>', ['PI-NONE'], 'html'],
    [
      'robots pi 1999: both, and they differ, under XML',
      `${PI}<html><head><meta name="robots" content="noindex"/></head></html>`,
      ['PI-META-CONFLICT'],
      'xml',
    ],
  ])('%s', (_name, document, expected, parser) => {
    expect(findings(siteWith(document), PATH, { parser }).map(vectorNameOf)).toEqual(expected);
  });
});

describe('I4: the parser depends on the kind of file', () => {
  const both = `<?robots index="no" follow="yes"?><html><head><meta name="ROBOTS" content="nofollow"></head></html>`;
  test.each([
    ['/a.xml', { index: false, follow: true }],
    ['/a.xhtml', { index: false, follow: true }],
    ['/a.html', { index: true, follow: false }],
    ['/A.HTM', { index: true, follow: false }],
  ])('%s', (path, answer) => {
    expect(ask(siteWith(both, path), { question: 'index-follow', url: path }).answer).toEqual(answer);
  });
});

describe('ours: which document a URL refers to', () => {
  const site = openSite({
    origin: 'http://h.example',
    files: { '/a b.xml': PI, '/q.xml?x=1': PI, '/q.xml': '<a/>' },
  });
  test.each<[string, string, string]>([
    ['http://h.example/a%20b.xml', 'pi', 'noindex,nofollow'],
    ['/q.xml?x=1#top', 'pi', 'noindex,nofollow'],
    ['/q.xml?x=2', 'silence', 'index,follow'],
    ['/none.xml', 'no-document', 'index,follow'],
    ['http://other.example/q.xml', 'other-site', 'index,follow'],
    ['', 'no-document', 'index,follow'],
  ])('%s', (url, reason, key) => {
    const verdict = ask(site, { question: 'index-follow', url });
    expect([verdict.reason, verdict.key]).toEqual([reason, key]);
    expect(verdict.by !== undefined).toBe(reason === 'pi' || reason === 'meta');
  });
});

/** Pieces of documents that are difficult for a scanner. */
const piece = fc.constantFrom(
  '<?robots ',
  'index="no"',
  ' follow="no"',
  '?>',
  '<?xml version="1.0"?>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',

  '<!DOCTYPE d [',
  ']>',
  '<!ENTITY e "',
  '<d>',
  '</d>',
  '<meta name="robots" content="',
  'noindex',
  '">',
  "'",
  '"',

  '<',
  '>',
  '&',
  '\n',
  '\r\n',
  '\r',
  ' ',
  'x',
  '=',
  '/',
  '%r;',
  '\u00a0',
  '\u{1f916}',
  '<html>',
  '<script>',
  '<head>',
);
const anyText = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
const anyBytes = fc.oneof(
  anyText.map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 60 }),
  anyText.map((text) =>
    Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from(text).flatMap((character) => [character.charCodeAt(0) & 255, 0]),
    ]),
  ),
);

test('ours: for any bytes and URL there is an answer, and one step decides', () => {
  const parser = fc.constantFrom('xml' as const, 'html' as const);
  fc.assert(
    fc.property(anyBytes, fc.oneof(fc.constant(PATH), fc.string()), parser, (bytes, url, by) => {
      const site = siteWith(bytes);
      const verdict = prepare(site, { question: 'index-follow', parser: by })('any', url);
      const steps = verdict.trace();
      expect(steps.filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
      expect(verdict.by).toEqual(verdict.because().by);
      for (const step of steps) expect(explain(step)).not.toContain('undefined');
      for (const finding of findings(site, PATH, { parser: by }))
        expect(findingMessage(finding)).not.toBe(finding.code);
    }),
    { numRuns: 400 },
  );
});
