// What lint finds at warning or above in the files that platforms ship, which the start page offers as templates.
import { expect, test } from 'vitest';
import { type TemplateId, templateIds, templates } from '../core/catalogue/templates.ts';
import { withTestFolder } from './run-in-folder.ts';

/** R062 warns that the whole site is blocked: this is the template's purpose, and easy to forget later. */
const acted: Partial<Record<TemplateId, string[]>> = { closed: ['2 warning R062'] };

const sitemap = 'User-agent: *\nDisallow: /a\nSitemap: /sitemap.xml\n';

const files: [string, string, string[]][] = [
  ...templateIds.map((id): [string, string, string[]] => [id, templates[id], acted[id] ?? []]),
  ['a sitemap without a host', sitemap, ['3 error R070']],
];

test.each(files)(
  'look next: under the watched readers, %s gives only warnings to act on',
  async (_, text, expected) => {
    const { out } = await withTestFolder({ 'robots.txt': text }, (folder) => folder.run('lint robots.txt'));
    const found = [...out.matchAll(/^robots\.txt:(\d+):\d+: (error|warning) ([\w-]+):/gm)];
    expect(found.map(([, line, severity, code]) => `${line} ${severity} ${code}`)).toEqual(expected);
  },
);
