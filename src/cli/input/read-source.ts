// Reads policy files in the encoding of their author, as the page does.
import { detectCharset } from '../../core/document/detect-charset.ts';
import { readSource, type Source } from '../../core/document/source.ts';

/** Reads the bytes of a file in their encoding if it can be detected. The same bytes are written again. */
export const readInDetectedEncoding = (bytes: Uint8Array): Source => detectCharset(readSource(bytes));
