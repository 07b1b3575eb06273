// Validates what the user types for an ACAP path, address or purpose: returns the text to write, or why it is
// refused.
import type { ReportIssue } from '../../../core/formats/acap/field.ts';
import { qualifierType, qualifierTypes, readValue } from '../../../core/formats/acap/qualifiers.ts';
import { checkLocator, checkPattern, checkPurpose } from '../../../core/formats/acap/read-pattern.ts';
import { sliceWord } from '../../../core/syntax/words.ts';
import {
  noteEncoded,
  type WritableText,
  type WritingResult,
  writablePath,
} from '../../../core/syntax/writable-value.ts';
import { acapIssueMessage } from '../../../messages/en/diagnostics/acap.ts';
import { restrictionWords } from '../../../messages/en/formats/acap.ts';
import type { FieldRefusal } from '../rows/draft-input.tsx';

type SyntaxCheck = (text: string, report: ReportIssue) => boolean;

/** Characters that an ACAP path cannot contain unencoded (section 3), in addition to those that would end it. */
const UNSAFE_PATH_CHARACTER = /[^A-Za-z0-9\-._~!&'()*+,;=:@/?$[\]%]|%(?![0-9A-Fa-f]{2})/gu;

/** Percent-encodes these characters, and adds them to the note about encoded characters. */
const encodeUnsafe = ({ text, note }: WritableText) =>
  noteEncoded(text.replace(UNSAFE_PATH_CHARACTER, encodeURIComponent), [
    ...(note?.params.characters.match(/./gsu) ?? []),
    ...(text.match(UNSAFE_PATH_CHARACTER) ?? []),
  ]);

const createWritable =
  (check: SyntaxCheck) =>
  (typed: string): WritingResult | FieldRefusal => {
    // The file has no space here that could be kept, so the whole typed text is checked again.
    const writing = writablePath(typed);
    if (!('text' in writing)) return writing;
    if (writing.text === '') return { refused: restrictionWords.problem('text') };
    const written = encodeUnsafe(writing);
    const { text } = written;
    let problem: string | undefined;
    const isValid = check(text, (code, _at, values) => {
      problem ??= acapIssueMessage({ code, values });
    });
    return isValid ? written : { refused: problem ?? restrictionWords.problem('text') };
  };

const nameBefore = (word: string) => /^([A-Za-z][A-Za-z0-9._-]*)=/.exec(word)?.[1];

/** Whether a word is the value of a restriction, and more than a word that a path could have too: `3-days`. */
const isRestrictionValue = (word: string) =>
  /[^A-Za-z]/.test(word) &&
  qualifierTypes.some((type) => {
    const form = readValue(type, word)?.form;
    return form !== undefined && form !== 'uri';
  });

/**
 * What a text is that is not one path: a path with a restriction (2.4.1.2), several paths (2.7.3) or a reference
 * (2.4.5). Undefined for anything else.
 */
export function otherThanPath(typed: string): 'restriction' | 'paths' | 'reference' | undefined {
  const [first = '', ...more] = typed.trim().split(/[ \t]+/);
  const isRestriction = (word: string) => nameBefore(word) !== undefined || isRestrictionValue(word);
  if (qualifierType(nameBefore(first) ?? '') || more.some(isRestriction)) return 'restriction';
  if (more.length > 0 && more.every((word) => /^(?:[/*]|the-acap:)/i.test(word))) return 'paths';
  return /^the-acap:/i.test(first) ? 'reference' : undefined;
}

const toWord = (text: string) => sliceWord(text, 0, text.length);

/** A path pattern (2.4.4). */
export const writablePattern = createWritable((text, report) => checkPattern(toWord(text), report));
/** The path of a resource (2.6). */
export const writableResource = createWritable((text, report) => checkLocator(toWord(text), report, false));
/** The address of a file, on this site or another (2.3.2). */
export const writableAddress = createWritable((text, report) => checkLocator(toWord(text), report, true));
/** A name or URI of a purpose (2.3.3). */
export const writablePurpose = createWritable((text, report) => checkPurpose(toWord(text), report));
