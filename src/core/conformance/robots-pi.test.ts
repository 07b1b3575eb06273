// The robots processing instruction, tested from the draft of 2 December 1999 ("pi"), XML 1.0 and
// the list of its findings, and not from the source code.

import { describe, expect, test } from 'vitest';
import { citeSource } from '../../messages/cite-source.ts';
import { areBytesEqual, encodeUtf8, encodeUtf16 } from '../../testing/from-the-text/bytes.ts';
import { compareRobotsPi } from '../../testing/from-the-text/robots-pi-comparison.ts';
import {
  answerKey,
  createDocumentSite,
  DOCUMENT_ELEMENT,
  documentPath,
  findBadFixes,
  findingNames,
  findingsIn,
  handlerKey,
  htmlDocument,
  INVALID_INSTRUCTION,
  linesOfCode,
  metaRobots,
  type Parser,
  piNoNo,
  piNoYes,
  piYesNo,
  piYesYes,
  printedText,
  runHandler,
  XML_DECLARATION,
} from '../../testing/from-the-text/robots-pi-queries.ts';
import {
  applyEdits,
  ask,
  explain,
  findingMessage,
  findingReason,
  findings,
  fixTitle,
  indexFollowKeys,
  openSite,
  prepare,
  printFile,
  RobotsHandler,
} from '../index.ts';

// ---- The syntax of an instruction -----------------------------------------------------------------------------------

/** Data of the instruction, without the white space after the target; the key, or the fault. */
const data: readonly (readonly [string, string, string])[] = [
  ['robots pi 1999', 'index="yes" follow="yes"', 'index,follow'],
  ['robots pi 1999', 'index="no" follow="yes"', 'noindex,follow'],
  ['robots pi 1999', 'index="yes" follow="no"', 'index,nofollow'],
  ['robots pi 1999', 'index="no" follow="no"', 'noindex,nofollow'],
  ['robots pi 1999', 'index="no"\tfollow="no"', 'noindex,nofollow'],
  ['robots pi 1999', 'index="no"\nfollow="no"', 'noindex,nofollow'],
  ['robots pi 1999', 'index="no" \t \n\n  follow="no"', 'noindex,nofollow'],
  ['robots pi 1999', 'index="no"follow="no"', 'missing-space'],
  ['robots pi 1999, I1', 'index="no" follow="no" ', 'trailing-space'],
  ['robots pi 1999', 'index="no" follow="no"\n', 'trailing-space'],
  ['robots pi 1999', 'index="no" follow="no"\t', 'trailing-space'],
  ['robots pi 1999', 'index ="no" follow="no"', 'space-around-equals'],
  ['robots pi 1999', 'index= "no" follow="no"', 'space-around-equals'],
  ['robots pi 1999', 'index="no" follow\n=\n"no"', 'space-around-equals'],
  ['robots pi 1999', 'index=" no" follow="no"', 'bad-value'],
  ['robots pi 1999', 'index="no" follow="no "', 'bad-value'],
  ['robots pi 1999', 'index="no"\u00a0follow="no"', 'garbage'],
  ['robots pi 1999', 'index="no"\u3000follow="no"', 'garbage'],
  ['robots pi 1999', 'index="no"\ffollow="no"', 'garbage'],
  ['robots pi 1999', 'index="no"\vfollow="no"', 'garbage'],
  ['robots pi 1999', 'index="no"\u0085follow="no"', 'garbage'],
  ['robots pi 1999', 'index="no"', 'missing-follow'],
  ['robots pi 1999', 'follow="no"', 'missing-index'],
  ['robots pi 1999', 'follow="no" index="no"', 'order'],
  ['robots pi 1999', 'index="no" index="no" follow="no"', 'duplicate-attribute'],
  ['robots pi 1999', 'index="no" follow="no" follow="no"', 'duplicate-attribute'],
  ['robots pi 1999', 'index="no" index="no"', 'duplicate-attribute'],
  ['robots pi 1999', "index='no' follow='no'", 'single-quotes'],
  ['robots pi 1999', `index="no" follow='no'`, 'single-quotes'],
  ['robots pi 1999', 'index=no follow=no', 'unquoted'],
  ['robots pi 1999', 'index="no" follow=no', 'unquoted'],
  ['robots pi 1999', `index='no' follow=no`, 'single-quotes'],
  ['robots pi 1999', 'INDEX="no" FOLLOW="no"', 'name-case'],
  ['robots pi 1999', 'index="no" Follow="no"', 'name-case'],
  ['robots pi 1999', 'index="NO" follow="no"', 'value-case'],
  ['robots pi 1999', 'index="no" follow="Yes"', 'value-case'],
  ['robots pi 1999', 'index="true" follow="no"', 'bad-value'],
  ['robots pi 1999', 'index="" follow="no"', 'bad-value'],
  ['robots pi 1999', 'index="&#110;o" follow="no"', 'bad-value'],
  ['robots pi 1999', 'index="no;" follow="no"', 'bad-value'],
  ['robots pi 1999', 'type="x" index="no" follow="no"', 'unknown-attribute'],
  ['robots pi 1999', 'index="no" follow="no" archive="no"', 'unknown-attribute'],
  ['robots pi 1999', 'index="no" follow="no" x', 'garbage'],
  ['robots pi 1999', 'x index="no" follow="no"', 'garbage'],
  ['robots pi 1999', 'index="no", follow="no"', 'garbage'],
  ['robots pi 1999', 'index="no" follow="no"?', 'garbage'],
  ['robots pi 1999', 'index="no" follow="no"/', 'garbage'],
  ['robots pi 1999', 'noindex,nofollow', 'garbage'],
  ['robots pi 1999', 'none', 'garbage'],
  ['robots pi 1999', '', 'empty'],
  // The order of the reasons: the first that applies is named.
  ['order of reasons', `Index = 'NO'`, 'single-quotes'],
  ['order of reasons', 'Index =NO', 'unquoted'],
  ['order of reasons', 'Index = "NO"', 'space-around-equals'],
  ['order of reasons', 'Index="NO" x="y"', 'name-case'],
  ['order of reasons', 'x="y" x="y"', 'unknown-attribute'],
  ['order of reasons', 'follow="NO" follow="maybe"', 'duplicate-attribute'],
  ['order of reasons', 'follow="NO"', 'missing-index'],
  ['order of reasons', 'index="maybe" ', 'missing-follow'],
  ['order of reasons', 'follow="NO"index="no" ', 'order'],
  ['order of reasons', 'index="maybe"follow="NO" x', 'value-case'],
  ['order of reasons', 'index="maybe"follow="no" x', 'bad-value'],
  ['order of reasons', 'index="no"follow="no" x', 'garbage'],
  ['order of reasons', 'index="no"follow="no" ', 'missing-space'],
];

describe('pi syntax', () => {
  test.each(data)('pi syntax (%s): %j is %s, in a document', (_id, body, expected) => {
    const file = `${XML_DECLARATION}<?robots ${body}?>\n${DOCUMENT_ELEMENT}`;
    const legal = (indexFollowKeys as readonly string[]).includes(expected);
    expect(answerKey(file)).toBe(legal ? expected : 'index,follow');
    const faults = findingNames(file).filter(
      (one) => one.startsWith('PI-SYNTAX') || one === 'PI-ILLEGAL-ONLY',
    );
    expect(faults).toEqual(legal ? [] : ['PI-ILLEGAL-ONLY', `PI-SYNTAX:${expected}`]);
    expect(ask(createDocumentSite(file), { question: 'index-follow', url: documentPath }).reason).toBe(
      legal ? 'pi' : 'illegal',
    );
  });

  test.each(data)('pi sample (%s): %j is %s, to a SAX handler', (_id, body, expected) => {
    const legal = (indexFollowKeys as readonly string[]).includes(expected);
    const handler = runHandler(body);
    expect(handlerKey(handler)).toBe(legal ? expected : 'index,follow');
    expect(handler.problems).toEqual(
      legal ? [] : [{ url: 'http://www.fict.org/a.xml', data: body, fault: expected }],
    );
  });

  test.each([' ', '\t', '\n', '\r\n', '\r', '   \t\r\n'])(
    'pi syntax (Robots PI 1999): %j separates the target from index, and index from follow',
    (space) => {
      expect(answerKey(`<?robots${space}index="no"${space}follow="no"?>${DOCUMENT_ELEMENT}`)).toBe(
        'noindex,nofollow',
      );
    },
  );

  test.each([
    ['robots pi 1999', `<?ROBOTS index="no" follow="no"?>`],
    ['robots pi 1999', `<?Robots index="no" follow="no"?>`],
    ['robots pi 1999', `<?robots-x index="no" follow="no"?>`],
    ['robots pi 1999', `<?robots:x index="no" follow="no"?>`],
    ['robots pi 1999', `<?robots.txt index="no" follow="no"?>`],
    ['robots pi 1999', `<?robot index="no" follow="no"?>`],
    ['robots pi 1999', `<?xrobots index="no" follow="no"?>`],
    ['robots pi 1999', `<?xml-stylesheet href="a.css" type="text/css"?>`],
    ['robots pi 1999', `<!-- ${piNoNo} -->`],
    ['robots pi 1999', `<!--${piNoNo}-->`],
    ['robots pi 1999', `<!DOCTYPE doc [<!ENTITY % r '${piNoNo}'> %r;]>`],
    ['robots pi 1999', `<!DOCTYPE doc [<!ENTITY r '${piNoNo}'>]>`],
    ['robots pi 1999', '<!DOCTYPE doc SYSTEM "robots.dtd">'],
  ])('xml 1.0 (%s): %s is not a robots instruction', (_id, prolog) => {
    expect(answerKey(`${XML_DECLARATION}${prolog}${DOCUMENT_ELEMENT}`)).toBe('index,follow');
    expect(findingNames(`${XML_DECLARATION}${prolog}${DOCUMENT_ELEMENT}`)).toContain('PI-NONE');
    const both = `${XML_DECLARATION}${prolog}${piYesNo}${DOCUMENT_ELEMENT}`;
    expect(answerKey(both)).toBe('index,nofollow');
    expect(findingNames(both)).not.toContain('PI-DUPLICATE');
  });
});

// ---- Which instruction is obeyed ------------------------------------------------------------------------------------

describe('pi: which instruction is obeyed, and where it may be', () => {
  test.each<readonly [string, string, string, readonly string[]]>([
    [
      'robots pi 1999 two legal: the first',
      `${piNoYes}${piYesNo}${DOCUMENT_ELEMENT}`,
      'noindex,follow',
      ['PI-DIFFERENT', 'PI-DUPLICATE'],
    ],
    [
      'robots pi 1999 illegal, then legal',
      `${INVALID_INSTRUCTION}${piYesNo}${DOCUMENT_ELEMENT}`,
      'index,nofollow',
      ['PI-DUPLICATE', 'PI-SYNTAX:missing-follow'],
    ],
    [
      'robots pi 1999, I6 legal, then illegal',
      `${piYesNo}${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`,
      'index,nofollow',
      ['PI-DUPLICATE', 'PI-SYNTAX:missing-follow'],
    ],
    [
      'robots pi 1999 illegal before, legal late',
      `${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}${piNoNo}`,
      'noindex,nofollow',
      ['PI-DUPLICATE', 'PI-LATE', 'PI-SYNTAX:missing-follow'],
    ],
    [
      'robots pi 1999 only illegal',
      `${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-ILLEGAL-ONLY', 'PI-SYNTAX:missing-follow'],
    ],
    [
      'robots pi 1999 two illegal',
      `${INVALID_INSTRUCTION}<?robots?>${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-DUPLICATE', 'PI-ILLEGAL-ONLY', 'PI-SYNTAX:empty', 'PI-SYNTAX:missing-follow'],
    ],
    ['robots pi 1999 none', DOCUMENT_ELEMENT, 'index,follow', ['PI-NONE']],
    [
      'robots pi 1999 the same twice',
      `${piNoNo}\n${piNoNo}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      ['PI-DUPLICATE'],
    ],
    [
      'robots pi 1999 the same in other blanks',
      `${piNoNo}<?robots index="no"\nfollow="no"?>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      ['PI-DUPLICATE'],
    ],
    ['robots pi 1999 in the root, before text', `<doc>${piNoNo}<p>text</p></doc>`, 'noindex,nofollow', []],
    [
      'robots pi 1999 after blanks and empty elements',
      `<doc>\n  <meta/>\n${piNoNo}\n<p>text</p></doc>`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 after a comment in the root',
      `<doc><!-- words -->${piNoNo}<p>text</p></doc>`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 after a PI with words',
      `<doc><?x words?>${piNoNo}<p>text</p></doc>`,
      'noindex,nofollow',
      [],
    ],
    ['robots pi 1999, I3 after text', `<doc><p>text</p>${piNoNo}</doc>`, 'noindex,nofollow', ['PI-LATE']],
    [
      'robots pi 1999 after a link',
      `<doc><a xlink:href="x.xml" xmlns:xlink="http://www.w3.org/1999/xlink"/>${piNoNo}</doc>`,
      'noindex,nofollow',
      ['PI-LATE'],
    ],
    [
      'robots pi 1999 after a link of HTML',
      `<doc><a href="x.xml"/>${piNoNo}</doc>`,
      'noindex,nofollow',
      ['PI-LATE'],
    ],
    ['robots pi 1999 after CDATA', `<doc><![CDATA[words]]>${piNoNo}</doc>`, 'noindex,nofollow', ['PI-LATE']],
    [
      'robots pi 1999 after a character reference',
      `<doc>&#65;${piNoNo}</doc>`,
      'noindex,nofollow',
      ['PI-LATE'],
    ],
    ['robots pi 1999 after the root', `${DOCUMENT_ELEMENT}\n${piNoNo}`, 'noindex,nofollow', ['PI-LATE']],
    ['robots pi 1999 first of all', `${piNoNo}${DOCUMENT_ELEMENT}`, 'noindex,nofollow', []],
    [
      'robots pi 1999 behind the declaration',
      `${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 on the line of the declaration',
      `<?xml version="1.0"?>${piNoNo}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 between comments',
      `${XML_DECLARATION}<!-- c -->\n${piNoNo}\n<!-- d -->\n${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 before the document type',
      `${XML_DECLARATION}${piNoNo}<!DOCTYPE doc>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 behind the document type',
      `${XML_DECLARATION}<!DOCTYPE doc>${piNoNo}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999, I2 in the internal subset',
      `${XML_DECLARATION}<!DOCTYPE doc [<!ELEMENT doc ANY>${piNoNo}]>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 in the internal subset beside an external one',
      `<!DOCTYPE doc SYSTEM "d.dtd" [ ${piNoNo} ]>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 in a subset with ]> in a value',
      `<!DOCTYPE doc [<!ENTITY e "]>">${piNoNo}]>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 in a subset with ]> in a comment',
      `<!DOCTYPE doc [<!-- ]> "don't -->${piNoNo}]>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 in a subset with a quote in a PI',
      `<!DOCTYPE doc [<?x don't ]>?>${piNoNo}]>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 a subset with ]> in a system id',
      `<!DOCTYPE doc SYSTEM "]>" [${piNoNo}]>${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 behind a subset with > in a declaration',
      `<!DOCTYPE doc [<!ATTLIST doc a CDATA ">">]>${piNoNo}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 a parameter entity',
      `<!DOCTYPE doc [ <!ENTITY % r '${piNoNo}'> %r; ]>${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-IN-ENTITY', 'PI-NONE'],
    ],
    [
      'robots pi 1999, I7 a general entity',
      `<!DOCTYPE doc [<!ENTITY r "${piNoNo.replaceAll('"', "'")}">]><doc>&r;</doc>`,
      'index,follow',
      ['PI-IN-ENTITY', 'PI-NONE'],
    ],
    [
      'robots pi 1999 an external subset',
      `<!DOCTYPE doc SYSTEM "doc.dtd">${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-NONE'],
    ],
    [
      'robots pi 1999 a public external subset',
      `<!DOCTYPE doc PUBLIC "-//X" "doc.dtd">${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-NONE'],
    ],
    [
      'robots pi 1999 an external subset, and a PI',
      `<!DOCTYPE doc SYSTEM "doc.dtd">${piNoNo}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 a comment',
      `<!-- ${piNoNo} -->${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-IN-COMMENT', 'PI-NONE'],
    ],
    [
      'robots pi 1999 a comment in the subset',
      `<!DOCTYPE doc [<!-- ${piNoNo} -->]>${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-IN-COMMENT', 'PI-NONE'],
    ],
    ['robots pi 1999 CDATA', `<doc><![CDATA[${piNoNo}]]></doc>`, 'index,follow', ['PI-IN-CDATA', 'PI-NONE']],
    [
      'robots pi 1999 escaped text',
      `<doc>&lt;?robots index="no" follow="no"?&gt;</doc>`,
      'index,follow',
      ['PI-NONE'],
    ],
    ['robots pi 1999 within another PI', `<?x ${piNoNo}${DOCUMENT_ELEMENT}`, 'index,follow', ['PI-NONE']],
    ['robots pi 1999 > in an attribute', `<doc a="x>y">${piNoNo}<p>t</p></doc>`, 'noindex,nofollow', []],
    ['robots pi 1999 --> in an attribute', `<doc a="--&gt;">${piNoNo}<p>t</p></doc>`, 'noindex,nofollow', []],
    [
      'robots pi 1999 elements not closed',
      `${XML_DECLARATION}${piNoNo}<doc><p>`,
      'noindex,nofollow',
      ['PI-NOT-WELL-FORMED'],
    ],
    ['robots pi 1999 a tag cut off', `${piNoNo}<doc><p a="`, 'noindex,nofollow', ['PI-NOT-WELL-FORMED']],
    [
      'robots pi 1999 a blank after the angle',
      `${XML_DECLARATION}< ?robots index="no" follow="no"?>${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-NONE', 'PI-NOT-WELL-FORMED'],
    ],
    [
      'robots pi 1999 closed by >',
      `${XML_DECLARATION}<?robots index="no" follow="no">\n${DOCUMENT_ELEMENT}`,
      'index,follow',
      ['PI-NONE', 'PI-NOT-WELL-FORMED', 'PI-UNTERMINATED'],
    ],
    [
      'robots pi 1999 before the declaration',
      `${piNoNo}${XML_DECLARATION}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      ['PI-NOT-WELL-FORMED', 'PI-XMLDECL-NOT-FIRST'],
    ],
    [
      'robots pi 1999 elements crossed',
      `${piNoNo}<a><b></a></b>`,
      'noindex,nofollow',
      ['PI-NOT-WELL-FORMED'],
    ],
    ['robots pi 1999 an ampersand alone', `${piNoNo}<a>&</a>`, 'noindex,nofollow', ['PI-NOT-WELL-FORMED']],
    [
      'XML 1.0 a byte order mark',
      `\uFEFF${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`,
      'noindex,nofollow',
      [],
    ],
    [
      'robots pi 1999 another case beside',
      `<?ROBOTS index="no" follow="no"?>${piYesNo}${DOCUMENT_ELEMENT}`,
      'index,nofollow',
      ['PI-TARGET-CASE'],
    ],
    ['nothing at all', '', 'index,follow', ['PI-NONE']],
  ])('pi (%s)', (_why, file, key, expected) => {
    expect(answerKey(file)).toBe(key);
    expect(findingNames(file)).toEqual([...expected].sort());
  });

  test('pi (where to put): the example as printed, and completed', () => {
    const example = `<?xml version="1.0"?>\n\n<?robots index="no" follow="yes"?>\n\n<!-- we want robots to find the articles, but not index this summary -->\n\n<headlines>\n\n<title>Technology Headlines</title>\n\n<story>\n\n<storytitle xlink:type="simple" \n\n   xlink:href="tech/xml_number_1.xml">XML Wins Again!</storytitle>\n`;
    expect([answerKey(example), findingNames(example)]).toEqual(['noindex,follow', ['PI-NOT-WELL-FORMED']]);
    const completed = `${example}</story></headlines>\n`;
    expect([answerKey(completed), findingNames(completed)]).toEqual(['noindex,follow', []]);
    expect(ask(createDocumentSite(completed), { question: 'index-follow', url: documentPath }).by).toEqual({
      path: documentPath,
      line: 2,
    });
  });

  test('pi: every step of a trace has a message, and exactly one step decides', () => {
    for (const file of [
      '',
      DOCUMENT_ELEMENT,
      `${INVALID_INSTRUCTION}${piNoYes}${piYesNo}${DOCUMENT_ELEMENT}`,
      `${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`,
      `<!-- ${piNoNo} -->${DOCUMENT_ELEMENT}`,
      htmlDocument(metaRobots('noindex')),
    ])
      for (const parser of ['xml', 'html'] as const) {
        const steps = ask(createDocumentSite(file), {
          question: 'index-follow',
          url: documentPath,
          parser,
        }).trace();
        expect(steps.filter(({ outcome }) => outcome === 'decides')).toHaveLength(1);
        for (const step of steps) expect(explain(step)).toMatch(/\S/);
      }
  });

  test('pi: each step of a trace cites the part of the draft that it follows', () => {
    const file = `<!-- ${piNoNo} --><?Robots?>${INVALID_INSTRUCTION}${piNoYes}${piYesNo}${DOCUMENT_ELEMENT}`;
    const parts = (text: string, parser: 'xml' | 'html') =>
      Object.fromEntries(
        ask(createDocumentSite(text), { question: 'index-follow', url: documentPath, parser })
          .trace()
          .map(({ code, source }) => [code, citeSource(source).replace('Robots PI 1999, ', '')]),
      );
    expect(parts(file, 'xml')).toEqual({
      'document-read': 'XML-Conformant HTML',
      'pi-hidden': 'XML 1.0',
      'pi-misnamed': 'XML 1.0',
      'pi-illegal': 'Syntax',
      'pi-obeyed': 'Syntax',
      'pi-later': 'Syntax',
    });
    expect(parts(file, 'html')).toMatchObject({
      'pi-not-read': 'XML-Conformant HTML',
      'document-silent': 'Syntax',
    });
    expect(parts(`<doc>text${piNoNo}</doc>`, 'xml')).toMatchObject({
      'pi-obeyed': 'Syntax; Robots PI 1999, Where to put',
    });
  });

  test('pi: a missing document, and a URL of another site, may be indexed and followed', () => {
    const site = createDocumentSite(`${piNoNo}${DOCUMENT_ELEMENT}`);
    expect(ask(site, { question: 'index-follow', url: '/b.xml' })).toMatchObject({
      key: 'index,follow',
      reason: 'no-document',
    });
    expect(ask(site, { question: 'index-follow', url: 'http://other.example/a.xml' })).toMatchObject({
      key: 'index,follow',
      reason: 'other-site',
    });
    expect(ask(site, { question: 'index-follow', url: 'http://www.fict.org/a.xml' }).key).toBe(
      'noindex,nofollow',
    );
    expect(
      [...prepare(site, { question: 'index-follow' }).matrix([''], [documentPath, '/b.xml']).answers].map(
        (place) => indexFollowKeys[place],
      ),
    ).toEqual(['noindex,nofollow', 'index,follow']);
  });
});

// ---- XML-conformant HTML --------------------------------------------------------------------------------------------

describe('pi (XML-conformant HTML)', () => {
  test.each<readonly [string, string, string, string, readonly string[], readonly string[]]>([
    [
      'robots pi 1999 both, equal',
      `${XML_DECLARATION}${piNoYes}${htmlDocument(metaRobots('noindex,follow'))}`,
      'noindex,follow',
      'noindex,follow',
      [],
      [],
    ],
    [
      'robots pi 1999 both, different',
      `${XML_DECLARATION}${piNoYes}${htmlDocument(metaRobots('index,nofollow'))}`,
      'noindex,follow',
      'index,nofollow',
      ['PI-META-CONFLICT'],
      ['PI-META-CONFLICT'],
    ],
    [
      'robots pi 1999 META only',
      htmlDocument(metaRobots('noindex')),
      'index,follow',
      'noindex,follow',
      ['PI-META-IGNORED'],
      [],
    ],
    [
      'robots pi 1999 PI only',
      `${piNoNo}${htmlDocument('')}`,
      'noindex,nofollow',
      'index,follow',
      [],
      ['PI-IGNORED-IN-HTML'],
    ],
    [
      'robots pi 1999 an illegal PI and META',
      `${INVALID_INSTRUCTION}${htmlDocument(metaRobots('noindex'))}`,
      'index,follow',
      'noindex,follow',
      ['PI-ILLEGAL-ONLY', 'PI-META-IGNORED', 'PI-SYNTAX:missing-follow'],
      [],
    ],
    [
      'robots pi 1999 none',
      `${piNoNo}${htmlDocument(metaRobots('none'))}`,
      'noindex,nofollow',
      'noindex,nofollow',
      [],
      [],
    ],
    [
      'robots pi 1999 all',
      `${piYesYes}${htmlDocument(metaRobots('all'))}`,
      'index,follow',
      'index,follow',
      [],
      [],
    ],
  ])('pi html (%s)', (why, file, asXml, asHtml, codesAsXml, codesAsHtml) => {
    expect([answerKey(file, 'xml'), answerKey(file, 'html')]).toEqual([asXml, asHtml]);
    expect(findingNames(file, 'xml')).toEqual(codesAsXml);
    // The digest does not say what an HTML parser makes of an illegal PI.
    if (!why.includes('illegal')) expect(findingNames(file, 'html')).toEqual(codesAsHtml);
  });

  test.each([
    ['index', 'index,follow'],
    ['follow', 'index,follow'],
    ['all', 'index,follow'],
    ['ALL', 'index,follow'],
    ['', 'index,follow'],
    ['noarchive', 'index,follow'],
    ['noindex', 'noindex,follow'],
    ['NOINDEX', 'noindex,follow'],
    ['nofollow', 'index,nofollow'],
    ['index,nofollow', 'index,nofollow'],
    ['noindex,nofollow', 'noindex,nofollow'],
    ['NoIndex, NoFollow', 'noindex,nofollow'],
    [' noindex , nofollow ', 'noindex,nofollow'],
    ['nofollow,noindex', 'noindex,nofollow'],
    ['noarchive,noindex', 'noindex,follow'],
    ['none', 'noindex,nofollow'],
    ['None', 'noindex,nofollow'],
    ['noindexes', 'index,follow'],
  ])('html 4 B.4.1 (Robots PI 1999): META content %j is %s', (content, key) => {
    expect(answerKey(htmlDocument(metaRobots(content)), 'html')).toBe(key);
  });

  test.each([
    ['<META NAME="ROBOTS" CONTENT="NOINDEX">', true],
    ["<meta name='robots' content='noindex'>", true],
    ['<meta name=robots content=noindex>', true],
    ['<meta content="noindex" name="robots">', true],
    ['<meta\n name = "robots"\n content = "noindex" >', true],
    ['<!-- <meta name="robots" content="noindex"> -->', false],
    ["<script>\"<meta name='robots' content='noindex'>\"</script>", false],
    ['<style><meta name="robots" content="noindex"></style>', false],
    // HTML 13.2.5.44 and 13.2.5.52: --!> ends a comment too.
    ['<!-- --!><meta name="robots" content="noindex"><!-- -->', true],
    ['<!----!><meta name="robots" content="noindex"><!-- -->', true],
    ['<!-- --! ><meta name="robots" content="noindex"> -->', false],
    ['<!-- -!><meta name="robots" content="noindex"> -->', false],
    // HTML 4.12.3: the content of a template is not part of the document.
    ['<template><meta name="robots" content="noindex"></template>', false],
    ['<TEMPLATE a="/>"><p><meta name="robots" content="noindex"></TEMPLATE >', false],
    ['<template><template></template><meta name="robots" content="noindex"></template>', false],
    ['<template></template><meta name="robots" content="noindex">', true],
    ['</template><template></template><meta name="robots" content="noindex">', true],
    ['<templates><meta name="robots" content="noindex"></templates>', true],
    ['<meta name="googlebot" content="noindex">', false],
    ['<meta http-equiv="robots" content="noindex">', false],
    ['<meta name="robots">', false],
    ['<metas name="robots" content="noindex">', false],
  ])('html: %s applies: %s', (tag, counts) => {
    expect(answerKey(`<!DOCTYPE html>${htmlDocument(tag)}`, 'html')).toBe(
      counts ? 'noindex,follow' : 'index,follow',
    );
  });

  test('docs: several META tags are combined, and "no" wins', () => {
    expect(answerKey(htmlDocument(metaRobots('noindex,follow') + metaRobots('index,nofollow')), 'html')).toBe(
      'noindex,nofollow',
    );
  });

  test.each([
    '<meta name="robots" content="no&#105;ndex">',
    '<meta name="robots" content="no&#x69;ndex">',
    '<meta name="&#114;obots" content="noindex">',
    '<meta name="&#X72;obots" content="noarchive&#44;noindex">',
    '<meta name="robots" content="noindex&#0044 ">',
  ])('html 4 3.2.2: references in %s are expanded', (tag) => {
    expect(answerKey(htmlDocument(tag), 'html')).toBe('noindex,follow');
  });

  test.each([
    '<meta name="robots" content="no&amp;#105;ndex">',
    '<meta name="robots" content="no&index;noindex">',
    '<meta name="robots" content="&#0;noindex">',
    '<meta name="robots" content="&#x110000;noindex">',
    '<meta name="robots" content="&#55296;noindex">',
  ])('html 4 3.2.2: %s does not contain noindex', (tag) => {
    expect(answerKey(htmlDocument(tag), 'html')).toBe('index,follow');
  });

  test('product: values copied to META keep their other words, however they are written', () => {
    const of = (content: string) => {
      const site = createDocumentSite(`${piNoNo}${htmlDocument(metaRobots(content))}`);
      const [finding] = findings(site, documentPath, { parser: 'html' });
      return printedText(applyEdits(site, documentPath, finding?.fixes[0]?.edits ?? []));
    };
    expect(of('in&#100;ex,no&#97;rchive')).toBe(
      `${piNoNo}${htmlDocument(metaRobots('noindex,nofollow,no&#97;rchive'))}`,
    );
    expect(of('a&b,noarchive&#44;index')).toBe(
      `${piNoNo}${htmlDocument(metaRobots('noindex,nofollow,a&b,noarchive'))}`,
    );
  });

  test('I4: the parser follows from the file extension, if it is not specified', () => {
    const file = `${piNoNo}${htmlDocument(metaRobots('index'))}`;
    const of = (name: string) =>
      ask(openSite({ origin: '', files: { [name]: file } }), { question: 'index-follow', url: name }).key;
    expect([of('/a.xml'), of('/a.xhtml'), of('/a.html'), of('/a.htm')]).toEqual([
      'noindex,nofollow',
      'noindex,nofollow',
      'index,follow',
      'index,follow',
    ]);
  });
});

// ---- The sample implementation --------------------------------------------------------------------------------------

describe('pi (sample implementation, Robots PI 1999)', () => {
  test('pi sample: at the start both flags are set, and a new document resets everything', () => {
    const handler = new RobotsHandler('u');
    handler.startDocument();
    expect([handler.shouldIndex(), handler.shouldFollow(), handler.problems]).toEqual([true, true, []]);
    handler.processingInstruction('robots', 'index="no" follow="no"');
    handler.processingInstruction('robots', 'x');
    expect([handler.shouldIndex(), handler.shouldFollow(), handler.problems.length]).toEqual([
      false,
      false,
      1,
    ]);
    handler.startDocument();
    expect([handler.shouldIndex(), handler.shouldFollow(), handler.problems]).toEqual([true, true, []]);
    handler.processingInstruction('robots', 'index="yes" follow="no"');
    expect(handlerKey(handler)).toBe('index,nofollow');
  });

  test('pi sample: the first legal instruction is obeyed, and later ones do not reset it', () => {
    expect(handlerKey(runHandler('x', 'index="no" follow="yes"', 'index="yes" follow="no"'))).toBe(
      'noindex,follow',
    );
    expect(handlerKey(runHandler('index="yes" follow="yes"', 'index="no" follow="no"'))).toBe('index,follow');
  });

  test.each(['ROBOTS', 'Robots', 'robotsx', 'xml-stylesheet', ''])(
    'pi sample (Robots PI 1999): target %j is not a robots instruction',
    (target) => {
      const handler = new RobotsHandler('u');
      handler.startDocument();
      handler.processingInstruction(target, 'index="no" follow="no"');
      handler.processingInstruction(target, 'x');
      expect([handlerKey(handler), handler.problems]).toEqual(['index,follow', []]);
    },
  );

  test('pi sample: it can be extended', () => {
    class Titles extends RobotsHandler {
      readonly seenTargets: string[] = [];
      override processingInstruction(target: string, body: string): void {
        super.processingInstruction(target, body);
        this.seenTargets.push(target);
      }
    }
    const titles = new Titles('u');
    titles.startDocument();
    titles.processingInstruction('robots', 'index="no" follow="yes"');
    expect([titles.seenTargets, titles.shouldIndex(), titles.shouldFollow()]).toEqual([
      ['robots'],
      false,
      true,
    ]);
  });

  test('pi sample: an instruction after content is obeyed and marked as late, an early one is not', () => {
    const late = runHandler();
    late.startContent();
    late.processingInstruction('robots', 'index="no" follow="no"');
    expect([handlerKey(late), late.cameLate]).toEqual(['noindex,nofollow', true]);
    const early = runHandler('index="no" follow="no"');
    early.startContent();
    expect(early.cameLate).toBe(false);
  });
});

// ---- Lints ----------------------------------------------------------------------------------------------------------

const severities: Readonly<Record<string, string>> = {
  P001: 'hint',
  P002: 'error',
  P003: 'error',
  P004: 'warning',
  P005: 'warning',
  P006: 'warning',
  P007: 'warning',
  P008: 'info',
  P009: 'warning',
  P011: 'error',
  P012: 'info',
  P013: 'info',
  P014: 'error',
  P015: 'error',
  P016: 'info',
};

/** Code, what it shows, document, parser, whether the digest names a quick fix. */
const positives: readonly (readonly [string, string, string, Parser, boolean])[] = [
  ['P001', 'a bare document', DOCUMENT_ELEMENT, 'xml', true],
  ['P001', 'a declaration', `${XML_DECLARATION}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P001', 'a declaration with CRLF', `<?xml version="1.0"?>\r\n${DOCUMENT_ELEMENT}\r\n`, 'xml', true],
  ['P001', 'a declaration and no line end', `<?xml version="1.0"?>${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P001', 'a BOM', `\uFEFF${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P001', 'a BOM and a declaration', `\uFEFF${XML_DECLARATION}${DOCUMENT_ELEMENT}`, 'xml', true],
  [
    'P001',
    'a document type',
    `${XML_DECLARATION}<!DOCTYPE doc [<!ENTITY e "]>">]>${DOCUMENT_ELEMENT}`,
    'xml',
    true,
  ],
  ['P001', 'a comment first', `<!-- c -->${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P001', 'an empty document', '', 'xml', true],
  ['P002', 'an illegal one', `${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P002', 'an empty one', `<?robots?>${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P002', 'a blank at its end', `<?robots index="no" follow="no" ?>${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P002', 'garbage', `<?robots noindex,nofollow?>${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P002', 'beside a legal one', `${piNoNo}${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`, 'xml', true],
  [
    'P002',
    'in the internal subset',
    `<!DOCTYPE doc [\n${INVALID_INSTRUCTION}\n]>${DOCUMENT_ELEMENT}`,
    'xml',
    true,
  ],
  ['P003', 'only an illegal one', `${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P003', 'two illegal ones', `<?robots x?>${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P004', 'the same twice', `${piNoNo}\n${piNoNo}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P004', 'three', `${piNoNo}${piYesNo}${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P004', 'illegal first', `${INVALID_INSTRUCTION}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml', true],
  [
    'P004',
    'only illegal ones',
    `${INVALID_INSTRUCTION}${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`,
    'xml',
    true,
  ],
  ['P005', 'two that differ', `${piNoNo}${piYesNo}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P005', 'a late one that differs', `${piNoNo}${DOCUMENT_ELEMENT}${piYesNo}`, 'xml', true],
  ['P006', 'after text', `${XML_DECLARATION}<doc>text${piNoNo}</doc>`, 'xml', true],
  ['P006', 'after the root', `${XML_DECLARATION}${DOCUMENT_ELEMENT}\n${piNoNo}\n`, 'xml', true],
  [
    'P006',
    'after the root, with CRLF',
    `<?xml version="1.0"?>\r\n${DOCUMENT_ELEMENT}\r\n${piNoNo}\r\n`,
    'xml',
    true,
  ],
  ['P006', 'after a link', `<doc><a href="x"/>${piNoNo}</doc>`, 'xml', true],
  ['P007', 'upper case', `<?ROBOTS index="no" follow="no"?>${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P007', 'a capital', `<?Robots index="no" follow="no"?>${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P008', 'in a comment', `<!-- ${piNoNo} -->${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P008', 'in CDATA', `<doc><![CDATA[${piNoNo}]]></doc>`, 'xml', true],
  [
    'P009',
    'in a parameter entity',
    `<!DOCTYPE doc [ <!ENTITY % r '${piNoNo}'> %r; ]>${DOCUMENT_ELEMENT}`,
    'xml',
    true,
  ],
  ['P009', 'in a general entity', `<!DOCTYPE doc [<!ENTITY r '${piNoNo}'>]><doc>&r;</doc>`, 'xml', true],
  ['P011', 'they differ, XML', `${piNoNo}${htmlDocument(metaRobots('noindex'))}`, 'xml', true],
  ['P011', 'they differ, HTML', `${piNoNo}${htmlDocument(metaRobots('noindex'))}`, 'html', true],
  ['P011', 'an empty content', `${piNoNo}${htmlDocument(metaRobots(''))}`, 'html', true],
  ['P012', 'META only', htmlDocument(metaRobots('noindex')), 'xml', true],
  [
    'P012',
    'META and an illegal PI',
    `${INVALID_INSTRUCTION}${htmlDocument(metaRobots('noindex'))}`,
    'xml',
    true,
  ],
  ['P013', 'PI only', `${piNoNo}${htmlDocument('')}`, 'html', true],
  ['P014', 'closed by >', `<?robots index="no" follow="no">${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P014', 'never closed', `${DOCUMENT_ELEMENT}<?robots index="no" follow="no"`, 'xml', true],
  [
    'P014',
    'closed by >, on a line of its own',
    `${XML_DECLARATION}<?robots index="no" follow="no">\n${DOCUMENT_ELEMENT}`,
    'xml',
    true,
  ],
  ['P015', 'the PI first', `${piNoNo}<?xml version="1.0"?>${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P015', 'a line end first', `\n${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P015', 'a comment first', `<!-- c -->${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P015', 'a BOM and a blank first', `\uFEFF ${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml', true],
  ['P016', 'not closed', `${piNoNo}<doc>`, 'xml', false],
  ['P016', 'two roots', `${piNoNo}<a/><b/>`, 'xml', false],
  ['P016', 'the same attribute twice', `${piNoNo}<a b="" b=""/>`, 'xml', false],
  ['P016', 'no root', piNoNo, 'xml', false],
  ['P016', 'words outside of the root', `${piNoNo}<a/>words`, 'xml', false],
  ['P016', 'two hyphens in a comment', `${piNoNo}<a><!-- -- --></a>`, 'xml', false],
  ['P016', ']]> in text', `${piNoNo}<a>]]></a>`, 'xml', false],
  ['P016', 'an undeclared entity', `${piNoNo}<a>&nbsp;</a>`, 'xml', false],
];

const nearMisses: readonly (readonly [string, string, string, Parser])[] = [
  ['P001', 'a legal one', `${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P001', 'an illegal one', `${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P001', 'META in place of it', htmlDocument(metaRobots('noindex')), 'html'],
  ['P002', 'a legal one over two lines', `<?robots\nindex="no"\nfollow="no"?>${DOCUMENT_ELEMENT}`, 'xml'],
  ['P002', 'another target', `<?robotsx index="no"?>${DOCUMENT_ELEMENT}`, 'xml'],
  ['P002', 'in a comment', `<!-- ${INVALID_INSTRUCTION} -->${DOCUMENT_ELEMENT}`, 'xml'],
  ['P003', 'a legal one beside', `${INVALID_INSTRUCTION}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P003', 'a legal one late', `${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}${piNoNo}`, 'xml'],
  ['P004', 'one', `${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P004', 'one in a comment', `${piNoNo}<!-- ${piNoNo} -->${DOCUMENT_ELEMENT}`, 'xml'],
  ['P004', 'one of another case', `${piNoNo}<?ROBOTS x?>${DOCUMENT_ELEMENT}`, 'xml'],
  ['P005', 'the same twice', `${piNoNo}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P005', 'a later illegal one', `${piNoNo}${INVALID_INSTRUCTION}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P006', 'before text', `<doc>\n <?x y?><!-- z -->${piNoNo}text</doc>`, 'xml'],
  ['P006', 'an illegal one late', `${piNoNo}${DOCUMENT_ELEMENT}${INVALID_INSTRUCTION}`, 'xml'],
  ['P006', 'a duplicate late', `${piNoNo}${DOCUMENT_ELEMENT}${piNoNo}`, 'xml'],
  ['P007', 'lower case', `${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P007', 'another name', `<?ROBOTSX index="no" follow="no"?>${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P008', 'the word only', `<!-- robots index="no" -->${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P008', 'another target', `<!-- <?robotsx index="no"?> -->${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P009', 'in the internal subset', `<!DOCTYPE doc [<!ENTITY e "x">${piNoNo}]>${DOCUMENT_ELEMENT}`, 'xml'],
  ['P011', 'the same', `${piNoNo}${htmlDocument(metaRobots('none'))}`, 'html'],
  ['P011', 'the same in capitals', `${piNoNo}${htmlDocument(metaRobots('NOFOLLOW, NOINDEX'))}`, 'xml'],
  ['P011', 'PI only', `${piNoNo}${htmlDocument('')}`, 'xml'],
  ['P011', 'META only', htmlDocument(metaRobots('noindex')), 'xml'],
  ['P012', 'both', `${piNoNo}${htmlDocument(metaRobots('none'))}`, 'xml'],
  ['P012', 'an HTML parser', htmlDocument(metaRobots('noindex')), 'html'],
  ['P013', 'both', `${piNoNo}${htmlDocument(metaRobots('none'))}`, 'html'],
  ['P013', 'an XML parser', `${piNoNo}${htmlDocument('')}`, 'xml'],
  ['P014', 'terminated', `${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P014', 'another target', `${piNoNo}${DOCUMENT_ELEMENT}<?x index="no"`, 'xml'],
  ['P015', 'the declaration first', `${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P015', 'a BOM', `\uFEFF${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P015', 'a stylesheet', `\n<?xml-stylesheet href="a"?>${piNoNo}${DOCUMENT_ELEMENT}`, 'xml'],
  ['P015', 'in a comment', `${piNoNo}<!-- ${XML_DECLARATION} -->${DOCUMENT_ELEMENT}`, 'xml'],
  [
    'P016',
    'well-formed',
    `${XML_DECLARATION}${piNoNo}<doc a='<"&lt;'.replace>t</doc>`.replace(` a='<"&lt;'.replace`, ` a='"&lt;'`),
    'xml',
  ],
  [
    'P016',
    'all sorts of things',
    `${XML_DECLARATION}<!DOCTYPE a [<!ELEMENT a ANY><!ATTLIST a b CDATA #IMPLIED><!ENTITY e "x">]>${piNoNo}<a b='"'>&e;&#x41;&amp;<![CDATA[<]]><c:d xmlns:c="u"/><!-- - --><?p?></a>\n<!-- -->`,
    'xml',
  ],
];

describe('pi (where to put): an instruction in an external definition might not be seen', () => {
  const codesIn = (path: string, text: string) =>
    findings(openSite({ origin: '', files: { [path]: text } }), path).map(({ code, source, range }) => [
      code,
      citeSource(source),
      range.start.line,
    ]);
  const declaration = '<!ELEMENT story (#PCDATA)>\n';
  const warning = (line: number) => ['P017', 'Robots PI 1999, Where to put', line];

  test.each([
    ['/story.dtd', `${piNoNo}\n${declaration}`, [warning(0)]],
    ['/a/STORY.DTD', `<?xml version="1.0"?>\n${declaration}${piYesNo}\n${piNoNo}`, [warning(2), warning(3)]],
    ['/story.dtd', `<![INCLUDE[\n${piNoNo}\n]]>`, [warning(1)]],
    ['/story.dtd', INVALID_INSTRUCTION, [warning(0)]],
    ['/story.dtd', `${declaration}<!-- ${piNoNo} -->`, []],
    ['/story.dtd', '', []],
  ])('%s: %s', (path, text, expected) => expect(codesIn(path, text)).toEqual(expected));
});

describe('pi lints', () => {
  test.each(positives)('lint %s: %s', (code, _why, file, parser) => {
    const matching = linesOfCode(file, code, parser);
    expect(matching.length).toBeGreaterThan(0);
    for (const finding of matching) {
      expect(finding.severity).toBe(severities[code]);
      expect(findingMessage(finding)).toMatch(/\S/);
      expect(findingReason(finding)).toMatch(/\S/);
    }
  });

  test.each(nearMisses)('no lint %s: %s', (code, _why, file, parser) => {
    expect(linesOfCode(file, code, parser)).toEqual([]);
  });

  test('every code has a positive case and a near miss here', () => {
    const codes = Object.keys(severities);
    expect([...new Set(positives.map(([code]) => code))]).toEqual(codes);
    expect([...new Set(nearMisses.map(([code]) => code))]).toEqual(codes);
  });

  test.each(positives)('fixes of %s (%s) do what they claim', (code, _why, file, parser, hasFix) => {
    expect(findBadFixes(file, parser, code)).toEqual([]);
    if (hasFix)
      expect(linesOfCode(file, code, parser).flatMap(({ fixes }) => fixes).length).toBeGreaterThan(0);
  });

  test.each([
    ['P007', 'with illegal data', `<?ROBOTS index="no"?>${DOCUMENT_ELEMENT}`],
    ['P007', 'beside a legal one', `${piNoNo}<?ROBOTS index="no"?>${DOCUMENT_ELEMENT}`],
    ['P008', 'illegal, in a comment', `<!-- ${INVALID_INSTRUCTION} -->${DOCUMENT_ELEMENT}`],
    ['P008', 'illegal, in CDATA', `<doc><![CDATA[${INVALID_INSTRUCTION}]]></doc>`],
    ['P008', 'beside a legal one', `${piYesNo}<!-- ${piNoNo} -->${DOCUMENT_ELEMENT}`],
    [
      'P009',
      'illegal, in an entity',
      `<!DOCTYPE doc [<!ENTITY r '${INVALID_INSTRUCTION}'>]>${DOCUMENT_ELEMENT}`,
    ],
    ['P015', 'two declarations', `${XML_DECLARATION}${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`],
    ['P015', 'a declaration in the root', `${XML_DECLARATION}${piNoNo}<doc><?xml version="1.0"?></doc>`],
    [
      'P012',
      'META and two illegal PIs',
      `${INVALID_INSTRUCTION}${INVALID_INSTRUCTION}${htmlDocument(metaRobots('noindex'))}`,
    ],
    [
      'P011',
      'two META tags',
      `${piNoNo}${htmlDocument(metaRobots('noindex') + metaRobots('nofollow,noarchive'))}`,
    ],
    ['P011', 'META late', `${piNoNo}${htmlDocument('')}${metaRobots('noindex')}`],
    ['P013', 'no head', `${piNoNo}<html><body/></html>`],
    ['P013', 'no element', piNoNo],
    ['P013', 'an empty head element', `${piNoNo}<html><head/><body/></html>`],
    ['P004', 'in the subset and behind it', `<!DOCTYPE doc [${piNoNo}]>${piYesNo}${DOCUMENT_ELEMENT}`],
    ['P006', 'late, with an illegal one before', `${INVALID_INSTRUCTION}<doc>text${piNoNo}</doc>`],
    ['P006', 'late, and no declaration, behind a BOM', `\uFEFF<doc>text${piNoNo}</doc>`],
  ])('fixes of %s, %s, add no error', (code, _why, file) => {
    for (const parser of ['xml', 'html'] as const) expect(findBadFixes(file, parser, code)).toEqual([]);
  });

  test.each([
    ['with illegal data', `<?robots index="no">${DOCUMENT_ELEMENT}`],
    ['without data', `<?robots${DOCUMENT_ELEMENT}`],
    ['the target alone', '<?robots'],
    ['beside a legal one', `${piNoNo}${DOCUMENT_ELEMENT}<?robots index="no"`],
  ])('fixes of P014, %s, add no error', (_why, file) => {
    expect(findBadFixes(file, 'xml', 'P014')).toEqual([]);
  });

  // An instruction that is closed by > ends at the next ?> of the document, which is correct in XML 1.0.
  test.each([
    ['P002', `<?robots index="no" follow="no">\n<doc><p>text</p><?x y?></doc>`],
    ['P003', `<?robots index="no" follow="no">\n<doc><p>text</p><?x y?></doc>`],
    ['P004', `${piNoNo}<?robots index="yes">\n<doc><p>text</p><?x y?></doc>`],
  ])('issue 5, Robots PI 1999: fixes of %s keep every other character of %s', (code, file) => {
    const site = createDocumentSite(file);
    const results = linesOfCode(file, code).flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printedText(applyEdits(site, documentPath, edits))),
    );
    for (const result of results) expect(result).toContain('<p>text</p>');
    expect(results).not.toEqual([]);
    expect(findBadFixes(file, 'xml', code)).toEqual([]);
  });

  test.each([
    ['P002', `<?robots index="no" follow="no"<doc><p>text</p><?x y?></doc>`],
    ['P002', `<?robots index="no"> follow="no"?><doc><p>text</p></doc>`],
    ['P002', `<?robots <p>text</p> ?><doc/>`],
    ['P002', `<?robots words of <p>text</p> ?><doc/>`],
    ['P002', `<?robots index="no\n<p>text</p> ?><doc/>`],
    ['P002', `<?robots index="no">\n<doc><p>text</p><?robots index="maybe"?></doc>`],
    ['P004', `<?robots index="yes">\n<doc><p>text</p><?robots index="maybe"?></doc>${piNoNo}`],
    ['P007', `<?ROBOTS index="no" follow="no">\n<doc><p>text</p><?x y?></doc>`],
    ['P008', `<!-- <?robots index="no" follow="no">\n<p>text</p> <?x y?> --><doc/>`],
    ['P009', `<!DOCTYPE doc [<!ENTITY e '<?robots index="no" follow="no"> <p>text</p> <?x y?>'>]><doc/>`],
    ['P012', `<?robots index="no" follow="no">\n${htmlDocument(metaRobots('none') + '<p>text</p><?x y?>')}`],
    ['P014', `<?robots index="no"\n  follow="no">\n<doc><p>text</p></doc>`],
    ['P014', `<?robots index="no"\n  follow="no"\n<doc><p>text</p></doc>`],
    ['P014', `<?robots words of <p>text</p>`],
  ])('issue 5, Robots PI 1999: a fix of %s removes only the instruction: %s', (code, file) => {
    const site = createDocumentSite(file);
    const writtenTexts = linesOfCode(file, code).flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printedText(applyEdits(site, documentPath, edits))),
    );
    for (const result of writtenTexts) {
      expect(result).toContain('<p>text</p>');
      if (file.includes('words of')) expect(result).toContain('words of');
    }
    expect(findBadFixes(file, 'xml', code)).toEqual([]);
  });

  test.each([
    ['P006', `<doc>text${piNoNo}<?xml version="1.0"?></doc>`],
    ['P001', `<doc>text<?xml version="1.0"?></doc>`],
    ['P012', `<html><head>${metaRobots('noindex')}</head><?xml version="1.0"?></html>`],
  ])('pi (where to put): the fix of %s puts the instruction before the root of %s', (code, file) => {
    const site = createDocumentSite(file);
    const results = linesOfCode(file, code).flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printedText(applyEdits(site, documentPath, edits))),
    );
    for (const result of results) expect(result).toMatch(/^<\?robots/);
  });

  test('pi: moving a late instruction into the prolog changes no verdict, if the fix claims so', () => {
    expect(findBadFixes(`<doc>text${piYesNo}${piNoNo}<?xml version="1.0"?></doc>`, 'xml', 'P006')).toEqual(
      [],
    );
  });

  test.each(['P002', 'P003'])('fixes of %s do not contradict META', (code) => {
    expect(findBadFixes(`${INVALID_INSTRUCTION}${htmlDocument(metaRobots('none'))}`, 'xml', code)).toEqual(
      [],
    );
  });

  test.each([
    ['P002', `<?robots index="yes"?>`, 'none'],
    ['P002', `<?robots index="no" follow="no" ?>`, 'index'],
    ['P003', `<?robots index="yes"?>`, 'nofollow'],
    ['P007', `<?ROBOTS index="no" follow="no"?>`, 'noindex'],
    ['P007', `<?ROBOTS index="no"?>`, 'none'],
    ['P008', `<!-- ${piNoNo} -->`, 'noindex'],
    ['P009', `<!DOCTYPE html [<!ENTITY r '${piNoNo}'>]>`, 'nofollow'],
    ['P014', `<?robots index="no" follow="no">`, 'index'],
    ['P014', `<?robots index="no">`, 'none'],
  ])('pi (Robots PI 1999): a fix of %s writes what META says: %s with %s', (code, start, content) => {
    const file = `${start}${htmlDocument(metaRobots(content))}`;
    expect(linesOfCode(file, code).flatMap(({ fixes }) => fixes)).not.toEqual([]);
    expect(findBadFixes(file, 'xml', code)).toEqual([]);
  });

  test('pi (Robots PI 1999): a fix that writes values other than the existing ones says which', () => {
    const titles = (file: string, code: string) =>
      linesOfCode(file, code).flatMap(({ fixes }) => fixes.map(fixTitle));
    expect(titles(`<!-- ${piNoNo} -->${htmlDocument(metaRobots('noindex'))}`, 'P008')[0]).toContain(piNoYes);
    expect(
      titles(`<?ROBOTS index="no" follow="no"?>${htmlDocument(metaRobots('noindex'))}`, 'P007')[0],
    ).toContain(piNoYes);
  });

  /** The quick fixes of the digest: code, document, one of the results. */
  test.each([
    [
      'P001',
      'xml',
      `${XML_DECLARATION}${DOCUMENT_ELEMENT}`,
      `${XML_DECLARATION}${piYesYes}\n${DOCUMENT_ELEMENT}`,
    ],
    [
      'P002',
      'xml',
      `${XML_DECLARATION}<?robots follow='NO' index='yes'?>${DOCUMENT_ELEMENT}`,
      `${XML_DECLARATION}${piYesNo}${DOCUMENT_ELEMENT}`,
    ],
    [
      'P002',
      'xml',
      `${XML_DECLARATION}<?robots index="no" follow="no" ?>${DOCUMENT_ELEMENT}`,
      `${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`,
    ],
    [
      'P002',
      'xml',
      `${XML_DECLARATION}<?robots noindex,nofollow?>${DOCUMENT_ELEMENT}`,
      `${XML_DECLARATION}${piNoNo}${DOCUMENT_ELEMENT}`,
    ],
    ['P003', 'xml', `<?robots index=no follow=yes?>${DOCUMENT_ELEMENT}`, `${piNoYes}${DOCUMENT_ELEMENT}`],
    ['P004', 'xml', `${piNoNo}${piYesNo}${DOCUMENT_ELEMENT}`, `${piNoNo}${DOCUMENT_ELEMENT}`],
    ['P005', 'xml', `${piNoNo}${piYesNo}${DOCUMENT_ELEMENT}`, `${piNoNo}${DOCUMENT_ELEMENT}`],
    ['P006', 'xml', `<doc>text${piNoNo}</doc>`, `${piNoNo}<doc>text</doc>`],
    ['P007', 'xml', `<?ROBOTS index="no" follow="no"?>${DOCUMENT_ELEMENT}`, `${piNoNo}${DOCUMENT_ELEMENT}`],
    [
      'P011',
      'xml',
      `${piNoNo}${htmlDocument(metaRobots('noindex'))}`,
      `${piNoNo}${htmlDocument(metaRobots('noindex,nofollow'))}`,
    ],
    [
      'P011',
      'xml',
      `${piNoNo}${htmlDocument(metaRobots('noindex'))}`,
      `${piNoYes}${htmlDocument(metaRobots('noindex'))}`,
    ],
    ['P012', 'xml', htmlDocument(metaRobots('noindex')), `${piNoYes}${htmlDocument(metaRobots('noindex'))}`],
    ['P014', 'xml', `<?robots index="no" follow="no">${DOCUMENT_ELEMENT}`, `${piNoNo}${DOCUMENT_ELEMENT}`],
    [
      'P015',
      'xml',
      `${piNoNo}<?xml version="1.0"?>${DOCUMENT_ELEMENT}`,
      `<?xml version="1.0"?>${piNoNo}${DOCUMENT_ELEMENT}`,
    ],
  ] as const)('quick fix of %s (%s): %j becomes %j', (code, parser, file, result) => {
    const site = createDocumentSite(file);
    const results = linesOfCode(file, code, parser).flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printedText(applyEdits(site, documentPath, edits))),
    );
    expect(results).toContain(result);
  });

  test('xml 2.8: an inserted instruction is after the XML declaration and the byte order mark', () => {
    for (const start of [
      XML_DECLARATION,
      `\uFEFF${XML_DECLARATION}`,
      '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>\r\n',
      '\uFEFF',
    ]) {
      const site = createDocumentSite(`${start}${DOCUMENT_ELEMENT}`);
      for (const { fixes } of findings(site, documentPath))
        for (const { edits } of fixes) {
          const after = applyEdits(site, documentPath, edits);
          expect(printedText(after).startsWith(start.trimEnd())).toBe(true);
          expect(findings(after, documentPath)).toEqual([]);
        }
    }
  });

  test.each([
    ['UTF-16, little end first', true],
    ['UTF-16, big end first', false],
  ])('xml 4.3.3: %s is read and written', (_name, little) => {
    const bytes = encodeUtf16(`<?xml version="1.0" encoding="UTF-16"?>${piNoNo}<doc>\u00e9</doc>`, little);
    expect(answerKey(bytes)).toBe('noindex,nofollow');
    const withoutInstruction = encodeUtf16('<doc>\u00e9</doc>', little);
    const [finding] = findingsIn(withoutInstruction);
    const after = printFile(
      applyEdits(createDocumentSite(withoutInstruction), documentPath, finding?.fixes[0]?.edits ?? []),
      documentPath,
    );
    expect(after).toEqual(encodeUtf16(`${piYesYes}<doc>\u00e9</doc>`, little));
  });

  test('xml 4.3.3: ISO-8859-1 is read, and a fix changes nothing else', () => {
    const before = '<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<!DOCTYPE doc [\r\n';
    const after = `\r\n]>\r\n<doc>${'\u00e9\u00ff'.repeat(1000)}</doc>`;
    const latin = (part: string) => Uint8Array.from(part, (character) => character.charCodeAt(0));
    const bytes = latin(`${before}<?robots index="no" follow="NO"?>${after}`);
    const site = createDocumentSite(bytes);
    const [finding] = findings(site, documentPath);
    expect(finding?.values).toEqual({ fault: 'value-case' });
    expect(printFile(applyEdits(site, documentPath, finding?.fixes[0]?.edits ?? []), documentPath)).toEqual(
      latin(`${before}${piNoNo}${after}`),
    );
  });
});

// ---- Hostile input --------------------------------------------------------------------------------------------------

const controls = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code)).concat(
  '\x7f',
  '\x80',
  '\x85',
  '\x9f',
  '\u2028',
  '\uFEFF',
  '\uFFFE',
  '\uFFFF',
);
const many = 30_000;
const hostile: readonly (readonly [string, Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['every octet', Uint8Array.from({ length: 256 }, (_, octet) => octet)],
  [
    'every octet in an instruction',
    new Uint8Array([
      ...encodeUtf8('<?robots '),
      ...Uint8Array.from({ length: 256 }, (_, octet) => octet),
      ...encodeUtf8('?><a/>'),
    ]),
  ],
  ['UTF-16 cut in a character', encodeUtf16(`${piNoNo}${DOCUMENT_ELEMENT}`, true).slice(0, -1)],
  ['UTF-16 with a lone surrogate', encodeUtf16(`${piNoNo}<a>\udc00\ud800</a>`, false)],
  ['UTF-16 without a mark', encodeUtf16(`${piNoNo}${DOCUMENT_ELEMENT}`, true).slice(2)],
  ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])],
  [
    'a surrogate in UTF-8',
    new Uint8Array([...encodeUtf8(`${piNoNo}<a>`), 0xed, 0xa0, 0x80, ...encodeUtf8('</a>')]),
  ],
  [
    'ISO-8859-1',
    new Uint8Array([
      ...encodeUtf8('<?xml version="1.0" encoding="ISO-8859-1"?><a b="'),
      0xe9,
      ...encodeUtf8(`">${piNoNo}</a>`),
    ]),
  ],
  [
    'an encoding that lies',
    new Uint8Array([
      ...encodeUtf8(`<?xml version="1.0" encoding="UTF-16"?>${piNoNo}<a>`),
      0xff,
      ...encodeUtf8('</a>'),
    ]),
  ],
  ['two marks', encodeUtf8(`\uFEFF\uFEFF${piNoNo}${DOCUMENT_ELEMENT}`)],
  ['mixed line ends', encodeUtf8(`<?xml version="1.0"?>\r${piNoNo}\n\r\r\n<a>\r</a>\n`)],
  ...[
    '<',
    '<?',
    '<?r',
    '<?robots',
    '<?robots ',
    '<?robots index="',
    '<?robots?',
    '<!',
    '<!-',
    '<!--',
    '<!-- ',
    '<!-->',
    '<!--->',
    '<![',
    '<![CDATA[',
    '<!DOCTYPE',
    '<!DOCTYPE a [',
    '<!DOCTYPE a ["',
    "<!DOCTYPE a [<!ENTITY e '",
    '<!DOCTYPE a [<!--',
    '<!DOCTYPE a [<?',
    '<!DOCTYPE a [%',
    '<a',
    '<a b',
    '<a b=',
    '<a b="',
    '</',
    '</a',
    '&',
    '&#',
    '&#x',
    '?>',
    ']]>',
    '-->',
    '<meta name="robots" content="',
    '<script>',
    '<?xml',
    '<?xml?>',
  ].flatMap((start): readonly (readonly [string, Uint8Array])[] => [
    [`unterminated ${start}`, encodeUtf8(start)],
    [`unterminated ${start} behind an instruction`, encodeUtf8(`${piNoNo}<a>${start}`)],
    [`unterminated ${start} before an instruction`, encodeUtf8(`${start}${piNoNo}<a>x</a>`)],
  ]),
  ['open elements', encodeUtf8('<a>'.repeat(many / 10))],
  ['open angles', encodeUtf8('<'.repeat(many))],
  ['open instructions', encodeUtf8('<?robots '.repeat(many / 50))],
  ['open comments', encodeUtf8('<!-- '.repeat(many / 10))],
  ['open subsets', encodeUtf8('<!DOCTYPE a ['.repeat(many / 20))],
  ['open CDATA', encodeUtf8('<![CDATA['.repeat(many / 20))],
  ['quotes', encodeUtf8(`<a b=${'"'.repeat(many)}`)],
  ['ampersands', encodeUtf8(`<a>${'&'.repeat(many)}</a>`)],
  ['attributes', encodeUtf8(`<a${' b=""'.repeat(many / 50)}/>`)],
  ['a long instruction', encodeUtf8(`<?robots ${'index="no" '.repeat(many / 20)}?><a/>`)],
  ['a long run of blanks', encodeUtf8(`<?robots index="no"${' '.repeat(many)}follow="no"?><a/>`)],
  ['blanks that lead to nothing', encodeUtf8(`<?robots index${' '.repeat(many)}?><a/>`)],
  ['2000 instructions', encodeUtf8(`${piNoNo.repeat(2000)}<a/>`)],
  ...controls.map((control): readonly [string, Uint8Array] => [
    `U+${control.charCodeAt(0).toString(16).padStart(4, '0')} everywhere`,
    encodeUtf8(
      `${control}<?robots${control} index="no"${control} follow="no${control}"?>${control}<a${control} b="${control}">${control}<!--${control}--></a>`,
    ),
  ]),
];

describe('hostile input', () => {
  test.each(hostile)(
    'pi (Robots PI 1999): nothing throws, and the bytes are preserved: %s',
    (_name, bytes) => {
      const site = createDocumentSite(bytes);
      expect(areBytesEqual(printFile(site, documentPath), bytes)).toBe(true);
      for (const parser of ['xml', 'html'] as const) {
        const verdict = ask(site, { question: 'index-follow', url: documentPath, parser });
        expect(indexFollowKeys).toContain(verdict.key);
        expect(explain(verdict)).toMatch(/\S/);
        for (const finding of findings(site, documentPath, { parser }).slice(0, 20)) {
          expect(`${findingMessage(finding)}${findingReason(finding)}`).toMatch(/\S/);
          for (const fix of finding.fixes.slice(0, 3))
            expect(() => applyEdits(site, documentPath, fix.edits)).not.toThrow();
        }
      }
    },
  );
});

compareRobotsPi(1);
