// The findings of documents: their robots PIs, what looks like one, META beside it, and what parsers stop at.
import {
  type Check,
  createCheckContext,
  type FindInDocument,
} from '../dialects/robots-pi/checks/checking.ts';
import {
  checkExternalSubset,
  checkHidden,
  checkMisnamed,
  checkNone,
  checkUnterminated,
} from '../dialects/robots-pi/checks/decoys.ts';
import {
  checkDifferent,
  checkDuplicates,
  checkLate,
  checkOnlyIllegal,
  checkSyntax,
} from '../dialects/robots-pi/checks/instructions.ts';
import { checkConflict, checkIgnored } from '../dialects/robots-pi/checks/meta.ts';
import { piChecks } from '../dialects/robots-pi/checks/table.ts';
import { checkDeclarationPlace, checkWellFormed } from '../dialects/robots-pi/checks/well-formed.ts';
import { type Parser, parserOfPath, parsers } from '../dialects/robots-pi/effective.ts';
import type { Finding } from '../policy/finding.ts';
import { type CooperativeTask, runSync } from '../questions/pieces.ts';
import type { Source } from '../text/source.ts';
import type { Inspector } from './inspection.ts';

/** What stands at the same place is told in this order. */
const piChecksInOrder: readonly Check[] = [
  checkUnterminated,
  checkMisnamed,
  checkHidden,
  checkExternalSubset,
  checkSyntax,
  checkNone,
  checkOnlyIllegal,
  checkDuplicates,
  checkDifferent,
  checkLate,
  checkConflict,
  checkIgnored,
  checkDeclarationPlace,
  checkWellFormed,
];

/** Check by check, with what is found once all are through. */
function* runChecks(source: Source, parser: Parser): CooperativeTask<readonly Finding[]> {
  const { checking, found } = createCheckContext(source, parser, findInDocument);
  for (const check of piChecksInOrder) {
    check(checking);
    yield;
  }
  return found;
}

const findInDocument: FindInDocument = (source, parser) => runSync(runChecks(source, parser));

export const robotsPiInspector: Inspector = {
  id: 'robots-pi',
  checks: piChecks,
  *find({ path, policy: { source, format }, options }) {
    if (format.id !== 'xml') return [];
    const parser = parsers.find((one) => one === options.parser) ?? parserOfPath(path);
    return yield* runChecks(source, parser);
  },
};
