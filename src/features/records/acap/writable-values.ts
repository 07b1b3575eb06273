// What a person types for a path, an address or a purpose of ACAP: as it can be written, or why it cannot.
import type { IssueCode } from '../../../core/formats/acap/field.ts';
import { checkLocator, checkPattern, checkPurpose } from '../../../core/formats/acap/read-pattern.ts';
import { sliceWord } from '../../../core/syntax/words.ts';
import {
  noteEncoded,
  type WritableText,
  type WritingResult,
  writablePath,
} from '../../../core/syntax/writable-value.ts';
import { acapFindingWords } from '../../../messages/en/diagnostics/acap.ts';
import { restrictionWords } from '../../../messages/en/formats/acap.ts';
import type { FieldRefusal } from '../rows/draft-input.tsx';

type SyntaxCheck = (text: string, report: (code: IssueCode) => void) => boolean;

/** What a path of ACAP cannot hold as it is (section 3), beyond what would end it. */
const UNSAFE_PATH_CHARACTER = /[^A-Za-z0-9\-._~!&'()*+,;=:@/?$[\]%]|%(?![0-9A-Fa-f]{2})/gu;

/** The text with that percent-encoded, and a note of it and of what was encoded before. */
const encodeUnsafe = ({ text, note }: WritableText) =>
  noteEncoded(text.replace(UNSAFE_PATH_CHARACTER, encodeURIComponent), [
    ...(note?.params.characters.match(/./gsu) ?? []),
    ...(text.match(UNSAFE_PATH_CHARACTER) ?? []),
  ]);

const createWritable =
  (check: SyntaxCheck) =>
  (typed: string): WritingResult | FieldRefusal => {
    // The file holds no space here that could stay, so all that is typed is looked at anew.
    const writing = writablePath(typed);
    if (!('text' in writing)) return writing;
    if (writing.text === '') return { refused: restrictionWords.problem('text') };
    const written = encodeUnsafe(writing);
    const { text } = written;
    let fault: IssueCode | undefined;
    const isSound = check(text, (code) => {
      fault ??= code;
    });
    if (isSound) return written;
    return { refused: fault ? acapFindingWords[fault].message([text]) : restrictionWords.problem('text') };
  };

const toWord = (text: string) => sliceWord(text, 0, text.length);

/** A path pattern (2.4.4). */
export const writablePattern = createWritable((text, report) => checkPattern(toWord(text), report));
/** The path of one resource (2.6). */
export const writableResource = createWritable((text, report) => checkLocator(toWord(text), report, false));
/** The address of a file, here or elsewhere (2.3.2). */
export const writableAddress = createWritable((text, report) => checkLocator(toWord(text), report, true));
/** A name or URI for a purpose (2.3.3). */
export const writablePurpose = createWritable((text, report) => checkPurpose(toWord(text), report));
