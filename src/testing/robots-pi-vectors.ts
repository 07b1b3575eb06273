// Typed access to the test vectors for the robots processing instruction: src/testing/vectors/robots-pi.json.
import type { Finding } from '../core/diagnostics/finding.ts';
import robotsPi from './vectors/robots-pi.json' with { type: 'json' };

interface ProcessingInstructionVector {
  readonly id: string;
  readonly source: string;
  readonly parser: 'xml' | 'html';
  readonly document: string;
  readonly expect: {
    readonly index: boolean;
    readonly follow: boolean;
    readonly diagnostics: readonly string[];
  };
  readonly why: string;
}

export const robotsPiVectors = robotsPi as readonly ProcessingInstructionVector[];

const namesByCode: Readonly<Record<string, string>> = {
  P001: 'PI-NONE',
  P002: 'PI-SYNTAX',
  P003: 'PI-ILLEGAL-ONLY',
  P004: 'PI-DUPLICATE',
  P005: 'PI-DIFFERENT',
  P006: 'PI-LATE',
  P007: 'PI-TARGET-CASE',
  P008: 'PI-IN-COMMENT',
  P009: 'PI-IN-ENTITY',
  P011: 'PI-META-CONFLICT',
  P012: 'PI-META-IGNORED',
  P013: 'PI-IGNORED-IN-HTML',
  P014: 'PI-UNTERMINATED',
  P015: 'PI-XMLDECL-NOT-FIRST',
  P016: 'PI-NOT-WELL-FORMED',
  P017: 'PI-IN-EXTERNAL-SUBSET',
};

/** The name of a finding in the vectors. A fault of the syntax follows its name; other findings have their code. */
export function vectorNameOf({ code, values }: Finding): string {
  const { fault, where } = values as { readonly fault?: string; readonly where?: string };
  if (where === 'cdata') return 'PI-IN-CDATA';
  return `${namesByCode[code] ?? code}${fault === undefined ? '' : `:${fault}`}`;
}
