// Adds, changes and removes one qualifier, and nothing else in its line (ACAP 1.1 2.4.1.2).

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Qualifier } from '../field.ts';
import { insertWords, qualifiedFieldAt, qualifierText, removeWords, replaceWord } from './edit-context.ts';

function qualifierAt(qualifiers: readonly Qualifier[], index: number): Qualifier {
  const qualifier = qualifiers[index];
  if (!qualifier) throw new RangeError(`there is no qualifier ${index}`);
  return qualifier;
}

/** Adds a qualifier after the others. @throws RangeError if the line cannot have one or the value is not one word. */
export function addQualifier(policy: Policy, line: number, type: string, value: string): TextEdit[] {
  const { qualifiers, before } = qualifiedFieldAt(policy, line);
  return insertWords(line, (qualifiers.at(-1) ?? before).end, [qualifierText(type, value)]);
}

/** Sets the value of qualifier number `index`. @throws RangeError as above, or if there is no such qualifier. */
export function setQualifier(policy: Policy, line: number, index: number, value: string): TextEdit[] {
  const { written, value: current } = qualifierAt(qualifiedFieldAt(policy, line).qualifiers, index);
  return current === value || written.text === value ? [] : replaceWord(line, written, value);
}

/**
 * Removes qualifier number `index` and the whitespace before it. The only qualifier of a definition is kept (no
 * edits), because the definition would be invalid without it (2.7.1).
 * @throws RangeError if there is no such qualifier.
 */
export function removeQualifier(policy: Policy, line: number, index: number): TextEdit[] {
  const { qualifiers, before, isDefinition } = qualifiedFieldAt(policy, line);
  const { end } = qualifierAt(qualifiers, index);
  if (isDefinition && qualifiers.length === 1) return [];
  return removeWords(line, (qualifiers[index - 1] ?? before).end, end);
}
