import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { findNamedColumns } from './named-columns.ts';

const text = 'User-agent: One\nUser-agent: two\nDisallow:\n\nUser-agent: *\nUser-agent: ONE\nDisallow: /\n';
const named = (columns: readonly string[]) => findNamedColumns('/robots.txt', sourceOfText(text), columns);

test('user-agents of the file that are no columns are missing, without regard to case', () => {
  expect(named([''])).toEqual({ named: 2, isMore: false, missing: ['One', 'two'] });
  expect(named(['one', ''])).toMatchObject({ named: 2, missing: ['two'] });
  expect(named(['TWO', 'one', 'three'])).toMatchObject({ missing: [] });
});

test('of very many user-agents a part is counted, and it is said that there are more', () => {
  const many = Array.from({ length: 2001 }, (_, i) => `User-agent: r${i}\n`).join('');
  const {
    named: count,
    isMore,
    missing,
  } = findNamedColumns('/robots.txt', sourceOfText(`${many}Disallow:\n`), []);
  expect({ count, isMore, missing: missing.length }).toEqual({ count: 2000, isMore: true, missing: 2000 });
});
