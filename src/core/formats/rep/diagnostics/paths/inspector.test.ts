// Findings about the paths of conventional rules: examples of each, and properties of every fix.
import { expect, test } from 'vitest';
import { testInspectorExamples } from '../../../../../testing/findings/test-examples.ts';
import { findings } from '../../../../diagnostics/registry.ts';
import { type ReaderId, readerOf } from '../../../../readers/registry.ts';
import { openSite } from '../../../../workspace/site.ts';
import { repPathsInspector } from './inspector.ts';

testInspectorExamples(repPathsInspector, ['R057', 'R060', 'R113', 'R115', 'R116']);

test('ours: R049 does not offer to select a reader with wildcards if the selected reader has them', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: /*.pdf$\n' } });
  const offered = (id: ReaderId | undefined) =>
    findings(site, '/robots.txt', id ? { reader: readerOf(id) } : {})
      .filter(({ code }) => code === 'R049')
      .map(({ fixes }) => fixes.map(({ code }) => code));
  expect(offered('rfc9309')).toEqual([['write-literally']]);
  expect(offered('google')).toEqual([['write-literally']]);
  expect(offered('koster-1996')).toEqual([['write-literally', 'read-with-wildcards']]);
  expect(offered(undefined)).toEqual([['write-literally', 'read-with-wildcards']]);
});

test('data.txt 3.2.2: both policy files may always be fetched, and R044 says which of them is this file', () => {
  const file = 'User-agent: *\nAllow: /a\nDisallow: /data.txt\nDisallow: /robots%2Etxt\n';
  const valuesOf = (path: string) =>
    findings(openSite({ origin: '', files: { [path]: file } }), path)
      .filter(({ code }) => code === 'R044')
      .map(({ values }) => values);
  expect(valuesOf('/data.txt')).toMatchObject([
    { path: '/data.txt', file: '/data.txt', isOwn: true },
    { path: '/robots%2Etxt', file: '/robots.txt', isOwn: false },
  ]);
  expect(valuesOf('/robots.txt')).toMatchObject([
    { path: '/robots%2Etxt', file: '/robots.txt', isOwn: true },
  ]);
});
