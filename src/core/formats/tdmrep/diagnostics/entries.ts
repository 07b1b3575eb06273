// Findings about a location: its path, its reservation, its policy.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { JsonNode } from '../../../syntax/json/read-json.ts';
import { removeLocation } from '../edit/edit-list.ts';
import { setLocationPath, setPolicyUrl, setReservation } from '../edit/edit-members.ts';
import { nameOfMember, tdmrepSection } from '../members.ts';
import {
  type Check,
  changingFix,
  firstCharacter,
  forEachEntry,
  harmlessFix,
  tdmrepExample,
  tdmrepList,
  wordsAt,
} from './check-context.ts';
import { isMisspelled } from './member-names.ts';

const reservedEntry = '"location": "/a", "tdm-reservation": 1';
const freeEntry = '"location": "/b", "tdm-reservation": 0';

/** TDM-ITEM: an item of the list that is not an object. */
const checkItems: Check = ({ source, file, report }) => {
  file.items.forEach((item, place) => {
    if (item.kind === 'object') return;
    report(TDM_ITEM, item.kind === 'array' ? firstCharacter(item) : item, [item.kind], () => [
      harmlessFix('tdm-remove-location', [], () => removeLocation(source, place)),
    ]);
  });
};

const TDM_ITEM = defineDiagnostic({
  code: 'TDM-ITEM',
  severity: 'error',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkItems,
  examples: [tdmrepExample(`[{ ${reservedEntry} }, "/b"]\n`, `[{ ${reservedEntry} }, { ${freeEntry} }]\n`)],
});

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

/** TDM-NO-LOCATION, TDM-LOCATION, TDM-PATH: a location that is missing, not a string, or not a path. */
const checkLocations: Check = (context) => {
  const { source, file, report, inspection } = context;
  forEachEntry(context, ({ node, members, location }, place) => {
    const name = nameOfMember('location');
    if (!members.location) {
      if (!isMisspelled(node, name)) report(TDM_NO_LOCATION, firstCharacter(node), [name]);
    } else if (location === undefined) {
      report(TDM_LOCATION, members.location.value, [wordsAt(file, members.location.value)]);
    } else if (!/^[/*]/.test(location)) {
      const path = intendedPath(location, inspection.site.origin);
      report(TDM_PATH, members.location.value, [location], () =>
        path === undefined
          ? []
          : [changingFix('tdm-write-location', [path], () => setLocationPath(source, place, path))],
      );
    }
  });
};

const TDM_NO_LOCATION = defineDiagnostic({
  code: 'TDM-NO-LOCATION',
  severity: 'error',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkLocations,
  examples: [tdmrepExample(tdmrepList('"tdm-reservation": 1'), tdmrepList(reservedEntry))],
});

const TDM_LOCATION = defineDiagnostic({
  code: 'TDM-LOCATION',
  severity: 'error',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkLocations,
  examples: [
    tdmrepExample(tdmrepList('"location": ["/a"], "tdm-reservation": 1'), tdmrepList(reservedEntry)),
  ],
});

const TDM_PATH = defineDiagnostic({
  code: 'TDM-PATH',
  severity: 'error',
  spec: `${tdmrepSection('TDM File on the Origin Server')}; ${tdmrepSection('Use of regular expressions')}`,
  check: checkLocations,
  examples: [
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
});

/** The likely meaning of a wrong value: boolean values as they are, and 2 as in the drafts of 2021. */
function intendedReservation(value: JsonNode): boolean | undefined {
  if (value.kind === 'boolean') return value.value;
  return value.kind === 'number' && value.value === 2 ? true : undefined;
}

/** TDM-NO-RESERVATION, TDM-TEXT, TDM-RESERVATION: a reservation that is missing, or neither 0 nor 1. */
const checkReservations: Check = (context) => {
  const { source, file, report } = context;
  forEachEntry(context, ({ node, members, reservation }, place) => {
    if (reservation !== 'unset') return;
    const name = nameOfMember('reservation');
    const write = (isReserved: boolean, code = 'tdm-write-reservation') =>
      changingFix(code, [isReserved ? '1' : '0'], () => setReservation(source, place, isReserved));
    if (!members.reservation) {
      if (isMisspelled(node, name)) return;
      report(TDM_NO_RESERVATION, firstCharacter(node), [name], () =>
        members.policy ? [write(true, 'tdm-guess-reservation')] : [],
      );
      return;
    }
    const { value } = members.reservation;
    const words = [wordsAt(file, value)];
    if (value.kind === 'string' && /^[01]$/.test(value.value)) {
      report(TDM_TEXT, value, words, () => [write(value.value === '1')]);
      return;
    }
    const intended = intendedReservation(value);
    report(TDM_RESERVATION, value, words, () => (intended === undefined ? [] : [write(intended)]));
  });
};

const TDM_NO_RESERVATION = defineDiagnostic({
  code: 'TDM-NO-RESERVATION',
  severity: 'error',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkReservations,
  examples: [
    tdmrepExample(
      tdmrepList('"location": "/a", "tdm-policy": "https://example.com/policy"'),
      tdmrepList(reservedEntry),
    ),
    tdmrepExample(tdmrepList('"location": "/a"'), tdmrepList(reservedEntry)),
  ],
});

const TDM_TEXT = defineDiagnostic({
  code: 'TDM-TEXT',
  severity: 'error',
  spec: tdmrepSection('tdm-reservation'),
  check: checkReservations,
  examples: [
    tdmrepExample(tdmrepList('"location": "/a", "tdm-reservation": "1"'), tdmrepList(reservedEntry)),
  ],
});

const TDM_RESERVATION = defineDiagnostic({
  code: 'TDM-RESERVATION',
  severity: 'error',
  spec: tdmrepSection('tdm-reservation'),
  check: checkReservations,
  examples: [
    tdmrepExample(tdmrepList('"location": "/a", "tdm-reservation": true'), tdmrepList(reservedEntry)),
    tdmrepExample(tdmrepList('"location": "/a", "tdm-reservation": -1'), tdmrepList(reservedEntry)),
  ],
});

/** The full URL of a path of this site. */
const fullUrl = (path: string, origin: string): string | undefined =>
  origin !== '' && /^\/[^/\s]\S*$/.test(path) ? `${origin.replace(/\/$/, '')}${path}` : undefined;

/** TDM-POLICY, TDM-UNUSED-POLICY: a policy that is not a URL, or that no crawler processes. */
const checkPolicies: Check = (context) => {
  const { source, file, report, inspection } = context;
  forEachEntry(context, ({ members, reservation, policy }, place) => {
    if (!members.policy) return;
    const { value } = members.policy;
    if (reservation === 'not-reserved') {
      report(TDM_UNUSED_POLICY, members.policy.key, [], () => [
        harmlessFix('tdm-remove-member', [nameOfMember('policy')], () =>
          setPolicyUrl(source, place, undefined),
        ),
      ]);
    } else if (policy === undefined) {
      const url = value.kind === 'string' ? fullUrl(value.value, inspection.site.origin) : undefined;
      report(TDM_POLICY, value, [wordsAt(file, value)], () =>
        url === undefined
          ? []
          : [changingFix('tdm-write-policy', [url], () => setPolicyUrl(source, place, url))],
      );
    }
  });
};

const TDM_POLICY = defineDiagnostic({
  code: 'TDM-POLICY',
  severity: 'warning',
  spec: tdmrepSection('tdm-policy'),
  check: checkPolicies,
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
});

const TDM_UNUSED_POLICY = defineDiagnostic({
  code: 'TDM-UNUSED-POLICY',
  severity: 'info',
  spec: tdmrepSection('tdm-policy'),
  check: checkPolicies,
  examples: [
    tdmrepExample(
      tdmrepList(`${freeEntry}, "tdm-policy": "https://example.com/policy"`),
      tdmrepList(`${reservedEntry}, "tdm-policy": "https://example.com/policy"`),
    ),
  ],
});

export const entryDiagnostics = [
  TDM_ITEM,
  TDM_NO_LOCATION,
  TDM_LOCATION,
  TDM_PATH,
  TDM_NO_RESERVATION,
  TDM_TEXT,
  TDM_RESERVATION,
  TDM_POLICY,
  TDM_UNUSED_POLICY,
];
