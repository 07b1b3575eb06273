// Long texts in a line: what tells them apart stands at their beginning and their end.

const MOST = 160;
const BEGINNING = 100;
const END = 40;

/** The text itself, or its beginning and end if it is long. No character is cut in two. */
export function shortened(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, BEGINNING)}…${text.slice(-END)}`.toWellFormed().replaceAll('\ufffd', '');
}
