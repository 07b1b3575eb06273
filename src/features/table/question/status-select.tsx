// "If robots.txt answers with ...": what follows when the policy file cannot simply be read.

import type { Status } from '../../../core/questions/answer.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { Select } from '../../../ui/controls/select.tsx';
import styles from '../table-pane.module.css';

interface StatusCase {
  readonly status: Status;
  readonly redirects: number;
}

/** Six redirects are one more than any reader with a limit follows. */
const statusCases: readonly StatusCase[] = [
  { status: 200, redirects: 0 },
  { status: 200, redirects: 1 },
  { status: 200, redirects: 6 },
  ...[401, 403, 404, 410, 429, 500, 503, 'timeout' as const, 'network' as const].map((status) => ({
    status,
    redirects: 0,
  })),
];

function statusCaseName({ status, redirects }: StatusCase): string {
  if (redirects > 0) return matrixToolWords.redirects(redirects);
  return typeof status === 'number' ? String(status) : matrixToolWords[status];
}

export default function StatusSelect({ path }: { path: string }) {
  const status = useDocument((state) => state.view.status ?? 200);
  const redirects = useDocument((state) => state.view.redirects ?? 0);
  const chosen = statusCases.findIndex((one) => one.status === status && one.redirects === redirects);
  return (
    <label className={styles['status']} title={matrixToolWords.ifAnswersName(path)}>
      <span className={styles['label']}>{matrixWords.ifAnswers}</span>
      <Select
        aria-label={matrixToolWords.ifAnswersName(path)}
        value={chosen}
        onChange={(event) => updateView(documentStore, statusCases[Number(event.target.value)] ?? {})}
      >
        {statusCases.map((one, place) => (
          <option key={statusCaseName(one)} value={place}>
            {statusCaseName(one)}
          </option>
        ))}
      </Select>
    </label>
  );
}
