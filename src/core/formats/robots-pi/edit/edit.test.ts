// Edits of documents: what is requested changes, and no other byte.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyXmlDocument } from '../../../../testing/arbitraries/xml.ts';
import { applyEdits } from '../../../document/edits.ts';
import { type Encoding, encodeText } from '../../../document/encoding.ts';
import type { TextEdit } from '../../../document/range.ts';
import {
  printSource,
  readSource,
  type Source,
  sourceOfText,
  textOfSource,
} from '../../../document/source.ts';
import { effectiveDirectives, firstLegalPi } from '../effective-directives.ts';
import { printPi } from '../read-pi.ts';
import { readRobotsDocument } from '../robots-document.ts';
import { insertMeta } from './meta-tag.ts';
import { movePi, removePi } from './move-pi.ts';
import { type PiSpot, spotOf } from './pi-spots.ts';
import { setBitForParser, writeForParser } from './write-for-parser.ts';
import { freeSpots, insertPi, setBit, writeDirectives } from './write-pi.ts';

const bits = fc.record({ index: fc.boolean(), follow: fc.boolean() });

/** Documents in every encoding that is read; in octets, with one that is not valid UTF-8. */
const anySource = fc
  .tuple(anyXmlDocument, fc.constantFrom<Encoding>('utf-8', 'utf-16le', 'utf-16be', 'octets'), fc.boolean())
  .map(([text, encoding, wantsMark]): Source => {
    const inLatin = Array.from(`${text}<!-- \u00e9 -->`)
      .filter((one) => one.codePointAt(0)! < 256)
      .join('');
    const encodable = encoding === 'octets' ? inLatin : text;
    const bom = encoding.startsWith('utf-16') || (encoding === 'utf-8' && wantsMark);
    return readSource(encodeText({ text: encodable, encoding, bom }));
  });

const unitsOf = ({ encoding }: Source) => (encoding.startsWith('utf-16') ? 2 : 1);

/** Expects that removing one run of bytes from `long` results in `short`. */
function expectInserted(long: Uint8Array, short: Uint8Array): void {
  let head = 0;
  while (head < short.length && long[head] === short[head]) head++;
  let tail = 0;
  while (tail < short.length - head && long.at(-1 - tail) === short.at(-1 - tail)) tail++;
  expect(head + tail).toBe(short.length);
}

describe('ours: a random document, in any encoding', () => {
  test('gains only the bytes of the inserted PI, which has the requested directives', () => {
    fc.assert(
      fc.property(anySource, bits, fc.nat(), (source, says, nth) => {
        fc.pre(readRobotsDocument(source).pis.length === 0);
        const spots = freeSpots(source);
        const spot = spots[nth % spots.length]!;
        const after = applyEdits(source, insertPi(source, says, spot));
        expect(effectiveDirectives(readRobotsDocument(after), 'xml').says).toEqual(says);
        expect(spotOf(readRobotsDocument(after), firstLegalPi(readRobotsDocument(after))!)).toBe(spot);
        expectInserted(printSource(after), printSource(source));
        const written = printSource(after).length - printSource(source).length;
        const breaks = textOfSource(after).length - textOfSource(source).length - printPi(says).length;
        expect(written).toBe((printPi(says).length + breaks) * unitsOf(source));
        expect(breaks).toBeLessThanOrEqual(2);
        expect(readRobotsDocument(after).problem?.code).toBe(readRobotsDocument(source).problem?.code);
      }),
      { numRuns: 400 },
    );
  });

  test('is the same again after an inserted PI is removed', () => {
    fc.assert(
      fc.property(anySource, bits, (source, says) => {
        fc.pre(readRobotsDocument(source).pis.length === 0);
        const inserted = applyEdits(source, writeDirectives(source, says));
        const without = applyEdits(inserted, removePi(inserted, readRobotsDocument(inserted).pis[0]!));
        expect(textOfSource(without).replaceAll(/[\r\n]/g, '')).toBe(
          textOfSource(source).replaceAll(/[\r\n]/g, ''),
        );
      }),
    );
  });

  test('changes only the characters of a value when a bit is switched', () => {
    fc.assert(
      fc.property(
        anySource,
        bits,
        fc.constantFrom('index' as const, 'follow' as const),
        (source, says, bit) => {
          fc.pre(readRobotsDocument(source).pis.length === 0);
          const written = applyEdits(source, insertPi(source, says));
          const edits = setBit(written, bit, !says[bit]);
          expect(edits.map(({ text }) => text)).toEqual([says[bit] ? 'no' : 'yes']);
          const { start, end } = edits[0]!.range;
          expect([start.line === end.line, end.column - start.column]).toEqual([true, says[bit] ? 3 : 2]);
          const after = applyEdits(written, edits);
          expect(effectiveDirectives(readRobotsDocument(after), 'xml').says).toEqual({
            ...says,
            [bit]: !says[bit],
          });
          expect(setBit(after, bit, !says[bit])).toEqual([]);
        },
      ),
    );
  });
});

describe('a document of 5 MB with the PI in its document type, CRLF and an ISO-8859-1 declaration', () => {
  const head =
    '<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<!DOCTYPE doc [\r\n<?robots index="yes"\r\n follow="yes"?>\r\n]>\r\n<doc>\r\n';
  const body = '<p title="caf\u00e9">caf\u00e9 &amp; more</p>\r\n'.repeat(140_000);
  const bytes = encodeText({ text: `${head}${body}</doc>\r\n`, encoding: 'octets', bom: false });
  const source = readSource(bytes);

  test('changes only the value when a bit is switched', () => {
    expect(bytes.length).toBeGreaterThan(5_000_000);
    expect(source.encoding).toBe('octets');
    const after = printSource(applyEdits(source, setBit(source, 'index', false)));
    const at = head.indexOf('index="yes"') + 'index="'.length;
    expect(Buffer.compare(after.subarray(0, at), bytes.subarray(0, at))).toBe(0);
    expect(String.fromCharCode(...after.subarray(at, at + 3))).toBe('no"');
    expect(Buffer.compare(after.subarray(at + 2), bytes.subarray(at + 3))).toBe(0);
  });

  test('is read once for each version', () => {
    expect(readRobotsDocument(source)).toBe(readRobotsDocument(source));
    expect(readRobotsDocument(source).problem).toBeUndefined();
  });
});

const edited = (text: string, edit: (source: Source) => readonly TextEdit[]) => {
  const source = sourceOfText(text);
  return textOfSource(applyEdits(source, edit(source)));
};

describe('where a PI is inserted', () => {
  const NO = { index: false, follow: false };
  const PI = printPi(NO);
  test.each<[string, string, PiSpot, string]>([
    [
      'below the declaration',
      '<?xml version="1.0"?>\r\n<a/>\r\n',
      'declaration',
      `<?xml version="1.0"?>\r\n${PI}\r\n<a/>\r\n`,
    ],
    [
      'after it on its line',
      '<?xml version="1.0"?><a/>\n',
      'declaration',
      `<?xml version="1.0"?>${PI}<a/>\n`,
    ],
    ['on top without one', '\n<a/>\n', 'declaration', `${PI}\n\n<a/>\n`],
    ['below the document type', '<!DOCTYPE a>\n<a/>', 'doctype', `<!DOCTYPE a>\n${PI}\n<a/>`],
    ['on top of the subset', '<!DOCTYPE a [\n]>\n<a/>', 'subset', `<!DOCTYPE a [\n${PI}\n]>\n<a/>`],
    ['within a subset of one line', '<!DOCTYPE a []>\n<a/>', 'subset', `<!DOCTYPE a [${PI}]>\n<a/>`],
    ['nowhere without one', '<a/>', 'subset', '<a/>'],
  ])('%s', (_name, before, spot, after) => {
    expect(edited(before, (source) => insertPi(source, NO, spot))).toBe(after);
  });
});

describe('where a PI is moved to', () => {
  const PI = '<?robots  index="no"\tfollow="yes"?>';
  const move = (spot: PiSpot) => (source: Source) => movePi(source, readRobotsDocument(source).pis[0]!, spot);
  test.each<[string, string, PiSpot, string]>([
    [
      'with its line',
      `<?xml version="1.0"?>\n<a>\n  ${PI}\n</a>\n`,
      'declaration',
      `<?xml version="1.0"?>\n${PI}\n<a>\n</a>\n`,
    ],
    ['without one', `<a>x${PI}</a>`, 'declaration', `${PI}<a>x</a>`],
    ['into the subset', `<!DOCTYPE a [\n]>\n${PI}\n<a/>`, 'subset', `<!DOCTYPE a [\n${PI}\n]>\n<a/>`],
    ['out of the subset', `<!DOCTYPE a [\n${PI}\n]>\n<a/>`, 'doctype', `<!DOCTYPE a [\n]>\n${PI}\n<a/>`],
    ['not at all if it is already there', `${PI}<a/>`, 'declaration', `${PI}<a/>`],
  ])('%s', (_name, before, spot, after) => expect(edited(before, move(spot))).toBe(after));
});

test('003 XML-Conformant HTML: a META tag is inserted first in the head', () => {
  const insert = (source: Source) => insertMeta(source, { index: false, follow: true });
  const TAG = '<meta name="robots" content="noindex,follow"/>';
  expect(edited('<html>\n<head>\n</head></html>', insert)).toBe(`<html>\n<head>\n${TAG}\n</head></html>`);
  expect(edited('<HTML><body/></HTML>', insert)).toBe(`<HTML><head>${TAG}</head><body/></HTML>`);
  expect(edited('<doc/>', insert)).toBe('<doc/>');
});

describe('003 XML-Conformant HTML: a pair is written for the parser that reads the document', () => {
  const NO = { index: false, follow: false };
  const PI = printPi(NO);
  const META = '<meta name="robots" content="noindex,nofollow"/>';
  const both = `${printPi({ index: true, follow: true })}<html><head><meta name="robots" content="all"></head></html>`;
  test.each<[string, 'xml' | 'html', boolean, string, string]>([
    ['XML alone', 'xml', false, both, both.replaceAll('yes', 'no')],
    [
      'XML, and META with it',
      'xml',
      true,
      both,
      both.replaceAll('yes', 'no').replace('all', 'noindex,nofollow'),
    ],
    ['HTML alone', 'html', false, both, both.replace('all', 'noindex,nofollow')],
    [
      'HTML, and the PI with it',
      'html',
      true,
      both,
      both.replaceAll('yes', 'no').replace('all', 'noindex,nofollow'),
    ],
    ['HTML, a new tag', 'html', true, '<html><head></head></html>', `<html><head>${META}</head></html>`],
    ['XML, a new PI', 'xml', true, '<html><head></head></html>', `${PI}<html><head></head></html>`],
    ['HTML without a place', 'html', true, '<doc/>', '<doc/>'],
    [
      'html 13.2.5: a comma written as a named reference separates words',
      'html',
      false,
      '<meta name="robots" content="index&comma;noarchive">',
      '<meta name="robots" content="noindex,nofollow,noarchive">',
    ],
    [
      'html 13.2.5.37: a quote written as a reference does not end the value',
      'html',
      false,
      `<meta name="robots" content='index&#44;a&#39;b"c'>`,
      `<meta name="robots" content='noindex,nofollow,a&#39;b&quot;c'>`,
    ],
    [
      'html 13.2.5.32: after a form feed and a stray <',
      'html',
      false,
      '<head><meta\fname=robots < content=all></head>',
      '<head><meta\fname=robots < content="noindex,nofollow"></head>',
    ],
  ])('%s', (_name, parser, isBoth, before, after) => {
    expect(edited(before, (source) => writeForParser(source, parser, NO, isBoth))).toBe(after);
    const source = sourceOfText(after);
    expect(writeForParser(source, parser, NO, isBoth)).toEqual([]);
  });

  test('one bit changes, the other stays as it is for that parser', () => {
    const text = `${printPi({ index: true, follow: false })}<meta name="robots" content="nofollow">`;
    const index = { index: false };
    expect(edited(text, (source) => setBitForParser(source, 'html', index, false))).toContain(
      '"noindex,nofollow"',
    );
    expect(edited(text, (source) => setBitForParser(source, 'xml', index, false))).toContain(
      'index="no" follow="no"',
    );
  });
});

test('ours: the octets of a byte order mark that are text remain the first of the file', () => {
  const before = Uint8Array.of(0xef, 0xbb, 0xbf, ...Buffer.from('<doc>\xe9</doc>\n', 'latin1'));
  const source = readSource(before);
  const after = printSource(applyEdits(source, insertPi(source, { index: false, follow: true })));
  expect(Buffer.from(after).toString('latin1')).toBe(
    '\xef\xbb\xbf<?robots index="no" follow="yes"?>\n<doc>\xe9</doc>\n',
  );
});

test('ours: what an unterminated PI swallows stays where it is', () => {
  const source = sourceOfText('<doc><?robots index="no" follow="no">\n<p>text</p><?x y?></doc>');
  const [pi] = readRobotsDocument(source).pis;
  expect(textOfSource(applyEdits(source, removePi(source, pi!)))).toBe('<doc>\n<p>text</p><?x y?></doc>');
  expect(textOfSource(applyEdits(source, movePi(source, pi!, 'declaration')))).toBe(
    '<?robots index="no" follow="no"?>\n<doc>\n<p>text</p><?x y?></doc>',
  );
  expect(textOfSource(applyEdits(source, writeDirectives(source, { index: true, follow: false })))).toBe(
    '<doc><?robots index="yes" follow="no"?>\n<p>text</p><?x y?></doc>',
  );
});
