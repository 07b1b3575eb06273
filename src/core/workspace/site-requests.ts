// The requests in a log of a site, by crawler and URL. The key `requests` of the workspace file.
import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const requestsSchema = v.pipe(
  v.looseObject({
    /** Names of the files that were read. */
    from: v.array(v.string()),
    /** The number of all counted requests. */
    total: countSchema,
    /** Crawlers by product token, the most frequent first; '' means that no name was sent. */
    agents: v.array(v.string()),
    /** Paths on the site, with query, and whole URLs of other sites; the most requested first. */
    urls: v.array(v.string()),
    /** For each URL its hits, then those of crawlers by their index in `agents`: `12 0:5 3:7`. */
    hits: v.array(v.pipe(v.string(), v.regex(/^\d{1,15}(?: \d{1,9}:\d{1,15})*$/))),
    /** Hits of URLs that are not listed. */
    others: countSchema,
  }),
  v.check(({ urls, hits }) => urls.length === hits.length, 'hits-of-each'),
);

/** The requests of a log, as the document and the workspace file store them. */
export type SiteRequests = v.InferOutput<typeof requestsSchema>;

/** The requests, or undefined if this version cannot read them; the file keeps them unchanged. */
export function parseRequests(value: unknown): SiteRequests | undefined {
  const result = v.safeParse(requestsSchema, value);
  return result.success ? result.output : undefined;
}
