// An error that the user can correct. It ends the command with an exit code.
import { type ComplaintCode, cliErrorWords } from '../messages/en/cli.ts';

/** The exit codes; help and docs/ci.md explain them. */
export const EXIT_CODES = { fine: 0, failed: 1, wrongUse: 2, lossy: 3 } as const;

export class CliError extends Error {
  readonly code: ComplaintCode;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: ComplaintCode, params: Readonly<Record<string, string>> = {}) {
    super(cliErrorWords(code, params).what);
    this.code = code;
    this.params = params;
  }
}
