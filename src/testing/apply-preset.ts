// Applies a preset to a text, for tests.

import { applyPresetToFile, type PresetOptions } from '../core/analysis/presets/apply-preset.ts';
import { type CrawlerPreset, type PresetId, presets } from '../core/analysis/presets/preset.ts';
import {
  documentedCrawlers as catalogue,
  type DocumentedCrawler,
} from '../core/catalogue/documented-crawlers.ts';
import { applyEdits, openSite } from '../core/workspace/site.ts';
import { fileText } from './policies.ts';

export const presetPath = '/robots.txt';
export const findPreset = (id: PresetId): CrawlerPreset => presets.find((preset) => preset.id === id)!;
export const findCrawlers = (...names: readonly string[]): readonly DocumentedCrawler[] =>
  names.map((name) => catalogue.find(({ tokens }) => tokens.includes(name))!);
export const fewCrawlers = findCrawlers(
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Googlebot',
  'ChatGPT-User',
  'archive.org_bot',
  'AdsBot-Google',
);

export function applyPreset(text: string, id: PresetId, options: Partial<PresetOptions> = {}) {
  const site = openSite({ origin: 'https://www.example.com', files: { [presetPath]: text } });
  const result = applyPresetToFile(site, presetPath, findPreset(id), { crawlers: fewCrawlers, ...options });
  const after = applyEdits(site, presetPath, result.edits);
  const textAfter = fileText(after.files.get(presetPath)!.source);
  const again = applyPresetToFile(after, presetPath, findPreset(id), { crawlers: fewCrawlers, ...options });
  return { ...result, text: textAfter, again };
}
