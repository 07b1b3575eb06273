// Properties of the findings of conventional files, for any content.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeCaseBytes, edgeCaseTexts } from '../../../../../testing/arbitraries/edge-case-files.ts';
import { runs } from '../../../../../testing/arbitraries/edits.ts';
import { robotsBytes, robotsText } from '../../../../../testing/arbitraries/robots-txt.ts';
import { applyFixChecked } from '../../../../../testing/findings/apply-fix.ts';
import { fetchVerdicts, findProbes } from '../../../../../testing/findings/test-examples.ts';
import { findings } from '../../../../diagnostics/registry.ts';
import { applyEdits, openSite, type Site } from '../../../../workspace/site.ts';
import { repLineInspector } from './inspector.ts';

const PATH = '/robots.txt';
const siteOf = (file: string | Uint8Array) => openSite({ origin: '', files: { [PATH]: file } });
const options = { agents: ['', 'foo', 'AdsBot-Google', 'bot'], urls: ['/', '/a'] };

const oddLine = fc.constantFrom(
  'User-agent: Googlebot/2.1',
  'User-agent: Googlebot, Bingbot # both',
  'User-agent:\u00a0*',
  'Usr-agent: a\u200b',
  '  goes on',
  '\t/more',
  'Disallow /x',
  'Disalow: /caf\u00e9',
  'https://a.example/sitemap.xml',
  'Disallow: /\u0000a # \u0007',
  'Sitemap: https://a.example/s.xml',
  'Robot-version: 2',
  'keep out',
  'User-agent:',
  'Crawl-delay : 5',
  'Request-rate: 1/5',
  'User-agent: foo',
  'User-agent: *',
  'Disallow: /a',
  'Disallow: /b',
  '',
);
/** A file of ordinary lines with odd lines among them. */
const endings = fc.constantFrom('\n', '\n', '\n', '\r\n', '\n\r');
const oneOdd = fc.tuple(oddLine, endings).map((pair) => pair.join(''));
const oddText = fc
  .array(fc.oneof({ weight: 1, arbitrary: robotsText }, { weight: 6, arbitrary: oneOdd }), { maxLength: 7 })
  .map((parts) => parts.join(''));
const anyFile = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 1, arbitrary: robotsBytes },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(edgeCaseTexts)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...Object.values(edgeCaseBytes)).map((bytes) => Uint8Array.from(bytes)),
  },
);

const codes = new Set<string>(repLineInspector.checks.map(({ code }) => code));
const ownFindings = (site: Site) => findings(site, PATH, options).filter(({ code }) => codes.has(code));
/** A line without a colon has different codes below a field and elsewhere. */
const kindOf = (code: string) => (code === 'R018' ? 'R007' : code);
const errorsIn = (site: Site) =>
  new Set(ownFindings(site).flatMap(({ code, severity }) => (severity === 'error' ? [kindOf(code)] : [])));
/** A record that is moved above one name may then be below another. */
const MAY_STAY = new Set(['R029', 'R092']);

test('ours: findings and their fixes never throw, are inside the file and in its order', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const site = siteOf(file);
      const allFindings = findings(site, PATH, options);
      const places = allFindings.map(({ range }) => range.start.line * 1e6 + range.start.column);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { range, fixes } of allFindings) {
        applyEdits(site, PATH, [{ range: { start: range.start, end: range.start }, text: '' }]);
        for (const fix of fixes) applyEdits(site, PATH, fix.edits);
      }
    }),
    { numRuns: runs(30) },
  );
});

test('ours: a fix that claims to change no verdict is right, and no fix adds an error or keeps its finding', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const site = siteOf(file);
      const ownBefore = ownFindings(site);
      const before = errorsIn(site);
      const asks = findProbes(site, PATH);
      const count = (list: typeof ownBefore, code: string) =>
        list.filter((finding) => kindOf(finding.code) === kindOf(code)).length;
      for (const { code, fixes } of ownBefore)
        for (const fix of fixes) {
          if (fix.edits.length === 0) continue;
          const after = applyFixChecked(site, PATH, fix, (fixedSite) => fetchVerdicts(fixedSite, PATH, asks));
          // Lines that were glued may have errors of their own when they are split.
          if (fix.code !== 'split-lines')
            for (const error of errorsIn(after)) expect([...before, `${code} ${fix.code}`]).toContain(error);
          if (MAY_STAY.has(code)) continue;
          expect(count(ownFindings(after), code), `${code} ${fix.code}`).toBeLessThan(count(ownBefore, code));
        }
    }),
    { numRuns: runs(8) },
  );
});
