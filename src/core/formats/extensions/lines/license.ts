// License: the full URL of a license document, with any scheme and host. It does not have to be escaped.

import { cite } from '../../../catalogue/citations.ts';
import { wholeValuePart } from '../../../syntax/value-parts.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { ORIGIN, standaloneExample } from '../example.ts';
import type { ValueReader } from '../line-value.ts';
import { deleteLine } from '../value-repairs.ts';
import {
  createAddressReader,
  createSpaceRepair,
  createUrlRepair,
  suggestAddresses,
  type UrlAddress,
} from './address.ts';
import { isWebAddress } from './sitemap.ts';

const issues = {
  'RSL-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: standaloneExample('License:', 'License: https://h.example/license.xml'),
  },
  'RSL-NOT-ABSOLUTE': {
    severity: 'error',
    repair: createUrlRepair(isWebAddress),
    examples: [
      {
        file: 'License: /license.xml\n',
        near: 'License: https://h.example/license.xml\n',
        origin: ORIGIN,
      },
    ],
  },
  'RSL-BLANK': {
    severity: 'error',
    repair: createSpaceRepair(isWebAddress),
    examples: standaloneExample(
      'License: https://h.example/my license.xml',
      'License: https://h.example/my%20license.xml',
    ),
  },
} as const satisfies Record<string, ExtensionIssue>;

/** Reads the value of a License line. */
export const readLicense: ValueReader<UrlAddress, keyof typeof issues> = createAddressReader({
  issues,
  empty: 'RSL-EMPTY',
  relative: 'RSL-NOT-ABSOLUTE',
  space: 'RSL-BLANK',
});

export const license = defineExtension({
  id: 'license',
  name: 'License',
  role: 'extension',
  scope: 'either',
  value: 'address',
  source: cite('RSL 1.0', '4.4'),
  facts: {
    status: 'published',
    evaluated: false,
    relation: 'none',
    contested: ['license-in-records'],
    honouredBy: [],
    since: '2025-12-10',
  },
  readBy: [],
  read: readLicense,
  issues,
  findParts: wholeValuePart,
  suggest: (position) => suggestAddresses(position, '/license.xml'),
  add: { to: 'file' },
});
