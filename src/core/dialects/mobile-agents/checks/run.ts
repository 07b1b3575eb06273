// All checks of the dialect that need no more than the file.
import type { Finding } from '../../../policy/finding.ts';
import type { Policy } from '../../../policy/policy.ts';
import { readMobileFile } from '../file.ts';
import { type Check, createCheckContext } from './checking.ts';
import { reportFaults } from './faults.ts';
import { checkInRecords, checkOverridden, checkRootLine } from './order.ts';
import { checkDirectories, checkOddPaths, checkStars } from './paths.ts';
import { checkNoneCase, checkPorts, checkProtocols } from './targets.ts';

const mobileFileChecks: readonly Check[] = [
  reportFaults,
  checkPorts,
  checkNoneCase,
  checkOverridden,
  checkDirectories,
  checkStars,
  checkOddPaths,
  checkRootLine,
  checkInRecords,
  checkProtocols,
];

/** What is wrong or odd in a file, in no order; it pauses after each check. */
export function* findMobileProblems(policy: Policy): Generator<undefined, readonly Finding[]> {
  if (readMobileFile(policy).lines.length === 0) return [];
  const { checking, found } = createCheckContext(policy);
  for (const check of mobileFileChecks) {
    check(checking);
    yield;
  }
  return found;
}
