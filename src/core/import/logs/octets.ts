// Octets of a file: what the quick readings of logs look at.

/** Octets, one by one and four at a time. */
export interface Octets {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/** The octets of an array, not copied. */
export const viewOctets = (bytes: Uint8Array): Octets => ({
  bytes,
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

export const LF = 0x0a;
export const CR = 0x0d;
