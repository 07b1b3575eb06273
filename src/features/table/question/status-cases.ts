// The possible results of the request for the policy file, and their names.
import type { Status } from '../../../core/questions/answer.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';

interface StatusCase {
  readonly status: Status;
  readonly redirects: number;
}

/** The file is returned and used as it is: no note is needed. */
export const defaultStatusCase: StatusCase = { status: 200, redirects: 0 };

/** Six redirects are one more than any reader with a limit follows. */
export const statusCases: readonly StatusCase[] = [
  defaultStatusCase,
  { status: 200, redirects: 1 },
  { status: 200, redirects: 6 },
  ...[401, 403, 404, 410, 429, 500, 503, 'timeout' as const, 'network' as const].map((status) => ({
    status,
    redirects: 0,
  })),
];

/** Returns the index of the selected case in the list. */
export const chosenStatusCase = ({ view }: GatepostState): number =>
  statusCases.findIndex(
    (statusCase) =>
      statusCase.status === (view.status ?? 200) && statusCase.redirects === (view.redirects ?? 0),
  );

export function statusCaseName({ status, redirects }: StatusCase): string {
  if (redirects > 0) return matrixToolWords.redirects(redirects);
  return typeof status === 'number' ? String(status) : matrixToolWords[status];
}
