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
