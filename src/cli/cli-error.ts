// An error that the user can correct. It ends the command with an exit code.
import { type ComplaintCode, cliErrorWords } from '../messages/en/cli/errors.ts';
import { hideCredentials } from './network/hide-credentials.ts';

/** The exit codes; help and docs/ci.md explain them. */
export const EXIT_CODES = { fine: 0, failed: 1, wrongUse: 2, notSettled: 2, lossy: 3 } as const;

export class CliError extends Error {
  readonly code: ComplaintCode;
  /** Without user names and passwords of URLs. */
  readonly params: Readonly<Record<string, string>>;

  constructor(code: ComplaintCode, params: Readonly<Record<string, string>> = {}) {
    const shown = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, hideCredentials(value)]),
    );
    super(cliErrorWords(code, shown).what);
    this.code = code;
    this.params = shown;
  }
}
