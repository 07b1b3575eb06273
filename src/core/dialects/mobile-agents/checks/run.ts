// All checks of the dialect that need no more than the file.
import type { Finding } from '../../../policy/finding.ts';
import type { Policy } from '../../../policy/policy.ts';
import { mobileFile } from '../file.ts';
import { type Check, startChecking } from './checking.ts';
import { faults } from './faults.ts';
import { inRecords, overridden, rootLine } from './order.ts';
import { directories, oddPaths, stars } from './paths.ts';
import { noneCase, ports, protocols } from './targets.ts';

const checks: readonly Check[] = [
  faults,
  ports,
  noneCase,
  overridden,
  directories,
  stars,
  oddPaths,
  rootLine,
  inRecords,
  protocols,
];

/** What is wrong or odd in a file, in no order; it pauses after each check. */
export function* mobileFindings(policy: Policy): Generator<undefined, readonly Finding[]> {
  if (mobileFile(policy).lines.length === 0) return [];
  const { checking, found } = startChecking(policy);
  for (const check of checks) {
    check(checking);
    yield;
  }
  return found;
}
