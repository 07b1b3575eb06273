// Writes the wishes of a preset into an HTML document: the reservation of text and data mining.
import { tdmMetaName } from '../../../formats/robots-pi/crawler-metas.ts';
import { addMeta, setMetaContent, shownMetas } from '../../../formats/robots-pi/edit/crawler-meta.ts';
import { type CarrierWriter, editInTurn } from './carrier-writer.ts';

export const writeDocument: CarrierWriter = (source, { says, onlyWritten }) => {
  const wish = says['ai-train'];
  if (wish === undefined) return { source, remarks: [] };
  const value = wish === 'no' ? '1' : '0';
  const places = shownMetas(source).flatMap((meta, place) =>
    'kind' in meta && meta.kind === 'reservation' ? [place] : [],
  );
  if (places.length === 0 && onlyWritten) return { source, remarks: [] };
  const after =
    places.length === 0
      ? editInTurn(source, (now) => addMeta(now, tdmMetaName('reservation'), value))
      : editInTurn(
          source,
          ...places.map((place) => (now: typeof source) => setMetaContent(now, place, value)),
        );
  return { source: after, remarks: [] };
};
