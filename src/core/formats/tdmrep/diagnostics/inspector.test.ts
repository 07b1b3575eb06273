// The findings of tdmrep.json, and the result of their fixes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { anyTdmrepText } from '../../../../testing/arbitraries/tdmrep.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { textOfSource } from '../../../document/source.ts';
import { applyEdits, fileAt, openSite } from '../../../workspace/site.ts';
import { TDMREP_PATH } from '../members.ts';

const siteOf = (file: string, origin = '') => openSite({ origin, files: { [TDMREP_PATH]: file } });

const findingsOf = (file: string) =>
  findings(siteOf(file), TDMREP_PATH).map(
    ({ code, range }) => `${code} ${range.start.line}:${range.start.column}`,
  );

const one = '{"location": "/a", "tdm-reservation": 1}';

describe('TDMRep, TDM File on the Origin Server: findings', () => {
  test.each([
    [`[${one}]`, []],
    [`[${one},\n]`, ['TDM-JSON 0:41']],
    ['', ['TDM-EMPTY 0:0']],
    [one, ['TDM-LIST 0:0']],
    ['[{}]', ['TDM-NO-LOCATION 0:1', 'TDM-NO-RESERVATION 0:1']],
    ['[{"Location": "/", "tdm-reservation": 1}]', ['TDM-MISSPELT 0:2']],
    ['[{"location": "*.pdf", "tdm-reservation": 1}]', []],
    ['[{"location": "/", "tdm-reservation": 1.0}]', []],
    [`[${one},\n{"location": "/a/*$", "tdm-reservation": 0}]`, ['TDM-NEVER 1:13']],
    [`[{"location": "/a/*$", "tdm-reservation": 0},\n${one}]`, []],
    [
      '[{"location": "/*b", "tdm-reservation": 0},\n{"location": "/a*b$", "tdm-reservation": 1}]',
      ['TDM-NEVER 1:13'],
    ],
    ['[{"location": "/a$", "tdm-reservation": 0},\n{"location": "/a", "tdm-reservation": 1}]', []],
  ] as const)('%s', (file, codes) => expect(findingsOf(file)).toEqual(codes));

  test('fixes offer the path of a URL of the site, and the URL of a path', () => {
    const site = siteOf(
      '[{"location": "https://example.com/a", "tdm-reservation": 1, "tdm-policy": "/p"}]',
      'https://example.com',
    );
    const fixes = findings(site, TDMREP_PATH).flatMap((finding) => finding.fixes);
    expect(fixes.map(({ code, values }) => [code, ...Object.values(values)])).toEqual([
      ['tdm-write-location', '/a'],
      ['tdm-write-policy', 'https://example.com/p'],
    ]);
  });
});

test('in any file, each fix can be applied, and removes a finding of its kind', () => {
  let appliedFixes = 0;
  fc.assert(
    fc.property(anyTdmrepText, (text) => {
      const site = siteOf(text);
      const before = findings(site, TDMREP_PATH);
      const count = (list: typeof before, code: string) =>
        list.filter((finding) => finding.code === code).length;
      for (const { code, fixes } of before)
        for (const { edits, command } of fixes) {
          if (command) continue;
          appliedFixes++;
          const after = applyEdits(site, TDMREP_PATH, edits);
          expect(textOfSource(fileAt(after, TDMREP_PATH).source)).not.toBe(text);
          // While the text is not JSON, nothing else is checked.
          if (code === 'TDM-JSON' || code === 'TDM-LIST') continue;
          // A location that moves up may cover others, and the first of two duplicates may become the one that
          // never decides.
          if (code === 'TDM-NEVER') continue;
          expect(count(findings(after, TDMREP_PATH), code), code).toBeLessThan(count(before, code));
        }
    }),
    { numRuns: runs(400) },
  );
  expect(appliedFixes).toBeGreaterThan(100);
});
