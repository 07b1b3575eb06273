// What the list of earlier versions says of each beside what is open.
import { describe, expect, test } from 'vitest';
import { readSource, sourceOfText } from '../core/text/source.ts';
import { newFile, type SiteDocument } from './document.ts';
import { createDocumentStore, emptyDocument } from './document-store.ts';
import { differenceOf } from './version-differences.ts';
import { versionAmong } from './version-files.ts';

const file = (text: string | Uint8Array, path = '/robots.txt') =>
  newFile(path, typeof text === 'string' ? sourceOfText(text) : readSource(text));
const now: SiteDocument = { ...emptyDocument(), files: [file('a\nb\n'), file('c\n', '/c.txt')] };

function difference(changed: Partial<SiteDocument>) {
  const state = createDocumentStore(now).getState();
  return differenceOf(versionAmong({ ...now, ...changed }, state), now);
}

describe('how the text of a version differs', () => {
  const others = now.files.slice(1);
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'a\nb\n'].flatMap((one) => [one.charCodeAt(0), 0])]);
  const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('a\nb\n')]);
  test.each<[string, SiteDocument['files'], string]>([
    ['the same', [...now.files], 'same'],
    ['other lines', [file('a\nc\n'), ...others], 'lines'],
    ['a file more', [...now.files, file('', '/d.txt')], 'lines'],
    ['other line ends', [file('a\r\nb\r\n'), ...others], 'ends'],
    ['ends of several kinds', [file('a\r\nb\n'), ...others], 'ends'],
    ['a byte order mark', [file(marked), ...others], 'octets'],
    ['UTF-16', [file(utf16), ...others], 'octets'],
    ['another kind of file', [{ ...now.files[0]!, format: 'data-txt' }, ...others], 'files'],
    ['another order of files', now.files.toReversed(), 'files'],
  ])('product: %s', (_name, files, text) => {
    expect(difference({ files })).toMatchObject(text === 'same' ? { kind: 'same' } : { kind: 'lines', text });
  });
});
