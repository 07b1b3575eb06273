// Crawlers that a file names and its table does not have: for how many of them an edit changes answers.
import { namedAgents } from '../core/site/suggested-questions.ts';
import { lowerCase } from '../core/text/lower-case.ts';
import { fetchPresentation } from './matrix-kind.ts';
import type { MatrixQuery } from './matrix-question.ts';

/** Names of one version that are looked at. */
const NAMES = 500;

/** Answers that are asked for at most: where one says all, and where each is worked out. */
const ASKED = { fetch: 2000, other: 200 } as const;

function namesIn({ site, path }: MatrixQuery): ReadonlyMap<string, string> {
  const source = site.files.get(path)?.source;
  const names = source ? namedAgents(path, source, NAMES) : [];
  return new Map(names.map((name) => [lowerCase(name), name] as const));
}

/** The names of both versions that the table has not: first those that came or went, whose answers change most often. */
function namesOf(was: MatrixQuery, is: MatrixQuery, columns: readonly string[]): readonly string[] {
  const [before, after] = [namesIn(was), namesIn(is)];
  const shown = new Set(columns.map((column) => lowerCase(column)));
  const outside = [...new Map([...before, ...after])].filter(([key]) => !shown.has(key));
  const isNews = ([key]: readonly [string, string]) => before.has(key) !== after.has(key);
  return [...outside.filter(isNews), ...outside.filter((one) => !isNews(one))].map(([, name]) => name);
}

/**
 * For how many crawlers outside of the table some of its URLs are answered otherwise; at least so many, where asking
 * for all would take too long.
 */
export function countChangesOutsideTable(
  was: MatrixQuery,
  is: MatrixQuery,
  columns: readonly string[],
  urls: readonly string[],
): number {
  if (is.kind.hasFixedColumns) return 0;
  let left: number = is.kind === fetchPresentation ? ASKED.fetch : ASKED.other;
  const byClass = new Map<string, boolean>();
  let count = 0;
  for (const name of namesOf(was, is, columns)) {
    const key = JSON.stringify([was.classOf(name), is.classOf(name)]);
    let isChanged = byClass.get(key);
    if (isChanged === undefined) {
      if (left <= 0) break;
      const rows = urls.slice(0, left);
      const found = rows.findIndex((url) => was.ask(name, url).key !== is.ask(name, url).key);
      left -= found < 0 ? rows.length : found + 1;
      isChanged = found >= 0;
      byClass.set(key, isChanged);
    }
    if (isChanged) count++;
  }
  return count;
}
