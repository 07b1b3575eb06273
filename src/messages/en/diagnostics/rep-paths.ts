// The findings of conventional rules about paths in English: one row per code of a finding or a fix.

import type { RepPathCode } from '../../../core/formats/rep/diagnostics/paths/inspector.ts';
import { shortenEnd } from '../../../core/text/shorten-text.ts';
import {
  type FindingWords,
  type FixWords,
  type FourValueMessage,
  findingRow as rowOf,
} from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';
import { listAll, number } from '../counts.ts';
import { readerNamed, readersNamed } from '../readers.ts';
import { answerWords } from '../steps.ts';

/** A word of the file; of a long one the beginning. */
const short = (text = '') => shortenEnd(text, 60);

/** A row of which long words are shortened. */
const row = (title: string, message: FourValueMessage, why: string): FindingWords =>
  rowOf(title, (...words) => message(...(words.map(short) as Parameters<FourValueMessage>)), why);

const ruleName = (effect: string) => (effect === 'allow' ? 'Allow' : 'Disallow');
const FROM_THE_ROOT = 'Paths are compared with the beginning of the path of a URL, which is a slash.';
const LETTER_BY_LETTER =
  'Rules are compared letter by letter from the left, and nothing is put in order first.';
const EMPTY =
  'A rule without a path is skipped by most readers. Python’s urllib up to 3.12.1 takes it for an Allow of everything that no rule above it settles.';

const answer = (word = '') => (word in answerWords ? answerWords[word as keyof typeof answerWords] : word);
const because = (line = '') => (line === '' ? 'no rule decides' : `line ${line} decides`);

const watched: FindingWords = {
  title: 'Readers disagree',
  message: ([url, agent, lens = '', mine, myLine, other = '', its, itsLine, count]) => {
    const who = agent === '' || agent === '*' ? 'any other crawler' : short(agent);
    const more = Number(count) > 1 ? ` So they do about ${number(Number(count) - 1)} more.` : '';
    return `For ${who}, ${short(url)} is ${answer(mine)} to ${readerNamed(lens)} (${because(myLine)}) and ${answer(its)} to ${readerNamed(other)} (${because(itsLine)}).${more}`;
  },
  why: 'The readers are among those that are watched. The comparison says which way of reading parts them, and what would make them agree.',
};

/** Further lines of the same kind: their numbers, or how many they are. */
const alsoIn = (count: string, lines: readonly string[]) => {
  if (lines.length < 2) return '';
  if (Number(count) > lines.length) return `, as in ${number(Number(count) - 1)} more lines`;
  return `, as in ${lines.length === 2 ? 'line' : 'lines'} ${listAll(lines.slice(1))}`;
};

const telling: FindingWords = {
  title: 'Paths that strangers look for',
  message: ([count = '', ...paths]) => {
    const lines = count === '1' ? 'One line names' : `${number(Number(count))} lines name`;
    const among = Number(count) > paths.length ? ', among others' : '';
    return `${lines} what strangers look for: ${listAll(paths.map(short))}${among}. Anybody can read this file.`;
  },
  why: 'The file only asks, and crawlers that mean harm do not obey it: to them a path is a hint. What is not for everybody needs a password, and no mention here; where a rule is wanted all the same, a shorter beginning of the path that does not tell what it is may do.',
};

const never: FindingWords = {
  title: 'Rule that a longer one overrides',
  message: (lines) =>
    `To readers that take the longest rule this line never counts: ${lines.length === 1 ? `line ${lines[0]} comes` : `lines ${listAll(lines.slice(0, 5))} come`} first wherever it matches.`,
  why: 'Of rules that match, the one with most bytes decides, between equals Allow, and then the first. Another line has the same path, or others together have all of it.',
};

export const repPathFindingWords: { readonly [Code in RepPathCode]: FindingWords } = inLanguage(
  'repPathFindingWords',
  {
    R040: row(
      'Path without a slash',
      (path, decoders) =>
        `${path} does not begin with a slash, so this rule can never match${decoders === '' ? '' : ` (unless the reader decodes %2F, as in ${readersNamed(decoders)})`}.`,
      `${FROM_THE_ROOT} Readers that know wildcards also take a star in front; for those of 1996 it is a letter.`,
    ),
    R041: row(
      'Disallow without a path',
      () => 'A Disallow without a path forbids nothing, and this record has other rules.',
      `${EMPTY} It says something only where it is the one rule of a record.`,
    ),
    R042: row('Allow without a path', () => 'An Allow without a path does not open anything.', EMPTY),
    R043: row(
      'Complete URL as a path',
      (url, path) => `${url} is a complete URL: rules are about paths of this site, here ${path}.`,
      `${FROM_THE_ROOT} A file applies to one scheme, host and port: its own.`,
    ),
    R044: row(
      'Rule about a policy file',
      (path, own, which) =>
        which === 'own'
          ? `${path === own ? path : `${path}, or ${own},`} is this file itself, which crawlers always fetch.`
          : `${path === own ? path : `${path}, or ${own},`} is another policy file, which crawlers always fetch.`,
      'Whatever the rules say, such a file may be fetched, and it must not appear in them.',
    ),
    R045: row(
      'Rule after a broader one',
      (path, line, first) =>
        `Line ${line} (${first}) also matches ${path}, and the first match decides for some readers.`,
      'Readers of the 1996 standard use the first rule that matches; RFC 9309 and Google use the longest. With longer paths first, all agree.',
    ),
    R047: row(
      'Rule twice',
      (path, line) => `Line ${line} has the same rule for ${path} already.`,
      'The second of two equal rules of a record never decides.',
    ),
    R048: row(
      'Allow and Disallow of the same path',
      (path, line, effect) =>
        `${ruleName(effect)} ${path} contradicts line ${line}, ${effect === 'allow' ? 'a Disallow' : 'an Allow'} of the same path.`,
      'To the readers of 1996 the first of them counts, to those of our days the Allow. One of them says nothing.',
    ),
    R049: row(
      'Wildcard that old readers do not know',
      (path, sign) =>
        `In ${path}, readers of 1996 and Python’s urllib before 3.13.14 and 3.14.5 take ${sign} for a letter; to RFC 9309 and the search engines it is a wildcard.`,
      'Crawlers of today understand * and $: on most sites nothing needs to be done. The first drafts and Python’s urllib before 3.13.14 and 3.14.5 know no wildcards: to them such a rule matches a URL that has the very sign, which hardly any has.',
    ),
    R050: row(
      'Dollar not at the end',
      (path) => `In ${path}, $ is not at the end, so it is a dollar like any letter.`,
      'Only a $ that ends a path asks for the end of the URL. Written %24, it is a dollar to RFC 9309 too, but Google then finds only URLs that have %24.',
    ),
    R051: {
      title: 'Star at the end',
      message: ([path = '', count = '', ...lines]) =>
        `The star at the end of ${short(path)} changes nothing it matches${alsoIn(count, lines)}.`,
      why: 'Every path matches whatever goes on from it. The star only makes the rule longer, which counts where Allow and Disallow meet.',
    },
    R052: {
      title: 'Query in a path',
      message: ([path, sign]) =>
        sign === ';'
          ? `The grammar of 1996 has no ; in paths such as ${short(path)}.`
          : `${short(path)} has a query, which readers of 1996 never see: to them it matches nothing.`,
      why: 'They compare the path of a URL, up to its question mark. Parameters behind a semicolon are part of the path, but not of the printed grammar.',
    },
    R053: row(
      'Broken percent escape',
      (path, sign) =>
        `In ${path}, ${sign} is not an escape: two hexadecimal digits have to follow the percent sign.`,
      'A broken escape is compared as it is. A percent sign is written %25. Readers that undo escapes before they compare never find the beginning of one.',
    ),
    R054: row(
      'Escaped slash',
      (path) => `%2F in ${path} is not a slash between folders; it only matches %2F.`,
      'The escaped slash stays apart from the slash for nearly every reader.',
    ),
    R055: row(
      'Needless percent escape',
      (path, escape, char) =>
        `In ${path}, ${escape} stands for ${char}; Google compares it as it is written.`,
      'RFC 9309 undoes escapes of letters, digits and - . _ ~ before it compares, Google’s parser does not: it finds URLs with the escape only.',
    ),
    R056: row(
      'Escape in lower case',
      (path, escape) => `In ${path}, ${escape} is usually written in upper case.`,
      'Hexadecimal digits mean the same in both; the standard for URLs writes them in upper case.',
    ),
    R057: row(
      'Character outside the grammar of 1996',
      (path, char) => `The grammar of 1996 has no ${char} in paths such as ${path}.`,
      'Readers take it all the same, and the memo itself has a ~ in its examples.',
    ),
    R058: row(
      'Space in a path',
      (path) => `There is a space in ${path}: no URL matches it that writes the space as %20.`,
      'A line holds one path, and URLs have no spaces. What is after one may be a second path, or a remark without its number sign.',
    ),
    R059: row(
      'Path cut by a comment',
      (path, rest) => `The path ends with ${path}: ${rest} behind it is a comment.`,
      'A number sign begins a comment wherever it is. As part of a path it is written %23; what follows it in a URL is never sent to the site.',
    ),
    R060: row(
      'Exceptions above a wider rule',
      (path, line, deny, count) =>
        Number(count) > 1
          ? `${path} and ${number(Number(count) - 1)} more of its kind are exceptions from Disallow lines below them; for this one it is line ${line} (${deny}).`
          : `${path} is an exception from line ${line} below it (${deny}).`,
      'Crawlers from before there was Allow stay out of it too: they fetch less than you allow, never more.',
    ),
    R061: row(
      'Path covers more than a folder',
      (path, example) => `${path} also covers ${example}.`,
      'The table has URLs in that folder. Without the slash at its end a path matches everything that begins so.',
    ),
    R062: row(
      'Whole site closed',
      (path, named) =>
        Number(named) > 0
          ? `Disallow: ${path} is all that crawlers without a record of their own are told: they may fetch nothing.`
          : `Disallow: ${path} is all that this file says to crawlers: none may fetch anything.`,
      'That is right for a site under construction, or where only the crawlers that are named are welcome. Search engines that obey it show no pages of the site, or only their addresses.',
    ),
    R063: row(
      'Allow of everything at the end',
      (path) => `Allow: ${path} at the end overrides nothing: where no rule matches, all is allowed.`,
      'No rule of the record is short enough to give way to it.',
    ),
    R064: row(
      'Other capitals than in the table',
      (path, url) => `No URL of the table begins with ${path}, but one does with ${url}.`,
      'Upper and lower case are different letters in paths.',
    ),
    R065: {
      title: 'Path that browsers shorten',
      message: ([path, tidy]) =>
        `${short(path)} has parts that browsers leave out before they ask; they ask for ${short(tidy)}.`,
      why: `Empty parts, . and .. in a path are compared as written. ${LETTER_BY_LETTER}`,
    },
    R066: row(
      'Fragment in a path',
      (url, without) => `${url} has a fragment, which is not part of what a crawler asks for: ${without} is.`,
      'What follows the number sign stays in the browser. No rule is compared with it.',
    ),
    R067: watched,
    R093: row(
      'Star instead of a path',
      (path) =>
        `Disallow: ${path} closes the whole site to RFC 9309 and Google, and nothing to readers that know no wildcards.`,
      'To the readers of 1996 a star is a letter. A slash says it to everybody.',
    ),
    R094: row(
      'Rule inside a wider one',
      (path, line, first) =>
        `Line ${line} (${first}) says all that ${path} does to readers that take the first rule.`,
      'The earlier line matches first wherever this one would, and has the same effect.',
    ),
    R095: row(
      'Allow that opens nothing',
      (path, count) =>
        Number(count) > 1
          ? `The ${number(Number(count))} Allow lines from ${path} on open nothing: nothing is closed to these crawlers.`
          : `Allow: ${path} opens nothing: nothing is closed to these crawlers.`,
      'Where no rule matches, all is allowed. An Allow is an exception from a Disallow; it does not close the rest.',
    ),
    R096: row(
      'Regular expression in a path',
      (path, sign) =>
        `${path} looks like a regular expression (${sign}); in paths only * and a $ at the end are special.`,
      'A star by itself stands for any run of characters. Everything else is compared as it is written.',
    ),
    R097: row(
      'Several stars in a row',
      (path) => `Stars next to each other in ${path} say no more than one.`,
      'One star matches any run of characters, slashes among them. The second only makes the rule longer.',
    ),
    R098: row(
      'Look-alike or invisible characters in a path',
      (path, char) => `${path} is not what it looks like: it has ${char} in it.`,
      'Characters that are invisible, that turn the text round, or that look like a letter of another script are bytes like any others to a crawler. They often come with a copied text.',
    ),
    R099: row(
      'Style sheets or scripts closed',
      (path) => `${path} closes style sheets or scripts that pages may be drawn with.`,
      'Search engines draw pages as a browser does. Google says that closing CSS and JavaScript harms how well it understands them. The Allow lines must be longer than the rule to count.',
    ),
    R100: telling,
    R102: never,
    R101: row(
      'Path begins with a star',
      (path) => `${path} begins with a star; to readers of 1996 it begins without a slash and never matches.`,
      `${FROM_THE_ROOT} RFC 9309 uses patterns with a star in front in its examples, although its grammar wants the slash.`,
    ),
  },
);

const written: FixWords = ([text]) => `Write ${short(text)}`;

export const repPathFixWords: Readonly<Record<string, FixWords>> = inLanguage('repPathFixWords', {
  'write-rule-path': written,
  'write-literally': ([text]) => `Use ${short(text)} to match the characters themselves`,
  'write-without-query': ([text]) => `Write ${short(text)}, whatever the query is`,
  'read-with-wildcards': ([title]) => `Read the file as ${readerNamed(title ?? '')}`,
  'write-escaped': ([text]) => `Show what it is: ${short(text)}`,
  'write-number-sign': ([text]) => `Make it part of the path: ${short(text)}`,
  'set-comment-apart': () => 'Insert a space before the comment',
  'split-rule': ([count]) => `Write ${number(Number(count))} rules, one for each path`,
  'comment-rest': ([rest]) => `Make a comment of “${short(rest)}”`,
  'delete-rule': ([line]) => `Delete line ${line}`,
  'forbid-nothing': () => 'Write Disallow without a path, which forbids nothing',
  'move-rule-above': ([line]) => `Move it above line ${line}`,
  'sort-record': () => 'Sort the rules of this record so that all readers agree',
  'empty-disallow': () => 'Open the site: write Disallow without a path',
  'close-the-rest': () => 'Close the rest: add Disallow: /',
  'allow-resources': (paths) => `Allow ${listAll(paths.map(short))}`,
  'remove-stars': ([count]) => `Remove the stars at the end of ${number(Number(count))} paths`,
  'show-lines': ([count]) => (count === '1' ? 'Show the line' : `Show the ${number(Number(count))} lines`),
  'write-url': ([url]) => `Write ${short(url)} in the table`,
  'compare-readers': ([lens = '', other = '']) => `Compare ${readerNamed(lens)} and ${readerNamed(other)}`,
});
