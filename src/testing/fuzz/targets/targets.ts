// The table of all targets. Add new ones here.
import { createRandom } from '../../seeded-random.ts';
import type { FuzzCase } from '../fuzz-case.ts';
import { checkBytes } from './bytes.ts';
import { checkConversions } from './conversions.ts';
import { checkDocuments } from './documents.ts';
import { checkEdits } from './edits.ts';
import { checkExchangeFiles } from './exchange-files.ts';
import { checkFastPath } from './fast-path.ts';
import { checkFindings } from './findings.ts';
import { checkImport } from './import.ts';
import { checkLanguageService } from './language-service.ts';
import { checkQuestions } from './questions.ts';
import type { FuzzTarget } from './target.ts';

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

/** Runs one case. @throws Error that says what does not hold. */
export const runTarget = (check: FuzzTarget, one: FuzzCase): void => check(one, createRandom(one.seed));
