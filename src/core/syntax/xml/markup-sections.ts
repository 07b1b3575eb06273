// Reads the markup that is the same in every place: instructions, comments, CDATA sections.
import { endOfName } from './names.ts';
import { type Seeker, skipSpace } from './seeker.ts';
import type { XmlInstruction, XmlPlace, XmlSection } from './tokens.ts';

/** Reads the instruction whose `<?` is at `start`. It extends to the end of the text if it is never closed. */
export function readInstruction(seeker: Seeker, start: number, place: XmlPlace): XmlInstruction {
  const { text } = seeker;
  const close = seeker.find('?>', start + 2);
  const dataEnd = close < 0 ? text.length : close;
  const target = { start: start + 2, end: endOfName(text, start + 2, dataEnd) };
  const data = { start: skipSpace(text, target.end, dataEnd), end: dataEnd };
  const isTerminated = close >= 0;
  const end = isTerminated ? dataEnd + 2 : dataEnd;
  return { kind: 'instruction', start, end, target, data, place, isTerminated };
}

const SECTION_MARKS = {
  comment: { open: '<!--', close: '-->' },
  cdata: { open: '<![CDATA[', close: ']]>' },
} as const;

/**
 * Reads the comment or CDATA section that begins at `start`. It extends to the end of the text if it is never closed.
 */
export function readSection(
  seeker: Seeker,
  start: number,
  kind: XmlSection['kind'],
  place: XmlPlace,
): XmlSection {
  const { open, close } = SECTION_MARKS[kind];
  const from = start + open.length;
  const at = seeker.find(close, from);
  const isTerminated = at >= 0;
  const bodyEnd = isTerminated ? at : seeker.text.length;
  const end = isTerminated ? bodyEnd + close.length : bodyEnd;
  return { kind, start, end, body: { start: from, end: bodyEnd }, place, isTerminated };
}
