// What the functions that read one line share.

import type { Word } from '../../syntax/words.ts';
import type { AcapField, AcapIssue } from './field.ts';
import type { AcapText } from './words.ts';

/** The line that is read, its words behind the colon, and where its issues go. */
export interface LineReading {
  readonly text: string;
  readonly cut: AcapText;
  readonly words: readonly Word[];
  readonly report: (
    code: AcapIssue['code'],
    at: Word,
    effect?: AcapIssue['effect'],
    words?: readonly string[],
  ) => void;
}

/** Reads what follows the name of a field; `argument` is what the name ends with. */
export type FieldReader = (reading: LineReading, argument: string) => AcapField | undefined;
