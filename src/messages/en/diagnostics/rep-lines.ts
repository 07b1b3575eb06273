// The findings of lines, shapes, records and names of conventional files in English: one row per code.
import { checkerTitle } from '../../../core/catalogue/file-checkers.ts';
import type {
  Names,
  RepLineCommands,
  RepLineFixes,
} from '../../../core/formats/rep/diagnostics/lines/check-context.ts';
import type { RepLineKinds } from '../../../core/formats/rep/diagnostics/lines/inspector.ts';
import type { CutName } from '../../../core/formats/rep/diagnostics/lines/names/agent-faults.ts';
import type { ReaderId } from '../../../core/readers/registry.ts';
import {
  type FindingTexts,
  type FixText,
  type FixTexts,
  nameCharacters,
  findingText as row,
} from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll, number } from '../counts.ts';
import { readerNamed, readersNamed } from '../readers.ts';

const numbered = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
/** A verb for one reader, or for several. */
const verb = (readers: readonly ReaderId[], one: string, many: string) =>
  `${readersNamed(readers)} ${readers.length === 1 ? one : many}`;
const andOthers = (count: number, what: string) =>
  count > 1 ? ` and ${numbered(count - 1, `other ${what}`)}` : '';
/** More names than these are counted. */
const MAX_CUT_NAMES = 8;
const hereAndOn = (lines: number) => (lines > 1 ? `, here and on ${numbered(lines - 1, 'other line')}` : '');
/** The end of a sentence about a line that readers skip, and the lines below that they also skip. */
const skippedWithBelow = (lines: number) => {
  const below = lines - 1;
  if (below < 1) return 'so no reader reads the line';
  return `so no reader reads it or the ${below === 1 ? 'line' : `${below} lines`} below`;
};
const kib = (octets: number) => `${Math.ceil(octets / 1024)} KiB`;
/** A name of the file in a sentence, where a comma or a space must not look like one of the sentence. */
const nameInText = (name: string) => (/[\s,;]/.test(name) ? `“${name}”` : name);
const listNames = (names: readonly string[]) => listAll(names.map(nameInText));
const someNames = ({ names, more }: Names) =>
  listAll([...names.map(nameInText), ...(more > 0 ? [`${more} more`] : [])]);
const characterNames = ({ names, more }: Names) => [...names, ...(more > 0 ? ['…'] : [])].join(', ');

const NAME_WHY =
  'A crawler looks for its bare name; a line with anything else matches no crawler, or the wrong one.';

/** Why a program reports a line, by the reasons in `core/catalogue/file-checkers.ts`. */
const reports: Readonly<Record<string, (word: string) => string>> = {
  'no-colon': () => 'the line has no colon',
  unknown: (name) => `${name === '' ? 'a field without a name' : name} is not in its list of fields`,
  'no-agent': () => 'the user-agent line has no name',
  'above-agents': () => 'the rule is above all user-agent lines',
  sitemap: () => 'the sitemap address is not a full URL',
  'sitemap-scheme': (scheme) => `the sitemap address begins with ${scheme}:`,
  path: () => 'the path does not begin with “/” or “*”',
  dollar: () => 'the path has a “$” before its end',
  unused: (name) => `${name} is a field that it does not use`,
};

/** What is missing in a file, by the reasons in `core/catalogue/file-checkers.ts`. */
const lacks: Readonly<Record<string, string>> = {
  'no-user-agent': 'has no User-agent line',
  'no-content-signal': 'has no Content-Signal line',
};

export const repLineFindingWords: FindingTexts<RepLineKinds> = inLanguage('repLineFindingWords', {
  R001: row(
    'The rules belong to no record',
    ({ rule, rules, blank, readers }) =>
      blank === undefined
        ? `${rule}${andOthers(rules, 'rule')} ${rules === 1 ? 'has' : 'have'} no user-agent line above.`
        : `For ${readersNamed(readers)}, blank line ${blank.line} ends the record above ${rule}${andOthers(rules, 'rule')}.`,
    'A rule applies to the user-agents above it in its record; without them, it is ignored.',
  ),
  R002: row(
    'No rules follow the user-agent line',
    ({ blank, readers, ...names }) =>
      blank === undefined
        ? `No Allow or Disallow follows ${someNames(names)}: ${verb(readers, 'allows', 'allow')} everything; other readers ignore such names.`
        : `Blank line ${blank.line} ends the record of ${someNames(names)} before any rule.`,
    'A record needs at least one rule. Crawlers named without one follow the record for any other crawler.',
  ),
  R003: row(
    'A blank line ends the record for some readers',
    ({ name, blank, blanks, enders, others, orphans, dropped }) => {
      const what = [
        ...(dropped.names.length === 0 ? [] : [`${someNames(dropped)} without rules`]),
        ...(orphans === 0 ? [] : [`${numbered(orphans, 'rule')} without a record`]),
      ].join(' and ');
      const more = blanks > 1 ? ` (the first of ${blanks})` : '';
      return `Blank line ${blank.line}${more} ends the record of ${nameInText(name)} for ${readersNamed(enders)}${what === '' ? '' : `, and leaves ${what}`}. ${verb(others, 'continues', 'continue')} the record.`;
    },
    'The specifications of 1994 and 1996, Yandex and Python’s urllib before 3.13.14 and 3.14.5 end a record at a blank line; RFC 9309, Google and Bing ignore blank lines.',
  ),
  R004: row(
    'No blank line between records',
    ({ name, above }) =>
      `No blank line separates the record of ${nameInText(name)} from line ${above} above it.`,
    'Specifications before RFC 9309 separate records with blank lines, although their grammar does not require it.',
  ),
  R005: row(
    'Spaces before the field name',
    ({ lines }) => `There are spaces before the field name${hereAndOn(lines)}.`,
    'Readers accept leading spaces, but the grammar of 1996 does not allow them.',
  ),
  R006: row(
    'Spaces before the colon',
    ({ lines }) => `There are spaces before the colon${hereAndOn(lines)}.`,
    'The grammar of 1996 does not allow a space before the colon, and some crawlers do not read such a line.',
  ),
  R007: row(
    'The colon or the field name is missing',
    ({ text, lacks, field, readers, lines }) =>
      field === undefined
        ? `“${text}” ${lacks === 'name' ? 'has no field name before its colon' : 'has no colon'}, ${skippedWithBelow(lines)}.`
        : `“${text}” has no colon. ${readers.length === 0 ? 'No reader reads the line.' : `${verb(readers, 'adds', 'add')} one if the line has two words; other readers do not.`}`,
    'A line is a field name, a colon and a value. Without a colon it has no effect, unless the reader adds one.',
  ),
  R008: row(
    'The field is not known',
    ({ name, lines }) =>
      `Gatepost does not know the field ${name}${lines > 1 ? ` (${numbered(lines, 'line')})` : ''}.`,
    'RFC 9309 allows other fields, and crawlers do not read the lines of those they do not know.',
  ),
  R009: row(
    'The field name looks misspelled',
    ({ name, field, readers }) =>
      readers.length === 0
        ? `${name} is probably a misspelling of ${field}, and no reader reads the line.`
        : `${verb(readers, 'reads', 'read')} ${name} as ${field}; other readers do not.`,
    'Readers compare whole field names. Google also accepts a few misspellings, and longer names that begin with a field name.',
  ),
  R010: row(
    'A byte order mark hides text from some readers',
    ({ text, readers }) => `Because of a byte order mark, ${verb(readers, 'does', 'do')} not read “${text}”.`,
    'The mark is three bytes before the text. Some readers drop them; others read them as part of the first field name.',
  ),
  R011: row(
    'The line endings are mixed',
    ({ lines, most, others }) =>
      `Most of the ${numbered(lines, 'line')} end in ${most}, but ${listAll(others.map((one) => `${one.lines} ${one.lines === 1 ? 'ends' : 'end'} in ${one.ending}`))}.`,
    'Every reader accepts LF, CRLF and CR, but a mix can add blank lines: LF CR is a line end and an empty line.',
  ),
  R012: row(
    'The last line has no line break',
    ({ line }) => `Line ${line}, the last one, does not end in a line break.`,
    'The grammars of 1996 and 2022 require a line break. Readers accept the line without it, but text added at the end joins it.',
  ),
  R013: row(
    'The path has letters outside US-ASCII',
    ({ path, encoded }) =>
      `${path} has characters outside US-ASCII; in the format of 1996, it is written ${encoded}.`,
    'The format of 1996 is US-ASCII, with other bytes written as %xx. RFC 9309 and Google treat both forms as the same.',
  ),
  R014: row(
    'The line has a control character',
    ({ isInComment, ...names }) =>
      `The ${isInComment ? 'comment' : 'line'} has ${names.names.length > 1 ? 'control characters' : 'a control character'}: ${characterNames(names)}.`,
    'Tab is the only control character allowed. Others are invisible, Google stops reading the line at NUL, and Python ends lines at some of them.',
  ),
  R015: row(
    'The file is too large for some readers',
    ({ octets, limit, line, cutting, ignoring }) =>
      `The file is ${kib(octets)}. ${verb(cutting, 'reads', 'read')} only the first ${kib(limit)}: line ${line} is the first not read in full.${ignoring.length === 0 ? '' : ` ${verb(ignoring, 'treats', 'treat')} the file as one that allows everything.`}`,
    'RFC 9309 requires crawlers to read at least 500 KiB, and many read no more.',
  ),
  R016: row(
    'The line is too long for some readers',
    ({ octets, limit, readers }) =>
      `The line has ${octets} bytes; ${verb(readers, 'cuts', 'cut')} it after ${limit}.`,
    'A path that is cut short matches more than you intend.',
  ),
  R017: row(
    'The file is not a policy file',
    ({ records, content }) =>
      `This is a ${content === 'dtd' ? 'document type definition' : 'web page'}, not a policy file: crawlers find ${records === 0 ? 'no records' : numbered(records, 'record')} in it.`,
    'Crawlers read it as text, skip what they cannot read, and fetch everything. Servers often return a web page when the file is missing.',
  ),
  R018: row(
    'A line cannot be continued on the next one',
    ({ text }) => `“${text}” looks like the rest of the line above, but readers do not read it.`,
    'A line cannot be continued: the next one is a separate line even if it begins with spaces.',
  ),
  R019: row(
    'The file has no records',
    () => 'The file has no records, so every crawler may fetch everything.',
    'That is valid. A record for * shows that you intend it.',
  ),
  R020: row(
    'The user-agent is not a valid name',
    ({ name, nearest }) =>
      `“${name}” is not a valid name${nearest.length === 0 ? '' : `; ${nearest.join(', ')} is`}.`,
    `The format of 1996 allows no spaces and none of ()<>@,;:\\"/[]?={} in names, RFC 9309 only letters, _ and -. ${NAME_WHY}`,
  ),
  R021: row(
    'The name includes a version',
    ({ name }) => `${name} has a version, which is not part of the name.`,
    `Readers that compare whole names never match it; Google cuts the version off. ${NAME_WHY}`,
  ),
  R022: row(
    'The name has spaces',
    ({ name, readByGoogle }) =>
      `“${name}” has spaces, and crawler names do not.${readByGoogle === '' ? '' : ` Google reads only “${readByGoogle}”.`}`,
    NAME_WHY,
  ),
  R023: row(
    'The name has characters that Google does not read',
    ({ name, readByGoogle, hasDigits }) =>
      `${name} has ${hasDigits ? 'digits, which' : 'characters that'} RFC 9309 does not allow in names; Google reads ${readByGoogle === '' ? 'none of it' : `only “${readByGoogle}”`}.`,
    'Some crawlers have digits in their names and look for them; names that an operator documents are not reported.',
  ),
  R024: row(
    'A line can name only one crawler',
    ({ name, readByGoogle }) =>
      `“${name}” is a list, but a line names only one crawler.${readByGoogle === '' ? '' : ` Google reads only “${readByGoogle}”.`}`,
    'Erratum 8895 of RFC 9309 proposes lists, but it is not adopted. Use one line for each name.',
  ),
  R025: row(
    'The * in a name is not a wildcard',
    ({ name }) => `The * in ${name} is not a wildcard: in names, only * by itself is special.`,
    `Google cuts the name at the *; other readers look for the * itself. ${NAME_WHY}`,
  ),
  R026: row(
    'The record already has this name',
    ({ name, line }) => `Line ${line} already names ${name} in this record.`,
    'Once is enough.',
  ),
  R027: row(
    'Two records name the same crawler',
    ({ name, names, line, mergers, firsts }) =>
      `The record at line ${line} also names ${name}${andOthers(names, 'name')}. ${verb(firsts, 'uses', 'use')} only that record; ${verb(mergers, 'combines', 'combine')} both.`,
    'Specifications before RFC 9309 use the first record of a crawler; RFC 9309 and current readers use all of them together.',
  ),
  R028: row(
    'Two records are for any other crawler',
    ({ line, mergers, firsts }) =>
      `The record at line ${line} is already for any other crawler. ${verb(firsts, 'uses', 'use')} only that record; ${verb(mergers, 'combines', 'combine')} both.`,
    'Specifications before RFC 9309 use the first record, current readers use both, and the Yandex help calls this an error.',
  ),
  R029: row(
    'The record also applies to another crawler',
    ({ crawler, taken, line, ownLine, readers }) =>
      ownLine === undefined
        ? `${verb(readers, 'applies', 'apply')} the record of ${taken} to ${crawler}, which no line names.`
        : `${verb(readers, 'applies', 'apply')} the record of ${taken} at line ${line} to ${crawler}, which has its own record below.`,
    'These readers also match a name that is only part of another, and the first record that matches applies.',
  ),
  R030: row(
    'No record for any other crawler',
    () => 'Crawlers without a record of their own may fetch everything.',
    'That is valid. A record for * at the end shows that you intend it.',
  ),
  R031: row(
    'Rules for any other crawler do not apply here',
    ({ name, rules, path }) =>
      `${numbered(rules, 'rule')} for any other crawler, such as Disallow: ${path}, ${rules === 1 ? 'does' : 'do'} not apply to ${name}.`,
    'A crawler follows only the record that names it and inherits no rules. If that is what you want, nothing needs to change.',
  ),
  R032: row(
    'The record for any other crawler is not last',
    ({ records }) =>
      `${numbered(records, 'record')} ${records === 1 ? 'is' : 'are'} below the one for any other crawler.`,
    'Its position has no effect, but specifications before RFC 9309 put it last.',
  ),
  R072: row(
    'A field between names splits the record',
    ({ text, name, readers }) =>
      `“${text}” is between names, so ${name} begins a new record for ${readersNamed(readers)}.`,
    'In the grammar of December 1996, an unknown field is a rule, so the next user-agent line begins a new record.',
  ),
  R073: row(
    'The field is outside any record',
    ({ name, fields }) =>
      `${name}${andOthers(fields, 'field')} ${fields > 1 ? 'are' : 'is'} outside any record, which the format of 1996 does not allow.`,
    'The grammar of 1996 allows other fields only in records; RFC 9309 allows them anywhere.',
  ),
  R080: row(
    'The file name must be lowercase',
    ({ path, requested, reader }) => `${readerNamed(reader)} requests ${requested}, never ${path}.`,
    'The file name is fixed and lowercase.',
  ),
  R081: row(
    'The file is not at the root of the site',
    ({ path, requested }) => `${path} is not at the root: crawlers request only ${requested}.`,
    'Each scheme, host and port has one file, served as text/plain at its root.',
  ),
  R082: row(
    'The line has invisible characters',
    (names) => `The line has invisible characters: ${characterNames(names)}.`,
    'Copied text often contains them. To crawlers, they are part of the name or path, which then matches something else.',
  ),
  R083: row(
    'The file is in UTF-16',
    ({ encoding }) => `The file is in ${encoding}, so crawlers find no records in it.`,
    'A policy file is in UTF-8 or US-ASCII. Crawlers read bytes, and every other byte of this file is NUL.',
  ),
  R084: row(
    'The file is not in UTF-8',
    ({ octet, encoding, readers }) =>
      `${encoding === undefined ? `The byte ${octet} is not UTF-8.` : `The file is in ${encoding}, not in UTF-8.`} ${verb(readers, 'stops', 'stop')} with an error; other readers read the file byte by byte.`,
    'RFC 9309 requires UTF-8. Other programs show text in an older encoding with the wrong characters, and paths that contain such characters match nothing.',
  ),
  R085: row(
    'The address has no field name',
    ({ address, field }) =>
      `${address} has no field name, so no reader reads it.${field === undefined ? '' : ` ${field} is the field for addresses.`}`,
    'Readers take the text before the first colon as the field name, here the scheme of the address.',
  ),
  R086: row(
    'The user-agent line has no name',
    () => 'The user-agent line has no name.',
    'A user-agent line needs a name or *. For most readers, this one matches no crawler; for Python, every crawler.',
  ),
  R087: row(
    'The crawler does not follow the record for *',
    ({ names }) =>
      `${listNames(names)} ${names.length === 1 ? 'follows' : 'follow'} this record only if it names ${names.length === 1 ? 'the crawler' : 'them'}.`,
    'According to their operators, these crawlers do not follow the record for any other crawler.',
  ),
  R088: row(
    'The crawler does not follow robots.txt',
    ({ name, extent, date }) =>
      `${name} ${extent === 'ignored' ? 'does not follow' : 'mostly does not follow'} robots.txt, according to its operator (${formatDay(date)}).`,
    'The record is valid, but it has little or no effect.',
  ),
  R089: row(
    'The name is close to that of a known crawler',
    ({ name, nearest }) => `${name} is not a known crawler; ${nearest.join(', ')} is.`,
    'A misspelled name matches no crawler, and its record is never used. The crawler catalogue has gaps and can be out of date.',
  ),
  R104: row(
    'Google reads only a part of the name',
    ({ names }) => {
      const shown = names.slice(0, MAX_CUT_NAMES);
      const more = names.length - shown.length;
      const readAs = (some: readonly CutName[]) =>
        listAll(some.map(({ name, left }) => `“${name}” as ${left === '' ? 'nothing' : `“${left}”`}`));
      const still = shown.filter(({ follows }) => follows);
      const without = shown.filter(({ follows }) => !follows);
      const effects = [
        ...(still.length > 0
          ? [`${readAs(still)}, and follow ${still.length === 1 ? 'its record' : 'their records'}`]
          : []),
        ...(without.length > 0
          ? [`${readAs(without)}, so ${without.length === 1 ? 'it' : 'they'} may have no effect`]
          : []),
        ...(more > 0 ? [`cut ${number(more)} more`] : []),
      ];
      return `Google and others read ${effects.join('; ')}.`;
    },
    'RFC 9309 allows only letters, _ and - in names, and Google reads no further. No such crawler is in the catalogue, so it is not known whether it looks for the whole name.',
  ),
  R118: row(
    'The name is a browser, not a crawler',
    ({ name }) =>
      `“${name}” is a browser. Crawlers do not look for that name, and browsers do not read robots.txt, so these rules have no effect.`,
    'Crawlers look for their own names, even those that send the header of a browser. To turn visitors away, use the settings of the server or a firewall.',
  ),
  R105: row(
    'The text is neither a field nor a comment',
    ({ text, lines }) => `“${text}” is not a field, ${skippedWithBelow(lines)}.`,
    'Text for people belongs in a comment, which begins with #.',
  ),
  R106: row(
    'A character only looks like the right one',
    ({ names, characters, meant, readers }) =>
      `${nameCharacters(names.join(', '), characters.join(' '))} only looks like “${meant.join(' ')}”, so ${readers.length === 0 ? 'no reader reads the line' : `only ${verb(readers, 'recognizes', 'recognize')} the line`}.`,
    'The name of a field and its colon are plain ASCII. Word processors and East Asian keyboards write characters that look the same.',
  ),
  R107: row(
    'The line has an HTML tag',
    ({ tags }) => `${tags} does not belong in a line of robots.txt.`,
    'Readers do not know HTML: before a field the tag makes them skip the line, after it the tag belongs to the value.',
  ),
  R103: row(
    'Line breaks are missing in the line',
    ({ lines, next }) => `This line contains ${lines} lines: the line break before “${next}” is missing.`,
    'Readers take everything after the first colon as one value, so the first field has a wrong value and the others have no effect.',
  ),
  R092: row(
    'The name also applies to a longer name',
    ({ crawler, taken, line, ownLine, readers }) =>
      `${verb(readers, 'applies', 'apply')} the record of ${taken} at line ${line} to ${crawler}, which has its own record at line ${ownLine}.`,
    'For such a reader, a name also matches crawlers whose names contain it, and the first record that matches applies.',
  ),
  R090: row(
    'The file has too many rules for some readers',
    ({ rules, limit, readers }) =>
      `The file has ${rules} rules; ${verb(readers, 'documents', 'document')} a limit of ${limit}.`,
    'The documentation does not say what happens to further rules.',
  ),
  R091: row(
    'The path is too long for some readers',
    ({ characters, limit, readers }) =>
      `The path has ${characters} characters; ${verb(readers, 'documents', 'document')} a limit of ${limit}.`,
    'The documentation does not say what happens to longer rules.',
  ),
  'CHK-FILE': row(
    'A file checker reports something missing',
    ({ checker, reason }) => `${checkerTitle(checker)} reports that the file ${lacks[reason] ?? reason}.`,
    'The program has its own list of what a file should have. Crawlers need no such line, so no answer depends on it.',
  ),
  'CHK-LINE': row(
    'A file checker reports the line',
    ({ checker, reason, word }) =>
      `${checkerTitle(checker)} reports this line: ${reports[reason]?.(word ?? '') ?? reason}.`,
    'The program has its own rules. Crawlers do not read lines that they do not know, so no answer depends on this one, but the program reports it until you remove it.',
  ),
});

const useText: FixText<{ readonly text: string }> = ({ text }) => `Use ${text}`;
const useName: FixText<{ readonly name: string }> = ({ name }) => `Use ${name}`;

export const repLineFixWords: FixTexts<RepLineFixes & RepLineCommands> = inLanguage('repLineFixWords', {
  'write-field': useText,
  'write-name': useName,
  'write-value': useText,
  'write-octets': ({ text }) => `Use ${text}, which readers that require UTF-8 can read`,
  'write-agent': useName,
  'drop-versions': ({ count }) =>
    count === 1
      ? 'Use the name without the version'
      : `Use the name without the version in all ${number(count)}`,
  'split-names': ({ names }) => `Split into ${names.length} user-agents: ${listAll(names)}`,
  'split-lines': ({ lines }) => `Split into ${lines} lines`,
  'comment-out': () => 'Comment out the line',
  'comment-out-all': ({ lines }) => (lines === 1 ? 'Comment out the line' : `Comment out the ${lines} lines`),
  'join-with-above': ({ line }) => `Join with line ${line}`,
  'delete-characters': (names) => `Delete ${characterNames(names)}`,
  'replace-look-alikes': ({ names, field }) => `Replace ${names.join(', ')}: “${field}”`,
  'convert-to-utf-8': () => 'Convert the file to UTF-8',
  'remove-bom': () => 'Remove the byte order mark',
  'delete-mark': () => 'Delete the bytes of the byte order mark',
  'convert-line-ends': ({ to }) => `End all lines with ${to}`,
  'add-line-end': () => 'Add a line break',
  'show-unread': ({ line }) => `Go to line ${line}`,
  'show-record': ({ line }) => `Go to the record with the most rules, line ${line}`,
  'show-long-line': () => 'Go to the line',
  'show-both': () => 'Show both records',
  'empty-policy': () => 'Replace the text with a record that allows everything',
  'server-snippet': () => 'Show the lines for the server',
  'rules-into-record': ({ line, rules }) =>
    `Move ${rules === 1 ? 'it' : `the ${rules} rules`} to the record at line ${line}`,
  'add-agent-above': ({ text }) => `Add ${text} above`,
  'delete-blank-lines': ({ lines }) =>
    lines.length === 1 ? `Delete blank line ${lines[0]}` : `Delete ${lines.length} blank lines`,
  'add-rule': ({ text, effect }) =>
    effect === 'blocks' ? `Add “${text}” (blocks everything)` : `Add “${text}” (allows everything)`,
  'insert-blank-line': ({ line }) => `Insert a blank line above line ${line}`,
  'move-below-names': ({ lines }) => `Move ${numbered(lines, 'line')} below the names`,
  'delete-name': ({ name, line }) => `Delete ${name} on line ${line}`,
  'drop-names': ({ names, line }) => `Delete ${listNames(names)} from the record at line ${line}`,
  'merge-records': ({ line }) => `Merge into the record at line ${line}`,
  'join-names': ({ names, from, to, lines }) =>
    `Copy ${numbered(lines, 'line')} to the record at line ${to}, and delete ${listNames(names)} from the record at line ${from}`,
  'move-record-above': ({ name, other: above }) => `Move the record of ${name} above that of ${above}`,
  'add-default-record': () => 'Add a record for * that allows everything',
  'move-to-end': () => 'Move the record to the end',
  'copy-rules': ({ rules }) => `Copy ${numbered(rules, 'rule')} into this record`,
  'add-names': ({ names }) => `Add ${listAll(names)} to this record`,
  'remove-indents': ({ lines }) => `Remove the indentation of ${numbered(lines, 'line')}`,
  'remove-gaps': ({ lines }) => `Remove the spaces before ${numbered(lines, 'colon')}`,
  'rename-file': ({ to }) => `Rename the file to ${to}`,
  'read-as': ({ reader }) => `Read the file as ${readersNamed([reader])}`,
});
