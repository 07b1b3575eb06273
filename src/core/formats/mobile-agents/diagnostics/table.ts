// Every diagnosis of the dialect as a row: its code, how bad it is, the section that it rests on.
import type { CheckRow, Severity } from '../../../diagnostics/finding.ts';

const checkRow =
  <S extends Severity>(severity: S) =>
  <Code extends string>(code: Code, section: string) =>
    ({ code, severity, spec: `draft-giudici-web-robots-cntrl-00 ${section}` }) as const;

const error = checkRow('error');
const warning = checkRow('warning');
const info = checkRow('info');

/** All rows: those of the digest, then ours. */
export const mobileChecks = [
  error('M001', '3.2'),
  error('M002', '3.2'),
  error('M003', '3.2'),
  error('M004', '3.1'),
  error('M005', '3.2'),
  error('M006', '3.2'),
  error('M007', '3.2'),
  warning('M008', '2'),
  checkRow('hint')('M009', '3.2'),
  warning('M010', '3.1'),
  info('M011', '3.1'),
  info('M012', '3.1'),
  warning('M013', '3.1'),
  info('M014', '3.1'),
  warning('M015', '2'),
  info('M016', '5'),
  warning('M017', '3.2'),
  warning('M018', '3.2'),
] as const satisfies readonly CheckRow[];

export type MobileCode = (typeof mobileChecks)[number]['code'];

const rowsByCode: ReadonlyMap<string, CheckRow> = new Map(mobileChecks.map((one) => [one.code, one]));

/** The row of a code. */
export const mobileCheckRow = (code: MobileCode): CheckRow => rowsByCode.get(code)!;

/** The finer names of the digest, where it has one. */
export const detailNames: Partial<Record<MobileCode, string>> = {
  M001: 'MOB-NO-URL',
  M002: 'MOB-NO-PATH',
  M003: 'MOB-EXTRA',
  M004: 'MOB-PATH',
  M005: 'MOB-URL',
  M006: 'MOB-URL-PATH',
  M007: 'MOB-URL-EMPTY',
  M009: 'MOB-NONE-CASE',
};
