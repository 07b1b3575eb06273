// Google's open-source parser (robots.cc) and its documentation: RFC 9309 with tolerance for common mistakes.
import { cite } from '../catalogue/citations.ts';
import type { Reader } from './reader.ts';
import { rfc9309 } from './rfc9309.ts';

export const google: Reader<'google'> = {
  ...rfc9309,
  id: 'google',
  title: 'Google',
  operator: 'Google',
  source: 'google/robotstxt robots.cc @22b355ff + Google robots.txt spec page',
  spec: 'https://github.com/google/robotstxt',
  sections: {
    ...rfc9309.sections,
    place: cite('Google robots.txt specification', 'File location and range of validity'),
    redirects: cite('Google robots.txt specification', 'Handling of errors and HTTP status codes'),
    unavailable: cite('Google robots.txt specification', 'Handling of errors and HTTP status codes'),
    unreachable: cite('Google robots.txt specification', 'Handling of errors and HTTP status codes'),
    text: cite('Google robots.txt specification', 'File format'),
    fileLimit: cite('Google robots.txt specification', 'File format'),
    cutLine: cite('Google robots.txt specification', 'File format'),
    lineLimit: cite('robots.cc', 'ParseRobotsTxt'),
    recordLines: cite('Google robots.txt specification', 'Grouping of lines and rules'),
    records: cite('Google robots.txt specification', 'Order of precedence for user agents'),
    noRecord: cite('Google robots.txt specification', 'Order of precedence for user agents'),
    orphans: cite('Google robots.txt specification', 'Grouping of lines and rules'),
    comparison: cite('Google robots.txt specification', 'URL matching based on path values'),
    choice: cite('Google robots.txt specification', 'Order of precedence for rules'),
    emptyPath: cite('Google robots.txt specification', 'disallow'),
  },
  /** Google's page says that max-age may change the 24 hours, but not how far (Google). */
  cacheEvidence: 'ours',
  /** `maxLineBytes` is 8 * 2083 minus the NUL of the line buffer. */
  text: { ...rfc9309.text, bom: 'strip-prefix', maxLineBytes: 8 * 2083 - 1 },
  field: { names: 'google-prefix', missingColon: true },
  agent: { ...rfc9309.agent, value: 'identifier-prefix', star: 'star-then-space' },
  rule: { ...rfc9309.rule, allowIndexHtml: true },
  path: { ...rfc9309.path, decode: 'none', escapedSpecials: false, queryDelims: false },
  http: { ...rfc9309.http, '429': 'deny-all' },
};
