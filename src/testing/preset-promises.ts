// What a preset changes in the answers of all readers, beside what its result says, for tests.

import type { PresetResult } from '../core/analysis/presets/apply-preset.ts';
import { probeUrlsOf } from '../core/analysis/presets/current-answers.ts';
import { readExistingRecords } from '../core/analysis/presets/existing-records.ts';
import type { AccessWish, CrawlerPreset } from '../core/analysis/presets/preset.ts';
import { crawlers } from '../core/catalogue/crawlers.ts';
import { prepareAnswers } from '../core/formats/rep/question/prepare-answers.ts';
import { defaultReader, readerOf, readers } from '../core/readers/registry.ts';
import { createPolicy } from '../core/syntax/policy.ts';
import { fileAt, type Site } from '../core/workspace/site.ts';

/** Two versions of a site, and the result of the preset between them. */
interface AppliedPreset {
  readonly before: Site;
  readonly after: Site;
  readonly path: string;
  readonly preset: CrawlerPreset;
  readonly result: PresetResult;
}

/** A name that no catalog and no file has. */
const STRANGER = 'nobody';

/** Returns the names and the URLs to ask about: those of the catalog and of the file, and neighbors of its paths. */
function questionsAbout(site: Site, path: string) {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const reader = readerOf(defaultReader);
  const named = readExistingRecords(policy, reader).flatMap(({ names }) => names.map(({ value }) => value));
  const names = [...crawlers.flatMap(({ tokens }) => tokens), ...named, STRANGER];
  const probes = probeUrlsOf(policy, reader);
  const urls = probes.flatMap((url) => [url, `${url}q`, url.slice(0, -1) || '/']);
  return {
    names: names.filter((name) => name !== '' && name !== '*'),
    urls: [...new Set(urls)].filter((url) => !url.startsWith('//')),
    unnamedUrl: probes[0] ?? '/',
  };
}

/**
 * Returns the answers that a preset does not promise, and that its result does not mention, for every reader of the
 * file: `reader agent url`. Empty if the promise is kept, or if the user reads beforehand where it is not.
 */
export function unsaidChanges({ before, after, path, preset, result }: AppliedPreset): readonly string[] {
  const { names, urls, unnamedUrl } = questionsAbout(before, path);
  const wishes = new Map(result.rows.map(({ key, wish }) => [key, wish]));
  const isNamed = new Set(names.slice(0, -1).map((name) => name.toLowerCase()));
  const unsaid: string[] = [];
  for (const reader of readers.filter(({ file }) => file.path === path)) {
    const [was, is] = [before, after].map((site) =>
      prepareAnswers(site, { question: 'fetch', reader, file: path }),
    );
    if (!was || !is) continue;
    const said = new Set([
      ...result.rows.filter(({ missed }) => missed.includes(reader.id)).map(({ key }) => key),
      ...result.also
        .filter(({ readers: ids }) => ids.includes(reader.id))
        .map(({ agent }) => agent.toLowerCase()),
    ]);
    const isWrong = (name: string, url: string, wish: AccessWish | undefined) => {
      const [old, fresh] = [was(name, url), is(name, url)];
      if (fresh.reason === 'own-file') return false;
      if (wish === 'out') return fresh.answer !== 'deny';
      if (wish === undefined) return fresh.answer !== old.answer;
      if (url === unnamedUrl) return fresh.answer !== 'allow';
      // An allowed crawler keeps what it had, and gets nothing that rules for single paths block.
      const wasOpen = was(name, unnamedUrl).answer === 'allow';
      return fresh.answer !== old.answer && (old.answer === 'allow' || wasOpen);
    };
    for (const name of names) {
      const key = name.toLowerCase();
      const wish = wishes.get(key) ?? (isNamed.has(key) ? undefined : preset.others);
      if (said.has(key) || (!isNamed.has(key) && said.has('*'))) continue;
      const url = urls.find((one) => isWrong(name, one, wish));
      if (url !== undefined) unsaid.push([reader.id, name, url].join(' '));
    }
  }
  return unsaid;
}
