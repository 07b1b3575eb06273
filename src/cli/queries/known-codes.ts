// The codes of all kinds of findings.
import { currentCode } from '../../core/diagnostics/earlier-codes.ts';
import { inspectors } from '../../core/diagnostics/registry.ts';
import { findNearestName } from '../../core/syntax/nearest-name.ts';
import { CliError } from '../cli-error.ts';

/** The codes without repeats, by system in the order of inspection. */
export const knownCodes: readonly string[] = [
  ...new Set(inspectors.flatMap(({ checks }) => checks.map(({ code }) => code))),
];

/** @throws CliError if no kind of finding has the code. */
export function rejectUnknownCode(code: string): void {
  if (knownCodes.includes(currentCode(code))) return;
  const near = findNearestName(code, knownCodes);
  throw new CliError('no-code', { value: code, ...(near === undefined ? {} : { near }) });
}
