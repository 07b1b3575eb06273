// What the fields, usages and qualifiers of ACAP mean, in a sentence or two: shown beside the text.

import type { acapDirectives } from '../../../core/dialects/acap/directives.ts';
import type { Action } from '../../../core/dialects/acap/field.ts';
import type { QualifierName } from '../../../core/dialects/acap/qualifiers.ts';
import type { Usage } from '../../../core/dialects/acap/usages.ts';
import { list } from '../lists.ts';

type DirectiveId = (typeof acapDirectives)[number]['id'];

export const acapFieldMeanings: Readonly<Record<DirectiveId, string>> = {
  'acap-version':
    'The version of ACAP that the file is written in. Without it the file is read as 1.0, and what is new in 1.1 does not count.',
  'acap-ignore-conventional-records':
    'Tells crawlers that read ACAP to skip the conventional records of this file. It has no colon and no value.',
  'acap-qualified-usage':
    'Gives a usage together with its restrictions a name, so that permissions can say it in a word.',
  'acap-composite-usage': 'Gives several usages a common name: a permission with it permits each of them.',
  'acap-resource-set': 'Gives several paths a common name: a field about the set is one about each of them.',
  'acap-crawler':
    'Begins a record, or names one more crawler of it. The name is compared without regard to case; * means any crawler.',
  'acap-permissions-reference':
    'What these crawlers may do is in another file. It stands alone in its record, and the other file refers to no third one.',
  'acap-usage-purpose':
    'What follows holds only for this purpose. What a purpose means is agreed with each crawler.',
  'acap-allow': 'Permits a usage of the resources that the value names, with restrictions if any follow.',
  'acap-disallow':
    'Prohibits a usage of the resources that the value names. A prohibition takes no restriction and no local usage.',
  'acap-request': 'Asks the crawler to do something with one resource. It is no permission.',
};

export const usageMeanings: Readonly<Record<Usage, string>> = {
  crawl: 'To fetch the resource. It takes no restriction.',
  follow: 'To follow the links found in a resource that was crawled. It takes no restriction.',
  index: 'To make entries in an index from the resource.',
  preserve: 'To keep a copy of the resource.',
  present: 'To show the resource to people, in any of the eight ways that have a name of their own.',
  'present-original': 'To show the live resource, fetched at that moment, mostly in a frame.',
  'present-currentcopy': 'To show the kept copy of the version crawled last.',
  'present-oldcopy': 'To show a kept copy of an earlier version.',
  'present-snippet': 'To show some lines of text that the aggregator made from the current version.',
  'present-thumbnail': 'To show a small picture that the aggregator made from the current version.',
  'present-oldsnippet': 'To show some lines of text made from an earlier version.',
  'present-oldthumbnail': 'To show a small picture made from an earlier version.',
  'present-link': 'To show a link to the resource on its own site.',
  other:
    'Every usage that nothing permits by name. Only terms found elsewhere can permit it, and a usage-ref says where.',
};

export const qualifierMeanings: Readonly<Record<QualifierName, string>> = {
  'time-limit':
    'The permission ends: when the resource was crawled again, after a day, or some days after the first use. Of two limits the earlier counts.',
  'must-use-resource':
    'What is indexed or shown is made from this instead of the resource: another page, or parts of the page itself.',
  'max-length': 'A snippet has at most so many characters or words. Only the first such limit counts.',
  'prohibited-modification': 'What may not be changed when the resource is shown. All that are listed hold.',
  'must-include-resource':
    'The resource may be shown only together with this: an extract, a credit or a link. Only the first one counts.',
  'prohibited-context':
    'The resource may not be shown within a frame, page or screen that the aggregator made.',
  'required-context': 'The resource may be shown only in surroundings of this kind.',
  'target-condition':
    'The resource may be shown only to devices at these addresses, domains or in these countries. All conditions must hold.',
  'usage-ref':
    'Where the terms for other usages are. Nothing else is permitted before they were fetched and acted upon.',
};

export const actionMeanings: Readonly<Record<Action, string>> = {
  'take-down': 'Asks the crawler to remove what it keeps and shows of this resource.',
  're-crawl': 'Asks the crawler to fetch this resource again soon.',
};

export const acapHoverWords = {
  usedIn: (name: string, lines: readonly number[]) =>
    lines.length === 0
      ? `Nothing uses ${name}.`
      : `${name} is used in ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map(String))}.`,
  standsFor: (name: string, line: number) => `Line ${line} says what ${name} stands for:`,
  undefined: (name: string) => `No line of this file says what ${name} stands for.`,
  reads: (said: string) => `Reads as: ${said}.`,
  unreadable: 'This value cannot be read, so crawlers have to take the permission for a prohibition.',
  notes: {
    annex: 'disputed: only Annex A has it',
    text: 'disputed: only the section has it',
    '1.1': 'needs ACAP-version: 1.1',
  },
} as const;
