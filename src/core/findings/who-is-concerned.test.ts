// To which readers a finding is told: to those whose answers it is about, and to no other.
import { describe, expect, test } from 'vitest';
import { findingMessage } from '../../messages/findings/tell.ts';
import { verdictOn } from '../../testing/verdicts.ts';
import { readers } from '../readers/index.ts';
import { openSite } from '../site/site.ts';
import { appliesTo, findings } from './index.ts';

const found = (file: string, code: string) =>
  findings(openSite({ origin: '', files: { '/robots.txt': file } }), '/robots.txt').find(
    (one) => one.code === code,
  );

/** The readers whom a finding concerns. */
function concerned(file: string, code: string): string[] {
  const one = found(file, code);
  return one ? readers.filter((reader) => appliesTo(one, reader)).map(({ id }) => id) : [];
}

/** The readers for whom a robot that the file does not name may not fetch a URL. */
const deniers = (file: string, url: string) =>
  readers.filter((reader) => verdictOn(file, reader, 'zed', url).answer === 'deny').map(({ id }) => id);

describe('robots.cc: a star and a space are all robots that are not named', () => {
  const file = 'User-agent: * bots\nDisallow: /x\n';

  test('R030 is told to the others only', () => {
    const takers = deniers(file, '/x');
    expect(takers).toContain('google');
    const others = readers.map(({ id }) => id).filter((id) => !takers.includes(id));
    expect(concerned(file, 'R030')).toEqual(others);
  });
});

describe('CPython urllib.robotparser: %2F is decoded, also where a path begins', () => {
  const file = 'User-agent: *\nDisallow: %2Fa\n';

  test('R040 is told to the others, and names those that decode', () => {
    const takers = deniers(file, '/a');
    expect(takers).toEqual(['python-urllib-3.12']);
    const others = readers.map(({ id }) => id).filter((id) => !takers.includes(id));
    expect(concerned(file, 'R040')).toEqual(others);
    expect(findingMessage(found(file, 'R040')!)).toContain('urllib');
  });
});

describe('RFC 9309 2.2.1: records of one robot are one anyway', () => {
  const file = (above: string, below: string) =>
    `User-agent: ${above}\nCrawl-delay: 5\n\nUser-agent: ${below}\nDisallow: /x\n`;

  test.each([
    ['*', '*', false],
    ['Foo', 'foo', false],
    ['foo', '*', true],
    ['foo\nUser-agent: bar', 'foo', true],
    ['foo\nUser-agent: bar', 'bar\nUser-agent: FOO', false],
  ])('LIN-GLUE: %j above %j is told: %s', (above, below, isTold) => {
    expect(found(file(above, below), 'LIN-GLUE') !== undefined).toBe(isTold);
  });
});
