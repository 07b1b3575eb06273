// The reader of a page, in its address: it lasts through a reload and the way back, and can be handed on.
import { useSearchParams } from 'react-router';
import { type ReaderId, readers } from '../../core/readers/index.ts';

const PARAMETER = 'as';

/** The reader that the address names, else the page's own; and how another is chosen, in place of this address. */
export function useReaderParameter(own: ReaderId): readonly [ReaderId, (reader: ReaderId) => void] {
  const [search, setSearch] = useSearchParams();
  const named = readers.find(({ id }) => id === search.get(PARAMETER))?.id ?? own;
  const choose = (reader: ReaderId) =>
    setSearch(reader === own ? {} : { [PARAMETER]: reader }, { replace: true });
  return [named, choose];
}
