// Searches a text repeatedly such that all searches together cost one pass, even if nothing is found.

/** Finds the next occurrence of a text from increasing offsets. Each part is searched once for each needle. */
export class Seeker {
  readonly text: string;
  private readonly lastMatches = new Map<string, { from: number; at: number }>();

  constructor(text: string) {
    this.text = text;
  }

  /** The first offset at or after `from` at which `needle` occurs, or -1. */
  find(needle: string, from: number): number {
    const lastMatch = this.lastMatches.get(needle);
    if (lastMatch && from >= lastMatch.from && (lastMatch.at < 0 || lastMatch.at >= from))
      return lastMatch.at;
    const at = this.text.indexOf(needle, from);
    this.lastMatches.set(needle, { from, at });
    return at;
  }
}

/** White space by XML (production S). */
export const isXmlSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** The first offset from `at` on, and before `end`, that is not white space; otherwise `end`. */
export function skipSpace(text: string, at: number, end: number = text.length): number {
  let next = at;
  while (next < end && isXmlSpace(text.charCodeAt(next))) next++;
  return next;
}

/** Whether a range contains only white space. */
export const isXmlBlank = (text: string, from: number, to: number): boolean =>
  skipSpace(text, from, to) === to;
