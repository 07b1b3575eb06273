// Google's open-source parser (robots.cc) and its documentation: RFC 9309 with tolerance for common mistakes.
import type { Reader } from './reader.ts';
import { rfc9309 } from './rfc9309.ts';

export const google: Reader<'google'> = {
  ...rfc9309,
  id: 'google',
  title: 'Google',
  operator: 'Google',
  source: 'google/robotstxt robots.cc @22b355ff + Google robots.txt spec page',
  spec: 'https://github.com/google/robotstxt',
  /** Google's page says that max-age may change the 24 hours, but not how far (GGL-013). */
  cacheEvidence: 'ours',
  /** `maxLineBytes` is 8 * 2083 minus the NUL of the line buffer. */
  text: { ...rfc9309.text, bom: 'strip-prefix', maxLineBytes: 8 * 2083 - 1 },
  field: { names: 'google-prefix', missingColon: true },
  agent: { ...rfc9309.agent, value: 'identifier-prefix', star: 'star-then-space' },
  rule: { ...rfc9309.rule, allowIndexHtml: true },
  path: { ...rfc9309.path, decode: 'none', escapedSpecials: false, queryDelims: false },
  http: { ...rfc9309.http, '429': 'deny-all' },
};
