// The findings of extension lines in English: one row per code of a finding or a fix.
import type { ExtensionFixes } from '../../../core/formats/extensions/diagnostics/check-context.ts';
import type { ExtensionKinds } from '../../../core/formats/extensions/diagnostics/inspector.ts';
import { type FindingTexts, type FixTexts, findingText } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll } from '../counts.ts';
import { purposeWords } from '../formats/extensions.ts';
import { readersNamed } from '../readers.ts';
import { closedWhy } from './closed-noindex.ts';

const SKIPPED = 'A line that cannot be read has no effect; the other lines of the file are read.';
const URL = 'The value is a full URL with scheme and host, such as https://www.example.com/sitemap.xml.';
const DELAY = 'The value is a number of seconds between two requests, without a sign or unit.';
const HOST = 'Only Yandex ever read Host, and dropped it in 2018. Redirect to the main host instead.';
const CLEAN =
  'Yandex accepts parameters joined by “&”, and one path after a space. A line in any other form has no effect.';
const RATE =
  'The value is pages/time, such as 1/10, optionally with a unit (s, m, h) and hours in UTC, such as 1/10m 0600-0845.';
const HOURS =
  'The value is two four-digit times in UTC, such as 0600-0845. The last minute of a day is 2359.';
const NOINDEX =
  'Google supported this line unofficially until 1 September 2019; no known reader has read it since. A robots META tag or an X-Robots-Tag header works if the page may be fetched.';
const SIGNALS =
  'The value is a list of pairs separated by commas, such as search=yes, ai-input=no, ai-train=no. A pair that cannot be read does not count; the others do.';
const USAGE =
  'The value is a list of labels with y or n, such as train-ai=n, search=y, optionally after a path.';
const GROUP = 'Such a line belongs to the record that it is in (RFC 9309 2.2).';

/** Names of crawlers; '' is any other crawler. */
const robots = (names: readonly string[]) =>
  listAll(names.map((name) => (name === '' ? 'crawlers without a record of their own' : name)));

/** The number of lines that a message lists. */
const MAX_LISTED_LINES = 11;

/** More lines that do not end a record. */
const nor = (lines: readonly number[]) => {
  if (lines.length === 0) return '';
  if (lines.length > MAX_LISTED_LINES) return ` Nor do ${lines.length} more lines.`;
  return ` Nor ${lines.length === 1 ? 'does line' : 'do lines'} ${listAll(lines.map(String))}.`;
};

/** The crawlers that a name in a record applies to. */
const robotsOf = (name: string) => robots([name === '*' ? '' : name]);
const numberOfOthers = (count: number) => `${count} more ${count === 1 ? 'name' : 'names'}`;

/** Names with the dates of their sources. */
const listDated = (dated: readonly { readonly who: string; readonly date: string }[]): string =>
  listAll(dated.map(({ who, date }) => `${who} (${formatDay(date)})`));

export const extensionFindingWords: FindingTexts<ExtensionKinds> = inLanguage('extensionFindingWords', {
  R070: findingText(
    'The sitemap needs a full URL',
    ({ value: url }) =>
      `A sitemap needs a full URL; ${url} is only ${url.startsWith('/') ? 'a path' : 'part of one'}.`,
    'Crawlers do not add the scheme and host themselves.',
  ),
  R071: {
    title: 'Only some crawlers read the field',
    message: ({ name, heeding }) =>
      heeding.length > 0
        ? `Not every crawler reads ${name}. These say that they do: ${listDated(heeding)}.`
        : `${name} is not in RFC 9309, and no source says who reads it.`,
    why: 'A reader that does not know a field does not read its lines. The list is not complete: other crawlers may read the field too.',
  },
  'SIT-EMPTY': findingText('Sitemap has no address', () => 'Sitemap has no address.', URL),
  'SIT-BLANK': findingText(
    'The sitemap address has a space',
    ({ value: url }) => `${url} contains a space.`,
    'In a URL, a space is written %20, and a line has only one address.',
  ),
  'SIT-SCHEME': findingText(
    'Crawlers do not fetch such an address',
    ({ text: scheme }) => `Crawlers do not fetch sitemaps over ${scheme}.`,
    'Any URL is valid here, but crawlers fetch sitemaps over http and https.',
  ),
  'SIT-CLOSED': {
    title: 'Crawlers may not fetch the sitemap',
    message: ({ url, line, count, crawlers }) =>
      `Line ${line} blocks the sitemap ${url}${count > 1 ? ` and ${count - 1} more` : ''} for ${robots(crawlers)}.`,
    why: 'A Sitemap line does not allow its URL: a crawler that may not fetch the sitemap does not learn of any pages from it. Crawlers with a record that blocks the whole site, or all but some paths, are not counted.',
  },
  'SIT-HTTP': findingText(
    'The sitemap uses http, the site https',
    ({ url, host }) => `${url} uses http, but ${host} uses https.`,
    'Search engines treat http and https as different sites. In the file of one, they may ignore addresses of the other.',
  ),
  'SIT-TWICE': findingText(
    'The sitemap is named twice',
    ({ url, line }) => `Line ${line} already names ${url}.`,
    'The second line adds nothing.',
  ),
  'SIT-OTHER-HOST': findingText(
    'The sitemap is on another host',
    ({ host, own }) => `The sitemap is on ${host}, but the site is ${own}.`,
    'Another host is allowed, but search engines may require proof that both belong together.',
  ),
  'CRD-EMPTY': findingText(
    'Crawl-delay has no value',
    () => 'Crawl-delay has no value.',
    `${DELAY} ${SKIPPED}`,
  ),
  'CRD-NOT-NUMBER': findingText(
    'Crawl-delay is not a number',
    ({ value }) => `${value} is not a number of seconds.`,
    `${DELAY} ${SKIPPED}`,
  ),
  'CRD-DECIMAL': findingText(
    'Some readers do not read a Crawl-delay with a fraction',
    ({ text: value }) => `${value} is not a whole number, so some readers do not read the line.`,
    'Python’s urllib, for example, accepts only digits.',
  ),
  'CRD-LARGE': findingText(
    'No known crawler waits that long',
    ({ text: value }) => `No crawler with a known limit waits ${value} seconds.`,
    'Bing and Majestic reportedly stop at 30 seconds.',
  ),
  'CRD-CONFLICT': findingText(
    'The record has two Crawl-delays',
    ({ value, first, line }) =>
      `Crawl-delay ${value} conflicts with ${first} on line ${line} of the same record.`,
    'Some readers use the smallest, some the last. Gatepost shows the largest, which is easiest on the server.',
  ),
  'CRD-IGNORED': {
    title: 'The crawler does not read Crawl-delay',
    message: ({ crawlers }) =>
      `${listAll(crawlers)} ${crawlers.length > 1 ? 'are' : 'is'} known not to read Crawl-delay.`,
    why: 'Their operators say so, or their parsers list the field as unsupported. These crawlers slow down when the server returns 429 or 503.',
  },
  'CRD-CLOSED': findingText(
    'Crawl-delay is for crawlers that are blocked',
    ({ value, line }) => `Crawl-delay ${value} applies to crawlers that line ${line} blocks from everything.`,
    'A crawler that may fetch nothing does not need a delay.',
  ),
  'HOST-EMPTY': findingText('Host has no value', () => 'Host has no value.', HOST),
  'HOST-BAD': findingText(
    'The value is not a host name',
    ({ text: value }) => `${value} is not a host name.`,
    HOST,
  ),
  'HOST-PATH': findingText(
    'Host cannot have a path',
    ({ text: path }) => `${path} follows the host, which cannot have a path.`,
    HOST,
  ),
  'HOST-OBSOLETE': findingText(
    'No known reader reads Host anymore',
    () => 'No known reader reads Host anymore.',
    HOST,
  ),
  'HOST-TWICE': findingText(
    'The file has a second Host line',
    ({ value, line }) => `Line ${line} already names a host; this one is ${value}.`,
    HOST,
  ),
  'CLP-EMPTY': findingText('Clean-param has no parameter', () => 'Clean-param has no parameter.', CLEAN),
  'CLP-EXTRA': findingText(
    'Clean-param has too many values',
    ({ text: words }) => `${words} is extra: a line has only one path.`,
    CLEAN,
  ),
  'CLP-BLANK-SEPARATED': findingText(
    'Spaces cannot separate the parameters',
    ({ text: words }) => `${words} is where the path belongs, but does not begin with a slash.`,
    `${CLEAN} Some guides separate parameters with spaces; Yandex does not.`,
  ),
  'CLP-NAME': findingText(
    'A parameter name is missing or not valid',
    ({ text: name }) =>
      name === '&' ? 'A parameter name is missing next to “&”.' : `${name} is not a parameter name.`,
    `${CLEAN} Write the name without “?” and without its value.`,
  ),
  'CLP-LONG': findingText(
    'Clean-param is too long',
    ({ value }) => `The value has ${value.length} characters; the limit is 500.`,
    CLEAN,
  ),
  'CLP-PATH-CHAR': findingText(
    'Clean-param has a character that is not allowed',
    ({ text: characters }) => `The path of Clean-param cannot contain “${characters}”.`,
    `${CLEAN} A path can contain only letters, digits and the characters . - / * and _.`,
  ),
  'CLP-DISALLOWED': findingText(
    'Clean-param is for URLs that are blocked',
    ({ name, line, path }) =>
      `Line ${line} (${path}) blocks the addresses with ${name}, the parameter to ignore.`,
    'A blocked address cannot be treated as a copy of another. For copies, Yandex prefers Clean-param to Disallow.',
  ),
  'CLP-TWICE': findingText(
    'The parameter is named twice',
    ({ name, line }) => `Line ${line} already names ${name} for the same path.`,
    'The second one adds nothing.',
  ),
  'RRT-EMPTY': findingText(
    'Request-rate has no value',
    () => 'Request-rate has no value.',
    `${RATE} ${SKIPPED}`,
  ),
  'RRT-FORM': findingText(
    'The value is not a rate',
    ({ text: value }) => `${value} is not a rate.`,
    `${RATE} ${SKIPPED}`,
  ),
  'RRT-WINDOW': findingText(
    'The hours of the rate are not valid',
    ({ text: window }) => `${window} is not a pair of times.`,
    `${RATE} ${SKIPPED}`,
  ),
  'RRT-UNIT': findingText(
    'Some readers do not read a rate with a unit or hours',
    ({ text: value }) => `${value} has a unit or hours, so some readers do not read the line.`,
    'Python’s urllib accepts only two numbers and a slash. A line with any other value still counts as part of its record.',
  ),
  'RRT-PACE': findingText(
    'Request-rate and Crawl-delay differ',
    ({ rate, delay, line }) =>
      `Request-rate ${rate} sets a different pace than Crawl-delay ${delay} on line ${line}.`,
    'Different crawlers read each of them, so the file asks for two paces.',
  ),
  'RRT-OVERLAP': findingText(
    'Two rates for the same hours',
    ({ rate, other, line }) => `${rate} applies during the same hours as ${other} on line ${line}.`,
    'Only one rate can apply at a time; Gatepost uses the first.',
  ),
  'VIS-EMPTY': findingText(
    'Visit-time has no value',
    () => 'Visit-time has no value.',
    `${HOURS} ${SKIPPED}`,
  ),
  'VIS-FORM': findingText(
    'The value is not a pair of times',
    ({ text: value }) => `${value} is not a pair of times.`,
    `${HOURS} ${SKIPPED}`,
  ),
  'NOI-EMPTY': findingText('Noindex has no path', () => 'Noindex has no path.', NOINDEX),
  'NOI-PATH': findingText(
    'Noindex needs a path',
    ({ text: path }) => `${path} does not begin with a slash or a star, so it is not a path.`,
    NOINDEX,
  ),
  'NOI-OBSOLETE': findingText(
    'No known reader reads Noindex anymore',
    () => 'No known reader reads Noindex anymore.',
    NOINDEX,
  ),
  'NOI-CLOSED': findingText(
    'The path is blocked, so noindex is not seen',
    ({ path, line }) => `Line ${line} blocks ${path}, so crawlers do not see that it must not be indexed.`,
    closedWhy,
  ),
  'NOI-ALONE': findingText(
    'Only Noindex keeps a path out of an index',
    ({ path }) => `Only this line keeps ${path} out of an index, and no known reader reads it.`,
    NOINDEX,
  ),
  'RSL-EMPTY': findingText('License has no address', () => 'License has no address.', URL),
  'RSL-NOT-ABSOLUTE': findingText(
    'The license needs a full URL',
    ({ text: url }) => `A license needs a full URL; ${url} is incomplete.`,
    URL,
  ),
  'RSL-BLANK': findingText(
    'The license address has a space',
    ({ value: url }) => `${url} contains a space.`,
    'In a URL, a space is written %20, and a line has only one address.',
  ),
  'RSL-IN-RECORD': findingText(
    'The license applies to one record only',
    ({ url, place }) =>
      place === 'after'
        ? `The license ${url} is below the last record. Some crawlers may read it as a part of that record only.`
        : `The license ${url} applies only to the crawlers of this record.`,
    'In RSL 1.0, crawlers whose record has a License use it instead of the global ones, and no other crawler uses it.',
  ),
  'LIN-GLUE': {
    title: 'A line joins two records',
    message: ({ name, line, above, below, others }) =>
      `Line ${line} joins the records of ${above} and ${below}, because ${name} does not end the first.${nor(others)}`,
    why: `${GROUP} Only Allow and Disallow end the list of user-agents; a blank line does not. The rules below apply to all of them.`,
  },
  'LIN-ORPHAN': findingText(
    'The line belongs to no record',
    ({ name, parted }) =>
      parted === undefined
        ? `${name} has no user-agent line above, so it applies to no crawler.`
        : `For ${readersNamed(parted.readers)}, blank line ${parted.line} ends the record of ${parted.agent} above ${name}. For other readers, ${name} is in that record.`,
    `${GROUP} There is no record above the first user-agent. The specifications of 1994 and 1996, data.txt, Yandex and Python’s urllib before 3.13.14 and 3.14.5 also end a record at a blank line.`,
  ),
  'POL-MIXED': {
    title: 'A switch shares its rules with crawlers',
    message: ({ token, crawlers }) =>
      `${token} is a switch, but shares its rules with ${crawlers.length > 1 ? 'the crawlers' : 'the crawler'} ${listAll(crawlers)}.`,
    why: 'If you change a rule for the crawlers, you also change what may be done with what they fetch, and vice versa.',
  },
  'CSG-EMPTY': findingText('Content-Signal has no value', () => 'Content-Signal has no value.', SIGNALS),
  'CSG-PATH': findingText(
    'Content-Signal cannot have a path',
    ({ text: path }) => `${path} is a path, but signals apply to the whole site.`,
    `${SIGNALS} Content-Usage accepts a path.`,
  ),
  'CSG-SEPARATOR': findingText(
    'Commas must separate the signals',
    () => 'A semicolon separates the signals instead of a comma.',
    `${SIGNALS} No part of a line with a semicolon is read.`,
  ),
  'CSG-PAIR': findingText(
    'A signal needs a purpose and an answer',
    ({ text }) => `${text} is not a pair of a purpose and an answer.`,
    SIGNALS,
  ),
  'CSG-VALUE': findingText(
    'The value of the signal is not valid',
    ({ text }) => `${text} is not valid: a purpose is yes or no, and use is immediate, reference or full.`,
    `${SIGNALS} The letters y and n belong to Content-Usage.`,
  ),
  'CSG-CONFLICT': findingText(
    'Two signals contradict each other',
    ({ text }) => `${text} contradicts an earlier signal on the line.`,
    'No specification says which of them counts, so neither decides.',
  ),
  'CSG-TRAILING': findingText('The line ends with a comma', () => 'The line ends with a comma.', SIGNALS),
  'CSG-KEY': findingText(
    'The purpose of the signal is not known',
    ({ text }) => `${text} does not have a known purpose.`,
    `${SIGNALS} Unknown purposes are not read.`,
  ),
  'CSG-USE-SEARCH': findingText(
    'The signals use and search conflict',
    ({ text }) => `${text} conflicts with search=yes: an index cannot be built without storing anything.`,
    'use=immediate asks crawlers to store nothing; use=reference allows an index, excerpts and links.',
  ),
  'CSG-SCOPE': findingText(
    'The signal may not apply to every crawler',
    ({ key, agent: own, other, count }) =>
      `${key} applies to ${robotsOf(own)}, but to ${robotsOf(other)}${count === 1 ? '' : ` and ${numberOfOthers(count - 1)}`} only if the line counts for the whole site.`,
    'Some readers apply a signal only to the crawlers of its record, others to the whole site; no specification settles this. If every record has the signal, the two agree.',
  ),
  'CSG-LAST': findingText(
    'The signal applies only to the record above',
    ({ value, agents }) => `${value} is after a blank line, but applies only to ${listAll(agents)}.`,
    'In RFC 9309, a blank line does not end a record. At the top of the file, the line can only apply to every crawler.',
  ),
  'CUS-SYNTAX': findingText(
    'Content-Usage cannot be read',
    ({ text: word, value }) =>
      `${value} cannot be read${word === '' || word === value ? '' : ` because of “${word}”`}.`,
    `${USAGE} A line that cannot be read states no preference, but still replaces those for shorter paths.`,
  ),
  'CUS-VALUE': findingText(
    'The preference is neither y nor n',
    ({ text }) => `“${text}” is neither y nor n.`,
    `${USAGE} Any other value states no preference.`,
  ),
  'CUS-LABEL': findingText(
    'Content-Usage has no such label',
    ({ text: label }) => `${label} is not a label of Content-Usage.`,
    `${USAGE} Other labels, such as those of older drafts, are ignored.`,
  ),
  'CUS-DUPLICATE': findingText(
    'The line repeats a label',
    ({ text: member }) => `A later label on the line overrides ${member}.`,
    'If a label is repeated, the last one counts (RFC 9651 4.2.2).',
  ),
  'CUS-PARAM': findingText(
    'Parameters of a preference are ignored',
    ({ text: member }) => `${member} has parameters, which are ignored.`,
    'The draft defines none (vocab-08 6.4).',
  ),
  'CUS-PATH-STAR': findingText(
    'A path of Content-Usage cannot begin with *',
    ({ text: path }) => `${path} begins with a star, so it is not a path.`,
    'A path begins with a slash; anything else is read as preferences.',
  ),
  'CUS-EMPTY': findingText(
    'Content-Usage has no preference',
    ({ text: path }) => `${path === '' ? 'This line' : path} has no preference.`,
    `${USAGE} The line still replaces the preferences for shorter paths.`,
  ),
  'CUS-SPLIT': findingText(
    'Content-Usage ends a record for some readers',
    ({ line: below, above, below: name }) =>
      `Only readers that know Content-Usage end the record of ${above} here; for others, line ${below} joins it with the record of ${name}.`,
    'The draft makes Content-Usage a rule, which ends the list of user-agents. For readers of RFC 9309, it does not end the list.',
  ),
  'CUS-UNINHERITED': findingText(
    'A preference for a wider path does not apply',
    ({ path, member, line }) =>
      `${path} leaves out ${member} of line ${line}, which therefore does not apply there.`,
    'The longest path replaces the shorter statement entirely (attach-05 3.1); what it leaves out is unknown there.',
  ),
  'CUS-CLOSED-PATH': findingText(
    'The preference is for a blocked path',
    ({ path, line, rule }) =>
      `Line ${line} (${rule}) blocks ${path === '' ? 'what this preference is for' : `${path}, which has a preference`}.`,
    'A preference does not apply to what may not be fetched (attach-05 3.1).',
  ),
  'CUS-ORPHAN': findingText(
    'Content-Usage is not in a record',
    ({ value }) => `${value} is not in a record, so it applies to no crawler.`,
    'Content-Usage is a rule of its record (attach-05 3).',
  ),
  'CUS-OVERRULED': findingText(
    'Another line overrides the preference',
    ({ label, line }) => `${label}=y has no effect: line ${line} has n for the same path.`,
    'For the same path, n overrides y (attach-05 3.1).',
  ),
  'AIU-CONTRADICTORY': {
    title: 'Content-Signal and Content-Usage contradict each other',
    message: ({ purpose, agent, url, yes, no }) =>
      `For ${agent === '' ? 'crawlers without a record of their own' : agent}, line ${yes} allows ${purpose} for ${url}, but line ${no} does not.`,
    why: 'No specification says which of them wins, and a reader may know only one of the lines. The explanation shows each.',
  },
  'AIU-CARRIERS': {
    title: 'Another file of the site says the opposite',
    message: ({ purpose, agent, url, says, path, line }) =>
      `For ${agent === '' ? 'crawlers without a record of their own' : agent} and ${url}, this line says ${says} to ${purposeWords[purpose]}, but line ${line} of ${path} says ${says === 'yes' ? 'no' : 'yes'}.`,
    why: 'A crawler may read only one of the two files. Say the same in both.',
  },
  'POL-CRAWLER-CLOSED': {
    title: 'The switch is allowed, its crawler is blocked',
    message: ({ token, crawlers }) => `${token} is allowed, but ${listAll(crawlers)} may fetch nothing.`,
    why: 'A switch never allows what its crawler may not fetch.',
  },
});

export const extensionFixWords: FixTexts<ExtensionFixes> = inLanguage('extensionFixWords', {
  'modern-write': ({ text }) => `Use ${text}`,
  'modern-split': ({ count }) => `Split into ${count} lines`,
  'modern-delete': ({ line }) => `Delete line ${line}`,
  'modern-comment-out': ({ line }) => `Comment out line ${line}`,
  'modern-into-record': ({ line }) => `Move the line to the record at line ${line}`,
  'modern-close': ({ lines: [line, ...more] }) =>
    more.length > 0
      ? `Add “Allow: /” below ${more.length + 1} lines, starting with line ${line}`
      : `Add “Allow: /” below line ${line}`,
  'modern-allow': ({ paths: [path, ...more] }) =>
    `Allow ${path}${more.length > 0 ? ` and ${more.length} more` : ''}`,
  'modern-largest': ({ value }) => `Keep the largest delay, ${value}, and delete the others`,
  'modern-lift-rule': ({ line, path }) => `Unblock everything that matches ${path} (line ${line})`,
  'modern-disallow': () => 'Make it a Disallow line',
  'modern-page-snippet': ({ path }) => `Show the META tag and the header for ${path}`,
  'modern-move-above': ({ line }) => `Move line ${line} above the first record, for all crawlers`,
  'modern-to-usage': ({ text }) => `Use ${text}`,
  'modern-copy-signal': ({ count }) =>
    count === 1 ? 'Copy the line into the other record' : `Copy the line into ${count} other records`,
  'modern-to-top': () => 'Move the line to the top of the file',
  'modern-own-record': () => 'Give the switch its own record with the same rules',
});
