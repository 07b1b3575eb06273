// What is said of files that are too big: to be edited, to be opened, to be pasted.
import { EDITED_UP_TO, type Excess, OPENED_UP_TO } from '../../../core/text/sizes.ts';
import { number, sizeTold } from './counts.ts';

const sizes = {
  octets: (size: number, most: number) => `${sizeTold(size)}, and up to ${sizeTold(most)} is edited here`,
  lines: (size: number, most: number) => `${number(size)} lines, and up to ${number(most)} are edited here`,
  line: (size: number, most: number) =>
    `a line of ${number(size)} bytes, and up to ${number(most)} in one line are edited here`,
} satisfies Record<Excess['what'], (size: number, most: number) => string>;

const what = ({ what: which, size, most }: Excess) => sizes[which](size, most);

const limits = () =>
  `${sizeTold(EDITED_UP_TO.octets)}, ${number(EDITED_UP_TO.lines)} lines and ${number(EDITED_UP_TO.line)} bytes in a line`;

export const sizeWords = {
  openedReadOnly: (path: string, excess: Excess) =>
    `Opened read-only because ${path} has ${what(excess)}. Save file writes it as it is. To change it, cut it into smaller files with another program, and open those.`,
  noForm: (path: string) =>
    `The form shows files of up to ${limits()}. ${path} is bigger: its text can be read, and saved as it is.`,
  toText: 'Show the text',
  noAnswers: (path: string) =>
    `Nothing is asked of ${path}: answers are worked out for files of up to ${limits()}. Cut it, and open the part that counts.`,
  tooMuch: (path: string, excess: Excess) =>
    `Nothing was changed: ${path} would have ${what(excess)}. Add less, or make a second file.`,
  notChanged: (path: string) =>
    `Nothing was changed: ${path} is too big to be edited. Cut it into smaller files with another program, and open those.`,
  notOpened: (name: string, octets: number) =>
    `${name} has ${sizeTold(octets)} and was not opened: more than ${sizeTold(OPENED_UP_TO)} would fill the memory of this page. Cut it into smaller files with another program, and open those.`,
  notPasted: (octets: number) =>
    `What was pasted has ${sizeTold(octets)} and was not taken: up to ${sizeTold(EDITED_UP_TO.octets)} can be pasted. Save it as a file, and open that.`,
  reading: (name: string, share?: number) =>
    share === undefined ? `Reading ${name}…` : `Reading ${name}: ${Math.floor(100 * share)} %`,
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  before: (count: number) => `${number(count)} characters before`,
  after: (count: number) => `${number(count)} more characters`,
} as const;
