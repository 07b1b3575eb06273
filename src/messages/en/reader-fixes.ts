// What makes readers agree, in sentences.

import type { ReaderFix, ReaderFixCode } from '../../core/compare/reader-fixes/fix.ts';
import { greatest, least } from '../../core/text/many.ts';
import { list } from './lists.ts';

const numbers = (lines: readonly number[]) => list(lines.map((line) => String(line + 1)));
const linesIn = (lines: readonly number[]) => `${lines.length === 1 ? 'line' : 'lines'} ${numbers(lines)}`;
const distinct = (words: readonly string[]) => list([...new Set(words)]);

type Title = (fix: Pick<ReaderFix, 'lines' | 'words'>) => string;

const titles: Readonly<Record<ReaderFixCode, Title>> = {
  'move-rules-up': ({ lines }) =>
    `Move ${linesIn(lines)} above the shorter ${lines.length === 1 ? 'rule' : 'rules'}`,
  'sort-rules': () => 'Sort the rules by length, the longest first',
  'delete-blank-lines': ({ lines }) => `Delete the blank ${linesIn(lines)}`,
  'write-names': ({ lines, words }) => `Write ${distinct(words)} in ${linesIn(lines)}`,
  'split-agents': ({ lines }) => `Write a line for each name in ${linesIn(lines)}`,
  'repeat-agents': ({ lines, words }) => `Add ${distinct(words)} below ${linesIn(lines)}`,
  'own-record': ({ words }) => `Write a record for ${distinct(words)} above all others`,
  'move-record-up': ({ lines }) =>
    `Move the record of line ${greatest(lines) + 1} above that of line ${least(lines) + 1}`,
  'join-records': ({ lines }) => `Make one record of those in ${linesIn(lines)}`,
  'move-others-out': ({ lines }) => `Move ${linesIn(lines)} above the record`,
  'write-empty-rule': ({ lines }) => `Write an empty Disallow below ${linesIn(lines)}`,
  'write-first-line': () => 'Write a comment line above line 1',
  'move-to-top': ({ lines }) => `Move the record of ${linesIn(lines)} to the top`,
  'other-spelling': ({ lines, words }) => `Write ${distinct(words)} above ${linesIn(lines)} too`,
  'drop-query': ({ lines, words }) => `Write ${distinct(words)} in ${linesIn(lines)}`,
  'drop-trailing-star': ({ lines, words }) => `Write ${distinct(words)} in ${linesIn(lines)}`,
  'list-urls': ({ words }) => `Write ${words.length === 1 ? 'a rule' : 'rules'} for ${distinct(words)}`,
  'index-folder': ({ lines, words }) => `Add Allow ${distinct(words)} above ${linesIn(lines)}`,
  'allow-own-file': ({ lines, words }) => `Add Allow ${distinct(words)} above ${linesIn(lines)}`,
  'delete-empty-rules': ({ lines }) => `Delete the rules without a path in ${linesIn(lines)}`,
};

const inner = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** What a fix does, as its button says it. */
export function readerFixTitle(fix: Pick<ReaderFix, 'code' | 'lines' | 'words' | 'and'>): string {
  const title = titles[fix.code](fix);
  return fix.and ? `${title}, and ${inner(titles[fix.and.code](fix.and))}` : title;
}
