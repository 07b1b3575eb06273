// How a field is written: the directive's name from the format's table, a colon, one blank, the value.
import type { Directive, Format } from '../../../syntax/directives.ts';
import { assertWritable } from '../../../syntax/writable-value.ts';

/** A rule as a person states it. */
export interface RuleIntent {
  readonly effect: NonNullable<Directive['effect']>;
  readonly path: string;
}

/** The dialect that a format writes in where nothing says otherwise: the first. */
export const defaultDialect = ({ directives }: Format) => directives[0]?.dialect;

/** The directive that a dialect writes user-agents with. @throws RangeError if the format has none. */
function agentDirective(format: Format, dialect = defaultDialect(format)): Directive {
  return assertFound(format.directives.find((row) => row.role === 'agent' && row.dialect === dialect));
}

/** The directive that a dialect writes rules of this effect with. @throws RangeError if the format has none. */
export function ruleDirective(
  format: Format,
  effect: RuleIntent['effect'],
  dialect = defaultDialect(format),
): Directive {
  return assertFound(
    format.directives.find((row) => row.role === 'rule' && row.effect === effect && row.dialect === dialect),
  );
}

function assertFound(directive: Directive | undefined): Directive {
  if (!directive) throw new RangeError('this format has no directive for it');
  return directive;
}

/** The text of a new user-agent line. @throws RangeError if the name cannot be written. */
export function agentText(format: Format, name: string, dialect?: string): string {
  return `${agentDirective(format, dialect).name}: ${assertWritable(name)}`;
}

/** The text of a new rule line; an empty path leaves the blank behind the colon. @throws RangeError as above. */
export function ruleText(format: Format, { effect, path }: RuleIntent): string {
  return `${ruleDirective(format, effect).name}: ${assertWritable(path)}`;
}
