// The lines that a robots.txt of our days may hold besides the three of the protocol; values.ts reads their values.
import type { Directive } from '../../syntax/directives.ts';

const common = { dialect: 'modern-lines', repeat: 'many' } as const;

/** Where a line of record scope stands in no record, it has no effect (LIN-005). */
export const extensionDirectives = [
  {
    ...common,
    id: 'sitemap',
    name: 'Sitemap',
    lenient: ['site-map'],
    role: 'setting',
    scope: 'file',
    value: 'address',
    spec: 'sitemaps.org; RFC 9309 2.2.4',
  },
  {
    ...common,
    id: 'crawl-delay',
    name: 'Crawl-delay',
    role: 'extension',
    scope: 'record',
    value: 'seconds',
    spec: 'practice of several crawlers, 2026',
  },
  {
    ...common,
    id: 'host',
    name: 'Host',
    role: 'setting',
    scope: 'file',
    value: 'host',
    spec: 'Yandex, until 2018',
  },
  {
    ...common,
    id: 'clean-param',
    name: 'Clean-param',
    role: 'setting',
    scope: 'file',
    value: 'parameters',
    spec: 'Yandex Webmaster help, 2026',
  },
  {
    ...common,
    id: 'request-rate',
    name: 'Request-rate',
    role: 'extension',
    scope: 'record',
    value: 'rate',
    spec: 'Conner, An Extended Standard for Robot Exclusion; Seznam help, 2025',
  },
  {
    ...common,
    id: 'visit-time',
    name: 'Visit-time',
    role: 'extension',
    scope: 'record',
    value: 'time-window',
    spec: 'Conner, An Extended Standard for Robot Exclusion',
  },
  {
    ...common,
    id: 'noindex',
    name: 'Noindex',
    role: 'extension',
    scope: 'record',
    value: 'unread-path',
    spec: 'Google, unofficially until 1 September 2019',
  },
  {
    ...common,
    id: 'content-signal',
    name: 'Content-Signal',
    role: 'extension',
    scope: 'either',
    value: 'signals',
    spec: 'draft-romm-aipref-contentsignals-00; Cloudflare, 2025 and 2026',
  },
  {
    ...common,
    id: 'content-usage',
    name: 'Content-Usage',
    role: 'extension',
    scope: 'record',
    value: 'usage-statement',
    spec: 'draft-ietf-aipref-attach-05 3',
  },
  {
    ...common,
    id: 'license',
    name: 'License',
    role: 'extension',
    scope: 'either',
    value: 'address',
    spec: 'RSL 1.0 4.4',
  },
] as const satisfies readonly Directive[];

export type ExtensionDirective = (typeof extensionDirectives)[number];
export type ExtensionDirectiveId = (typeof extensionDirectives)[number]['id'];
