// The consensus of 30 June 1994, before any draft: Disallow only, names by substring.
import { cite } from '../catalogue/citations.ts';
import { koster1996 } from './koster-1996.ts';
import type { Reader } from './reader.ts';

export const norobots1994: Reader<'norobots-1994'> = {
  ...koster1996,
  id: 'norobots-1994',
  title: '1994 consensus',
  source:
    'A Standard for Robot Exclusion, consensus of 30 June 1994 (robotstxt.org/orig.html; text second-hand)',
  spec: 'https://www.robotstxt.org/orig.html',
  sections: {
    place: cite('1994 consensus', 'The Method'),
    redirects: cite('1994 consensus', 'The Method'),
    unavailable: cite('1994 consensus', 'The Method'),
    unreachable: cite('1994 consensus', 'The Method'),
    text: cite('1994 consensus', 'The Format'),
    fileLimit: cite('1994 consensus', 'The Format'),
    lineLimit: cite('1994 consensus', 'The Format'),
    recordLines: cite('1994 consensus', 'The Format'),
    records: cite('1994 consensus', 'The Format'),
    noRecord: cite('1994 consensus', 'The Format'),
    orphans: cite('1994 consensus', 'The Format'),
    comparison: cite('1994 consensus', 'The Format'),
    choice: cite('1994 consensus', 'The Format'),
    noRule: cite('1994 consensus', 'The Format'),
    emptyPath: cite('1994 consensus', 'The Format'),
    ownFile: cite('1994 consensus', 'The Method'),
  },
  operator: null,
  evidence: 'second-hand',
  cacheEvidence: 'ours',
  unspecified: [
    'agent.match',
    'group.specific',
    'rule.empty',
    'path.urlPart',
    'path.decode',
    'file.alwaysAllowed',
    'cache.defaultSeconds',
  ],
  record: { ...koster1996.record, ruleFields: ['disallow'] },
  agent: { ...koster1996.agent, match: 'contains' },
  rule: { ...koster1996.rule, honourAllow: false },
  path: { ...koster1996.path, urlPart: 'path-and-query', decode: 'none' },
  http: {
    ...koster1996.http,
    unspecified: ['3xx', '401', '403', '404', '410', '429', '4xx', '5xx', 'network', 'tooManyRedirects'],
  },
  cache: { defaultSeconds: null, maxSeconds: null },
};
