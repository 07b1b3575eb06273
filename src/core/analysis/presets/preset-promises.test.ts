// A preset's name is a promise: what it says about every crawler of the catalog, for every reader that finds names.
import { expect, test } from 'vitest';
import { someCases } from '../../../testing/long-test.ts';
import { unsaidChanges } from '../../../testing/preset-promises.ts';
import { documentedCrawlers as crawlers } from '../../catalogue/documented-crawlers.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { printSource, textOfSource } from '../../document/source.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { readers } from '../../readers/registry.ts';
import { leadingIdentifier } from '../../text/trim-characters.ts';
import { applyEdits, openSite, type Site } from '../../workspace/site.ts';
import { applyPresetToFile, type PresetResult } from './apply-preset.ts';
import { newFindingsTask } from './new-findings.ts';
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

test.each(someCases(cases, 12))('product: %s on a file with %s', (_id, _name, preset, text) => {
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

test.each(someCases(cases, 20))(
  'product: what %s says of itself on a file with %s is true',
  (_id, _name, preset, text) => {
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
  },
);

/** Small files with traits of real ones for which a promise was not kept. */
const hardFiles = {
  'its own file among the rules':
    'User-agent: *\nDisallow: /\n\nUser-agent: bingbot\nDisallow: /\nAllow: /robots.txt\nAllow: //x\n',
  'a name with a version':
    'User-agent: YandexBot/3.0\nUser-agent: ia_archiver/1.6\nDisallow: /\n\nUser-agent: Mozilla/5.0 (compatible; DotBot/1.1; http://h.example/)\nDisallow:\n\nUser-agent: *\nDisallow: /t\n',
  'a crawler that ignores *, blocked by name':
    'User-agent: YandexMobileBot\nDisallow: /\n\nUser-agent: Mediapartners-Google\nDisallow: /\n\nUser-agent: *\nDisallow: /media/\n',
  'an exception of a blocked crawler beneath which * blocks':
    'User-agent: Google-CloudVertexBot\nDisallow: /\nAllow: /sport/\n\nUser-agent: *\nDisallow: /sport/admin/\nAllow: /sport/admin/ajax\n',
  'a blank line in a record':
    'User-agent: *\nDisallow: /a\n\nDisallow: /b\n\n# c\nDisallow: /c\n\nUser-agent: bingbot\n\nDisallow: /d\n',
  'statements of its own':
    'Content-Signal: ai-train=yes\n\nUser-agent: *\nContent-Signal: search=yes, ai-train=yes\nContent-Usage: train-ai=y\nAllow: /\n',
  'statements for paths':
    'User-agent: *\nContent-Usage: /art/ train-ai=y\nContent-Usage: /news/ search=n\nDisallow: /b\n',
  'a search engine of an AI product, allowed by name':
    'User-agent: OAI-SearchBot\nUser-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /b\n',
} as const;

const hardCases = Object.entries(hardFiles).flatMap(([name, text]) =>
  presets.map((preset) => [preset.id, name, preset as CrawlerPreset, text] as const),
);

test.each(someCases(hardCases, 12))(
  'product: %s on a file with %s: the promise is kept, or says where not',
  (_id, _name, preset, text) => {
    for (const statements of [[], preset.statements]) {
      const before = open(text);
      const result = applyPresetToFile(before, path, preset, { crawlers, statements });
      const after = applyEdits(before, path, result.edits);
      expect(unsaidChanges({ before, after, path, preset, result })).toEqual([]);
      expect(result.promise.clauses.flatMap(({ missed }) => missed)).toEqual([]);
      expect(result.also.filter(({ readers: ids }) => ids.includes('rfc9309'))).toEqual([]);
      expect(applyPresetToFile(after, path, preset, { crawlers, statements }).edits).toEqual([]);
    }
  },
);

/**
 * Whether a new warning is about what the preset promises, or about lines of the user that stay. The user reads all of
 * them before anything is written.
 */
function isExpected({ code, values }: Finding, preset: CrawlerPreset, { rows, also }: PresetResult): boolean {
  const closes = preset.others === 'out';
  switch (code) {
    // The whole site is blocked.
    case 'R062':
      return closes && preset.in.length === 0;
    // A preference of the user in a record that is closed now. A preset without statements leaves a grant there, too.
    case 'CUS-CLOSED-PATH':
      return closes;
    case 'AIU-CONTRADICTORY':
      return closes && preset.statements.length === 0;
    // A record of the user that is closed but for single paths: there, a yes would contradict the block.
    case 'CSG-SCOPE':
      return preset.statements.length > 0;
    // A name is part of another that has the same wish, or the result says for which readers.
    case 'R029':
    case 'R092': {
      const { crawler, taken } = values as { readonly crawler: string; readonly taken: string };
      const [one, other] = [crawler, taken].map(
        (name) => rows.find(({ key }) => key === name.toLowerCase())?.wish,
      );
      const match = code === 'R029' ? 'contains' : 'contained-in-name';
      const confused = readers.filter(({ agent }) => agent.match === match).map(({ id }) => id);
      const said = [...rows.flatMap(({ missed }) => missed), ...also.flatMap((change) => change.readers)];
      return (
        (one !== undefined && one === other) || said.some((id) => confused.some((reader) => reader === id))
      );
    }
    default:
      return false;
  }
}

test.each(someCases([...cases, ...hardCases], 25))(
  'product: %s on a file with %s causes no new warning',
  (_id, _name, preset, text) => {
    const site = open(text);
    const result = applyPresetToFile(site, path, preset, { crawlers, statements: preset.statements });
    const reported = runSync(newFindingsTask(site, applyEdits(site, path, result.edits), path));
    expect(
      reported.filter((finding) => !isExpected(finding, preset, result)).map(({ code }) => code),
    ).toEqual([]);
  },
);

test('product: search-only takes back what a record grants that it closes, and refuses nothing that it allows', () => {
  const text = 'User-agent: *\nContent-Signal: search=yes, ai-train=yes # ours\nAllow: /\n';
  const preset = presets.find(({ id }) => id === 'search-only')!;
  const { statements } = preset;
  const site = open(text);
  const result = applyPresetToFile(site, path, preset, { crawlers, statements });
  const after = textOfSource(applyEdits(site, path, result.edits).files.get(path)!.source);
  expect(after).toContain('User-agent: *\nContent-Signal: ai-train=no # ours\nDisallow: /\n');
  expect(result.withheld.map(({ labels }) => labels)).toEqual([['ai-input'], ['ai-use']]);
  expect(result.withheld[0]?.agents).toContain('OAI-SearchBot');
  expect(after).not.toContain('ai-input');
});

test('ours: a new record is not put above rules of no record, which it would get', () => {
  const preset = presets.find(({ id }) => id === 'no-training')!;
  const site = open('Allow: /a\nUser agent: yandex\n');
  const options = { crawlers, reader: 'koster-1996' } as const;
  const after = applyEdits(site, path, applyPresetToFile(site, path, preset, options).edits);
  expect(applyPresetToFile(after, path, preset, options).edits).toEqual([]);
});

test('rfc 9309 2.5: what the lines of a preset push out of the part that crawlers read is written again above', () => {
  const rules = Array.from({ length: 9000 }, (_, i) => `Disallow: /a/long/path/of/a/page/${i}\n`).join('');
  const site = open(`User-agent: *\n${rules}`);
  const few = crawlers.filter(({ tokens: [name] }) => ['Googlebot', 'GPTBot', 'bingbot'].includes(name));
  const preset = presets.find(({ id }) => id === 'search-only')!;
  const result = applyPresetToFile(site, path, preset, { crawlers: few });
  expect(result.promise.others).toEqual({ wish: 'out', isKept: true });
  const after = applyEdits(site, path, result.edits);
  expect(applyPresetToFile(after, path, preset, { crawlers: few }).edits).toEqual([]);
});

test('ours: a promise tells which crawlers that also train it leaves, and no longer once they are blocked', () => {
  const preset = presets.find(({ id }) => id === 'no-training');
  const applebot = crawlers.find(({ tokens }) => tokens.includes('Applebot'));
  const others = crawlers.filter(isTrainingCrawler).filter((crawler) => crawler !== applebot);
  if (!preset || !applebot) throw new Error('The catalog lacks a crawler of this test.');
  const sparedWith = (blocked: typeof crawlers) => {
    const wishes = new Map(blocked.map(({ id }) => [id, 'out'] as const));
    return applyPresetToFile(open(''), path, preset, { crawlers, wishes, reader: 'rfc9309' }).promise.spared;
  };
  expect(sparedWith(others)).toContain('Applebot');
  expect(sparedWith([...others, applebot])).not.toContain('Applebot');
});
