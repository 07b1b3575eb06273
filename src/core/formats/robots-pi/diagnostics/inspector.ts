// The findings of documents: robots PIs, what looks like one, META tags, and what an XML parser stops at.

import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import { sortByCode } from '../../../diagnostics/define-diagnostic.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Inspection, Inspector } from '../../../diagnostics/inspection.ts';
import { type CooperativeTask, runSync } from '../../../questions/cooperative-task.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { parserOfPath, parsers } from '../effective-directives.ts';
import { parseDocument } from './check-context.ts';
import { crawlerMetaChecks } from './crawler-metas.ts';
import { decoyChecks } from './decoys.ts';
import { definitionChecks, isDefinition } from './external-definition.ts';
import { instructionChecks } from './instructions.ts';
import { metaChecks } from './meta.ts';
import { wellFormedChecks } from './well-formed.ts';

const documentChecks = [
  decoyChecks,
  instructionChecks,
  metaChecks,
  wellFormedChecks,
  crawlerMetaChecks,
] as const;

/** All kinds of findings of documents and of their definitions. */
export type PiKinds = KindsOf<typeof documentChecks> & (typeof definitionChecks)['kinds'];

/** Finds in a document, or in a definition, about which only its own checks are. */
function* inspect(inspection: Inspection): CooperativeTask<readonly Finding[]> {
  const { path, policy, options } = inspection;
  const parser = parsers.find((one) => one === options.parser) ?? parserOfPath(path);
  const subject = parseDocument(policy.source, parser, (version) =>
    runSync(inspect({ ...inspection, policy: createPolicy(version, policy.format) })),
  );
  const found: Finding[] = [];
  for (const { run } of isDefinition(path) ? [definitionChecks] : documentChecks)
    yield* run(inspection, subject, found);
  return found;
}

export const robotsPiInspector: Inspector = {
  id: 'robots-pi',
  checks: sortByCode([...documentChecks, definitionChecks].flatMap(({ diagnostics }) => diagnostics)),
  *find(inspection) {
    return inspection.policy.format.id === 'xml' ? yield* inspect(inspection) : [];
  },
};
