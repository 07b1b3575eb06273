import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { FakeFile } from '../../testing/browser/fake-file.ts';
import { getPlace, setPlace } from '../disk/places.ts';
import { workspacePlaceId } from '../disk/workspace-place.ts';
import { newFile, type SiteDocument } from '../document/document.ts';
import { createDocumentStore, emptyDocument, restoreState } from '../document/document-store.ts';
import { addPlacedFiles } from '../files/site-files.ts';
import { dropUnusedPlaces } from './persist-places.ts';

const PATH = '/robots.txt';
const siteOf = (text: string): SiteDocument => ({
  ...emptyDocument(),
  files: [newFile(PATH, sourceOfText(text))],
});

/** A site whose file and workspace file have places on disk. */
function placed(): { readonly site: SiteDocument; readonly ids: readonly [number, number] } {
  const site = siteOf('a');
  const ids = [site.files[0]!.id, workspacePlaceId(site)] as const;
  for (const id of ids) setPlace(id, { handle: new FakeFile('robots.txt', 'a').handle });
  return { site, ids };
}

test('product: a file that is put in place of another keeps the place that undo needs', () => {
  const { site, ids } = placed();
  const store = createDocumentStore(site);
  addPlacedFiles(store, [{ path: PATH, source: sourceOfText('b') }], { code: 'open-file' });
  dropUnusedPlaces(store.getState());
  expect(ids.map((id) => getPlace(id) !== undefined)).toEqual([true, true]);
  expect(workspacePlaceId(site)).toBe(ids[1]);
});

test('ours: resuming another session removes the old places, and no id is used twice', () => {
  const { site, ids } = placed();
  const store = createDocumentStore(site);
  restoreState(store, createDocumentStore(siteOf('b')).getState());
  dropUnusedPlaces(store.getState());
  expect(ids.map(getPlace)).toEqual([undefined, undefined]);
  expect(workspacePlaceId(store.getState().document)).not.toBe(ids[1]);
});
