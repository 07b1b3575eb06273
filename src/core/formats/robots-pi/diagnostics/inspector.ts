// The findings of documents: their robots PIs, what looks like one, META beside it, and what parsers stop at.

import type { Finding } from '../../../diagnostics/finding.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import type { Source } from '../../../document/source.ts';
import { type CooperativeTask, runSync } from '../../../questions/cooperative-task.ts';
import { type Parser, parserOfPath, parsers } from '../effective-directives.ts';
import { type Check, createCheckContext, type FindInDocument } from './check-context.ts';
import { checkExternalSubset, checkHidden, checkMisnamed, checkNone, checkUnterminated } from './decoys.ts';
import { checkDifferent, checkDuplicates, checkLate, checkOnlyIllegal, checkSyntax } from './instructions.ts';
import { checkConflict, checkIgnored } from './meta.ts';
import { piChecks } from './table.ts';
import { checkDeclarationPlace, checkWellFormed } from './well-formed.ts';

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
