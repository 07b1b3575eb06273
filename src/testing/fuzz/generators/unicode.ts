// All of Unicode in every place: any code unit, including half pairs, in names, values, comments and markup.
import fc from 'fast-check';
import { encodeUtf8, type FuzzFile } from '../fuzz-case.ts';
import { oddCharacters } from './hostile-pieces.ts';

const anyCodeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** A few characters of any kind. */
export const anyCharacters: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...oddCharacters) },
      { weight: 1, arbitrary: anyCodeUnit },
      { weight: 1, arbitrary: anyCodePoint },
      { weight: 2, arbitrary: fc.constantFrom('a', '/', 'Z', '.', '-') },
    ),
    { maxLength: 5 },
  )
  .map((all) => all.join(''));

const unicodePlaces: readonly (readonly [path: string, around: (text: string) => string])[] = [
  ['/robots.txt', (text) => `User-agent: ${text}\nDisallow: /${text}\nAllow: ${text}# ${text}\n`],
  ['/robots.txt', (text) => `${text}: ${text}\n${text}\nUser-${text}agent: *\nDis${text}allow: /\n`],
  [
    '/robots.txt',
    (text) => `ACAP-crawler: *\nACAP-allow-crawl: /${text} ${text}=${text}\nACAP-resource-set: ${text} /a\n`,
  ],
  [
    '/robots.txt',
    (text) =>
      `Sitemap: ${text}\nContent-Signal: ${text}=yes\nMobile-agent-server: /${text} ${text}\nHost: ${text}\n`,
  ],
  ['/data.txt', (text) => `User-agent: *\nAllow: /${text}\n${text}: ${text}\nLabel: "${text}"\n`],
  ['/doc.xml', (text) => `<?robots ${text}?><${text} ${text}="${text}">${text}<!--${text}--></${text}>`],
  ['/page.html', (text) => `<meta name="robots${text}" content="${text}"><p>${text}`],
  ['/urls.txt', (text) => `/${text}\n${text}\nhttps://h.example/${text}`],
  [
    '/site.gatepost.json',
    (text) =>
      `{"gatepost":1,"origin":"","files":[{"path":${JSON.stringify(`/${text}`)},"text":${JSON.stringify(text)}}]}`,
  ],
];

/** Encodes half pairs as three octets each, as some programs do. That is not UTF-8. */
function encodeWtf8(text: string): Uint8Array {
  const octets = Array.from(text).flatMap((one) => {
    const code = one.codePointAt(0)!;
    return code >= 0xd800 && code <= 0xdfff
      ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
      : [...encodeUtf8(one)];
  });
  return Uint8Array.from(octets);
}

export const unicodeFiles: fc.Arbitrary<FuzzFile> = fc
  .tuple(fc.constantFrom(...unicodePlaces), anyCharacters, fc.boolean())
  .map(([[path, around], text, asWritten]) => ({
    path,
    bytes: asWritten ? encodeWtf8(around(text)) : encodeUtf8(around(text)),
  }));
