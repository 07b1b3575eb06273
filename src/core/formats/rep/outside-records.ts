// Fields that stand beside the records and speak about no robot: they stay what they are, wherever they stand.
import type { Directive } from '../../syntax/directives.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { extensionDirectives } from '../extensions/directives.ts';
import { mobileDirectives } from '../mobile-agents/directives.ts';

const dialectDirectives: readonly Directive[] = [...mobileDirectives, ...extensionDirectives];

const groupLessNames: ReadonlySet<string> = new Set(
  dialectDirectives.filter(({ role }) => role === 'setting').map(({ name }) => lowerCase(name)),
);

/** Whether a field belongs to no record even where it stands in one (RFC 9309 2.2.4; lines for mobile agents). */
export const isOutsideRecords = (name: string): boolean => groupLessNames.has(lowerCase(name));
