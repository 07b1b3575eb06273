// Readers by the names that they say themselves, as findings and marks have them.
import type * as english from '../../en/words/readers-named.ts';
import { listAll } from '../lists.ts';

/** Names of ways of reading that are no names of texts or programs. */
const names: Readonly<Record<string, string>> = {
  '1994 consensus': 'Konsens von 1994',
  '1996 draft 1': 'Entwurf 1 von 1996',
  '1996 Internet-Draft': 'Internet-Draft von 1996',
  'RFC 9309 with Content-Usage': 'RFC 9309 mit Content-Usage',
};

export const readerNamed: typeof english.readerNamed = (title) => names[title] ?? title;

export const readersNamed: typeof english.readersNamed = (titles) =>
  listAll(titles.split(', ').map(readerNamed));
