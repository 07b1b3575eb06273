// The findings of warning or higher in the files of platforms, which the start page offers as templates.
import { expect, test } from 'vitest';
import { type TemplateId, templateIds, templates } from '../core/catalogue/templates.ts';
import { withTestFolder } from './run-in-folder.ts';

/** R062 warns that the whole site is blocked. That is the purpose of the template, but easy to forget later. */
const expectedWarnings: Partial<Record<TemplateId, string[]>> = { closed: ['2 warning R062'] };

const sitemap = 'User-agent: *\nDisallow: /a\nSitemap: /sitemap.xml\n';

const files: [string, string, string[]][] = [
  ...templateIds.map((id): [string, string, string[]] => [id, templates[id], expectedWarnings[id] ?? []]),
  ['a sitemap without a host', sitemap, ['3 error R070']],
];

test.each(files)(
  'design: for the watched readers, %s has only useful warnings',
  async (_, text, expected) => {
    const { out } = await withTestFolder({ 'robots.txt': text }, (folder) => folder.run('lint robots.txt'));
    const matches = [...out.matchAll(/^robots\.txt:(\d+):\d+: (error|warning) ([\w-]+):/gm)];
    expect(matches.map(([, line, severity, code]) => `${line} ${severity} ${code}`)).toEqual(expected);
  },
);
