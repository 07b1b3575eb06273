// The findings of response headers, and the result of their fixes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { testInspectorExamples } from '../../../../testing/findings/test-examples.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { textOfSource } from '../../../document/source.ts';
import { applyEdits, fileAt, openSite } from '../../../workspace/site.ts';
import { HEADERS_PATH } from '../headers-path.ts';
import { responseHeaderInspector } from './inspector.ts';

testInspectorExamples(responseHeaderInspector, [
  'HDR-CONTRADICTION',
  'HDR-DATE',
  'HDR-PROPOSAL',
  'HDR-SPLATS',
  'HDR-UNUSED',
]);

const siteOf = (file: string) => openSite({ origin: '', files: { [HEADERS_PATH]: file } });

const findingsOf = (file: string) =>
  findings(siteOf(file), HEADERS_PATH).map(
    ({ code, range }) => `${code} ${range.start.line}:${range.start.column}-${range.end.column}`,
  );

const fixed = (file: string) =>
  findings(siteOf(file), HEADERS_PATH).flatMap(({ fixes }) =>
    fixes.map(({ edits }) =>
      textOfSource(fileAt(applyEdits(siteOf(file), HEADERS_PATH, edits), HEADERS_PATH).source),
    ),
  );

describe('pages of the hosts and of the operators: findings', () => {
  test.each([
    ['/*\n  X-Robots-Tag: googlebot: noindex, max-snippet:20\n  Cache-Control: no-store\n', []],
    ['/*\n  ! X-Robots-Tag\n', []],
    ['HTTP/2 301\nTDM-Reservation: yes\n\nHTTP/2 200\nserver: nginx\n', []],
    ['/*\n  X-Robots-Tag: noindex, noidex\n', ['HDR-DIRECTIVE 1:25-31']],
    ['/*\n  X-Robots-Tag: max-snipet: 20\n', ['HDR-DIRECTIVE 1:16-26']],
    ['HTTP/2 200\nx-robots-tag: noindex,\n  noidex\n', ['HDR-DIRECTIVE 1:14-22']],
    ['/*\n  X-Robots-Tag: all\n  X-Robots-Tag: noindex\n', ['HDR-CONTRADICTION 2:16-23']],
    ['/*\n  X-Robots-Tag: all\n/a\n  X-Robots-Tag: noindex\n', []],
    ['/blog/*\n  TDM-Policy: https://a.example/p\n/*\n  TDM-Reservation: 1\n', []],
    ['/a\n  TDM-Policy: https://a.example/p\n/b\n  TDM-Reservation: 1\n', ['HDR-POLICY 1:2-12']],
    ['/*\n  Content-Usage: train-ai=n, train-ai=y\n', ['HDR-USAGE-TWICE 1:17-27']],
    ['/*\n  Content-Usage: train-ai=n\n  Content-Usage: search=y, train-ai=y\n', ['HDR-USAGE-TWICE 1:17-27']],
    ['/*\n  Content-Usage: train-ai=n\n/a\n  Content-Usage: train-ai=y\n', []],
    ['/*\n  Content-Usage: train-ai=n\n  Content-Usage: train-ai = y\n', ['HDR-USAGE 2:26-27']],
    ['/*\n  TDM-Reservation: 1\n  TDM-Reservation: 0\n', ['HDR-RESERVATION-TWICE 2:2-17']],
    ['/*\n  TDM-Reservation: 1\n  TDM-Reservation: 1\n', []],
    ['/*\n  TDM-Reservation: 1\n/a\n  TDM-Reservation: 0\n', []],
    ['/*\n  Content-Signal: /a/ ai-train=no\n', ['HDR-SIGNAL 1:18-21']],
  ] as const)('%j', (file, codes) => expect(findingsOf(file)).toEqual(codes));
});

test.each([
  ['X-Robots-Tag: noindex\n', ['/*\nX-Robots-Tag: noindex\n']],
  ['/*\n  X-Robots-Tag noindex\n', ['/*\n  X-Robots-Tag: noindex\n']],
  ['/*\n  X Robots Tag: noindex\n', ['/*\n  X-Robots-Tag: noindex\n']],
  ['/*\n  X-Robots-Tag: noidex, nofollow\n', ['/*\n  X-Robots-Tag: noindex, nofollow\n']],
  ['http://a.example/*\n  X-Robots-Tag: noindex\n', ['https://a.example/*\n  X-Robots-Tag: noindex\n']],
  [
    '/*\n  TDM-Policy: https://a.example/p\n',
    ['/*\n  TDM-Policy: https://a.example/p\n  TDM-Reservation: 1\n'],
  ],
  ['/*\n  Content-Usage: /a/ train-ai=n\n', ['/*\n  Content-Usage: train-ai=n\n']],
  ['/*\n  Content-Usage: train-ai=n\n  Content-Usage: train-ai=y\n', ['/*\n  Content-Usage: train-ai=y\n']],
  [
    '/*\n  TDM-Reservation: 1\n  X-A: b\n  TDM-Reservation: 0\n',
    ['/*\n  TDM-Reservation: 1\n  X-A: b\n', '/*\n  X-A: b\n  TDM-Reservation: 0\n'],
  ],
] as const)('ours: the fixes of %j write the intended text', (file, texts) =>
  expect(fixed(file)).toEqual(texts),
);

test.each([
  ['/*\n  X-Robots-Tag: noidex\n', ['headers-use']],
  ['/*\n  X-Robots-Tag: gogglebot: noindex\n', ['headers-guess']],
  ['/*\n  X-Robots-Tag: max-image-preview:standart\n', ['headers-use']],
  ['/*\n  X-Robots-Tag: max-snippet:-5\n', ['headers-guess']],
  ['/*\n  X-Robots-Tag noindex\n', ['headers-use']],
  ['blog/*\n', ['headers-guess']],
  ['/*\n  TDM-Reservation: yes\n', ['headers-guess', 'headers-guess']],
  ['/*\n  TDM-Reservation: 1\n  TDM-Reservation: 0\n', ['headers-keep', 'headers-keep']],
  ['/*\n  Content-Signal: /a/ ai-train=no\n', ['headers-guess']],
  ['/*\n  Content-Signal: ai-train=yes, ai-train=no\n', ['headers-guess', 'headers-guess']],
  ['/*\n  Content-Signal: search=yes; ai-train=no\n', ['headers-use']],
  ['/*\n  Content-Usage: train-ai = n\n', ['headers-use']],
  ['/*\n  Content-Usage: /a/ train-ai=n\n', ['headers-guess']],
] as const)('product: of %j, a corrected spelling and a guess are different fixes', (file, codes) =>
  expect(findings(siteOf(file), HEADERS_PATH).flatMap(({ fixes }) => fixes.map(({ code }) => code))).toEqual(
    codes,
  ),
);

const anyHeaderLine = fc.oneof(
  fc.constantFrom(
    '/*',
    '/blog/*',
    'http://a.example/*',
    'blog/*',
    'HTTP/2 200',
    'X Robots Tag: noindex',
    '  X-Robots-Tag:',
    '  TDM-Reservation: maybe',
    '  TDM-Policy: https://a.example/p',
    '',
  ),
  fc
    .tuple(
      fc.constantFrom('X-Robots-Tag', 'Content-Usage', 'Content-Signal', 'x-robot-tag'),
      fc.array(
        fc.constantFrom(
          'noidex',
          'noindex',
          'index',
          'none',
          'gogglebot:',
          'max-snippet:-9',
          'max-snipet:2',
          'unavailable_after: x',
          'train-ai=n',
          'train-ai = y',
          'ai-train=no',
          'search=yes',
          'use=all',
          '/a/',
          ';',
          ',',
        ),
        { minLength: 1, maxLength: 4 },
      ),
      fc.constantFrom(', ', ' ', ','),
    )
    .map(([name, parts, separator]) => `  ${name}: ${parts.join(separator)}`),
);

test('in any file, each fix changes the text and adds at most one finding of its kind', () => {
  let appliedFixes = 0;
  fc.assert(
    fc.property(fc.array(anyHeaderLine, { maxLength: 8 }), (lines) => {
      const text = lines.join('\n');
      const site = siteOf(text);
      const before = findings(site, HEADERS_PATH);
      for (const { code, fixes, range } of before)
        for (const { edits } of fixes) {
          appliedFixes++;
          const after = applyEdits(site, HEADERS_PATH, edits);
          expect(textOfSource(fileAt(after, HEADERS_PATH).source), code).not.toBe(text);
          const countAfter = findings(after, HEADERS_PATH).filter((one) => one.code === code).length;
          const countBefore = before.filter((one) => one.code === code).length;
          // A line that becomes readable may have the same problem as another one.
          expect(countAfter, `${code} on line ${range.start.line} of ${text}`).toBeLessThanOrEqual(
            countBefore + 1,
          );
        }
    }),
    { numRuns: runs(400) },
  );
  expect(appliedFixes).toBeGreaterThan(100);
});
