// Counting pairs of numbers as `MostRequested` counts keys; in columns, as there are many more of them.
import { createRankTest } from './stays-among.ts';

/** What was counted of one pair. */
export interface CountedPair {
  readonly first: number;
  readonly second: number;
  readonly hits: number;
}

/** Pairs there is room for at first. */
const INITIAL_CAPACITY = 512;
/** A pair is one safe integer, as long as its second number is below this and its first one below 2^27. */
const SECOND_NUMBER_LIMIT = 2 ** 26;

/** Each pair has three numbers side by side: itself, its hits, and how many may have come before it was there. */
const ENTRY_WIDTH = 3;

function growArray(from: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const to = new Float64Array(2 * from.length);
  to.set(from);
  return to;
}

/** Counts pairs and keeps the `keep` most frequent so far, by the rules of `MostRequested`. */
export class MostFrequentPairs {
  readonly #keep: number;
  #pairs = new Float64Array(ENTRY_WIDTH * INITIAL_CAPACITY);
  /** Where pairs stand, plus 1, found by hashing; 0 where there is none. More than twice as many as pairs. */
  #slots = new Int32Array(4 * INITIAL_CAPACITY);
  #size = 0;
  #missed = 0;

  constructor(keep: number) {
    this.#keep = keep;
  }

  /** How many pairs are counted now; never more than twice `keep`. */
  get size(): number {
    return this.#size;
  }

  /** Counts a hit. */
  add(first: number, second: number): void {
    const pair = first * SECOND_NUMBER_LIMIT + second;
    const slot = this.#slotOf(pair, first, second);
    const at = this.#slots[slot]! - 1;
    if (at >= 0) this.#pairs[at + 1]!++;
    else this.#addNew(pair, slot);
  }

  /** Where the pair is, or would be. */
  #slotOf(pair: number, first: number, second: number): number {
    const slots = this.#slots;
    const pairs = this.#pairs;
    const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & (slots.length - 1);
    for (let at = slots[slot]!; at > 0 && pairs[at - 1] !== pair; at = slots[slot]!)
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  }

  #slotOfPair(pair: number): number {
    return this.#slotOf(pair, Math.floor(pair / SECOND_NUMBER_LIMIT), pair % SECOND_NUMBER_LIMIT);
  }

  #addNew(pair: number, slot: number): void {
    const isFull = this.#size >= 2 * this.#keep;
    const needsRoom = !isFull && ENTRY_WIDTH * this.#size === this.#pairs.length;
    if (isFull) this.#drop();
    if (needsRoom) this.#grow();
    const at = ENTRY_WIDTH * this.#size++;
    this.#slots[isFull || needsRoom ? this.#slotOfPair(pair) : slot] = at + 1;
    this.#pairs[at] = pair;
    this.#pairs[at + 1] = 1;
    this.#pairs[at + 2] = this.#missed;
  }

  #grow(): void {
    this.#pairs = growArray(this.#pairs);
    this.#slots = new Int32Array(2 * this.#slots.length);
    this.#findAgain();
  }

  #findAgain(): void {
    this.#slots.fill(0);
    for (let at = 0; at < ENTRY_WIDTH * this.#size; at += ENTRY_WIDTH)
      this.#slots[this.#slotOfPair(this.#pairs[at]!)] = at + 1;
  }

  #drop(): void {
    const pairs = this.#pairs;
    const ranks = new Float64Array(this.#size);
    for (let place = 0; place < this.#size; place++)
      ranks[place] = pairs[ENTRY_WIDTH * place + 1]! + pairs[ENTRY_WIDTH * place + 2]!;
    const stays = createRankTest(ranks, this.#keep);
    let kept = 0;
    ranks.forEach((rank, place) => {
      if (stays(rank)) pairs.copyWithin(ENTRY_WIDTH * kept++, ENTRY_WIDTH * place, ENTRY_WIDTH * (place + 1));
      else this.#missed = Math.max(this.#missed, rank);
    });
    this.#size = kept;
    this.#findAgain();
  }

  /** The most frequent pairs, the most frequent first. */
  most(): CountedPair[] {
    if (this.#size > this.#keep) this.#drop();
    return Array.from({ length: this.#size }, (_, place) => {
      const pair = this.#pairs[ENTRY_WIDTH * place]!;
      return {
        first: Math.floor(pair / SECOND_NUMBER_LIMIT),
        second: pair % SECOND_NUMBER_LIMIT,
        hits: this.#pairs[ENTRY_WIDTH * place + 1]!,
      };
    }).sort((a, b) => b.hits - a.hits);
  }
}
