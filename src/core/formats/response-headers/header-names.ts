// The headers that say something about use. Names are case-insensitive (RFC 9110 5.1).
import { lowerCase } from '../../text/lower-case.ts';

/** In the order in which a form offers them. */
export const useHeaders = [
  { id: 'robots', name: 'X-Robots-Tag' },
  { id: 'usage', name: 'Content-Usage' },
  { id: 'signal', name: 'Content-Signal' },
  { id: 'reservation', name: 'TDM-Reservation' },
  { id: 'policy', name: 'TDM-Policy' },
  { id: 'link', name: 'Link' },
] as const;

export type UseHeaderId = (typeof useHeaders)[number]['id'];

const idByName: ReadonlyMap<string, UseHeaderId> = new Map(
  useHeaders.map(({ id, name }) => [lowerCase(name), id]),
);

/** The id of a header by its name; undefined for any other header. */
export const useHeaderOf = (name: string): UseHeaderId | undefined => idByName.get(lowerCase(name));

/** The spelling of a header's name. */
export const nameOfUseHeader = (id: UseHeaderId): string => useHeaders.find((one) => one.id === id)!.name;
