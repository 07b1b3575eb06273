// The registry of dialects. A new system is added here.
import type { Dialect } from './dialect.ts';
import { repDirectives } from './rep/directives.ts';

export const dialects = [
  { id: 'rep', spec: 'draft 1 (1996); RFC 9309', directives: repDirectives },
] as const satisfies readonly Dialect[];

export type DialectId = (typeof dialects)[number]['id'];
