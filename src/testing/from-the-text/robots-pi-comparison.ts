// All random cases of the robots processing instruction.
import { comparePiDocuments } from './robots-pi-documents-comparison.ts';
import { checkPiFixes } from './robots-pi-fixes-check.ts';
import { comparePiSyntax } from './robots-pi-syntax-comparison.ts';

/** Runs `times` as many random cases as usual. */
export function compareRobotsPi(times: number): void {
  comparePiSyntax(times);
  comparePiDocuments(times);
  checkPiFixes(times);
}
