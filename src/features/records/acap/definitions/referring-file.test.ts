import { expect, test } from 'vitest';
import { sourceOfText } from '../../../../core/document/source.ts';
import { newFile } from '../../../../state/document/document.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../../../state/document/document-store.ts';
import { referringFilePath } from './referring-file.ts';

const site = (robots: string) => {
  const files = [
    newFile('/robots.txt', sourceOfText(robots)),
    newFile('/a.txt', sourceOfText('ACAP-crawler: a\nACAP-allow-crawl: /\n')),
  ];
  const store = createDocumentStore({ ...emptyDocument(), files });
  updateView(store, { path: '/a.txt' });
  return store.getState();
};

test('ACAP 1.1 2.7: the file that refers to the open file is found, because its definitions apply there too', () => {
  const text = 'ACAP-resource-set: s /x\nACAP-crawler: a\nACAP-permissions-reference: /a.txt\n';
  expect(referringFilePath(site(text))).toBe('/robots.txt');
});

test('a file that refers to another file is not found', () => {
  expect(referringFilePath(site('ACAP-crawler: a\nACAP-permissions-reference: /b.txt\n'))).toBeUndefined();
});
