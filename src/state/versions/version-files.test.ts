import { describe, expect, test } from 'vitest';
import { allLines } from '../../core/document/lines.ts';
import { readSource, sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile, type SiteDocument } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument } from '../document/document-store.ts';
import { alignVersion, countLineChanges, hasSameTexts } from './version-files.ts';

const documentOf = (files: Readonly<Record<string, string>>): SiteDocument => ({
  ...emptyDocument(),
  files: Object.entries(files).map(([path, text]) => newFile(path, sourceOfText(text))),
});

describe('a version aligned with the open document', () => {
  test('product: a file at the same path is the same file; its remaining lines are the same lines', () => {
    const { ...present } = createDocumentStore(documentOf({ '/robots.txt': 'a\nb\nc\n' })).getState();
    const { files } = alignVersion(documentOf({ '/robots.txt': 'a\nx\nc\n' }), present);
    const [openFile] = present.document.files;
    expect(files[0]?.id).toBe(openFile?.id);
    const [before, after] = [allLines(files[0]!.source.lines), allLines(openFile!.source.lines)];
    expect(before.map((line, i) => line === after[i])).toEqual([true, false, true, true]);
  });

  test('product: a text that is open, or was saved, is the same object: nothing of it counts as changed', () => {
    const store = createDocumentStore(documentOf({ '/robots.txt': 'a\nb\n' }));
    const { source } = store.getState().document.files[0]!;
    const range = { start: { line: 0, column: 0 }, end: { line: 1, column: 0 } };
    edit(store, '/robots.txt', [{ range, text: '' }], { origin: 'form', label: { code: 'x' } });
    const [file] = alignVersion(documentOf({ '/robots.txt': 'a\nb\n' }), store.getState()).files;
    expect(file?.source).toBe(source);
    const present = store.getState();
    const same = alignVersion(documentOf({ '/robots.txt': 'b\n' }), present).files[0];
    expect(same?.source).toBe(present.document.files[0]?.source);
  });

  test('product: no byte of the version is lost: line endings, byte order mark, final newline', () => {
    const present = createDocumentStore(documentOf({ '/robots.txt': 'a\nb\nc' })).getState();
    for (const text of ['a\r\nb\nc\r', '\ufeffa\nb\nc', 'a\nb\nc\n', '']) {
      const version = { ...emptyDocument(), files: [newFile('/robots.txt', sourceOfText(text))] };
      const [file] = alignVersion(version, present).files;
      expect((file!.source.bom ? '\ufeff' : '') + textOfSource(file!.source)).toBe(text);
    }
    const bytes = readSource(Uint8Array.of(0xff, 0x0a, 0x61));
    const [octets] = alignVersion(
      { ...emptyDocument(), files: [newFile('/robots.txt', bytes)] },
      present,
    ).files;
    expect(octets?.source.encoding).toBe(bytes.encoding);
  });

  test('product: a file that is no longer open is added as a separate file', () => {
    const present = createDocumentStore(documentOf({ '/robots.txt': 'a' })).getState();
    const { files } = alignVersion(documentOf({ '/robots.txt': 'a', '/data.txt': 'b' }), present);
    expect(files.map(({ path }) => path)).toEqual(['/robots.txt', '/data.txt']);
    expect(new Set(files.map(({ id }) => id)).size).toBe(2);
  });

  test.each([
    ['nothing', { '/a': 'x\ny' }, { '/a': 'x\ny' }, [0, 0]],
    ['an ending', { '/a': 'x\ny' }, { '/a': 'x\r\ny' }, [0, 0]],
    ['a line that was replaced', { '/a': 'x\ny\nz' }, { '/a': 'x\nb\nz' }, [1, 1]],
    ['lines that came and one that went', { '/a': 'x\ny\nz' }, { '/a': 'y\nz\nb\nc' }, [2, 1]],
    ['a file that came', { '/a': 'x' }, { '/a': 'x', '/b': '1\n2' }, [2, 0]],
    ['a file that went', { '/a': 'x', '/b': '1\n2' }, { '/a': 'x' }, [0, 2]],
  ])('product: lines that were added and removed: %s', (_, before, after, [added, removed]) => {
    expect(countLineChanges(documentOf(before), documentOf(after))).toEqual({ added, removed });
  });
});

test.each<[string, Readonly<Record<string, string>> | undefined, boolean]>([
  ['the same', { '/b': '1', '/a': 'x' }, true],
  ['another line end', { '/a': 'x', '/b': '1\n' }, false],
  ['a file less', { '/a': 'x' }, false],
  ['a version that cannot be read', undefined, false],
])('product: equal texts of versions: %s', (_, other, isSame) => {
  const { files } = documentOf({ '/a': 'x', '/b': '1' });
  expect(hasSameTexts(files, other && documentOf(other).files)).toBe(isSame);
});
