// Checks that the fixes of any document do what they claim.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../core/index.ts';
import { anyInstruction, anyLookAlike, anySubsetContent, content } from './robots-pi-arbitraries.ts';
import {
  createDocumentSite,
  documentPath,
  findBadFixes,
  findingsIn,
  htmlDocument,
  INVALID_INSTRUCTION,
  metaRobots,
  piNoNo,
  printedText,
} from './robots-pi-queries.ts';
import { anyPiData } from './robots-pi-syntax-comparison.ts';

/** Tests the fixes of `times` as many random documents as usual. */
export function checkPiFixes(times: number): void {
  const runs = (usual: number) => ({ numRuns: usual * times });

  describe('pi: fixes of random documents', () => {
    test('issue 5, Robots PI 1999: fixes of random documents whose instructions are not closed remove no other character', () => {
      const start = fc.constantFrom('<?robots', '<?ROBOTS', '<!-- <?robots');
      const body = fc.oneof(
        anyPiData.map((one) => one.body),
        fc.constantFrom('index="no" follow="no"', 'index="no"', 'noindex', 'words'),
      );
      const end = fc.constantFrom('>', '>\n', '\n', '', ' />');
      const close = fc.constantFrom('?>', '<?x?>', '', `${piNoNo}`, '<?x?> -->');
      fc.assert(
        fc.property(
          fc.constantFrom('', piNoNo, INVALID_INSTRUCTION),
          start,
          body,
          end,
          close,
          (first, open, data_, shut, last) => {
            const file = `${first}${open} ${data_}${shut}<doc><p>text</p>${last}</doc>`;
            const site = createDocumentSite(file);
            for (const { fixes } of findingsIn(file))
              for (const { edits } of fixes)
                expect(printedText(applyEdits(site, documentPath, edits))).toContain('<doc><p>text</p>');
            expect(findBadFixes(file)).toEqual([]);
          },
        ),
        runs(300),
      );
    });

    test('pi (Robots PI 1999): fixes of random documents with META add no error', () => {
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
        anyInstruction,
        anyLookAlike,
        anyPiData.map(({ body }) => `<?ROBOTS ${body}?>`),
        anyPiData.map(({ body }) => `<?robots ${body}>`),
        anyPiData.map(({ body }) => `<!-- <?robots ${body}?> -->`),
        fc.constantFrom('<!DOCTYPE html SYSTEM "x">', `<!DOCTYPE html [<!ENTITY r '${piNoNo}'>]>`),
      );
      fc.assert(
        fc.property(
          fc.array(start, { maxLength: 2 }),
          fc.array(content, { minLength: 1, maxLength: 2 }),
          fc.constantFrom('', '<?x?>', '<template>', '<!-- --!>'),
          fc.constantFrom<'xml' | 'html'>('xml', 'html'),
          (before, contents, last, parser) => {
            const file = `${before.join('')}${htmlDocument(contents.map(metaRobots).join(''))}${last}`;
            expect(findBadFixes(file, parser)).toEqual([]);
          },
        ),
        runs(300),
      );
    });

    test('every fix of a random document removes its finding, adds no error, and keeps verdicts if it claims so', () => {
      const upToTwo = (arbitrary: fc.Arbitrary<string>) => fc.array(arbitrary, { maxLength: 2 });
      fc.assert(
        fc.property(
          fc.constantFrom('', '<?xml version="1.0"?>', '<?xml version="1.0"?>\r\n', '\uFEFF'),
          upToTwo(fc.oneof(anyInstruction, anyLookAlike)),
          fc.option(upToTwo(anySubsetContent)),
          upToTwo(content),
          (start, before, subset, inside) => {
            const file = `${start}${before.join('')}${subset ? `<!DOCTYPE doc [${subset.join('')}]>` : ''}<doc>${inside.join('')}</doc>`;
            expect(findBadFixes(file)).toEqual([]);
          },
        ),
        runs(150),
      );
    });
  });
}
