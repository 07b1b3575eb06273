// gatepost lsp: a language server on standard input and output, for editors.
import type { Invocation } from '../command.ts';
import { startLanguageServer } from '../language-server/start.ts';

/** Serves until the editor ends the connection. Returns the exit code. */
export function runLsp({ io, values: { docs } }: Invocation): Promise<number> {
  return startLanguageServer(io.cwd, () => io.today, docs === undefined ? {} : { docs });
}
