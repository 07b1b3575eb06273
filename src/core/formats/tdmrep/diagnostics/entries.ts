// Findings about a location: its path, its reservation, its policy.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { JsonNode } from '../../../syntax/json/read-json.ts';
import { removeLocation } from '../edit/edit-list.ts';
import { setLocationPath, setPolicyUrl, setReservation } from '../edit/edit-members.ts';
import { nameOfMember, tdmrepSection } from '../members.ts';
import {
  firstCharacter,
  forEachEntry,
  quotedText,
  type TdmrepContext,
  tdmrepExample,
  tdmrepList,
} from './check-context.ts';
import { isMisspelled } from './member-names.ts';

const reservedEntry = '"location": "/a", "tdm-reservation": 1';
const freeEntry = '"location": "/b", "tdm-reservation": 0';

const kinds = {
  'TDM-ITEM': kind<{ readonly found: JsonNode['kind'] }>({
    severity: 'error',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [tdmrepExample(`[{ ${reservedEntry} }, "/b"]\n`, `[{ ${reservedEntry} }, { ${freeEntry} }]\n`)],
  }),
  'TDM-NO-LOCATION': kind<{ readonly name: string }>({
    severity: 'error',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [tdmrepExample(tdmrepList('"tdm-reservation": 1'), tdmrepList(reservedEntry))],
  }),
  'TDM-PATH': kind<{ readonly text: string }>({
    severity: 'error',
    source: [
      ...tdmrepSection('TDM File on the Origin Server'),
      ...tdmrepSection('Use of regular expressions'),
    ],
    examples: [
      tdmrepExample(tdmrepList('"location": ["/a"], "tdm-reservation": 1'), tdmrepList(reservedEntry)),
      tdmrepExample(tdmrepList('"location": "a", "tdm-reservation": 1'), tdmrepList(reservedEntry)),
      tdmrepExample(
        tdmrepList('"location": "https://example.com/a", "tdm-reservation": 1'),
        tdmrepList(reservedEntry),
        {
          origin: 'https://example.com',
        },
      ),
      tdmrepExample(
        tdmrepList('"location": "", "tdm-reservation": 1'),
        tdmrepList('"location": "*", "tdm-reservation": 1'),
      ),
    ],
  }),
  'TDM-NO-RESERVATION': kind<{ readonly name: string }>({
    severity: 'error',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [
      tdmrepExample(
        tdmrepList('"location": "/a", "tdm-policy": "https://example.com/policy"'),
        tdmrepList(reservedEntry),
      ),
      tdmrepExample(tdmrepList('"location": "/a"'), tdmrepList(reservedEntry)),
    ],
  }),
  'TDM-RESERVATION': kind<{ readonly text: string }>({
    severity: 'error',
    source: tdmrepSection('tdm-reservation'),
    examples: [
      tdmrepExample(tdmrepList('"location": "/a", "tdm-reservation": "1"'), tdmrepList(reservedEntry)),
      tdmrepExample(tdmrepList('"location": "/a", "tdm-reservation": true'), tdmrepList(reservedEntry)),
      tdmrepExample(tdmrepList('"location": "/a", "tdm-reservation": -1'), tdmrepList(reservedEntry)),
    ],
  }),
  'TDM-POLICY': kind<{ readonly text: string }>({
    severity: 'warning',
    source: tdmrepSection('tdm-policy'),
    examples: [
      tdmrepExample(
        tdmrepList(`${reservedEntry}, "tdm-policy": "/policy"`),
        tdmrepList(`${reservedEntry}, "tdm-policy": "https://example.com/policy"`),
        {
          origin: 'https://example.com',
        },
      ),
      tdmrepExample(tdmrepList(`${reservedEntry}, "tdm-policy": 1`), tdmrepList(reservedEntry)),
    ],
  }),
  'TDM-UNUSED-POLICY': kind({
    severity: 'info',
    source: tdmrepSection('tdm-policy'),
    examples: [
      tdmrepExample(
        tdmrepList(`${freeEntry}, "tdm-policy": "https://example.com/policy"`),
        tdmrepList(`${reservedEntry}, "tdm-policy": "https://example.com/policy"`),
      ),
    ],
  }),
};

type Context = TdmrepContext<typeof kinds>;

/** An item of the list that is not an object. */
function checkItems({ source, subject: file, report, fix }: Context) {
  file.items.forEach((item, place) => {
    if (item.kind === 'object') return;
    const at = item.kind === 'array' ? firstCharacter(item) : item;
    const remove = () => removeLocation(source, place);
    report('TDM-ITEM', at, { found: item.kind }, fix('tdm-remove-location', {}, remove, 'same'));
  });
}

/** The path of a URL of this site, or a path that lacks its slash. Undefined if the location cannot be one of these. */
function intendedPath(location: string, origin: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(location) || location.startsWith('//')) {
    const siteOrigin = origin.replace(/\/$/, '');
    return siteOrigin !== '' && location.startsWith(`${siteOrigin}/`)
      ? location.slice(siteOrigin.length)
      : undefined;
  }
  return /^[\w.~%-]/.test(location) ? `/${location}` : undefined;
}

/** A location that is missing, not a string, or not a path. */
function checkLocations({ source, subject: file, report, fix, inspection }: Context) {
  forEachEntry(file, ({ node, members, location }, place) => {
    const name = nameOfMember('location');
    if (!members.location) {
      if (!isMisspelled(node, name)) report('TDM-NO-LOCATION', firstCharacter(node), { name });
      return;
    }
    const { value } = members.location;
    if (location !== undefined && /^[/*]/.test(location)) return;
    report('TDM-PATH', value, { text: quotedText(file, value) }, () => {
      const path = location === undefined ? undefined : intendedPath(location, inspection.site.origin);
      return (
        path !== undefined && fix('tdm-write-location', { path }, () => setLocationPath(source, place, path))
      );
    });
  });
}

/** The likely meaning of a wrong value: numbers in quotes, boolean values, and 2 as in the drafts of 2021. */
function intendedReservation(value: JsonNode): boolean | undefined {
  if (value.kind === 'string' && /^[01]$/.test(value.value)) return value.value === '1';
  if (value.kind === 'boolean') return value.value;
  return value.kind === 'number' && value.value === 2 ? true : undefined;
}

/** A reservation that is missing, or neither 0 nor 1. */
function checkReservations({ source, subject: file, report, fix }: Context) {
  forEachEntry(file, ({ node, members, reservation }, place) => {
    if (reservation !== 'unset') return;
    const write = (
      isReserved: boolean,
      code: 'tdm-write-reservation' | 'tdm-guess-reservation' = 'tdm-write-reservation',
    ) => fix(code, { value: isReserved ? 1 : 0 }, () => setReservation(source, place, isReserved));
    if (!members.reservation) {
      const name = nameOfMember('reservation');
      const guess = () => members.policy && write(true, 'tdm-guess-reservation');
      if (!isMisspelled(node, name)) report('TDM-NO-RESERVATION', firstCharacter(node), { name }, guess);
      return;
    }
    const { value } = members.reservation;
    const text = quotedText(file, value);
    const intended = intendedReservation(value);
    report('TDM-RESERVATION', value, { text }, () => intended !== undefined && write(intended));
  });
}

/** The full URL of a path of this site. */
const fullUrl = (path: string, origin: string): string | undefined =>
  origin !== '' && /^\/[^/\s]\S*$/.test(path) ? `${origin.replace(/\/$/, '')}${path}` : undefined;

/** A policy that is not a URL, or that no crawler processes. */
function checkPolicies({ source, subject: file, report, fix, inspection }: Context) {
  forEachEntry(file, ({ members, reservation, policy }, place) => {
    if (!members.policy) return;
    const { key, value } = members.policy;
    if (reservation === 'not-reserved') {
      const remove = () => setPolicyUrl(source, place, undefined);
      report('TDM-UNUSED-POLICY', key, {}, () =>
        fix('tdm-remove-member', { name: nameOfMember('policy') }, remove, 'same'),
      );
    } else if (policy === undefined) {
      const url = value.kind === 'string' ? fullUrl(value.value, inspection.site.origin) : undefined;
      const write = () =>
        url !== undefined && fix('tdm-write-policy', { url }, () => setPolicyUrl(source, place, url));
      report('TDM-POLICY', value, { text: quotedText(file, value) }, write);
    }
  });
}

export const entryChecks = defineChecks(kinds, checkItems, checkLocations, checkReservations, checkPolicies);
