// Findings about the names in a location: unknown, misspelled and repeated ones.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { applySpanChanges } from '../../../document/spans.ts';
import type { JsonMember, JsonObject } from '../../../syntax/json/read-json.ts';
import { printJsonString } from '../../../syntax/json/read-json.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { removeMembers } from '../edit/edit-members.ts';
import { tdmrepMembers, tdmrepSection } from '../members.ts';
import {
  type Check,
  changingFix,
  forEachEntry,
  harmlessFix,
  tdmrepExample,
  tdmrepList,
} from './check-context.ts';

const reservedEntry = '"location": "/a", "tdm-reservation": 1';

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

const checkNames: Check = (context) => {
  const { source, report } = context;
  const checkName = (node: JsonObject, place: number, { name, key }: JsonMember) => {
    const intended = intendedName(node, name);
    if (intended !== undefined) {
      report(TDM_MISSPELT, key, [name, intended], () => [
        changingFix('tdm-rename-member', [intended], () =>
          applySpanChanges(source, [{ at: key, text: printJsonString(intended) }]),
        ),
      ]);
    } else if (!knownNames.has(name)) {
      report(TDM_MEMBER, key, [name], () => [
        harmlessFix('tdm-remove-member', [name], () =>
          removeMembers(source, place, (other) => other.name === name),
        ),
      ]);
    }
  };
  forEachEntry(context, ({ node }, place) => {
    const last = new Map(node.members.map((member) => [member.name, member.start] as const));
    for (const member of node.members) {
      const { name, key, start } = member;
      const lastStart = last.get(name);
      if (start === lastStart) checkName(node, place, member);
      else
        report(TDM_TWICE, key, [name], () => [
          harmlessFix('tdm-remove-earlier', [name], () =>
            removeMembers(source, place, (other) => other.name === name && other.start !== lastStart),
          ),
        ]);
    }
  });
};

const TDM_TWICE = defineDiagnostic({
  code: 'TDM-TWICE',
  severity: 'warning',
  spec: 'RFC 8259 4',
  check: checkNames,
  examples: [tdmrepExample(tdmrepList(`"tdm-reservation": 0, ${reservedEntry}`), tdmrepList(reservedEntry))],
});

const TDM_MISSPELT = defineDiagnostic({
  code: 'TDM-MISSPELT',
  severity: 'error',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkNames,
  examples: [
    tdmrepExample(tdmrepList('"Location": "/a", "tdm-reservation": 1'), tdmrepList(reservedEntry)),
    tdmrepExample(tdmrepList('"location": "/a", "tdm_reservation": 1'), tdmrepList(reservedEntry)),
  ],
});

const TDM_MEMBER = defineDiagnostic({
  code: 'TDM-MEMBER',
  severity: 'info',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkNames,
  examples: [tdmrepExample(tdmrepList(`${reservedEntry}, "tdm-agents": ["*"]`), tdmrepList(reservedEntry))],
});

export const nameDiagnostics = [TDM_TWICE, TDM_MISSPELT, TDM_MEMBER];
