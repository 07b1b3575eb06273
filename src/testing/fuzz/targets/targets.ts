// All targets. A new one is added here.
import { randomOf } from '../../sync-random.ts';
import type { FuzzCase } from '../fuzz-case.ts';
import { checkAssist } from './assist.ts';
import { checkBytes } from './bytes.ts';
import type { Check } from './check.ts';
import { checkConversions } from './conversions.ts';
import { checkDocuments } from './documents.ts';
import { checkEdits } from './edits.ts';
import { checkFastPath } from './fast-path.ts';
import { checkFindings } from './findings.ts';
import { checkImports } from './imports.ts';
import { checkIntake } from './intake.ts';
import { checkQuestions } from './questions.ts';

export const targets: Readonly<Record<string, Check>> = {
  bytes: checkBytes,
  questions: checkQuestions,
  'fast-path': checkFastPath,
  findings: checkFindings,
  edits: checkEdits,
  conversions: checkConversions,
  assist: checkAssist,
  imports: checkImports,
  intake: checkIntake,
  documents: checkDocuments,
};

/** Tries one case. @throws Error that says what does not hold. */
export const runCase = (check: Check, one: FuzzCase): void => check(one, randomOf(one.seed));
