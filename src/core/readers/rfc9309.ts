// RFC 9309 (September 2022): all groups of a crawler are merged, and the rule with the most octets decides.

import { cite } from '../catalogue/citations.ts';
import { koster1996 } from './koster-1996.ts';
import type { Reader } from './reader.ts';

export const rfc9309: Reader<'rfc9309'> = {
  ...koster1996,
  id: 'rfc9309',
  title: 'RFC 9309',
  source: 'RFC 9309 (Sep 2022)',
  spec: 'https://www.rfc-editor.org/rfc/rfc9309',
  sections: {
    place: cite('RFC 9309', '2.3'),
    redirects: cite('RFC 9309', '2.3.1.2'),
    unavailable: cite('RFC 9309', '2.3.1.3'),
    unreachable: cite('RFC 9309', '2.3.1.4'),
    text: cite('RFC 9309', '2.3'),
    fileLimit: cite('RFC 9309', '2.5'),
    lineLimit: cite('RFC 9309', '2.5'),
    recordLines: cite('RFC 9309', '2.1'),
    records: cite('RFC 9309', '2.2.1'),
    noRecord: cite('RFC 9309', '2.2.1'),
    orphans: cite('RFC 9309', '2.2.2'),
    comparison: cite('RFC 9309', '2.2.2'),
    choice: cite('RFC 9309', '2.2.2'),
    noRule: cite('RFC 9309', '2.2.2'),
    emptyPath: cite('RFC 9309', '2.2'),
    ownFile: cite('RFC 9309', '2.2.2'),
  },
  quirks: true,
  text: { ...koster1996.text, bom: 'strip', maxBytes: 500 * 1024 },
  record: { ...koster1996.record, blankLine: 'ignored', ruleless: 'keep' },
  group: { ...koster1996.group, specific: 'merge', default: 'merge' },
  rule: { ...koster1996.rule, choice: 'longest', tie: 'allow' },
  path: {
    ...koster1996.path,
    urlPart: 'path-and-query',
    wildcards: true,
    decode: 'unreserved',
    escapedSpecials: true,
    queryDelims: true,
  },
  http: {
    ...koster1996.http,
    '401': 'allow-all',
    '403': 'allow-all',
    '429': 'allow-all',
    '5xx': 'deny-all',
    network: 'deny-all',
    maxRedirects: 5,
    tooManyRedirects: 'allow-all',
    unspecified: [],
  },
  cache: { defaultSeconds: 24 * 3600, maxSeconds: 24 * 3600 },
};
