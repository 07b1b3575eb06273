// Every finding about the lines of today: an example and a near miss for each, what its fixes do and write.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import {
  anyExtensionFile,
  extensionAgents,
  extensionUrls,
} from '../../../../testing/arbitraries/extensions.ts';
import { applyFixChecked } from '../../../../testing/findings/apply-fix.ts';
import { testInspectorExamples } from '../../../../testing/findings/test-examples.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { prepare } from '../../../questions/registry.ts';
import { readers } from '../../../readers/registry.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { applyEdits, openSite, type Site } from '../../../workspace/site.ts';
import { cleanUrl } from '../clean-url.ts';
import { preparePace } from '../question/pace.ts';
import { extensionDiagnostics, extensionInspector } from './inspector.ts';

testInspectorExamples(extensionInspector, [
  'SIT-OTHER-HOST',
  'VIS-WRAP',
  'POL-NOT-A-CLIENT',
  'POL-CRAWLER-CLOSED',
  'RSL-REMIND',
]);

const PATH = '/robots.txt';
const siteOf = (file: string, origin = '') => openSite({ origin, files: { [PATH]: file } });
const own = new Set<string>(extensionDiagnostics.map(({ code }) => code));

/** What the file says to everybody: who may fetch what, at which pace, and which addresses are one. */
function saidBy(site: Site): readonly string[] {
  const asked = readers.flatMap((reader) => {
    const ask = prepare(site, { question: 'fetch', reader, file: PATH });
    const pace = preparePace(site, { reader, file: PATH });
    return extensionAgents.flatMap((agent) => [
      ...extensionUrls.map((url) => ask(agent, url).key),
      `${pace(agent).delay?.value} ${pace(agent).rates.length} ${pace(agent).visits.length}`,
    ]);
  });
  const { source, format } = site.files.get(PATH)!;
  return [...asked, ...extensionUrls.map((url) => cleanUrl(createPolicy(source, format), url).url)];
}

const errorsIn = (found: readonly Finding[]) =>
  found.filter(({ code, severity }) => severity === 'error' && own.has(code)).map(({ code }) => code);

describe('whatever stands in the file', () => {
  const origin = fc.constantFrom('', 'https://h', 'http://h.example');
  test('ours: findings and their fixes never throw, and stand in the file and in its order', () => {
    fc.assert(
      fc.property(fc.oneof(anyExtensionFile, fc.string()), origin, (file, at) => {
        const site = siteOf(file, at);
        const found = findings(site, PATH, { agents: ['bingbot', 'x'] });
        const places = found.map(({ range }) => range.start.line * 1e6 + range.start.column);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { code, range, fixes } of found) {
          applyEdits(site, PATH, [{ range, text: '' }]);
          if (own.has(code)) for (const fix of fixes) applyEdits(site, PATH, fix.edits);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('ours: a fix that says that nothing changes is right, and none of the values written is faulty', () => {
    fc.assert(
      fc.property(anyExtensionFile, origin, (file, at) => {
        const site = siteOf(file, at);
        const before = findings(site, PATH);
        const errors = errorsIn(before);
        for (const { code, fixes } of before)
          for (const fix of own.has(code) ? fixes : []) {
            const after = applyFixChecked(site, PATH, fix, saidBy);
            for (const error of errorsIn(findings(after, PATH))) expect(errors, fix.code).toContain(error);
          }
      }),
      { numRuns: runs(60) },
    );
  });
});
