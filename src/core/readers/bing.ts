// Bing, as far as its own statements are known, and RFC 9309 in everything that they leave open.
import type { Reader } from './reader.ts';
import { rfc9309 } from './rfc9309.ts';

export const bing: Reader<'bing'> = {
  ...rfc9309,
  id: 'bing',
  title: 'Bing',
  source:
    'Bing Webmaster blog of 3 May 2012 (opening), statement of F. Dubut (Bing) as reported by the trade press, Bing webmaster guidelines as quoted on 7 Oct 2026; all other knobs as rfc9309',
  spec: 'https://www.bing.com/webmasters/help/webmaster-guidelines-30fba23a',
  operator: 'Microsoft',
  evidence: 'second-hand',
  cacheEvidence: 'ours',
  unspecified: [
    'text.bom',
    'text.maxBytes',
    'text.overflow',
    'record.blankLine',
    'record.ruleless',
    'agent.match',
    'group.specific',
    'group.default',
    'rule.tie',
    'rule.empty',
    'path.decode',
    'path.escapedSpecials',
    'path.queryDelims',
    'file.alwaysAllowed',
    'delay.format',
    'cache.defaultSeconds',
  ],
  http: {
    ...rfc9309.http,
    unspecified: [
      '3xx',
      '401',
      '403',
      '410',
      '429',
      '4xx',
      '5xx',
      'network',
      'maxRedirects',
      'tooManyRedirects',
    ],
  },
  cache: { defaultSeconds: null, maxSeconds: null },
  delay: { fields: ['crawl-delay'], inheritDefault: true, format: 'decimal' },
};
