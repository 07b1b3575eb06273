// The findings of documents: robots PIs, what looks like one, META tags, and what an XML parser stops at.

import { checksOf, sortByCode } from '../../../diagnostics/define-diagnostic.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Inspector } from '../../../diagnostics/inspection.ts';
import type { Source } from '../../../document/source.ts';
import { type CooperativeTask, runSync } from '../../../questions/cooperative-task.ts';
import { type Parser, parserOfPath, parsers } from '../effective-directives.ts';
import { createCheckContext, type FindInDocument } from './check-context.ts';
import { crawlerMetaDiagnostics } from './crawler-metas.ts';
import { decoyDiagnostics } from './decoys.ts';
import { checkDefinition, externalDefinitionDiagnostics, isDefinition } from './external-definition.ts';
import { instructionDiagnostics } from './instructions.ts';
import { metaDiagnostics } from './meta.ts';
import { wellFormedDiagnostics } from './well-formed.ts';

/** All diagnostics of documents. Findings at the same place are reported in this order. */
export const piDiagnostics = [
  ...decoyDiagnostics,
  ...instructionDiagnostics,
  ...metaDiagnostics,
  ...wellFormedDiagnostics,
  ...externalDefinitionDiagnostics,
  ...crawlerMetaDiagnostics,
];

export type PiCode = (typeof piDiagnostics)[number]['code'];

/** Runs the checks one by one and returns their findings at the end. */
function* runChecks(source: Source, parser: Parser): CooperativeTask<readonly Finding[]> {
  const { context, findings } = createCheckContext(source, parser, findInDocument);
  for (const check of checksOf(piDiagnostics)) {
    check(context);
    yield;
  }
  return findings;
}

const findInDocument: FindInDocument = (source, parser) => runSync(runChecks(source, parser));

export const robotsPiInspector: Inspector = {
  id: 'robots-pi',
  checks: sortByCode(piDiagnostics),
  *find({ path, policy: { source, format }, options }) {
    if (format.id !== 'xml') return [];
    if (isDefinition(path)) {
      const { context, findings } = createCheckContext(source, 'xml', findInDocument);
      checkDefinition(context);
      return findings;
    }
    const parser = parsers.find((one) => one === options.parser) ?? parserOfPath(path);
    return yield* runChecks(source, parser);
  },
};
