// Every diagnosis of documents as a row: its code, how bad it is, the section that it rests on.
import type { CheckRow, Severity } from '../../../diagnostics/finding.ts';

const checkRow = <Code extends string>(code: Code, severity: Severity, section: string) =>
  ({ code, severity, spec: `Robots PI 1999, ${section}` }) as const;

const SYNTAX = 'Syntax';
const WHERE = 'Where to put';
const HTML = 'XML-Conformant HTML';
const XML = 'XML 1.0';

export const piChecks = [
  checkRow('P001', 'hint', SYNTAX),
  checkRow('P002', 'error', SYNTAX),
  checkRow('P003', 'error', SYNTAX),
  checkRow('P004', 'warning', WHERE),
  checkRow('P005', 'warning', SYNTAX),
  checkRow('P006', 'warning', WHERE),
  checkRow('P007', 'warning', XML),
  checkRow('P008', 'info', XML),
  checkRow('P009', 'warning', WHERE),
  checkRow('P010', 'info', WHERE),
  checkRow('P011', 'error', HTML),
  checkRow('P012', 'info', HTML),
  checkRow('P013', 'info', HTML),
  checkRow('P014', 'error', XML),
  checkRow('P015', 'error', XML),
  checkRow('P016', 'info', XML),
] as const satisfies readonly CheckRow[];

export type PiCode = (typeof piChecks)[number]['code'];

const rowsByCode: ReadonlyMap<string, CheckRow<PiCode>> = new Map(piChecks.map((one) => [one.code, one]));

/** The row of a code. */
export const piCheckRow = (code: PiCode): CheckRow<PiCode> => rowsByCode.get(code)!;
