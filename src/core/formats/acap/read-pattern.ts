// Checks the words that must be a path pattern or a locator (ACAP 1.1 2.4.4, 2.9, section 3).

import type { Word } from '../../syntax/words.ts';
import type { ReportIssue, ResourceRef } from './field.ts';
import { setStart } from './field-spelling.ts';

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
const URI_CHARS = /^[A-Za-z0-9\-._~!&'()*+,;=:@/?$[\]%]+$/;
const PATH_CHARS = /^[A-Za-z0-9\-._~!&'()*+,;=:@/?$%]+$/;
const NAME = '[A-Za-z][A-Za-z0-9._-]*';
const SET_REFERENCE = new RegExp(`^${setStart}(${NAME})$`, 'i');
const ACAP_SCHEME = /^the-acap:/i;

const WHOLE_NAME = new RegExp(`^${NAME}$`);

/** Whether a text can be the name of a local usage or a resource set (section 3: `name`). */
export const isName = (text: string): boolean => WHOLE_NAME.test(text);

/**
 * Whether a text has only these characters, and every `%` begins an escape. Escapes are checked separately: a
 * regular expression with alternatives for each character overflows at some millions.
 */
const consistsOf = (characters: RegExp, text: string) =>
  characters.test(text) && !/%(?![0-9A-Fa-f]{2})/.test(text);

/** A `$` that is not the last character. */
const hasInnerDollar = (text: string) => /\$(?=.)/.test(text);

/** Whether a word is a path pattern. Problems and oddities are reported. */
export function checkPattern(word: Word, report: ReportIssue): boolean {
  const { text } = word;
  const broken = SCHEME.test(text)
    ? 'pattern-absolute-uri'
    : hasInnerDollar(text)
      ? 'dollar-not-last'
      : consistsOf(PATH_CHARS, text)
        ? undefined
        : 'pattern-bad-char';
  if (broken) {
    report(broken, word, { text }, 'void');
    return false;
  }
  if (text.startsWith('//')) report('pattern-network-path', word, { text });
  else if (!/^[/*$]/.test(text)) report('pattern-no-leading-slash', word, { text });
  if (text.includes('?')) report('pattern-query', word, { text });
  if (text.length > 1 && text.endsWith('*')) report('pattern-trailing-star', word, { text });
  return true;
}

/** Reads the resource of a permission or prohibition (2.4.4, 2.4.5). Returns undefined if it is not one. */
export function readResource(word: Word, report: ReportIssue): ResourceRef | undefined {
  const set = SET_REFERENCE.exec(word.text)?.[1];
  if (set !== undefined) return { kind: 'set', name: set, word };
  if (ACAP_SCHEME.test(word.text)) {
    report('bad-resource-set-ref', word, { text: word.text }, 'void');
    return undefined;
  }
  return checkPattern(word, report) ? { kind: 'pattern', pattern: word.text, word } : undefined;
}

/**
 * Checks the address of one resource: no wildcards, a path from the root or, if `allowsUri`, a whole URI (2.3.2,
 * 2.6).
 */
export function checkLocator(word: Word, report: ReportIssue, allowsUri: boolean): boolean {
  const { text } = word;
  const isUri = SCHEME.test(text);
  if (isUri && !allowsUri) report('pattern-absolute-uri', word, { text }, 'void');
  else if (/[*$]/.test(text)) report('wildcard-in-locator', word, { text }, 'void');
  else if (!consistsOf(URI_CHARS, text)) report('pattern-bad-char', word, { text }, 'void');
  else {
    if (!isUri && !text.startsWith('/')) report('locator-no-leading-slash', word, { text });
    return true;
  }
  return false;
}

/**
 * Checks the value of a purpose field: a name, or a URI pattern with `*` and a final `$` (2.3.3).
 */
export function checkPurpose(word: Word, report: ReportIssue): boolean {
  const { text } = word;
  const broken = hasInnerDollar(text)
    ? 'dollar-not-last'
    : consistsOf(URI_CHARS, text)
      ? undefined
      : 'pattern-bad-char';
  if (broken) report(broken, word, { text }, 'void');
  return !broken;
}
