// gatepost schema: the JSON Schema of what a command prints with --format json.
import { parseOperand } from '../arguments/option-values.ts';
import { EXIT_CODES } from '../cli-error.ts';
import { fileArgument, type Invocation } from '../command.ts';
import { formatJson } from '../output/escape.ts';
import { outputSchema, schemaNames } from '../schemas/output-schemas.ts';

/** Prints the schema of a command. Returns the exit code. */
export function runSchema(invocation: Invocation): number {
  const name = parseOperand('schema', fileArgument(invocation, 0), schemaNames);
  invocation.io.out(formatJson(outputSchema(name), 2));
  return EXIT_CODES.fine;
}
