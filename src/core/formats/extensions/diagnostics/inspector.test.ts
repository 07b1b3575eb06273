// Every finding about extension lines: an example, a near miss, and what its fixes do and write.
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
import { extensionInspector } from './inspector.ts';

testInspectorExamples(extensionInspector, ['SIT-OTHER-HOST', 'POL-CRAWLER-CLOSED']);

const PATH = '/robots.txt';
const siteOf = (file: string, origin = '') => openSite({ origin, files: { [PATH]: file } });
const extensionCodes = new Set<string>(extensionInspector.checks.map(({ code }) => code));

/** Everything that the file says to crawlers: what they may fetch, at which pace, and which URLs are the same. */
function statementsOf(site: Site): readonly string[] {
  const answers = readers.flatMap((reader) => {
    const ask = prepare(site, { question: 'fetch', reader, file: PATH });
    const pace = preparePace(site, { reader, file: PATH });
    return extensionAgents.flatMap((agent) => [
      ...extensionUrls.map((url) => ask(agent, url).key),
      `${pace(agent).delay?.value} ${pace(agent).rates.length} ${pace(agent).visits.length}`,
    ]);
  });
  const { source, format } = site.files.get(PATH)!;
  return [...answers, ...extensionUrls.map((url) => cleanUrl(createPolicy(source, format), url).url)];
}

const errorsIn = (fileFindings: readonly Finding[]) =>
  fileFindings
    .filter(({ code, severity }) => severity === 'error' && extensionCodes.has(code))
    .map(({ code }) => code);

describe('any file', () => {
  const origin = fc.constantFrom('', 'https://h', 'http://h.example');
  test('ours: findings and their fixes never throw, and findings are within the file and in its order', () => {
    fc.assert(
      fc.property(fc.oneof(anyExtensionFile, fc.string()), origin, (file, at) => {
        const site = siteOf(file, at);
        const fileFindings = findings(site, PATH, { agents: ['bingbot', 'x'] });
        const places = fileFindings.map(({ range }) => range.start.line * 1e6 + range.start.column);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { code, range, fixes } of fileFindings) {
          applyEdits(site, PATH, [{ range, text: '' }]);
          if (extensionCodes.has(code)) for (const fix of fixes) applyEdits(site, PATH, fix.edits);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('ours: a fix that claims to change no answer is right, and no written value has an error', () => {
    fc.assert(
      fc.property(anyExtensionFile, origin, (file, at) => {
        const site = siteOf(file, at);
        const before = findings(site, PATH);
        const errors = errorsIn(before);
        for (const { code, fixes } of before)
          for (const fix of extensionCodes.has(code) ? fixes : []) {
            const after = applyFixChecked(site, PATH, fix, statementsOf);
            for (const error of errorsIn(findings(after, PATH))) expect(errors, fix.code).toContain(error);
          }
      }),
      { numRuns: runs(60) },
    );
  });
});
