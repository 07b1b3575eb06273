// The findings of the lines of today in English: one row per code of a finding or a fix.
import type { ModernCode } from '../../core/findings/modern-lines/table.ts';
import { listAll } from '../lists.ts';
import type { FindingWords, FixWords } from './words.ts';

type Text = (first: string, second: string, third: string, fourth: string) => string;

const row = (message: Text, why: string): FindingWords => ({
  message: ([first = '', second = '', third = '', fourth = '']) => message(first, second, third, fourth),
  why,
});

const SKIPPED = 'A line that cannot be read asks for nothing; the other lines of the file are read.';
const URL = 'The value is a complete URL, with scheme and host, as https://www.example.com/sitemap.xml.';
const DELAY = 'The value is a number of seconds between two requests, without sign and unit.';
const HOST = 'Only Yandex ever read Host, and dropped it in 2018. Redirect to the main host instead.';
const CLEAN =
  'Yandex takes parameters joined by “&”, and one path behind a blank. A line that is written otherwise has no effect.';
const RATE =
  'The value is pages/time, as 1/10, perhaps with a unit (s, m, h) and hours in UTC, as 1/10m 0600-0845.';
const HOURS = 'The value is two times of four digits in UTC, as 0600-0845.';
const NOINDEX =
  'Google handled this line unofficially until 1 September 2019; no reader is known since. A robots META tag or an X-Robots-Tag header works, if the page may be fetched.';
const GROUP = 'These lines belong to the record that they stand in (RFC 9309 2.2).';

/** Names of robots; '' is any that is not named. */
const robots = (names: readonly string[]) =>
  listAll(names.map((name) => (name === '' ? 'robots without a record of their own' : name)));

export const modernFindingWords: { readonly [Code in ModernCode]: FindingWords } = {
  R070: row(
    (_word, url) => `${url} is no complete URL: it names no sitemap.`,
    `${URL} A path alone is not looked for.`,
  ),
  R071: {
    message: ([name, ...who]) =>
      who.length > 0 ? `${name} is read by some only: ${listAll(who)}.` : `Nobody is known to read ${name}.`,
    why: 'A reader that does not know a line skips it. Who reads it is told as far as sources say so; of others nothing is known.',
  },
  'SIT-EMPTY': row(() => 'Sitemap has no address.', URL),
  'SIT-BLANK': row(
    (_blank, url) => `${url} has a blank in it.`,
    'In a URL a blank is written %20, and a line holds one address.',
  ),
  'SIT-SCHEME': row(
    (scheme) => `Crawlers do not fetch sitemaps by ${scheme}.`,
    'Any URL is legal here, but crawlers fetch sitemaps by http and https.',
  ),
  'SIT-CLOSED': {
    message: ([url = '', line, ...names]) =>
      `${url} is named as a sitemap, and line ${line} closes it to ${robots(names)}.`,
    why: 'A sitemap opens nothing: who may not fetch its address does not see it.',
  },
  'SIT-HTTP': row(
    (url, host) => `${url} is fetched without encryption, and ${host} is reached by https.`,
    'Search engines take http and https for different sites, and may not accept addresses of the other.',
  ),
  'SIT-TWICE': row(
    (url, line) => `${url} is named in line ${line} already.`,
    'The second line adds nothing.',
  ),
  'SIT-OTHER-HOST': row(
    (host, own) => `The sitemap is on ${host}, the site is ${own}.`,
    'Another host is allowed. Search engines may want a proof that both belong together.',
  ),
  'CRD-EMPTY': row(() => 'Crawl-delay has no value.', `${DELAY} ${SKIPPED}`),
  'CRD-NOT-NUMBER': row((_word, value) => `${value} is no number of seconds.`, `${DELAY} ${SKIPPED}`),
  'CRD-UNIT': row((_unit, value) => `The line says “${value}”: a delay has no unit.`, `${DELAY} ${SKIPPED}`),
  'CRD-DECIMAL': row(
    (value) => `${value} is no whole number: some readers skip the line.`,
    'Python’s urllib, for one, takes digits only.',
  ),
  'CRD-LARGE': row(
    (value) => `${value} seconds are more than readers with a known limit obey.`,
    'Bing and Majestic are said to stop at 30 seconds.',
  ),
  'CRD-CONFLICT': row(
    (value, first, line) => `Crawl-delay ${value} stands in a record that says ${first} in line ${line}.`,
    'Readers differ: some take the smallest, some the last. Gatepost shows the largest, which is kindest to the server.',
  ),
  'CRD-IGNORED': {
    message: (names) => `${listAll(names)} ${names.length > 1 ? 'are' : 'is'} known not to read Crawl-delay.`,
    why: 'Their operators say so, or their parsers list the field as unsupported. They slow down when the server answers 429 or 503.',
  },
  'CRD-CLOSED': row(
    (value, line) => `Crawl-delay ${value} speaks to robots that line ${line} keeps out of everything.`,
    'Who may fetch nothing needs no pause.',
  ),
  'HOST-EMPTY': row(() => 'Host has no value.', HOST),
  'HOST-BAD': row((value) => `${value} is no host name.`, HOST),
  'HOST-PATH': row((path) => `${path} stands behind the host, which has no path.`, HOST),
  'HOST-OBSOLETE': row(() => 'Nobody reads Host any more.', HOST),
  'HOST-TWICE': row((value, line) => `Host ${value}: line ${line} names a host already.`, HOST),
  'HOST-DIFFERS': row(
    (host, other) => `Host names ${host}, and every sitemap is on another host, as ${other}.`,
    HOST,
  ),
  'CLP-EMPTY': row(() => 'Clean-param names no parameter.', CLEAN),
  'CLP-EXTRA': row((words) => `${words} is too much: a line has one path.`, CLEAN),
  'CLP-BLANK-SEPARATED': row(
    (words) => `${words} stands where the path is expected, and begins with no slash.`,
    `${CLEAN} Some guides part parameters by blanks; Yandex does not.`,
  ),
  'CLP-NAME': row(
    (name) => (name === '&' ? 'A name is missing beside “&”.' : `${name} is no name of a parameter.`),
    `${CLEAN} A name stands without “?” and without its value.`,
  ),
  'CLP-LONG': row((_word, value) => `The value has ${value.length} characters; 500 are read.`, CLEAN),
  'CLP-PATH-CHAR': row(
    (characters) => `“${characters}” cannot stand in the path of Clean-param.`,
    `${CLEAN} A path has letters, digits and . - / * _ only.`,
  ),
  'CLP-DISALLOWED': row(
    (name, line, path) =>
      `${name} changes no page, says this line, and line ${line} (${path}) closes the addresses that have it.`,
    'Addresses that may not be fetched cannot be taken for copies of another. Yandex prefers Clean-param to Disallow for such addresses.',
  ),
  'CLP-TWICE': row(
    (name, line) => `${name} is named in line ${line} already, for the same path.`,
    'The second one adds nothing.',
  ),
  'RRT-EMPTY': row(() => 'Request-rate has no value.', `${RATE} ${SKIPPED}`),
  'RRT-FORM': row((value) => `${value} is no rate.`, `${RATE} ${SKIPPED}`),
  'RRT-ZERO': row(
    (value) => `${value} has a zero: that is no pace.`,
    `To keep robots away, use Disallow. ${SKIPPED}`,
  ),
  'RRT-WINDOW': row((window) => `${window} is no pair of times.`, `${RATE} ${SKIPPED}`),
  'RRT-UNIT': row(
    (value) => `${value} has a unit or hours: some readers skip the line.`,
    'Python’s urllib takes two numbers and a slash only, and there a record with nothing else counts all the same.',
  ),
  'RRT-PACE': row(
    (rate, delay, line) =>
      `Request-rate ${rate} means another pace than Crawl-delay ${delay} in line ${line}.`,
    'Each is read by other robots, so the file asks for two paces.',
  ),
  'RRT-OVERLAP': row(
    (rate, other, line) => `${rate} stands beside ${other} in line ${line}, for the same hours.`,
    'Only one rate can count at a time; Gatepost takes the first.',
  ),
  'VIS-EMPTY': row(() => 'Visit-time has no value.', `${HOURS} ${SKIPPED}`),
  'VIS-FORM': row((value) => `${value} is no pair of times.`, `${HOURS} ${SKIPPED}`),
  'VIS-RANGE': row(
    (value) => `${value} has a time that no clock shows.`,
    `${HOURS} The last minute of a day is 2359. ${SKIPPED}`,
  ),
  'VIS-WRAP': row(
    (value) => `${value} goes over midnight.`,
    'It begins later than it ends. No text says what that means; Gatepost reads it as the night between.',
  ),
  'VIS-APART': row(
    (value, other, line) => `${value} and ${other} in line ${line} have no minute in common.`,
    'No text says whether robots may come in either, or must keep to both.',
  ),
  'VIS-CLOSED': row(
    (value, line) => `Visit-time ${value} speaks to robots that line ${line} keeps out of everything.`,
    'Who may fetch nothing needs no hours.',
  ),
  'NOI-EMPTY': row(() => 'Noindex has no path.', NOINDEX),
  'NOI-PATH': row((path) => `${path} begins with neither a slash nor a star, so it is no path.`, NOINDEX),
  'NOI-OBSOLETE': row(() => 'Nobody is known to read Noindex any more.', NOINDEX),
  'NOI-CLOSED': row(
    (path, line) => `${path} shall not be indexed, and line ${line} keeps robots from seeing that.`,
    'A page that may not be fetched can stay in an index by its address: what the page says of itself is not seen.',
  ),
  'NOI-ALONE': row(
    (path) => `Nothing but this line keeps ${path} out of an index, and nobody is known to read it.`,
    NOINDEX,
  ),
  'RSL-EMPTY': row(() => 'License has no address.', URL),
  'RSL-NOT-ABSOLUTE': row((url) => `${url} is no complete URL: it names no license.`, URL),
  'RSL-BLANK': row(
    (_blank, url) => `${url} has a blank in it.`,
    'In a URL a blank is written %20, and a line holds one address.',
  ),
  'RSL-IN-RECORD': row(
    (url) => `The license ${url} stands in a record, and counts for every robot.`,
    'The RSL guide says that the line is global, tied to no user-agent. One vendor writes it into records.',
  ),
  'RSL-EXTRA-LINES': row(
    (name) => `${name} is not in the RSL guide.`,
    'One vendor writes Permits, Prohibits, Compensation and Standard beside License. What counts stands in the linked document.',
  ),
  'LIN-GLUE': row(
    (line, below, above, name) =>
      `${line} does not end the record of ${above}: it runs into line ${below}, and is one with that of ${name}.`,
    `${GROUP} Only Allow and Disallow end the list of user-agents; a blank line does not. The rules below hold for both.`,
  ),
  'LIN-ORPHAN': row(
    (line) => `${line} stands in no record, so it speaks to no robot.`,
    `${GROUP} Above the first user-agent there is none; for readers of 1996 a blank line ends it too.`,
  ),
  'POL-NOT-A-CLIENT': row(
    (name, operator) =>
      `${name} is a switch${operator === '' ? '' : ` of ${operator}`}, not a visitor: nothing comes under this name.`,
    'It tells what may be done with what others fetch. It never stands in a log.',
  ),
  'POL-MIXED': {
    message: ([token, ...names]) =>
      `${token} is a switch, and shares its rules with ${listAll(names)}, which visit.`,
    why: 'Whoever changes a rule for the visitors changes what may be done with what was fetched, and the other way round.',
  },
};

export const modernFixWords: Readonly<Record<string, FixWords>> = {
  'modern-write': ([text]) => `Write ${text}`,
  'modern-split': ([count]) => `Make ${count} lines of it`,
  'modern-delete': ([line]) => `Delete line ${line}`,
  'modern-comment-out': ([line]) => `Make line ${line} a comment`,
  'modern-into-record': ([line]) => `Move it into the record of line ${line}`,
  'modern-close': ([line]) => `Add “Allow: /” below line ${line}`,
  'modern-allow': ([path]) => `Allow ${path}`,
  'modern-largest': ([value]) => `Keep the largest delay, ${value}, and delete the others`,
  'modern-delete-rule': ([line]) => `Delete the rule in line ${line}`,
  'modern-disallow': () => 'Make it a Disallow line',
  'modern-page-snippet': ([path]) => `Show the META tag and the header for ${path}`,
  'modern-move-to-end': ([line]) => `Move line ${line} to the end of the file`,
  'modern-own-record': () => 'Give the switch a record of its own with the same rules',
};
