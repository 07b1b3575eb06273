// The findings of ACAP: those of the file alone, and those that ask what crawlers may do or look at other files.
import { createCheckContext, type RelatedFiles } from '../dialects/acap/checks/checking.ts';
import { findAcapProblems, usesAcap } from '../dialects/acap/checks/run.ts';
import { acapChecks } from '../dialects/acap/checks/table.ts';
import { type AcapFile, readAcapFile } from '../dialects/acap/file.ts';
import { findChildFiles, findParentFiles } from '../questions/usage-relatives.ts';
import type { Site } from '../site/site.ts';
import type { SiteCheck } from './acap-check.ts';
import { checkConventionalConflicts } from './acap-conventional.ts';
import { checkReferences } from './acap-references.ts';
import { checkStaleActions } from './acap-requests.ts';
import { checkAuxiliaryResources } from './acap-resources.ts';
import type { Inspector } from './inspection.ts';

const relatedFilesOf = (site: Site, path: string, file: AcapFile): RelatedFiles => ({
  parents: findParentFiles(site, path).map((one) => one.file),
  children: findChildFiles(site, file).map((one) => one?.file),
});

const acapSiteChecks: readonly SiteCheck[] = [
  checkReferences,
  checkAuxiliaryResources,
  checkConventionalConflicts,
  checkStaleActions,
];

export const acapInspector: Inspector = {
  id: 'acap',
  checks: acapChecks,
  *find(inspection) {
    const { site, path, policy, options } = inspection;
    if (!usesAcap(policy)) return [];
    const { today } = options;
    const file = readAcapFile(policy);
    const relatives = relatedFilesOf(site, path, file);
    const { checking, found } = createCheckContext({ policy, file, relatives, today });
    for (const check of acapSiteChecks) {
      check(checking, inspection);
      yield;
    }
    return [...(yield* findAcapProblems(policy, { relatives, today })), ...found];
  },
};
