// Readers have a name in every language, by their own title.
import { expect, test } from 'vitest';
import { attach05 } from '../core/readers/attach-05.ts';
import { readers } from '../core/readers/registry.ts';
import { readerNamed } from './de/readers.ts';

test('ours: German has its own names for readers that are named after no text or program', () => {
  const titles = [...readers, attach05].map(({ title }) => [title, readerNamed(title)] as const);
  expect(titles.filter(([title, name]) => title !== name)).toEqual([
    ['1994 consensus', 'Konsens von 1994'],
    ['1996 draft 1', 'Entwurf 1 von 1996'],
    ['1996 Internet-Draft', 'Internet-Draft von 1996'],
    ['RFC 9309 with Content-Usage', 'RFC 9309 mit Content-Usage'],
  ]);
});
