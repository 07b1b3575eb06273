// What can be found in a data.txt, as rows.
import type { CheckRow } from '../../../diagnostics/finding.ts';

export const datasetChecks = [
  { code: 'D001', severity: 'info', spec: 'data.txt 4' },
  { code: 'D002', severity: 'warning', spec: 'data.txt 1, 2' },
  { code: 'D003', severity: 'warning', spec: 'data.txt 3.3' },
  { code: 'D004', severity: 'warning', spec: 'data.txt 3.2, 3.3' },
  { code: 'D005', severity: 'warning', spec: 'data.txt 3.3' },
  { code: 'D006', severity: 'warning', spec: 'data.txt 3.2' },
] as const satisfies readonly CheckRow[];

export type DatasetCode = (typeof datasetChecks)[number]['code'];

/** The row of a code. */
export const datasetCheckRow = (code: DatasetCode): CheckRow =>
  datasetChecks.find((row) => row.code === code)!;
