// Writes the wishes of a preset into tdmrep.json: the rule for the whole site, after the rules for parts of it
// (TDMRep, sec-tdm-file: the first rule that matches decides).

import type { Source } from '../../../document/source.ts';
import {
  addLocation,
  isAboutWholeSite,
  isEditable,
  removeLocation,
  WHOLE_SITE,
} from '../../../formats/tdmrep/edit/edit-list.ts';
import { setReservation } from '../../../formats/tdmrep/edit/edit-members.ts';
import { readTdmrepFile } from '../../../formats/tdmrep/tdmrep-file.ts';
import { type CarrierRemark, type CarrierWriter, editInTurn } from './carrier-writer.ts';

/** Reserves the rights for the whole site, or says that they are not reserved. */
function writeReservation(source: Source, isReserved: boolean): Source {
  const place = readTdmrepFile(source).entries.findIndex(isAboutWholeSite);
  return editInTurn(source, (now) =>
    place >= 0 ? setReservation(now, place, isReserved) : addLocation(now, { path: WHOLE_SITE, isReserved }),
  );
}

/** Removes the locations that reserve the rights for the whole site: without them, the file says nothing about it. */
const removeReservation = (source: Source): Source =>
  editInTurn(
    source,
    ...readTdmrepFile(source)
      .entries.flatMap((entry, place) =>
        isAboutWholeSite(entry) && entry?.reservation === 'reserved' ? [place] : [],
      )
      .toReversed()
      .map((place) => (now: Source) => removeLocation(now, place)),
  );

export const writeTdmrep: CarrierWriter = (source, { 'ai-train': wish }) => {
  if (wish === undefined) return { source, remarks: [] };
  const before = readTdmrepFile(source);
  if (!isEditable(before))
    return {
      source,
      remarks: [{ code: 'unreadable', line: before.lineOf(before.problems[0]?.start ?? 0) }],
    };
  const after = wish === 'open' ? removeReservation(source) : writeReservation(source, wish === 'no');
  const file = readTdmrepFile(after);
  const other = wish === 'no' ? 'not-reserved' : 'reserved';
  const place = file.entries.findIndex(isAboutWholeSite);
  const remarks = file.entries
    .slice(0, place < 0 ? file.entries.length : place)
    .flatMap((entry): readonly CarrierRemark[] =>
      entry?.pattern && entry.reservation === other
        ? [{ code: 'exception', line: file.lineOf(entry.node.start), about: entry.location ?? '' }]
        : [],
    );
  return { source: after, remarks };
};
