// Every diagnosis of documents as a row: its code, how bad it is, the section that it rests on.
import type { CheckRow, Severity } from '../../../policy/finding.ts';

const row = <Code extends string>(code: Code, severity: Severity, section: string) =>
  ({ code, severity, spec: `Robots PI 1999, ${section}` }) as const;

const SYNTAX = 'Syntax';
const WHERE = 'Where to put';
const HTML = 'XML-Conformant HTML';
const XML = 'XML 1.0';

export const piChecks = [
  row('P001', 'hint', SYNTAX),
  row('P002', 'error', SYNTAX),
  row('P003', 'error', SYNTAX),
  row('P004', 'warning', WHERE),
  row('P005', 'warning', SYNTAX),
  row('P006', 'warning', WHERE),
  row('P007', 'warning', XML),
  row('P008', 'info', XML),
  row('P009', 'warning', WHERE),
  row('P010', 'info', WHERE),
  row('P011', 'error', HTML),
  row('P012', 'info', HTML),
  row('P013', 'info', HTML),
  row('P014', 'error', XML),
  row('P015', 'error', XML),
  row('P016', 'info', XML),
] as const satisfies readonly CheckRow[];

export type PiCode = (typeof piChecks)[number]['code'];

const byCode: ReadonlyMap<string, CheckRow<PiCode>> = new Map(piChecks.map((one) => [one.code, one]));

/** The row of a code. */
export const piCheck = (code: PiCode): CheckRow<PiCode> => byCode.get(code)!;
