// The differences of earlier versions from the current state, as the list of versions shows them.
import { describe, expect, test } from 'vitest';
import { readSource, sourceOfText } from '../../../../core/document/source.ts';
import { newFile, type SiteDocument } from '../../../../state/document/document.ts';
import { createDocumentStore, emptyDocument } from '../../../../state/document/document-store.ts';
import { alignVersion } from '../../../../state/versions/version-files.ts';
import { versionDifference } from './version-differences.ts';

const file = (text: string | Uint8Array, path = '/robots.txt') =>
  newFile(path, typeof text === 'string' ? sourceOfText(text) : readSource(text));
const current: SiteDocument = { ...emptyDocument(), files: [file('a\nb\n'), file('c\n', '/c.txt')] };

function difference(changed: Partial<SiteDocument>) {
  const state = createDocumentStore(current).getState();
  return versionDifference(alignVersion({ ...current, ...changed }, state), current);
}

describe('the text of a version', () => {
  const others = current.files.slice(1);
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x62, 0, 0x0a, 0]);
  const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('a\nb\n')]);
  test.each<[string, SiteDocument['files'], string]>([
    ['the same', [...current.files], 'same'],
    ['other lines', [file('a\nc\n'), ...others], 'lines'],
    ['a file more', [...current.files, file('', '/d.txt')], 'lines'],
    ['other line ends', [file('a\r\nb\r\n'), ...others], 'ends'],
    ['ends of several kinds', [file('a\r\nb\n'), ...others], 'ends'],
    ['a byte order mark', [file(marked), ...others], 'octets'],
    ['UTF-16', [file(utf16), ...others], 'octets'],
    ['another kind of file', [{ ...current.files[0]!, format: 'data-txt' }, ...others], 'files'],
    ['another order of files', current.files.toReversed(), 'files'],
  ])('product: %s', (_name, files, text) => {
    expect(difference({ files })).toMatchObject(text === 'same' ? { kind: 'same' } : { kind: 'lines', text });
  });
});

test('product: another order of keys makes no difference', () => {
  const first = { agent: 'x', url: '/a', expect: 'allow' } as const;
  const other = { expect: 'allow', url: '/a', agent: 'x' } as const;
  const ignored = { file: '/robots.txt', code: 'R001' };
  const open = { ...current, expectations: [first], ignored: [ignored] };
  const version = { ...current, expectations: [other], ignored: [{ code: 'R001', file: '/robots.txt' }] };
  expect(versionDifference(version, open).kind).toBe('same');
});

describe('the other content of a version', () => {
  const table = { urls: 0, agents: 1, expectations: 0 };
  test.each<[string, Partial<SiteDocument>, object]>([
    ['nothing else', {}, { kind: 'same' }],
    ['empty lists are none', { ignored: [], crawlers: [] }, { kind: 'same' }],
    ['other URLs', { rows: ['/a'] }, { kind: 'lines', table: { ...table, urls: 1 } }],
    ['the same number of others', { columns: ['x'] }, { kind: 'lines', table }],
    ['another address', { origin: 'https://a.example' }, { kind: 'lines', settings: ['origin'] }],
    [
      'an ignored finding, and a key of a later format',
      { ignored: [{ file: '/robots.txt', code: 'R001' }], unknown: { later: 1 } },
      { kind: 'lines', settings: ['ignored', 'unknown'] },
    ],
    ['a file by address', { links: [{ path: '/l.txt', href: 'l.txt' }] }, { settings: ['links'] }],
    [
      'both',
      { rows: ['/a'], crawlers: [{ token: 'x' }] },
      { table: { ...table, urls: 1 }, settings: ['crawlers'] },
    ],
  ])('product: %s', (_name, changed, expected) => {
    const result = difference(changed);
    expect(result).toMatchObject(expected);
    expect('table' in result).toBe('table' in expected);
    expect('settings' in result).toBe('settings' in expected);
  });
});
