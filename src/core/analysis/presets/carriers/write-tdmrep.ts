// Writes the wishes of a preset into tdmrep.json: the rule for the whole site, after the rules for parts of it
// (TDMRep, sec-tdm-file: the first rule that matches decides).
import {
  addLocation,
  isAboutWholeSite,
  isEditable,
  WHOLE_SITE,
} from '../../../formats/tdmrep/edit/edit-list.ts';
import { setReservation } from '../../../formats/tdmrep/edit/edit-members.ts';
import { readTdmrepFile } from '../../../formats/tdmrep/tdmrep-file.ts';
import { type CarrierRemark, type CarrierWriter, editInTurn } from './carrier-writer.ts';

export const writeTdmrep: CarrierWriter = (source, { says, onlyWritten }) => {
  const wish = says['ai-train'];
  if (wish === undefined) return { source, remarks: [] };
  const before = readTdmrepFile(source);
  if (!isEditable(before))
    return {
      source,
      remarks: [{ code: 'unreadable', line: before.lineOf(before.problems[0]?.start ?? 0) }],
    };
  const isReserved = wish === 'no';
  const place = before.entries.findIndex(isAboutWholeSite);
  const isWritten = place >= 0;
  if (onlyWritten && before.entries[place]?.reservation !== 'reserved') return { source, remarks: [] };
  const after = editInTurn(source, (now) =>
    isWritten ? setReservation(now, place, isReserved) : addLocation(now, { path: WHOLE_SITE, isReserved }),
  );
  const file = readTdmrepFile(after);
  const other = isReserved ? 'not-reserved' : 'reserved';
  const remarks = file.entries
    .slice(0, file.entries.findIndex(isAboutWholeSite))
    .flatMap((entry): readonly CarrierRemark[] =>
      entry?.pattern && entry.reservation === other
        ? [{ code: 'exception', line: file.lineOf(entry.node.start), about: entry.location ?? '' }]
        : [],
    );
  return { source: after, remarks };
};
