// Looks ahead in a text so that all looks together cost one pass, however often nothing is found.

/** Finds the next place of a text, again and again from further on; each stretch is searched once for each needle. */
export class Seeker {
  readonly text: string;
  private readonly found = new Map<string, { from: number; at: number }>();

  constructor(text: string) {
    this.text = text;
  }

  /** The first place at or after `from` where `needle` stands, or -1. */
  find(needle: string, from: number): number {
    const known = this.found.get(needle);
    if (known && from >= known.from && (known.at < 0 || known.at >= from)) return known.at;
    const at = this.text.indexOf(needle, from);
    this.found.set(needle, { from, at });
    return at;
  }
}

/** White space as XML has it (production S). */
export const isXmlSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** The first place at or after `at`, and before `end`, that is not white space; else `end`. */
export function skipSpace(text: string, at: number, end: number = text.length): number {
  let next = at;
  while (next < end && isXmlSpace(text.charCodeAt(next))) next++;
  return next;
}

/** Whether there is nothing but white space. */
export const isXmlBlank = (text: string, from: number, to: number): boolean =>
  skipSpace(text, from, to) === to;
