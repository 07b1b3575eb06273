// Properties of every preset, for any file.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../testing/arbitraries/edits.ts';
import { robotsText } from '../../../testing/arbitraries/robots-txt.ts';
import { fileText, sourceLines } from '../../../testing/policies.ts';
import { documentedCrawlers as catalogue } from '../../catalogue/documented-crawlers.ts';
import { printSource, readSource } from '../../document/source.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { defaultReader, readerOf, readers } from '../../readers/registry.ts';
import { commentOf, createPolicy, fieldAt } from '../../syntax/policy.ts';
import { applyEdits, openSite, type Site } from '../../workspace/site.ts';
import { applyPresetToFile } from './apply-preset.ts';
import { readExistingRecords } from './existing-records.ts';
import { type CrawlerPreset, presets } from './preset.ts';

const path = '/robots.txt';
const open = (text: string) => openSite({ origin: 'https://h.example', files: { [path]: text } });
const tokens = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Googlebot',
  'Applebot',
  'CCBot',
  'AhrefsBot',
  'AdsBot-Google',
];
const crawlers = catalogue.filter((one) => tokens.some((token) => one.tokens.includes(token)));
const anyPreset = fc.constantFrom<CrawlerPreset>(...presets);
const anyStatements = fc.boolean();

const apply = (site: Site, preset: CrawlerPreset, withStatements = false) => {
  const statements = withStatements ? preset.statements : [];
  const result = applyPresetToFile(site, path, preset, { crawlers, statements });
  return { ...result, after: applyEdits(site, path, result.edits) };
};

const policyIn = ({ files }: Site) => {
  const { source, format } = files.get(path)!;
  return createPolicy(source, format);
};

const fieldsOf = (site: Site) => {
  const policy = policyIn(site);
  return sourceLines(policy.source).map((_, line) => fieldAt(policy, line));
};

const commentsOf = (site: Site) =>
  fieldsOf(site)
    .flatMap((field) => commentOf(field) ?? [])
    .toSorted();

/** Counts how often each user-agent is named, with lines read as in RFC 9309. */
function namesIn(site: Site): Map<string, number> {
  const names = new Map<string, number>();
  const records = readExistingRecords(policyIn(site), readerOf(defaultReader));
  for (const { key } of records.flatMap((record) => record.names)) names.set(key, (names.get(key) ?? 0) + 1);
  return names;
}

const agentLine = fc
  .constantFrom(...tokens, '*', 'OurBot', 'otherbot')
  .chain((name) => fc.constantFrom(`User-agent: ${name}`, `user-agent:${name.toLowerCase()} # ${name}`));
const ruleLine = fc.constantFrom(
  'Disallow: /',
  'Disallow: / # all',
  'Allow: /',
  'Disallow:',
  'Disallow: /a',
  'Allow: /a/b',
  'Disallow: /*.pdf$',
  'Allow: /p',
);

/** Records as people usually write them: separated by blank lines, with comments above, no name twice. */
const tidyText = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '# about\n', '# two\n# lines\n'),
      fc.uniqueArray(agentLine, { minLength: 1, maxLength: 4, selector: (line) => line.toLowerCase() }),
      fc.uniqueArray(ruleLine, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', 'Crawl-delay: 5\n'),
    ),
    { maxLength: 4 },
  )
  .map((records) => {
    const named = new Set<string>();
    const texts = records.flatMap(([lead, agents, rules, more]) => {
      const key = (line: string) => line.toLowerCase().replace(/^user-agent: ?| #.*$/g, '');
      const fresh = agents.filter((line) => !named.has(key(line)));
      for (const line of fresh) named.add(key(line));
      return fresh.length > 0 ? [`${lead}${fresh.join('\n')}\n${rules.join('\n')}\n${more}`] : [];
    });
    return texts.join('\n');
  });

test('product: in any file, no comment is lost, no name duplicated, no other line changed, and nothing done twice', () => {
  fc.assert(
    fc.property(fc.oneof(robotsText, tidyText), anyPreset, anyStatements, (text, preset, withStatements) => {
      const site = open(text);
      const { after, edits } = apply(site, preset, withStatements);
      expect(commentsOf(after)).toEqual(commentsOf(site));
      const before = namesIn(site);
      for (const [name, count] of namesIn(after))
        expect([name, count <= Math.max(1, before.get(name) ?? 0)]).toEqual([name, true]);
      const [old, fresh] = [site, after].map((one) => one.files.get(path)!.source);
      const isTouched = (place: number) =>
        edits.some(({ range: { start, end } }) => place >= start.line && place <= end.line);
      for (const [place, line] of sourceLines(old!).entries())
        if (!isTouched(place)) expect(sourceLines(fresh!)).toContain(line);
      expect(fileText(readSource(printSource(fresh!)))).toBe(fileText(fresh!));
      expect(apply(after, preset, withStatements).edits).toEqual([]);
    }),
    {
      numRuns: runs(60),
      // Only Google reads a name here. A record that is added after it would be a record for all crawlers.
      examples: [['User-agent\f:\v*', presets.find(({ id }) => id === 'archive-no-training')!, false]],
    },
  );
});

const urls = ['/', '/other', '/a', '/a/b', '/a/x', '/p', '/p.pdf', '/q?x'];
const answerer = (site: Site, place: number) =>
  prepareAnswers(site, { question: 'fetch', reader: readers[place]!, file: path });
const whole = [...readers.keys()].filter((place) => readers[place]!.agent.match === 'equals');

test('product: in typical files exactly the wished answers change, for every reader that compares whole names', () => {
  fc.assert(
    fc.property(tidyText, anyPreset, (text, preset) => {
      const site = open(text);
      const { after, rows, also } = apply(site, preset);
      const meant = new Set(rows.map(({ key }) => key));
      const strangers = [...tokens, 'OurBot', 'otherbot', 'nobody'].filter(
        (name) =>
          !meant.has(name.toLowerCase()) && !(preset.others && !namesIn(site).has(name.toLowerCase())),
      );
      for (const place of whole) {
        const [was, is] = [answerer(site, place), answerer(after, place)];
        const star = answerer(site, place);
        for (const { agent, wish } of rows) {
          const who = [readers[place]!.id, agent] as const;
          if (wish === 'out')
            for (const url of urls)
              expect([...who, url, is(agent, url).answer]).toEqual([...who, url, 'deny']);
          else expect([...who, is(agent, '/other').answer]).toEqual([...who, 'allow']);
          const wasOpen = was(agent, '/other').answer === 'allow';
          const starIsOpen = star('nobody', '/other').answer === 'allow';
          if (wish === 'in' && wasOpen)
            for (const url of urls)
              expect([...who, url, is(agent, url).answer]).toEqual([...who, url, was(agent, url).answer]);
          // What the file blocks for every crawler stays blocked for one that was blocked by name.
          else if (wish === 'in' && starIsOpen)
            for (const url of urls)
              if (star('nobody', url).answer === 'deny')
                expect([...who, url, is(agent, url).answer]).toEqual([...who, url, 'deny']);
        }
        const namedAgents = new Set(
          also
            .filter(({ readers: ids }) => ids.includes(readers[place]!.id))
            .map(({ agent }) => agent.toLowerCase()),
        );
        for (const agent of strangers)
          for (const url of urls) {
            const changes = was(agent, url).answer !== is(agent, url).answer;
            if (!namedAgents.has(agent.toLowerCase()))
              expect([agent, url, changes]).toEqual([agent, url, false]);
          }
      }
    }),
    { numRuns: runs(50) },
  );
});
