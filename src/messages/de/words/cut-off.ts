// Words about what of a file the chosen reader does not get to see.
import type * as english from '../../en/words/cut-off.ts';
import type { Told } from '../../language.ts';
import { number } from './counts.ts';

export const cutOffWords: Told<typeof english.cutOffWords> = {
  unreadAtAll: (reader, octets) =>
    `${reader} liest nichts von einer Datei, die länger als ${number(octets / 1024)} KiB ist`,
  unread: (reader, lines, octets) =>
    `${reader} hört bei ${number(octets / 1024)} KiB auf: ${lines === 1 ? 'Die letzte Zeile wird' : `Die letzten ${number(lines)} Zeilen werden`} nicht gelesen`,
};
