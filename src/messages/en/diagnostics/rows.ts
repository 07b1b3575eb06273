// What a row of the list of findings says in English where the message, or the title of the fix, is longer than a
// line, and what one row says of many equal findings. A kind without a row here has its title instead.
import type { FixKinds, Kinds, ValuesOf } from '../../../core/diagnostics/define-checks.ts';
import type { AcapFixes } from '../../../core/formats/acap/diagnostics/check-context.ts';
import type { ExtensionFixes } from '../../../core/formats/extensions/diagnostics/check-context.ts';
import type { ExtensionKinds } from '../../../core/formats/extensions/diagnostics/inspector.ts';
import type { RepLineFixes } from '../../../core/formats/rep/diagnostics/lines/check-context.ts';
import type { RepLineKinds } from '../../../core/formats/rep/diagnostics/lines/inspector.ts';
import type { PathFixes } from '../../../core/formats/rep/diagnostics/paths/check-context.ts';
import type { RepPathKinds } from '../../../core/formats/rep/diagnostics/paths/inspector.ts';
import { shortenMiddle } from '../../../core/text/shorten-text.ts';
import { inLanguage } from '../../language.ts';
import { list, listAll, number, plural } from '../counts.ts';

type Rows<Codes extends Kinds> = {
  readonly [Code in keyof Codes]?: (values: ValuesOf<Codes[Code]>) => string;
};
type Labels<Codes extends FixKinds> = { readonly [Code in keyof Codes]?: (values: Codes[Code]) => string };

/** A path or a name as long as a row has room for. */
const brief = (text: string) => shortenMiddle(text, 30, 17, 12);
const lines = (all: readonly number[]) =>
  all.length === 1 ? `line ${all[0]}` : `lines ${list(all.map(String))}`;
const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** What is wrong, as a sentence of at most 78 characters. */
export const findingRows: Rows<RepLineKinds & RepPathKinds & ExtensionKinds> = inLanguage('findingRows', {
  R007: ({ text }) => `“${brief(text)}” has no colon.`,
  R009: ({ name, field, readers }) =>
    readers.length === 0
      ? `${brief(name)} is probably ${field}: no reader reads the line.`
      : `${brief(name)} is not a field: only some readers take it for ${field}.`,
  R020: ({ name }) => `“${brief(name)}” is not a valid name.`,
  R022: ({ name }) => `“${brief(name)}” has spaces, and crawler names do not.`,
  R031: ({ name, rules }) =>
    `${plural(rules, 'rule', 'rules')} for any other crawler ${verb(rules, 'does', 'do')} not apply to ${brief(name)}.`,
  R040: ({ path }) => `${brief(path)} does not begin with a slash: it never matches.`,
  R043: ({ url }) => `${brief(url)} is a full URL; a rule needs a path.`,
  R051: ({ path }) => `The * at the end of ${brief(path)} changes nothing.`,
  R053: ({ path, sign }) => `${sign} in ${brief(path)} is not a percent-escape.`,
  R058: ({ path }) => `There is a space in ${brief(path)}.`,
  R063: ({ path }) => `Allow: ${brief(path)} at the end has no effect.`,
  R084: ({ octet, encoding }) =>
    encoding === undefined ? `The byte ${octet} is not UTF-8.` : `The file is in ${encoding}, not in UTF-8.`,
  R085: ({ address }) => `${brief(address)} has no field name: it is not read.`,
  R087: ({ names }) =>
    names.length === 1
      ? `${brief(names[0] ?? '')} follows this record only if it names the crawler.`
      : `${number(names.length)} crawlers follow this record only if it names them.`,
  R088: ({ name, extent }) =>
    `${brief(name)} ${extent === 'ignored' ? 'does not follow' : 'mostly does not follow'} robots.txt.`,
  R094: ({ covers }) =>
    covers.length === 0
      ? 'Every URL has the same answer without this line.'
      : `Changes no answer: ${lines(covers)} already ${verb(covers.length, 'decides', 'decide')} the same.`,
  R096: ({ path }) => `${brief(path)} looks like a regular expression.`,
  R098: ({ path, character }) => `${brief(path)} contains ${character}.`,
  R120: ({ path, entity, character }) => `${brief(path)} has ${entity} in place of ${character}.`,
  R100: ({ count }) =>
    count === 1
      ? '1 line names a path that attackers look for.'
      : `${number(count)} lines name paths that attackers look for.`,
  R102: ({ lines: by }) =>
    `Never decides: ${lines(by)} ${verb(by.length, 'does', 'do')}, wherever this line matches.`,
  R103: ({ next }) => `The line break before “${brief(next)}” is missing.`,
  R104: ({ names }) => {
    const more = names.length > 4 ? names.length - 3 : 0;
    const quoted = names.slice(0, names.length - more).map(({ name }) => `“${brief(name)}”`);
    return `Some crawlers read only a part of ${listAll(more > 0 ? [...quoted, `${number(more)} more`] : quoted)}.`;
  },
  R105: ({ text }) => `“${brief(text)}” is not a field.`,
  R108: ({ path, missed }) => `${brief(path)} does not match ${brief(missed)}.`,
  R109: ({ path }) => `${brief(path)} misses the parameter when another is first.`,
  R110: ({ path, missed }) => `${brief(path)} does not match ${brief(missed)}.`,
  R111: ({ names, others }) =>
    `The rules for ${brief(listAll(others))} also apply to ${names.includes('*') ? 'everyone' : brief(listAll(names))}.`,
  R112: ({ closingLine }) => `This Disallow lifts nothing: line ${closingLine} still closes the site.`,
  R113: ({ closingLine }) => `This Disallow lifts nothing: line ${closingLine} still counts.`,
  R114: ({ names, count }) =>
    `${names.length === 1 ? brief(names[0] ?? '') : `${number(names.length)} crawlers`} may also fetch ${plural(count, 'path', 'paths')} closed to all others.`,
  R117: ({ names, successor }) =>
    `${brief(listAll(names))} ${verb(names.length, 'is an old name', 'are old names')}; its crawler is ${brief(successor)}.`,
  R118: ({ name }) => `“${brief(name)}” is a browser, not a crawler.`,
  R070: ({ value }) => `A sitemap needs a full URL; ${brief(value)} is only a path.`,
  R071: ({ name }) => `Not every crawler reads ${name}.`,
  'AIU-CONTRADICTORY': ({ purpose, yes, no }) => `Line ${yes} allows ${purpose}, line ${no} does not.`,
  'CRD-IGNORED': () => 'A crawler of this record does not read Crawl-delay.',
  'LIN-GLUE': ({ line, above, below }) =>
    `Line ${line} joins the records of ${brief(above)} and ${brief(below)}.`,
  'NOI-ALONE': ({ path }) => `Only Noindex keeps ${brief(path)} out of an index.`,
  'NOI-CLOSED': () => 'Crawlers cannot see this Noindex: they may not fetch the page.',
  'SIT-CLOSED': ({ line, count }) =>
    `Line ${line} blocks ${count === 1 ? 'a sitemap' : `${number(count)} sitemaps`} that the file names.`,
  'SIT-HTTP': ({ host }) => `The sitemap uses http, but ${brief(host)} uses https.`,
  'SIT-TWICE': () => 'A line above already names this sitemap.',
});

/** What many lines have in common, after "370 lines". */
export const manyFindings: {
  readonly [Code in keyof (RepLineKinds & RepPathKinds & ExtensionKinds)]?: string;
} = inLanguage('manyFindings', {
  R001: 'are rules without a user-agent above them.',
  R007: 'have no colon: most readers do not read them.',
  R008: 'have a field that no reader knows.',
  R009: 'misspell the name of their field.',
  R021: 'name a crawler with its version.',
  R022: 'name a crawler with spaces.',
  R026: 'name a crawler twice in one record.',
  R031: 'begin records that do not repeat the rules for any other crawler.',
  R040: 'have a path without a slash, so none matches.',
  R043: 'name a whole URL; a rule takes a path, so none matches.',
  R047: 'repeat a rule.',
  R058: 'have a space in the path.',
  R071: 'have a field that not every crawler reads.',
  R082: 'have invisible characters.',
  R085: 'are addresses without a field name: readers do not read them.',
  R088: 'name crawlers that do not follow robots.txt.',
  R089: 'have a name similar to that of a known crawler.',
  R094: 'change no answer: other lines already decide the same.',
  R095: 'are Allow rules without effect.',
  R096: 'look like regular expressions.',
  R099: 'block style sheets or scripts.',
  R102: 'never decide: others do, wherever they match.',
  R105: 'are not fields: readers do not read them.',
  R113: 'are a Disallow without a path that lifts nothing.',
  R118: 'name browsers, not crawlers.',
  R120: 'have an HTML entity in the path.',
  R070: 'name a sitemap without a full URL.',
  'AIU-CONTRADICTORY': 'contradict each other about AI.',
  'CLP-TWICE': 'name a parameter twice.',
  'CRD-DECIMAL': 'have a Crawl-delay with a fraction.',
  'CRD-IGNORED': 'set a Crawl-delay for crawlers that do not read it.',
  'CRD-LARGE': 'set a very long Crawl-delay.',
  'HOST-OBSOLETE': 'are Host, which no known reader reads anymore.',
  'LIN-GLUE': 'join two records.',
  'NOI-ALONE': 'keep a path out of an index only by Noindex.',
  'NOI-CLOSED': 'are Noindex for pages that crawlers may not fetch.',
  'NOI-OBSOLETE': 'are Noindex, which no known reader reads anymore.',
  'RRT-UNIT': 'have a rate with a unit or hours.',
  'SIT-HTTP': 'name a sitemap by http on a site with https.',
  'SIT-TWICE': 'name a sitemap again.',
});

/** What a fix does, as a command of at most 30 characters; the change itself is shown with it. */
export const fixLabels: Labels<RepLineFixes & PathFixes & ExtensionFixes & AcapFixes> = inLanguage(
  'fixLabels',
  {
    'mirror-rule': ({ to }) => (to === 'acap' ? 'Add it to the ACAP records' : 'Add it to the other records'),
    'ignore-conventional': () => 'Ignore the other records',
    'add-default-record': () => 'Add a record for *',
    'add-name': ({ name }) => `Add ${shortenMiddle(name, 22, 14, 7)}`,
    'add-names': ({ names }) => `Add ${plural(names.length, 'name', 'names')}`,
    'add-rule': ({ text }) => `Add “${text}”`,
    'add-rules': ({ paths }) => (paths.length === 1 ? 'Block it too' : `Add ${number(paths.length)} rules`),
    'allow-resources': ({ paths }) => `Allow ${paths.length === 1 ? 'it' : 'them'}`,
    'close-the-rest': () => 'Block the rest',
    'comment-rest': () => 'Make the rest a comment',
    'copy-default-rules': ({ rules }) => `Copy ${plural(rules, 'rule', 'rules')} here`,
    'copy-rules': ({ rules }) => `Copy ${plural(rules, 'rule', 'rules')} here`,
    'delete-name': ({ line }) => `Delete the name on line ${line}`,
    'delete-rule': ({ line }) => `Delete line ${line}`,
    'delete-rules': ({ lines: deleted }) => `Delete ${plural(deleted.length, 'line', 'lines')}`,
    'drop-names': ({ names }) => `Delete ${plural(names.length, 'name', 'names')}`,
    'empty-disallow': () => 'Allow the site',
    'empty-policy': () => 'Begin a new file',
    'end-record': () => 'End the record above',
    'forbid-nothing': () => 'Use Disallow without a path',
    'insert-blank-line': () => 'Insert a blank line',
    'join-names': ({ lines: joined }) => `Copy ${plural(joined, 'line', 'lines')}`,
    'match-parameter': () => 'Match the parameter',
    'merge-records': ({ line }) => `Merge into line ${line}`,
    'modern-allow': () => 'Allow the sitemap',
    'modern-close': () => 'Add “Allow: /”',
    'modern-copy-signal': () => 'Copy the line',
    'modern-into-record': ({ line }) => `Move to the record of line ${line}`,
    'modern-largest': ({ value }) => `Keep only ${value}`,
    'modern-lift-rule': ({ line }) => `Unblock it: change line ${line}`,
    'modern-move-above': () => 'Move above the records',
    'modern-own-record': () => 'Give it its own record',
    'modern-page-snippet': () => 'Show what to use instead',
    'modern-to-top': () => 'Move to the top',
    'modern-to-usage': () => 'Use the present form',
    'modern-write': ({ text }) => `Use ${shortenMiddle(text, 24, 14, 9)}`,
    'move-record-above': () => 'Move the record up',
    'only-folder': () => 'Block only the folder',
    'open-urls': () => 'Open them',
    'remove-gaps': () => 'Remove the spaces',
    'remove-indents': () => 'Remove the indentation',
    'remove-stars': () => 'Remove the stars',
    'rules-into-record': ({ line }) => `Move to the record of line ${line}`,
    'sort-record': () => 'Sort the rules',
    'drop-versions': ({ count }) => (count === 1 ? 'Drop the version' : `Drop all ${number(count)} versions`),
    'split-names': ({ names }) => `Split into ${number(names.length)} user-agents`,
    'split-rule': ({ paths }) => `Split into ${number(paths.length)} rules`,
    'write-end': () => 'End it with $',
    'write-escaped': () => 'Escape it',
    'write-field': ({ text }) => `Use ${shortenMiddle(text, 24, 14, 9)}`,
    'write-literally': () => 'Match the characters',
    'write-number-sign': () => 'Make it part of the path',
    'write-octets': ({ text }) => `Use ${shortenMiddle(text, 24, 14, 9)}`,
    'write-rule-path': ({ text }) => `Use ${shortenMiddle(text, 24, 14, 9)}`,
    'write-rules': ({ paths }) => `Use ${plural(paths.length, 'rule', 'rules')}`,
    'write-value': ({ text }) => `Use ${shortenMiddle(text, 24, 14, 9)}`,
    'write-without-query': () => 'Match any query',
  },
);

/** What one button does to many lines. */
export const fixAllLabels: {
  readonly [Code in keyof (RepLineFixes & PathFixes & ExtensionFixes)]?: (count: string) => string;
} = inLanguage('fixAllLabels', {
  'comment-out': (count) => `Comment out all ${count}`,
  'comment-out-all': (count) => `Comment out all ${count}`,
  'delete-name': (count) => `Delete all ${count}`,
  'delete-rule': (count) => `Delete all ${count}`,
  'delete-rules': (count) => `Delete all ${count}`,
  'modern-comment-out': (count) => `Comment out all ${count}`,
  'modern-delete': (count) => `Delete all ${count}`,
  'write-agent': (count) => `Write the name in all ${count}`,
  'write-field': (count) => `Correct the field in all ${count}`,
  'write-name': (count) => `Correct the field name in all ${count}`,
  'write-rule-path': (count) => `Write the path in all ${count}`,
});
