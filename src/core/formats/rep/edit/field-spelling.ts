// Formats fields: the directive's name from the format's table, a colon, one space, the value.
import type { Directive, Format } from '../../../syntax/directives.ts';
import { assertWritable } from '../../../syntax/writable-value.ts';

/** The contents of a new rule. */
export interface RuleIntent {
  readonly effect: NonNullable<Directive['effect']>;
  readonly path: string;
}

/** Returns the main dialect of a format: the first. */
export const defaultDialect = ({ directives }: Format) => directives[0]?.dialect;

/**
 * Returns the directive for user-agents in a dialect.
 * @throws RangeError if the format has none.
 */
function agentDirective(format: Format, dialect = defaultDialect(format)): Directive {
  return assertFound(format.directives.find((row) => row.role === 'agent' && row.dialect === dialect));
}

/**
 * Returns the directive for rules with this effect in a dialect.
 * @throws RangeError if the format has none.
 */
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

/**
 * Returns the text of a new user-agent line.
 * @throws RangeError if the name cannot be written.
 */
export function agentText(format: Format, name: string, dialect?: string): string {
  return `${agentDirective(format, dialect).name}: ${assertWritable(name)}`;
}

/**
 * Returns the text of a new rule line. If the path is empty, it ends with the space after the colon.
 * @throws RangeError if the path cannot be written.
 */
export function ruleText(format: Format, { effect, path }: RuleIntent): string {
  return `${ruleDirective(format, effect).name}: ${assertWritable(path)}`;
}
