import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compress, decompress } from './compression.ts';
import { previewSharedText } from './read-share-link.ts';
import {
  crc32,
  MAX_LINK_LENGTH,
  MAX_PAYLOAD_LENGTH,
  MAX_TEXT_BYTES,
  readPayload,
  writePayload,
} from './share-link.ts';

/** A payload of version 1 with the given compressed octets and a correct check sum. */
function payloadOf(packed: Uint8Array): string {
  const octets = Buffer.alloc(4 + packed.length);
  octets.writeUInt32BE(crc32(packed));
  octets.set(packed, 4);
  return `1.${octets.toString('base64url')}`;
}

const blanks = (octets: number) => compress(new Uint8Array(octets).fill(0x20));
const [full, tooBig, bomb] = await Promise.all(
  [MAX_TEXT_BYTES, MAX_TEXT_BYTES + 1, 20 * 1024 * 1024].map(blanks),
);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a payload', () => {
  const random = fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 3 }));
  const writers: [name: string, write: (text: string) => Promise<string>][] = [
    ['we', writePayload],
    ['another packer', async (text) => payloadOf(deflateRawSync(utf8(text), { level: 9 }))],
  ];
  const readers: [name: string, read: (payload: string) => Promise<unknown>][] = [
    ['we', readPayload],
    [
      'another unpacker',
      async (payload) => ({
        text: inflateRawSync(Buffer.from(payload.slice(2), 'base64url').subarray(4)).toString(),
      }),
    ],
  ];
  test.each(
    writers.flatMap(([writer, write]) => readers.map(([reader, read]) => ({ writer, reader, write, read }))),
  )('ours: the output of $writer is readable by $reader', async ({ write, read }) => {
    await fc.assert(
      fc.asyncProperty(random, async (text) => {
        const payload = await write(text);
        expect(payload).toMatch(/^1\.[\w-]+$/);
        expect(await read(payload)).toEqual({ text });
      }),
      { numRuns: 60 },
    );
    const long = 'User-agent: *\nDisallow: /é\n'.repeat(4000);
    expect(await read(await write(long))).toEqual({ text: long });
  });

  test('rfc 1952 8: the check sum of "123456789" is cbf43926', () => {
    expect(crc32(utf8('123456789')).toString(16)).toBe('cbf43926');
  });
});

describe('published links', () => {
  const folder = join(import.meta.dirname, '..', '..', 'testing', 'share-links');
  const fixtures = readdirSync(folder).map((name): [string, { payload: string; workspace: object }] => [
    name,
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ]);
  test('ours: there is a fixture of every version', () => {
    expect(new Set(fixtures.map(([name]) => name.split('-')[0]))).toEqual(new Set(['1', '2']));
  });
  test.each(fixtures)('product: %s opens forever', async (_, { payload, workspace }) => {
    const read = await readPayload(payload);
    if ('problem' in read) throw new Error(read.problem.code);
    expect(JSON.parse(read.text)).toEqual(workspace);
    expect(previewSharedText(read.text)).toHaveProperty('preview');
  });
});

describe('invalid payloads', () => {
  const problemOf = async (payload: string) => {
    const read = await readPayload(payload);
    return 'problem' in read ? read.problem.code : undefined;
  };

  test('ours: a payload that is far longer than any offered link is not even read', async () => {
    const long = `1.${'A'.repeat(MAX_PAYLOAD_LENGTH - 2)}`;
    expect(await problemOf(long)).toBe('damaged');
    expect(await problemOf(`${long}A`)).toBe('too-long');
    expect(MAX_PAYLOAD_LENGTH).toBeGreaterThan(20 * MAX_LINK_LENGTH);
  });

  test('ours: truncated anywhere, it is damaged', async () => {
    const payload = await writePayload('User-agent: *\nDisallow: /private\n');
    for (let length = 2; length < payload.length; length++)
      expect(await problemOf(payload.slice(0, length))).toBe('damaged');
  });

  test('ours: with any one character changed, it is damaged or of another version', async () => {
    const payload = await writePayload('User-agent: *\nDisallow: /private\n');
    await fc.assert(
      fc.asyncProperty(
        fc.nat(payload.length - 1),
        fc.constantFrom('A', 'Z', 'a', '0', '9', '-', '_', '.', '%', '=', ' '),
        async (index, replacement) => {
          const changed = payload.slice(0, index) + replacement + payload.slice(index + 1);
          // The last character contains bits that no octet needs.
          if (changed !== payload && index < payload.length - 1)
            expect(['damaged', 'newer', 'not-a-link']).toContain(await problemOf(changed));
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each([
    ['nothing', '', 'not-a-link'],
    ['no version', 'AAAA', 'not-a-link'],
    ['version nought', '0.AAAA', 'not-a-link'],
    ['a version with a nought before it', '01.AAAA', 'not-a-link'],
    ['a version to come', '3.AAAA', 'newer'],
    ['a version far away', '999999.AAAA', 'newer'],
    ['nothing behind the version', '1.', 'damaged'],
    ['what is no base64url', '1.<script>alert(1)</script>', 'damaged'],
    ['a line end behind it', '1.AAAA\n', 'damaged'],
    ['what is not packed at all', payloadOf(utf8('User-agent: *')), 'damaged'],
  ])('ours: %s', async (_name, payload, expected) => {
    expect(await problemOf(payload)).toBe(expected);
  });

  test('ours: octets that are not UTF-8 are not a text', async () => {
    expect(await problemOf(payloadOf(await compress(Uint8Array.of(0x61, 0xff))))).toBe('damaged');
  });

  test('product: a text of 10 MiB is read, one octet more is too big', async () => {
    expect(await problemOf(payloadOf(full!))).toBeUndefined();
    expect(await problemOf(payloadOf(tooBig!))).toBe('too-big');
  });
});

test('product: little of a zip bomb in a link of 32 KiB, which expands to 20 MiB, is ever decompressed', async () => {
  expect(payloadOf(bomb!).length).toBeLessThan(MAX_LINK_LENGTH);
  const before = process.memoryUsage().arrayBuffers;
  expect(await decompress(bomb!, 1024)).toBe('too-big');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
});
