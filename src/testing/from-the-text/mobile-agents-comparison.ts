// Mobile agents: a simple reference implementation, and random cases to compare the library with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, ask, explain, findingMessage, findings, prepare, printFile } from '../../core/index.ts';
import { areBytesEqual, decodePathOctets, encodeUtf8 } from './bytes.ts';
import {
  createMobileSite,
  findBadFixes,
  joinMobileLines,
  linesOfCode,
  mobileAgentLine,
  NOT_AVAILABLE,
  resolveMobileAgent,
  robotsTxtPath,
} from './mobile-agents-queries.ts';

const simpleAbsoluteUrl = /^[A-Za-z0-9+.-]+:\/\/(?:[A-Za-z0-9$\-_.+!*'(),:@&=;?]|%[0-9A-Fa-f]{2})+$/;

function referenceResolution(file: string, path: string): readonly [string, string, number | null] {
  const pathOctets = decodePathOctets((path.split(/[?#]/)[0] as string) || '/');
  let result: readonly [string, string, number | null] = [NOT_AVAILABLE, 'unassigned', null];
  file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, number) => {
      const field = /^([^:]*):(.*)$/s.exec(line.split('#')[0] as string);
      if (!field || !/^[ \t]*mobile-agent-server[ \t]*$/i.test(field[1] as string)) return;
      const parts = (field[2] as string).split(/[ \t]+/).filter((part) => part !== '');
      const [rule, target] = parts;
      if (parts.length !== 2 || rule === undefined || target === undefined) return;
      if (!rule.startsWith('/')) return;
      const isNone = target.toLowerCase() === 'none';
      if (!isNone && !simpleAbsoluteUrl.test(target)) return;
      if (decodePathOctets(rule).every((octet, at) => octet === pathOctets[at]))
        result = isNone ? [NOT_AVAILABLE, 'none', number + 1] : [target, 'assigned', number + 1];
    });
  return result;
}

const pathPiece = fc.constantFrom(
  '/',
  'a',
  'b',
  'A',
  '%61',
  '%2F',
  '%2f',
  '/',
  '%',
  '%2',
  '~',
  '%7E',
  'é',
  '%C3%A9',
  '*',
  '$',
  ';',
  '=',
  '?',
  '.',
);
const anyPath = fc.array(pathPiece, { maxLength: 5 }).map((parts) => `/${parts.join('')}`);
const target = fc.oneof(
  fc.constantFrom(
    'none',
    'NONE',
    'atp://one:1',
    'atp://two',
    'x+y.z://h:1',
    'atp://h%2F',
    'atp://',
    'atp://h/',
    'h:1',
    'a_b://c',
    '://d',
    'nones',
  ),
  fc
    .array(fc.constantFrom('a', '1', '+', '-', '.', ':', '/', '//', '://', '%', '%41', '@', '?', '_', '~'), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
);
const anyBlank = fc.constantFrom(' ', '\t', '  ', ' \t');
const anyGap = fc.constantFrom('', '', ' ', '\t');
const mobileLine = fc
  .tuple(
    anyGap,
    fc.constantFrom('Mobile-agent-server', 'mobile-AGENT-server', 'Mobile-agent-servers'),
    anyGap,
    anyGap,
    fc.oneof({ weight: 9, arbitrary: anyPath }, { weight: 1, arbitrary: fc.constantFrom('', 'a', '*') }),
    anyBlank,
    target,
    fc.constantFrom('', '', '', ' x', ' ', ' # c', '#c'),
  )
  .map(([a, name, b, c, path, d, to, end]) => `${a}${name}${b}:${c}${path}${d}${to}${end}`);
const anyOtherLine = fc.constantFrom(
  '',
  ' ',
  '# c',
  'User-agent: a',
  'User-agent: *',
  'Disallow: /',
  'Disallow: /a',
  'Allow: /a',
  'Sitemap: /s',
  'junk',
  'Mobile-agent-server / none',
  'Mobile-agent-server:',
  mobileAgentLine('/a'),
  mobileAgentLine('/'),
);
const anyMobileFile = fc
  .tuple(
    fc.constantFrom('', '', '', '\uFEFF'),
    fc.array(
      fc.tuple(
        fc.oneof({ weight: 3, arbitrary: mobileLine }, { weight: 2, arbitrary: anyOtherLine }),
        fc.constantFrom('\n', '\n', '\r\n', '\r'),
      ),
      { maxLength: 8 },
    ),
  )
  .map(([mark, all]) => mark + all.map(([line, eol]) => line + eol).join(''));

/** Compares the library with the reference implementation, on `times` as many random cases as usual. */
export function compareMobileAgents(times: number): void {
  const runs = (usual: number) => ({ numRuns: usual * times });

  describe('mob 3.1: a reference implementation of the memo agrees', () => {
    test('mob 3.1: the last line that matches, for thousands of files', () => {
      fc.assert(
        fc.property(anyMobileFile, fc.array(anyPath, { minLength: 1, maxLength: 5 }), (file, paths) => {
          const answer = prepare(createMobileSite(file), { question: 'mobile-agent' });
          for (const path of paths) {
            const { answer: host, state, by } = answer('', `http://www.fict.org${path}`);
            expect([host, state, by === undefined ? null : by.line + 1]).toEqual(
              referenceResolution(file, path),
            );
          }
        }),
        runs(1000),
      );
    });

    test('mob 3.2: a target is legal exactly by the grammar, for thousands of targets', () => {
      const any = fc.oneof(
        target,
        fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map((text) => `atp://${text}`),
        fc.string({ unit: 'grapheme-ascii', maxLength: 4 }).map((text) => `${text}://h`),
      );
      fc.assert(
        fc.property(any, (text) => {
          fc.pre(!/[ \t#]/.test(text) && text !== '');
          expect(resolveMobileAgent(joinMobileLines(`/ ${text}`), '/')).toEqual(
            referenceResolution(joinMobileLines(`/ ${text}`), '/'),
          );
        }),
        runs(1000),
      );
    });

    test('mob 4.3: if no path is a proper prefix of an earlier one, the longest match is the same', () => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(anyPath, fc.integer({ min: 1, max: 9 })), { maxLength: 6 }),
          fc.array(anyPath, { minLength: 1, maxLength: 4 }),
          (all, paths) => {
            const sorted = all.toSorted(
              ([a], [b]) => decodePathOctets(a).length - decodePathOctets(b).length,
            );
            const answer = prepare(
              createMobileSite(joinMobileLines(...sorted.map(([path, port]) => `${path} atp://h:${port}`))),
              {
                question: 'mobile-agent',
              },
            );
            for (const path of paths) {
              const pathOctets = decodePathOctets(path.split('?')[0] as string);
              const longest = sorted.findLast(([rule]) =>
                decodePathOctets(rule).every((octet, at) => octet === pathOctets[at]),
              );
              expect(answer('', `http://www.fict.org${path}`).key).toBe(
                longest ? `atp://h:${longest[1]}` : 'unassigned',
              );
            }
          },
        ),
        runs(200),
      );
    });

    test('lint M010: reported exactly if a later valid line has a path that is a prefix of it', () => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(anyPath, fc.constantFrom('none', 'atp://h:1', '', 'bad')), { maxLength: 6 }),
          (all) => {
            const file = joinMobileLines(...all.map((parts) => parts.join(' ')));
            const legal = all.map(([path, to], line) => ({
              octets: decodePathOctets(path),
              line,
              isValid: to === 'none' || to === 'atp://h:1',
            }));
            const expected = legal
              .filter(
                ({ octets: own, line, isValid }) =>
                  isValid &&
                  legal.some(
                    (later) =>
                      later.isValid &&
                      later.line > line &&
                      later.octets.every((octet, at) => octet === own[at]),
                  ),
              )
              .map(({ line }) => `M010@${line + 1}`);
            expect(linesOfCode(file, 'M010')).toEqual(expected);
          },
        ),
        runs(200),
      );
    });

    test('every fix of a random file removes its finding, adds no error, and keeps verdicts if it claims so', () => {
      fc.assert(
        fc.property(anyMobileFile, (file) => {
          expect(findBadFixes(createMobileSite(file), ['/', '/a', '/a/', '/a/b', '/b', '/%7Ea'])).toEqual([]);
        }),
        runs(70),
      );
    });
  });

  describe('mob: random input', () => {
    /** Any UTF-16 code units, including half pairs. */
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
      .map((units) => String.fromCharCode(...units));

    test('any bytes are printed unchanged, and any question is answered', () => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 80 }), anyText, (bytes, url) => {
          const all = new Uint8Array([...encodeUtf8(mobileAgentLine('/ none\n')), ...bytes]);
          const site = createMobileSite(all);
          expect(areBytesEqual(printFile(site, robotsTxtPath), all)).toBe(true);
          ask(site, { question: 'mobile-agent', url }).trace().map(explain);
          for (const finding of findings(site, robotsTxtPath)) {
            expect(findingMessage(finding)).toMatch(/\S/);
            for (const { edits } of finding.fixes) applyEdits(site, robotsTxtPath, edits);
          }
        }),
        runs(50),
      );
    });
  });
}
