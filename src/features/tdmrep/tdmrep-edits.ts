// The edits of the form of tdmrep.json. Each is an edit of the store and a step of the history.

import {
  addLocation as addTo,
  moveLocation as moveIn,
  placeForNewLocation,
  removeLocation as removeFrom,
} from '../../core/formats/tdmrep/edit/edit-list.ts';
import { readTdmrepFile } from '../../core/formats/tdmrep/tdmrep-file.ts';
import { editOpenFile, type FormEdit } from '../../state/document/edit-open-file.ts';
import { openFile } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';

/** Runs an edit of a location as a step with this name. */
export const editLocation = (code: string, place: number, make: FormEdit, visit?: string): void =>
  editOpenFile(code, make, { visit, params: { place: place + 1 } });

/** Adds a location: the first one for the whole site, others with an empty path. Returns its index. */
export function addLocation(): number {
  const { source } = openFile(documentStore.getState());
  const isFirst = readTdmrepFile(source).items.length === 0;
  const place = placeForNewLocation(source);
  editLocation('tdmrep-add', place, () =>
    addTo(source, { path: isFirst ? '/' : '', isReserved: true }, place),
  );
  return place;
}

export const removeLocation = (place: number): void =>
  editLocation('tdmrep-remove', place, (source) => removeFrom(source, place));

export const moveLocation = (place: number, to: number): void =>
  editLocation('tdmrep-move', place, (source) => moveIn(source, place, to));
