// Documents: the instruction that is obeyed by the draft, and random cases to compare the library with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, ask, explain, findingMessage, findings, printFile } from '../../core/index.ts';
import { areBytesEqual, encodeUtf8 } from './bytes.ts';
import { anyInstruction, anyLookAlike, anySubsetContent, content } from './robots-pi-arbitraries.ts';
import { answerKey, createDocumentSite, documentPath, findingNames } from './robots-pi-queries.ts';
import { legalData } from './robots-pi-syntax-comparison.ts';

/** Compares documents with the draft, on `times` as many random cases as usual. */
export function comparePiDocuments(times: number): void {
  const runs = (usual: number) => ({ numRuns: usual * times });

  describe('pi: a reference implementation of the draft agrees', () => {
    test('pi: the first legal instruction of a random document is obeyed, and anything unusual is reported', () => {
      const upToThree = (arbitrary: fc.Arbitrary<string>) => fc.array(arbitrary, { maxLength: 3 });
      fc.assert(
        fc.property(
          fc.boolean(),
          upToThree(fc.oneof(anyInstruction, anyLookAlike)),
          fc.option(upToThree(anySubsetContent)),
          upToThree(fc.oneof(anyInstruction, anyLookAlike)),
          upToThree(content),
          upToThree(fc.oneof(anyInstruction, anyLookAlike)),
          (declared, before, subset, between, inside, behind) => {
            const closed = inside.map((part) => (part === '<p>' ? '<p></p>' : part));
            const prolog = [...before, ...(subset ?? []), ...between];
            const file = `${declared ? '<?xml version="1.0"?>' : ''}${before.join('')}${subset ? `<!DOCTYPE doc [${subset.join('')}]>` : ''}${between.join('')}<doc>${closed.join('')}</doc>${behind.join('')}`;
            const all = [...prolog, ...closed, ...behind];
            const pis = all.filter((part) => /^<\?robots[\s?]/.test(part));
            const legal = (part: string) => legalData.exec(part.slice(8, -2).trimStart());
            const first = all.findIndex((part) => /^<\?robots[\s?]/.test(part) && legal(part));
            const text = all.findIndex(
              (part, index) => index >= prolog.length && /^(words|&amp;|<!\[CDATA|<a )/.test(part),
            );
            const match = first < 0 ? null : legal(all[first] as string);
            expect(answerKey(file)).toBe(
              match
                ? `${match[1] === 'no' ? 'no' : ''}index,${match[2] === 'no' ? 'no' : ''}follow`
                : 'index,follow',
            );
            const names = findingNames(file);
            const expectReported = (name: string, expected: boolean) =>
              expect([name, names.includes(name)]).toEqual([name, expected]);
            expectReported('PI-NONE', pis.length === 0);
            expectReported('PI-ILLEGAL-ONLY', pis.length > 0 && first < 0);
            expectReported('PI-DUPLICATE', pis.length > 1);
            expectReported(
              'PI-DIFFERENT',
              pis.some((pi) => match && legal(pi) && legal(pi)?.slice(1).join() !== match.slice(1).join()),
            );
            expectReported('PI-LATE', first >= 0 && text >= 0 && text < first);
            expect(names.filter((name) => name.startsWith('PI-SYNTAX'))).toHaveLength(
              pis.filter((pi) => !legal(pi)).length,
            );
          },
        ),
        runs(400),
      );
    });

    test('any bytes in a document are printed unchanged, and any question is answered', () => {
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
