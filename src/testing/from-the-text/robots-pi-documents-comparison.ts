// Documents: which instruction a plain reading of the draft obeys, and random cases that compare the library with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, ask, explain, findingMessage, findings, printFile } from '../../core/index.ts';
import { areBytesEqual, encodeUtf8 } from './bytes.ts';
import { anyInstruction, anyLookAlike, anySubsetContent, content } from './robots-pi-arbitraries.ts';
import { answerKey, createDocumentSite, documentPath, findingDetails } from './robots-pi-queries.ts';
import { legalData } from './robots-pi-syntax-comparison.ts';

/** Compares documents with the draft, on `times` as many random cases as usual. */
export function comparePiDocuments(times: number): void {
  const runs = (usual: number) => ({ numRuns: usual * times });

  describe('pi: a second reading of the draft agrees', () => {
    test('pi: the first legal instruction of a random document is obeyed, and what is odd is said', () => {
      const some = (one: fc.Arbitrary<string>) => fc.array(one, { maxLength: 3 });
      fc.assert(
        fc.property(
          fc.boolean(),
          some(fc.oneof(anyInstruction, anyLookAlike)),
          fc.option(some(anySubsetContent)),
          some(fc.oneof(anyInstruction, anyLookAlike)),
          some(content),
          some(fc.oneof(anyInstruction, anyLookAlike)),
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
            expect(answerKey(file)).toBe(
              match
                ? `${match[1] === 'no' ? 'no' : ''}index,${match[2] === 'no' ? 'no' : ''}follow`
                : 'index,follow',
            );
            const said = findingDetails(file);
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
        fc.array(token, { maxLength: 14 }).map((all) => encodeUtf8(all.join(''))),
      );
      fc.assert(
        fc.property(bytes, (all) => {
          const site = createDocumentSite(all);
          expect(areBytesEqual(printFile(site, documentPath), all)).toBe(true);
          for (const parser of ['xml', 'html'] as const) {
            ask(site, { question: 'index-follow', url: documentPath, parser }).trace().map(explain);
            for (const finding of findings(site, documentPath, { parser })) {
              expect(findingMessage(finding)).toMatch(/\S/);
              for (const { edits } of finding.fixes) applyEdits(site, documentPath, edits);
            }
          }
        }),
        runs(200),
      );
    });
  });
}
