// Creates runs of rules for tests.

import { newLine } from '../core/document/lines.ts';
import type { RunRule } from '../core/matching/path-rule.ts';

/** Creates rules from whether they allow, and their paths. */
export const createRunRules = (rules: readonly (readonly [isAllow: boolean, path: string])[]): RunRule[] =>
  rules.map(([isAllow, path]) => ({
    seen: newLine(`${isAllow ? 'Allow' : 'Disallow'}: ${path}`, '\n'),
    effect: isAllow ? 'allow' : 'deny',
  }));
