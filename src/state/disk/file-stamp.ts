// How a file on disk was when it was last read or written, to tell later whether another program changed it.

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

/** The stamp of a file with these bytes. */
export async function createFileStamp(bytes: Uint8Array, modified: number): Promise<FileStamp> {
  return { size: bytes.length, modified, hash: await hashOf(bytes) };
}

/** Whether what was kept in the browser is a stamp. */
export function isFileStamp(value: unknown): value is FileStamp {
  const { size, modified, hash } = (value ?? {}) as Partial<Record<keyof FileStamp, unknown>>;
  return typeof size === 'number' && typeof modified === 'number' && typeof hash === 'string';
}
