// The parts of a value: which there are, their order, and their positions.

/** A part of a value, by its id. `messages` has words for it under the value type and the id. */
export interface ValuePart {
  readonly id: string;
  /** The text that is shown before it. */
  readonly before: string;
}

export interface ValueShape {
  readonly parts: readonly ValuePart[];
  /** Present if the last parts may be repeated: their separator. */
  readonly more?: string;
  /** Returns the index in `parts` of the part that comes next after the beginning of a value. */
  readonly next: (head: string) => number;
}

/** A part in a value, with its columns. `of`: the part it belongs to, such as the key of a `yes`. */
export interface ValuePartRange {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly of?: string;
}

export const createPart = (id: string, before = ''): ValuePart => ({ id, before });

export const endsWithSpace = (head: string): boolean => /[ \t]/.test(head);

/** The named groups of a match that are not empty. */
export function partsOfGroups(value: string, form: RegExp): ValuePartRange[] {
  const { indices } = form.exec(value) ?? {};
  return Object.entries(indices?.groups ?? {})
    .filter(([, columns]) => columns && columns[0] < columns[1])
    .map(([id, [start, end]]) => ({ id, start, end }));
}

/** The text after the last comma. */
export const lastListItem = (head: string): string => head.slice(head.lastIndexOf(',') + 1);

/** The parts of `key=answer` pairs between commas. A segment of another form has no parts. */
export function partsOfPairs(value: string, from: number, key: string): ValuePartRange[] {
  const ranges: ValuePartRange[] = [];
  for (const segment of value.slice(from).matchAll(/[^,]+/g)) {
    const at = from + segment.index;
    const pair = /^([ \t]*)([\w*.-]+)([ \t]*=[ \t]*)([\w-]+)[ \t]*$/.exec(segment[0]);
    if (!pair) continue;
    const [, indent = '', name = '', sign = '', answer = ''] = pair;
    const start = at + indent.length;
    const answerStart = start + name.length + sign.length;
    ranges.push({ id: key, start, end: start + name.length });
    ranges.push({
      id: 'answer',
      start: answerStart,
      end: answerStart + answer.length,
      of: name.toLowerCase(),
    });
  }
  return ranges;
}

/** The part of a value that has only one. */
export const wholeValuePart = (value: string): ValuePartRange[] =>
  value === '' ? [] : [{ id: 'value', start: 0, end: value.length }];
