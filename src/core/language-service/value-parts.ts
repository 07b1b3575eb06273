// Values that have parts: which there are, in which order, where each stands in a value, and which one a caret is in.
import type { ValueType } from '../syntax/directives.ts';

/** A part of a value by its id; words for it are in messages under the value type and the id. */
export interface ValuePart {
  readonly id: string;
  /** What stands before it where it is shown. */
  readonly before: string;
}

export interface ValueShape {
  readonly parts: readonly ValuePart[];
  /** Present if the last parts may come again, and what stands between. */
  readonly more?: string;
  /** The place in `parts` of the one that is written next, behind the beginning of a value. */
  readonly next: (head: string) => number;
}

/** A part that was found in a value: columns of the value. `of`: what it belongs to, as the key of a `yes`. */
export interface ValuePartRange {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly of?: string;
}

const createPart = (id: string, before = ''): ValuePart => ({ id, before });
const countWordsIn = (head: string) => head.split(/[ \t]+/).length - 1;
const endsWithBlank = (head: string) => /[ \t]/.test(head);
const lastWordOf = (head: string) => head.slice(head.lastIndexOf(',') + 1);

function nextRatePart(head: string): number {
  if (!head.includes('/')) return 0;
  if (endsWithBlank(head)) return head.includes('-') ? 4 : 3;
  return /\/[0-9]*$/.test(head) ? 1 : 2;
}

const nextUsagePart = (head: string) => {
  if (head === '' || (head.startsWith('/') && !endsWithBlank(head))) return 0;
  return lastWordOf(head).includes('=') ? 2 : 1;
};

/** Usage, then qualifiers behind blanks; `first`: how many words come before them. */
const nextQualifiedPart = (head: string, first: number) => {
  const words = countWordsIn(head);
  if (words < first) return words;
  return head
    .split(/[ \t]+/)
    .at(-1)!
    .includes('=')
    ? first + 1
    : first;
};

/** Only values of several parts. */
const valueShapes: Partial<Record<ValueType, ValueShape>> = {
  parameters: {
    parts: [createPart('names'), createPart('path', ' ')],
    next: (head) => (endsWithBlank(head) ? 1 : 0),
  },
  rate: {
    parts: [
      createPart('pages'),
      createPart('time', '/'),
      createPart('unit'),
      createPart('begin', ' '),
      createPart('end', '-'),
    ],
    next: nextRatePart,
  },
  'time-window': {
    parts: [createPart('begin'), createPart('end', '-')],
    next: (head) => (head.includes('-') ? 1 : 0),
  },
  signals: {
    parts: [createPart('key'), createPart('answer', '=')],
    more: ', ',
    next: (head) => (lastWordOf(head).includes('=') ? 1 : 0),
  },
  'usage-statement': {
    parts: [createPart('path'), createPart('label', ' '), createPart('answer', '=')],
    more: ', ',
    next: nextUsagePart,
  },
  'agent-host': {
    parts: [createPart('path'), createPart('target', ' ')],
    next: (head) => (endsWithBlank(head) ? 1 : 0),
  },
  'usage-rule': {
    parts: [createPart('resource'), createPart('qualifier', ' '), createPart('value', '=')],
    more: ' ',
    next: (head) => nextQualifiedPart(head, 1),
  },
  'qualified-usage': {
    parts: [
      createPart('name'),
      createPart('usage', ' '),
      createPart('qualifier', ' '),
      createPart('value', '='),
    ],
    more: ' ',
    next: (head) => nextQualifiedPart(head, 2),
  },
  'composite-usage': {
    parts: [createPart('name'), createPart('usage', ' '), createPart('usage', ' ')],
    more: ' ',
    next: (head) => Math.min(2, countWordsIn(head)),
  },
  'resource-set': {
    parts: [createPart('name'), createPart('path', ' ')],
    more: ' ',
    next: (head) => Math.min(1, countWordsIn(head)),
  },
};

/** The parts of a kind of value; undefined if it has only one. */
export const valueShapeOf = (value: ValueType): ValueShape | undefined => valueShapes[value];

/** The groups of a match that took part, by name. */
function partsOfGroups(value: string, form: RegExp): ValuePartRange[] {
  const { indices } = form.exec(value) ?? {};
  return Object.entries(indices?.groups ?? {})
    .filter(([, columns]) => columns && columns[0] < columns[1])
    .map(([id, [start, end]]) => ({ id, start, end }));
}

/** `key=answer` between commas. A segment of another form has no parts. */
function partsOfPairs(value: string, from: number, key: string): ValuePartRange[] {
  const found: ValuePartRange[] = [];
  for (const segment of value.slice(from).matchAll(/[^,]+/g)) {
    const at = from + segment.index;
    const pair = /^([ \t]*)([\w*.-]+)([ \t]*=[ \t]*)([\w-]+)[ \t]*$/.exec(segment[0]);
    if (!pair) continue;
    const [, indent = '', name = '', sign = '', answer = ''] = pair;
    const start = at + indent.length;
    const second = start + name.length + sign.length;
    found.push({ id: key, start, end: start + name.length });
    found.push({ id: 'answer', start: second, end: second + answer.length, of: name.toLowerCase() });
  }
  return found;
}

function usageParts(value: string): ValuePartRange[] {
  const path = /^\/[^ \t]*/.exec(value)?.[0] ?? '';
  const own = path === '' ? [] : [{ id: 'path', start: 0, end: path.length }];
  return [...own, ...partsOfPairs(value, path.length, 'label')];
}

function parameterParts(value: string): ValuePartRange[] {
  const [names = ''] = /^[^ \t]*/.exec(value) ?? [];
  const path = /^[^ \t]+[ \t]+(?<path>[^ \t]+)$/d;
  const found = [...names.matchAll(/[^&]+/g)].map(({ 0: name, index }) => ({
    id: 'names',
    start: index,
    end: index + name.length,
  }));
  return [...found, ...partsOfGroups(value, path)];
}

const wholeValuePart = (value: string): ValuePartRange[] =>
  value === '' ? [] : [{ id: 'value', start: 0, end: value.length }];

const partFinders: Partial<Record<ValueType, (value: string) => ValuePartRange[]>> = {
  parameters: parameterParts,
  rate: (value) =>
    partsOfGroups(
      value,
      /^(?<pages>[0-9]+)\/(?<time>[0-9]+)(?<unit>[smhSMH]?)(?:[ \t]+(?<begin>[0-9]{4})-(?<end>[0-9]{4}))?$/d,
    ),
  'time-window': (value) => partsOfGroups(value, /^(?<begin>[0-9]{4})[ \t]*-[ \t]*(?<end>[0-9]{4})$/d),
  signals: (value) => partsOfPairs(value, 0, 'key'),
  'usage-statement': usageParts,
  seconds: (value) => partsOfGroups(value, /^(?<value>[0-9]+(?:\.[0-9]+)?)$/d),
  address: wholeValuePart,
  host: wholeValuePart,
  'unread-path': wholeValuePart,
};

/** The parts that stand in a value, in the order of their columns; none where it is not of the form. */
export const findValueParts = (type: ValueType, value: string): readonly ValuePartRange[] =>
  (partFinders[type]?.(value) ?? []).toSorted((a, b) => a.start - b.start);
