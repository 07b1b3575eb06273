// What a file in a workspace holds, only to be looked at: no object is made for each of its lines.
import { decodeBytes, octetLength } from '../document/encoding.ts';
import { fromBase64 } from './pack-workspace.ts';
import type { WorkspaceFile } from './workspace.ts';

/** The text and how many octets it takes; undefined for a file that is only named by `href`. */
export function readFileText(file: WorkspaceFile): { text: string; octets: number } | undefined {
  if (file.text !== undefined) return { text: file.text, octets: octetLength(file.text, 'utf-8') };
  if (file.base64 === undefined) return undefined;
  const bytes = fromBase64(file.base64);
  return { text: decodeBytes(bytes).text, octets: bytes.length };
}
