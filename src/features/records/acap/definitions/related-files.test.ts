import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../../../core/document/source.ts';
import { newFile } from '../../../../state/document/document.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../../../state/document/document-store.ts';
import { openPolicy, siteOf } from '../../../../state/document/selectors.ts';
import { findLinesInChildren, findRelatedFiles } from './related-files.ts';

const robots = [
  'ACAP-resource-set: pictures /pictures/',
  'ACAP-composite-usage: show index present',
  'ACAP-crawler: a',
  'ACAP-permissions-reference: /more.txt',
  'ACAP-crawler: b',
  'ACAP-permissions-reference: /gone.txt',
];
const more = [
  'ACAP-crawler: a',
  'ACAP-allow-(SHOW): the-acap:resource-set:Pictures',
  'ACAP-allow-crawl: /',
  'ACAP-disallow-preserve: the-acap:resource-set:pictures',
];

function stateOf(files: Readonly<Record<string, readonly string[]>>, path = '/robots.txt') {
  const newFiles = Object.entries(files).map(([at, lines]) => newFile(at, sourceOfText(lines.join('\n'))));
  const store = createDocumentStore({ ...emptyDocument(), origin: 'https://a.example', files: newFiles });
  updateView(store, { path });
  return store.getState();
}

function relatedIn(...args: Parameters<typeof stateOf>) {
  const state = stateOf(...args);
  return findRelatedFiles(siteOf(state.document), state.view.path, openPolicy(state));
}

const elsewhere = (files: Parameters<typeof stateOf>[0], space: 'set' | 'usage', name: string) =>
  findLinesInChildren(relatedIn(files), space, name);

describe('ACAP 1.1 2.4.1.3: a definition is used by the files that its file refers to', () => {
  test('in the lines that name it, regardless of case', () => {
    const files = { '/robots.txt': robots, '/more.txt': more };
    expect(elsewhere(files, 'set', 'pictures')).toEqual([
      { path: '/more.txt', line: 1 },
      { path: '/more.txt', line: 3 },
    ]);
    expect(elsewhere(files, 'usage', 'show')).toEqual([{ path: '/more.txt', line: 1 }]);
    expect(elsewhere(files, 'set', 'show')).toEqual([]);
  });

  test('also if the reference is a full URL of this site', () => {
    const far = robots.map((line) => line.replace('/more.txt', 'https://a.example/more.txt'));
    expect(elsewhere({ '/robots.txt': far, '/more.txt': more }, 'usage', 'show')).toHaveLength(1);
  });

  test('not by a file that its file does not refer to', () => {
    expect(elsewhere({ '/robots.txt': robots, '/other.txt': more }, 'set', 'pictures')).toEqual([]);
  });

  test('not where the other file defines the name itself', () => {
    const own = ['ACAP-resource-set: Pictures /own/', ...more];
    const files = { '/robots.txt': robots, '/more.txt': own };
    expect(elsewhere(files, 'set', 'pictures')).toEqual([]);
    expect(elsewhere(files, 'usage', 'show')).toEqual([{ path: '/more.txt', line: 2 }]);
  });

  test('2.7.2: not as a part of a composite, which needs a qualified usage of the same file', () => {
    const parts = ['ACAP-composite-usage: all crawl (show)', 'ACAP-crawler: a', 'ACAP-allow-(all): /'];
    expect(elsewhere({ '/robots.txt': robots, '/more.txt': parts }, 'usage', 'show')).toEqual([]);
  });
});

test('the file that refers to the open one is its parent', () => {
  const { parents, children } = relatedIn({ '/robots.txt': robots, '/more.txt': more }, '/more.txt');
  expect(parents.map(({ path }) => path)).toEqual(['/robots.txt']);
  expect(children).toEqual([]);
});
