// The robots processing instruction: a second reading of the specification, slow and plain, and random cases that compare the library with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, ask, explain, findings, printFile } from '../../core/index.ts';
import { encode, equal } from './bytes.ts';
import {
  bad,
  badFixes,
  details,
  doc,
  handled,
  html,
  keyOf,
  keyOfHandler,
  meta,
  nn,
  ny,
  path,
  printed,
  siteOf,
  told,
  xml,
  yn,
  yy,
} from './robots-pi-asking.ts';

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

/** Compares the library with the second reading, on `times` as many random cases as usual. */
export function robotsPiAgrees(times: number): void {
  const runs = (usual: number) => ({ numRuns: usual * times });

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

    test('issue 5, PI-019: fixes of random documents whose instructions are not closed take away no other character', () => {
      const start = fc.constantFrom('<?robots', '<?ROBOTS', '<!-- <?robots');
      const body = fc.oneof(
        piData.map((one) => one.body),
        fc.constantFrom('index="no" follow="no"', 'index="no"', 'noindex', 'words'),
      );
      const end = fc.constantFrom('>', '>\n', '\n', '', ' />');
      const close = fc.constantFrom('?>', '<?x?>', '', `${nn}`, '<?x?> -->');
      fc.assert(
        fc.property(
          fc.constantFrom('', nn, bad),
          start,
          body,
          end,
          close,
          (first, open, data_, shut, last) => {
            const file = `${first}${open} ${data_}${shut}<doc><p>text</p>${last}</doc>`;
            const site = siteOf(file);
            for (const { fixes } of told(file))
              for (const { edits } of fixes)
                expect(printed(applyEdits(site, path, edits))).toContain('<doc><p>text</p>');
            expect(badFixes(file)).toEqual([]);
          },
        ),
        runs(300),
      );
    });

    test('pi (PI-020): fixes of random documents with META bring no error', () => {
      const content = fc.constantFrom(
        'none',
        'index',
        'noindex',
        'nofollow',
        'all',
        'noarchive',
        'no&#105;ndex',
        '',
      );
      const start = fc.oneof(
        real,
        hidden,
        piData.map(({ body }) => `<?ROBOTS ${body}?>`),
        piData.map(({ body }) => `<?robots ${body}>`),
        piData.map(({ body }) => `<!-- <?robots ${body}?> -->`),
        fc.constantFrom('<!DOCTYPE html SYSTEM "x">', `<!DOCTYPE html [<!ENTITY r '${nn}'>]>`),
      );
      fc.assert(
        fc.property(
          fc.array(start, { maxLength: 2 }),
          fc.array(content, { minLength: 1, maxLength: 2 }),
          fc.constantFrom('', '<?x?>', '<template>', '<!-- --!>'),
          fc.constantFrom<'xml' | 'html'>('xml', 'html'),
          (before, contents, last, parser) => {
            const file = `${before.join('')}${html(contents.map(meta).join(''))}${last}`;
            expect(badFixes(file, parser)).toEqual([]);
          },
        ),
        runs(300),
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

  describe('pi: random input', () => {
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
}
