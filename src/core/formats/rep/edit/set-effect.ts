// Changes a rule from Allow to Disallow, and back.

import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { LENIENT_FIELDS } from '../../../syntax/directives.ts';
import { nameOf, type Policy } from '../../../syntax/policy.ts';
import { spellingLength } from '../../../syntax/recognize.ts';
import { type RuleIntent, ruleDirective } from './field-spelling.ts';
import { fieldInRole } from './record-rows.ts';

/**
 * Sets the effect of the rule in line `line`. Only the part of the name that is the directive is replaced
 * (`Disallowed` becomes `Allowed`), with its letter case: all lower, all upper, or else as in the table. The rest
 * stays.
 * @throws RangeError if the line is not a rule or the format has no such rule.
 */
export function setEffect(policy: Policy, line: number, effect: RuleIntent['effect']): TextEdit[] {
  const field = fieldInRole(policy, line, 'rule');
  const { directive, places } = field;
  if (!directive || directive.effect === effect) return [];
  const other = ruleDirective(policy.format, effect, directive.dialect);
  const length = directive.open
    ? directive.name.length
    : spellingLength(directive, nameOf(field), LENIENT_FIELDS);
  const name = matchCase(nameOf(field).slice(0, length), other.name);
  return [replaceInLine(line, places.nameStart, places.nameStart + length, name)];
}

/** Changes Allow to Disallow and Disallow to Allow, as `setEffect` does. */
export function toggleEffect(policy: Policy, line: number): TextEdit[] {
  const { directive } = fieldInRole(policy, line, 'rule');
  return setEffect(policy, line, directive?.effect === 'allow' ? 'deny' : 'allow');
}

function matchCase(spelling: string, name: string): string {
  if (spelling === spelling.toLowerCase()) return name.toLowerCase();
  return spelling === spelling.toUpperCase() ? name.toUpperCase() : name;
}
