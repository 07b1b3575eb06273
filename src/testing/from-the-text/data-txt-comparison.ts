// data.txt: a simple reference implementation of the specification, and random cases to compare the library with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyEdits,
  ask,
  catalogueOf,
  datasetAnswers,
  explain,
  findingMessage,
  findings,
  prepare,
  printFile,
} from '../../core/index.ts';
import { areBytesEqual, decodePathOctets, encodeUtf8 } from './bytes.ts';
import { createDataTxtSite, findBadFixes, mayAccess, path } from './data-txt-queries.ts';

interface ReferenceRecord {
  readonly agents: string[];
  readonly lines: { readonly effect: string; readonly value: string; readonly line: number }[];
}

function parseReferenceRecords(file: string): ReferenceRecord[] {
  const records: ReferenceRecord[] = [];
  let open: ReferenceRecord | undefined;
  // A byte order mark spoils the first line (E-45): it stays, and makes the name of the field another one.
  file.split(/\r\n|\r|\n/).forEach((text, line) => {
    if (/^[ \t]*$/.test(text)) open = undefined;
    const field = /^[ \t]*([^:]*?)[ \t]*:[ \t]*(.*?)[ \t]*$/.exec(text.split('#')[0] as string);
    if (!field) return;
    const [, name = '', value = ''] = field;
    if (name.toLowerCase() === 'user-agent') {
      if (!open || open.lines.length > 0) {
        open = { agents: [], lines: [] };
        records.push(open);
      }
      open.agents.push(value.toLowerCase());
    } else open?.lines.push({ effect: name.toLowerCase(), value, line });
  });
  return records.filter(({ lines }) => lines.length > 0);
}

function referenceAnswer(
  file: string,
  agent: string,
  path: string,
): readonly [string, number | null, readonly string[]] {
  const records = parseReferenceRecords(file);
  const pathOctets = decodePathOctets((path.split(/[?#]/)[0] as string) || '/');
  const record =
    records.find(
      ({ agents }) => agent !== '' && agents.some((value) => value.includes(agent.toLowerCase())),
    ) ?? records.find(({ agents }) => agents.includes('*'));
  const lines = record?.lines ?? [];
  const isRule = (effect: string) => effect === 'allow' || effect === 'disallow';
  const ruleIndex = lines.findIndex(
    ({ effect, value }) =>
      isRule(effect) &&
      value !== '' &&
      decodePathOctets(value).every((octet, at) => octet === pathOctets[at]),
  );
  const rule = lines[ruleIndex];
  if (rule === undefined) return ['not-mentioned', null, []];
  const end = lines.findIndex(({ effect }, at) => at > ruleIndex && isRule(effect));
  const below = lines.slice(ruleIndex + 1, end < 0 ? undefined : end).map(({ value }) => value);
  return [rule.effect === 'allow' ? 'announced' : 'closed', rule.line, below];
}

const pathPiece = fc.constantFrom(
  '/',
  'a',
  'b',
  '%61',
  '%2F',
  '%2f',
  '/',
  '%',
  '~',
  '%7E',
  '\u00e9',
  '*',
  '$',
  ';',
  '.',
);
const anyDataPath = fc.array(pathPiece, { maxLength: 4 }).map((parts) => `/${parts.join('')}`);
const anyAgentName = fc.constantFrom('a', 'ab', 'B', '*', '*', 'xaby', 'c/1.0', 'a b');
const anyGap = fc.constantFrom('', ' ', ' ', '\t');
const line = fc.oneof(
  fc.tuple(anyGap, anyAgentName, anyGap).map(([one, name, two]) => `${one}User-agent:${two}${name}`),
  fc
    .tuple(
      fc.constantFrom('Allow', 'Disallow', 'ALLOW', 'disallow '),
      anyGap,
      fc.oneof({ weight: 6, arbitrary: anyDataPath }, { weight: 1, arbitrary: fc.constantFrom('', 'a') }),
      fc.constantFrom('', '', ' # c'),
    )
    .map(([name, one, rule, end]) => `${name}:${one}${rule}${end}`),
  fc.constantFrom(
    '',
    '',
    ' \t',
    '# c',
    '  # d',
    'junk',
    'Title: t',
    'License: a:b',
    'x-y.z:',
    'Mobile-agent-server: / none',
  ),
);
const anyDataTxtFile = fc
  .tuple(
    fc.constantFrom('', '', '\uFEFF'),
    fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n', '\r')), { maxLength: 10 }),
  )
  .map(([mark, all]) => mark + all.map(([one, eol]) => one + eol).join(''));

/** Compares the library with the reference implementation, on `times` as many random cases as usual. */
export function compareDataTxt(times: number): void {
  const runs = (usual: number) => ({ numRuns: usual * times });

  describe('dat: a reference implementation of the memo agrees', () => {
    test('dat 3.2: the first record, the first rule, and its metadata, for thousands of files', () => {
      fc.assert(
        fc.property(
          anyDataTxtFile,
          fc.constantFrom('', 'a', 'B', 'ab', 'z', 'c'),
          fc.array(anyDataPath, { minLength: 1, maxLength: 4 }),
          (file, agent, paths) => {
            const site = createDataTxtSite(file);
            const answer = prepare(site, { question: 'dataset' });
            const fetch = prepare(site, { question: 'fetch', reader: 'data.txt' });
            for (const dataPath of paths) {
              const url = `http://www.fict.org${dataPath}`;
              const { answer: actual, by, metadata } = answer(agent, url);
              const expected = referenceAnswer(file, agent, dataPath);
              expect([actual, by?.line ?? null, metadata.map(({ value }) => value)]).toEqual(expected);
              expect(datasetAnswers).toContain(actual);
              expect(fetch(agent, url).answer).toBe(actual === 'closed' ? 'deny' : 'allow');
            }
          },
        ),
        runs(1000),
      );
    });

    test('dat 5.1 (data.txt 5.1): a crawler that ignores Allow is never allowed more', () => {
      fc.assert(
        fc.property(anyDataTxtFile, anyDataPath, (file, dataPath) => {
          const without = file.replaceAll(/(^|[\r\n\uFEFF])allow[ \t]*:/gi, '$1X-allow:');
          const url = `http://www.fict.org${dataPath}`;
          if (mayAccess(without, 'a', url).answer === 'allow' && mayAccess(file, 'a', url).answer === 'deny')
            expect(file).toBe('safe');
          if (mayAccess(file, 'a', url).answer === 'deny')
            expect(mayAccess(without, 'a', url).answer).toBe('deny');
        }),
        runs(200),
      );
    });

    test('every fix of a random file removes its finding, adds no error, and keeps verdicts if it claims so', () => {
      const fileWithComments = fc
        .tuple(anyDataTxtFile, fc.constantFrom('', '\n# /robots.txt\n', '\n\n# c', '\r\n\r\n# c\r\n# d\r\n'))
        .map((all) => all.join(''));
      fc.assert(
        fc.property(fileWithComments, (file) => {
          expect(findBadFixes(file)).toEqual([]);
        }),
        runs(60),
      );
    });
  });

  describe('dat: random input', () => {
    /** Any UTF-16 code units, including half pairs. */
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
      .map((units) => String.fromCharCode(...units));

    test('any bytes are printed unchanged, and any question is answered', () => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 80 }), anyText, (bytes, url) => {
          const all = new Uint8Array([...encodeUtf8('User-agent: *\nAllow: /x\n'), ...bytes]);
          const site = createDataTxtSite(all);
          expect(areBytesEqual(printFile(site, path), all)).toBe(true);
          ask(site, { question: 'dataset', url }).trace().map(explain);
          catalogueOf(site);
          for (const finding of findings(site, path)) {
            expect(findingMessage(finding)).toMatch(/\S/);
            for (const { edits } of finding.fixes) applyEdits(site, path, edits);
          }
        }),
        runs(50),
      );
    });
  });
}
