// The text of a workspace as the payload of a link, and back: docs/sharing.md. A version that was given out is read
// for ever: it is a row of `readers`, and fixtures of it lie in src/testing/share-links.
import { fromBase64, toBase64 } from '../../core/workspace/pack-workspace.ts';
import { compress, decompress } from './compression.ts';

// CRC-32 as in gzip (RFC 1952 8): tells octets that were changed on the way.
const TABLE = Uint32Array.from({ length: 256 }, (_, octet) => {
  let value = octet;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The sum as an unsigned number of 32 bits. */
export function crc32(octets: Uint8Array): number {
  let sum = 0xffffffff;
  for (const octet of octets) sum = TABLE[(sum ^ octet) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Characters of a whole link that are offered: longer ones get lost in mail and chat. */
export const MAX_LINK_LENGTH = 32_768;
/** Octets of the text in a link; what holds more is refused. */
export const MAX_TEXT_BYTES = 10 * 1024 * 1024;
/** Characters of a payload that are read at all: far more than any link has that was offered. */
export const MAX_PAYLOAD_LENGTH = 1024 * 1024;

const VERSION = 1;
const SUM_OCTETS = 4;

/** Why a payload gives no text: `newer` is of a version to come, `damaged` no longer what was written, `too-long` was not even read. */
export interface ShareLinkProblem {
  readonly code: 'not-a-link' | 'newer' | 'damaged' | 'too-big' | 'too-long';
}

type Read = { readonly text: string } | { readonly problem: ShareLinkProblem };

const problemResult = (code: ShareLinkProblem['code']): Read => ({ problem: { code } });

/** RFC 4648 5, without padding. */
const toBase64Url = (octets: Uint8Array): string =>
  toBase64(octets).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}

function decodeText(octets: Uint8Array): Read {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets) };
  } catch {
    return problemResult('damaged');
  }
}

/** Version 1: the check sum of what follows, four octets, the highest first; then the text in UTF-8, raw deflated. */
async function readFirst(data: string): Promise<Read> {
  const octets = fromBase64Url(data);
  if (!octets || octets.length <= SUM_OCTETS) return problemResult('damaged');
  const packed = octets.subarray(SUM_OCTETS);
  if (new DataView(octets.buffer).getUint32(0) !== crc32(packed)) return problemResult('damaged');
  const unpacked = await decompress(packed, MAX_TEXT_BYTES);
  return typeof unpacked === 'string' ? problemResult(unpacked) : decodeText(unpacked);
}

/** Version 2, which a bookmark can write: the text in UTF-8 as it is. JSON that was cut off is no JSON. */
async function readSecond(data: string): Promise<Read> {
  const octets = fromBase64Url(data);
  return octets ? decodeText(octets) : problemResult('damaged');
}

const readers: readonly ((data: string) => Promise<Read>)[] = [readFirst, readSecond];

/** A text as the payload of a link. */
export async function writePayload(text: string): Promise<string> {
  const packed = await compress(new TextEncoder().encode(text));
  const octets = new Uint8Array(SUM_OCTETS + packed.length);
  new DataView(octets.buffer).setUint32(0, crc32(packed));
  octets.set(packed, SUM_OCTETS);
  return `${VERSION}.${toBase64Url(octets)}`;
}

/** The text of a payload. */
export async function readPayload(payload: string): Promise<Read> {
  if (payload.length > MAX_PAYLOAD_LENGTH) return problemResult('too-long');
  const [, version, data = ''] = /^([1-9]\d{0,5})\.(.*)$/s.exec(payload) ?? [];
  if (version === undefined) return problemResult('not-a-link');
  const read = readers[Number(version) - 1];
  return read ? read(data) : problemResult('newer');
}
