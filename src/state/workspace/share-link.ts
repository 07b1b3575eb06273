// Converts the text of a workspace to the payload of a link and back: docs/sharing.md. Published versions must
// stay readable forever: each is an entry of `readers`, with fixtures in src/testing/share-links.
import { fromBase64, toBase64 } from '../../core/workspace/pack-workspace.ts';
import { compress, decompress } from './compression.ts';

// CRC-32 as in gzip (RFC 1952 8). It detects octets that were changed in transit.
const TABLE = Uint32Array.from({ length: 256 }, (_, octet) => {
  let value = octet;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Returns the sum as an unsigned 32-bit number. */
export function crc32(octets: Uint8Array): number {
  let sum = 0xffffffff;
  for (const octet of octets) sum = TABLE[(sum ^ octet) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** The maximum number of characters of a link that is offered: longer ones get lost in mail and chat. */
export const MAX_LINK_LENGTH = 32_768;
/** The maximum number of octets of the text in a link; a longer text is refused. */
export const MAX_TEXT_BYTES = 10 * 1024 * 1024;
/** The maximum number of characters of a payload that is read: far more than any offered link has. */
export const MAX_PAYLOAD_LENGTH = 1024 * 1024;

const VERSION = 1;
const SUM_OCTETS = 4;

/**
 * Why a payload cannot be read. `newer`: from a later version; `damaged`: changed since it was written;
 * `too-long`: not even read.
 */
export interface ShareLinkProblem {
  readonly code: 'not-a-link' | 'newer' | 'damaged' | 'too-big' | 'too-long';
}

type ReadResult = { readonly text: string } | { readonly problem: ShareLinkProblem };

const problemResult = (code: ShareLinkProblem['code']): ReadResult => ({ problem: { code } });

/** Encodes as RFC 4648 5, without padding. */
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

function decodeText(octets: Uint8Array): ReadResult {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets) };
  } catch {
    return problemResult('damaged');
  }
}

/**
 * Reads version 1: the check sum of the rest in four octets, most significant first; then the text in UTF-8, raw
 * deflated.
 */
async function readVersion1(data: string): Promise<ReadResult> {
  const octets = fromBase64Url(data);
  if (!octets || octets.length <= SUM_OCTETS) return problemResult('damaged');
  const packed = octets.subarray(SUM_OCTETS);
  if (new DataView(octets.buffer).getUint32(0) !== crc32(packed)) return problemResult('damaged');
  const unpacked = await decompress(packed, MAX_TEXT_BYTES);
  return typeof unpacked === 'string' ? problemResult(unpacked) : decodeText(unpacked);
}

/**
 * Reads version 2, which a bookmarklet can write: the text in plain UTF-8. It needs no check sum, because
 * truncated JSON is not valid.
 */
async function readVersion2(data: string): Promise<ReadResult> {
  const octets = fromBase64Url(data);
  return octets ? decodeText(octets) : problemResult('damaged');
}

const readers: readonly ((data: string) => Promise<ReadResult>)[] = [readVersion1, readVersion2];

/** Encodes a text as the payload of a link. */
export async function writePayload(text: string): Promise<string> {
  const packed = await compress(new TextEncoder().encode(text));
  const octets = new Uint8Array(SUM_OCTETS + packed.length);
  new DataView(octets.buffer).setUint32(0, crc32(packed));
  octets.set(packed, SUM_OCTETS);
  return `${VERSION}.${toBase64Url(octets)}`;
}

/** Decodes the text of a payload. */
export async function readPayload(payload: string): Promise<ReadResult> {
  if (payload.length > MAX_PAYLOAD_LENGTH) return problemResult('too-long');
  const [, version, data = ''] = /^([1-9]\d{0,5})\.(.*)$/s.exec(payload) ?? [];
  if (version === undefined) return problemResult('not-a-link');
  const read = readers[Number(version) - 1];
  return read ? read(data) : problemResult('newer');
}
