// Long texts cut for reading. The text itself is never changed by it.

/** The beginning of a text that is longer than this. */
export const beginningOf = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Beginning and end of a text that is longer than this. */
export const endsOf = (text: string, most: number, head = most / 2, tail = most / 2): string =>
  text.length > most ? `${text.slice(0, head)}…${text.slice(-tail)}`.toWellFormed() : text;
