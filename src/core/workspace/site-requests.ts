// What a log said of a site: which robot asked for what, how often. The key `requests` of the workspace file.
import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const requestsSchema = v.pipe(
  v.looseObject({
    /** Names of the files that were read. */
    from: v.array(v.string()),
    /** All requests that were counted. */
    total: countSchema,
    /** Robots by their product tokens, the most frequent first; '' sent no name. */
    agents: v.array(v.string()),
    /** Paths on the site, with query, and whole URLs of other sites; the most requested first. */
    urls: v.array(v.string()),
    /** For each URL its hits, then those of robots by their place in `agents`: `12 0:5 3:7`. */
    hits: v.array(v.pipe(v.string(), v.regex(/^\d{1,15}(?: \d{1,9}:\d{1,15})*$/))),
    /** Hits of URLs that were not kept. */
    others: countSchema,
  }),
  v.check(({ urls, hits }) => urls.length === hits.length, 'hits-of-each'),
);

/** Requests of a log, as the document and the workspace file hold them. */
export type SiteRequests = v.InferOutput<typeof requestsSchema>;

/** Requests, or undefined if this version cannot read them: then they stay in the file as they are. */
export function parseRequests(value: unknown): SiteRequests | undefined {
  const result = v.safeParse(requestsSchema, value);
  return result.success ? result.output : undefined;
}
