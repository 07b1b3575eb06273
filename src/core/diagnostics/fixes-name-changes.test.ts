// A fix changes no answer that its title does not name: the property behind every fix of robots.txt.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixTitle } from '../../messages/explain/explain-finding.ts';
import { runs } from '../../testing/arbitraries/edits.ts';
import { textOfSource } from '../document/source.ts';
import { prepare } from '../questions/registry.ts';
import type { Reader } from '../readers/reader.ts';
import { readers } from '../readers/registry.ts';
import { applyEdits, fileAt, openSite, type Site } from '../workspace/site.ts';
import { findNamedAgents } from '../workspace/suggested-questions.ts';
import type { Finding, Fix } from './finding.ts';
import { appliesToReader, findings } from './registry.ts';

const PATH = '/robots.txt';
const siteOf = (text: string | Uint8Array) => openSite({ origin: '', files: { [PATH]: text } });
const textOf = (site: Site) => textOfSource(fileAt(site, PATH).source);
const linesOf = (site: Site) => textOf(site).split(/\r\n|[\r\n]/);
const pathIn = (line = '') => (/^[^:#]*:[ \t]*([^#]*?)[ \t]*(?:#.*)?$/.exec(line)?.[1] ?? '').trim();

/** URLs that match a path, nearly match it, or are around it. */
const urlsAround = (path: string): readonly string[] =>
  ['', 'x', 'x/', '/q/'].flatMap((star) => {
    const url = path.replace(/\$$/, '').replaceAll('*', star);
    const rooted = url.startsWith('/') ? url : `/${url}`;
    return [rooted, `${rooted}z`, `/x${rooted}`];
  });

function probesOf(...sites: readonly Site[]) {
  const paths = new Set(sites.flatMap((site) => linesOf(site).map(pathIn)));
  const names = sites.flatMap((site) => findNamedAgents(PATH, fileAt(site, PATH).source, 10));
  return {
    urls: [...new Set(['/', '/x', ...[...paths].filter((path) => /^[/*?.]/.test(path)).flatMap(urlsAround)])],
    agents: [...new Set(['', 'zed', ...names.filter((name) => /^[A-Za-z_-]+$/.test(name))])],
  };
}

const anyReader = () => true;

/**
 * Fixes whose titles say how they change the file (records joined, wildcards that become characters), not which rules
 * they write, and for which readers that changes answers.
 */
const structuralFixes: Readonly<Record<string, (reader: Reader) => boolean>> = {
  'write-literally': ({ path }) => path.wildcards,
  'write-octets': ({ text }) => text.notUtf8 === 'error',
  'remove-stars': ({ path }) => !path.wildcards,
  'add-rules': ({ path }) => !path.wildcards,
  'delete-blank-lines': ({ record }) => record.blankLine !== 'ignored',
  'merge-records': anyReader,
  'join-names': anyReader,
  'drop-names': anyReader,
  'copy-rules': anyReader,
  'rules-into-record': anyReader,
  'add-agent-above': anyReader,
  'sort-record': ({ rule }) => rule.choice === 'first',
  'move-rule-above': ({ rule }) => rule.choice === 'first',
  'move-below-names': anyReader,
  'modern-own-record': anyReader,
};

/** Whether the title of a fix contains the path of a line. */
const names = (title: string, line: string | undefined) =>
  pathIn(line) !== '' && title.includes(pathIn(line));

/** Describes the answers that a fix changes for readers that its finding is not about, and does not name. */
function unnamedChanges(site: Site, finding: Finding, fix: Fix): string[] {
  const after = applyEdits(site, PATH, fix.edits);
  const { urls, agents } = probesOf(site, after);
  const title = fixTitle(fix);
  const [linesBefore, linesAfter] = [linesOf(site), linesOf(after)];
  return readers.flatMap((reader) => {
    const isConcerned = appliesToReader(finding, reader);
    const isStructural = structuralFixes[fix.code]?.(reader) ?? false;
    if (fix.verdicts === 'changes' && (isConcerned || isStructural)) return [];
    const askBefore = prepare(site, { question: 'fetch', reader, file: PATH });
    const askAfter = prepare(after, { question: 'fetch', reader, file: PATH });
    return agents.flatMap((agent) =>
      urls.flatMap((url) => {
        const [was, is] = [askBefore(agent, url), askAfter(agent, url)];
        if (was.answer === is.answer) return [];
        const lineOf = ({ deciding }: typeof was) => deciding[0]?.line ?? -1;
        if (names(title, linesBefore[lineOf(was)]) || names(title, linesAfter[lineOf(is)])) return [];
        return [`${finding.code} “${title}”: ${reader.id} ${agent} ${url} ${was.answer} to ${is.answer}`];
      }),
    );
  });
}

const violations = (text: string | Uint8Array) => {
  const site = siteOf(text);
  return findings(site, PATH, { readers }).flatMap((finding) =>
    finding.fixes
      .filter(({ edits }) => edits.length > 0)
      .flatMap((fix) => unnamedChanges(site, finding, fix)),
  );
};

const anyPath = fc.constantFrom(
  '*/test',
  '/test',
  '/*/test',
  '*.pdf$',
  '/a.pdf',
  '/tmp/*',
  '/tmp/',
  '/tm',
  '/*mp/',
  '/**/x',
  '/a$*',
  '*',
  '/',
  '',
  '/admin',
  '/admin.php',
  '/a/b',
  '/a/*$',
  '*/',
  '*/*b',
  '/test/x',
  '/%61',
  '?q=',
  '/s?q=1',
  '/s',
  '/c /d',
  '/e<!-- made by f -->',
  'b/',
);
const anyLine = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom('Disallow', 'Allow'), anyPath)
      .map(([name, path]) => `${name}: ${path}`),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('*', 'a', 'b', 'Googlebot', 'ab').map((name) => `User-agent: ${name}`),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Crawl-delay: 10',
      'Crawl-delay:',
      'Request-rate: 1/5',
      'Visit-time: 0600-0845',
      'Noindex: /admin',
      'Noindex: /tmp/',
      'Host: h.example',
      'Sitemap: https://h.example/s.xml',
      'Content-Signal: ai-train=no',
      'Clean-param: ref',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom('', '# note') },
);
const anyFile = fc.array(anyLine, { maxLength: 9 }).map((lines) => `User-agent: *\n${lines.join('\n')}\n`);

describe('product: a fix changes no answer that its title does not name, for any reader', () => {
  test.each([
    ['a star before a slash', 'User-agent: *\nDisallow: */test\n'],
    ['a star before a slash, and an exception as long', 'User-agent: *\nDisallow: */test\nAllow: /x/tes\n'],
    ['a star before a letter, and an exception as long', 'User-agent: *\nDisallow: *.pdf$\nAllow: /a.pdf\n'],
    ['stars at the end, and an exception', 'User-agent: *\nDisallow: /tmp/*\nAllow: /*mp/\n'],
    ['a star behind a dollar', 'User-agent: *\nDisallow: *$*\n'],
    ['a delay that keeps records apart', 'User-agent: a\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n'],
    ['an empty delay', 'User-agent: a\nCrawl-delay:\nUser-agent: *\nDisallow: /\n'],
    ['hours', 'User-agent: a\nVisit-time: 0600-0845\n\nUser-agent: b\nDisallow: /\n'],
    ['a path that is not a folder', 'User-agent: *\nDisallow: /admin\nDisallow: /x\nNoindex: /admin\n'],
    ['a rule that only old readers need', 'User-agent: *\nDisallow: /tracker\nDisallow: /*tracker\n'],
    ['a query, and a shorter exception', 'User-agent: *\nAllow: /search?q=%23\nDisallow: /*?\n'],
    ['paths in one rule', 'User-agent: *\nDisallow: /images  /gifs /cgi-bin\n'],
    ['text after a path', 'User-agent: *\nDisallow: /index.rss<!-- Rendered in 0.02 seconds -->\n'],
    ['names within names', 'User-agent: Google\nDisallow: /d\n\nUser-agent: Adsbot-Google\nDisallow: /e\n'],
  ])('%s', (_what, text) => {
    expect(violations(text)).toEqual([]);
  });
  test('paths that are not UTF-8', () => {
    const text = 'User-agent: *\nDisallow: /caf\u00e9/\nAllow: /x\n';
    expect(violations(Uint8Array.from(text, (octet) => octet.charCodeAt(0)))).toEqual([]);
  });
  test('whatever the file', () => {
    fc.assert(
      fc.property(anyFile, (text) => {
        expect(violations(text)).toEqual([]);
      }),
      { numRuns: runs(120) },
    );
  });
});

describe('rfc 9309 2.2.3: a star at the beginning also stands for nothing', () => {
  const fixed = (line: string, ...others: readonly string[]) => {
    const site = siteOf(['User-agent: *', line, ...others, ''].join('\n'));
    const fix = findings(site, PATH).find(({ code }) => code === 'R101')?.fixes[0];
    return (
      fix &&
      textOf(applyEdits(site, PATH, fix.edits))
        .split('\n')
        .slice(1, -1)
    );
  };
  test.each([
    ['Disallow: */test', ['Disallow: /test', 'Disallow: /*/test']],
    ['Disallow: **/a/b$ # c', ['Disallow: /a/b$', 'Disallow: /*/a/b$ # c']],
    ['Allow: */x', ['Allow: /x', 'Allow: /*/x']],
    ['Disallow: *.pdf$', ['Disallow: /*.pdf$']],
    ['Disallow: *?sort=', ['Disallow: /*?sort=']],
    ['Disallow: */', ['Disallow: /']],
    ['Disallow: */*.gif', ['Disallow: /*.gif']],
  ])('%s', (line, written) => {
    expect(fixed(line)).toEqual(written);
  });
  test('rfc 9309 2.2.2: there is no fix if a rule as long decides against it', () => {
    expect(fixed('Disallow: */test', 'Allow: /x/tes')).toBeUndefined();
    expect(fixed('Disallow: *%2Fa')).toBeUndefined();
  });
});

test('rfc 9309 2.2.1: a delay in a record that runs into the next is not called a delay of a blocked crawler', () => {
  const text =
    'User-agent: *\nCrawl-delay: 10\n\nUser-agent: rude\nDisallow: /\n\nUser-agent: *\nDisallow:\n';
  const found = findings(siteOf(text), PATH).map(({ code }) => code);
  expect(found).toContain('LIN-GLUE');
  expect(found).not.toContain('CRD-CLOSED');
});
