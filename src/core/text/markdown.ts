// Escapes text from files for Markdown, so that it has no effect where a comment or a summary shows it.
import { onOneLine } from './on-one-line.ts';

/**
 * Words that readers of Markdown turn into links, mentions or pictures, even if each character is escaped: names after
 * `@`, URLs, references such as `#1`, `!1`, `$1`, `%1`, `&1`, `~bug` and `GH-1`, `:emoji:`, `$formulas$`,
 * entities, and the digests of commits. In code they have no effect.
 */
const LIVE_WORD =
  /@|:\/\/|\$|[#!%&~][\w"#]|:[\w+-]+:|\bwww\.|\bGH-\d|\b(?:mailto|xmpp):|\b[0-9a-f]{7,64}\b/iu;

/** The key of an issue elsewhere, such as `PROJ-12`, of which a repository can be set up to make links. */
const ISSUE_KEY = /\b[A-Z][A-Z\d_]+-\d/;

/** The parts of a word: marks before it, the word, and marks after it. */
const WORD_PARTS = /^([("'\u2018\u201c[]*)(.*?)([)"'\u2019\u201d\].,;:]*)$/s;

const escapeMarks = (text: string): string => text.replace(/[\\|*_`<>[\]~#]/g, String.raw`\$&`);

/** The beginnings of lines that begin a list, a heading or a rule. */
const BLOCK_START = /^([-+=]|\d+(?=[.)]))/;

/** Returns text as code, so that nothing in it is read as markup. */
function codeSpan(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return fence + pad + onOneLine(text) + pad + fence;
}

/** An unescaped bar ends a cell even in code. */
const escapeBars = (code: string): string => code.replaceAll('|', String.raw`\|`);

function escapeWord(word: string, code: (text: string) => string): string {
  if (!LIVE_WORD.test(word) && !ISSUE_KEY.test(word)) return escapeMarks(word);
  const [, before = '', inner = '', after = ''] = WORD_PARTS.exec(word) ?? [];
  return inner === '' ? code(word) : escapeMarks(before) + code(inner) + escapeMarks(after);
}

const escapeWith = (text: string, code: (word: string) => string): string =>
  onOneLine(text)
    .split(/(\s+)/)
    .map((word, index) => (index % 2 === 0 ? escapeWord(word, code) : word))
    .join('')
    .replace(BLOCK_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));

/** Escapes text for a line of Markdown, such as an entry of a list. Words that would be live become code. */
export const markdownText = (text: string): string => escapeWith(text, codeSpan);

/** Escapes text for a cell of a table. */
export const markdownCell = (text: string): string => escapeWith(text, markdownCellCode);

/** Returns text as code for a cell of a table. */
export function markdownCellCode(text: string): string {
  return escapeBars(codeSpan(text));
}
