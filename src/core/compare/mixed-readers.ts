// Readers made of two: one with some knobs of the other. They are asked many times, so each is made once.
import { prepareAnswers } from '../formats/rep/question/prepare-answers.ts';
import type { Decision, PreparedQuestion } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { type ReaderOptionName, readerOptionNames, readerOptionValue, withReaderOptions } from './knobs.ts';
import type { SharedQuery } from './reader-diff.ts';

/** The question for one reader with knobs of another; undefined once too many of them were made. */
export type MixedReaders = (
  a: Reader,
  b: Reader,
  knobs: readonly ReaderOptionName[],
) => PreparedQuestion<Decision> | undefined;

/** All that decides what a reader answers, as text. */
const optionValuesKey = (reader: Reader) =>
  JSON.stringify(
    readerOptionNames(reader)
      .toSorted()
      .map((knob) => [knob, readerOptionValue(reader, knob)]),
  );

/** @param most how many are made: each may read the file once more, and is kept. */
export function createMixedReaders({ site, ...options }: SharedQuery, most: number): MixedReaders {
  const byValues = new Map<string, PreparedQuestion<Decision>>();
  const byPair = new Map<Reader, Map<Reader, Map<string, PreparedQuestion<Decision>>>>();
  const make = (reader: Reader) => {
    const key = optionValuesKey(reader);
    let asking = byValues.get(key);
    if (asking || byValues.size >= most) return asking;
    asking = prepareAnswers(site, { question: 'fetch', reader, ...options });
    byValues.set(key, asking);
    return asking;
  };
  return (a, b, knobs) => {
    let ofA = byPair.get(a);
    if (!ofA) byPair.set(a, (ofA = new Map()));
    let ofB = ofA.get(b);
    if (!ofB) ofA.set(b, (ofB = new Map()));
    const key = knobs.join(' ');
    const known = ofB.get(key);
    if (known) return known;
    const made = make(withReaderOptions(a, b, knobs));
    if (made) ofB.set(key, made);
    return made;
  };
}
