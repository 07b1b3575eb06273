// Why readers differ, in sentences: a row per reader option, with the meaning of each value.

import type {
  ReaderOptionName,
  ReaderOptionValue,
} from '../../../core/analysis/reader-differences/reader-options.ts';
import type { ReaderFix, ReaderFixCode } from '../../../core/analysis/reader-fixes/reader-fix.ts';
import type { Outcome } from '../../../core/readers/reader.ts';
import { capitalize } from '../../../core/text/capitalize.ts';
import { largestOf, smallestOf } from '../../../core/text/large-lists.ts';
import { inLanguage } from '../../language.ts';
import { list, listAll, number } from '../counts.ts';

// Fixes that make readers agree, in sentences.
const numbers = (lines: readonly number[]) => list(lines.map((line) => String(line + 1)));
const linesIn = (lines: readonly number[]) => `${lines.length === 1 ? 'line' : 'lines'} ${numbers(lines)}`;
const distinct = (words: readonly string[]) => list([...new Set(words)]);

type Title = (fix: Pick<ReaderFix, 'lines' | 'words'>) => string;

const titles: Readonly<Record<ReaderFixCode, Title>> = {
  'move-rules-up': ({ lines }) =>
    `Move ${linesIn(lines)} above the shorter ${lines.length === 1 ? 'rule' : 'rules'}`,
  'sort-rules': () => 'Sort the rules by length, the longest first',
  'delete-blank-lines': ({ lines }) => `Delete blank ${linesIn(lines)}`,
  'write-names': ({ lines, words }) => `Use ${distinct(words)} on ${linesIn(lines)}`,
  'split-agents': ({ lines }) => `Give each name on ${linesIn(lines)} its own line`,
  'repeat-agents': ({ lines, words }) => `Add ${distinct(words)} below ${linesIn(lines)}`,
  'own-record': ({ words }) => `Add a record for ${distinct(words)} above all others`,
  'move-record-up': ({ lines }) =>
    `Move the record at line ${largestOf(lines) + 1} above the one at line ${smallestOf(lines) + 1}`,
  'join-records': ({ lines }) => `Merge the records at ${linesIn(lines)}`,
  'move-others-out': ({ lines }) => `Move ${linesIn(lines)} above the record`,
  'write-empty-rule': ({ lines }) => `Add a Disallow without a path below ${linesIn(lines)}`,
  'write-first-line': () => 'Add a comment line above line 1',
  'move-to-top': ({ lines }) => `Move the record at ${linesIn(lines)} to the top`,
  'other-spelling': ({ lines, words }) => `Also add ${distinct(words)} above ${linesIn(lines)}`,
  'drop-query': ({ lines, words }) => `Use ${distinct(words)} on ${linesIn(lines)}`,
  'drop-trailing-star': ({ lines, words }) => `Use ${distinct(words)} on ${linesIn(lines)}`,
  'list-urls': ({ words }) => `Add ${words.length === 1 ? 'a rule' : 'rules'} for ${distinct(words)}`,
  'index-folder': ({ lines, words }) => `Add Allow ${distinct(words)} above ${linesIn(lines)}`,
  'allow-own-file': ({ lines, words }) => `Add Allow ${distinct(words)} above ${linesIn(lines)}`,
  'delete-empty-rules': ({ lines }) => `Delete the rules without a path on ${linesIn(lines)}`,
};

/** With more lines, a title says how many change, and what is true afterwards. */
const MAX_NAMED_LINES = 3;

const titlesOfMany: Partial<Readonly<Record<ReaderFixCode, string>>> = {
  'write-names': 'their fields have the usual names',
  'drop-query': 'their paths have no query',
  'drop-trailing-star': 'their paths do not end in *',
};

const titleOf = (fix: Pick<ReaderFix, 'code' | 'lines' | 'words'>): string => {
  const then = titlesOfMany[fix.code];
  return then && fix.lines.length > MAX_NAMED_LINES
    ? `Change ${number(fix.lines.length)} lines so that ${then}`
    : titles[fix.code](fix);
};

const inner = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** What a fix does, as the label of its button. */
export const readerFixTitle = inLanguage(
  'readerFixTitle',
  function readerFixTitle(fix: Pick<ReaderFix, 'code' | 'lines' | 'words' | 'and'>): string {
    const title = titleOf(fix);
    return fix.and ? `${title}, and ${inner(titleOf(fix.and))}` : title;
  },
);

/** The meaning of a value after "For Google, ...": per value of an option, or for any value. */
type Says<Value> = [Value] extends [string | boolean | null]
  ? Readonly<Record<`${Value}`, string>>
  : (value: Value) => string;

interface ReaderOptionWords<Value> {
  readonly title: string;
  readonly says: Says<Value>;
}

const outcomes: Says<Outcome> = {
  parse: 'the file is used',
  follow: 'the redirect is followed',
  'allow-all': 'everything may be fetched',
  'deny-all': 'nothing may be fetched',
  defer: 'crawlers come back later',
  'no-information': 'this says nothing about the site',
  error: 'the reader stops with an error',
};

const status = (code: string): ReaderOptionWords<Outcome> => ({
  title: `The file returns ${code}`,
  says: outcomes,
});

/** The usual spelling of a name that readers compare in lower case. */

const yesNo = { allow: 'it may be fetched', deny: 'it may not be fetched' } as const;

/** Every reader option has a row; a missing one does not compile. */
export const readerOptionWords: {
  readonly [Name in ReaderOptionName]: ReaderOptionWords<ReaderOptionValue<Name>>;
} = inLanguage('readerOptionWords', {
  'text.bom': {
    title: 'A byte order mark spoils the first line',
    says: {
      keep: 'the byte order mark is part of the first line, which is then ignored',
      strip: 'the byte order mark is ignored',
      'strip-prefix': 'the byte order mark is ignored, even if only part of it is there',
    },
  },
  'text.maxBytes': {
    title: 'The file is too long for some readers',
    says: (octets) =>
      octets === null ? 'the whole file counts' : `everything after ${number(octets)} bytes is ignored`,
  },
  'text.maxLineBytes': {
    title: 'A line is too long for some readers',
    says: (octets) =>
      octets === null
        ? 'the whole line counts'
        : `everything after ${number(octets)} bytes of a line is ignored`,
  },
  'text.lines': {
    title: 'Different characters end a line',
    says: {
      'cr-lf': 'only line feed and carriage return end a line',
      unicode: 'every Unicode line boundary ends a line',
    },
  },
  'text.overflow': {
    title: 'A file is too long',
    says: {
      cut: 'only the beginning of a file that is too long counts',
      'allow-all': 'a file that is too long is ignored, so everything may be fetched',
    },
  },
  'text.notUtf8': {
    title: 'The file is not UTF-8',
    says: {
      octets: 'a file that is not UTF-8 is read byte by byte',
      error: 'the reader stops with an error if a file is not UTF-8',
    },
  },
  'record.unconvertible': {
    title: 'A value cannot be converted',
    says: {
      ignored: 'a number or host that is not valid does not stop the reader',
      'long-numbers': 'the reader stops with an error at a number of more than 4,300 digits',
      'numbers-and-hosts':
        'the reader stops with an error at digits that are not decimal, at a number of more than 4,300 digits, and at a rule with a host that is not valid',
    },
  },
  'field.names': {
    title: 'Some readers accept misspelled field names',
    says: {
      exact: 'a field name must be spelled as defined, or the line is ignored',
      'google-prefix': 'the beginning of a field name is enough, and some misspellings are accepted',
    },
  },
  'field.missingColon': {
    title: 'Some readers accept a line without a colon',
    says: {
      true: 'two words without a colon are a field and its value',
      false: 'a line without a colon is ignored',
    },
  },
  'record.blankLine': {
    title: 'A blank line ends the record',
    says: {
      ends: 'a record ends at a blank line, and rules below it belong to no record',
      'ends-if-empty': 'a record ends at a completely empty line, and rules below it belong to no record',
      ignored: 'a blank line is ignored, and the record continues below it',
    },
  },
  'record.otherField': {
    title: 'Another field counts as a rule',
    says: {
      'is-rule': 'any other field completes a record, and the next user-agent line begins another one',
      ignored: 'other fields are ignored, so user-agent lines around them share one record',
    },
  },
  'record.ruleless': {
    title: 'A record has no rules',
    says: {
      drop: 'user-agent lines without a rule are ignored, and the record for any other crawler applies',
      keep: 'user-agents without a rule may fetch everything',
    },
  },
  'record.ruleFields': {
    title: 'Different fields complete a record',
    says: (fields) =>
      fields.length === 1
        ? `only ${capitalize(fields[0]!)} completes a record`
        : `${listAll(fields.map(capitalize))} complete a record`,
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
      equals: 'a user-agent applies to the crawler with exactly that name',
      contains: 'a user-agent applies to every crawler whose name it contains',
      'contained-in-name': 'a user-agent applies to every crawler whose name contains it',
      'equals-else-contained':
        'a user-agent applies to the crawler with exactly that name, and to every crawler without a record of its own whose name contains it',
    },
  },
  'agent.name': {
    title: 'The crawler’s name has a slash',
    says: {
      whole: 'the crawler’s whole name is compared',
      'before-slash': 'the crawler’s name ends at its first slash',
    },
  },
  'agent.decode': {
    title: 'Some readers percent-decode user-agents',
    says: {
      true: 'user-agents are percent-decoded',
      false: 'user-agents are compared as written',
    },
  },
  'agent.letterCase': {
    title: 'Names have letters beyond A to Z',
    says: {
      ascii: 'case is ignored in names only for letters A to Z',
      unicode: 'case is ignored in names for letters of all scripts',
    },
  },
  'agent.star': {
    title: 'Text follows a star',
    says: {
      exact: 'only a star by itself applies to any other crawler',
      'star-then-space': 'a star applies to any other crawler, even with text after it',
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
    title: 'Several records apply to any other crawler',
    says: {
      first: 'only the first record for any other crawler counts',
      merge: 'all records for any other crawler count together',
    },
  },
  'group.starRecord': {
    title: 'A record has a star and other names',
    says: {
      'named-too': 'a record with a star also applies to the crawlers that it names',
      'default-only': 'a record with a star does not apply to the crawlers that it names',
    },
  },
  'rule.choice': {
    title: 'First, longest or furthest match',
    says: {
      first: 'the first rule that matches decides',
      longest: 'the rule with the longest path decides',
      'match-end': 'the rule that matches the longest part of the URL decides',
    },
  },
  'rule.tie': {
    title: 'Rules have the same length',
    says: {
      allow: 'Allow wins among rules of the same length',
      null: 'the first one decides among rules of the same length',
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
    title: 'Some readers do not know Allow',
    says: { true: 'an Allow line allows', false: 'an Allow line is ignored' },
  },
  'rule.allowIndexHtml': {
    title: 'index.html also means its folder',
    says: {
      true: 'an Allow for index.html also allows the folder',
      false: 'an Allow for index.html allows only that page',
    },
  },
  'path.urlPart': {
    title: 'Readers compare different parts of the URL',
    says: {
      path: 'only the path of a URL is compared',
      'path-and-query': 'the path of a URL and its query are compared',
      'path-query-fragment': 'everything after the host of a URL is compared, including its fragment',
    },
  },
  'path.wildcards': {
    title: '* and $ are ordinary characters',
    says: {
      true: '* matches anything, and $ matches the end of the URL',
      false: '* and $ are ordinary characters',
    },
  },
  'path.decode': {
    title: 'Readers compare escapes differently',
    says: {
      'all-but-slash': 'every escape except %2F is decoded',
      unreserved: 'escapes of letters, digits, -, ., _ and ~ are decoded; others are compared as written',
      none: 'escapes are compared as written',
      all: 'every escape is decoded',
      reencoded:
        'escapes are compared as the characters that they stand for, except for = and & in the query',
    },
  },
  'path.escapedSpecials': {
    title: '%2A is not the same as *',
    says: {
      true: '%2A and %24 in a rule match * and $ in the URL',
      false: '%2A and %24 in a rule are compared like other escapes',
    },
  },
  'path.queryDelims': {
    title: 'Escaped delimiters in the query',
    says: {
      true: 'after the question mark, an escaped delimiter is the same as a plain one',
      false: 'after the question mark, delimiters are compared as elsewhere in the URL',
    },
  },
  'path.emptyTail': {
    title: 'Empty parts at the end',
    says: {
      kept: 'a ? or # at the end of a URL is compared',
      dropped: 'a ? or # with nothing after it is ignored',
    },
  },
  'path.noPath': {
    title: 'A URL has no path',
    says: {
      slash: 'a URL without a path has the path /',
      empty: 'a URL without a path has an empty path before its query',
    },
  },
  'path.doubleSlash': {
    title: 'A URL has two slashes after the host',
    says: {
      kept: 'two slashes at the beginning of a path are compared as written',
      doubled: 'two slashes at the beginning of a URL’s path are compared as four',
    },
  },
  'path.innerDollar': {
    title: 'A $ is inside a path',
    says: {
      literal: 'a $ inside a path is an ordinary character',
      'drops-rule': 'a rule with a $ inside its path is ignored',
    },
  },
  'fallback.noRule': { title: 'No rule matches', says: yesNo },
  'fallback.noRecord': { title: 'No record applies to the crawler', says: yesNo },
  'file.alwaysAllowed': {
    title: 'A policy file may always be fetched',
    says: (paths) =>
      paths.length === 0
        ? 'no file is exempt from the rules'
        : `${paths.join(' and ')} may always be fetched, whatever the rules`,
  },
  quirks: {
    title: 'Some crawlers choose records in their own way',
    says: {
      true: 'crawlers with known quirks choose their records accordingly',
      false: 'all crawlers choose their records in the same way',
    },
  },
  'http.2xx': status('200'),
  'http.3xx': status('a redirect'),
  'http.401': status('401'),
  'http.403': status('403'),
  'http.404': status('404'),
  'http.410': status('410'),
  'http.429': status('429'),
  'http.4xx': status('a client error'),
  'http.5xx': status('a server error'),
  'http.network': { ...status(''), title: 'The file cannot be reached' },
  'http.maxRedirects': {
    title: 'The file is redirected several times',
    says: (hops) =>
      hops === null ? 'every redirect is followed' : `up to ${number(hops)} redirects are followed`,
  },
  'http.tooManyRedirects': { ...status(''), title: 'The file is redirected too many times' },
});
