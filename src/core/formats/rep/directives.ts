// The three fields of the robots exclusion protocol: the same words in 1996, in RFC 9309 and for Google.
import type { Directive } from '../../syntax/directives.ts';

/** What a lenient reader also takes for these fields is listed in Google's robots.cc (GGL-001): none for Allow. */
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
    spec: 'draft 1 3.2.1; RFC 9309 2.2.1',
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
    spec: 'draft 1 3.2.2; RFC 9309 2.2.2',
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
    spec: 'draft 1 3.2.2; RFC 9309 2.2.2',
  },
] as const satisfies readonly Directive[];

/** Whether a directive is one of the three; by its dialect, so that a site opened by another copy of the library is read alike. */
export const isRepDirective = ({ dialect }: Directive): boolean => dialect === repDirectives[0].dialect;
