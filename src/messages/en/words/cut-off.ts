// Words about what of a file the chosen reader does not get to see.
import { number } from './counts.ts';

export const cutOffWords = {
  unreadAtAll: (reader: string, octets: number) =>
    `${reader} reads nothing of a file longer than ${number(octets / 1024)} KiB`,
  unread: (reader: string, lines: number, octets: number) =>
    `${reader} stops at ${number(octets / 1024)} KiB: ${lines === 1 ? 'the last line is' : `the last ${number(lines)} lines are`} not read`,
} as const;
