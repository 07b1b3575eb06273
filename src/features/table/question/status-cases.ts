// What the request for the policy file may end with, and what each is called.
import type { Status } from '../../../core/questions/answer.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';

interface StatusCase {
  readonly status: Status;
  readonly redirects: number;
}

/** The file is read as it is: nothing has to be said about it. */
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

/** The place of the chosen case in the list. */
export const chosenStatusCase = ({ view }: GatepostState): number =>
  statusCases.findIndex(
    (one) => one.status === (view.status ?? 200) && one.redirects === (view.redirects ?? 0),
  );

export function statusCaseName({ status, redirects }: StatusCase): string {
  if (redirects > 0) return matrixToolWords.redirects(redirects);
  return typeof status === 'number' ? String(status) : matrixToolWords[status];
}
