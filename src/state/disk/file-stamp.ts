// The state of a file on disk when it was last read or written, for detecting changes by other programs.

/** Octets, milliseconds since 1970, and the SHA-256 of the content in hexadecimal. */
export interface FileStamp {
  readonly size: number;
  readonly modified: number;
  readonly hash: string;
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}

/** Creates the stamp of a file with these bytes. */
export async function createFileStamp(bytes: Uint8Array, modified: number): Promise<FileStamp> {
  return { size: bytes.length, modified, hash: await hashOf(bytes) };
}

/** Whether a stored value is a stamp. */
export function isFileStamp(value: unknown): value is FileStamp {
  const { size, modified, hash } = (value ?? {}) as Partial<Record<keyof FileStamp, unknown>>;
  return typeof size === 'number' && typeof modified === 'number' && typeof hash === 'string';
}
