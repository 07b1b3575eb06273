// Findings about the names in a location: unknown, misspelled and repeated ones.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { JsonMember, JsonObject } from '../../../syntax/json/read-json.ts';
import { printJsonString } from '../../../syntax/json/read-json.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { removeMembers } from '../edit/edit-members.ts';
import { tdmrepMembers, tdmrepSection } from '../members.ts';
import { forEachEntry, type TdmrepContext, tdmrepExample, tdmrepList } from './check-context.ts';

const reservedEntry = '"location": "/a", "tdm-reservation": 1';

const kinds = {
  'TDM-TWICE': kind<{ readonly name: string }>({
    severity: 'warning',
    source: cite('RFC 8259', '4'),
    examples: [
      tdmrepExample(tdmrepList(`"tdm-reservation": 0, ${reservedEntry}`), tdmrepList(reservedEntry)),
    ],
  }),
  'TDM-MISSPELT': kind<{ readonly name: string; readonly intended: string }>({
    severity: 'error',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [
      tdmrepExample(tdmrepList('"Location": "/a", "tdm-reservation": 1'), tdmrepList(reservedEntry)),
      tdmrepExample(tdmrepList('"location": "/a", "tdm_reservation": 1'), tdmrepList(reservedEntry)),
    ],
  }),
  'TDM-MEMBER': kind<{ readonly name: string }>({
    severity: 'info',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [tdmrepExample(tdmrepList(`${reservedEntry}, "tdm-agents": ["*"]`), tdmrepList(reservedEntry))],
  }),
};

/** Removes what is often wrong in a name: upper case, another separator, a missing first word. */
const nameCore = (name: string): string => lowerCase(name).replaceAll(/[-_ ]/g, '').replace(/^tdm/, '');

const memberByCore = new Map(tdmrepMembers.map(({ name }) => [nameCore(name), name] as const));
const knownNames = new Set<string>(tdmrepMembers.map(({ name }) => name));

/** The member that a name is intended as, if the object lacks it. Undefined if there is none. */
function intendedName({ members }: JsonObject, name: string): string | undefined {
  if (knownNames.has(name)) return undefined;
  const intended = memberByCore.get(nameCore(name));
  return intended === undefined || members.some((other) => other.name === intended) ? undefined : intended;
}

/** Whether an object has a member that is a misspelling of this name. */
export const isMisspelled = (node: JsonObject, name: string): boolean =>
  node.members.some((member) => intendedName(node, member.name) === name);

function checkNames({ source, subject: file, report, fix }: TdmrepContext<typeof kinds>) {
  const checkName = (node: JsonObject, place: number, { name, key }: JsonMember) => {
    const intended = intendedName(node, name);
    if (intended !== undefined) {
      const rename = () => [{ at: key, text: printJsonString(intended) }];
      report('TDM-MISSPELT', key, { name, intended }, fix('tdm-rename-member', { to: intended }, rename));
    } else if (!knownNames.has(name)) {
      const remove = () => removeMembers(source, place, (other) => other.name === name);
      report('TDM-MEMBER', key, { name }, fix('tdm-remove-member', { name }, remove, 'same'));
    }
  };
  forEachEntry(file, ({ node }, place) => {
    const last = new Map(node.members.map((member) => [member.name, member.start] as const));
    for (const member of node.members) {
      const { name, key, start } = member;
      const lastStart = last.get(name);
      const remove = () =>
        removeMembers(source, place, (other) => other.name === name && other.start !== lastStart);
      if (start === lastStart) checkName(node, place, member);
      else report('TDM-TWICE', key, { name }, fix('tdm-remove-earlier', { name }, remove, 'same'));
    }
  });
}

export const nameChecks = defineChecks(kinds, checkNames);
