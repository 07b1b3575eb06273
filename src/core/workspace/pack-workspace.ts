// Writes a workspace file, and converts its files to and from bytes, without validation of untrusted input.
import { printSource, readSource, type Source, sourceOfText, textOfSource } from '../document/source.ts';
import type { Workspace, WorkspaceFile } from './workspace.ts';

/** The text of a workspace file: indented by two spaces, one key a line, a final newline. */
export function printWorkspace(workspace: Workspace): string {
  return `${JSON.stringify(workspace, undefined, 2)}\n`;
}

/** The content of a file for a workspace: `text` if it is UTF-8 without a byte order mark, else `base64`. */
export function packFile(
  path: string,
  source: Source,
): { path: string; text: string } | { path: string; base64: string } {
  const isPlain = source.encoding === 'utf-8' && !source.bom;
  if (isPlain) {
    const text = source.big
      ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(source.big.bytes)
      : textOfSource(source);
    if (!text.startsWith('\ufeff')) return { path, text };
  }
  return { path, base64: toBase64(printSource(source)) };
}

/** The source of a file in a workspace, or undefined for one that only has an `href`. */
export function unpackFile(file: WorkspaceFile): Source | undefined {
  if (file.text !== undefined) return sourceOfText(file.text);
  if (file.base64 !== undefined) return readSource(fromBase64(file.base64));
  return undefined;
}

/** The bytes of a file in a workspace, or undefined for one that only has an `href`. */
export function bytesOfFile({ text, base64 }: WorkspaceFile): Uint8Array | undefined {
  if (text !== undefined) return new TextEncoder().encode(text);
  return base64 === undefined ? undefined : fromBase64(base64);
}

/** Encodes bytes as base64 (RFC 4648 4), with padding. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return btoa(parts.join(''));
}

/** Decodes base64. @throws if the text is not base64. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
