// The findings of lines, shapes, records and names of conventional files in English: one row per code.
import type { RepLineCode } from '../../../core/formats/rep/diagnostics/lines/inspector.ts';
import { readNameList } from '../../../core/text/name-list.ts';
import {
  type FindingWords,
  type FixWords,
  nameCharacters,
  sevenValueRow as row,
} from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll } from '../counts.ts';
import { readerNamed, readersNamed } from '../readers.ts';

const numbered = (count: string, one: string, many = `${one}s`) => `${count} ${count === '1' ? one : many}`;
/** A verb for one reader, or for several. */
const verb = (titles: string, one: string, many: string) =>
  `${readersNamed(titles)} ${titles.includes(', ') ? many : one}`;
const other = (count: string) => Number(count) - 1;
const andOthers = (count: string, what: string) =>
  other(count) > 0 ? ` and ${numbered(String(other(count)), `other ${what}`)}` : '';
/** The end of a sentence about a line that readers skip, and the lines below that they also skip. */
const skippedWithBelow = (count: string) => {
  const below = other(count);
  if (below < 1) return 'so every reader skips the line';
  return `so every reader skips it and the ${below === 1 ? 'line' : `${below} lines`} below`;
};
const kib = (octets: string) => `${Math.ceil(Number(octets) / 1024)} KiB`;
/** A name of the file in a sentence, where a comma or a space must not look like one of the sentence. */
const nameInText = (name: string) => (/[\s,;]/.test(name) ? `“${name}”` : name);
/** Names from one word of a finding. */
const joinNames = (word: string) => {
  const { names, more } = readNameList(word);
  return listAll([...names.map(nameInText), ...(more > 0 ? [`${more} more`] : [])]);
};

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

export const repLineFindingWords: { readonly [Code in RepLineCode]: FindingWords } = inLanguage(
  'repLineFindingWords',
  {
    R001: row(
      'Rules without a record',
      ([rule, count, blank, titles]) =>
        blank === ''
          ? `${rule}${andOthers(count, 'rule')} ${count === '1' ? 'has' : 'have'} no user-agent line above.`
          : `For ${readersNamed(titles)}, blank line ${blank} ends the record above ${rule}${andOthers(count, 'rule')}.`,
      'A rule applies to the user-agents above it in its record; without them, it is ignored.',
    ),
    R002: row(
      'Names without rules',
      ([names, blank, keepers]) =>
        blank === ''
          ? `No Allow or Disallow follows ${joinNames(names)}: ${verb(keepers, 'allows', 'allow')} everything; other readers ignore such names.`
          : `Blank line ${blank} ends the record of ${joinNames(names)} before any rule.`,
      'A record needs at least one rule. Crawlers named without one follow the record for any other crawler.',
    ),
    R003: row(
      'Blank line inside a record',
      ([blank, enders, others, orphans, dropped, count, name]) => {
        const what = [
          ...(dropped === '' ? [] : [`${joinNames(dropped)} without rules`]),
          ...(orphans === '0' ? [] : [`${numbered(orphans, 'rule')} without a record`]),
        ].join(' and ');
        const more = other(count) > 0 ? ` (the first of ${count})` : '';
        return `Blank line ${blank}${more} ends the record of ${nameInText(name)} for ${readersNamed(enders)}${what === '' ? '' : `, and leaves ${what}`}. ${verb(others, 'continues', 'continue')} the record.`;
      },
      'The specifications of 1994 and 1996, Yandex and Python’s urllib before 3.13.14 and 3.14.5 end a record at a blank line; RFC 9309, Google and Bing ignore blank lines.',
    ),
    R004: row(
      'No blank line between records',
      ([name, above]) =>
        `No blank line separates the record of ${nameInText(name)} from line ${above} above it.`,
      'Specifications before RFC 9309 separate records with blank lines, although their grammar does not require it.',
    ),
    R005: row(
      'Spaces before a field name',
      ([count]) =>
        `There are spaces before the field name${other(count) > 0 ? `, here and on ${numbered(String(other(count)), 'other line')}` : ''}.`,
      'Readers accept leading spaces, but the grammar of 1996 does not allow them.',
    ),
    R006: row(
      'Spaces before the colon',
      ([count]) =>
        `There are spaces before the colon${other(count) > 0 ? `, here and on ${numbered(String(other(count)), 'other line')}` : ''}.`,
      'The grammar of 1996 does not allow a space before the colon, and some crawlers skip such a line.',
    ),
    R007: row(
      'Colon missing',
      ([text, what, name, titles, count]) =>
        name === ''
          ? `“${text}” ${what === 'name' ? 'has no field name before its colon' : 'has no colon'}, ${skippedWithBelow(count)}.`
          : `“${text}” has no colon. ${titles === '' ? 'Every reader skips the line.' : `${verb(titles, 'adds', 'add')} one if the line has two words; other readers skip the line.`}`,
      'A line is a field name, a colon and a value. Without a colon it has no effect, unless the reader adds one.',
    ),
    R008: row(
      'Unknown field',
      ([name, count]) =>
        `Gatepost does not know the field ${name}${other(count) > 0 ? ` (${numbered(count, 'line')})` : ''}.`,
      'RFC 9309 allows other fields, and crawlers skip the lines of those they do not know.',
    ),
    R009: row(
      'Misspelled field name',
      ([name, meant, titles]) =>
        titles === ''
          ? `${name} is probably a misspelling of ${meant}, and every reader skips the line.`
          : `${verb(titles, 'reads', 'read')} ${name} as ${meant}; other readers skip the line.`,
      'Readers compare whole field names. Google also accepts a few misspellings, and longer names that begin with a field name.',
    ),
    R010: row(
      'Byte order mark',
      ([line, titles]) => `Because of a byte order mark, ${verb(titles, 'does', 'do')} not read “${line}”.`,
      'The mark is three bytes before the text. Some readers drop them; others read them as part of the first field name.',
    ),
    R011: row(
      'Mixed line endings',
      ([most, others, lines]) =>
        `Most of the ${numbered(lines, 'line')} end in ${most}, but ${listAll(readNameList(others).names.map((one) => one.replace(/^1 /, '1 ends in ').replace(/^(\d+) (?!ends)/, '$1 end in ')))}.`,
      'Every reader accepts LF, CRLF and CR, but a mix can add blank lines: LF CR is a line end and an empty line.',
    ),
    R012: row(
      'Last line without a line break',
      ([line]) => `Line ${line}, the last one, does not end in a line break.`,
      'The grammars of 1996 and 2022 require a line break. Readers accept the line without it, but text added at the end joins it.',
    ),
    R013: row(
      'Letters outside US-ASCII',
      ([path, writeFix]) =>
        `${path} has characters outside US-ASCII; in the format of 1996, it is written ${writeFix}.`,
      'The format of 1996 is US-ASCII, with other bytes written as %xx. RFC 9309 and Google treat both forms as the same.',
    ),
    R014: row(
      'Control character',
      ([names, where]) =>
        `The ${where === 'comment' ? 'comment' : 'line'} has ${/,/.test(names) ? 'control characters' : 'a control character'}: ${names}.`,
      'Tab is the only control character allowed. Others are invisible, Google stops reading the line at NUL, and Python ends lines at some of them.',
    ),
    R015: row(
      'File too large',
      ([octets, most, line, cut, open]) =>
        `The file is ${kib(octets)}. ${verb(cut, 'reads', 'read')} only the first ${kib(most)}: line ${line} is the first not read in full.${open === '' ? '' : ` ${verb(open, 'treats', 'treat')} the file as one that allows everything.`}`,
      'RFC 9309 requires crawlers to read at least 500 KiB, and many read no more.',
    ),
    R016: row(
      'Line too long',
      ([octets, most, titles]) =>
        `The line has ${octets} bytes; ${verb(titles, 'cuts', 'cut')} it after ${most}.`,
      'A path that is cut short matches more than you intend.',
    ),
    R017: row(
      'Not a policy file',
      ([records, kind]) =>
        `This is a ${kind === 'dtd' ? 'document type definition' : 'web page'}, not a policy file: crawlers find ${records === '0' ? 'no records' : numbered(records, 'record')} in it.`,
      'Crawlers read it as text, skip what they cannot read, and fetch everything. Servers often return a web page when the file is missing.',
    ),
    R018: row(
      'Line continued',
      ([text]) => `“${text}” looks like the rest of the line above, but readers skip it.`,
      'A line cannot be continued: the next one is a separate line even if it begins with spaces.',
    ),
    R019: row(
      'No records',
      () => 'The file has no records, so every crawler may fetch everything.',
      'That is valid. A record for * shows that you intend it.',
    ),
    R020: row(
      'Invalid name',
      ([value, name]) => `“${value}” is not a valid name${name === '' ? '' : `; ${name} is`}.`,
      `The format of 1996 allows no spaces and none of ()<>@,;:\\"/[]?={} in names, RFC 9309 only letters, _ and -. ${NAME_WHY}`,
    ),
    R021: row(
      'Name with a version',
      ([value]) => `${value} has a version, which is not part of the name.`,
      `Readers that compare whole names never match it; Google cuts the version off. ${NAME_WHY}`,
    ),
    R022: row(
      'Name with spaces',
      ([value, , prefix]) =>
        `“${value}” has spaces, and crawler names do not.${prefix === '' ? '' : ` Google reads only “${prefix}”.`}`,
      NAME_WHY,
    ),
    R023: row(
      'Name with digits',
      ([value, , prefix]) =>
        `${value} has ${/[0-9]/.test(value) ? 'digits, which' : 'characters that'} RFC 9309 does not allow in names; Google reads ${prefix === '' ? 'none of it' : `only “${prefix}”`}.`,
      'Some crawlers have digits in their names and look for them; names that an operator documents are not reported.',
    ),
    R024: row(
      'Several names on one line',
      ([value, , prefix]) =>
        `“${value}” is a list, but a line names only one crawler.${prefix === '' ? '' : ` Google reads only “${prefix}”.`}`,
      'Erratum 8895 of RFC 9309 proposes lists, but it is not adopted. Use one line for each name.',
    ),
    R025: row(
      'Star inside a name',
      ([value]) => `The * in ${value} is not a wildcard: in names, only * by itself is special.`,
      `Google cuts the name at the *; other readers look for the * itself. ${NAME_WHY}`,
    ),
    R026: row(
      'Name twice in a record',
      ([name, line]) => `Line ${line} already names ${name} in this record.`,
      'Once is enough.',
    ),
    R027: row(
      'Name in two records',
      ([name, count, line, mergers, firsts]) =>
        `The record at line ${line} also names ${name}${andOthers(count, 'name')}. ${verb(firsts, 'uses', 'use')} only that record; ${verb(mergers, 'combines', 'combine')} both.`,
      'Specifications before RFC 9309 use the first record of a crawler; RFC 9309 and current readers use all of them together.',
    ),
    R028: row(
      'Second record for any other crawler',
      ([, , line, mergers, firsts]) =>
        `The record at line ${line} is already for any other crawler. ${verb(firsts, 'uses', 'use')} only that record; ${verb(mergers, 'combines', 'combine')} both.`,
      'Specifications before RFC 9309 use the first record, current readers use both, and the Yandex help calls this an error.',
    ),
    R029: row(
      'Name taken for another',
      ([robot, taken, line, titles, own]) =>
        own === ''
          ? `${verb(titles, 'applies', 'apply')} the record of ${taken} to ${robot}, which no line names.`
          : `${verb(titles, 'applies', 'apply')} the record of ${taken} at line ${line} to ${robot}, which has its own record below.`,
      'These readers also match a name that is only part of another, and the first record that matches applies.',
    ),
    R030: row(
      'No record for any other crawler',
      () => 'Crawlers without a record of their own may fetch everything.',
      'That is valid. A record for * at the end shows that you intend it.',
    ),
    R031: row(
      'Rules for any other crawler not repeated',
      ([name, count, path]) =>
        `${numbered(count, 'rule')} for any other crawler, such as Disallow: ${path}, ${count === '1' ? 'does' : 'do'} not apply to ${name}.`,
      'A crawler follows only the record that names it and inherits no rules. If that is what you want, nothing needs to change.',
    ),
    R032: row(
      'Record for any other crawler not last',
      ([count]) =>
        `${numbered(count, 'record')} ${count === '1' ? 'is' : 'are'} below the one for any other crawler.`,
      'Its position has no effect, but specifications before RFC 9309 put it last.',
    ),
    R072: row(
      'Field between names',
      ([line, name, titles]) =>
        `“${line}” is between names, so ${name} begins a new record for ${readersNamed(titles)}.`,
      'In the grammar of December 1996, an unknown field is a rule, so the next user-agent line begins a new record.',
    ),
    R073: row(
      'Field outside any record',
      ([name, count]) =>
        `${name}${andOthers(count, 'field')} ${other(count) > 0 ? 'are' : 'is'} outside any record, which the format of 1996 does not allow.`,
      'The grammar of 1996 allows other fields only in records; RFC 9309 allows them anywhere.',
    ),
    R080: row(
      'File name in capitals',
      ([path, own, title]) => `${readerNamed(title)} requests ${own}, never ${path}.`,
      'The file name is fixed and lowercase.',
    ),
    R081: row(
      'File not at the root',
      ([path, own]) => `${path} is not at the root: crawlers request only ${own}.`,
      'Each scheme, host and port has one file, served as text/plain at its root.',
    ),
    R082: row(
      'Invisible characters in a line',
      ([names]) => `The line has invisible characters: ${names}.`,
      'Copied text often contains them. To crawlers, they are part of the name or path, which then matches something else.',
    ),
    R083: row(
      'File in UTF-16',
      ([encoding]) => `The file is in ${encoding}, so crawlers find no records in it.`,
      'A policy file is in UTF-8 or US-ASCII. Crawlers read bytes, and every other byte of this file is NUL.',
    ),
    R084: row(
      'File not in UTF-8',
      ([octet, titles, encoding]) =>
        `${encoding === '' ? `The byte ${octet} is not UTF-8.` : `The file is in ${encoding}, not in UTF-8.`} ${verb(titles, 'stops', 'stop')} with an error; other readers read the file byte by byte.`,
      'RFC 9309 requires UTF-8. Other programs show text in an older encoding with the wrong characters, and paths that contain such characters match nothing.',
    ),
    R085: row(
      'Address without a field name',
      ([address, field]) =>
        `${address} has no field name, so every reader skips it.${field === '' ? '' : ` ${field} is the field for addresses.`}`,
      'Readers take the text before the first colon as the field name, here the scheme of the address.',
    ),
    R086: row(
      'User-agent without a name',
      () => 'The user-agent line has no name.',
      'A user-agent line needs a name or *. For most readers, this one matches no crawler; for Python, every crawler.',
    ),
    R087: row(
      'Crawler does not follow the record for *',
      ([names, count]) =>
        `${joinNames(names)} ${count === '1' ? 'follows' : 'follow'} this record only if it names ${count === '1' ? 'the crawler' : 'them'}.`,
      'According to their operators, these crawlers do not follow the record for any other crawler.',
    ),
    R088: row(
      'Crawler does not follow robots.txt',
      ([name, kind, date]) =>
        `${name} ${kind === 'ignored' ? 'does not follow' : 'mostly does not follow'} robots.txt, according to its operator (${formatDay(date)}).`,
      'The record is valid, but it has little or no effect.',
    ),
    R089: row(
      'Name similar to a known crawler’s',
      ([value, name]) => `${value} is not a known crawler; ${name} is.`,
      'A misspelled name matches no crawler, and its record is never used. The crawler catalogue has gaps and can be out of date.',
    ),
    R104: row(
      'Unknown names in an unusual form',
      ([value, count]) =>
        `“${value}”${andOthers(count, 'name')} ${other(count) > 0 ? 'do' : 'does'} not have the form of a crawler name.`,
      'RFC 9309 allows only letters, _ and - in names, and Google reads no further. The catalogue has none of these crawlers; some look for such names.',
    ),
    R105: row(
      'Text that is not a field',
      ([text, , , , count]) => `“${text}” is not a field, ${skippedWithBelow(count)}.`,
      'Text for people belongs in a comment, which begins with #.',
    ),
    R106: row(
      'Look-alike character',
      ([names, characters, meant, titles]) =>
        `${nameCharacters(names, characters)} only looks like “${meant}”, so ${titles === '' ? 'every reader skips the line' : `only ${verb(titles, 'recognizes', 'recognize')} the line`}.`,
      'The name of a field and its colon are plain ASCII. Word processors and East Asian keyboards write characters that look the same.',
    ),
    R107: row(
      'HTML tag in a line',
      ([tags]) => `${tags} does not belong in a line of robots.txt.`,
      'Readers do not know HTML: before a field the tag makes them skip the line, after it the tag belongs to the value.',
    ),
    R103: row(
      'Lost line breaks',
      ([count, next]) => `This line contains ${count} lines: the line break before “${next}” is missing.`,
      'Readers take everything after the first colon as one value, so the first field has a wrong value and the others have no effect.',
    ),
    R092: row(
      'Name contained in another',
      ([robot, taken, line, titles, own]) =>
        `${verb(titles, 'applies', 'apply')} the record of ${taken} at line ${line} to ${robot}, which has its own record at line ${own}.`,
      'For such a reader, a name also matches crawlers whose names contain it, and the first record that matches applies.',
    ),
    R090: row(
      'Too many rules',
      ([count, most, titles]) =>
        `The file has ${count} rules; ${verb(titles, 'documents', 'document')} a limit of ${most}.`,
      'The documentation does not say what happens to further rules.',
    ),
    R091: row(
      'Path too long',
      ([length, most, titles]) =>
        `The path has ${length} characters; ${verb(titles, 'documents', 'document')} a limit of ${most}.`,
      'The documentation does not say what happens to longer rules.',
    ),
    'CHK-FILE': row(
      'Missing for a file checker',
      ([program, reason]) => `${program} reports that the file ${lacks[reason] ?? reason}.`,
      'The program has its own list of what a file should have. Crawlers need no such line, so no answer depends on it.',
    ),
    'CHK-LINE': row(
      'Reported by a file checker',
      ([program, reason, word]) => `${program} reports this line: ${reports[reason]?.(word) ?? reason}.`,
      'The program has its own rules. Crawlers skip lines that they do not know, so no answer depends on this one, but the program reports it until you remove it.',
    ),
  },
);

const useText: FixWords = ([text = '']) => `Use ${text}`;

export const repLineFixWords: Readonly<Record<string, FixWords>> = inLanguage('repLineFixWords', {
  'write-field': useText,
  'write-name': useText,
  // Lines for mobile agents have this fix too.
  'write-value': (words) => `Use ${Object.values(words)[0]}`,
  'write-agent': useText,
  'split-names': (names) => `Give each name its own line: ${listAll(names)}`,
  'split-lines': ([count = '']) => `Split into ${count} lines`,
  'comment-out': () => 'Comment out the line',
  'comment-out-all': ([count = '']) =>
    count === '1' ? 'Comment out the line' : `Comment out the ${count} lines`,
  'join-with-above': ([line = '']) => `Join with line ${line}`,
  'delete-characters': ([names = '']) => `Delete ${names}`,
  'replace-look-alikes': ([names = '', field = '']) => `Replace ${names}: “${field}”`,
  'convert-to-utf-8': () => 'Convert the file to UTF-8',
  'remove-bom': () => 'Remove the byte order mark',
  'delete-mark': () => 'Delete the bytes of the byte order mark',
  'convert-line-ends': ([name = '']) => `End all lines with ${name}`,
  'add-line-end': () => 'Add a line break',
  'show-unread': ([line = '']) => `Go to line ${line}`,
  'show-record': ([line = '']) => `Go to the record with the most rules, line ${line}`,
  'show-long-line': () => 'Go to the line',
  'show-both': () => 'Show both records',
  'empty-policy': () => 'Replace the text with a record that allows everything',
  'server-snippet': () => 'Show the lines for the server',
  'rules-into-record': ([line = '', count = '']) =>
    `Move ${count === '1' ? 'it' : `the ${count} rules`} to the record at line ${line}`,
  'add-agent-above': (words) => `Add ${Object.values(words)[0]} above`,
  'delete-blank-lines': (words, lines = Object.values(words).flat()) =>
    lines.length === 1 ? `Delete blank line ${lines[0]}` : `Delete ${lines.length} blank lines`,
  'add-rule': ([text = '']) =>
    text.endsWith('/') ? `Add “${text}” (blocks everything)` : `Add “${text}” (allows everything)`,
  'insert-blank-line': ([line = '']) => `Insert a blank line above line ${line}`,
  'move-below-names': ([count = '']) => `Move ${numbered(count, 'line')} below the names`,
  'delete-name': ([name = '', line = '']) => `Delete ${name} on line ${line}`,
  'drop-names': ([names = '', line = '']) => `Delete ${joinNames(names)} from the record at line ${line}`,
  'merge-records': ([line = '']) => `Merge into the record at line ${line}`,
  'join-names': ([line = '', other_ = '', count = '', ...names]) =>
    `Copy ${numbered(count, 'line')} to the record at line ${line}, and delete ${listAll(names.map(nameInText))} from the record at line ${other_}`,
  'move-record-above': ([name = '', other_ = '']) => `Move the record of ${name} above that of ${other_}`,
  'add-default-record': () => 'Add a record for * that allows everything',
  'move-to-end': () => 'Move the record to the end',
  'copy-rules': ([count = '']) => `Copy ${numbered(count, 'rule')} into this record`,
  'add-names': (names) => `Add ${listAll(names)} to this record`,
  'remove-indents': ([count = '']) => `Remove the indentation of ${numbered(count, 'line')}`,
  'remove-gaps': ([count = '']) => `Remove the spaces before ${numbered(count, 'colon')}`,
  'rename-file': ([name = '']) => `Rename the file to ${name}`,
  'read-as': ([title = '']) => `Read the file as ${readerNamed(title)}`,
});
