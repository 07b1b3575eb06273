// Renames a local usage or a set in all files of the site in which it has the same definition (ACAP 1.1 2.4.1.3,
// 2.7).

import { replaceInLine } from '../document/range.ts';
import { readAcapFile } from '../formats/acap/acap-file.ts';
import {
  type AcapNameProblem,
  findNameProblem,
  occurrencesOfName,
  renameName,
  usesOfParentName,
} from '../formats/acap/edit/names.ts';
import type { NameSpace } from '../formats/acap/name-occurrences.ts';
import { findChildFiles, findParentFiles } from '../formats/acap/question/related-files.ts';
import { createPolicy } from '../syntax/policy.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import type { FileEdits } from './assistant.ts';

function policyOfFile(site: Site, path: string) {
  const { source, format } = fileAt(site, path);
  return createPolicy(source, format);
}

/**
 * Returns the path of the file with the definition that a name has in the file at `path`: that file itself, or one
 * that refers to it.
 */
function definingFileOf(site: Site, path: string, space: NameSpace, name: string): string {
  const defines = (candidate: string) =>
    occurrencesOfName(policyOfFile(site, candidate), space, name).some(({ role }) => role === 'definition');
  return [path, ...findParentFiles(site, path).map((parent) => parent.path)].find(defines) ?? path;
}

/** Returns the files that use a name defined in the file at `home`, each once. */
function usingFilesOf(site: Site, home: string, space: NameSpace, name: string) {
  const file = readAcapFile(policyOfFile(site, home));
  const isDefined = (space === 'usage' ? file.usages : file.sets).has(name.toLowerCase());
  const children = findChildFiles(site, file).flatMap((child) =>
    child && child.path !== home ? [child] : [],
  );
  const users = new Map(
    children.map((child) => [child.path, { ...child, places: usesOfParentName(child.file, space, name) }]),
  );
  return isDefined ? [...users.values()].filter(({ places }) => places.length > 0) : [];
}

/**
 * Renames a name of the file at `path`: in its definition, and at all uses of that definition. The file with the
 * definition comes first. Returns a problem if one of the files cannot have the new name.
 */
export function renameInSite(
  site: Site,
  path: string,
  space: NameSpace,
  from: string,
  to: string,
): { readonly problem: AcapNameProblem } | readonly FileEdits[] {
  const home = definingFileOf(site, path, space, from);
  const users = usingFilesOf(site, home, space, from);
  const homePolicy = policyOfFile(site, home);
  const userPolicies = users.map((user) => policyOfFile(site, user.path));
  for (const policy of [homePolicy, ...userPolicies]) {
    const problem = findNameProblem(policy, space, to, from);
    if (problem) return { problem };
  }
  return [
    { path: home, edits: renameName(homePolicy, space, from, to) },
    ...users.map((user) => ({
      path: user.path,
      edits: user.places.map(({ line, start, end }) => replaceInLine(line, start, end, to)),
    })),
  ];
}
