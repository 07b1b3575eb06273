// A preset's name is a promise: what it says about every crawler of the catalog, for every reader that finds names.
import { expect, test } from 'vitest';
import { crawlers } from '../../catalogue/crawlers.ts';
import { findings } from '../../diagnostics/registry.ts';
import { printSource } from '../../document/source.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { leadingIdentifier } from '../../matching/product-token.ts';
import { readers } from '../../readers/registry.ts';
import { applyEdits, openSite, type Site } from '../../workspace/site.ts';
import { applyPresetToFile, type PresetResult } from './apply-preset.ts';
import { type CrawlerPreset, isTrainingCrawler, presets } from './preset.ts';

const path = '/robots.txt';
const open = (text: string) => openSite({ origin: 'https://h.example', files: { [path]: text } });

/** Small files with what real ones have: exceptions, shared records, several records for one name, fallbacks. */
const files = {
  empty: '',
  'one record': 'User-agent: *\nDisallow: /cart\n',
  'closed, with exceptions':
    'User-agent: *\nAllow: /press/\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /a\nDisallow: /\n',
  'search engines by name':
    'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /search\n\nUser-agent: Yandex\nDisallow: /y\n\nUser-agent: *\nDisallow: /\n',
  'blocked by name':
    '# ours\nUser-agent: OAI-SearchBot\nUser-agent: archive.org_bot\nDisallow: / # no\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cgi-bin/\n',
  'two records for a name':
    'User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n\nUser-agent: gptbot\nAllow: /c\n',
  'other lines':
    'Sitemap: https://h.example/s.xml\n\nUser-agent: Amazonbot\nUser-agent: OurBot\nCrawl-delay: 5\nAllow: /x$\nDisallow: /*.pdf\n\nUser-agent: *\nCrawl-delay: 2\nDisallow: /tmp\n',
} as const;

const urls = [
  '/',
  '/other',
  '/press/',
  '/press/x',
  '/a',
  '/ab',
  '/b',
  '/c',
  '/cart',
  '/cgi-bin/x',
  '/x',
  '/y',
  '/d.pdf',
];
const names = [...crawlers.flatMap(({ tokens }) => tokens), 'OurBot', 'nobody'];
/** The others read only a part of a name, or find it in another: what they miss is reported. */
const wholeNameReaders = readers.filter(({ agent, file }) => agent.match === 'equals' && file.path === path);

const answersIn = (site: Site, reader: (typeof readers)[number]) =>
  prepareAnswers(site, { question: 'fetch', reader, file: path });

function applied(site: Site, preset: CrawlerPreset, reader: (typeof readers)[number]) {
  const result = applyPresetToFile(site, path, preset, { crawlers, reader });
  return { result, after: applyEdits(site, path, result.edits) };
}

/** The names for which a preset has no wish, so that no answer may change. */
function bystanders(preset: CrawlerPreset, { rows }: PresetResult): readonly string[] {
  const targets = new Set(rows.map(({ key }) => key));
  return preset.others ? [] : names.filter((name) => !targets.has(name.toLowerCase()));
}

const cases = Object.entries(files).flatMap(([name, text]) =>
  presets.map((preset) => [preset.id, name, preset as CrawlerPreset, text] as const),
);

test.each(cases)('product: %s on a file with %s', (_id, _name, preset, text) => {
  const site = open(text);
  for (const reader of wholeNameReaders) {
    const { result, after } = applied(site, preset, reader);
    const [was, is] = [answersIn(site, reader), answersIn(after, reader)];
    const wrong: unknown[] = [];
    for (const { agent, wish } of result.rows) {
      // Google reads only the beginning of some names.
      if (reader.agent.value === 'identifier-prefix' && leadingIdentifier(agent) !== agent && agent !== '*')
        continue;
      for (const url of wish === 'out' ? urls : ['/other'])
        if (is(agent, url).answer !== (wish === 'out' ? 'deny' : 'allow')) wrong.push([agent, url]);
    }
    for (const agent of bystanders(preset, result))
      for (const url of urls)
        if (was(agent, url).answer !== is(agent, url).answer) wrong.push([agent, url, 'changes']);
    expect([reader.id, wrong]).toEqual([reader.id, []]);
    const again = applied(after, preset, reader);
    expect([reader.id, again.result.edits]).toEqual([reader.id, []]);
    expect(printSource(again.after.files.get(path)!.source)).toEqual(
      printSource(after.files.get(path)!.source),
    );
  }
});

test.each(cases)('product: what %s says of itself on a file with %s is true', (_id, _name, preset, text) => {
  const { result, after } = applied(open(text), preset, readers.find(({ id }) => id === 'rfc9309')!);
  const { clauses, others } = result.promise;
  for (const { wish, all, kept, left, missed } of clauses) {
    expect([wish, missed, all - kept]).toEqual([wish, [], left.length]);
    // Only search engines whose answers cannot be separated are left.
    expect(left.length > 0).toBe(preset.id === 'no-ai');
  }
  expect(others?.isKept).toBe(preset.others ? true : undefined);
  const ask = answersIn(after, readers.find(({ id }) => id === 'rfc9309')!);
  if (preset.out.includes('ai-training'))
    for (const one of crawlers.filter((crawler) => isTrainingCrawler(crawler) && crawler.id !== 'applebot'))
      expect([one.tokens[0], ask(one.tokens[0], '/press/x').answer]).toEqual([one.tokens[0], 'deny']);
});

/**
 * R062 says that the whole site is blocked. R029 and R092: a name is part of another, which a preset may have to name.
 * AIU-CONTRADICTORY: a crawler that searches and trains is blocked by name, while `search=yes` is for all.
 */
const expectedWarnings = new Set(['R062', 'R029', 'R092', 'AIU-CONTRADICTORY']);

test.each(cases)('product: %s on a file with %s causes no new warning', (_id, name, preset, text) => {
  const site = open(text);
  // Whether a yes or a signal matters where only single paths are allowed is contested in any case.
  const statements = name === 'closed, with exceptions' ? [] : preset.statements;
  const result = applyPresetToFile(site, path, preset, { crawlers, statements });
  const warningsIn = (one: Site) =>
    new Set(
      findings(one, path).flatMap(({ code, severity }) =>
        severity === 'error' || severity === 'warning' ? [code] : [],
      ),
    );
  const known = warningsIn(site);
  const added = [...warningsIn(applyEdits(site, path, result.edits))].filter((code) => !known.has(code));
  expect(added.filter((code) => !expectedWarnings.has(code))).toEqual([]);
});
