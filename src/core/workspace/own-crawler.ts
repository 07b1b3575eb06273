// A crawler that the person knows besides the catalogue: an entry of the key `crawlers` of the workspace file.
import * as v from 'valibot';
import { lowerCase } from '../text/lower-case.ts';

/** Words with single blanks between them, as they can stand in a user-agent line; not the one for any robot. */
const TOKEN_PATTERN = /^(?!\*$)[^\s#\u0000-\u001f\u007f]+(?: [^\s#\u0000-\u001f\u007f]+)*$/u;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const textSchema = v.optional(v.string());

export const ownCrawlerSchema = v.looseObject({
  /** What to write into a user-agent line. */
  token: v.pipe(v.string(), v.regex(TOKEN_PATTERN)),
  operator: textSchema,
  /** Those of the catalogue, or others, which this version passes over. */
  purposes: v.optional(v.array(v.string())),
  note: textSchema,
  /** What a list says it does, whether it obeys, and how often it comes; in the words of the list. */
  function: textSchema,
  respect: textSchema,
  frequency: textSchema,
  /** The list it came from; absent for one that was typed. */
  source: textSchema,
  /** The day it was added, as 2026-11-21. */
  date: v.optional(v.pipe(v.string(), v.regex(DAY_PATTERN))),
});

export type OwnCrawler = v.InferOutput<typeof ownCrawlerSchema>;

/** Whether a text can be the name of one. */
export const isCrawlerToken = (token: string): boolean => TOKEN_PATTERN.test(token) && token.isWellFormed();

/** Entries with more of them. What is there already stays as it is: names are compared without regard to case. */
export function mergeOwnCrawlers(
  own: readonly OwnCrawler[],
  more: readonly OwnCrawler[],
): { readonly own: readonly OwnCrawler[]; readonly added: readonly OwnCrawler[] } {
  const names = new Set(own.map(({ token }) => lowerCase(token)));
  const added = more.filter(({ token }) => {
    const name = lowerCase(token);
    return !names.has(name) && names.add(name);
  });
  return { own: added.length === 0 ? own : [...own, ...added], added };
}
