// Whether a line describes all that a record announces: it stands below user-agents, before any rule.
import { rowAt } from '../../../core/policy/edit/rows.ts';
import type { Policy } from '../../../core/policy/policy.ts';

export function describesRecord(policy: Policy, line: number): boolean {
  for (let at = line - 1; at >= 0; at--) {
    const row = rowAt(policy, at);
    if (row === 'agent') return true;
    if (row === 'blank' || row === 'rule') return false;
  }
  return false;
}
