// Why readers differ, in sentences: one row for each knob, and what each of its values means.
import type {
  ReaderOptionName,
  ReaderOptionValue,
} from '../../core/analysis/reader-differences/reader-options.ts';
import type { ReaderFix, ReaderFixCode } from '../../core/analysis/reader-fixes/reader-fix.ts';
import type { Outcome } from '../../core/readers/reader.ts';
import { largestOf, smallestOf } from '../../core/text/large-lists.ts';
import { inLanguage } from '../language.ts';
import { list, listAll, number } from './counts.ts';

// What makes readers agree, in sentences.
const numbers = (lines: readonly number[]) => list(lines.map((line) => String(line + 1)));
const linesIn = (lines: readonly number[]) => `${lines.length === 1 ? 'line' : 'lines'} ${numbers(lines)}`;
const distinct = (words: readonly string[]) => list([...new Set(words)]);

type Title = (fix: Pick<ReaderFix, 'lines' | 'words'>) => string;

const titles: Readonly<Record<ReaderFixCode, Title>> = {
  'move-rules-up': ({ lines }) =>
    `Move ${linesIn(lines)} above the shorter ${lines.length === 1 ? 'rule' : 'rules'}`,
  'sort-rules': () => 'Sort the rules by length, the longest first',
  'delete-blank-lines': ({ lines }) => `Delete the blank ${linesIn(lines)}`,
  'write-names': ({ lines, words }) => `Write ${distinct(words)} in ${linesIn(lines)}`,
  'split-agents': ({ lines }) => `Write a line for each name in ${linesIn(lines)}`,
  'repeat-agents': ({ lines, words }) => `Add ${distinct(words)} below ${linesIn(lines)}`,
  'own-record': ({ words }) => `Write a record for ${distinct(words)} above all others`,
  'move-record-up': ({ lines }) =>
    `Move the record of line ${largestOf(lines) + 1} above that of line ${smallestOf(lines) + 1}`,
  'join-records': ({ lines }) => `Make one record of those in ${linesIn(lines)}`,
  'move-others-out': ({ lines }) => `Move ${linesIn(lines)} above the record`,
  'write-empty-rule': ({ lines }) => `Write an empty Disallow below ${linesIn(lines)}`,
  'write-first-line': () => 'Write a comment line above line 1',
  'move-to-top': ({ lines }) => `Move the record of ${linesIn(lines)} to the top`,
  'other-spelling': ({ lines, words }) => `Write ${distinct(words)} above ${linesIn(lines)} too`,
  'drop-query': ({ lines, words }) => `Write ${distinct(words)} in ${linesIn(lines)}`,
  'drop-trailing-star': ({ lines, words }) => `Write ${distinct(words)} in ${linesIn(lines)}`,
  'list-urls': ({ words }) => `Write ${words.length === 1 ? 'a rule' : 'rules'} for ${distinct(words)}`,
  'index-folder': ({ lines, words }) => `Add Allow ${distinct(words)} above ${linesIn(lines)}`,
  'allow-own-file': ({ lines, words }) => `Add Allow ${distinct(words)} above ${linesIn(lines)}`,
  'delete-empty-rules': ({ lines }) => `Delete the rules without a path in ${linesIn(lines)}`,
};

const inner = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** What a fix does, as its button says it. */
export const readerFixTitle = inLanguage(
  'readerFixTitle',
  function readerFixTitle(fix: Pick<ReaderFix, 'code' | 'lines' | 'words' | 'and'>): string {
    const title = titles[fix.code](fix);
    return fix.and ? `${title}, and ${inner(titles[fix.and.code](fix.and))}` : title;
  },
);

/** How a value is told behind "To Google, ...": all values of a knob, or any. */
type Says<Value> = [Value] extends [string | boolean | null]
  ? Readonly<Record<`${Value}`, string>>
  : (value: Value) => string;

interface KnobWords<Value> {
  readonly title: string;
  readonly says: Says<Value>;
}

const outcomes: Says<Outcome> = {
  parse: 'the file is used',
  follow: 'the redirect is followed',
  'allow-all': 'everything may be fetched then',
  'deny-all': 'nothing may be fetched then',
  defer: 'visits are put off then',
  'no-information': 'nothing follows from it',
  error: 'nothing is answered: the program fails',
};

const status = (code: string): KnobWords<Outcome> => ({
  title: `The file answers with ${code}`,
  says: outcomes,
});

/** A name that readers compare in lower case, as people write it. */
const fieldTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const yesNo = { allow: 'it may be fetched', deny: 'it may not be fetched' } as const;

/** A knob without a row here does not compile. */
export const knobWords: { readonly [Name in ReaderOptionName]: KnobWords<ReaderOptionValue<Name>> } =
  inLanguage('knobWords', {
    'text.bom': {
      title: 'A byte order mark spoils the first line',
      says: {
        keep: 'the byte order mark belongs to the first line, which says nothing then',
        strip: 'the byte order mark does not count',
        'strip-prefix': 'the byte order mark does not count, nor does a part of one',
      },
    },
    'text.maxBytes': {
      title: 'The file is too long for some',
      says: (octets) =>
        octets === null ? 'all of the file counts' : `what is after ${number(octets)} bytes does not count`,
    },
    'text.maxLineBytes': {
      title: 'A line is too long for some',
      says: (octets) =>
        octets === null
          ? 'all of a line counts'
          : `what is after ${number(octets)} bytes of a line does not count`,
    },
    'text.lines': {
      title: 'Other characters end a line',
      says: {
        'cr-lf': 'only line feed and carriage return end a line',
        unicode: 'all that Unicode calls a line boundary ends a line',
      },
    },
    'text.overflow': {
      title: 'A file that is too long',
      says: {
        cut: 'of a file that is too long the rest does not count',
        'allow-all': 'of a file that is too long nothing counts',
      },
    },
    'text.notUtf8': {
      title: 'The file is not UTF-8',
      says: {
        octets: 'a file that is not UTF-8 is read byte by byte',
        error: 'a file that is not UTF-8 is not read: the program fails',
      },
    },
    'field.names': {
      title: 'A misspelt name is read all the same',
      says: {
        exact: 'a field has to be spelt as it is defined, or the line says nothing',
        'google-prefix': 'the beginning of a field’s name is enough, and some misspellings are read too',
      },
    },
    'field.missingColon': {
      title: 'A line without a colon is read all the same',
      says: {
        true: 'two words without a colon are a field and its value',
        false: 'a line without a colon says nothing',
      },
    },
    'record.blankLine': {
      title: 'A blank line ends the record',
      says: {
        ends: 'a record ends at a blank line, and rules below it belong to no record',
        'ends-if-empty':
          'a record ends at a line without a single character, and rules below it belong to no record',
        ignored: 'a blank line means nothing, and the record goes on below it',
      },
    },
    'record.otherField': {
      title: 'Another field counts as a rule',
      says: {
        'is-rule': 'any other field makes a record complete, and the next user-agent begins another one',
        ignored: 'other fields do not count: user-agents around them share one record',
      },
    },
    'record.ruleless': {
      title: 'A record has no rules',
      says: {
        drop: 'user-agents without a rule form no record, and the record for all others counts',
        keep: 'user-agents without a rule may fetch everything',
      },
    },
    'record.ruleFields': {
      title: 'Other fields make a record complete',
      says: (fields) =>
        fields.length === 1
          ? `only ${fieldTitle(fields[0]!)} makes a record complete`
          : `${listAll(fields.map(fieldTitle))} make a record complete`,
    },
    'agent.value': {
      title: 'Only the beginning of a user-agent counts',
      says: {
        whole: 'the whole value of the line is the name',
        'identifier-prefix': 'only its leading letters, underscores and hyphens are the name',
      },
    },
    'agent.match': {
      title: 'Part of a name is enough',
      says: {
        equals: 'a line applies to the crawler whose whole name it is',
        contains: 'a line applies to every crawler whose name it contains',
        'contained-in-name': 'a line applies to every crawler whose name contains it',
      },
    },
    'agent.name': {
      title: 'A slash in the crawler’s name',
      says: {
        whole: 'all of the crawler’s own name is compared',
        'before-slash': 'the crawler’s own name ends at its first slash',
      },
    },
    'agent.decode': {
      title: 'User-agents are percent-decoded',
      says: {
        true: 'names of user-agents are percent-decoded, and letters of all scripts compared without regard to case',
        false: 'names of user-agents are compared as they are written, letters A to Z without regard to case',
      },
    },
    'agent.star': {
      title: 'A star with text behind it',
      says: {
        exact: 'only a star by itself applies to any other crawler',
        'star-then-space': 'a star applies to any other crawler, also with text after it',
      },
    },
    'group.specific': {
      title: 'Several records name the crawler',
      says: {
        first: 'only the first record that names the crawler counts',
        merge: 'all records that name the crawler count together',
      },
    },
    'group.default': {
      title: 'Several records are for any other crawler',
      says: {
        first: 'only the first record for any other crawler counts',
        merge: 'all records for any other crawler count together',
      },
    },
    'group.starRecord': {
      title: 'A star is beside other names',
      says: {
        'named-too': 'a record with a star also applies to the crawlers that it names',
        'default-only': 'a record with a star is for any other crawler, whatever else it names',
      },
    },
    'rule.choice': {
      title: 'First match against longest match',
      says: {
        first: 'the first rule that matches decides',
        longest: 'the rule with the longest path decides',
      },
    },
    'rule.tie': {
      title: 'Rules are equally long',
      says: {
        allow: 'of equally long rules Allow wins',
        null: 'of equally long rules the first one decides',
      },
    },
    'rule.empty': {
      title: 'A rule has no path',
      says: {
        'no-effect': 'a rule without a path has no effect',
        'allow-all': 'a rule without a path allows everything',
      },
    },
    'rule.honourAllow': {
      title: 'Allow is not known to all',
      says: { true: 'an Allow line allows', false: 'an Allow line says nothing' },
    },
    'rule.allowIndexHtml': {
      title: 'index.html stands for its folder',
      says: {
        true: 'an Allow for index.html allows the folder too',
        false: 'an Allow for index.html allows that page and nothing else',
      },
    },
    'path.urlPart': {
      title: 'The query is not compared by all',
      says: {
        path: 'only the path of a URL is compared',
        'path-and-query': 'the path of a URL and its query are compared',
        'path-query-fragment': 'all of a URL behind the host is compared, its fragment too',
      },
    },
    'path.wildcards': {
      title: '* and $ are ordinary characters',
      says: {
        true: '* stands for anything, and $ for the end of the URL',
        false: '* and $ are characters like any other',
      },
    },
    'path.decode': {
      title: 'Escapes are not compared alike',
      says: {
        'all-but-slash': 'an escape is the character it stands for, %2F excepted',
        unreserved:
          'escapes of letters, digits, -, ., _ and ~ are those characters; others are compared as written',
        none: 'an escape is compared as it is written',
        all: 'every escape is the character it stands for',
      },
    },
    'path.escapedSpecials': {
      title: '%2A is not the same as *',
      says: {
        true: '%2A and %24 in a rule are * and $ in the URL',
        false: '%2A and %24 in a rule are compared as the other escapes are',
      },
    },
    'path.queryDelims': {
      title: 'Escaped delimiters in the query',
      says: {
        true: 'behind the question mark an escaped delimiter is the same as a plain one',
        false: 'behind the question mark delimiters are compared as elsewhere',
      },
    },
    'path.emptyTail': {
      title: 'Empty parts at the end',
      says: {
        kept: 'a ? or # at the end of a URL is compared',
        dropped: 'a ? or # with nothing behind it does not count',
      },
    },
    'path.noPath': {
      title: 'A URL has no path',
      says: {
        slash: 'a URL without a path has the path /',
        empty: 'a URL without a path has none, before its query',
      },
    },
    'fallback.noRule': { title: 'No rule matches', says: yesNo },
    'fallback.noRecord': { title: 'No record applies to the crawler', says: yesNo },
    'file.alwaysAllowed': {
      title: 'A policy file may always be fetched',
      says: (paths) =>
        paths.length === 0
          ? 'no file may be fetched whatever the rules'
          : `${paths.join(' and ')} may be fetched whatever the rules`,
    },
    quirks: {
      title: 'Some crawlers choose their records in a way of their own',
      says: {
        true: 'crawlers with quirks of their own choose their records by these',
        false: 'all crawlers choose their records alike',
      },
    },
    'http.2xx': status('200'),
    'http.3xx': status('a redirect'),
    'http.401': status('401'),
    'http.403': status('403'),
    'http.404': status('404'),
    'http.410': status('410'),
    'http.429': status('429'),
    'http.4xx': status('an error of the client'),
    'http.5xx': status('an error of the server'),
    'http.network': { ...status(''), title: 'The file cannot be reached' },
    'http.maxRedirects': {
      title: 'The file is redirected often',
      says: (hops) =>
        hops === null ? 'every redirect is followed' : `${number(hops)} redirects are followed`,
    },
    'http.tooManyRedirects': { ...status(''), title: 'The file is redirected too often' },
  });
