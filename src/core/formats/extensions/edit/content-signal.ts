// Edits what a Content-Signal line says about one key. Only its pair is written.
import type { SignalPurpose } from '../../../catalogue/ai-purposes.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import type { ContentUse } from '../lines/content-signal.ts';
import { type ListItem, removeListItems, splitListItems } from './list-items.ts';
import type { ValueChange, ValueEdit } from './value-changes.ts';

export type SignalKey = SignalPurpose | 'use';

const PAIR = /^([^ \t=]+)([ \t]*=[ \t]*)([^ \t=]+)$/;

/** The columns and text of the value of a pair with this key. Undefined for another pair. */
function changeValueIn(value: string, { start, end }: ListItem, key: SignalKey): ValueChange | undefined {
  const [, name = '', equals = '', answer = ''] = PAIR.exec(value.slice(start, end)) ?? [];
  if (lowerCase(name) !== key) return undefined;
  const from = start + name.length + equals.length;
  return { start: from, end: from + answer.length, text: lowerCase(answer) };
}

/** Appends a pair after the last one, with the same separator as the pairs before it. */
function appendPair(value: string, pair: string): ValueChange[] {
  const at = value.length;
  if (value === '') return [{ start: 0, end: 0, text: pair }];
  if (value.endsWith(',')) return [{ start: at, end: at, text: ` ${pair}` }];
  return [{ start: at, end: at, text: /,\S/.test(value) ? `,${pair}` : `, ${pair}` }];
}

/**
 * Sets another value for a key, or removes it. Every pair of the key is written, so that none contradicts it. A
 * pair with the same answer keeps its spelling.
 */
export const setSignal =
  (key: SignalKey, answer: 'yes' | 'no' | ContentUse | undefined): ValueEdit =>
  (value) => {
    const items = splitListItems(value, ',');
    const places = items.map((item) => changeValueIn(value, item, key));
    if (answer === undefined)
      return places.some(Boolean) ? removeListItems(items, (_, i) => !!places[i]) : [];
    const existing = places.filter((place) => place !== undefined);
    if (existing.length === 0) return appendPair(value, `${key}=${answer}`);
    return existing.flatMap((place) => (place.text === answer ? [] : [{ ...place, text: answer }]));
  };
