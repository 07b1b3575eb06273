// The findings of the lines of today in English: one row per code of a finding or a fix.
import type { ExtensionCode } from '../../../core/formats/extensions/diagnostics/inspector.ts';
import { type FindingWords, type FixWords, findingRow } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { listAll } from '../counts.ts';
import { readersNamed } from '../readers.ts';

const SKIPPED = 'A line that cannot be read asks for nothing; the other lines of the file are read.';
const URL = 'The value is a complete URL, with scheme and host, as https://www.example.com/sitemap.xml.';
const DELAY = 'The value is a number of seconds between two requests, without sign and unit.';
const HOST = 'Only Yandex ever read Host, and dropped it in 2018. Redirect to the main host instead.';
const CLEAN =
  'Yandex takes parameters joined by “&”, and one path behind a space. A line that is written otherwise has no effect.';
const RATE =
  'The value is pages/time, as 1/10, perhaps with a unit (s, m, h) and hours in UTC, as 1/10m 0600-0845.';
const HOURS = 'The value is two times of four digits in UTC, as 0600-0845.';
const NOINDEX =
  'Google handled this line unofficially until 1 September 2019; no reader is known since. A robots META tag or an X-Robots-Tag header works, if the page may be fetched.';
const SIGNALS =
  'The value is pairs as search=yes, ai-input=no, ai-train=no, parted by commas. A pair that cannot be read is skipped, the others count.';
const USAGE = 'The value is labels with y or n, as train-ai=n, search=y; a path may be in front.';
const GROUP = 'These lines belong to the record that they are in (RFC 9309 2.2).';

/** Names of robots; '' is any that is not named. */
const robots = (names: readonly string[]) =>
  listAll(names.map((name) => (name === '' ? 'crawlers without a record of their own' : name)));

/** Further lines that end no record: their numbers, or how many they are. */
const nor = ([count = '0', ...lines]: readonly string[]) => {
  if (lines.length === 0) return '';
  if (Number(count) > lines.length) return ` Nor do ${count} more lines.`;
  return ` Nor ${lines.length === 1 ? 'does line' : 'do lines'} ${listAll(lines)}.`;
};

/** The robots that a name in a record speaks to. */
const robotsOf = (name: string) => robots([name === '*' ? '' : name]);
const numberOfOthers = (count: number) => `${count} more ${count === 1 ? 'name' : 'names'}`;

export const modernFindingWords: { readonly [Code in ExtensionCode]: FindingWords } = inLanguage(
  'modernFindingWords',
  {
    R070: findingRow(
      'Sitemap without a complete URL',
      (_word, url) =>
        `A sitemap needs a full URL; ${url} is only ${url.startsWith('/') ? 'a path' : 'part of one'}.`,
      'The value is a complete URL. A path alone is not looked for.',
    ),
    R071: {
      title: 'Field that only some read',
      message: ([name, ...who]) =>
        who.length > 0 ? `${name} is read by some only: ${listAll(who)}.` : `No known reader reads ${name}.`,
      why: 'A reader that does not know a line skips it. Who reads it is told as far as sources say so; of others nothing is known.',
    },
    'SIT-EMPTY': findingRow('Sitemap without an address', () => 'Sitemap has no address.', URL),
    'SIT-BLANK': findingRow(
      'Space in a sitemap address',
      (_blank, url) => `${url} has a space in it.`,
      'In a URL a space is written %20, and a line holds one address.',
    ),
    'SIT-SCHEME': findingRow(
      'Sitemap not on the web',
      (scheme) => `Crawlers do not fetch sitemaps by ${scheme}.`,
      'Any URL is legal here, but crawlers fetch sitemaps by http and https.',
    ),
    'SIT-CLOSED': {
      title: 'Sitemap closed to crawlers',
      message: ([url = '', line, count, ...names]) =>
        `${url} is named as a sitemap, and line ${line} closes it to ${robots(names)}${Number(count) > 1 ? `, with ${Number(count) - 1} more` : ''}.`,
      why: 'A Sitemap line allows nothing: a crawler that may not fetch the address of the sitemap does not read it, and learns of no page by it. Crawlers that a record names and keeps out of the whole site, or of all but some paths, are not counted.',
    },
    'SIT-HTTP': findingRow(
      'Sitemap without encryption',
      (url, host) => `${url} is fetched without encryption, and ${host} is reached by https.`,
      'Search engines take http and https for different sites, and may not accept addresses of the other.',
    ),
    'SIT-TWICE': findingRow(
      'Sitemap named twice',
      (url, line) => `${url} is named in line ${line} already.`,
      'The second line adds nothing.',
    ),
    'SIT-OTHER-HOST': findingRow(
      'Sitemap on another host',
      (host, own) => `The sitemap is on ${host}, the site is ${own}.`,
      'Another host is allowed. Search engines may want a proof that both belong together.',
    ),
    'CRD-EMPTY': findingRow(
      'Crawl-delay without a value',
      () => 'Crawl-delay has no value.',
      `${DELAY} ${SKIPPED}`,
    ),
    'CRD-NOT-NUMBER': findingRow(
      'Crawl-delay is not a number',
      (_word, value) => `${value} is not a number of seconds.`,
      `${DELAY} ${SKIPPED}`,
    ),
    'CRD-UNIT': findingRow(
      'Crawl-delay with a unit',
      (_unit, value) => `The line says “${value}”: a delay has no unit.`,
      `${DELAY} ${SKIPPED}`,
    ),
    'CRD-DECIMAL': findingRow(
      'Crawl-delay with a fraction',
      (value) => `${value} is not a whole number: some readers skip the line.`,
      'Python’s urllib, for one, takes digits only.',
    ),
    'CRD-LARGE': findingRow(
      'Very long Crawl-delay',
      (value) => `No crawler with a known limit waits ${value} seconds.`,
      'Bing and Majestic are said to stop at 30 seconds.',
    ),
    'CRD-CONFLICT': findingRow(
      'Two Crawl-delays in a record',
      (value, first, line) => `Crawl-delay ${value} is in a record that says ${first} in line ${line}.`,
      'Readers differ: some take the smallest, some the last. Gatepost shows the largest, which is kindest to the server.',
    ),
    'CRD-IGNORED': {
      title: 'Crawl-delay for a crawler that does not read it',
      message: (names) =>
        `${listAll(names)} ${names.length > 1 ? 'are' : 'is'} known not to read Crawl-delay.`,
      why: 'Their operators say so, or their parsers list the field as unsupported. They slow down when the server answers 429 or 503.',
    },
    'CRD-CLOSED': findingRow(
      'Crawl-delay for crawlers that may fetch nothing',
      (value, line) => `Crawl-delay ${value} applies to crawlers that line ${line} keeps out of everything.`,
      'Who may fetch nothing needs no pause.',
    ),
    'HOST-EMPTY': findingRow('Host without a value', () => 'Host has no value.', HOST),
    'HOST-BAD': findingRow('Not a host name', (value) => `${value} is not a host name.`, HOST),
    'HOST-PATH': findingRow(
      'Host with a path',
      (path) => `${path} is after the host, which has no path.`,
      HOST,
    ),
    'HOST-OBSOLETE': findingRow('Host is read no more', () => 'No reader uses Host any more.', HOST),
    'HOST-TWICE': findingRow(
      'Host named twice',
      (value, line) => `Host ${value}: line ${line} names a host already.`,
      HOST,
    ),
    'HOST-DIFFERS': findingRow(
      'Host differs from the sitemaps',
      (host, other) => `Host names ${host}, and every sitemap is on another host, as ${other}.`,
      HOST,
    ),
    'CLP-EMPTY': findingRow(
      'Clean-param without a parameter',
      () => 'Clean-param names no parameter.',
      CLEAN,
    ),
    'CLP-EXTRA': findingRow(
      'Clean-param with too many values',
      (words) => `${words} is too much: a line has one path.`,
      CLEAN,
    ),
    'CLP-BLANK-SEPARATED': findingRow(
      'Parameters separated by spaces',
      (words) => `${words} is where the path is expected, and begins with no slash.`,
      `${CLEAN} Some guides part parameters by spaces; Yandex does not.`,
    ),
    'CLP-NAME': findingRow(
      'Clean-param: a name is missing',
      (name) => (name === '&' ? 'A name is missing beside “&”.' : `${name} is not a name of a parameter.`),
      `${CLEAN} Write the name without “?” and without its value.`,
    ),
    'CLP-LONG': findingRow(
      'Clean-param too long',
      (_word, value) => `The value has ${value.length} characters; 500 are read.`,
      CLEAN,
    ),
    'CLP-PATH-CHAR': findingRow(
      'Character in the path of Clean-param',
      (characters) => `“${characters}” cannot be in the path of Clean-param.`,
      `${CLEAN} A path has letters, digits and . - / * _ only.`,
    ),
    'CLP-DISALLOWED': findingRow(
      'Clean-param for closed addresses',
      (name, line, path) =>
        `${name} changes no page, says this line, and line ${line} (${path}) closes the addresses that have it.`,
      'Addresses that may not be fetched cannot be taken for copies of another. Yandex prefers Clean-param to Disallow for such addresses.',
    ),
    'CLP-TWICE': findingRow(
      'Parameter named twice',
      (name, line) => `${name} is named in line ${line} already, for the same path.`,
      'The second one adds nothing.',
    ),
    'RRT-EMPTY': findingRow(
      'Request-rate without a value',
      () => 'Request-rate has no value.',
      `${RATE} ${SKIPPED}`,
    ),
    'RRT-FORM': findingRow('Not a rate', (value) => `${value} is not a rate.`, `${RATE} ${SKIPPED}`),
    'RRT-ZERO': findingRow(
      'Rate with a zero',
      (value) => `${value} has a zero: that is not a pace.`,
      `To keep crawlers away, use Disallow. ${SKIPPED}`,
    ),
    'RRT-WINDOW': findingRow(
      'Hours of a rate not legal',
      (window) => `${window} is not a pair of times.`,
      `${RATE} ${SKIPPED}`,
    ),
    'RRT-UNIT': findingRow(
      'Rate with a unit or hours',
      (value) => `${value} has a unit or hours: some readers skip the line.`,
      'Python’s urllib takes two numbers and a slash only, and there a record with nothing else counts all the same.',
    ),
    'RRT-PACE': findingRow(
      'Rate differs from Crawl-delay',
      (rate, delay, line) =>
        `Request-rate ${rate} means another pace than Crawl-delay ${delay} in line ${line}.`,
      'Each is read by other crawlers, so the file asks for two paces.',
    ),
    'RRT-OVERLAP': findingRow(
      'Two rates for the same hours',
      (rate, other, line) => `${rate} is beside ${other} in line ${line}, for the same hours.`,
      'Only one rate can count at a time; Gatepost takes the first.',
    ),
    'VIS-EMPTY': findingRow(
      'Visit-time without a value',
      () => 'Visit-time has no value.',
      `${HOURS} ${SKIPPED}`,
    ),
    'VIS-FORM': findingRow(
      'Not a pair of times',
      (value) => `${value} is not a pair of times.`,
      `${HOURS} ${SKIPPED}`,
    ),
    'VIS-RANGE': findingRow(
      'Time that no clock shows',
      (value) => `${value} has a time that no clock shows.`,
      `${HOURS} The last minute of a day is 2359. ${SKIPPED}`,
    ),
    'VIS-WRAP': findingRow(
      'Hours over midnight',
      (value) => `${value} goes over midnight.`,
      'It begins later than it ends. No text says what that means; Gatepost reads it as the night between.',
    ),
    'VIS-APART': findingRow(
      'Visit-times without a common minute',
      (value, other, line) => `${value} and ${other} in line ${line} have no minute in common.`,
      'No text says whether crawlers may come in either, or must keep to both.',
    ),
    'VIS-CLOSED': findingRow(
      'Visit-time for crawlers that may fetch nothing',
      (value, line) => `Visit-time ${value} applies to crawlers that line ${line} keeps out of everything.`,
      'Who may fetch nothing needs no hours.',
    ),
    'NOI-EMPTY': findingRow('Noindex without a path', () => 'Noindex has no path.', NOINDEX),
    'NOI-PATH': findingRow(
      'Noindex: not a path',
      (path) => `${path} begins with neither a slash nor a star, so it is not a path.`,
      NOINDEX,
    ),
    'NOI-OBSOLETE': findingRow(
      'Noindex is read no more',
      () => 'No known reader reads Noindex any more.',
      NOINDEX,
    ),
    'NOI-CLOSED': findingRow(
      'Noindex of a closed path',
      (path, line) => `${path} shall not be indexed, and line ${line} keeps crawlers from seeing that.`,
      'A page that may not be fetched can stay in an index by its address: what the page says of itself is not seen.',
    ),
    'NOI-ALONE': findingRow(
      'Only Noindex keeps it out of an index',
      (path) => `Nothing but this line keeps ${path} out of an index, and no known reader reads it.`,
      NOINDEX,
    ),
    'RSL-EMPTY': findingRow('License without an address', () => 'License has no address.', URL),
    'RSL-NOT-ABSOLUTE': findingRow(
      'License without a complete URL',
      (url) => `A license needs a full URL; ${url} is incomplete.`,
      URL,
    ),
    'RSL-BLANK': findingRow(
      'Space in a license address',
      (_blank, url) => `${url} has a space in it.`,
      'In a URL a space is written %20, and a line holds one address.',
    ),
    'RSL-IN-RECORD': findingRow(
      'License for one record only',
      (url) => `The license ${url} applies only to the crawlers of this record.`,
      'In RSL 1.0, crawlers whose record has a License use it instead of the global ones, and no other crawler uses it.',
    ),
    'RSL-EXTRA-LINES': findingRow(
      'Line that RSL does not define',
      (name) => `RSL 1.0 does not define ${name} in robots.txt.`,
      'One vendor writes Permits, Prohibits, Compensation and Standard beside License. The terms are in the linked document.',
    ),
    'LIN-GLUE': {
      title: 'Line joins two records',
      message: ([line, below, above, name, ...more]) =>
        `${line} does not end the record of ${above}: it runs into line ${below}, and is one with that of ${name}.${nor(more)}`,
      why: `${GROUP} Only Allow and Disallow end the list of user-agents; a blank line does not. The rules below apply to all of them.`,
    },
    'LIN-ORPHAN': findingRow(
      'Line in no record',
      (line, blank, titles, name) =>
        blank === ''
          ? `${line} is in no record: no user-agent line is above, so it applies to no crawler.`
          : `${line} is in no record for ${readersNamed(titles)}: the blank line ${blank} ends that of ${name}. Where a blank line means nothing, ${line} is in that record.`,
      `${GROUP} Above the first user-agent there is none. The texts of 1994 and 1996, data.txt, Yandex and Python’s urllib before 3.13.14 and 3.14.5 also end a record at a blank line.`,
    ),
    'POL-NOT-A-CLIENT': findingRow(
      'Switch, not a visitor',
      (name, operator) =>
        `${name} is a switch${operator === '' ? '' : ` of ${operator}`}, not a visitor: nothing comes under this name.`,
      'It tells what may be done with what others fetch. It never appears in a log.',
    ),
    'POL-MIXED': {
      title: 'Switch shares rules with crawlers',
      message: ([token, ...names]) =>
        `${token} is a switch, and shares its rules with ${listAll(names)}, which visit.`,
      why: 'Anyone who changes a rule for the visitors changes what may be done with what was fetched, and the other way round.',
    },
    'CSG-EMPTY': findingRow('Content-Signal without a value', () => 'Content-Signal has no value.', SIGNALS),
    'CSG-PATH': findingRow(
      'Content-Signal with a path',
      (path) => `${path} is a path, and signals are about the whole site.`,
      `${SIGNALS} Content-Usage takes a path.`,
    ),
    'CSG-SEPARATOR': findingRow(
      'Signals not parted by commas',
      () => 'A semicolon parts the signals; a comma does.',
      `${SIGNALS} A line with a semicolon is skipped whole.`,
    ),
    'CSG-PAIR': findingRow(
      'Not a purpose and an answer',
      (text) => `${text} is not a pair of a purpose and an answer.`,
      SIGNALS,
    ),
    'CSG-VALUE': findingRow(
      'Signal neither yes nor no',
      (text) => `${text} says neither yes nor no.`,
      `${SIGNALS} The letters y and n belong to Content-Usage.`,
    ),
    'CSG-USE-VALUE': findingRow(
      'Unknown value of use',
      (text) => `${text}: the word is immediate, reference or full.`,
      'use tells the most that may be done with content. The pair is skipped, the others count.',
    ),
    'CSG-CONFLICT': findingRow(
      'Signals contradict each other',
      (text) => `${text} contradicts what the line says before.`,
      'No text says which of them counts, so nothing decides.',
    ),
    'CSG-TRAILING': findingRow('Comma at the end', () => 'The line ends in a comma.', SIGNALS),
    'CSG-LABEL': findingRow(
      'Label of Content-Usage in a Content-Signal',
      (text) => `${text} has a label of Content-Usage.`,
      `${SIGNALS} Unknown purposes are skipped.`,
    ),
    'CSG-KEY': findingRow(
      'Unknown purpose of a signal',
      (text) => `${text} is about no purpose that is known.`,
      `${SIGNALS} Unknown purposes are skipped.`,
    ),
    'CSG-USE-SEARCH': findingRow(
      'Use and search do not go together',
      (text) => `${text} is beside search=yes, and an index cannot be built without storing anything.`,
      'use=immediate asks that nothing is stored; use=reference allows an index, excerpts and links.',
    ),
    'CSG-CASE': findingRow(
      'Signal in capitals',
      (text) => `${text} is usually written in lower case.`,
      'It is read in any case here; a plainer reader may compare the letters.',
    ),
    'CSG-DUPLICATE': findingRow(
      'Signal twice',
      (text) => `${text} is in the line already.`,
      'The second one adds nothing.',
    ),
    'CSG-SCOPE': findingRow(
      'Signal in the record of all others',
      (key, own, other, count) =>
        `${key} is said to ${robotsOf(own)} for sure; to ${robotsOf(other)}${count === '1' ? '' : ` and ${numberOfOthers(Number(count) - 1)}`} only if the line counts for the whole site.`,
      'Some read a signal for the crawlers of its record, some for the whole site; no text settles it. Written into every record it says the same to both.',
    ),
    'CSG-LAST': findingRow(
      'Signal set apart by a blank line',
      (value, agents) => `${value} is set apart by a blank line, and is said to ${agents} only.`,
      'By RFC 9309 a blank line ends no record. At the top of the file the line can only be meant for all.',
    ),
    'CSG-OPERATOR': {
      title: 'Crawlers of one operator told differently',
      message: ([key, operator, agent, other, line]) =>
        `${key} is another one for ${agent} than for ${other} in line ${line}; both are of ${operator}.`,
      why: 'What one of them fetched, its operator may use for all.',
    },
    'CUS-SYNTAX': findingRow(
      'Content-Usage cannot be read',
      (word, value) =>
        `${value} cannot be read${word === '' || word === value ? '' : `, because of “${word}”`}.`,
      `${USAGE} What cannot be read says nothing, and takes the place of what is said for shorter paths.`,
    ),
    'CUS-VALUE': findingRow(
      'Preference neither y nor n',
      (text) => `“${text}” is neither y nor n.`,
      `${USAGE} Any other value says nothing.`,
    ),
    'CUS-LABEL': findingRow(
      'Unknown label of Content-Usage',
      (label) => `${label} is not a label of Content-Usage.`,
      `${USAGE} Other labels are ignored.`,
    ),
    'CUS-LABEL-OLD': findingRow(
      'Label of an older draft',
      (label) => `${label} is a label of an older draft.`,
      `${USAGE} Other labels are ignored.`,
    ),
    'CUS-DUPLICATE': findingRow(
      'Label twice in a line',
      (member) => `${member} is overridden by a later one in the line.`,
      'Of a label that is repeated, the last one counts (RFC 9651 4.2.2).',
    ),
    'CUS-PARAM': findingRow(
      'Parameters of a preference',
      (member) => `${member} has parameters, which are ignored.`,
      'The draft defines none (vocab-07 6.4).',
    ),
    'CUS-PATH-STAR': findingRow(
      'Content-Usage: path begins with a star',
      (path) => `${path} begins with a star, so it is not a path.`,
      'Only what begins with a slash is a path; all else is read as preferences.',
    ),
    'CUS-EMPTY': findingRow(
      'Content-Usage without a preference',
      (path) => `${path} is alone: nothing is preferred for it.`,
      `${USAGE} The line takes the place of what is said for shorter paths.`,
    ),
    'CUS-SPLIT': findingRow(
      'Content-Usage ends a record for some',
      (_line, below, above, name) =>
        `The record of ${above} ends here for those who know Content-Usage; for all others it runs into line ${below} and is one with that of ${name}.`,
      'The draft makes Content-Usage a rule, which ends the list of user-agents. To readers of RFC 9309 it ends nothing.',
    ),
    'CUS-UNINHERITED': findingRow(
      'Preference of a wider path left out',
      (path, member, line) => `${path} leaves out ${member} of line ${line}, and so says nothing of it.`,
      'The longest path replaces the shorter statement whole (attach-05 3.1): what it leaves out is unknown there.',
    ),
    'CUS-CLOSED-PATH': findingRow(
      'Preference for a closed path',
      (path, line, rule) =>
        `${path === '' ? 'A preference is stated' : `A preference is stated for ${path}`}, and line ${line} (${rule}) closes it.`,
      'What may not be fetched has no preference (attach-05 3.1).',
    ),
    'CUS-ORPHAN': findingRow(
      'Content-Usage in no record',
      (value) => `${value} is in no record, so it applies to no crawler.`,
      'Content-Usage is a rule of its group (attach-05 3).',
    ),
    'CUS-OVERRULED': findingRow(
      'Preference overruled',
      (label, line) => `${label}=y counts for nothing: line ${line} says n for the same path.`,
      'For one path a no wins over a yes (attach-05 3.1).',
    ),
    'AIU-CONTRADICTORY': {
      title: 'Content-Signal and Content-Usage contradict each other',
      message: ([purpose, agent, url, yes, no]) =>
        `About ${purpose} of ${url}, line ${yes} says yes and line ${no} says no to ${agent === '' ? 'crawlers without a record of their own' : agent}.`,
      why: 'No text says which of them wins, and a reader may know only one of the lines. The trace of the question shows each.',
    },
    'RSL-REMIND': findingRow(
      'License may offer what is refused',
      (url, value, line) => `${url} may offer what line ${line} (${value}) refuses.`,
      'A license can sell training. Its document is not read here: look whether both say the same.',
    ),
    'POL-CRAWLER-CLOSED': {
      title: 'Switch allowed, crawler closed',
      message: ([token, ...names]) => `${token} is allowed, and ${listAll(names)} may fetch nothing.`,
      why: 'A switch never opens what its crawler may not fetch.',
    },
  },
);

export const modernFixWords: Readonly<Record<string, FixWords>> = inLanguage('modernFixWords', {
  'modern-write': ([text]) => `Write ${text}`,
  'modern-split': ([count]) => `Make ${count} lines of it`,
  'modern-delete': ([line]) => `Delete line ${line}`,
  'modern-comment-out': ([line]) => `Make line ${line} a comment`,
  'modern-into-record': ([line]) => `Move it into the record of line ${line}`,
  'modern-close': ([line, ...more]) =>
    more.length > 0
      ? `Add “Allow: /” below ${more.length + 1} lines, the first of them line ${line}`
      : `Add “Allow: /” below line ${line}`,
  'modern-allow': ([path, ...more]) => `Allow ${path}${more.length > 0 ? ` and ${more.length} more` : ''}`,
  'modern-largest': ([value]) => `Keep the largest delay, ${value}, and delete the others`,
  'modern-lift-rule': ([line]) => `Lift the rule in line ${line}`,
  'modern-disallow': () => 'Make it a Disallow line',
  'modern-page-snippet': ([path]) => `Show the META tag and the header for ${path}`,
  'modern-move-above': ([line]) => `Move line ${line} above the first record, for all crawlers`,
  'modern-to-usage': ([text]) => `Write ${text}`,
  'modern-copy-signal': ([count]) =>
    count === '1' ? 'Copy the line into the other record' : `Copy the line into ${count} other records`,
  'modern-to-top': () => 'Move the line to the top of the file',
  'modern-own-record': () => 'Give the switch a record of its own with the same rules',
});
