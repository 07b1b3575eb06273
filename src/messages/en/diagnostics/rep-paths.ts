// The findings of conventional rules about paths in English: one row per code of a finding or a fix.

import type { FindingValue, FindingValues } from '../../../core/diagnostics/finding.ts';
import type { PathFixes } from '../../../core/formats/rep/diagnostics/paths/check-context.ts';
import type { RepPathKinds } from '../../../core/formats/rep/diagnostics/paths/inspector.ts';
import { shortenMiddle } from '../../../core/text/shorten-text.ts';
import {
  type FindingText,
  type FindingTexts,
  type FixText,
  type FixTexts,
  findingText,
} from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { listAll, number, plural } from '../counts.ts';
import { readerById } from '../readers.ts';
import { answerWords } from '../steps.ts';

/** A word of the file; a long one is cut in its middle: long paths often differ only at their ends. */
const short = (text: string) => shortenMiddle(text, 60, 34, 25);

const shortValue = (value: FindingValue): FindingValue => {
  if (typeof value === 'string') return short(value);
  return Array.isArray(value) ? value.map(shortValue) : value;
};

/** Lines that follow one another as a range, others one by one: at most five. */
const lineList = (lines: readonly number[]): string => {
  const [first = 0, last = first] = [lines[0], lines.at(-1)];
  const isRange = lines.length > 2 && last - first === lines.length - 1;
  return `lines ${isRange ? `${first} to ${last}` : listAll(lines.slice(0, 5).map(String))}`;
};

/** A row that shortens long words. */
const row = <Values extends FindingValues>(
  title: string,
  message: (values: Values) => string,
  why: string,
): FindingText<Values> =>
  findingText(
    title,
    (values) => {
      const entries = Object.entries(values).map(([name, value]) => [name, shortValue(value)] as const);
      return message(Object.fromEntries(entries) as Values);
    },
    why,
  );

const ruleName = (effect: string) => (effect === 'allow' ? 'Allow' : 'Disallow');
const FROM_THE_ROOT = 'Rules are compared from the start of the URL path, which is a slash.';
const EMPTY =
  'Most readers do not read a rule without a path. Python’s urllib up to 3.12.1 takes it as an Allow for everything that no rule above it decides.';

const because = (line: number | undefined) =>
  line === undefined ? 'no rule decides' : `line ${line} decides`;

/** More lines of the same kind: their numbers, or their count. */
const alsoIn = (count: number, lines: readonly number[]) => {
  if (lines.length < 2) return '';
  if (count > lines.length) return ` (also on ${number(count - 1)} more lines)`;
  return ` (also on ${lines.length === 2 ? 'line' : 'lines'} ${listAll(lines.slice(1).map(String))})`;
};

export const repPathFindingWords: FindingTexts<RepPathKinds> = inLanguage('repPathFindingWords', {
  R040: row(
    'The path does not begin with a slash',
    ({ path, decoders }) =>
      `${path} does not begin with a slash, so this rule never matches${decoders.length === 0 ? '' : ` (unless the reader decodes %2F: ${listAll(decoders.map(readerById))})`}.`,
    `${FROM_THE_ROOT} Readers with wildcards also accept a * there; for readers of 1996, it is an ordinary character.`,
  ),
  R041: row(
    'Disallow without a path blocks nothing',
    () => 'A Disallow without a path blocks nothing, and this record has other rules.',
    `${EMPTY} For all other readers, a Disallow without a path is useful only as the only rule in a record.`,
  ),
  R042: row('Allow without a path allows nothing', () => 'An Allow without a path allows nothing.', EMPTY),
  R043: row(
    'A rule needs a path, not a full URL',
    ({ url, path, closesAll }) =>
      closesAll
        ? `${url} is a full URL, so this rule never matches; a rule applies only to paths on this site.`
        : `${url} is a full URL; a rule needs a path on this site, here ${path}.`,
    `${FROM_THE_ROOT} A file applies only to its own scheme, host and port.`,
  ),
  R044: row(
    'Crawlers may always fetch a policy file',
    ({ path, file, isOwn }) =>
      isOwn
        ? `${path === file ? path : `${path} (${file})`} is this file itself, which crawlers always fetch.`
        : `${path === file ? path : `${path} (${file})`} is another policy file, which crawlers always fetch.`,
    'Crawlers may fetch such a file whatever the rules say, and rules must not name it.',
  ),
  R045: row(
    'A broader rule above decides for some readers',
    ({ path, line, by }) =>
      `Line ${line} (${by}) also matches ${path}, and the first match decides for some readers.`,
    'Readers of the 1996 standard use the first rule that matches; RFC 9309 and Google use the longest. With longer paths first, all agree.',
  ),
  R047: row(
    'The same rule is already above',
    ({ path, line }) => `Line ${line} already has the same rule for ${path}.`,
    'The second of two equal rules in a record never decides.',
  ),
  R048: row(
    'Allow and Disallow for the same path',
    ({ path, line, effect }) =>
      `${ruleName(effect)} ${path} contradicts line ${line}, ${effect === 'allow' ? 'a Disallow' : 'an Allow'} for the same path.`,
    'Readers of 1996 use the first of them and current readers the Allow, so one of them has no effect.',
  ),
  R049: row(
    'Some older readers do not know wildcards',
    ({ path, sign }) =>
      `The ${sign} in ${path} is a wildcard for RFC 9309 and search engines, but not for some older readers.`,
    'Current crawlers understand * and $, so most sites need no change. The first drafts and Python’s urllib before 3.13.14 and 3.14.5 have no wildcards: for them, such a rule matches only URLs with the character itself, and hardly any have it.',
  ),
  R050: row(
    'A $ before the end is an ordinary character',
    ({ path }) => `The $ in ${path} is not at the end, so it is an ordinary character.`,
    'Only a $ at the end of a path marks the end of the URL. RFC 9309 also reads %24 as a dollar sign, but Google then matches only URLs with %24. Python’s urllib since 3.13.14 and 3.14.5 skips a rule with a $ inside its path.',
  ),
  R051: row(
    'The * at the end matches nothing more',
    ({ path, count, lines }) =>
      `The * at the end of ${path} does not change what it matches${alsoIn(count, lines)}.`,
    'A path matches everything that begins with it. The * only makes the rule longer, which matters where Allow and Disallow compete.',
  ),
  R052: row(
    'The format of 1996 has no queries in paths',
    ({ path, isQuery }) =>
      isQuery
        ? `${path} has a query, so for readers of 1996 it matches nothing.`
        : `The grammar of 1996 does not allow ; in paths such as ${path}.`,
    'Readers of 1996 compare the path of a URL, up to its question mark. Parameters after a semicolon are part of the path, but not of the printed grammar.',
  ),
  R053: row(
    'A percent sign needs two digits after it',
    ({ path, sign }) =>
      `In ${path}, ${sign} is not an escape: a percent sign needs two hexadecimal digits after it.`,
    'Readers compare a broken escape as it is. To match a percent sign, write %25. For readers that decode escapes first, a rule cannot match only a part of an escape, such as %2 of %2F.',
  ),
  R054: row(
    'The %2F does not separate folders',
    ({ path }) => `The %2F in ${path} does not separate folders; it matches only %2F.`,
    'Nearly every reader treats an escaped slash and a slash as different.',
  ),
  R055: row(
    'The percent escape is not needed',
    ({ path, escape, character }) =>
      `In ${path}, ${escape} means ${character}, but Google compares it as written.`,
    'RFC 9309 decodes escapes of letters, digits and - . _ ~ before it compares. Google’s parser does not, and matches only URLs with the escape.',
  ),
  R057: row(
    'The format of 1996 does not allow the path',
    ({ path, sign }) => {
      if (path === '') return 'The grammar of 1996 does not allow a rule without a path.';
      const name = sign.trim() === '' ? 'a space' : sign;
      return `The grammar of 1996 does not allow ${name} in paths such as ${path}.`;
    },
    'Readers accept it, and the drafts themselves have a ~ and an empty Disallow in their examples.',
  ),
  R058: row(
    'The path has a space',
    ({ path }) => `There is a space in ${path}, so it does not match URLs that write it as %20.`,
    'A line has one path, and URLs have no spaces. The text after the space may be a second path, or a comment without its #.',
  ),
  R059: row(
    'A # cuts the path',
    ({ path, rest }) => `The path ends with ${path}: ${rest} after it is a comment.`,
    'A # begins a comment wherever it is; in a path, it is written %23. Browsers never send the part of a URL after # to a server.',
  ),
  R060: row(
    'Crawlers that do not know Allow stay out',
    ({ path, line, denied, count }) =>
      count > 1
        ? `${path} and ${number(count - 1)} more are exceptions to Disallow lines below them, here line ${line} (${denied}).`
        : `${path} is an exception to line ${line} below it (${denied}).`,
    'Crawlers that do not know Allow stay out of such a path too: they fetch less than you allow, never more.',
  ),
  R061: row(
    'The rule also matches neighboring paths',
    ({ path, example, isListed }) =>
      isListed ? `${path} also matches ${example}, which the site has.` : `${path} also matches ${example}.`,
    'Without a slash at the end, a path matches everything that begins with it, not only a folder.',
  ),
  R062: row(
    'The whole site is blocked',
    ({ path, isForAll }) =>
      isForAll
        ? `Disallow: ${path} blocks the whole site for every crawler.`
        : `Disallow: ${path} blocks the whole site for crawlers without a record of their own.`,
    'This is right for a site under construction, or one that admits only named crawlers. Search engines that obey it show no pages of the site, or only their addresses.',
  ),
  R063: row(
    'Allow everything at the end has no effect',
    ({ path }) => `Allow: ${path} at the end has no effect: where no rule matches, everything is allowed.`,
    'No rule in the record is short enough for this one to override.',
  ),
  R064: row(
    'Uppercase and lowercase differ from your URLs',
    ({ path, text }) => `None of your URLs begins with ${path}, but one begins with ${text}.`,
    'Paths are case-sensitive.',
  ),
  R065: row(
    'The path is not in its normal form',
    ({ path, tidied }) => `${path} is not normalized: the normal form is ${tidied}.`,
    'Rules compare empty parts, . and .. as written, but browsers remove . and .. before they request a URL.',
  ),
  R066: row(
    'Crawlers leave out the part after #',
    ({ url, without }) => `${url} has a fragment, which crawlers leave out: they request ${without}.`,
    'Browsers never send the part after # to a server, and no rule is compared with it.',
  ),
  R067: row(
    'The watched readers disagree',
    ({ url, agent, reader, answer, line, other, otherAnswer, otherLine, count }) => {
      const who = agent === '' || agent === '*' ? 'any other crawler' : agent;
      const more = count > 1 ? ` They disagree on ${plural(count - 1, 'more answer', 'more answers')}.` : '';
      return `For ${who} and ${url}, ${readerById(reader)} answers ${answerWords[answer]} (${because(line)}) and ${readerById(other)} answers ${answerWords[otherAnswer]} (${because(otherLine)}).${more}`;
    },
    'Both are watched readers. The comparison shows why they disagree, and what would make them agree.',
  ),
  R093: row(
    'Some readers do not take * as the whole site',
    ({ path }) =>
      `Disallow: ${path} blocks the whole site for RFC 9309 and Google, but nothing for readers without wildcards.`,
    'For readers of 1996, a * is an ordinary character; a slash blocks the site for every reader.',
  ),
  R094: row(
    'No answer depends on the rule',
    ({ lines, covers, isAllow }) => {
      const isOne = lines.length === 1;
      const whose = isOne ? 'this line' : lineList(lines);
      const them = isOne ? 'it' : 'they';
      const verb = (isAllow ? 'allow' : 'block') + (isOne ? 's' : '');
      const cover =
        covers.length === 1
          ? `line ${covers[0]} already ${isAllow ? 'allows' : 'blocks'}`
          : `${lineList(covers)} already ${isAllow ? 'allow' : 'block'}`;
      return covers.length === 0
        ? `Every URL has the same answer without ${whose}.`
        : `Every URL has the same answer without ${whose}: ${cover} what ${them} ${verb}.`;
    },
    'Proved for all URLs and all crawlers, under the readers that you watch.',
  ),
  R095: row(
    'The Allow has no effect',
    ({ path, count }) =>
      count > 1
        ? `The ${number(count)} Allow lines from ${path} on have no effect: nothing is blocked for these crawlers.`
        : `Allow: ${path} has no effect: nothing is blocked for these crawlers.`,
    'Where no rule matches, everything is allowed. An Allow is an exception to a Disallow; it does not block the rest.',
  ),
  R096: row(
    'A path cannot be a regular expression',
    ({ path, sign }) =>
      `${path} looks like a regular expression (${sign}); in paths, only * and a $ at the end are special.`,
    'A * by itself matches any run of characters. Everything else is compared as written.',
  ),
  R098: row(
    'The path has look-alike or invisible characters',
    ({ path, character }) => `${path} is not what it looks like: it contains ${character}.`,
    'For a crawler, characters that are invisible, reverse the text, or look like a letter of another script are bytes like any others. Copied text often contains them.',
  ),
  R099: row(
    'Style sheets or scripts are blocked',
    ({ path }) => `${path} blocks style sheets or scripts that pages may need.`,
    'Search engines render pages as a browser does, and Google says that blocking CSS and JavaScript harms how well it understands them. For readers that use the longest rule, an Allow line must be at least as long as this rule to override it.',
  ),
  R100: row(
    'The file names paths that attackers look for',
    ({ count, paths }) => {
      const lines = count === 1 ? '1 line names a path' : `${number(count)} lines name paths`;
      const among = count > paths.length ? ', among others' : '';
      return `${lines} that attackers look for: ${listAll(paths)}${among}. Anyone can read this file.`;
    },
    'Malicious crawlers do not obey this file and take its paths as hints. Protect private content with a password and do not mention it here; if you need a rule, use a shorter path that does not reveal what it is.',
  ),
  R102: row(
    'The rule never decides',
    ({ lines }) =>
      `For readers that use the longest rule, this line never decides: ${lines.length === 1 ? `line ${lines[0]} does` : `lines ${listAll(lines.slice(0, 5).map(String))} do`}, wherever it matches.`,
    'Of the rules that match, the one with the most bytes decides; between equals Allow wins, then the first. Another line has the same path, or several lines together cover it.',
  ),
  R111: row(
    'The names share a record with those below',
    ({ names, line, others, rule, ruleLine, isWholeSite }) => {
      const isStar = names.includes('*');
      const whom = isStar ? 'everyone' : listAll(names);
      const what = isWholeSite ? `closes the whole site to ${whom}` : `applies to ${whom}`;
      return `${rule} in line ${ruleLine} ${what}, not only to ${listAll(others)}: the record that begins in line ${line} does not end above ${others.length === 1 ? 'that name' : 'those names'}.`;
    },
    'Names belong to one record until its first rule; blank lines and comments do not end it. A name that should have no rules needs a Disallow without a path.',
  ),
  R112: row(
    'Disallow without a path lifts nothing',
    ({ name, closing, closingLine }) =>
      `This Disallow lifts nothing: all records for ${name} are read as one, and ${closing} in line ${closingLine} still closes the whole site.`,
    'Readers of RFC 9309 put all records of one name together. A Disallow without a path matches nothing, so any other rule decides. To open the site, delete the rule that closes it.',
  ),
  R113: row(
    'Disallow without a path lifts nothing',
    ({ name, closing, closingLine }) =>
      `This Disallow lifts nothing: all records for ${name} are read as one, and ${closing} in line ${closingLine} still counts.`,
    'Readers of RFC 9309 put all records of one name together. A Disallow without a path matches nothing, so any other rule decides.',
  ),
  R114: row(
    'A named crawler may fetch more than all others',
    ({ names, count, paths }) =>
      `${listAll(names.slice(0, 5))}${names.length > 5 ? ` and ${number(names.length - 5)} more` : ''} may also fetch ${count === 1 ? `${paths[0]}, which is` : `the ${number(count)} paths, such as ${paths[0]}, that are`} closed to all others: a record of its own replaces that for *.`,
    'A crawler follows only the record that names it and inherits no rules. Where a path should be closed to it too, repeat its rule in that record.',
  ),
  R115: row(
    'The block of a service overrules the rule',
    ({ name, title, from, to, rule, blockRule, blockLine, isOpen }) =>
      isOpen
        ? `${rule} does not close the site to ${name}: ${blockRule} in line ${blockLine}, of the block “${title}” (lines ${from} to ${to}), wins.`
        : `${rule} makes no difference for ${name}: ${blockRule} in line ${blockLine}, of the block “${title}” (lines ${from} to ${to}), closes the whole site.`,
    'A service adds its block to the file of the site. Readers of RFC 9309 put all records of one name together, the longest rule decides, and Allow wins a tie. Change the setting of the service, or use another name.',
  ),
  R116: row(
    'The rule overrules the block of a service',
    ({ name, title, from, to, rule, blockRule, blockLine }) =>
      `${rule} opens the site to ${name}, although ${blockRule} in line ${blockLine}, of the block “${title}” (lines ${from} to ${to}), closes it.`,
    'A service adds its block to the file of the site. Readers of RFC 9309 put all records of one name together, the longest rule decides, and Allow wins a tie. Readers that take only the first record follow the block.',
  ),
  R117: row(
    'The crawler has a new name',
    ({ names, operator, successor, path }) =>
      `${listAll(names)} ${names.length === 1 ? 'is an old name' : 'are old names'} of ${operator}. Its crawler is ${successor} now, to which ${path === '/' ? 'the site' : path} is open.`,
    'A crawler looks for its present name. Keep the old one if you like, and add the new one.',
  ),
  R119: row(
    'The rule blocks URLs that the sitemap offers',
    ({ path, count, offered, urls, agents, forAll }) => {
      const names = agents.map((agent) => (agent === '' ? 'any other crawler' : agent));
      const others = count - urls.length;
      const named = listAll(others > 0 ? [...urls, `${number(others)} more`] : urls);
      return `${path} blocks ${number(count)} of ${plural(offered, 'URL', 'URLs')} that the sitemap or list offers${forAll ? '' : `, to ${listAll(names)}`}: ${named}.`;
    },
    'A sitemap asks crawlers to fetch its URLs, and this rule asks them not to. Open the URLs, or remove them from the sitemap.',
  ),
  R120: row(
    'The path has an HTML entity',
    ({ path, entity, character }) =>
      `In ${path}, ${entity} is compared as written: it does not match ${character}.`,
    'Entities belong to HTML. A crawler that follows a link decodes them first, so the URL that it requests has the character. Text that is copied from the source of a page often contains them.',
  ),
  R108: row(
    'The parameter is written as a path',
    ({ path, missed }) =>
      `${path} does not match ${missed}: it matches only URLs whose path begins with ${path.replace(/[*$]+$/, '')}.`,
    'Rules are compared from the start of the URL path, and parameters come after the ? of a URL. /*?name= matches one that is first, and /*&name= one after another.',
  ),
  R109: row(
    'The parameter matches only if it is first',
    ({ path, missed, count, lines }) =>
      `${path} does not match ${missed}, where another parameter comes first${alsoIn(count, lines)}.`,
    'A rule with ? matches the first parameter of a query. The others have an & before them, so they need a rule of their own.',
  ),
  R110: row(
    'The $ does not match URLs with a query',
    ({ path, missed, count, lines }) =>
      `${path} does not match ${missed}: the $ is the end of the URL, not of its path${alsoIn(count, lines)}.`,
    'A $ at the end matches only URLs that end there, and a query is a part of the URL. To block these too, add a rule that ends in ?, or remove the $, which blocks everything that begins so.',
  ),
  R101: row(
    'Some older readers never match a leading *',
    ({ path }) => `${path} begins with a star, so for readers of 1996 it never matches.`,
    `${FROM_THE_ROOT} RFC 9309 has patterns that begin with a star in its examples, although its grammar requires the slash.`,
  ),
});

const useText: FixText<{ readonly text: string }> = ({ text }) => `Use ${short(text)}`;

export const repPathFixWords: FixTexts<PathFixes> = inLanguage('repPathFixWords', {
  'write-rule-path': useText,
  'write-rules': ({ paths }) => `Use ${listAll(paths.map(short))}`,
  'write-end': ({ text }) => `Use ${short(text)}, which matches only URLs that end there`,
  'write-literally': ({ text }) => `Use ${short(text)} to match the characters themselves, not as wildcards`,
  'write-without-query': ({ text, path }) =>
    `Use ${short(text)} instead of ${short(path)}, to match any query`,
  'read-with-wildcards': ({ reader }) => `Read the file as ${readerById(reader)}`,
  'write-escaped': ({ text }) => `Escape it: ${short(text)}`,
  'write-number-sign': ({ text }) => `Make it part of the path: ${short(text)}`,
  'set-comment-apart': () => 'Insert a space before the comment',
  'split-rule': ({ path, paths }) =>
    `Split ${short(path)} into ${number(paths.length)} rules, for ${listAll(paths.map(short))}`,
  'comment-rest': ({ text, path }) =>
    `Use ${short(text)} instead of ${short(path)}; the rest becomes a comment`,
  'delete-rule': ({ line, path }) =>
    path === undefined ? `Delete line ${line}` : `Delete line ${line}, the rule for ${short(path)}`,
  'delete-rules': ({ lines }) => `Delete ${lines.length === 1 ? `line ${lines[0]}` : lineList(lines)}`,
  'forbid-nothing': () => 'Use Disallow without a path, which blocks nothing',
  'move-rule-above': ({ line }) => `Move it above line ${line}`,
  'sort-record': () => 'Sort the rules of this record so that all readers agree',
  'empty-disallow': () => 'Allow the site: use Disallow without a path',
  'close-the-rest': () => 'Block the rest: add Disallow: /',
  'allow-resources': ({ paths }) => `Allow ${listAll(paths.map(short))}`,
  'add-rules': ({ paths: [first = '', ...others] }) =>
    others.length === 0
      ? `Block these too: add Disallow: ${short(first)}`
      : `Block these too: add ${number(others.length + 1)} rules, such as Disallow: ${short(first)}`,
  'open-urls': ({ paths: [first = '', ...others] }) =>
    others.length === 0
      ? `Open it: add Allow: ${short(first)}`
      : `Open them: add ${number(others.length + 1)} rules, such as Allow: ${short(first)}`,
  'match-parameter': ({ path, paths }) =>
    `Block the parameter wherever it is: use ${listAll(paths.map(short))} instead of ${short(path)}`,
  'end-record': ({ text, names }) =>
    `Allow everything to ${names.includes('*') ? 'all others' : listAll(names)}: add “${text}” below`,
  'add-name': ({ name }) => `Add ${name} to this record`,
  'copy-default-rules': ({ rules, records }) =>
    `Copy ${plural(rules, 'rule', 'rules')} into ${records === 1 ? 'this record' : `${number(records)} records`}`,
  'only-folder': ({ path, paths, opens }) =>
    `Block only ${short(path)} and what is in it: use ${listAll(paths.map(short))}; this opens ${short(opens)}`,
  'remove-stars': ({ count }) =>
    `Remove the stars at the end of ${number(count)} paths, so that readers without wildcards match them too`,
  'show-lines': ({ count }) => (count === 1 ? 'Show the line' : `Show the ${number(count)} lines`),
  'write-url': ({ url }) => `Use ${short(url)} in the table`,
  'compare-readers': ({ reader, other }) => `Compare ${readerById(reader)} and ${readerById(other)}`,
});
