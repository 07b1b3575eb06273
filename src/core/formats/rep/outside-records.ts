// Fields that do not belong to records: they mean the same anywhere in the file.
import type { Directive } from '../../syntax/directives.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { extensionDirectives } from '../extensions/directives.ts';
import { mobileDirectives } from '../mobile-agents/directives.ts';

const dialectDirectives: readonly Directive[] = [...mobileDirectives, ...extensionDirectives];

const namesOutsideRecords: ReadonlySet<string> = new Set(
  dialectDirectives.filter(({ role }) => role === 'setting').map(({ name }) => lowerCase(name)),
);

/** Whether a field belongs to no record, even inside one (RFC 9309 2.2.4; lines for mobile agents). */
export const isOutsideRecords = (name: string): boolean => namesOutsideRecords.has(lowerCase(name));
