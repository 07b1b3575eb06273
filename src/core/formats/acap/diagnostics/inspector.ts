// Finds the problems of ACAP files: in the file alone, and with the answers for crawlers or with other files.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Site } from '../../../workspace/site.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { versionCommentLine } from '../edit/version-comment.ts';
import { findChildFiles, findParentFiles, type RelatedFiles } from '../question/related-files.ts';
import { auxiliaryResourceChecks } from './auxiliary-resources.ts';
import { createSubject } from './check-context.ts';
import { conflictChecks } from './conflicts/conventional-conflicts.ts';
import { dependencyChecks } from './conflicts/dependencies.ts';
import { scopeChecks } from './conflicts/scopes.ts';
import { shadowChecks } from './conflicts/shadows.ts';
import { tieChecks } from './conflicts/ties.ts';
import { conventionalChecks } from './conventional.ts';
import { definitionChecks } from './definitions.ts';
import { recordChecks } from './in-records.ts';
import { lineChecks } from './lines/line-issues.ts';
import { positionChecks } from './misplaced.ts';
import { referenceChecks } from './site-checks.ts';
import { structureChecks } from './structure.ts';
import { versionChecks } from './versions.ts';

const checks = [
  lineChecks,
  positionChecks,
  structureChecks,
  versionChecks,
  definitionChecks,
  tieChecks,
  scopeChecks,
  dependencyChecks,
  shadowChecks,
  recordChecks,
  conventionalChecks,
  referenceChecks,
  auxiliaryResourceChecks,
  conflictChecks,
] as const;

/** All kinds of findings of ACAP 1.1. */
export type AcapKinds = KindsOf<typeof checks>;
export type AcapCode = keyof AcapKinds;

/** Whether a file has any ACAP line or the version comment. Other files have no findings. */
const usesAcap = (policy: Policy): boolean =>
  readAcapFile(policy).lines.length > 0 || versionCommentLine(policy) >= 0;

const relatedFilesOf = (site: Site, path: string, file: AcapFile): RelatedFiles => ({
  parents: findParentFiles(site, path).map((one) => one.file),
  children: findChildFiles(site, file).map((one) => one?.file),
});

export const acapInspector = createInspector({
  id: 'acap',
  checks,
  isFor: ({ policy }) => usesAcap(policy),
  readSubject({ site, path, policy }) {
    const file = readAcapFile(policy);
    return createSubject({ policy, file, relatives: relatedFilesOf(site, path, file) });
  },
});
