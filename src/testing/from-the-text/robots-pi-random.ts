// The robots processing instruction: all random cases.
import { piDocumentsAgree } from './robots-pi-documents-random.ts';
import { piFixesHold } from './robots-pi-fixes-random.ts';
import { piSyntaxAgrees } from './robots-pi-syntax-random.ts';

/** Runs `times` as many random cases as usual. */
export function robotsPiAgrees(times: number): void {
  piSyntaxAgrees(times);
  piDocumentsAgree(times);
  piFixesHold(times);
}
