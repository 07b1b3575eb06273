// The registry of dialects. New systems are added here.

import { acapDirectives } from './acap/directives.ts';
import type { Dialect } from './dialect.ts';
import { extensionDirectives } from './extensions/directives.ts';
import { mobileDirectives } from './mobile-agents/directives.ts';
import { repDirectives } from './rep/directives.ts';

/** The dialects, in the order in which their directives are matched with a line. */
export const dialects = [
  { id: 'rep', spec: 'draft 1 (1996); RFC 9309', directives: repDirectives },
  { id: 'acap', spec: 'ACAP 1.1 (25 September 2009)', directives: acapDirectives },
  {
    id: 'mobile-agents',
    spec: 'draft-giudici-web-robots-cntrl-00 (22 February 1997)',
    directives: mobileDirectives,
  },
  {
    id: 'extensions',
    spec: 'the lines of 2026, each with its own source',
    directives: extensionDirectives,
  },
  {
    id: 'data-txt',
    spec: 'A Method for Web Data Discovery (2019), and our reading of it',
    directives: [],
    describes: true,
  },
] as const satisfies readonly Dialect[];

export type DialectId = (typeof dialects)[number]['id'];
