// Files that are not UTF-8 but begin with the octets of a byte order mark. These are text, and nothing may be
// inserted before them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acapToRep } from '../../convert/acap-to-rep.ts';
import { repToAcap } from '../../convert/rep-to-acap.ts';
import { findings } from '../../diagnostics/registry.ts';
import { printSource } from '../../document/source.ts';
import { prepare } from '../../questions/registry.ts';
import type { ReaderId } from '../../readers/registry.ts';
import { applyEdits, openSite, type Site } from '../../workspace/site.ts';
import { suggestEdits } from '../suggestions/suggest.ts';

const PATH = '/robots.txt';
const MARK = '\xef\xbb\xbf';
/** Readers that drop a byte order mark. */
const DROPPING = ['rfc9309', 'google', 'bing', 'yandex'] as const;
const AGENTS = ['A', 'B'];
const URLS = ['/x', '/y', '/'];

const siteOf = (octets: string): Site =>
  openSite({
    origin: 'https://h.example',
    files: { [PATH]: Uint8Array.from(octets, (char) => char.charCodeAt(0)) },
  });
const octetsOf = (site: Site) => String.fromCharCode(...printSource(site.files.get(PATH)!.source));

/** A reader that keeps it. */
const ALL = ['koster-1996', ...DROPPING] as const;
const fetches = (site: Site, ids: readonly ReaderId[]) =>
  ids.flatMap((reader) => {
    const answer = prepare(site, { question: 'fetch', reader });
    return AGENTS.flatMap((agent) =>
      URLS.map((url) => `${reader} ${agent} ${url} ${answer(agent, url).key}`),
    );
  });
const crawls = (site: Site) => {
  const answer = prepare(site, { question: 'usage', usage: 'crawl' });
  return AGENTS.flatMap((agent) => URLS.map((url) => `${agent} ${url} ${answer(agent, url).key}`));
};

const line = fc.constantFrom(
  'User-agent: *',
  'User-agent: A',
  'Disallow: /',
  'Disallow: /x',
  'Allow: /x',
  'Sitemap: https://h.example/s.xml',
  '# note',
  '##ACAP version=1.0',
  '',
);
const acapLine = fc.constantFrom(
  'ACAP-crawler: *',
  'ACAP-crawler: A',
  'ACAP-disallow-crawl: /x',
  'ACAP-allow-crawl: /',
);
const mark = fc.constantFrom(MARK, MARK, '\xef\xbb', '\xef');
const fileOf = (lines: fc.Arbitrary<string>, marks = mark) =>
  fc
    .tuple(marks, fc.array(lines, { maxLength: 7 }))
    .map(([first, rest]) => `${first}${[...rest, '#\xff\n'].join('\n')}`);

describe('ours: the octets of a mark stay the first of the file', () => {
  const FILE = `${MARK}User-agent: *\nDisallow: /\n\nACAP-crawler: *\nACAP-disallow-crawl: /x\n#\xff\n`;

  test('when a fix writes the comment of a version', () => {
    const site = siteOf(FILE);
    const found = findings(site, PATH).find(({ code }) => code === 'missing-acap-comment');
    const [fix] = found!.fixes;
    const after = applyEdits(site, PATH, fix!.edits);
    expect(octetsOf(after)).toBe(`${MARK}##ACAP version=1.0\n${FILE.slice(MARK.length)}`);
    expect(fetches(after, DROPPING)).toEqual(fetches(site, DROPPING));
    // A reader that keeps the mark now reads the first line.
    expect(fix!.verdicts).toBe('changes');
    expect(findings(after, PATH).map(({ code }) => code)).not.toContain('missing-acap-comment');
  });

  test('and the fix reports no change if the first line has no effect', () => {
    const site = siteOf(FILE.replace(MARK, `${MARK}# all\n`));
    const found = findings(site, PATH).find(({ code }) => code === 'missing-acap-comment');
    expect(found!.fixes.map(({ verdicts }) => verdicts)).toEqual(['same']);
  });

  test('when records are converted', () => {
    const file = `${MARK}User-agent: *\nDisallow: /\n#\xff\n`;
    const { edits } = repToAcap(siteOf(file), PATH);
    expect(
      octetsOf(applyEdits(siteOf(file), PATH, edits)).startsWith(`${MARK}##ACAP version=1.1\n\nUser-agent`),
    ).toBe(true);
  });

  test('property: a fix that says that no verdict changes is right', () => {
    fc.assert(
      fc.property(fileOf(line), fc.array(acapLine, { maxLength: 3 }), (top, rules) => {
        const file = `${top}\nACAP-crawler: *\n${rules.join('\n')}`;
        const site = siteOf(file);
        for (const fix of findings(site, PATH).flatMap(({ fixes }) => fixes)) {
          if (fix.verdicts !== 'same') continue;
          const after = applyEdits(site, PATH, fix.edits);
          expect(fetches(after, ALL), fix.code).toEqual(fetches(site, ALL));
          expect(crawls(after), fix.code).toEqual(crawls(site));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('property: conventional records keep their meaning when ACAP is added', () => {
    fc.assert(
      fc.property(fileOf(line, fc.constant(MARK)), (file) => {
        const site = siteOf(file);
        const { edits } = repToAcap(site, PATH);
        const after = applyEdits(site, PATH, edits);
        expect(octetsOf(after).startsWith(MARK)).toBe(true);
        expect(fetches(after, DROPPING)).toEqual(fetches(site, DROPPING));
      }),
      { numRuns: 150 },
    );
  });

  test('property: no conversion and no suggestion writes before them', () => {
    fc.assert(
      fc.property(fileOf(fc.oneof(line, acapLine)), fc.constantFrom(...DROPPING), (file, reader) => {
        const site = siteOf(file);
        const [head] = /^\xef\xbb?\xbf?/.exec(file)!;
        const keepsMark = (edits: Parameters<typeof applyEdits>[2]) => {
          const after = octetsOf(applyEdits(site, PATH, edits));
          expect(after.startsWith(head)).toBe(true);
          expect(after.lastIndexOf('\xef')).toBe(0);
        };
        keepsMark(acapToRep(site, PATH).edits);
        keepsMark(repToAcap(site, PATH).edits);
        for (const agent of AGENTS)
          for (const wanted of ['allow', 'deny'] as const)
            for (const { edits } of suggestEdits(site, { reader, agent, url: '/x', wanted }).candidates)
              keepsMark(edits);
      }),
      { numRuns: 60 },
    );
  });
});
