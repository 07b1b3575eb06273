// Returns the text of a file in a workspace without creating an object for each of its lines.
import { decodeBytes, octetLength } from '../document/encoding.ts';
import { fromBase64 } from './pack-workspace.ts';
import type { WorkspaceFile } from './workspace.ts';

/** The text and its number of octets; undefined for a file that only has an `href`. */
export function readFileText(file: WorkspaceFile): { text: string; octets: number } | undefined {
  if (file.text !== undefined) return { text: file.text, octets: octetLength(file.text, 'utf-8') };
  if (file.base64 === undefined) return undefined;
  const bytes = fromBase64(file.base64);
  return { text: decodeBytes(bytes).text, octets: bytes.length };
}
