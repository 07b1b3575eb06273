import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { setPlace } from '../disk/places.ts';
import { workspacePlaceId } from '../disk/workspace-place.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, openDocument } from '../document/document-store.ts';
import { workspaceFileName } from './workspace-file-name.ts';

test('ours: a workspace is named after the site that its Sitemap lines tell, and after its file once it has one', () => {
  const store = createDocumentStore();
  const text = 'Sitemap: https://www.example.org/sitemap.xml\n';
  const document = { ...store.getState().document, files: [newFile('/robots.txt', sourceOfText(text))] };
  openDocument(store, document, { reader: 'rfc9309' });
  expect(document.origin).toBe('');
  expect(workspaceFileName(store.getState())).toBe('www.example.org.gatepost.json');
  setPlace(workspacePlaceId(document), { handle: { name: 'ours.gatepost.json' } as FileSystemFileHandle });
  expect(workspaceFileName(store.getState())).toBe('ours.gatepost.json');
});
