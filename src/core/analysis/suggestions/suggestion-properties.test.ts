// Properties of every suggestion, for any file, reader, agent and URL.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../testing/arbitraries/edits.ts';
import { agentToken, robotsText, url } from '../../../testing/arbitraries/robots-txt.ts';
import { fileText, sourceLines } from '../../../testing/policies.ts';
import { concernsCrawler } from '../../catalogue/reader-concerns.ts';
import { printSource, readSource } from '../../document/source.ts';
import { applyEdits, openSite, prepare, type Reader, readers, type Site } from '../../index.ts';
import { commentOf, createPolicy, fieldAt } from '../../syntax/policy.ts';
import { suggestEdits } from './suggest.ts';
import { weighSuggestions } from './weigh.ts';

const path = '/robots.txt';
const open = (text: string) => openSite({ origin: 'http://h.example', files: { [path]: text } });

interface Case {
  readonly site: Site;
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly reader: Reader;
  readonly wish: Parameters<typeof suggestEdits>[1];
}

/** A custom reader with options of three readers, in combinations that no reader has. */
const anyReader: fc.Arbitrary<Reader> = fc
  .tuple(fc.constantFrom(...readers), fc.constantFrom(...readers), fc.constantFrom(...readers), fc.boolean())
  .map(([one, two, three, honourAllow]) => ({
    ...one,
    id: 'own',
    path: two.path,
    group: two.group,
    agent: three.agent,
    rule: { ...three.rule, honourAllow },
  }));

/**
 * A file, a small table, and its first cell, whose answer should become the opposite. Half of the files have CRLF
 * or a byte order mark.
 */
const anyCase: fc.Arbitrary<Case> = fc
  .tuple(
    fc.oneof(
      robotsText,
      robotsText.map((text) => text.replace(/\r\n|\r|\n/g, '\r\n')),
    ),
    fc.oneof({ weight: 2, arbitrary: fc.constantFrom<Reader>(...readers) }, anyReader),
    fc.array(agentToken, { minLength: 1, maxLength: 4 }),
    fc.array(url, { minLength: 1, maxLength: 4 }),
  )
  .map(([text, reader, agents, urls]) => {
    const site = open(text);
    const [agent, address] = [agents[0]!, urls[0]!];
    const { answer } = prepare(site, { question: 'fetch', reader, file: path })(agent, address);
    const wanted = answer === 'allow' ? 'deny' : 'allow';
    return { site, agents, urls, reader, wish: { reader, file: path, agent, url: address, wanted } };
  });

type Flip = readonly [reader: string, agent: string, url: string, after: string];

/** Returns the cells that differ, computed one by one. A vendor's reader has its own answers only about its crawlers. */
function flipsBetween(before: Site, after: Site, { agents, urls, reader: chosen }: Case): Flip[] {
  return [chosen, ...readers.filter(({ id }) => id !== chosen.id)].flatMap((reader) => {
    const askersOf = (one: Reader) =>
      [before, after].map((site) => prepare(site, { question: 'fetch', reader: one, file: path }));
    const [own, reference] = [askersOf(reader), askersOf(chosen)];
    return [...new Set(agents)].flatMap((agent) =>
      [...new Set(urls)].flatMap((address): Flip[] => {
        const [was, is] = concernsCrawler(reader, agent) ? own : reference;
        const { answer } = is!(agent, address);
        return was!(agent, address).answer === answer ? [] : [[reader.id, agent, address, answer]];
      }),
    );
  });
}

test('product: an applied suggestion changes its cell and no cell that it did not announce', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const { site, agents, urls, wish, reader: chosen } = one;
      const { suggestions } = weighSuggestions(site, wish, { agents, urls, readers });
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const { edits, changes } of suggestions) {
        const after = applyEdits(site, path, edits);
        const said = changes.flatMap(({ reader, flips }) =>
          flips.map((flip): Flip => [reader.id, flip.agent, flip.url, flip.after]),
        );
        expect(new Set(said.map(String))).toEqual(new Set(flipsBetween(site, after, one).map(String)));
        for (const { count, flips } of changes) expect(count).toBe(flips.length);
        expect(said).toContainEqual([chosen.id, wish.agent, wish.url, wish.wanted]);
      }
    }),
    { numRuns: runs(60) },
  );
});

/** Returns every comment of a file, sorted. */
function commentsOf({ files }: Site): string[] {
  const { source, format } = files.get(path)!;
  const policy = createPolicy(source, format);
  return sourceLines(source)
    .flatMap((_, line) => commentOf(fieldAt(policy, line)) ?? [])
    .toSorted();
}

const isChange = (code: string) => code.endsWith('-rule') && code !== 'add-rule';

test('product: no candidate loses or repeats a comment, or changes an unrelated line', () => {
  fc.assert(
    fc.property(anyCase, ({ site, wish }) => {
      for (const { code, params, edits } of suggestEdits(site, wish).candidates) {
        const after = applyEdits(site, path, edits);
        const [old, fresh] = [site, after].map(({ files }) => files.get(path)!.source);
        expect(commentsOf(after)).toEqual(commentsOf(site));
        const now = new Map(sourceLines(fresh!).map((line) => [line.id, line]));
        for (const [place, line] of sourceLines(old!).entries()) {
          const found = now.get(line.id);
          if (found === line || (isChange(code) && place === params.line)) continue;
          // The new last line loses its line ending, and the old last line gets one. A blank line is separated
          // from a CR.
          expect(found?.text).toBe(line.text);
          expect(line.text === '' || line.eol === '' || found?.eol === '').toBe(true);
        }
        expect(fileText(readSource(printSource(fresh!)))).toBe(fileText(fresh!));
      }
    }),
    { numRuns: runs(200) },
  );
});

test('ours: a cell that the file decides can nearly always be changed', () => {
  let asked = 0;
  let helped = 0;
  fc.assert(
    fc.property(anyCase, ({ site, wish }) => {
      const { candidates, reason } = suggestEdits(site, wish);
      if (candidates.length === 0 && reason !== 'none-found') return;
      asked++;
      if (candidates.length > 0) helped++;
    }),
    { numRuns: runs(300) },
  );
  expect(helped / asked).toBeGreaterThan(0.9);
});
