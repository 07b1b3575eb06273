// The parts of a value: which there are, in which order, and where each is in a value.

/** A part of a value by its id; words for it are in messages under the value type and the id. */
export interface ValuePart {
  readonly id: string;
  /** What is shown before it. */
  readonly before: string;
}

export interface ValueShape {
  readonly parts: readonly ValuePart[];
  /** Present if the last parts may be repeated, and what separates them. */
  readonly more?: string;
  /** The index in `parts` of the part that is written next, after the beginning of a value. */
  readonly next: (head: string) => number;
}

/** A part in a value, by columns of the value. `of`: what it belongs to, as the key of a `yes`. */
export interface ValuePartRange {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly of?: string;
}

export const createPart = (id: string, before = ''): ValuePart => ({ id, before });

export const endsWithSpace = (head: string): boolean => /[ \t]/.test(head);

/** The groups of a match that took part, by name. */
export function partsOfGroups(value: string, form: RegExp): ValuePartRange[] {
  const { indices } = form.exec(value) ?? {};
  return Object.entries(indices?.groups ?? {})
    .filter(([, columns]) => columns && columns[0] < columns[1])
    .map(([id, [start, end]]) => ({ id, start, end }));
}

/** What follows the last comma. */
export const lastListItem = (head: string): string => head.slice(head.lastIndexOf(',') + 1);

/** `key=answer` between commas. A segment of another form has no parts. */
export function partsOfPairs(value: string, from: number, key: string): ValuePartRange[] {
  const ranges: ValuePartRange[] = [];
  for (const segment of value.slice(from).matchAll(/[^,]+/g)) {
    const at = from + segment.index;
    const pair = /^([ \t]*)([\w*.-]+)([ \t]*=[ \t]*)([\w-]+)[ \t]*$/.exec(segment[0]);
    if (!pair) continue;
    const [, indent = '', name = '', sign = '', answer = ''] = pair;
    const start = at + indent.length;
    const second = start + name.length + sign.length;
    ranges.push({ id: key, start, end: start + name.length });
    ranges.push({ id: 'answer', start: second, end: second + answer.length, of: name.toLowerCase() });
  }
  return ranges;
}

/** A value that is one part. */
export const wholeValuePart = (value: string): ValuePartRange[] =>
  value === '' ? [] : [{ id: 'value', start: 0, end: value.length }];
