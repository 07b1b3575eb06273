// Yandex, according to its help for webmasters: groups and longest rules as in RFC 9309, but blank lines end a
// record.
import { cite } from '../catalogue/citations.ts';
import type { Reader } from './reader.ts';
import { rfc9309 } from './rfc9309.ts';

export const yandex: Reader<'yandex'> = {
  ...rfc9309,
  id: 'yandex',
  title: 'Yandex',
  operator: 'Yandex',
  source:
    'Yandex Webmaster help: User-agent, Disallow and Allow, Clean-param, robots.txt error dictionary (read in excerpt, copies of 2026)',
  spec: 'https://yandex.com/support/webmaster/en/robot-workings/user-agent',
  sections: {
    ...rfc9309.sections,
    fileLimit: cite('Yandex Webmaster help', '2026'),
    recordLines: cite('Yandex Webmaster help', 'User-agent'),
    records: cite('Yandex Webmaster help', 'User-agent'),
    orphans: cite('Yandex Webmaster help', 'User-agent'),
    choice: cite('Yandex Webmaster help', 'Disallow and Allow'),
    comparison: cite('Yandex Webmaster help', 'Disallow and Allow'),
    unavailable: cite('Yandex Webmaster help', '2026'),
    unreachable: cite('Yandex Webmaster help', '2026'),
    redirects: cite('Yandex Webmaster help', '2026'),
  },
  cacheEvidence: 'ours',
  unspecified: [
    'text.bom',
    'record.ruleless',
    'agent.match',
    'group.specific',
    'group.default',
    'rule.tie',
    'rule.empty',
    'path.decode',
    'path.escapedSpecials',
    'file.alwaysAllowed',
    'cache.defaultSeconds',
  ],
  text: { ...rfc9309.text, overflow: 'allow-all' },
  record: { ...rfc9309.record, blankLine: 'ends' },
  path: { ...rfc9309.path, queryDelims: false },
  http: {
    ...rfc9309.http,
    '5xx': 'allow-all',
    network: 'allow-all',
    maxRedirects: null,
    unspecified: ['429', '5xx', 'network', 'tooManyRedirects', 'maxRedirects'],
  },
  cache: { defaultSeconds: null, maxSeconds: null },
  limits: { maxRules: 2048, maxRuleChars: 1024 },
};
