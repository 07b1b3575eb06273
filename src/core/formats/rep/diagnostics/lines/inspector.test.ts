// Every diagnostic of lines, shapes, records and names: an example and a near miss for each, and the effect of its
// fixes.
import { expect, test } from 'vitest';
import { testInspectorExamples } from '../../../../../testing/findings/test-examples.ts';
import { appliesToReader, findings } from '../../../../diagnostics/registry.ts';
import { readSource } from '../../../../document/source.ts';
import { runSync } from '../../../../questions/cooperative-task.ts';
import { prepare } from '../../../../questions/registry.ts';
import { readers } from '../../../../readers/registry.ts';
import type { Format } from '../../../../syntax/directives.ts';
import { createPolicy } from '../../../../syntax/policy.ts';
import { openSite } from '../../../../workspace/site.ts';
import { repLineInspector } from './inspector.ts';

testInspectorExamples(repLineInspector, [
  'CHK-FILE',
  'CHK-LINE',
  'R029',
  'R073',
  'R088',
  'R090',
  'R118',
  'R091',
  'R092',
]);

test.each([
  ['unknown fields', 'User-agent: zed\nTitle: x\nNote: y\n'],
  ['unknown fields above a blank line', 'User-agent: zed\nTitle: x\n\nUser-agent: b\nDisallow: /\n'],
  ['known fields above a blank line', 'User-agent: zed\nCrawl-delay: 5\n\nUser-agent: b\nDisallow: /\n'],
])(
  'draft-koster-robots-00 3.3, data.txt 3.3: extension lines are rules of their record (%s): R002 and R003 apply to readers that drop the name',
  (_what, text) => {
    for (const path of ['/robots.txt', '/data.txt']) {
      // The record of a crawler says what it may fetch. Without one, the last record here applies.
      const site = openSite({ origin: '', files: { [path]: `${text}\nUser-agent: *\nDisallow: /\n` } });
      const found = findings(site, path).filter(({ code }) => code === 'R002' || code === 'R003');
      for (const reader of readers.filter(({ record }) => record.otherField === 'is-rule')) {
        expect(prepare(site, { question: 'fetch', reader, file: path })('zed', '/x').answer).toBe('allow');
        expect(found.filter((finding) => appliesToReader(finding, reader)).map(({ code }) => code)).toEqual(
          [],
        );
        for (const { code, values } of found)
          if (code === 'R003')
            expect(values).not.toMatchObject({ enders: expect.arrayContaining([reader.id]) });
          else expect(values).toMatchObject({ readers: expect.arrayContaining([reader.id]) });
      }
    }
  },
);

test('draft-koster-robots-00 3.3: an extension line below a blank line is in no record, and does not keep the name', () => {
  const found = (text: string) => {
    const site = openSite({ origin: '', files: { '/robots.txt': text } });
    return readers
      .filter((reader) =>
        findings(site, '/robots.txt').some(
          (finding) => finding.code === 'R002' && appliesToReader(finding, reader),
        ),
      )
      .map(({ id }) => id);
  };
  expect(found('User-agent: zed\n\nTitle: x\nNote: y\n')).toContain('koster-1997-internet-draft');
  expect(found('User-agent: zed\n# c\nTitle: x\n\nNote: y\n')).not.toContain('koster-1997-internet-draft');
  expect(found('User-agent: zed\nTitle: x\nCrawl-delay: 5\n')).toEqual([]);
});

test.each(['norobots-1994', 'koster-1996'])(
  'draft 1 3.3: a record needs an Allow or a Disallow; %s drops names that are only followed by unknown fields',
  (id) => {
    const reader = readers.find((candidate) => candidate.id === id)!;
    const site = openSite({ origin: '', files: { '/robots.txt': 'User-agent: zed\nTitle: x\n' } });
    const found = findings(site, '/robots.txt').filter(({ code }) => code === 'R002');
    expect(found.map((finding) => appliesToReader(finding, reader))).toEqual([true]);
  },
);

test('ours: a format without user-agents has no records, and is not checked for them', () => {
  const bots: Format = {
    id: 'bots-txt',
    directives: [
      {
        id: 'bot',
        dialect: 'bots',
        name: 'Bot',
        role: 'setting',
        scope: 'file',
        value: 'text',
        repeat: 'many',
        source: [],
      },
    ],
  };
  const site = openSite({ origin: '', files: { '/bots.txt': '' } });
  for (const text of ['', 'Bot: x\n', 'Disallow: /x\n']) {
    const policy = createPolicy(readSource(new TextEncoder().encode(text)), bots);
    expect(runSync(repLineInspector.find({ site, path: '/bots.txt', policy, options: {} }))).toEqual([]);
  }
});

test.each([
  ['bot', 'foobot', 'Disallow: /a', 'Disallow: /a', []],
  ['foobot', 'bot', 'Crawl-delay: 5\nDisallow: /a', 'crawl-delay: 5\ndisallow: /a # b', []],
  ['bot', 'foobot', 'Disallow: /a\nSitemap: https://h.example/s.xml', 'Disallow: /a', []],
  ['bot', 'foobot', 'Disallow: /a', 'Disallow: /b', ['R092']],
  ['foobot', 'bot', 'Disallow: /a', 'Disallow: /b', ['R029']],
  ['bot', 'foobot', 'Disallow: /a', 'Allow: /a', ['R092']],
  ['bot', 'foobot', 'Crawl-delay: 5\nDisallow: /a', 'Crawl-delay: 6\nDisallow: /a', ['R092']],
  ['bot', 'foobot', 'Disallow: /a', 'Disallow: /a\n\nDisallow: /b', ['R092']],
])(
  'ours: which of two records a reader applies to %s and %s does not matter if they say the same',
  (first, second, lines, others, codes) => {
    const text = `User-agent: ${first}\n${lines}\n\nUser-agent: ${second}\n${others}\n`;
    const site = openSite({ origin: '', files: { '/robots.txt': text } });
    const reported = findings(site, '/robots.txt').map(({ code }) => code);
    expect(reported.filter((code) => code === 'R029' || code === 'R092')).toEqual(codes);
  },
);
