// Byte helpers for tests that are written from the specifications only.

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Faster than toEqual. */
export const areBytesEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((octet, at) => octet === b[at]);

/** UTF-16 with its byte order mark. */
export function encodeUtf16(text: string, little: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, little);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), little);
  return bytes;
}

/** The octets of a path after decoding. 256 is an escaped slash, which is not a slash. */
export function decodePathOctets(path: string): number[] {
  const bytes = [...new TextEncoder().encode(path)];
  const octets: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const hex = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    if (bytes[at] === 0x25 && /^[0-9a-fA-F]{2}$/.test(hex)) {
      const value = Number.parseInt(hex, 16);
      octets.push(value === 0x2f ? 256 : value);
      at += 2;
    } else octets.push(bytes[at] as number);
  }
  return octets;
}
