// The edits of the form of tdmrep.json. Each is an edit of the store and a step of the history.

import type { TextEdit } from '../../core/document/range.ts';
import type { Source } from '../../core/document/source.ts';
import {
  addLocation as addTo,
  moveLocation as moveIn,
  placeForNewLocation,
  removeLocation as removeFrom,
} from '../../core/formats/tdmrep/edit/edit-list.ts';
import {
  setReservation as reserveIn,
  setLocationPath,
  setPolicyUrl,
} from '../../core/formats/tdmrep/edit/edit-members.ts';
import { readTdmrepFile } from '../../core/formats/tdmrep/tdmrep-file.ts';
import { edit } from '../../state/document/document-store.ts';
import { openFile } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';

function run(
  code: string,
  place: number,
  make: (source: Source) => readonly TextEdit[],
  visit?: string,
): void {
  const { path, source } = openFile(documentStore.getState());
  edit(documentStore, path, make(source), {
    origin: 'form',
    label: { code, params: { place: place + 1 } },
    ...(visit === undefined ? {} : { visit }),
  });
}

/** Adds a location: the first one for the whole site, others with an empty path. Returns its index. */
export function addLocation(): number {
  const { source } = openFile(documentStore.getState());
  const isFirst = readTdmrepFile(source).items.length === 0;
  const place = placeForNewLocation(source);
  run('tdmrep-add', place, () => addTo(source, { path: isFirst ? '/' : '', isReserved: true }, place));
  return place;
}

export const removeLocation = (place: number): void =>
  run('tdmrep-remove', place, (source) => removeFrom(source, place));

export const moveLocation = (place: number, to: number): void =>
  run('tdmrep-move', place, (source) => moveIn(source, place, to));

/** `visit` identifies a visit of the field: one visit is one undo step. */
export const setPath = (place: number, path: string, visit: string): void =>
  run('tdmrep-path', place, (source) => setLocationPath(source, place, path), visit);

export const setReservation = (place: number, isReserved: boolean): void =>
  run('tdmrep-reservation', place, (source) => reserveIn(source, place, isReserved));

/** Sets the policy; an empty text removes it. */
export const setPolicy = (place: number, url: string, visit: string): void =>
  run('tdmrep-policy', place, (source) => setPolicyUrl(source, place, url === '' ? undefined : url), visit);
