// Conversions, presets, snippets, suggestions and formatting return edits that apply, and never throw.

import { applyPresetToFile } from '../../../core/analysis/presets/apply-preset.ts';
import { presets } from '../../../core/analysis/presets/preset.ts';
import { readerMarks } from '../../../core/analysis/reader-marks/marks.ts';
import { pathTreeTask } from '../../../core/analysis/table/path-tree.ts';
import { documentedCrawlers as crawlers } from '../../../core/catalogue/documented-crawlers.ts';
import { createSnippets, placeKinds } from '../../../core/convert/snippets.ts';
import {
  acapToRep,
  applyEdits,
  explainLoss,
  pinsToRecords,
  readers,
  repToAcap,
  suggestEdits,
} from '../../../core/index.ts';
import { formatDocument } from '../../../core/language-service/format/format-document.ts';
import { allFormatOptions } from '../../../core/language-service/format/format-options.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { createFuzzSite, fuzzPolicy } from '../fuzz-case.ts';
import { assertThat, type FuzzTarget, randomText, undefinedIfRefused } from './target.ts';

const fewCrawlers = crawlers.slice(0, 6);

export const checkConversions: FuzzTarget = (one, random) => {
  const site = createFuzzSite(one);
  const { path } = one;
  const policy = fuzzPolicy(one);
  // Text that the encoding cannot represent is refused when it is applied, as everywhere.
  const apply = (edits: Parameters<typeof applyEdits>[2]) =>
    undefinedIfRefused(() => applyEdits(site, path, edits));
  for (const convert of [repToAcap, acapToRep, pinsToRecords]) {
    const { edits, losses } = convert(site, path);
    apply(edits);
    for (const loss of losses) assertThat(explainLoss(loss) !== '', () => `no words for ${loss.code}`);
  }
  const reader = random.pick(readers);
  const preset = random.pick(presets);
  apply(
    applyPresetToFile(site, path, preset, { crawlers: fewCrawlers, reader, statements: preset.statements })
      .edits,
  );
  apply(formatDocument(policy, allFormatOptions).edits);
  const [agent, url] = [randomText(one, random), `/${randomText(one, random)}`];
  createSnippets(site, path, random.pick(placeKinds), { urls: [url, '/'], agents: [agent], reader });
  suggestEdits(site, { file: path, reader, agent, url, wanted: random.once(2) ? 'allow' : 'deny' });
  readerMarks(policy, reader);
  runSync(pathTreeTask([url, '/', agent, `/${agent}/${url}`]));
};
