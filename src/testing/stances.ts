// A stance applied to a text, for tests.
import { type Crawler, crawlers as catalogue } from '../core/catalogue/crawlers.ts';
import { applyEdits, openSite } from '../core/site/site.ts';
import { applyStance, type StanceOptions } from '../core/stances/apply.ts';
import { type Stance, type StanceId, stances } from '../core/stances/stance.ts';
import { fileText } from './policies.ts';

export const path = '/robots.txt';
export const stanceOf = (id: StanceId): Stance => stances.find((one) => one.id === id)!;
export const some = (...names: readonly string[]): readonly Crawler[] =>
  names.map((name) => catalogue.find(({ tokens }) => tokens.includes(name))!);
export const few = some(
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Googlebot',
  'ChatGPT-User',
  'archive.org_bot',
  'AdsBot-Google',
);

export function apply(text: string, id: StanceId, options: Partial<StanceOptions> = {}) {
  const site = openSite({ origin: 'https://www.example.com', files: { [path]: text } });
  const result = applyStance(site, path, stanceOf(id), { crawlers: few, ...options });
  const after = applyEdits(site, path, result.edits);
  const told = fileText(after.files.get(path)!.source);
  const again = applyStance(after, path, stanceOf(id), { crawlers: few, ...options });
  return { ...result, text: told, again };
}
