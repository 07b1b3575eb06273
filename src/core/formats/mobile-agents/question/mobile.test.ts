// The vectors of mobile agents, and properties of every answer to their question.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { citeSource } from '../../../../messages/cite-source.ts';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { anyMobileFile, mobileUrls } from '../../../../testing/arbitraries/mobile-agents.ts';
import { mobileAgentVectors } from '../../../../testing/mobile-agent-vectors.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { ask, prepare } from '../../../questions/registry.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { openSite, type Site } from '../../../workspace/site.ts';
import { mobileTarget, readMobileFile } from '../mobile-file.ts';
import { isSimplifiedUrl } from '../target.ts';
import { mobileStates } from './mobile-verdict.ts';

const PATH = '/robots.txt';
const QUESTION = { question: 'mobile-agent' } as const;
const siteOf = (file: string | Uint8Array, origin = 'http://www.fict.org') =>
  openSite({ origin, files: { [PATH]: file } });

/** The codes of the faults of a line, by their names in the vectors. A spelling that is read is no fault. */
const faultCodes: Readonly<Record<string, string>> = {
  'MOB-NO-URL': 'M001',
  'MOB-NO-PATH': 'M002',
  'MOB-EXTRA': 'M003',
  'MOB-PATH': 'M004',
  'MOB-URL': 'M005',
  'MOB-URL-PATH': 'M005',
  'MOB-URL-EMPTY': 'M005',
};
const isFault = (code: string) => Object.values(faultCodes).includes(code);

test('ours: there are 58 vectors', () => expect(mobileAgentVectors).toHaveLength(58));

test.each(mobileAgentVectors.map((vector) => [vector.source, vector.id, vector.why, vector] as const))(
  '%s: %s: %s',
  (_source, _id, _why, vector) => {
    if (vector.kind === 'url-syntax') {
      expect(isSimplifiedUrl(vector.url)).toBe(vector.expect);
      return;
    }
    const site = siteOf(vector.file);
    const verdict = ask(site, { ...QUESTION, url: vector.url });
    expect(verdict.answer).toBe(vector.expect);
    expect(verdict.state).toBe(vector.state);
    expect(verdict.by).toEqual(vector.line === null ? undefined : { path: PATH, line: vector.line - 1 });
    const faults = findings(site, PATH).flatMap(({ code, range }) =>
      isFault(code) ? [`${code}@${range.start.line + 1}`] : [],
    );
    const expected = (vector.diagnostics ?? []).flatMap((one) => {
      const [name = '', line] = one.split('@');
      return name in faultCodes ? [`${faultCodes[name]}@${line}`] : [];
    });
    expect(faults).toEqual(expected);
    if (vector.specTable !== undefined)
      expect(vector.specTable === verdict.answer).toBe(vector.erratum !== true);
  },
);

test.each([
  ['M001', '/home/'],
  ['M002', ''],
  ['M003', '/home/ atp://x:1 y'],
  ['M004', 'home/ atp://x:1'],
  ['M005', '/home/ x'],
  ['M005', '/home/ atp://x:1/'],
  ['M005', '/home/ atp://'],
])('mobile agents 3.2: %s names its line', (code, value) => {
  const site = siteOf(`Mobile-agent-server: / atp://www.fict.org:1\nMobile-agent-server: ${value}\n`);
  const faults = findings(site, PATH).filter((one) => isFault(one.code));
  expect(faults.map((one) => [one.code, one.range.start.line])).toEqual([[code, 1]]);
});

test('mobile agents 3 to 3.2: each step cites the section that it follows', () => {
  const lines = ['/ atp://h:1', '/a none', '/b atp://h:2', '/a', '/a atp://h:3'];
  const site = siteOf(lines.map((value) => `Mobile-agent-server: ${value}\n`).join(''));
  const sections = ask(site, { ...QUESTION, url: '/a' })
    .trace()
    .map(({ code, source }) => [code, citeSource(source).replace('draft-giudici-web-robots-cntrl-00 ', '')]);
  expect(Object.fromEntries(sections)).toEqual({
    'file-read': '3',
    'mobile-last': '3.1',
    'mobile-earlier': '3.1',
    'mobile-no-match': '3.1',
    'mobile-skipped': '3.2',
  });
});

describe('the context of the lines', () => {
  const file = 'Mobile-agent-server: / atp://h:1\n';
  const answerOf = (site: Site, url: string, more = {}) => {
    const { answer, state, reason, key } = ask(site, { ...QUESTION, ...more, url });
    return [answer, state, reason, key];
  };
  test('ours: URLs of another site are not assigned by this file', () => {
    expect(answerOf(siteOf(file), 'http://other.example/')).toEqual([
      'not available',
      'unassigned',
      'other-site',
      'unassigned',
    ]);
  });
  test('ours: a site without the file assigns nothing', () => {
    const bare = openSite({ origin: '', files: {} });
    expect(answerOf(bare, '/')).toEqual(['not available', 'unassigned', 'no-file', 'unassigned']);
  });
  test('ours: another file is read if it is named, and data.txt has no such lines', () => {
    const site = openSite({ origin: '', files: { '/old.txt': file, '/data.txt': file } });
    expect(answerOf(site, '/', { file: '/old.txt' })[0]).toBe('atp://h:1');
    expect(answerOf(site, '/', { file: '/data.txt' })[1]).toBe('unassigned');
  });
  test('mob-005: a path with `none` differs from a path without a line', () => {
    const site = siteOf('Mobile-agent-server: /a none\n');
    expect(answerOf(site, '/a')).toEqual(['not available', 'none', 'line', 'none']);
    expect(answerOf(site, '/b')).toEqual(['not available', 'unassigned', 'no-line', 'unassigned']);
  });
  test('ours: an agent changes nothing', () => {
    const prepared = prepare(siteOf(file), QUESTION);
    expect(prepared('zed', '/').key).toBe(prepared('', '/').key);
    expect(prepared.classOf('zed')).toBe(prepared.classOf('foo'));
    expect(prepared.recordsFor('zed').records).toEqual([]);
  });
});

/** A simple implementation of the draft: the last line that matches decides. */
function lastMatchByScan(site: Site, url: string) {
  const { source, format } = site.files.get(PATH)!;
  const target = mobileTarget(url);
  const last = readMobileFile(createPolicy(source, format)).assignments.findLast(({ units }) =>
    target.startsWith(units),
  );
  return last ? [last.host ?? 'none', last.line] : ['unassigned', -1];
}

describe('any content of the file', () => {
  test('3.1: the last line that matches decides, and the index finds it', () => {
    fc.assert(
      fc.property(anyMobileFile, (file) => {
        const site = siteOf(file, '');
        const prepared = prepare(site, QUESTION);
        const urls = mobileUrls.filter((url) => !url.startsWith('http'));
        const { answers, lines } = prepared.matrix(['a', ''], urls);
        urls.forEach((url, row) => {
          const [key, line] = lastMatchByScan(site, url);
          const verdict = prepared('', url);
          expect([verdict.key, verdict.by?.line ?? -1]).toEqual([key, line]);
          for (const cell of [2 * row, 2 * row + 1])
            expect([mobileStates[answers[cell]!], lines[cell]]).toEqual([verdict.state, line]);
        });
      }),
      { numRuns: runs(500) },
    );
  });

  test('ours: nothing throws, and exactly one step of a trace decides', () => {
    const anything = fc.oneof(anyMobileFile, fc.string(), fc.uint8Array());
    fc.assert(
      fc.property(
        anything,
        fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom(...mobileUrls)),
        (file, url) => {
          const verdict = ask(siteOf(file), { ...QUESTION, url });
          expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
          expect(verdict.deciding).toEqual(verdict.by ? [verdict.by] : []);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test('rfc 9309 2.2: for every reader such a line is like any unknown field', () => {
    fc.assert(
      fc.property(anyMobileFile, fc.constantFrom('', 'a', 'b'), (file, agent) => {
        const unknown = file.replaceAll(/mobile-agent-server/gi, 'Nobody-knows-thisone');
        for (const reader of [
          'koster-1996',
          'koster-1997-internet-draft',
          'data.txt',
          'rfc9309',
          'google',
        ] as const) {
          const answers = [file, unknown].map((text) => {
            const query = prepare(siteOf(text, ''), { question: 'fetch', reader, file: PATH });
            return mobileUrls.map((url) => [query(agent, url).key, query(agent, url).by?.line]);
          });
          expect(answers[0]).toEqual(answers[1]);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
