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
export interface FoundPart {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly of?: string;
}

const part = (id: string, before = ''): ValuePart => ({ id, before });
const wordsIn = (head: string) => head.split(/[ \t]+/).length - 1;
const hasBlank = (head: string) => /[ \t]/.test(head);
const lastOf = (head: string) => head.slice(head.lastIndexOf(',') + 1);

function nextOfRate(head: string): number {
  if (!head.includes('/')) return 0;
  if (hasBlank(head)) return head.includes('-') ? 4 : 3;
  return /\/[0-9]*$/.test(head) ? 1 : 2;
}

const nextOfUsage = (head: string) => {
  if (head === '' || (head.startsWith('/') && !hasBlank(head))) return 0;
  return lastOf(head).includes('=') ? 2 : 1;
};

/** Usage, then qualifiers behind blanks; `first`: how many words come before them. */
const nextOfQualified = (head: string, first: number) => {
  const words = wordsIn(head);
  if (words < first) return words;
  return head
    .split(/[ \t]+/)
    .at(-1)!
    .includes('=')
    ? first + 1
    : first;
};

/** Only values of several parts. */
const shapes: Partial<Record<ValueType, ValueShape>> = {
  parameters: { parts: [part('names'), part('path', ' ')], next: (head) => (hasBlank(head) ? 1 : 0) },
  rate: {
    parts: [part('pages'), part('time', '/'), part('unit'), part('begin', ' '), part('end', '-')],
    next: nextOfRate,
  },
  'time-window': { parts: [part('begin'), part('end', '-')], next: (head) => (head.includes('-') ? 1 : 0) },
  signals: {
    parts: [part('key'), part('answer', '=')],
    more: ', ',
    next: (head) => (lastOf(head).includes('=') ? 1 : 0),
  },
  'usage-statement': {
    parts: [part('path'), part('label', ' '), part('answer', '=')],
    more: ', ',
    next: nextOfUsage,
  },
  'agent-host': { parts: [part('path'), part('target', ' ')], next: (head) => (hasBlank(head) ? 1 : 0) },
  'usage-rule': {
    parts: [part('resource'), part('qualifier', ' '), part('value', '=')],
    more: ' ',
    next: (head) => nextOfQualified(head, 1),
  },
  'qualified-usage': {
    parts: [part('name'), part('usage', ' '), part('qualifier', ' '), part('value', '=')],
    more: ' ',
    next: (head) => nextOfQualified(head, 2),
  },
  'composite-usage': {
    parts: [part('name'), part('usage', ' '), part('usage', ' ')],
    more: ' ',
    next: (head) => Math.min(2, wordsIn(head)),
  },
  'resource-set': {
    parts: [part('name'), part('path', ' ')],
    more: ' ',
    next: (head) => Math.min(1, wordsIn(head)),
  },
};

/** The parts of a kind of value; undefined if it has only one. */
export const shapeOf = (value: ValueType): ValueShape | undefined => shapes[value];

/** The groups of a match that took part, by name. */
function groupsOf(value: string, form: RegExp): FoundPart[] {
  const { indices } = form.exec(value) ?? {};
  return Object.entries(indices?.groups ?? {})
    .filter(([, columns]) => columns && columns[0] < columns[1])
    .map(([id, [start, end]]) => ({ id, start, end }));
}

/** `key=answer` between commas. A segment of another form has no parts. */
function pairsOf(value: string, from: number, key: string): FoundPart[] {
  const found: FoundPart[] = [];
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

function usageParts(value: string): FoundPart[] {
  const path = /^\/[^ \t]*/.exec(value)?.[0] ?? '';
  const own = path === '' ? [] : [{ id: 'path', start: 0, end: path.length }];
  return [...own, ...pairsOf(value, path.length, 'label')];
}

function parameterParts(value: string): FoundPart[] {
  const [names = ''] = /^[^ \t]*/.exec(value) ?? [];
  const path = /^[^ \t]+[ \t]+(?<path>[^ \t]+)$/d;
  const found = [...names.matchAll(/[^&]+/g)].map(({ 0: name, index }) => ({
    id: 'names',
    start: index,
    end: index + name.length,
  }));
  return [...found, ...groupsOf(value, path)];
}

const whole = (value: string): FoundPart[] =>
  value === '' ? [] : [{ id: 'value', start: 0, end: value.length }];

const finders: Partial<Record<ValueType, (value: string) => FoundPart[]>> = {
  parameters: parameterParts,
  rate: (value) =>
    groupsOf(
      value,
      /^(?<pages>[0-9]+)\/(?<time>[0-9]+)(?<unit>[smhSMH]?)(?:[ \t]+(?<begin>[0-9]{4})-(?<end>[0-9]{4}))?$/d,
    ),
  'time-window': (value) => groupsOf(value, /^(?<begin>[0-9]{4})[ \t]*-[ \t]*(?<end>[0-9]{4})$/d),
  signals: (value) => pairsOf(value, 0, 'key'),
  'usage-statement': usageParts,
  seconds: (value) => groupsOf(value, /^(?<value>[0-9]+(?:\.[0-9]+)?)$/d),
  address: whole,
  host: whole,
  'unread-path': whole,
};

/** The parts that stand in a value, in the order of their columns; none where it is not of the form. */
export const foundParts = (type: ValueType, value: string): readonly FoundPart[] =>
  (finders[type]?.(value) ?? []).toSorted((a, b) => a.start - b.start);
