// Words of the form for ACAP: rows, records, definitions, what holds for the file.

import type { NameProblem } from '../../../core/dialects/acap/edit/names.ts';
import type { Action } from '../../../core/dialects/acap/field.ts';
import type { DefinitionKind } from '../../../core/dialects/acap/spelling.ts';
import type { Usage } from '../../../core/dialects/acap/usages.ts';
import { list } from '../lists.ts';
import { number } from './counts.ts';

const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

/** A usage as a person reads it; what is none of the fourteen stays as it is. */
const usageNames: Readonly<Record<Usage, string>> = {
  crawl: 'crawl',
  follow: 'follow links',
  index: 'index',
  preserve: 'preserve',
  present: 'present',
  'present-original': 'present: original',
  'present-currentcopy': 'present: current copy',
  'present-oldcopy': 'present: old copy',
  'present-snippet': 'present: snippet',
  'present-thumbnail': 'present: thumbnail',
  'present-oldsnippet': 'present: old snippet',
  'present-oldthumbnail': 'present: old thumbnail',
  'present-link': 'present: link',
  other: 'any other usage',
};

const kinds: Readonly<Record<DefinitionKind, string>> = {
  'resource-set': 'set of paths',
  'qualified-usage': 'qualified usage',
  'composite-usage': 'composite',
};

export const acapWords = {
  usageName: (token: string) =>
    (usageNames as Readonly<Record<string, string>>)[token.toLowerCase()] ?? token,
  usageGroups: {
    basic: 'Basic',
    derived: 'Ways to present',
    general: 'Other',
    local: 'Defined in this file',
  },
  localOf: (path: string) => `Defined in ${path}`,
  unknownUsage: 'In this line',
  effects: { allow: 'Allow', deny: 'Disallow' },
  set: 'Resource set',
  useSet: (line: number) => `Use a set of paths in line ${line}`,
  setName: (name: string) => `set ${name}`,
  setChoice: (name: string, count: number) => `set ${name} (${some(count, 'path', 'paths')})`,
  ownPath: 'a path of its own',
  paths: (count: number) => some(count, 'path', 'paths'),
  undefinedSet: (name: string) => `No line says what ${name} stands for, so this line matches nothing.`,
  undefinedUsage: (name: string) => `No line says what (${name}) stands for, so this line permits nothing.`,
  showDefinition: (name: string) => `Go to what ${name} stands for`,
  restrictions: (count: number) => some(count, 'restriction', 'restrictions'),
  restrict: 'restrict',
  /** What went when another usage was chosen. */
  restrictionsGone: (said: string) =>
    `The usage you chose does not take these restrictions, so they are gone: ${said}.`,
  /** What leaves the file with a permission that becomes a prohibition. */
  restrictionsShelved: (said: string) =>
    `A prohibition takes no restrictions. Choose Allow again to get these back: ${said}.`,
  restrictionsOf: (line: number, said: string) => `Restrictions of line ${line}: ${said}`,
  noRestriction: 'none',
  otherTerms: 'Where the terms for other usages are',
  otherHint:
    'Other usages can be permitted only with a place where their terms are. Nothing is written until there is one.',
  request: 'Request',
  requests: { 'take-down': 'take down', 're-crawl': 'crawl again' } satisfies Record<Action, string>,
  onlyWhen: 'Only when the purpose is',
  orPurpose: 'or',
  purpose: 'Purpose',
  addPurpose: (line: number) => `Add a purpose to line ${line}`,
  newPurpose: 'news',
  reference: 'Permissions are in',
  referenceShort: 'Permissions file',
  newReference: '/permissions.txt',
  notLoaded: (crawlers: readonly string[]) =>
    `Not loaded: until then ${list(crawlers)} must take every usage as No.`,
  more: (count: number) => `${number(count)} more`,
  moreOf: (count: number, name: string) => `${number(count)} more of ${name}`,
  openReference: 'Open it…',
  addReference: (path: string) => `Add ${path}`,
  refersElsewhere: 'The permissions of this record are in another file.',
  permission: 'Permission',
  addPermission: 'Add permission',
  addPermissionTo: (line: number) => `Add permission for the purpose in line ${line}`,
  anyCrawler: 'any crawler',
  /** Before a record is emptied to refer to another file. */
  refer: {
    title: 'Refer to another file',
    about: (count: number) =>
      `A record that refers to another file holds nothing else. ${count === 1 ? 'Its one line leaves' : `Its ${number(count)} lines leave`} this file; undo brings ${count === 1 ? 'it' : 'them'} back.`,
    run: (count: number) => `Remove ${some(count, 'line', 'lines')} and refer`,
    cancel: 'Cancel',
  },
  menu: {
    restrict: 'Restrict…',
    prohibition: 'Add prohibition',
    takeDown: 'Add request to take down',
    reCrawl: 'Add request to crawl again',
    part: 'Add part for a purpose',
    refer: 'Refer to another file instead…',
    removePart: 'Delete this part',
    makeSet: (count: number) => `Make a set of these ${some(count, 'path', 'paths')}`,
    makeComposite: (count: number) => `Make one usage of these ${some(count, 'usage', 'usages')}`,
    makeQualified: 'Give these restrictions a name',
    inline: 'Write it out where it is used',
  },
  definitions: 'Definitions',
  definition: 'Definition',
  addDefinition: 'Add definition',
  columns: { name: 'Name', kind: 'Kind', standsFor: 'Stands for', usedIn: 'Used in' },
  kinds,
  defineKind: (kind: DefinitionKind) => `Add ${kind === 'composite-usage' ? 'composite usage' : kinds[kind]}`,
  name: 'Name',
  nameProblem: {
    'not-a-name':
      'A name begins with a letter; then letters, digits, dots, hyphens and low lines may follow.',
    taken: 'Another definition has this name. The old one stays until you type another.',
  } satisfies Record<NameProblem, string>,
  member: { 'resource-set': 'Path', 'composite-usage': 'Usage', 'qualified-usage': 'Usage' },
  memberOf: (what: string, n: number) => `${what} ${n}`,
  addMember: (what: string, name: string) => `Add ${what.toLowerCase()} to ${name}`,
  removeMember: (text: string, name: string) => `Remove ${text} from ${name}`,
  addUsageOption: 'add…',
  goToUse: (line: number) => `Go to line ${line}`,
  useIn: (line: number, path: string) => `${line} in ${path}`,
  goToUseIn: (line: number, path: string) => `Go to line ${line} in ${path}`,
  unused: 'not used',
  needsVersion: 'This needs ACAP-version: 1.1.',
  fileNeedsVersion: 'Some lines need ACAP-version: 1.1.',
  addVersion: 'Add it',
  addMore: 'Add something else',
  addRecord: 'Add ACAP record',
  fileTitle: 'For the whole file',
  version: 'ACAP version',
  noVersion: 'none (read as 1.0)',
  comment: '##ACAP comment',
  ignore: 'Ignore the conventional records',
  explainIgnore: 'What it switches off',
  ignoreNothing: 'This file has no conventional records above its ACAP records: nothing is switched off.',
  ignoreRecords: (count: number, robots: readonly string[]) =>
    `${some(count, 'conventional record', 'conventional records')} no longer count for crawlers that read ACAP: those of ${list(robots)}. Robots that do not read ACAP go on reading them.`,
  ignoreSame: 'Of the paths that this file names, no crawler gets another answer to crawling.',
  ignoreChanges: (crawlers: readonly string[], paths: number) =>
    `For at least ${some(paths, 'path', 'paths')} of this file the answer to crawling is another one then: for ${list(crawlers)}.`,
  anyOther: 'any other crawler',
  showLine: (line: number) => `Show line ${line} in the text`,
  rawLine: 'Text of the line',
  cannotRead: 'Crawlers skip this line.',
} as const;
