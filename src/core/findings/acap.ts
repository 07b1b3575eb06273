// The findings of ACAP: those of the file alone, and those that ask what crawlers may do or look at other files.
import { type Relatives, startChecking } from '../dialects/acap/checks/checking.ts';
import { acapFindings, speaksAcap } from '../dialects/acap/checks/run.ts';
import { acapChecks } from '../dialects/acap/checks/table.ts';
import { type AcapFile, acapFile } from '../dialects/acap/file.ts';
import { childrenOf, parentsOf } from '../questions/usage-relatives.ts';
import type { Site } from '../site/site.ts';
import type { SiteCheck } from './acap-check.ts';
import { conventionalConflicts } from './acap-conventional.ts';
import { references } from './acap-references.ts';
import { staleActions } from './acap-requests.ts';
import { auxiliaryResources } from './acap-resources.ts';
import type { Inspector } from './inspection.ts';

const relativesOf = (site: Site, path: string, file: AcapFile): Relatives => ({
  parents: parentsOf(site, path).map((one) => one.file),
  children: childrenOf(site, file).map((one) => one?.file),
});

const siteChecks: readonly SiteCheck[] = [
  references,
  auxiliaryResources,
  conventionalConflicts,
  staleActions,
];

export const acapInspector: Inspector = {
  id: 'acap',
  checks: acapChecks,
  *find(inspection) {
    const { site, path, policy, options } = inspection;
    if (!speaksAcap(policy)) return [];
    const { today } = options;
    const file = acapFile(policy);
    const relatives = relativesOf(site, path, file);
    const { checking, found } = startChecking({ policy, file, relatives, today });
    for (const check of siteChecks) {
      check(checking, inspection);
      yield;
    }
    return [...(yield* acapFindings(policy, { relatives, today })), ...found];
  },
};
