// The findings of documents: their robots PIs, what looks like one, META beside it, and what parsers stop at.
import { type Check, type Look, startChecking } from '../dialects/robots-pi/checks/checking.ts';
import { externalSubset, hidden, misnamed, none, unterminated } from '../dialects/robots-pi/checks/decoys.ts';
import {
  different,
  duplicates,
  late,
  onlyIllegal,
  syntax,
} from '../dialects/robots-pi/checks/instructions.ts';
import { conflict, ignored } from '../dialects/robots-pi/checks/meta.ts';
import { piChecks } from '../dialects/robots-pi/checks/table.ts';
import { declarationPlace, notWellFormed } from '../dialects/robots-pi/checks/well-formed.ts';
import { type Parser, parserOfPath, parsers } from '../dialects/robots-pi/effective.ts';
import type { Finding } from '../policy/finding.ts';
import { atOnce, type InPieces } from '../questions/pieces.ts';
import type { Source } from '../text/source.ts';
import type { Inspector } from './inspection.ts';

/** What stands at the same place is told in this order. */
const checks: readonly Check[] = [
  unterminated,
  misnamed,
  hidden,
  externalSubset,
  syntax,
  none,
  onlyIllegal,
  duplicates,
  different,
  late,
  conflict,
  ignored,
  declarationPlace,
  notWellFormed,
];

/** Check by check, with what is found once all are through. */
function* looking(source: Source, parser: Parser): InPieces<readonly Finding[]> {
  const { checking, found } = startChecking(source, parser, look);
  for (const check of checks) {
    check(checking);
    yield;
  }
  return found;
}

const look: Look = (source, parser) => atOnce(looking(source, parser));

export const robotsPiInspector: Inspector = {
  id: 'robots-pi',
  checks: piChecks,
  *find({ path, policy: { source, format }, options }) {
    if (format.id !== 'xml') return [];
    const parser = parsers.find((one) => one === options.parser) ?? parserOfPath(path);
    return yield* looking(source, parser);
  },
};
