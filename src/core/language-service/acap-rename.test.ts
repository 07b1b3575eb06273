import { describe, expect, test } from 'vitest';
import { textOfSource } from '../document/source.ts';
import { applyEdits, openSite } from '../workspace/site.ts';
import { renameInSite } from './acap-rename.ts';

const robots =
  'ACAP-resource-set: s /a/\nACAP-composite-usage: show index present\nACAP-crawler: a\nACAP-permissions-reference: /more.txt\n';
const more = 'ACAP-crawler: a\nACAP-allow-(show): the-acap:resource-set:S\nACAP-disallow-crawl: /s\n';
const files = { '/robots.txt': robots, '/more.txt': more, '/far.txt': more };

function after(
  initialFiles: Readonly<Record<string, string>>,
  path: string,
  ...[space, from, to]: readonly ['set' | 'usage', string, string]
) {
  const site = openSite({ origin: '', files: initialFiles });
  const renamed = renameInSite(site, path, space, from, to);
  if ('problem' in renamed) return renamed;
  const end = renamed.reduce(
    (currentSite, fileEdits) => applyEdits(currentSite, fileEdits.path, fileEdits.edits),
    site,
  );
  return Object.fromEntries([...end.files].map(([at, { source }]) => [at, textOfSource(source)]));
}

describe('acap 1.1 2.4.1.3: a name is renamed in all files in which it has the same definition', () => {
  const renamed = {
    '/robots.txt': robots.replace('set: s', 'set: news'),
    '/more.txt': more.replace('set:S', 'set:news'),
    '/far.txt': more,
  };

  test('from the file that defines it, and from a file that uses it', () => {
    expect(after(files, '/robots.txt', 'set', 's', 'news')).toEqual(renamed);
    expect(after(files, '/more.txt', 'set', 'S', 'news')).toEqual(renamed);
  });

  test('a usage in the name of a field', () => {
    expect(after(files, '/more.txt', 'usage', 'show', 'find')).toMatchObject({
      '/robots.txt': robots.replace('show', 'find'),
      '/more.txt': more.replace('show', 'find'),
    });
  });

  test('not in a file that defines the name itself (ACAP 1.1 2.4.1.3)', () => {
    const filesWithRedefinition = { ...files, '/more.txt': `ACAP-resource-set: S /own/\n${more}` };
    expect(after(filesWithRedefinition, '/robots.txt', 'set', 's', 'news')).toEqual({
      ...filesWithRedefinition,
      '/robots.txt': renamed['/robots.txt'],
    });
    expect(after(filesWithRedefinition, '/more.txt', 'set', 's', 'news')).toMatchObject({
      '/robots.txt': robots,
    });
  });

  test('only in the file itself if no file defines it', () => {
    expect(after(files, '/far.txt', 'set', 's', 'news')).toEqual({
      ...files,
      '/far.txt': renamed['/more.txt'],
    });
  });
});

test('a name that one of the files already defines is taken, and nothing is renamed', () => {
  const filesWithRedefinition = { ...files, '/more.txt': `ACAP-resource-set: news /own/\n${more}` };
  expect(after(filesWithRedefinition, '/robots.txt', 'set', 's', 'News')).toEqual({ problem: 'taken' });
  expect(after(filesWithRedefinition, '/more.txt', 'set', 's', 'News')).toEqual({ problem: 'taken' });
  expect(after(files, '/more.txt', 'set', 's', '1')).toEqual({ problem: 'not-a-name' });
  expect(after(files, '/robots.txt', 'set', 's', 'S')).toMatchObject({ '/far.txt': more });
});
