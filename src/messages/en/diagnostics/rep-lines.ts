// The findings of lines, shapes, records and names of conventional files in English: one row per code.
import type { RepLineCode } from '../../../core/formats/rep/diagnostics/lines/inspector.ts';
import { type FindingWords, type FixWords, sevenValueRow as row } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { formatDay } from '../counts.ts';
import { readerNamed, readersNamed } from '../readers.ts';

const numbered = (count: string, one: string, many = `${one}s`) => `${count} ${count === '1' ? one : many}`;
/** A verb for one reader, or for several. */
const verb = (titles: string, one: string, many: string) =>
  `${readersNamed(titles)} ${titles.includes(', ') ? many : one}`;
const other = (count: string) => Number(count) - 1;
const behind = (count: string, what: string) =>
  other(count) > 0 ? ` and ${numbered(String(other(count)), `other ${what}`)}` : '';
const kib = (octets: string) => `${Math.ceil(Number(octets) / 1024)} KiB`;
/** Names as one word of a finding has them, how many more of them last: `a, b, +2`. */
const listed = (names: string) => names.replace(/, \+(\d+)$/, ', $1 more').replace(/, ([^,]*)$/, ' and $1');

const NAME_WHY =
  'A crawler looks for its bare name. A line with anything else matches no crawler, or another one.';

/** Why a program reports a line, by the reason that `core/catalogue/file-checkers.ts` gives. */
const reports: Readonly<Record<string, (word: string) => string>> = {
  'no-colon': () => 'the line has no colon',
  unknown: (name) => `${name === '' ? 'a field without a name' : name} is not in its list of fields`,
  'no-agent': () => 'the user-agent line has no name',
  'above-agents': () => 'the rule is above all user-agent lines',
  sitemap: () => 'the address of the sitemap is not a complete URL',
  'sitemap-scheme': (scheme) => `the address of the sitemap begins with ${scheme}:`,
  path: () => 'the path begins with neither “/” nor “*”',
  dollar: () => 'the path has a “$” before its end',
  unused: (name) => `it does not use ${name}`,
};

export const repLineFindingWords: { readonly [Code in RepLineCode]: FindingWords } = inLanguage(
  'repLineFindingWords',
  {
    R001: row(
      'Rules in no record',
      ([rule, count, blank, titles]) =>
        blank === ''
          ? `${rule}${behind(count, 'rule')} ${count === '1' ? 'is' : 'are'} in no record: no user-agent line is above.`
          : `${rule}${behind(count, 'rule')} ${count === '1' ? 'is' : 'are'} in no record for ${readersNamed(titles)}: the blank line ${blank} ends it.`,
      'A rule belongs to the user-agent lines above it. Without any it is ignored.',
    ),
    R002: row(
      'Names without rules',
      ([names, blank, keepers]) =>
        blank === ''
          ? `No Allow or Disallow follows ${listed(names)}. To ${readersNamed(keepers)} everything is allowed; the other readers leave such names out.`
          : `No rule follows ${listed(names)}: the blank line ${blank} ends the record first.`,
      'A record needs at least one rule. Crawlers named without one follow the record for any other crawler.',
    ),
    R003: row(
      'Blank line inside a record',
      ([blank, enders, others, orphans, dropped, count, name]) => {
        const what = [
          ...(dropped === '' ? [] : [`${listed(dropped)} without rules`]),
          ...(orphans === '0' ? [] : [`${numbered(orphans, 'rule')} without a record`]),
        ].join(' and ');
        const more = other(count) > 0 ? ` (and ${numbered(String(other(count)), 'more blank line')})` : '';
        return `Blank line ${blank}${more} ends the record of ${name} for ${readersNamed(enders)}${what === '' ? '' : `, and leaves ${what}`}. ${verb(others, 'reads', 'read')} on.`;
      },
      'The texts of 1994 and 1996, Yandex and Python’s urllib before 3.13.14 and 3.14.5 end a record at a blank line. To RFC 9309, Google and Bing blank lines mean nothing.',
    ),
    R004: row(
      'No blank line between records',
      ([name, above]) => `The record of ${name} is directly below line ${above}, without a blank line.`,
      'The texts of before RFC 9309 separate records by blank lines, though their grammar does without.',
    ),
    R005: row(
      'Spaces before a field name',
      ([count]) =>
        `There are spaces before the name of a field${other(count) > 0 ? `, here and in ${numbered(String(other(count)), 'other line')}` : ''}.`,
      'Leading spaces are tolerated, but the grammar of 1996 has none.',
    ),
    R006: row(
      'Spaces before the colon',
      ([count]) =>
        `There are spaces before the colon${other(count) > 0 ? `, here and in ${numbered(String(other(count)), 'other line')}` : ''}.`,
      'The grammar of 1996 has no space before the colon, and some crawlers do not take the line then.',
    ),
    R007: row(
      'Colon missing',
      ([text, what, name, titles, count]) =>
        name === ''
          ? `“${text}” ${what === 'name' ? 'has no field name before its colon' : 'has no colon'}: every reader skips ${Number(count) > 1 ? `it and the ${numbered(String(other(count)), 'line')} below` : 'the line'}.`
          : `“${text}” has no colon. ${titles === '' ? 'Every reader skips the line.' : `${verb(titles, 'guesses', 'guess')} one if there are two words, the others skip the line.`}`,
      'A line is a field name, a colon and a value. What has no colon says nothing, unless a reader guesses.',
    ),
    R008: row(
      'Unknown field',
      ([name, count]) =>
        `${name} is not a field that Gatepost knows${other(count) > 0 ? ` (${numbered(count, 'line')})` : ''}.`,
      'Crawlers that do not know a field skip the line. RFC 9309 allows such fields.',
    ),
    R009: row(
      'Misspelt field name',
      ([name, meant, titles]) =>
        titles === ''
          ? `The line says ${name}, and every reader skips it. ${meant} was probably meant.`
          : `The line says ${name}. ${verb(titles, 'takes', 'take')} it for ${meant}, the others skip the line.`,
      'Field names are compared whole. Google accepts a few misspellings, and longer names that begin like a field.',
    ),
    R010: row(
      'Byte order mark',
      ([line, titles]) =>
        `A byte order mark spoils the first line: ${verb(titles, 'does', 'do')} not read “${line}”.`,
      'Three bytes in front of the text. Some readers drop them, to others they are part of the first name.',
    ),
    R011: row(
      'Mixed line endings',
      ([most, others, lines]) =>
        `Most of ${numbered(lines, 'line')} end in ${most}, but ${others.replace(/(\d+) (\S+)/g, '$1 in $2')}.`,
      'Every reader takes LF, CRLF and CR. Mixed up they can make blank lines: LF CR is a line end and an empty line.',
    ),
    R012: row(
      'Last line without an end',
      ([line]) => `Nothing ends the last line, ${line}.`,
      'The grammars of 1996 and 2022 end every line. Readers take the last one without, but text put behind it joins it.',
    ),
    R013: row(
      'Letters outside US-ASCII',
      ([path, written]) => `${path} has characters outside US-ASCII; in the format of 1996 it is ${written}.`,
      'The format of 1996 is US-ASCII, with other bytes written as %xx. RFC 9309 and Google compare both as one.',
    ),
    R014: row(
      'Control character',
      ([names, where]) =>
        `The ${where === 'comment' ? 'comment' : 'line'} has ${/,/.test(names) ? 'control characters' : 'a control character'}: ${names}.`,
      'Controls other than tab are not allowed. They do not show, Google stops reading the line at NUL, and Python ends lines at some.',
    ),
    R015: row(
      'File too long',
      ([octets, most, line, cut, open]) =>
        `The file has ${kib(octets)}. ${verb(cut, 'reads', 'read')} ${kib(most)} of it: line ${line} is the first that is not read whole.${open === '' ? '' : ` ${verb(open, 'takes', 'take')} the file for one that allows everything.`}`,
      'RFC 9309 asks for at least 500 KiB to be read, and many crawlers read no more.',
    ),
    R016: row(
      'Line too long',
      ([octets, most, titles]) =>
        `The line has ${octets} bytes; ${verb(titles, 'cuts', 'cut')} it behind ${most}.`,
      'What is cut off a path makes it match more than was meant.',
    ),
    R017: row(
      'Not a policy file',
      ([records, kind]) =>
        `This is a ${kind === 'dtd' ? 'document type definition' : 'web page'}, not a policy file: crawlers find ${records === '0' ? 'no record' : numbered(records, 'record')} in it.`,
      'Crawlers read it as text, skip what they cannot read, and fetch everything. Servers often send a page in place of a missing file.',
    ),
    R018: row(
      'Line continued',
      ([text]) =>
        `“${text}” looks like the rest of the line above, but lines cannot be continued: it is skipped.`,
      'A line that begins with spaces is a line of its own.',
    ),
    R019: row(
      'No records',
      () => 'The file has no record: every crawler may fetch everything.',
      'That is legal. A record for all crawlers says that it is meant so.',
    ),
    R020: row(
      'Name not legal',
      ([value, name]) => `“${value}” is not a legal name${name === '' ? '' : `; ${name} is one`}.`,
      `A name of 1996 has no spaces and none of ()<>@,;:\\"/[]?={}, one of RFC 9309 only letters, _ and -. ${NAME_WHY}`,
    ),
    R021: row(
      'Name with a version',
      ([value]) => `${value} has a version. Crawlers are named without it.`,
      `Readers that compare whole names never match it; Google cuts it off. ${NAME_WHY}`,
    ),
    R022: row(
      'Name with spaces',
      ([value, , prefix]) =>
        `“${value}” has spaces: no crawler has such a name.${prefix === '' ? '' : ` Google reads “${prefix}” only.`}`,
      NAME_WHY,
    ),
    R023: row(
      'Name with digits',
      ([value, , prefix]) =>
        `${value} has ${/[0-9]/.test(value) ? 'digits' : 'characters that names do not have'}: Google reads ${prefix === '' ? 'nothing of it' : `“${prefix}” only`}, and RFC 9309 has no such names.`,
      'Some crawlers do have digits in their names and look for them. Names that an operator documents are not told here.',
    ),
    R024: row(
      'Several names in one line',
      ([value, , prefix]) =>
        `“${value}” is a list, but one line names one crawler.${prefix === '' ? '' : ` Google reads “${prefix}” only.`}`,
      'Erratum 8895 of RFC 9309 proposes lists; it is not adopted. Write a line for each name.',
    ),
    R025: row(
      'Star inside a name',
      ([value]) => `The star in ${value} is not a wildcard: only a lone * has a meaning in names.`,
      `Google cuts the name at the star, the others look for the star itself. ${NAME_WHY}`,
    ),
    R026: row(
      'Name twice in a record',
      ([name, line]) => `${name} is in this record already, in line ${line}.`,
      'Once is enough.',
    ),
    R027: row(
      'Name in two records',
      ([name, count, line, mergers, firsts]) =>
        `The record of line ${line} names ${name}${behind(count, 'name')} too. ${verb(firsts, 'reads', 'read')} that one only; ${verb(mergers, 'joins', 'join')} both.`,
      'Specifications before RFC 9309 use the first record of a crawler; RFC 9309 and current readers use all of them together.',
    ),
    R028: row(
      'Second record for all crawlers',
      ([, , line, mergers, firsts]) =>
        `This is a second record for all crawlers; the first begins in line ${line}. ${verb(firsts, 'reads', 'read')} that one only; ${verb(mergers, 'joins', 'join')} both.`,
      'The texts of before RFC 9309 take the first, those of today both together; the help of Yandex calls it an error.',
    ),
    R029: row(
      'Name taken for another',
      ([robot, taken, line, titles, own]) =>
        own === ''
          ? `${verb(titles, 'takes', 'take')} the record of ${taken} for that of ${robot}, which no line names.`
          : `${verb(titles, 'takes', 'take')} the record of ${taken} in line ${line} for that of ${robot}, which comes later.`,
      'To these readers a name also counts where it is only part of another, and the first record that fits is obeyed.',
    ),
    R030: row(
      'No record for all other crawlers',
      () => 'No record applies to any other crawler: crawlers that are not named may fetch everything.',
      'That is legal. A last record for * says that it is meant so.',
    ),
    R031: row(
      'Rules of the general record not repeated',
      ([name, count, path]) =>
        `${name} obeys its own record only: ${numbered(count, 'rule')} for all other crawlers, such as Disallow: ${path}, ${count === '1' ? 'does' : 'do'} not hold for it.`,
      'A crawler obeys the record that names it and no other: nothing is inherited. If it is meant so, nothing has to be done.',
    ),
    R032: row(
      'Record below the general one',
      ([count]) =>
        `${numbered(count, 'record')} ${count === '1' ? 'is' : 'are'} below the one for all other crawlers.`,
      'Its place has no meaning. In the texts of before RFC 9309 it comes last.',
    ),
    R072: row(
      'Field among names',
      ([line, name, titles]) =>
        `“${line}” is among names: for ${readersNamed(titles)} a new record begins with ${name}.`,
      'By the grammar of December 1996 an unknown field is a rule, so that the next user-agent line begins another record.',
    ),
    R073: row(
      'Field outside of records',
      ([name, count]) =>
        `${name} is outside of records${other(count) > 0 ? `, like ${numbered(String(other(count)), 'other field')}` : ''}: the format of 1996 has no place for it there.`,
      'The grammar of 1996 has other fields in records only. RFC 9309 takes them anywhere.',
    ),
    R080: row(
      'Name of the file in capitals',
      ([path, own, title]) => `${readerNamed(title)} reads ${own} and never asks for ${path}.`,
      'The name of the file is fixed, in lower case.',
    ),
    R081: row(
      'File not at the root',
      ([path, own]) => `${path} is not at the root: crawlers ask for ${own} only.`,
      'Each scheme, host and port has one file, served as text/plain at its root.',
    ),
    R082: row(
      'Invisible characters in a line',
      ([names]) => `The line has characters that do not show: ${names}.`,
      'They come along when text is copied from pages and documents. To crawlers they are part of the name or path, which then is another.',
    ),
    R083: row(
      'File in UTF-16',
      ([encoding]) => `The file is in ${encoding}: crawlers read bytes and find no record in it.`,
      'A policy is UTF-8 or plain US-ASCII. Every other byte of this file is NUL.',
    ),
    R084: row(
      'File not in UTF-8',
      ([octet, titles]) =>
        `The byte ${octet} here is not UTF-8. ${verb(titles, 'stops', 'stop')} with an error, the others read byte by byte.`,
      'RFC 9309 wants UTF-8. An old encoding shows other characters to others, and paths with them match nothing.',
    ),
    R085: row(
      'Address without a field name',
      ([address, field]) =>
        `${address} is without a field name: every reader skips it.${field === '' ? '' : ` ${field} is the field for addresses.`}`,
      'The text before the first colon is taken for the name of the field, here the scheme of the address.',
    ),
    R086: row(
      'Line names no crawler',
      () => 'The line names no crawler.',
      'A user-agent line needs a name or *. Most readers find no crawler for it; Python takes it for every crawler.',
    ),
    R087: row(
      'Crawler does not obey the general record',
      ([names, count]) =>
        `${listed(names)} ${count === '1' ? 'does' : 'do'} not obey this record: ${count === '1' ? 'it has' : 'they have'} to be named.`,
      'Their operators say that the record for all crawlers does not count for them.',
    ),
    R088: row(
      'Crawler does not follow robots.txt',
      ([name, kind, date]) =>
        `${name} ${kind === 'ignored' ? 'does not follow' : 'mostly does not follow'} robots.txt, its operator says (${formatDay(date)}).`,
      'The record is legal, but little or nothing comes of it.',
    ),
    R089: row(
      'Unknown crawler, a known one is near',
      ([value, name]) => `No known crawler is called ${value}. ${name} is one.`,
      'A misspelt name matches no crawler, and the record is never used. The catalogue of crawlers is dated and has gaps.',
    ),
    R104: row(
      'Unknown names in an unusual form',
      ([value, count]) =>
        `“${value}” is not written as crawlers are named${other(count) > 0 ? `, like ${numbered(String(other(count)), 'other name')}` : ''}.`,
      'RFC 9309 has only letters, _ and - in names, and Google reads no further. None of these crawlers is in the catalogue; some look for such names.',
    ),
    R105: row(
      'Text that is not a field',
      ([text, , , , count]) =>
        `“${text}” is not a field: every reader skips ${Number(count) > 1 ? `it and the ${numbered(String(other(count)), 'line')} below` : 'the line'}.`,
      'Text for people belongs in a comment, which begins with #.',
    ),
    R103: row(
      'Lost line breaks',
      ([count, next]) => `This line holds ${count} lines: the line break before “${next}” is missing.`,
      'Readers take all that follows the first colon for one value, so the other fields do not count, and the first has a wrong value.',
    ),
    R092: row(
      'Name contained in another',
      ([robot, taken, line, titles, own]) =>
        `${verb(titles, 'takes', 'take')} the record of ${taken} in line ${line} for that of ${robot}, whose own begins in line ${own}.`,
      'To such a reader a name also counts for crawlers whose names it is part of, and the first record that fits is obeyed.',
    ),
    R090: row(
      'Too many rules',
      ([count, most, titles]) =>
        `There are ${count} rules; ${readersNamed(titles)} documents at most ${most}.`,
      'What happens to the rules beyond is not stated.',
    ),
    R091: row(
      'Path too long',
      ([length, most, titles]) =>
        `The path has ${length} characters; ${readersNamed(titles)} documents at most ${most}.`,
      'What happens to longer rules is not stated.',
    ),
    'CHK-LINE': row(
      'Reported by a program that checks files',
      ([program, reason, word]) => `${program} reports this line: ${reports[reason]?.(word) ?? reason}.`,
      'The program judges lines by its own rules. Crawlers skip lines that they do not know, so no answer depends on this one; the report goes away only without the line.',
    ),
  },
);

const written: FixWords = ([text = '']) => `Write ${text}`;

export const repLineFixWords: Readonly<Record<string, FixWords>> = inLanguage('repLineFixWords', {
  'write-field': written,
  'write-name': written,
  'write-value': written,
  'write-agent': written,
  'split-names': (names) => `Write a line each for ${listed(names.join(', '))}`,
  'split-lines': ([count = '']) => `Split into ${count} lines`,
  'comment-out': () => 'Make the line a comment',
  'comment-out-all': ([count = '']) =>
    count === '1' ? 'Make the line a comment' : `Make the ${count} lines comments`,
  'join-with-above': ([line = '']) => `Join with line ${line}`,
  'delete-characters': ([names = '']) => `Delete ${names}`,
  'convert-to-utf-8': () => 'Convert the file to UTF-8',
  'remove-bom': () => 'Remove the byte order mark',
  'delete-mark': () => 'Delete the bytes of the mark',
  'convert-line-ends': ([name = '']) => `End all lines in ${name}`,
  'add-line-end': () => 'End the last line',
  'show-unread': ([line = '']) => `Go to line ${line}`,
  'show-record': ([line = '']) => `Go to the record with most rules, line ${line}`,
  'show-long-line': () => 'Go to the line',
  'show-both': () => 'Show both records',
  'empty-policy': () => 'Replace everything by a record that allows all',
  'server-snippet': () => 'Copy a snippet for the server',
  'rules-into-record': ([line = '', count = '']) =>
    `Move ${count === '1' ? 'it' : `the ${count} rules`} into the record of line ${line}`,
  'add-agent-above': ([text = '']) => `Write ${text} above`,
  'delete-blank-lines': (lines) =>
    lines.length === 1 ? `Delete the blank line ${lines[0]}` : `Delete ${lines.length} blank lines`,
  'add-rule': ([text = '']) =>
    text.endsWith('/')
      ? `Add “${text}” (keeps them out of everything)`
      : `Add “${text}” (nothing is kept out)`,
  'insert-blank-line': ([line = '']) => `Insert a blank line above line ${line}`,
  'move-below-names': ([count = '']) => `Move ${numbered(count, 'line')} below the names`,
  'delete-name': ([name = '', line = '']) => `Delete ${name} in line ${line}`,
  'drop-names': ([names = '', line = '']) => `Delete ${listed(names)} from the record of line ${line}`,
  'merge-records': ([line = '']) => `Merge into the record of line ${line}`,
  'join-names': ([line = '', other_ = '', count = '', ...names]) =>
    `Copy ${numbered(count, 'line')} of the record of line ${other_} into that of line ${line}, and delete ${listed(names.join(', '))} there`,
  'move-record-above': ([name = '', other_ = '']) => `Move the record of ${name} above that of ${other_}`,
  'add-default-record': () => 'Add a record that allows everything to all others',
  'move-to-end': () => 'Move the record to the end',
  'copy-rules': ([count = '']) => `Copy ${numbered(count, 'rule')} into this record`,
  'add-names': (names) => `Add ${listed(names.join(', '))} to this record`,
  'remove-indents': ([count = '']) => `Remove the indents of ${numbered(count, 'line')}`,
  'remove-gaps': ([count = '']) => `Remove the spaces before ${numbered(count, 'colon')}`,
  'rename-file': ([name = '']) => `Rename the file to ${name}`,
  'read-as': ([title = '']) => `Read as ${readerNamed(title)}`,
});
