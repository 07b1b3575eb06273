// The three fields of the robots exclusion protocol, which are the same in 1996, in RFC 9309 and for Google.
import { cite } from '../../catalogue/citations.ts';
import type { Directive } from '../../syntax/directives.ts';

/**
 * Google's robots.cc lists the misspellings that a lenient reader accepts for these fields (Google). There are
 * none for Allow.
 */
export const repDirectives = [
  {
    id: 'user-agent',
    dialect: 'rep',
    name: 'User-agent',
    lenient: ['useragent', 'user agent'],
    role: 'agent',
    scope: 'record',
    value: 'agent',
    repeat: 'many',
    source: [...cite('draft 1', '3.2.1'), ...cite('RFC 9309', '2.2.1')],
  },
  {
    id: 'allow',
    dialect: 'rep',
    name: 'Allow',
    lenient: [],
    role: 'rule',
    effect: 'allow',
    scope: 'record',
    value: 'path',
    repeat: 'many',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
  },
  {
    id: 'disallow',
    dialect: 'rep',
    name: 'Disallow',
    lenient: ['dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
    role: 'rule',
    effect: 'deny',
    scope: 'record',
    value: 'path',
    repeat: 'many',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
  },
] as const satisfies readonly Directive[];

/**
 * Whether a directive is one of the three. Compares its dialect, because a site may have been opened by another
 * copy of the library.
 */
export const isRepDirective = ({ dialect }: Directive): boolean => dialect === repDirectives[0].dialect;
