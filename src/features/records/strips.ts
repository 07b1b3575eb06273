// What stands above the records of some files: chosen by the systems whose fields occur in the file.
import { type ComponentType, lazy } from 'react';
import type { Format, ValueType } from '../../core/policy/directive.ts';
import { MOST_LENIENT } from '../../core/policy/directive.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { directiveOfKind, kindsInChunk } from '../../core/policy/recognise.ts';

/** By the value of a directive that only one system has. */
const strips: Partial<Record<ValueType, ComponentType<{ policy: Policy }>>> = {
  'usage-rule': lazy(() => import('./acap/file-strip.tsx')),
};

/** The systems of a format that have a directive of this value. */
const dialectsWith = ({ directives }: Format, value: string) =>
  new Set(directives.filter((row) => row.value === value).map(({ dialect }) => dialect));

function occurs({ source, format }: Policy, dialects: ReadonlySet<string>): boolean {
  return source.lines.chunks.some((chunk) =>
    kindsInChunk(chunk, format, MOST_LENIENT).some((kind) => {
      const directive = directiveOfKind(format, kind);
      return directive !== undefined && dialects.has(directive.dialect);
    }),
  );
}

/** The strips for a file, by name. */
export const stripsFor = (policy: Policy) =>
  Object.entries(strips).filter(([value]) => occurs(policy, dialectsWith(policy.format, value)));
