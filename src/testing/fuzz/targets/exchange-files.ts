// Files from others: workspaces, crawler lists, expectations, tables. Reading reports problems, never throws, and
// changes no prototype.

import { printSource } from '../../../core/document/source.ts';
import { parseCsv } from '../../../core/text/csv.ts';
import { parseCrawlerList } from '../../../core/workspace/crawler-list.ts';
import {
  parseExpectations,
  printExpectationsCsv,
} from '../../../core/workspace/expectations/expectation-files.ts';
import { checkExpectations } from '../../../core/workspace/expectations/expectations.ts';
import { printWorkspace, unpackFile } from '../../../core/workspace/pack-workspace.ts';
import { readWorkspace } from '../../../core/workspace/workspace.ts';
import { createFuzzSite, type FuzzCase, fuzzText } from '../fuzz-case.ts';
import { assertSame, assertThat, type FuzzTarget } from './target.ts';

/** The names of all inherited properties. An additional name means that a prototype was changed. */
const inheritedKeys = () =>
  [Object, Array, String, Map].map((kind) => Object.getOwnPropertyNames(kind.prototype).join()).join('\n');

const initialKeys = inheritedKeys();

function checkWorkspace(text: string): void {
  const read = readWorkspace(text);
  if (!('workspace' in read)) return;
  for (const file of read.workspace.files) {
    const source = unpackFile(file);
    if (source) printSource(source);
  }
  const printed = printWorkspace(read.workspace);
  const again = readWorkspace(printed);
  assertThat('workspace' in again, () => 'a workspace that was read and printed is none');
  if ('workspace' in again) assertSame('a workspace printed twice', printWorkspace(again.workspace), printed);
}

function checkTables(one: FuzzCase, text: string): void {
  parseCsv(text);
  const { expectations } = parseExpectations(text);
  checkExpectations(createFuzzSite(one), expectations);
  const back = parseExpectations(printExpectationsCsv(expectations));
  assertSame('expectations out of a table', back.expectations.length, expectations.length);
}

export const checkExchangeFiles: FuzzTarget = (one) => {
  const text = fuzzText(one);
  checkWorkspace(text);
  parseCrawlerList(text, 'list', '2026-11-21');
  checkTables(one, text);
  assertSame('what all objects inherit', inheritedKeys(), initialKeys);
};
