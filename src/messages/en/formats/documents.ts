// Words about documents and what they say to crawlers: the form, the table, the batch table.

import type { PiSpot } from '../../../core/formats/robots-pi/edit/pi-spots.ts';
import type { HiddenPi } from '../../../core/formats/robots-pi/hidden-pi.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';
import { crawlerInSentence } from '../table.ts';

const line = (at: number) => `line ${at + 1}`;

const hidden = {
  comment: 'in a comment',
  cdata: 'in a CDATA section',
  entity: 'in an entity',
} as const satisfies Record<HiddenPi['where'], string>;

export const documentWords = inLanguage('documentWords', {
  askAll: (count: number) =>
    count === 1 ? 'Show it in the table' : `Show all ${number(count)} in the table`,
  pane: 'Records',
  instruction: 'Robots instruction',
  bits: { index: 'Index this document', follow: 'Follow its links' },
  means: {
    index: { yes: 'its words may be indexed', no: 'its words are not indexed' },
    follow: { yes: 'crawlers may visit the pages it links to', no: 'crawlers do not follow links from here' },
  },
  yes: 'Yes',
  no: 'No',
  answer: (bit: boolean) => (bit ? 'Yes' : 'No'),
  writtenAs: 'Written as',
  nothingWritten: 'Nothing is written.',
  firstStep: 'Without a robots instruction, the document may be indexed and its links followed.',
  insert: 'Insert the instruction',
  illegal: (why: string) => `The instruction is not valid: ${why}. Crawlers report it and do not obey it.`,
  where: 'Where it is',
  spots: {
    declaration: 'after the XML declaration',
    doctype: 'after the document type',
    subset: 'in the internal subset',
  } satisfies Record<PiSpot, string>,
  top: 'at the top: this file has no XML declaration',
  lacks: {
    declaration: 'the XML declaration is never closed',
    doctype: 'this file has none',
    subset: 'this file has none',
  } satisfies Record<PiSpot, string>,
  elsewhere: 'in the content',
  line,
  readers: 'Who reads it',
  parser: 'Parser',
  index: 'Index',
  follow: 'Follow',
  by: 'By',
  parsers: { xml: 'XML', html: 'HTML' },
  byPi: (at: number) => `instruction, ${line(at)}`,
  byMeta: (at: number) => `META tag, ${line(at)}`,
  byNothing: { xml: 'no valid instruction', html: 'no META tag' },
  insertSame: 'Insert the same',
  copyToMeta: 'Copy to META',
  copyFromMeta: 'Copy from META',
  keepEqual: 'Also change the META tag',
  noAccess:
    'A request not to index is not access control: a crawler has to fetch the document to read this line.',
  goTo: (at: number) => `Line ${at + 1}`,
  metas: {
    title: 'META tags for crawlers',
    none: 'No META tag says anything to crawlers or about text and data mining.',
    row: (name: string, at: number) => `META tag ${name}, line ${at + 1}`,
    crawler: 'Crawler',
    allCrawlers: 'All crawlers (“robots”)',
    documented: 'Operators document the tag',
    undocumented: 'No operator documents the tag',
    directives: 'Directives',
    name: 'META tag',
    reservation: 'Text and data mining',
    reserved: 'Reserved (1)',
    notReserved: 'Not reserved (0)',
    unset: (value: string) => (value === '' ? 'Not set' : `Not defined (${value})`),
    policy: 'Policy (URL)',
    remove: (name: string, at: number) => `Delete the META tag ${name} on line ${at + 1}`,
    add: 'Add META tag',
    addReservation: 'Add reservation',
    addPolicy: 'Add policy',
    exclusions: (count: number) =>
      `${plural(count, 'part is', 'parts are')} kept out of snippets (data-nosnippet):`,
    licenses: (count: number) => `${plural(count, 'link', 'links')} to a license:`,
  },
  question: 'May it appear in search, and its links be followed?',
  /** The answers in words. */
  answers: {
    'index,follow': 'May be indexed',
    'noindex,follow': 'Not indexed',
    'index,nofollow': 'May be indexed, links not followed',
    'noindex,nofollow': 'Not indexed, links not followed',
    unread: 'Not read, so it may still be listed without its text',
  },
  questionGroup: 'Search (robots.txt, headers, documents)',
  matrix: {
    columns: { index: 'Index', follow: 'Follow' },
    headings: { index: 'may be indexed', follow: 'may have its links followed' },
    counted: { yes: 'yes', no: 'no', unread: 'never read' },
    unreadFilter: 'Never read',
    unread: (path: string, at: number | undefined) =>
      at === undefined ? `never read: ${path}` : `never read: ${path} ${line(at)}`,
    because: {
      pi: (at: number) => `the robots instruction on line ${at + 1} decides`,
      meta: (at: number) => `the robots META tag on line ${at + 1} decides`,
      header: (at: number) => `the response header on line ${at + 1} decides`,
      illegal: () => 'it has no valid robots instruction',
      silence: () => 'nothing in it applies to this parser',
      'no-document': () => 'the site does not have this document',
      'other-site': () => 'it is on another site',
      unread: () =>
        'the crawler may not fetch it, so it never reads what it says, and may still list the address',
    } as Readonly<Record<string, (at: number) => string>>,
  },
  bar: {
    readBy: 'Documents read by',
    byKind: 'the parser for the kind of file',
    xml: 'an XML parser',
    html: 'an HTML parser',
    fetchedBy: 'fetched by',
    agent: crawlerInSentence,
    several: 'Change several',
    none: 'The site has no documents yet, so only robots.txt and response headers are known. Add pages, or drop a folder of them here.',
  },
  trace: { fetching: 'May it be fetched?', document: 'The document', unread: 'Its instruction (not read)' },
  batch: {
    region: (count: number) => `All ${plural(count, 'document', 'documents')}`,
    select: (path: string) => `Select ${path}`,
    show: 'Show documents',
    filters: { all: 'All', found: 'Findings', changed: 'Changed' },
    selectAll: 'Select all documents that are shown',
    document: 'Document',
    pi: 'Instruction',
    finding: 'Finding',
    selected: (count: number) => `${number(count)} selected`,
    same: 'no change',
    setIndex: 'Index',
    setFollow: 'Follow',
    write: (count: number) => (count === 0 ? 'Write' : `Write to ${plural(count, 'document', 'documents')}`),
    saveEach: (count: number) => (count === 0 ? 'Save each' : `Save each (${number(count)})`),
    saved: (count: number) => `${plural(count, 'document', 'documents')} saved.`,
    wrote: (changed: number, all: number) =>
      changed === 0
        ? 'No changes needed.'
        : `Wrote to ${changed} of ${plural(all, 'document', 'documents')}.`,
    more: (count: number) => `+${count}`,
    moreInFull: (count: number) => `and ${count} more`,
    fix: (short: string, path: string) => `${short} in ${path}`,
    /** What a fix does, in one or two words. */
    short: {
      'insert-pi': 'Insert',
      'rewrite-pi': 'Rewrite',
      'remove-other-pis': 'Delete others',
      'remove-pi': 'Delete',
      'move-to-prolog': 'Move up',
      'lower-target': 'Lower-case',
      'move-out': 'Move out',
      'copy-pi-to-meta': 'Copy to META',
      'copy-meta-to-pi': 'Copy META',
      'insert-meta': 'Insert META',
      'close-pi': 'Close',
      'declaration-first': 'Move up',
    } as Readonly<Record<string, string>>,
    unreadShort: 'unread',
    changed: 'changed',
    open: (path: string) => `Open ${path}`,
    at: {
      none: 'none',
      late: (at: number) => `${line(at)}, late`,
      illegal: (at: number) => `${line(at)}, invalid`,
      legal: (at: number) => line(at),
      subset: (at: number) => `${line(at)}, subset`,
      several: (lines: readonly number[]) => `lines ${lines.map((at) => at + 1).join(', ')}`,
      meta: (at: number) => `META, ${line(at)}`,
      hidden: (where: HiddenPi['where']) => hidden[where],
    },
  },
} as const);
