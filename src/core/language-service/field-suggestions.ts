// Suggests the fields that may begin in a line, by the format and the lines above it.

import { lineAt } from '../document/lines.ts';
import { type Directive, LENIENT_FIELDS } from '../syntax/directives.ts';
import { directiveAt, type Policy } from '../syntax/policy.ts';
import type { Suggestion } from './assistant.ts';

const EXAMINED_LINES = 20_000;

interface FieldsAbove {
  /** Systems with a record that begins above the line. */
  readonly begun: ReadonlySet<string>;
  /** Directives that other lines of the file have. */
  readonly present: ReadonlySet<Directive>;
}

function findFieldsAbove(policy: Policy, at: number): FieldsAbove {
  const begun = new Set<string>();
  const present = new Set<Directive>();
  const end = Math.min(policy.source.lines.length, EXAMINED_LINES);
  for (let line = 0; line < end; line++) {
    const directive = directiveAt(policy, line, LENIENT_FIELDS);
    if (!directive || line === at) continue;
    present.add(directive);
    if (line < at && directive.role === 'agent') begun.add(directive.dialect);
  }
  return { begun, present };
}

function mayFollow(directive: Directive, { begun, present }: FieldsAbove): boolean {
  const { role, scope, repeat, dialect } = directive;
  if (repeat === 'once' && present.has(directive)) return false;
  if (role === 'extension') return scope === 'either' || begun.size > 0;
  if (scope === 'file') return !begun.has(dialect);
  return role !== 'rule' || begun.has(dialect);
}

function fieldText({ name, bare, open }: Directive, hasColon: boolean): string {
  if (bare || open || hasColon) return name;
  return `${name}: `;
}

/** Returns the fields that may begin in a line. `hasColon`: a colon already follows the caret. */
export function suggestFields(policy: Policy, line: number, hasColon: boolean): readonly Suggestion[] {
  if (!lineAt(policy.source.lines, line)) return [];
  const above = findFieldsAbove(policy, line);
  return policy.format.directives
    .filter((directive) => mayFollow(directive, above))
    .map((directive) => ({
      kind: 'name',
      text: fieldText(directive, hasColon),
      words: [directive.id, directive.dialect],
      ...(directive.open ? { goesOn: true } : {}),
    }));
}
