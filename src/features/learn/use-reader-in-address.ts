// The reader of a page, in its address: it lasts through a reload and the way back, and can be handed on.
import { useSearchParams } from 'react-router';
import { type ReaderId, readers } from '../../core/readers/index.ts';

const NAME = 'as';

/** The reader that the address names, else the page's own; and how another is chosen, in place of this address. */
export function useReaderInAddress(own: ReaderId): readonly [ReaderId, (reader: ReaderId) => void] {
  const [search, setSearch] = useSearchParams();
  const named = readers.find(({ id }) => id === search.get(NAME))?.id ?? own;
  const choose = (reader: ReaderId) => setSearch(reader === own ? {} : { [NAME]: reader }, { replace: true });
  return [named, choose];
}
