// All targets. A new one is added here.
import { createRandom } from '../../sync-random.ts';
import type { FuzzCase } from '../fuzz-case.ts';
import { checkLanguageService } from './assist.ts';
import { checkBytes } from './bytes.ts';
import type { FuzzTarget } from './check.ts';
import { checkConversions } from './conversions.ts';
import { checkDocuments } from './documents.ts';
import { checkEdits } from './edits.ts';
import { checkFastPath } from './fast-path.ts';
import { checkFindings } from './findings.ts';
import { checkExchangeFiles } from './imports.ts';
import { checkImport } from './intake.ts';
import { checkQuestions } from './questions.ts';

export const fuzzTargets: Readonly<Record<string, FuzzTarget>> = {
  bytes: checkBytes,
  questions: checkQuestions,
  'fast-path': checkFastPath,
  findings: checkFindings,
  edits: checkEdits,
  conversions: checkConversions,
  assist: checkLanguageService,
  imports: checkExchangeFiles,
  intake: checkImport,
  documents: checkDocuments,
};

/** Tries one case. @throws Error that says what does not hold. */
export const runTarget = (check: FuzzTarget, one: FuzzCase): void => check(one, createRandom(one.seed));
