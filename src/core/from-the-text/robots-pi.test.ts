// The robots processing instruction, tested from the draft of 2 December 1999 ("pi"), its digest (PI-001 to PI-026, the
// ambiguities I1 to I7 of 3.4, lints P001 to P016) and XML 1.0, and nothing of the source code.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyEdits,
  ask,
  explain,
  findings,
  indexFollowKeys,
  openSite,
  prepare,
  prepareAny,
  printFile,
  RobotsHandler,
  readers,
  type Site,
  type ToldFinding,
} from '../index.ts';

const long = process.env.LONG !== undefined;
const runs = (usual: number) => ({ numRuns: long ? usual * 20 : usual });
type Parser = 'xml' | 'html';
const path = '/a.xml';
const siteOf = (file: string | Uint8Array): Site =>
  openSite({ origin: 'http://www.fict.org', files: { [path]: file } });
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const printed = (site: Site): string => text(printFile(site, path));
const keyOf = (file: string | Uint8Array, parser: Parser = 'xml') =>
  ask(siteOf(file), { question: 'index-follow', url: path, parser }).key;
const told = (file: string | Uint8Array, parser: Parser = 'xml') => findings(siteOf(file), path, { parser });
const details = (file: string, parser: Parser = 'xml') =>
  told(file, parser)
    .map(({ detail }) => detail as string)
    .sort();
const codesOf = (file: string, code: string, parser: Parser = 'xml') =>
  told(file, parser).filter((one) => one.code === code);

const pi = (index: string, follow: string) => `<?robots index="${index}" follow="${follow}"?>`;
const nn = pi('no', 'no');
const ny = pi('no', 'yes');
const yn = pi('yes', 'no');
const yy = pi('yes', 'yes');
const xml = '<?xml version="1.0"?>\n';
const doc = '<doc><p>text</p></doc>';
const html = (head: string) => `<html><head><title>t</title>${head}</head><body><p>x</p></body></html>`;
const meta = (content: string) => `<meta name="robots" content="${content}"/>`;

const errorsOf = (list: readonly ToldFinding[]) =>
  list.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length;
const everyAnswer = (site: Site): string[] => [
  ...(['xml', 'html'] as const).map(
    (parser) => `${parser} ${ask(site, { question: 'index-follow', url: path, parser }).key}`,
  ),
  ...readers.map(({ id }) => prepareAny(site, { question: 'fetch', reader: id })('a', path).key),
];

/** What is wrong with the fixes of a document: nothing, one hopes. */
function badFixes(file: string | Uint8Array, parser: Parser = 'xml', code?: string): string[] {
  const site = siteOf(file);
  const before = findings(site, path, { parser });
  const wrong: string[] = [];
  for (const finding of before.filter((one) => code === undefined || one.code === code))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, path, fix.edits);
      const left = findings(after, path, { parser });
      const said = `${finding.code} ${fix.code}: ${JSON.stringify(printed(site))} -> ${JSON.stringify(printed(after))}`;
      const these = (list: readonly ToldFinding[]) => list.filter((one) => one.code === finding.code).length;
      if (these(left) >= these(before)) wrong.push(`does not go away: ${said}`);
      const errors = errorsOf(left);
      for (const error of new Set(errors))
        if (count(errors, error) > count(errorsOf(before), error)) wrong.push(`new error ${error}: ${said}`);
      if (fix.verdicts === 'same' && everyAnswer(site).join() !== everyAnswer(after).join())
        wrong.push(`not the same: ${said}`);
    }
  return wrong;
}

// ---- The syntax of an instruction -----------------------------------------------------------------------------------

/** Data of the instruction, without the white space behind the target; key, or the fault. */
const data: readonly (readonly [string, string, string])[] = [
  ['PI-001', 'index="yes" follow="yes"', 'index,follow'],
  ['PI-001', 'index="no" follow="yes"', 'noindex,follow'],
  ['PI-001', 'index="yes" follow="no"', 'index,nofollow'],
  ['PI-001', 'index="no" follow="no"', 'noindex,nofollow'],
  ['PI-002', 'index="no"\tfollow="no"', 'noindex,nofollow'],
  ['PI-002', 'index="no"\nfollow="no"', 'noindex,nofollow'],
  ['PI-002', 'index="no" \t \n\n  follow="no"', 'noindex,nofollow'],
  ['PI-002', 'index="no"follow="no"', 'missing-space'],
  ['PI-003, I1', 'index="no" follow="no" ', 'trailing-space'],
  ['PI-003', 'index="no" follow="no"\n', 'trailing-space'],
  ['PI-003', 'index="no" follow="no"\t', 'trailing-space'],
  ['PI-003', 'index ="no" follow="no"', 'space-around-equals'],
  ['PI-003', 'index= "no" follow="no"', 'space-around-equals'],
  ['PI-003', 'index="no" follow\n=\n"no"', 'space-around-equals'],
  ['PI-003', 'index=" no" follow="no"', 'bad-value'],
  ['PI-003', 'index="no" follow="no "', 'bad-value'],
  ['PI-004', 'index="no"\u00a0follow="no"', 'garbage'],
  ['PI-004', 'index="no"\u3000follow="no"', 'garbage'],
  ['PI-004', 'index="no"\ffollow="no"', 'garbage'],
  ['PI-004', 'index="no"\vfollow="no"', 'garbage'],
  ['PI-004', 'index="no"\u0085follow="no"', 'garbage'],
  ['PI-005', 'index="no"', 'missing-follow'],
  ['PI-005', 'follow="no"', 'missing-index'],
  ['PI-005', 'follow="no" index="no"', 'order'],
  ['PI-005', 'index="no" index="no" follow="no"', 'duplicate-attribute'],
  ['PI-005', 'index="no" follow="no" follow="no"', 'duplicate-attribute'],
  ['PI-005', 'index="no" index="no"', 'duplicate-attribute'],
  ['PI-006', "index='no' follow='no'", 'single-quotes'],
  ['PI-006', `index="no" follow='no'`, 'single-quotes'],
  ['PI-006', 'index=no follow=no', 'unquoted'],
  ['PI-006', 'index="no" follow=no', 'unquoted'],
  ['PI-006', `index='no' follow=no`, 'single-quotes'],
  ['PI-007', 'INDEX="no" FOLLOW="no"', 'name-case'],
  ['PI-007', 'index="no" Follow="no"', 'name-case'],
  ['PI-007', 'index="NO" follow="no"', 'value-case'],
  ['PI-007', 'index="no" follow="Yes"', 'value-case'],
  ['PI-007', 'index="true" follow="no"', 'bad-value'],
  ['PI-007', 'index="" follow="no"', 'bad-value'],
  ['PI-007', 'index="&#110;o" follow="no"', 'bad-value'],
  ['PI-007', 'index="no;" follow="no"', 'bad-value'],
  ['PI-008', 'type="x" index="no" follow="no"', 'unknown-attribute'],
  ['PI-008', 'index="no" follow="no" archive="no"', 'unknown-attribute'],
  ['PI-008', 'index="no" follow="no" x', 'garbage'],
  ['PI-008', 'x index="no" follow="no"', 'garbage'],
  ['PI-008', 'index="no", follow="no"', 'garbage'],
  ['PI-008', 'index="no" follow="no"?', 'garbage'],
  ['PI-008', 'index="no" follow="no"/', 'garbage'],
  ['PI-026', 'noindex,nofollow', 'garbage'],
  ['PI-026', 'none', 'garbage'],
  ['PI-005', '', 'empty'],
  // The order of the reasons (digest 3.3): the first that applies is named.
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

/** The sample of the draft: what a handler fed with this says. */
function handled(...all: readonly string[]) {
  const handler = new RobotsHandler('http://www.fict.org/a.xml');
  handler.startDocument();
  for (const one of all) handler.processingInstruction('robots', one);
  return handler;
}
const keyOfHandler = (handler: RobotsHandler) =>
  `${handler.shouldIndex() ? '' : 'no'}index,${handler.shouldFollow() ? '' : 'no'}follow`;

describe('pi syntax', () => {
  test.each(data)('pi syntax (%s): %j is %s, in a document', (_id, body, expected) => {
    const file = `${xml}<?robots ${body}?>\n${doc}`;
    const legal = (indexFollowKeys as readonly string[]).includes(expected);
    expect(keyOf(file)).toBe(legal ? expected : 'index,follow');
    const faults = details(file).filter((one) => one.startsWith('PI-SYNTAX') || one === 'PI-ILLEGAL-ONLY');
    expect(faults).toEqual(legal ? [] : ['PI-ILLEGAL-ONLY', `PI-SYNTAX:${expected}`]);
    expect(ask(siteOf(file), { question: 'index-follow', url: path }).reason).toBe(legal ? 'pi' : 'illegal');
  });

  test.each(data)('pi sample (%s): %j is %s, to a SAX handler', (_id, body, expected) => {
    const legal = (indexFollowKeys as readonly string[]).includes(expected);
    const handler = handled(body);
    expect(keyOfHandler(handler)).toBe(legal ? expected : 'index,follow');
    expect(handler.problems).toEqual(
      legal ? [] : [{ url: 'http://www.fict.org/a.xml', data: body, fault: expected }],
    );
  });

  test.each([' ', '\t', '\n', '\r\n', '\r', '   \t\r\n'])(
    'pi syntax (PI-002): %j separates the target from index, and index from follow',
    (space) => {
      expect(keyOf(`<?robots${space}index="no"${space}follow="no"?>${doc}`)).toBe('noindex,nofollow');
    },
  );

  test.each([
    ['PI-009', `<?ROBOTS index="no" follow="no"?>`],
    ['PI-009', `<?Robots index="no" follow="no"?>`],
    ['PI-009', `<?robots-x index="no" follow="no"?>`],
    ['PI-009', `<?robots:x index="no" follow="no"?>`],
    ['PI-009', `<?robots.txt index="no" follow="no"?>`],
    ['PI-009', `<?robot index="no" follow="no"?>`],
    ['PI-009', `<?xrobots index="no" follow="no"?>`],
    ['PI-009', `<?xml-stylesheet href="a.css" type="text/css"?>`],
    ['PI-018', `<!-- ${nn} -->`],
    ['PI-018', `<!--${nn}-->`],
    ['PI-016', `<!DOCTYPE doc [<!ENTITY % r '${nn}'> %r;]>`],
    ['PI-016', `<!DOCTYPE doc [<!ENTITY r '${nn}'>]>`],
    ['PI-016', '<!DOCTYPE doc SYSTEM "robots.dtd">'],
  ])('xml 1.0 (%s): %s is no robots instruction', (_id, prolog) => {
    expect(keyOf(`${xml}${prolog}${doc}`)).toBe('index,follow');
    expect(details(`${xml}${prolog}${doc}`)).toContain('PI-NONE');
    const both = `${xml}${prolog}${yn}${doc}`;
    expect(keyOf(both)).toBe('index,nofollow');
    expect(details(both)).not.toContain('PI-DUPLICATE');
  });
});

// ---- Which instruction is obeyed ------------------------------------------------------------------------------------

const bad = '<?robots index="no"?>';
describe('pi: which instruction is obeyed, and where it may stand', () => {
  test.each<readonly [string, string, string, readonly string[]]>([
    ['PI-010 two legal: the first', `${ny}${yn}${doc}`, 'noindex,follow', ['PI-DIFFERENT', 'PI-DUPLICATE']],
    [
      'PI-010 illegal, then legal',
      `${bad}${yn}${doc}`,
      'index,nofollow',
      ['PI-DUPLICATE', 'PI-SYNTAX:missing-follow'],
    ],
    [
      'PI-010, I6 legal, then illegal',
      `${yn}${bad}${doc}`,
      'index,nofollow',
      ['PI-DUPLICATE', 'PI-SYNTAX:missing-follow'],
    ],
    [
      'PI-010 illegal before, legal late',
      `${bad}${doc}${nn}`,
      'noindex,nofollow',
      ['PI-DUPLICATE', 'PI-LATE', 'PI-SYNTAX:missing-follow'],
    ],
    ['PI-011 only illegal', `${bad}${doc}`, 'index,follow', ['PI-ILLEGAL-ONLY', 'PI-SYNTAX:missing-follow']],
    [
      'PI-011 two illegal',
      `${bad}<?robots?>${doc}`,
      'index,follow',
      ['PI-DUPLICATE', 'PI-ILLEGAL-ONLY', 'PI-SYNTAX:empty', 'PI-SYNTAX:missing-follow'],
    ],
    ['PI-012 none', doc, 'index,follow', ['PI-NONE']],
    ['PI-013 the same twice', `${nn}\n${nn}${doc}`, 'noindex,nofollow', ['PI-DUPLICATE']],
    [
      'PI-013 the same in other blanks',
      `${nn}<?robots index="no"\nfollow="no"?>${doc}`,
      'noindex,nofollow',
      ['PI-DUPLICATE'],
    ],
    ['PI-014 in the root, before text', `<doc>${nn}<p>text</p></doc>`, 'noindex,nofollow', []],
    [
      'PI-014 after blanks and empty elements',
      `<doc>\n  <meta/>\n${nn}\n<p>text</p></doc>`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-014 after a comment in the root',
      `<doc><!-- words -->${nn}<p>text</p></doc>`,
      'noindex,nofollow',
      [],
    ],
    ['PI-014 after a PI with words', `<doc><?x words?>${nn}<p>text</p></doc>`, 'noindex,nofollow', []],
    ['PI-017, I3 after text', `<doc><p>text</p>${nn}</doc>`, 'noindex,nofollow', ['PI-LATE']],
    [
      'PI-017 after a link',
      `<doc><a xlink:href="x.xml" xmlns:xlink="http://www.w3.org/1999/xlink"/>${nn}</doc>`,
      'noindex,nofollow',
      ['PI-LATE'],
    ],
    ['PI-017 after a link of HTML', `<doc><a href="x.xml"/>${nn}</doc>`, 'noindex,nofollow', ['PI-LATE']],
    ['PI-017 after CDATA', `<doc><![CDATA[words]]>${nn}</doc>`, 'noindex,nofollow', ['PI-LATE']],
    ['PI-017 after a character reference', `<doc>&#65;${nn}</doc>`, 'noindex,nofollow', ['PI-LATE']],
    ['PI-017 after the root', `${doc}\n${nn}`, 'noindex,nofollow', ['PI-LATE']],
    ['PI-015 first of all', `${nn}${doc}`, 'noindex,nofollow', []],
    ['PI-015 behind the declaration', `${xml}${nn}${doc}`, 'noindex,nofollow', []],
    ['PI-015 on the line of the declaration', `<?xml version="1.0"?>${nn}${doc}`, 'noindex,nofollow', []],
    ['PI-015 between comments', `${xml}<!-- c -->\n${nn}\n<!-- d -->\n${doc}`, 'noindex,nofollow', []],
    ['PI-015 before the document type', `${xml}${nn}<!DOCTYPE doc>${doc}`, 'noindex,nofollow', []],
    ['PI-015 behind the document type', `${xml}<!DOCTYPE doc>${nn}${doc}`, 'noindex,nofollow', []],
    [
      'PI-015, I2 in the internal subset',
      `${xml}<!DOCTYPE doc [<!ELEMENT doc ANY>${nn}]>${doc}`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-015 in the internal subset beside an external one',
      `<!DOCTYPE doc SYSTEM "d.dtd" [ ${nn} ]>${doc}`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-015 in a subset with ]> in a value',
      `<!DOCTYPE doc [<!ENTITY e "]>">${nn}]>${doc}`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-015 in a subset with ]> in a comment',
      `<!DOCTYPE doc [<!-- ]> "don't -->${nn}]>${doc}`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-015 in a subset with a quote in a PI',
      `<!DOCTYPE doc [<?x don't ]>?>${nn}]>${doc}`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-015 a subset with ]> in a system id',
      `<!DOCTYPE doc SYSTEM "]>" [${nn}]>${doc}`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-015 behind a subset with > in a declaration',
      `<!DOCTYPE doc [<!ATTLIST doc a CDATA ">">]>${nn}${doc}`,
      'noindex,nofollow',
      [],
    ],
    [
      'PI-016 a parameter entity',
      `<!DOCTYPE doc [ <!ENTITY % r '${nn}'> %r; ]>${doc}`,
      'index,follow',
      ['PI-IN-ENTITY', 'PI-NONE'],
    ],
    [
      'PI-016, I7 a general entity',
      `<!DOCTYPE doc [<!ENTITY r "${nn.replaceAll('"', "'")}">]><doc>&r;</doc>`,
      'index,follow',
      ['PI-IN-ENTITY', 'PI-NONE'],
    ],
    [
      'PI-016 an external subset',
      `<!DOCTYPE doc SYSTEM "doc.dtd">${doc}`,
      'index,follow',
      ['PI-EXTERNAL-SUBSET', 'PI-NONE'],
    ],
    [
      'PI-016 a public external subset',
      `<!DOCTYPE doc PUBLIC "-//X" "doc.dtd">${doc}`,
      'index,follow',
      ['PI-EXTERNAL-SUBSET', 'PI-NONE'],
    ],
    [
      'PI-016 an external subset, and a PI',
      `<!DOCTYPE doc SYSTEM "doc.dtd">${nn}${doc}`,
      'noindex,nofollow',
      [],
    ],
    ['PI-018 a comment', `<!-- ${nn} -->${doc}`, 'index,follow', ['PI-IN-COMMENT', 'PI-NONE']],
    [
      'PI-018 a comment in the subset',
      `<!DOCTYPE doc [<!-- ${nn} -->]>${doc}`,
      'index,follow',
      ['PI-IN-COMMENT', 'PI-NONE'],
    ],
    ['PI-018 CDATA', `<doc><![CDATA[${nn}]]></doc>`, 'index,follow', ['PI-IN-CDATA', 'PI-NONE']],
    [
      'PI-018 escaped text',
      `<doc>&lt;?robots index="no" follow="no"?&gt;</doc>`,
      'index,follow',
      ['PI-NONE'],
    ],
    ['PI-018 within another PI', `<?x ${nn}${doc}`, 'index,follow', ['PI-NONE']],
    ['PI-018 > in an attribute', `<doc a="x>y">${nn}<p>t</p></doc>`, 'noindex,nofollow', []],
    ['PI-018 --> in an attribute', `<doc a="--&gt;">${nn}<p>t</p></doc>`, 'noindex,nofollow', []],
    ['PI-019 elements not closed', `${xml}${nn}<doc><p>`, 'noindex,nofollow', ['PI-NOT-WELL-FORMED']],
    ['PI-019 a tag cut off', `${nn}<doc><p a="`, 'noindex,nofollow', ['PI-NOT-WELL-FORMED']],
    [
      'PI-019 a blank after the angle',
      `${xml}< ?robots index="no" follow="no"?>${doc}`,
      'index,follow',
      ['PI-NONE', 'PI-NOT-WELL-FORMED'],
    ],
    [
      'PI-019 closed by >',
      `${xml}<?robots index="no" follow="no">\n${doc}`,
      'index,follow',
      ['PI-NONE', 'PI-NOT-WELL-FORMED', 'PI-UNTERMINATED'],
    ],
    [
      'PI-019 before the declaration',
      `${nn}${xml}${doc}`,
      'noindex,nofollow',
      ['PI-NOT-WELL-FORMED', 'PI-XMLDECL-NOT-FIRST'],
    ],
    ['PI-019 elements crossed', `${nn}<a><b></a></b>`, 'noindex,nofollow', ['PI-NOT-WELL-FORMED']],
    ['PI-019 an ampersand alone', `${nn}<a>&</a>`, 'noindex,nofollow', ['PI-NOT-WELL-FORMED']],
    ['XML 1.0 a byte order mark', `\uFEFF${xml}${nn}${doc}`, 'noindex,nofollow', []],
    [
      'PI-009 another case beside',
      `<?ROBOTS index="no" follow="no"?>${yn}${doc}`,
      'index,nofollow',
      ['PI-TARGET-CASE'],
    ],
    ['nothing at all', '', 'index,follow', ['PI-NONE']],
  ])('pi (%s)', (_why, file, key, expected) => {
    expect(keyOf(file)).toBe(key);
    expect(details(file)).toEqual([...expected].sort());
  });

  test('pi (where to put): the example as printed, and completed', () => {
    const example = `<?xml version="1.0"?>\n\n<?robots index="no" follow="yes"?>\n\n<!-- we want robots to find the articles, but not index this summary -->\n\n<headlines>\n\n<title>Technology Headlines</title>\n\n<story>\n\n<storytitle xlink:type="simple" \n\n   xlink:href="tech/xml_number_1.xml">XML Wins Again!</storytitle>\n`;
    expect([keyOf(example), details(example)]).toEqual(['noindex,follow', ['PI-NOT-WELL-FORMED']]);
    const whole = `${example}</story></headlines>\n`;
    expect([keyOf(whole), details(whole)]).toEqual(['noindex,follow', []]);
    expect(ask(siteOf(whole), { question: 'index-follow', url: path }).by).toEqual({ path, line: 2 });
  });

  test('pi: every step of a trace can be told, and exactly one decides', () => {
    for (const file of [
      '',
      doc,
      `${bad}${ny}${yn}${doc}`,
      `${bad}${doc}`,
      `<!-- ${nn} -->${doc}`,
      html(meta('noindex')),
    ])
      for (const parser of ['xml', 'html'] as const) {
        const steps = ask(siteOf(file), { question: 'index-follow', url: path, parser }).trace();
        expect(steps.filter(({ outcome }) => outcome === 'decides')).toHaveLength(1);
        for (const step of steps) expect(explain(step)).toMatch(/\S/);
      }
  });

  test('pi: a document that is not there, and a URL of another site, may be indexed and followed', () => {
    const site = siteOf(`${nn}${doc}`);
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
      [...prepare(site, { question: 'index-follow' }).matrix([''], [path, '/b.xml']).answers].map(
        (place) => indexFollowKeys[place],
      ),
    ).toEqual(['noindex,nofollow', 'index,follow']);
  });
});

// ---- XML-conformant HTML --------------------------------------------------------------------------------------------

describe('pi (XML-conformant HTML)', () => {
  test.each<readonly [string, string, string, string, readonly string[], readonly string[]]>([
    [
      'PI-020 both, equal',
      `${xml}${ny}${html(meta('noindex,follow'))}`,
      'noindex,follow',
      'noindex,follow',
      [],
      [],
    ],
    [
      'PI-020 both, different',
      `${xml}${ny}${html(meta('index,nofollow'))}`,
      'noindex,follow',
      'index,nofollow',
      ['PI-META-CONFLICT'],
      ['PI-META-CONFLICT'],
    ],
    [
      'PI-021, -022 META only',
      html(meta('noindex')),
      'index,follow',
      'noindex,follow',
      ['PI-META-IGNORED'],
      [],
    ],
    [
      'PI-021, -022 PI only',
      `${nn}${html('')}`,
      'noindex,nofollow',
      'index,follow',
      [],
      ['PI-IGNORED-IN-HTML'],
    ],
    [
      'PI-022 an illegal PI and META',
      `${bad}${html(meta('noindex'))}`,
      'index,follow',
      'noindex,follow',
      ['PI-ILLEGAL-ONLY', 'PI-META-IGNORED', 'PI-SYNTAX:missing-follow'],
      [],
    ],
    ['PI-023 none', `${nn}${html(meta('none'))}`, 'noindex,nofollow', 'noindex,nofollow', [], []],
    ['PI-023 all', `${yy}${html(meta('all'))}`, 'index,follow', 'index,follow', [], []],
  ])('pi html (%s)', (why, file, asXml, asHtml, saidXml, saidHtml) => {
    expect([keyOf(file, 'xml'), keyOf(file, 'html')]).toEqual([asXml, asHtml]);
    expect(details(file, 'xml')).toEqual(saidXml);
    // What an HTML parser makes of an illegal PI the digest does not say.
    if (!why.includes('illegal')) expect(details(file, 'html')).toEqual(saidHtml);
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
  ])('html 4 B.4.1 (PI-023): META content %j is %s', (content, key) => {
    expect(keyOf(html(meta(content)), 'html')).toBe(key);
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
    ['<meta name="googlebot" content="noindex">', false],
    ['<meta http-equiv="robots" content="noindex">', false],
    ['<meta name="robots">', false],
    ['<metas name="robots" content="noindex">', false],
  ])('html: %s counts: %s', (tag, counts) => {
    expect(keyOf(`<!DOCTYPE html>${html(tag)}`, 'html')).toBe(counts ? 'noindex,follow' : 'index,follow');
  });

  test('docs: several META tags count together, and "no" wins', () => {
    expect(keyOf(html(meta('noindex,follow') + meta('index,nofollow')), 'html')).toBe('noindex,nofollow');
  });

  test.each([
    '<meta name="robots" content="no&#105;ndex">',
    '<meta name="robots" content="no&#x69;ndex">',
    '<meta name="&#114;obots" content="noindex">',
  ])('html 4 3.2.2: references in %s are expanded', (tag) => {
    expect(keyOf(html(tag), 'html')).toBe('noindex,follow');
  });

  test('I4: the parser follows from the end of the name, if it is not given', () => {
    const file = `${nn}${html(meta('index'))}`;
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

describe('pi (sample implementation, PI-024)', () => {
  test('pi sample: at the start both flags are set, and a new document forgets all', () => {
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
    expect(keyOfHandler(handler)).toBe('index,nofollow');
  });

  test('pi sample: the first legal one is obeyed, and later ones do not reset', () => {
    expect(keyOfHandler(handled('x', 'index="no" follow="yes"', 'index="yes" follow="no"'))).toBe(
      'noindex,follow',
    );
    expect(keyOfHandler(handled('index="yes" follow="yes"', 'index="no" follow="no"'))).toBe('index,follow');
  });

  test.each(['ROBOTS', 'Robots', 'robotsx', 'xml-stylesheet', ''])(
    'pi sample (PI-009): target %j is not ours',
    (target) => {
      const handler = new RobotsHandler('u');
      handler.startDocument();
      handler.processingInstruction(target, 'index="no" follow="no"');
      handler.processingInstruction(target, 'x');
      expect([keyOfHandler(handler), handler.problems]).toEqual(['index,follow', []]);
    },
  );

  test('pi sample: others extend it', () => {
    class Titles extends RobotsHandler {
      readonly seen: string[] = [];
      override processingInstruction(target: string, body: string): void {
        super.processingInstruction(target, body);
        this.seen.push(target);
      }
    }
    const titles = new Titles('u');
    titles.startDocument();
    titles.processingInstruction('robots', 'index="no" follow="yes"');
    expect([titles.seen, titles.shouldIndex(), titles.shouldFollow()]).toEqual([['robots'], false, true]);
  });

  test('pi sample: an instruction after content is obeyed and marked as late, an early one is not', () => {
    const late = handled();
    late.startContent();
    late.processingInstruction('robots', 'index="no" follow="no"');
    expect([keyOfHandler(late), late.cameLate]).toEqual(['noindex,nofollow', true]);
    const early = handled('index="no" follow="no"');
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
  P010: 'info',
  P011: 'error',
  P012: 'info',
  P013: 'info',
  P014: 'error',
  P015: 'error',
  P016: 'info',
};

/** Code, what it shows, document, parser, whether the digest names a quick fix. */
const positives: readonly (readonly [string, string, string, Parser, boolean])[] = [
  ['P001', 'a bare document', doc, 'xml', true],
  ['P001', 'a declaration', `${xml}${doc}`, 'xml', true],
  ['P001', 'a declaration with CRLF', `<?xml version="1.0"?>\r\n${doc}\r\n`, 'xml', true],
  ['P001', 'a declaration and no line end', `<?xml version="1.0"?>${doc}`, 'xml', true],
  ['P001', 'a BOM', `\uFEFF${doc}`, 'xml', true],
  ['P001', 'a BOM and a declaration', `\uFEFF${xml}${doc}`, 'xml', true],
  ['P001', 'a document type', `${xml}<!DOCTYPE doc [<!ENTITY e "]>">]>${doc}`, 'xml', true],
  ['P001', 'a comment first', `<!-- c -->${doc}`, 'xml', true],
  ['P001', 'an empty document', '', 'xml', true],
  ['P002', 'an illegal one', `${bad}${doc}`, 'xml', true],
  ['P002', 'an empty one', `<?robots?>${doc}`, 'xml', true],
  ['P002', 'a blank at its end', `<?robots index="no" follow="no" ?>${doc}`, 'xml', true],
  ['P002', 'garbage', `<?robots noindex,nofollow?>${doc}`, 'xml', true],
  ['P002', 'beside a legal one', `${nn}${bad}${doc}`, 'xml', true],
  ['P002', 'in the internal subset', `<!DOCTYPE doc [\n${bad}\n]>${doc}`, 'xml', true],
  ['P003', 'only an illegal one', `${bad}${doc}`, 'xml', true],
  ['P003', 'two illegal ones', `<?robots x?>${bad}${doc}`, 'xml', true],
  ['P004', 'the same twice', `${nn}\n${nn}${doc}`, 'xml', true],
  ['P004', 'three', `${nn}${yn}${bad}${doc}`, 'xml', true],
  ['P004', 'illegal first', `${bad}${nn}${doc}`, 'xml', true],
  ['P004', 'only illegal ones', `${bad}${bad}${doc}`, 'xml', true],
  ['P005', 'two that differ', `${nn}${yn}${doc}`, 'xml', true],
  ['P005', 'a late one that differs', `${nn}${doc}${yn}`, 'xml', true],
  ['P006', 'after text', `${xml}<doc>text${nn}</doc>`, 'xml', true],
  ['P006', 'after the root', `${xml}${doc}\n${nn}\n`, 'xml', true],
  ['P006', 'after the root, with CRLF', `<?xml version="1.0"?>\r\n${doc}\r\n${nn}\r\n`, 'xml', true],
  ['P006', 'after a link', `<doc><a href="x"/>${nn}</doc>`, 'xml', true],
  ['P007', 'upper case', `<?ROBOTS index="no" follow="no"?>${doc}`, 'xml', true],
  ['P007', 'a capital', `<?Robots index="no" follow="no"?>${doc}`, 'xml', true],
  ['P008', 'in a comment', `<!-- ${nn} -->${doc}`, 'xml', true],
  ['P008', 'in CDATA', `<doc><![CDATA[${nn}]]></doc>`, 'xml', true],
  ['P009', 'in a parameter entity', `<!DOCTYPE doc [ <!ENTITY % r '${nn}'> %r; ]>${doc}`, 'xml', true],
  ['P009', 'in a general entity', `<!DOCTYPE doc [<!ENTITY r '${nn}'>]><doc>&r;</doc>`, 'xml', true],
  ['P010', 'an external subset', `<!DOCTYPE doc SYSTEM "d.dtd">${doc}`, 'xml', true],
  ['P010', 'both subsets', `<!DOCTYPE doc SYSTEM "d.dtd" [<!ELEMENT doc ANY>]>${doc}`, 'xml', true],
  ['P011', 'they differ, XML', `${nn}${html(meta('noindex'))}`, 'xml', true],
  ['P011', 'they differ, HTML', `${nn}${html(meta('noindex'))}`, 'html', true],
  ['P011', 'an empty content', `${nn}${html(meta(''))}`, 'html', true],
  ['P012', 'META only', html(meta('noindex')), 'xml', true],
  ['P012', 'META and an illegal PI', `${bad}${html(meta('noindex'))}`, 'xml', true],
  ['P013', 'PI only', `${nn}${html('')}`, 'html', true],
  ['P014', 'closed by >', `<?robots index="no" follow="no">${doc}`, 'xml', true],
  ['P014', 'never closed', `${doc}<?robots index="no" follow="no"`, 'xml', true],
  [
    'P014',
    'closed by >, on a line of its own',
    `${xml}<?robots index="no" follow="no">\n${doc}`,
    'xml',
    true,
  ],
  ['P015', 'the PI first', `${nn}<?xml version="1.0"?>${doc}`, 'xml', true],
  ['P015', 'a line end first', `\n${xml}${nn}${doc}`, 'xml', true],
  ['P015', 'a comment first', `<!-- c -->${xml}${nn}${doc}`, 'xml', true],
  ['P015', 'a BOM and a blank first', `\uFEFF ${xml}${nn}${doc}`, 'xml', true],
  ['P016', 'not closed', `${nn}<doc>`, 'xml', false],
  ['P016', 'two roots', `${nn}<a/><b/>`, 'xml', false],
  ['P016', 'the same attribute twice', `${nn}<a b="" b=""/>`, 'xml', false],
  ['P016', 'no root', nn, 'xml', false],
  ['P016', 'words outside of the root', `${nn}<a/>words`, 'xml', false],
  ['P016', 'two hyphens in a comment', `${nn}<a><!-- -- --></a>`, 'xml', false],
  ['P016', ']]> in text', `${nn}<a>]]></a>`, 'xml', false],
  ['P016', 'an undeclared entity', `${nn}<a>&nbsp;</a>`, 'xml', false],
];

const nearMisses: readonly (readonly [string, string, string, Parser])[] = [
  ['P001', 'a legal one', `${nn}${doc}`, 'xml'],
  ['P001', 'an illegal one', `${bad}${doc}`, 'xml'],
  ['P001', 'META in place of it', html(meta('noindex')), 'html'],
  ['P002', 'a legal one over two lines', `<?robots\nindex="no"\nfollow="no"?>${doc}`, 'xml'],
  ['P002', 'another target', `<?robotsx index="no"?>${doc}`, 'xml'],
  ['P002', 'in a comment', `<!-- ${bad} -->${doc}`, 'xml'],
  ['P003', 'a legal one beside', `${bad}${nn}${doc}`, 'xml'],
  ['P003', 'a legal one late', `${bad}${doc}${nn}`, 'xml'],
  ['P004', 'one', `${nn}${doc}`, 'xml'],
  ['P004', 'one in a comment', `${nn}<!-- ${nn} -->${doc}`, 'xml'],
  ['P004', 'one of another case', `${nn}<?ROBOTS x?>${doc}`, 'xml'],
  ['P005', 'the same twice', `${nn}${nn}${doc}`, 'xml'],
  ['P005', 'a later illegal one', `${nn}${bad}${doc}`, 'xml'],
  ['P006', 'before text', `<doc>\n <?x y?><!-- z -->${nn}text</doc>`, 'xml'],
  ['P006', 'an illegal one late', `${nn}${doc}${bad}`, 'xml'],
  ['P006', 'a duplicate late', `${nn}${doc}${nn}`, 'xml'],
  ['P007', 'lower case', `${nn}${doc}`, 'xml'],
  ['P007', 'another name', `<?ROBOTSX index="no" follow="no"?>${nn}${doc}`, 'xml'],
  ['P008', 'the word only', `<!-- robots index="no" -->${nn}${doc}`, 'xml'],
  ['P008', 'another target', `<!-- <?robotsx index="no"?> -->${nn}${doc}`, 'xml'],
  ['P009', 'in the internal subset', `<!DOCTYPE doc [<!ENTITY e "x">${nn}]>${doc}`, 'xml'],
  ['P010', 'a PI in the document', `<!DOCTYPE doc SYSTEM "d.dtd">${nn}${doc}`, 'xml'],
  ['P010', 'no external subset', `<!DOCTYPE doc [<!ENTITY e SYSTEM "x">]>${doc}`, 'xml'],
  ['P011', 'the same', `${nn}${html(meta('none'))}`, 'html'],
  ['P011', 'the same in capitals', `${nn}${html(meta('NOFOLLOW, NOINDEX'))}`, 'xml'],
  ['P011', 'PI only', `${nn}${html('')}`, 'xml'],
  ['P011', 'META only', html(meta('noindex')), 'xml'],
  ['P012', 'both', `${nn}${html(meta('none'))}`, 'xml'],
  ['P012', 'an HTML parser', html(meta('noindex')), 'html'],
  ['P013', 'both', `${nn}${html(meta('none'))}`, 'html'],
  ['P013', 'an XML parser', `${nn}${html('')}`, 'xml'],
  ['P014', 'terminated', `${nn}${doc}`, 'xml'],
  ['P014', 'another target', `${nn}${doc}<?x index="no"`, 'xml'],
  ['P015', 'the declaration first', `${xml}${nn}${doc}`, 'xml'],
  ['P015', 'a BOM', `\uFEFF${xml}${nn}${doc}`, 'xml'],
  ['P015', 'a stylesheet', `\n<?xml-stylesheet href="a"?>${nn}${doc}`, 'xml'],
  ['P015', 'in a comment', `${nn}<!-- ${xml} -->${doc}`, 'xml'],
  [
    'P016',
    'well-formed',
    `${xml}${nn}<doc a='<"&lt;'.replace>t</doc>`.replace(` a='<"&lt;'.replace`, ` a='"&lt;'`),
    'xml',
  ],
  [
    'P016',
    'all sorts of things',
    `${xml}<!DOCTYPE a [<!ELEMENT a ANY><!ATTLIST a b CDATA #IMPLIED><!ENTITY e "x">]>${nn}<a b='"'>&e;&#x41;&amp;<![CDATA[<]]><c:d xmlns:c="u"/><!-- - --><?p?></a>\n<!-- -->`,
    'xml',
  ],
];

describe('pi lints', () => {
  test.each(positives)('lint %s: %s', (code, _why, file, parser) => {
    const found = codesOf(file, code, parser);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      expect(one.severity).toBe(severities[code]);
      expect(one.message).toMatch(/\S/);
      expect(one.why).toMatch(/\S/);
      expect(one.detail).toMatch(/^PI-/);
    }
  });

  test.each(nearMisses)('no lint %s: %s', (code, _why, file, parser) => {
    expect(codesOf(file, code, parser)).toEqual([]);
  });

  test('every code has a positive case and a near miss here', () => {
    const all = Object.keys(severities);
    expect([...new Set(positives.map(([code]) => code))]).toEqual(all);
    expect([...new Set(nearMisses.map(([code]) => code))]).toEqual(all);
  });

  test.each(positives)('fixes of %s (%s) do what they say', (code, _why, file, parser, wanted) => {
    expect(badFixes(file, parser, code)).toEqual([]);
    if (wanted) expect(codesOf(file, code, parser).flatMap(({ fixes }) => fixes).length).toBeGreaterThan(0);
  });

  test.each([
    ['P007', 'with illegal data', `<?ROBOTS index="no"?>${doc}`],
    ['P007', 'beside a legal one', `${nn}<?ROBOTS index="no"?>${doc}`],
    ['P008', 'illegal, in a comment', `<!-- ${bad} -->${doc}`],
    ['P008', 'illegal, in CDATA', `<doc><![CDATA[${bad}]]></doc>`],
    ['P008', 'beside a legal one', `${yn}<!-- ${nn} -->${doc}`],
    ['P009', 'illegal, in an entity', `<!DOCTYPE doc [<!ENTITY r '${bad}'>]>${doc}`],
    ['P015', 'two declarations', `${xml}${xml}${nn}${doc}`],
    ['P015', 'a declaration in the root', `${xml}${nn}<doc><?xml version="1.0"?></doc>`],
    ['P012', 'META and two illegal PIs', `${bad}${bad}${html(meta('noindex'))}`],
    ['P011', 'two META tags', `${nn}${html(meta('noindex') + meta('nofollow,noarchive'))}`],
    ['P011', 'META late', `${nn}${html('')}${meta('noindex')}`],
    ['P013', 'no head', `${nn}<html><body/></html>`],
    ['P013', 'no element', nn],
    ['P013', 'an empty head element', `${nn}<html><head/><body/></html>`],
    ['P004', 'in the subset and behind it', `<!DOCTYPE doc [${nn}]>${yn}${doc}`],
    ['P006', 'late, with an illegal one before', `${bad}<doc>text${nn}</doc>`],
    ['P006', 'late, and no declaration, behind a BOM', `\uFEFF<doc>text${nn}</doc>`],
  ])('fixes of %s, %s, add no error', (code, _why, file) => {
    for (const parser of ['xml', 'html'] as const) expect(badFixes(file, parser, code)).toEqual([]);
  });

  test.each([
    ['with illegal data', `<?robots index="no">${doc}`],
    ['without data', `<?robots${doc}`],
    ['the target alone', '<?robots'],
    ['beside a legal one', `${nn}${doc}<?robots index="no"`],
  ])('fixes of P014, %s, add no error', (_why, file) => {
    expect(badFixes(file, 'xml', 'P014')).toEqual([]);
  });

  test('fixes of P010 do not contradict META', () => {
    const type = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x.dtd">';
    expect(badFixes(`${type}${html(meta('noindex'))}`, 'xml', 'P010')).toEqual([]);
  });

  test.each([
    ['P002', `<?robots index="no" follow="no">\n<doc><p>text</p><?x y?></doc>`],
    ['P003', `<?robots index="no" follow="no">\n<doc><p>text</p><?x y?></doc>`],
    ['P004', `${nn}<?robots index="yes">\n<doc><p>text</p><?x y?></doc>`],
  ])('issue 5, PI-019: fixes of %s keep every other character of %s', (code, file) => {
    const site = siteOf(file);
    const results = codesOf(file, code).flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printed(applyEdits(site, path, edits))),
    );
    for (const result of results) expect(result).toContain('<p>text</p>');
  });

  test.each([
    ['P006', `<doc>text${nn}<?xml version="1.0"?></doc>`],
    ['P001', `<doc>text<?xml version="1.0"?></doc>`],
    ['P012', `<html><head>${meta('noindex')}</head><?xml version="1.0"?></html>`],
  ])('pi (where to put): the fix of %s puts the instruction before the root of %s', (code, file) => {
    const site = siteOf(file);
    const results = codesOf(file, code).flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printed(applyEdits(site, path, edits))),
    );
    for (const result of results) expect(result).toMatch(/^<\?robots/);
  });

  test('pi: moving a late instruction into the prolog changes no verdict, if it says so', () => {
    expect(badFixes(`<doc>text${yn}${nn}<?xml version="1.0"?></doc>`, 'xml', 'P006')).toEqual([]);
  });

  test.each(['P002', 'P003'])('fixes of %s do not contradict META', (code) => {
    expect(badFixes(`${bad}${html(meta('none'))}`, 'xml', code)).toEqual([]);
  });

  /** The quick fixes of the digest: code, document, one of the results. */
  test.each([
    ['P001', 'xml', `${xml}${doc}`, `${xml}${yy}\n${doc}`],
    ['P002', 'xml', `${xml}<?robots follow='NO' index='yes'?>${doc}`, `${xml}${yn}${doc}`],
    ['P002', 'xml', `${xml}<?robots index="no" follow="no" ?>${doc}`, `${xml}${nn}${doc}`],
    ['P002', 'xml', `${xml}<?robots noindex,nofollow?>${doc}`, `${xml}${nn}${doc}`],
    ['P003', 'xml', `<?robots index=no follow=yes?>${doc}`, `${ny}${doc}`],
    ['P004', 'xml', `${nn}${yn}${doc}`, `${nn}${doc}`],
    ['P005', 'xml', `${nn}${yn}${doc}`, `${nn}${doc}`],
    ['P006', 'xml', `<doc>text${nn}</doc>`, `${nn}<doc>text</doc>`],
    ['P007', 'xml', `<?ROBOTS index="no" follow="no"?>${doc}`, `${nn}${doc}`],
    ['P011', 'xml', `${nn}${html(meta('noindex'))}`, `${nn}${html(meta('noindex,nofollow'))}`],
    ['P011', 'xml', `${nn}${html(meta('noindex'))}`, `${ny}${html(meta('noindex'))}`],
    ['P012', 'xml', html(meta('noindex')), `${ny}${html(meta('noindex'))}`],
    ['P014', 'xml', `<?robots index="no" follow="no">${doc}`, `${nn}${doc}`],
    ['P015', 'xml', `${nn}<?xml version="1.0"?>${doc}`, `<?xml version="1.0"?>${nn}${doc}`],
  ] as const)('quick fix of %s (%s): %j becomes %j', (code, parser, file, result) => {
    const site = siteOf(file);
    const results = codesOf(file, code, parser).flatMap(({ fixes }) =>
      fixes.map(({ edits }) => printed(applyEdits(site, path, edits))),
    );
    expect(results).toContain(result);
  });

  test('xml 2.8: an inserted instruction stands behind the XML declaration and the byte order mark', () => {
    for (const start of [
      xml,
      `\uFEFF${xml}`,
      '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>\r\n',
      '\uFEFF',
    ]) {
      const site = siteOf(`${start}${doc}`);
      for (const { fixes } of findings(site, path))
        for (const { edits } of fixes) {
          const after = applyEdits(site, path, edits);
          expect(printed(after).startsWith(start.trimEnd())).toBe(true);
          expect(findings(after, path)).toEqual([]);
        }
    }
  });

  test.each([
    ['UTF-16, little end first', true],
    ['UTF-16, big end first', false],
  ])('xml 4.3.3: %s is read and written', (_name, little) => {
    const bytes = utf16(`<?xml version="1.0" encoding="UTF-16"?>${nn}<doc>\u00e9</doc>`, little);
    expect(keyOf(bytes)).toBe('noindex,nofollow');
    const none = utf16('<doc>\u00e9</doc>', little);
    const [finding] = told(none);
    const after = printFile(applyEdits(siteOf(none), path, finding?.fixes[0]?.edits ?? []), path);
    expect(after).toEqual(utf16(`${yy}<doc>\u00e9</doc>`, little));
  });

  test('xml 4.3.3: ISO-8859-1 is read, and a fix changes nothing else', () => {
    const before = '<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<!DOCTYPE doc [\r\n';
    const after = `\r\n]>\r\n<doc>${'\u00e9\u00ff'.repeat(1000)}</doc>`;
    const latin = (part: string) => Uint8Array.from(part, (one) => one.charCodeAt(0));
    const bytes = latin(`${before}<?robots index="no" follow="NO"?>${after}`);
    const site = siteOf(bytes);
    const [finding] = findings(site, path);
    expect(finding?.detail).toBe('PI-SYNTAX:value-case');
    expect(printFile(applyEdits(site, path, finding?.fixes[0]?.edits ?? []), path)).toEqual(
      latin(`${before}${nn}${after}`),
    );
  });
});

// ---- A second reading, slow and plain -------------------------------------------------------------------------------

const legalData = /^index="(yes|no)"[ \t\r\n]+follow="(yes|no)"$/;
const space = fc.constantFrom(' ', '\t', '\n', '  ', ' \n\t');
const attribute = fc.record({
  name: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('index', 'follow') },
    { weight: 1, arbitrary: fc.constantFrom('INDEX', 'Follow', 'type', 'indexx', 'x:y') },
  ),
  before: fc.constantFrom('', '', '', '', '', '', ' ', '\n'),
  behind: fc.constantFrom('', '', '', '', '', '', ' ', '\t'),
  quote: fc.constantFrom('"', '"', '"', '"', '"', "'", ''),
  value: fc.constantFrom('yes', 'no', 'yes', 'no', 'yes', 'no', 'NO', 'Yes', 'true', 'n', 'yesno', '&amp;'),
});
type Item =
  | { readonly junk: string }
  | {
      readonly junk?: undefined;
      readonly name: string;
      readonly before: string;
      readonly behind: string;
      readonly quote: string;
      readonly value: string;
    };
const item: fc.Arbitrary<Item> = fc.oneof(
  { weight: 9, arbitrary: attribute },
  { weight: 1, arbitrary: fc.constantFrom('x', 'noindex', ',', '&', '\u00a0').map((junk) => ({ junk })) },
);
const piData = fc
  .tuple(
    fc.oneof(
      fc.tuple(attribute, attribute).map(([one, two]): Item[] => [
        { ...one, name: 'index' },
        { ...two, name: 'follow' },
      ]),
      fc.array(item, { maxLength: 4 }),
    ),
    fc.infiniteStream(fc.option(space, { nil: '' })),
    fc.constantFrom('', '', '', '', ' ', '\n'),
  )
  .map(([items, gaps, end]) => {
    let body = '';
    let missing = false;
    items.forEach((one, place) => {
      const last = items[place - 1];
      if (place > 0) {
        // Only what is quoted can stand next to an attribute without a blank and remain what it is.
        const gapless = last?.junk === undefined && last?.quote !== '' && one.junk === undefined;
        const gap = gaps.next().value as string;
        if (gapless && gap === '') missing = true;
        body += gap === '' && !gapless ? ' ' : gap;
      }
      body += one.junk ?? `${one.name}${one.before}=${one.behind}${one.quote}${one.value}${one.quote}`;
    });
    return {
      items,
      body: body + (items.length > 0 ? end : ''),
      missing,
      trailing: items.length > 0 && end !== '',
    };
  });

/** The first reason of digest 3.3 that applies, from the parts and not from the text. */
function fault(items: readonly Item[], missing: boolean, trailing: boolean): string | undefined {
  const all = items.filter((one) => one.junk === undefined);
  const names = all.map(({ name }) => name);
  const odd = (known: readonly string[], values: readonly string[]) =>
    values.filter((one) => !known.includes(one));
  const oddNames = odd(['index', 'follow'], names);
  const oddValues = odd(
    ['yes', 'no'],
    all.map(({ value }) => value),
  );
  const caseOnly = (known: readonly string[]) => (one: string) => known.includes(one.toLowerCase());
  if (items.length === 0) return 'empty';
  if (all.length === 0) return 'garbage';
  if (all.some(({ quote }) => quote === "'")) return 'single-quotes';
  if (all.some(({ quote }) => quote === '')) return 'unquoted';
  if (all.some(({ before, behind }) => before + behind !== '')) return 'space-around-equals';
  if (oddNames.some(caseOnly(['index', 'follow']))) return 'name-case';
  if (oddNames.length > 0) return 'unknown-attribute';
  if (new Set(names).size < names.length) return 'duplicate-attribute';
  if (!names.includes('index')) return 'missing-index';
  if (!names.includes('follow')) return 'missing-follow';
  if (names[0] === 'follow') return 'order';
  if (oddValues.some(caseOnly(['yes', 'no']))) return 'value-case';
  if (oddValues.length > 0) return 'bad-value';
  if (all.length < items.length) return 'garbage';
  if (missing) return 'missing-space';
  return trailing ? 'trailing-space' : undefined;
}

describe('pi: a second reading of the draft agrees', () => {
  test('pi syntax: legal by the EBNF, or the first reason of the digest, for thousands of instructions', () => {
    fc.assert(
      fc.property(piData, ({ items, body, missing, trailing }) => {
        const expected = fault(items, missing, trailing);
        const handler = handled(body);
        expect(handler.problems.map((one) => one.fault)).toEqual(expected === undefined ? [] : [expected]);
        const match = legalData.exec(body);
        expect(match === null).toBe(expected !== undefined);
        expect([handler.shouldIndex(), handler.shouldFollow()]).toEqual(
          match ? [match[1] === 'yes', match[2] === 'yes'] : [true, true],
        );
      }),
      runs(2000),
    );
  });

  test('pi syntax: a document says the same as a handler', () => {
    fc.assert(
      fc.property(piData, ({ body }) => {
        const handler = handled(body);
        const file = `${xml}<?robots ${body}?>${doc}`;
        expect(keyOf(file)).toBe(keyOfHandler(handler));
        expect(details(file).filter((one) => one.startsWith('PI-SYNTAX'))).toEqual(
          handler.problems.map((one) => `PI-SYNTAX:${one.fault}`),
        );
      }),
      runs(400),
    );
  });

  test('pi syntax: one character changed, taken away or added decides by the EBNF', () => {
    const chars = fc.constantFrom(...' \t\n\r"\'=abxyesnoINDEX?<>&/\0\u00a0\ufeff\ud800'.split(''));
    fc.assert(
      fc.property(
        fc.constantFrom('yes', 'no'),
        fc.constantFrom('yes', 'no'),
        space,
        fc.nat(30),
        fc.nat(1),
        chars,
        (index, follow, gap, at, cut, put) => {
          const body = `index="${index}"${gap}follow="${follow}"`;
          const changed = body.slice(0, at) + put + body.slice(at + cut);
          // A parser hands no white space over that stands behind the target.
          fc.pre(!/^[ \t\r\n]/.test(changed));
          const handler = handled(changed);
          expect(handler.problems.length === 0).toBe(legalData.test(changed));
        },
      ),
      runs(1000),
    );
  });

  const real = fc.oneof(
    fc.constantFrom(nn, ny, yn, yy, nn, ny, yn, yy, nn.replace(' ', '\r\n')),
    fc.constantFrom(bad, '<?robots?>', '<?robots index="no" follow="no" ?>', '<?robots noindex?>'),
  );
  const hidden = fc.constantFrom(
    `<!-- ${nn} -->`,
    '<?x y?>',
    '<!-- c -->',
    '\n',
    ' ',
    '<?ROBOTS index="no" follow="no"?>',
    `<?x ${'<?robots'} index="no"?>`,
  );
  const inSubset = fc.oneof(
    real,
    hidden,
    fc.constantFrom(
      '<!ELEMENT doc ANY>',
      `<!ENTITY e "]>">`,
      `<!ENTITY f '${nn}'>`,
      `<!ATTLIST doc a CDATA '>'>`,
      '<!-- ]> -->',
    ),
  );
  const content = fc.oneof(
    real,
    hidden,
    fc.constantFrom('words', '<p/>', '<p a="x>y"/>', '<p>', '&amp;', `<![CDATA[${nn}]]>`, '<a href="x"/>'),
  );

  test('pi: the first legal instruction of a random document is obeyed, and what is odd is said', () => {
    const some = (one: fc.Arbitrary<string>) => fc.array(one, { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.boolean(),
        some(fc.oneof(real, hidden)),
        fc.option(some(inSubset)),
        some(fc.oneof(real, hidden)),
        some(content),
        some(fc.oneof(real, hidden)),
        (declared, before, subset, between, inside, behind) => {
          const closed = inside.map((one) => (one === '<p>' ? '<p></p>' : one));
          const prolog = [...before, ...(subset ?? []), ...between];
          const file = `${declared ? '<?xml version="1.0"?>' : ''}${before.join('')}${subset ? `<!DOCTYPE doc [${subset.join('')}]>` : ''}${between.join('')}<doc>${closed.join('')}</doc>${behind.join('')}`;
          const all = [...prolog, ...closed, ...behind];
          const pis = all.filter((one) => /^<\?robots[\s?]/.test(one));
          const legal = (one: string) => legalData.exec(one.slice(8, -2).trimStart());
          const first = all.findIndex((one) => /^<\?robots[\s?]/.test(one) && legal(one));
          const text = all.findIndex(
            (one, place) => place >= prolog.length && /^(words|&amp;|<!\[CDATA|<a )/.test(one),
          );
          const match = first < 0 ? null : legal(all[first] as string);
          expect(keyOf(file)).toBe(
            match
              ? `${match[1] === 'no' ? 'no' : ''}index,${match[2] === 'no' ? 'no' : ''}follow`
              : 'index,follow',
          );
          const said = details(file);
          const yes = (detail: string, is: boolean) =>
            expect([detail, said.includes(detail)]).toEqual([detail, is]);
          yes('PI-NONE', pis.length === 0);
          yes('PI-ILLEGAL-ONLY', pis.length > 0 && first < 0);
          yes('PI-DUPLICATE', pis.length > 1);
          yes(
            'PI-DIFFERENT',
            pis.some((one) => match && legal(one) && legal(one)?.slice(1).join() !== match.slice(1).join()),
          );
          yes('PI-LATE', first >= 0 && text >= 0 && text < first);
          expect(said.filter((one) => one.startsWith('PI-SYNTAX'))).toHaveLength(
            pis.filter((one) => !legal(one)).length,
          );
        },
      ),
      runs(400),
    );
  });

  test('every fix of a random document makes its finding go away, adds no error, and keeps verdicts if it says so', () => {
    const some = (one: fc.Arbitrary<string>) => fc.array(one, { maxLength: 2 });
    fc.assert(
      fc.property(
        fc.constantFrom('', '<?xml version="1.0"?>', '<?xml version="1.0"?>\r\n', '\uFEFF'),
        some(fc.oneof(real, hidden)),
        fc.option(some(inSubset)),
        some(content),
        (start, before, subset, inside) => {
          const file = `${start}${before.join('')}${subset ? `<!DOCTYPE doc [${subset.join('')}]>` : ''}<doc>${inside.join('')}</doc>`;
          expect(badFixes(file)).toEqual([]);
        },
      ),
      runs(150),
    );
  });
});

// ---- Hostile input --------------------------------------------------------------------------------------------------

const encode = (one: string) => new TextEncoder().encode(one);
function utf16(one: string, little: boolean): Uint8Array {
  const out = new Uint8Array(2 + one.length * 2);
  const view = new DataView(out.buffer);
  view.setUint16(0, 0xfeff, little);
  for (let at = 0; at < one.length; at++) view.setUint16(2 + at * 2, one.charCodeAt(at), little);
  return out;
}
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
/** Quicker than toEqual. */
const equal = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((octet, at) => octet === b[at]);
const hostile: readonly (readonly [string, Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['every octet', Uint8Array.from({ length: 256 }, (_, octet) => octet)],
  [
    'every octet in an instruction',
    new Uint8Array([
      ...encode('<?robots '),
      ...Uint8Array.from({ length: 256 }, (_, octet) => octet),
      ...encode('?><a/>'),
    ]),
  ],
  ['UTF-16 cut in a character', utf16(`${nn}${doc}`, true).slice(0, -1)],
  ['UTF-16 with a lone surrogate', utf16(`${nn}<a>\udc00\ud800</a>`, false)],
  ['UTF-16 without a mark', utf16(`${nn}${doc}`, true).slice(2)],
  ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])],
  ['a surrogate in UTF-8', new Uint8Array([...encode(`${nn}<a>`), 0xed, 0xa0, 0x80, ...encode('</a>')])],
  [
    'ISO-8859-1',
    new Uint8Array([
      ...encode('<?xml version="1.0" encoding="ISO-8859-1"?><a b="'),
      0xe9,
      ...encode(`">${nn}</a>`),
    ]),
  ],
  [
    'an encoding that lies',
    new Uint8Array([...encode(`<?xml version="1.0" encoding="UTF-16"?>${nn}<a>`), 0xff, ...encode('</a>')]),
  ],
  ['two marks', encode(`\uFEFF\uFEFF${nn}${doc}`)],
  ['mixed line ends', encode(`<?xml version="1.0"?>\r${nn}\n\r\r\n<a>\r</a>\n`)],
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
    [`unterminated ${start}`, encode(start)],
    [`unterminated ${start} behind an instruction`, encode(`${nn}<a>${start}`)],
    [`unterminated ${start} before an instruction`, encode(`${start}${nn}<a>x</a>`)],
  ]),
  ['open elements', encode('<a>'.repeat(many / 10))],
  ['open angles', encode('<'.repeat(many))],
  ['open instructions', encode('<?robots '.repeat(many / 50))],
  ['open comments', encode('<!-- '.repeat(many / 10))],
  ['open subsets', encode('<!DOCTYPE a ['.repeat(many / 20))],
  ['open CDATA', encode('<![CDATA['.repeat(many / 20))],
  ['quotes', encode(`<a b=${'"'.repeat(many)}`)],
  ['ampersands', encode(`<a>${'&'.repeat(many)}</a>`)],
  ['attributes', encode(`<a${' b=""'.repeat(many / 50)}/>`)],
  ['a long instruction', encode(`<?robots ${'index="no" '.repeat(many / 20)}?><a/>`)],
  ['a long run of blanks', encode(`<?robots index="no"${' '.repeat(many)}follow="no"?><a/>`)],
  ['blanks that lead to nothing', encode(`<?robots index${' '.repeat(many)}?><a/>`)],
  ['2000 instructions', encode(`${nn.repeat(2000)}<a/>`)],
  ...controls.map((control): readonly [string, Uint8Array] => [
    `U+${control.charCodeAt(0).toString(16).padStart(4, '0')} everywhere`,
    encode(
      `${control}<?robots${control} index="no"${control} follow="no${control}"?>${control}<a${control} b="${control}">${control}<!--${control}--></a>`,
    ),
  ]),
];

describe('hostile input', () => {
  test.each(hostile)('pi (PI-019): nothing throws, and the bytes come back: %s', (_name, bytes) => {
    const site = siteOf(bytes);
    expect(equal(printFile(site, path), bytes)).toBe(true);
    for (const parser of ['xml', 'html'] as const) {
      const verdict = ask(site, { question: 'index-follow', url: path, parser });
      expect(indexFollowKeys).toContain(verdict.key);
      expect(explain(verdict)).toMatch(/\S/);
      for (const finding of findings(site, path, { parser }).slice(0, 20)) {
        expect(`${finding.message}${finding.why}`).toMatch(/\S/);
        for (const fix of finding.fixes.slice(0, 3))
          expect(() => applyEdits(site, path, fix.edits)).not.toThrow();
      }
    }
  });

  test('any bytes in a document come back, and any question is answered', () => {
    const token = fc.constantFrom(
      '<',
      '>',
      '?',
      '<?robots ',
      '?>',
      'index="no"',
      ' ',
      'follow="no"',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!DOCTYPE a ',
      '[',
      ']',
      '"',
      "'",
      '<a',
      '/>',
      '</a>',
      '&',
      ';',
      '=',
      '\0',
      '\r',
      '\n',
      '<!ENTITY e ',
      '%',
      '<meta name="robots" content="none">',
      '<script>',
      '\uFEFF',
    );
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.array(token, { maxLength: 14 }).map((all) => encode(all.join(''))),
    );
    fc.assert(
      fc.property(bytes, (all) => {
        const site = siteOf(all);
        expect(equal(printFile(site, path), all)).toBe(true);
        for (const parser of ['xml', 'html'] as const) {
          ask(site, { question: 'index-follow', url: path, parser }).trace().map(explain);
          for (const { message, fixes } of findings(site, path, { parser })) {
            expect(message).toMatch(/\S/);
            for (const { edits } of fixes) applyEdits(site, path, edits);
          }
        }
      }),
      runs(200),
    );
  });
});
