// Writes the wishes of a preset into an HTML document: the reservation of text and data mining.
import { tdmMetaName } from '../../../formats/robots-pi/crawler-metas.ts';
import {
  addMeta,
  removeMeta,
  setMetaContent,
  shownMetas,
} from '../../../formats/robots-pi/edit/crawler-meta.ts';
import { type CarrierWriter, editInTurn, RESERVED, reservationFor } from './carrier-writer.ts';

export const writeDocument: CarrierWriter = (source, { 'ai-train': wish }) => {
  if (wish === undefined) return { source, remarks: [] };
  const places = shownMetas(source).flatMap((meta, place) =>
    'kind' in meta && meta.kind === 'reservation' ? [{ place, value: meta.value }] : [],
  );
  const edits = places.toReversed().map(({ place, value }) => (now: typeof source) => {
    if (wish !== 'open') return setMetaContent(now, place, reservationFor(wish));
    return value === RESERVED ? removeMeta(now, place) : [];
  });
  if (wish !== 'open' && edits.length === 0)
    edits.push((now) => addMeta(now, tdmMetaName('reservation'), reservationFor(wish)));
  return { source: editInTurn(source, ...edits), remarks: [] };
};
