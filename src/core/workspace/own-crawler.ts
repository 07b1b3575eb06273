// A crawler that the user added to the catalogue: an entry of the key `crawlers` of the workspace file.
import * as v from 'valibot';
import { lowerCase } from '../text/lower-case.ts';

/** Words with single spaces between them, as a user-agent line can contain them; not `*`. */
const TOKEN_PATTERN = /^(?!\*$)[^\s#\u0000-\u001f\u007f]+(?: [^\s#\u0000-\u001f\u007f]+)*$/u;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const textSchema = v.optional(v.string());

export const ownCrawlerSchema = v.looseObject({
  /** The value for a user-agent line. */
  token: v.pipe(v.string(), v.regex(TOKEN_PATTERN)),
  operator: textSchema,
  /** Purposes of the catalogue, or others, which this version ignores. */
  purposes: v.optional(v.array(v.string())),
  note: textSchema,
  /** What a list says about its function, whether it obeys, and how often it visits; in the words of the list. */
  function: textSchema,
  respect: textSchema,
  frequency: textSchema,
  /** The list that contained it; absent if the user typed it. */
  source: textSchema,
  /** The day it was added, such as 2026-11-21. */
  date: v.optional(v.pipe(v.string(), v.regex(DAY_PATTERN))),
});

export type OwnCrawler = v.InferOutput<typeof ownCrawlerSchema>;

/** Whether a text can be the token of a crawler. */
export const isCrawlerToken = (token: string): boolean => TOKEN_PATTERN.test(token) && token.isWellFormed();

/** Adds entries. Existing ones do not change; names are compared without regard to case. */
export function mergeOwnCrawlers(
  own: readonly OwnCrawler[],
  newCrawlers: readonly OwnCrawler[],
): { readonly own: readonly OwnCrawler[]; readonly added: readonly OwnCrawler[] } {
  const names = new Set(own.map(({ token }) => lowerCase(token)));
  const added = newCrawlers.filter(({ token }) => {
    const name = lowerCase(token);
    return !names.has(name) && names.add(name);
  });
  return { own: added.length === 0 ? own : [...own, ...added], added };
}
