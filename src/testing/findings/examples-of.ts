// The examples of diagnostics by code.
import type { Diagnostic } from '../../core/diagnostics/define-diagnostic.ts';
import type { FindingExample } from '../../core/diagnostics/finding-example.ts';

export const examplesOf = <Code extends string>(
  diagnostics: readonly (Diagnostic & { readonly code: Code })[],
): Readonly<Record<Code, readonly FindingExample[]>> =>
  Object.fromEntries(diagnostics.map(({ code, examples }) => [code, examples])) as Readonly<
    Record<Code, readonly FindingExample[]>
  >;
