// Requests that should be done by now (ACAP 1.1 2.6.2).
import { removeFields } from '../dialects/acap/edit/remove-fields.ts';
import { createFix } from '../policy/finding.ts';
import type { SiteCheck } from './acap-check.ts';

const STALE_AFTER_DAYS = 30;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Requests that have stood in the file for more than a month; nothing without a day and a history. */
export const checkStaleActions: SiteCheck = (checking, { options: { today, seen } }) => {
  if (today === undefined || !seen) return;
  for (const request of checking.file.records.flatMap(({ requests }) => requests)) {
    const { line, field } = request;
    const since = seen(line);
    if (since === undefined || !(dayNumber(today) - dayNumber(since) > STALE_AFTER_DAYS)) continue;
    checking.put('stale-action', line, field.word, [field.action, field.path, since], () => [
      createFix('remove-line', [], 'changes', () => removeFields(checking.policy, [line])),
    ]);
  }
};
