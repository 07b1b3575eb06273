// Words about response headers: the form.
import type { UnreadReason } from '../../../core/formats/response-headers/headers-file.ts';
import { inLanguage } from '../../language.ts';
import { plural } from '../counts.ts';

export const headersWords = inLanguage('headersWords', {
  pane: 'Records',
  title: 'Response headers',
  firstStep:
    'Response headers tell crawlers how a page may be used. Add the URLs first, or paste the output of curl -I into the text.',
  serve:
    'Cloudflare Pages and Netlify read this file. On another server, set the same headers in its configuration.',
  pattern: 'URLs (path, with * and :name)',
  pages: (pattern: string) => `Headers of ${pattern}`,
  everyPage: 'Headers of every page (pasted response)',
  redirect: 'Redirect: these headers do not apply to the page',
  name: 'Header',
  value: (name: string) => `Value of ${name}`,
  detaches: 'removes this header here',
  removeHeader: (name: string, line: number) => `Delete ${name} on line ${line + 1}`,
  removeGroup: (pattern: string) => `Delete the headers of ${pattern}`,
  addHeader: 'Add header…',
  addHeaderTo: (pattern: string) => `Add header to ${pattern}`,
  addPattern: 'Add URLs',
  more: (count: number) => `${plural(count, 'more group is', 'more groups are')} shown only in the text.`,
  goTo: (line: number) => `Line ${line + 1}`,
  unread: {
    'no-colon': 'is ignored: a header needs a colon between its name and its value.',
    'no-pattern': 'is ignored: no URL pattern is above this header.',
    name: 'is ignored: a header name cannot be empty or contain spaces.',
    value: 'is ignored: the header has no value.',
  } satisfies Record<UnreadReason, string>,
  copyFor: 'Copy for your server…',
  copyTitle: 'Copy for your server',
  copyAbout: 'The headers of this file as configuration. Test it on your server before you rely on it.',
  server: 'Server',
  servers: {
    apache: 'Apache',
    nginx: 'nginx',
    caddy: 'Caddy',
    'headers-file': 'Cloudflare Pages, Netlify (_headers)',
    vercel: 'Vercel (vercel.json)',
    wordpress: 'WordPress (PHP)',
  },
  copy: 'Copy configuration',
  copied: 'Copied.',
  notCopied: 'Could not copy. Select the text and copy it.',
  crawler: 'Crawler',
  allCrawlers: 'all crawlers',
  addDirective: 'Add directive…',
  removeDirective: (name: string) => `Delete ${name}`,
  valueOf: (name: string) => `Value of ${name}`,
  badValue: 'Not a documented value, so crawlers ignore this directive.',
  unknownDirective: 'No operator documents this directive.',
  proposal: 'A proposal: no crawler operator documents that it follows it.',
  retired: 'No longer used.',
  documentedBy: (operators: readonly string[]) => `Documented by ${[...new Set(operators)].join(', ')}.`,
} as const);
