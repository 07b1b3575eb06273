// What a Content-Signal line says of one key (modern-lines 9): its pair alone is written.
import type { SignalPurpose } from '../../../catalogue/ai-purposes.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import type { ContentUse } from '../lines/content-signal.ts';
import { type ListItem, removeListItems, splitListItems } from './list-items.ts';
import type { ValueChange, ValueEdit } from './value-changes.ts';

export type SignalKey = SignalPurpose | 'use';

const PAIR = /^([^ \t=]+)([ \t]*=[ \t]*)([^ \t=]+)$/;

/** Where the value of a pair of this key stands, whatever it says; undefined for another pair. */
function changeValueIn(value: string, { start, end }: ListItem, key: SignalKey): ValueChange | undefined {
  const [, name = '', equals = '', answer = ''] = PAIR.exec(value.slice(start, end)) ?? [];
  if (lowerCase(name) !== key) return undefined;
  const from = start + name.length + equals.length;
  return { start: from, end: from + answer.length, text: lowerCase(answer) };
}

/** A pair behind the last one, parted as those before it. */
function appendPair(value: string, pair: string): ValueChange[] {
  const at = value.length;
  if (value === '') return [{ start: 0, end: 0, text: pair }];
  if (value.endsWith(',')) return [{ start: at, end: at, text: ` ${pair}` }];
  return [{ start: at, end: at, text: /,\S/.test(value) ? `,${pair}` : `, ${pair}` }];
}

/**
 * A key with another value, or without one. Every pair of the key is written, so that none contradicts it; of a pair
 * that says so already the letters stay.
 */
export const setSignal =
  (key: SignalKey, answer: 'yes' | 'no' | ContentUse | undefined): ValueEdit =>
  (value) => {
    const pieces = splitListItems(value, ',');
    const places = pieces.map((piece) => changeValueIn(value, piece, key));
    if (answer === undefined)
      return places.some(Boolean) ? removeListItems(pieces, (_, i) => !!places[i]) : [];
    const own = places.filter((place) => place !== undefined);
    if (own.length === 0) return appendPair(value, `${key}=${answer}`);
    return own.flatMap((place) => (place.text === answer ? [] : [{ ...place, text: answer }]));
  };
