import { expect, test } from 'vitest';
import { atOnce } from '../core/questions/pieces.ts';
import { readers } from '../core/readers/index.ts';
import { openSite } from '../core/site/site.ts';
import { decidingForEach } from './deciding.ts';

test('every reader answers about the open file, whatever its name, the chosen one first', () => {
  const path = '/old/robots.txt';
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
  const site = openSite({ origin: '', files: { [path]: text } });
  const told = atOnce(decidingForEach({ site, path, line: 2, chosen: 'google' }));
  expect(told.map(({ reader }) => reader.id)).toEqual([
    'google',
    ...readers.map(({ id }) => id).filter((id) => id !== 'google'),
  ]);
  const answers = new Map(told.map(({ reader, deciding }) => [reader.id, deciding]));
  expect(answers.get('google')).toEqual({ answer: 'witness', agent: '', url: '/a/b' });
  expect(answers.get('koster-1996')).toEqual({ answer: 'never', why: 'covered', covers: [1] });
});
