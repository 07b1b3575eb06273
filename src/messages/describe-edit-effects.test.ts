import { expect, test } from 'vitest';
import { editEffectsTask } from '../core/analysis/versions/edit-effects.ts';
import { findings } from '../core/diagnostics/registry.ts';
import { runSync } from '../core/questions/cooperative-task.ts';
import { type ReaderId, readerOf } from '../core/readers/registry.ts';
import { openSite } from '../core/workspace/site.ts';
import { describeEditEffects } from './describe-edit-effects.ts';

const path = '/robots.txt';

/** The first fix of the first finding of a kind, in words. */
function effectOfFix(text: string, code: string, readerIds: readonly ReaderId[]): string {
  const site = openSite({ origin: 'https://h.example', files: { [path]: text } });
  const fix = findings(site, path, {}).find((finding) => finding.code === code)?.fixes[0];
  if (!fix) throw new Error(`no fix for ${code}`);
  return describeEditEffects(runSync(editEffectsTask(site, path, fix.edits, readerIds.map(readerOf))));
}

test.each<readonly [text: string, code: string, readerIds: readonly ReaderId[], effect: string]>([
  [
    'User-agent: *\nDisallow: /a\nDisallow: /a/b\n',
    'R094',
    ['rfc9309', 'google'],
    'No answer about fetching changes, for any URL.',
  ],
  [
    'User-agent: *\nDisallow: /*.pdf$\n',
    'R110',
    ['rfc9309', 'google'],
    'Closes /*.pdf? except /*.pdf$ for everyone.',
  ],
  [
    'User-agent: *\nDisalow: /x\n',
    'R009',
    ['rfc9309', 'google'],
    'RFC 9309: Closes /x for everyone. Google: No answer about fetching changes, for any URL.',
  ],
  [
    'User-agent: *\nDisallow: /a\n\nUser-agent: ICC Crawler\nDisallow: /b\n',
    'R022',
    ['rfc9309', 'google'],
    'The record for “ICC Crawler” now applies to ICC-Crawler. Closes /b, opens /a for ICC-Crawler.',
  ],
])('ours: what a fix does for any URL is proved for each reader: %j, %s', (text, code, readerIds, effect) => {
  expect(effectOfFix(text, code, readerIds)).toBe(effect);
});
