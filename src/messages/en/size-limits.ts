// Words about files that are too big to edit, open, or paste.

import { EDIT_SIZE_LIMITS, MAX_OPEN_OCTETS, type SizeExcess } from '../../core/document/size-limits.ts';
import { inLanguage } from '../language.ts';
import { formatSize, number } from './counts.ts';

const sizes = {
  octets: (size: number, most: number) => `${formatSize(size)} (limit ${formatSize(most)})`,
  lines: (size: number, most: number) => `${number(size)} lines (limit ${number(most)})`,
  line: (size: number, most: number) => `a line of ${number(size)} bytes (limit ${number(most)})`,
} satisfies Record<SizeExcess['what'], (size: number, most: number) => string>;

const what = ({ what: which, size, most }: SizeExcess) => sizes[which](size, most);

const limits = () =>
  `${formatSize(EDIT_SIZE_LIMITS.octets)}, ${number(EDIT_SIZE_LIMITS.lines)} lines and ${number(EDIT_SIZE_LIMITS.line)} bytes per line`;

export const sizeWords = inLanguage('sizeWords', {
  openedReadOnly: (path: string, excess: SizeExcess) =>
    `Opened read-only because ${path} has ${what(excess)}. “Save file” writes it unchanged. To edit it, split it into smaller files with another program, and open those.`,
  noForm: (path: string) =>
    `The form shows files of up to ${limits()}. ${path} is larger. You can read its text and save it unchanged.`,
  toText: 'Show text',
  noAnswers: (path: string) =>
    `Answers are not shown, because ${path} is too big. The limit is ${limits()}. Split the file, and open the part that you need.`,
  tooMuch: (path: string, excess: SizeExcess) =>
    `Nothing was changed: ${path} would have ${what(excess)}. Add less, or create a second file.`,
  notChanged: (path: string) =>
    `Nothing was changed: ${path} is too big to edit. Split it into smaller files with another program, and open those.`,
  notOpened: (name: string, octets: number) =>
    `${name} has ${formatSize(octets)} and was not opened, because more than ${formatSize(MAX_OPEN_OCTETS)} would fill the memory of this page. Split it into smaller files with another program, and open those.`,
  notPasted: (octets: number) =>
    `The pasted text has ${formatSize(octets)} and was not inserted. The limit is ${formatSize(EDIT_SIZE_LIMITS.octets)}. Save it as a file, and open that.`,
  reading: (name: string, share?: number) =>
    share === undefined ? `Reading ${name}…` : `Reading ${name}: ${Math.floor(100 * share)} %`,
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  before: (count: number) => `${number(count)} characters before`,
  after: (count: number) => `${number(count)} more characters`,
} as const);
