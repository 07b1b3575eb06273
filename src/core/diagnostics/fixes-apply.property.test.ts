// No fix and no conversion throws, whatever octets a file has, and the edits of all of them can be applied.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAnswers } from '../../testing/all-answers.ts';
import { runs } from '../../testing/arbitraries/edits.ts';
import { anyOddFile, createOddSite } from '../../testing/arbitraries/odd-files.ts';
import { fileCheckers } from '../catalogue/file-checkers.ts';
import { acapToRep } from '../convert/acap-to-rep.ts';
import { repToAcap } from '../convert/rep-to-acap.ts';
import { readers } from '../readers/registry.ts';
import { applyEdits, printFile } from '../workspace/site.ts';
import type { FindingOptions } from './inspection.ts';
import { findings } from './registry.ts';

/**
 * Google (robots.cc) reads this as a field, because it accepts prefixes of names, and spaces for colons. To all
 * other readers it is text.
 */
const readByGoogle = { path: '/robots.txt', text: 'User-agent: *\nDisallow/a\xe9 /\n' };

/** Any options besides the file: other readers, programs that check files, names and URLs of the table. */
const anyOptions: fc.Arbitrary<FindingOptions> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      reader: fc.constantFrom(...readers),
      readers: fc.subarray([...readers]),
      checkers: fc.constant(fileCheckers.map(({ id }) => id)),
      parser: fc.constantFrom('xml', 'html'),
      agents: fc.constantFrom(['foo'], ['Googlebot', 'foobot'], ['']),
      urls: fc.constantFrom(['/a'], ['https://h.example/a%2F', '/\u00e9?x=1']),
      today: fc.constant('2026-11-24'),
      seen: fc.constantFrom(() => '2020-01-01'),
    },
    { requiredKeys: [] },
  ),
);

describe('ours: fixes can be applied', () => {
  test('no fix of any file throws, and each can be applied and printed', () => {
    fc.assert(
      fc.property(anyOddFile, anyOptions, (file, options) => {
        const site = createOddSite(file);
        for (const finding of findings(site, file.path, options))
          for (const fix of finding.fixes) {
            const after = applyEdits(site, file.path, fix.edits);
            expect(printFile(after, file.path)).toBeInstanceOf(Uint8Array);
          }
      }),
      { numRuns: runs(1500) },
    );
  });

  test('a fix that is marked as the same changes no answer of any reader, whatever the file', () => {
    fc.assert(
      fc.property(anyOddFile, anyOptions, (file, options) => {
        const site = createOddSite(file);
        let before: readonly string[] | undefined;
        for (const { code, fixes } of findings(site, file.path, options))
          for (const fix of fixes) {
            if (fix.verdicts !== 'same' || fix.edits.length === 0) continue;
            before ??= allAnswers(site, file.path, site);
            const after = allAnswers(applyEdits(site, file.path, fix.edits), file.path, site);
            const expected = before;
            expect(
              after.filter((answer, i) => answer !== expected[i]),
              `${code} ${fix.code}`,
            ).toEqual([]);
          }
      }),
      { numRuns: runs(300), examples: [[readByGoogle, {}]] },
    );
  });

  test.each([
    [
      'R095 in a file of octets after a byte order mark',
      '/robots.txt',
      '\xef\xbb\xbfUser-agent: foo\nAllow: /caf\n# \xe9\n',
    ],
    ['R001 in a data.txt of misspelt fields', '/data.txt', 'Alow /x.csv\nAlow: /b\nUser-agnt: *\n'],
    ['R058 with a form feed', '/robots.txt', 'User-agent: *\nDisallow: /a\f /b\n'],
    ['R058 with a vertical tab', '/robots.txt', 'User-agent: *\nDisallow: /a\v /b\n'],
  ])('%s', (_name, path, text) => {
    const site = createOddSite({ path, text });
    const fixes = findings(site, path).flatMap((finding) => finding.fixes);
    for (const fix of fixes) expect(() => applyEdits(site, path, fix.edits)).not.toThrow();
  });
});

test('ours: a form feed at the end of a path is converted to its percent-encoding', () => {
  const path = '/robots.txt';
  const text = 'User-agent: *\nDisallow: /a\f\n\nACAP-crawler: *\nACAP-disallow-crawl: /c\n';
  const site = createOddSite({ path, text });
  const after = applyEdits(site, path, acapToRep(site, path).edits);
  expect(new TextDecoder().decode(printFile(after, path))).toContain('Disallow: /a%0C\n');
});

test('ours: no conversion of any file throws', () => {
  fc.assert(
    fc.property(anyOddFile, (file) => {
      const site = createOddSite(file);
      for (const { edits } of [acapToRep(site, file.path), repToAcap(site, file.path)])
        expect(printFile(applyEdits(site, file.path, edits), file.path)).toBeInstanceOf(Uint8Array);
    }),
    { numRuns: runs(800) },
  );
});
