// What a person types for a path, an address or a purpose of ACAP: as it can be written, or why it cannot.
import type { IssueCode } from '../../../core/formats/acap/field.ts';
import { checkLocator, checkPattern, checkPurpose } from '../../../core/formats/acap/read-pattern.ts';
import { wordAt } from '../../../core/syntax/words.ts';
import {
  noteEncoded,
  type WritableText,
  type WritingResult,
  writablePath,
} from '../../../core/syntax/writable-value.ts';
import { restrictionWords } from '../../../messages/en/acap.ts';
import { acapFindingWords } from '../../../messages/en/diagnostics/acap.ts';
import type { Refused } from '../draft-input.tsx';

type Check = (text: string, report: (code: IssueCode) => void) => boolean;

/** What a path of ACAP cannot hold as it is (section 3), beyond what would end it. */
const NOT_IN_PATH = /[^A-Za-z0-9\-._~!&'()*+,;=:@/?$[\]%]|%(?![0-9A-Fa-f]{2})/gu;

/** The text with that percent-encoded, and a note of it and of what was encoded before. */
const encoded = ({ text, note }: WritableText) =>
  noteEncoded(text.replace(NOT_IN_PATH, encodeURIComponent), [
    ...(note?.params.characters.match(/./gsu) ?? []),
    ...(text.match(NOT_IN_PATH) ?? []),
  ]);

const writableBy =
  (check: Check) =>
  (typed: string): WritingResult | Refused => {
    // The file holds no space here that could stay, so all that is typed is looked at anew.
    const writing = writablePath(typed);
    if (!('text' in writing)) return writing;
    if (writing.text === '') return { refused: restrictionWords.problem('text') };
    const written = encoded(writing);
    const { text } = written;
    let fault: IssueCode | undefined;
    const isSound = check(text, (code) => {
      fault ??= code;
    });
    if (isSound) return written;
    return { refused: fault ? acapFindingWords[fault].message([text]) : restrictionWords.problem('text') };
  };

const asWord = (text: string) => wordAt(text, 0, text.length);

/** A path pattern (2.4.4). */
export const writablePattern = writableBy((text, report) => checkPattern(asWord(text), report));
/** The path of one resource (2.6). */
export const writableResource = writableBy((text, report) => checkLocator(asWord(text), report, false));
/** The address of a file, here or elsewhere (2.3.2). */
export const writableAddress = writableBy((text, report) => checkLocator(asWord(text), report, true));
/** A name or URI for a purpose (2.3.3). */
export const writablePurpose = writableBy((text, report) => checkPurpose(asWord(text), report));
