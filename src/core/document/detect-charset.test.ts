// In which encoding a file is that is not UTF-8. The bytes are those that Python writes for the text.
import { describe, expect, test } from 'vitest';
import { formatOfPath } from '../formats/file-formats.ts';
import { prepareAnswers } from '../formats/rep/question/prepare-answers.ts';
import { readers } from '../readers/registry.ts';
import { createPolicy } from '../syntax/policy.ts';
import { fromBase64 } from '../workspace/pack-workspace.ts';
import { type Charset, charsets, octetsOfCharacter } from './charsets.ts';
import { detectCharset } from './detect-charset.ts';
import { applyEdits } from './edits.ts';
import { findUnencodable } from './encoding.ts';
import { insertAt, replaceInLine } from './range.ts';
import { toUtf8 } from './redetect-encoding.ts';
import { printSource, readSource, type Source, textOfSource } from './source.ts';

const open = (base64: string): Source => detectCharset(readSource(fromBase64(base64)));

const files: readonly (readonly [charset: Charset, text: string, base64: string])[] = [
  [
    'shift_jis',
    '# サイトの検索結果は除く\r\nUser-agent: *\r\nDisallow: /検索/ソース表示\r\nDisallow: /ﾃｽﾄ\r\n',
    'IyCDVINDg2eCzIyfjfWMi4nKgs2PnIKtDQpVc2VyLWFnZW50OiAqDQpEaXNhbGxvdzogL4yfjfUvg1yBW4NYlVyOpg0KRGlzYWxsb3c6IC/DvcQNCg==',
  ],
  [
    'euc-jp',
    '# サイトの検索結果は除く\nUser-agent: *\nDisallow: /検索/ソース表示\n',
    'IyCltaWkpcikzrihuve367LMpM+9/KSvClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC+4obr3L6W9obylucm9vKgK',
  ],
  [
    'gb18030',
    '# 禁止抓取搜索结果和后台页面\nUser-agent: *\nDisallow: /搜索/\n',
    'IyC9+9a516XIocvRy/e94bn7us2688yo0rPD5gpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvy9HL9y8K',
  ],
  [
    'big5',
    '# 禁止抓取搜尋結果與後台頁面\nUser-agent: *\nDisallow: /搜尋/\n',
    'IyC4VKTup+yo+rdqtE21sqpHu1Cr4aV4rbatsQpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvt2q0TS8K',
  ],
  [
    'euc-kr',
    '# 검색 결과와 관리자 페이지는 제외\nUser-agent: *\nDisallow: /검색/\n',
    'IyCwy7v2ILDhsPq/zSCw/LiuwNogxuTAzMH2tMIgwaa/3ApVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvsMu79i8K',
  ],
  [
    'windows-1251',
    '# Запретить поиск и корзину\nUser-agent: *\nDisallow: /поиск/\n',
    'IyDH4O/w5fLo8vwg7+7o8eog6CDq7vDn6O3zClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC/v7ujx6i8K',
  ],
  [
    'koi8-r',
    '# Запретить поиск и корзину\nUser-agent: *\nDisallow: /поиск/\n',
    'IyD6wdDSxdTJ1Ngg0M/J08sgySDLz9Layc7VClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC/Qz8nTyy8K',
  ],
  [
    'windows-1253',
    '# Αποκλεισμός αναζήτησης και καλαθιού\nUser-agent: *\nDisallow: /αναζήτηση/\n',
    'IyDB8O/q6+Xp8+z88iDh7eHm3vTn8+fyIOrh6SDq4evh6Onv/QpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAv4e3h5t705/PnLwo=',
  ],
  [
    'windows-1255',
    '# לא לסרוק את דפי החיפוש באתר\nUser-agent: *\nDisallow: /חיפוש/\n',
    'IyDs4CDs8fjl9yDg+iDj9Okg5Ofp9OX5IOHg+vgKVXNlci1hZ2VudDogKgpEaXNhbGxvdzogL+fp9OX5Lwo=',
  ],
  [
    'windows-1256',
    '# منع الزحف إلى نتائج البحث والسلة\nUser-agent: *\nDisallow: /بحث/\n',
    'IyDj5Nogx+HSzd0gxeHsIOTKx8bMIMfhyM3LIObH4dPhyQpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvyM3LLwo=',
  ],
  [
    'windows-874',
    '# ห้ามเก็บหน้าค้นหาและตะกร้าสินค้า\nUser-agent: *\nDisallow: /ค้นหา/\n',
    'IyDL6dLB4KHnusu56dKk6bnL0uHF0LXQocPp0srUuaTp0gpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvpOm5y9IvCg==',
  ],
];

/** Short texts, in which little can be seen of the language. */
const shortFiles: readonly (readonly [what: string, charset: Charset, text: string, base64: string])[] = [
  [
    'short words in a comment',
    'windows-1251',
    '# Корзина и админка\nUser-agent: *\nDisallow: /cart\n',
    'IyDK7vDn6O3gIOgg4OTs6O3q4ApVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvY2FydAo=',
  ],
  [
    'capitals',
    'koi8-r',
    '# ЗАКРЫТЬ ПОИСК\nUser-agent: *\nDisallow: /s\n',
    'IyD64evy+fT4IPDv6fPrClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC9zCg==',
  ],
  [
    'katakana alone',
    'shift_jis',
    '# テストページ\nUser-agent: *\nDisallow: /t\n',
    'IyCDZYNYg2eDeYFbg1cKVXNlci1hZ2VudDogKgpEaXNhbGxvdzogL3QK',
  ],
  [
    'kanji alone',
    'euc-jp',
    'User-agent: *\nDisallow: /検索結果一覧/\n',
    'VXNlci1hZ2VudDogKgpEaXNhbGxvdzogL7ihuve367LMsOzN9y8K',
  ],
  [
    'a long comment',
    'gb18030',
    '# 本文件用于告诉搜索引擎哪些目录可以访问\nUser-agent: *\nDisallow: /admin/\n',
    'IyCxvs7EvP7Tw9PauObL38vRy/fS/cfmxMTQqcS/wry/ydLUt8POygpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvYWRtaW4vCg==',
  ],
  [
    'one path',
    'big5',
    'User-agent: *\nDisallow: /會員中心登入/\n',
    'VXNlci1hZ2VudDogKgpEaXNhbGxvdzogL7d8rfukpKTftW6kSi8K',
  ],
  [
    'one path',
    'euc-kr',
    'User-agent: *\nDisallow: /관리자페이지/\n',
    'VXNlci1hZ2VudDogKgpEaXNhbGxvdzogL7D8uK7A2sbkwMzB9i8K',
  ],
];

/** Texts in languages that need few letters outside ASCII, in an encoding of one octet per character. */
const unknownFiles: readonly (readonly [what: string, base64: string])[] = [
  [
    'French',
    'IyBH6W7pcmFsOiBhY2PocyByZWZ1c+kg4CBsYSByZWNoZXJjaGUsIGTpauAgcHVibGnpClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC/pdOkvCg==',
  ],
  [
    'German',
    'IyBG/HIgU3VjaG1hc2NoaW5lbiBnZXNwZXJydDogR3L232UsIFN0cmHfZSwg3GJlcnNpY2h0ClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC/8YmVyLXVucy8K',
  ],
  [
    'Spanish',
    'IyBC+nNxdWVkYSB5IHDhZ2luYSBkZSBpbmZvcm1hY2nzbiwgYfFvcwpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvYvpzcXVlZGEvCg==',
  ],
  [
    'Swedish',
    'IyBT9mtuaW5nIHDlIGhlbGEgc2lkYW4g5HIgZvZyYmp1ZGVuLCDkdmVuIOXk9gpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvc/ZrCg==',
  ],
  [
    'Polish',
    'IyBXeXN6dWtpd2Fya2EgaSBrb3N6eWsgc7kgemFibG9rb3dhbmUsIHLzd25pZb8gv/Oz5gpVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvc3p1a2FqCg==',
  ],
  [
    'Czech',
    'IyBaYWvhemF0IHZ5aGxlZOF24W7tIGEga2+a7WssIHD47WxpmiCebHWdb3Xoa/0KVXNlci1hZ2VudDogKgpEaXNhbGxvdzogL2hsZWRhdAo=',
  ],
  [
    'Turkish',
    'IyBBcmFtYSBzYXlmYXP9IGthcGFs/Swg9nJuZfBpbiD8cvxubGVyIHZlIP5pZnJlClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC9hcmEK',
  ],
  ['one letter', 'IyBjYWbpClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC8K'],
  ['a price', 'IyA1IIAgliCTZ2+UClVzZXItYWdlbnQ6ICoKRGlzYWxsb3c6IC8K'],
];

describe('encoding standard: a file is shown in the encoding of its author', () => {
  test.each(files)('%s', (charset, text, base64) => {
    const source = open(base64);
    expect([source.encoding, textOfSource(source)]).toEqual([charset, text]);
    expect(printSource(source)).toEqual(fromBase64(base64));
  });

  test.each(shortFiles)('with %s in %s', (_what, charset, text, base64) => {
    const source = open(base64);
    expect([source.encoding, textOfSource(source)]).toEqual([charset, text]);
  });
});

test.each(unknownFiles)(
  'ours: %s is read octet by octet, because its encoding is not certain',
  (_what, base64) => {
    expect(open(base64).encoding).toBe('octets');
  },
);

test('ours: UTF-8, UTF-16, a mark, and octets of no encoding stay as they are', () => {
  for (const bytes of [
    new TextEncoder().encode('# тест 検索\n'),
    Uint8Array.of(0xff, 0xfe, 0x23, 0x00),
    Uint8Array.of(0xef, 0xbb, 0xbf, 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2),
    Uint8Array.from({ length: 256 }, (_, octet) => octet),
    Uint8Array.of(0x82),
  ]) {
    const source = readSource(bytes);
    expect(detectCharset(source)).toBe(source);
  }
});

test.each(charsets)('encoding standard: what is written in %s is read back', (charset) => {
  let count = 0;
  for (let point = 0x80; point < 0x10000; point++) {
    const character = String.fromCodePoint(point);
    const octets = octetsOfCharacter(character, charset);
    if (octets === undefined) continue;
    count++;
    const bytes = Uint8Array.from(octets, (octet) => octet.charCodeAt(0));
    expect(new TextDecoder(charset, { fatal: true }).decode(bytes)).toBe(character);
    // No octet of a character ends a line, separates name and value, or has a meaning in a path.
    expect(octets).not.toMatch(/[\n\r#:*$%/? \t]/);
  }
  expect(count).toBeGreaterThan(80);
});

describe.each(files)('product: in a file in %s', (charset, text, base64) => {
  const source = open(base64);
  const line = text.split(/\r?\n/).findIndex((one) => one.startsWith('Disallow: '));
  const word = text.split(/\r?\n/)[line]!.slice('Disallow: '.length);

  test('an edit writes bytes of that encoding, and leaves all others as they are', () => {
    const after = applyEdits(source, [insertAt(line, 'Disallow: '.length, `/new${word}`)]);
    expect(after.encoding).toBe(charset);
    const [before, now] = [printSource(source), printSource(after)];
    const octets = new TextDecoder(charset).decode(now);
    expect(octets).toBe(text.replace('Disallow: ', `Disallow: /new${word}`));
    expect(now.length - before.length).toBe(
      4 + Array.from(word).reduce((sum, one) => sum + (octetsOfCharacter(one, charset)?.length ?? 1), 0),
    );
  });

  test('a character that the encoding lacks is refused, and conversion to UTF-8 takes the characters', () => {
    expect(findUnencodable('a\u{1f600}', charset)).toBe(1);
    const converted = toUtf8(source);
    expect([converted.encoding, new TextDecoder().decode(printSource(converted))]).toEqual(['utf-8', text]);
  });

  test('without its other characters it is UTF-8', () => {
    const edits = text
      .split(/\r?\n/)
      .map((one, at) => replaceInLine(at, 0, one.length, one.replaceAll(/[^\0-\x7f]/gu, '')));
    expect(applyEdits(source, edits).encoding).toBe('utf-8');
  });

  test('every reader gives the answers that it gives for the octets', () => {
    const format = formatOfPath('/robots.txt');
    const octetSource = readSource(fromBase64(base64));
    const escaped = Array.from(word)
      .flatMap((one) => Array.from(octetsOfCharacter(one, charset) ?? one))
      .map((octet) => (octet === '/' ? octet : `%${octet.charCodeAt(0).toString(16).padStart(2, '0')}`))
      .join('');
    for (const reader of readers) {
      const [known, octets] = [source, octetSource].map((one) => {
        const file = { path: '/robots.txt', source: one, format };
        const site = { origin: '', files: new Map([['/robots.txt', file]]) };
        const answers = prepareAnswers(site, { question: 'fetch', reader, file: '/robots.txt' });
        return ['/', escaped, encodeURI(word), `${escaped}x`].map((url) => answers('bot', url).answer);
      });
      expect(known, reader.id).toEqual(octets);
    }
    expect(createPolicy(source, format).source).toBe(source);
  });
});
