// The effect of the directive to ignore conventional records in one file (ACAP 1.1 2.10.1), whether or not the
// file has it.

import { readAcapFile } from '../formats/acap/acap-file.ts';
import { addIgnoreConventional } from '../formats/acap/edit/file-header.ts';
import { usageQuestion } from '../formats/acap/question/usage.ts';
import { removeLine } from '../formats/rep/edit/remove-line.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { type Block, blocksOf } from '../syntax/blocks.ts';
import { fieldAt, type Policy, policyAfterEdits, valueOf } from '../syntax/policy.ts';
import { knownChangeTask, verdictTable } from '../trial/known-change.ts';

/**
 * The records that it disables, and the crawlers for which the answer about crawling changes. '' is any other
 * crawler.
 */
export interface IgnoredRecordsEffect {
  readonly records: number;
  /** The crawlers of those records, as written. */
  readonly robots: readonly string[];
  readonly crawlers: readonly string[];
  /** The number of paths in the file whose answer changes for one of them. */
  readonly paths: number;
}

/** The maximum number of crawlers, and of paths, that are tested: enough to show the effect. */
const MAX_EXAMINED = 100;

const distinctTexts = (texts: readonly string[]) => [...new Set(texts)];

/** Returns a path that a pattern matches. */
const examplePathFor = (pattern: string) => pattern.replace(/\$$/, '').replaceAll('*', 'x');

/** Returns the same file with the directive if it has none, and without it otherwise. */
function toggleIgnoreConventional(policy: Policy): Policy {
  const { ignoreConventional } = readAcapFile(policy);
  const edits =
    ignoreConventional === undefined ? addIgnoreConventional(policy) : removeLine(policy, ignoreConventional);
  return policyAfterEdits(policy, edits);
}

function valuesInBlock(policy: Policy, { start, end }: Block, role: 'agent' | 'rule'): string[] {
  const values: string[] = [];
  for (let line = start; line < end; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role === role) values.push(valueOf(field));
  }
  return values;
}

const crawlTable = ({ source, format }: Policy, path: string) => {
  const site = { origin: '', files: new Map([[path, { source, format }]]) };
  return verdictTable(usageQuestion.prepare(site, { question: 'usage', usage: 'crawl', file: path }));
};

/** Computes what ignoring the conventional records changes in a file. */
export function ignoredRecordsEffect(policy: Policy, path: string): IgnoredRecordsEffect {
  const { firstRecord, lines, records, sets } = readAcapFile(policy);
  const acapLines = new Set(lines.map(({ line }) => line));
  const blocks = blocksOf(policy).filter(
    ({ start }) => !acapLines.has(start) && (firstRecord < 0 || start < firstRecord),
  );
  const robots = distinctTexts(blocks.flatMap((block) => valuesInBlock(policy, block, 'agent')));
  const named = records.flatMap(({ crawlers }) => crawlers.map(({ field }) => field.name));
  const patterns = [
    ...blocks.flatMap((block) => valuesInBlock(policy, block, 'rule')),
    ...records.flatMap(({ rules }) =>
      rules.flatMap(({ field: { resource } }) => (resource.kind === 'pattern' ? [resource.pattern] : [])),
    ),
    ...[...sets.values()].flatMap(({ field }) => field.patterns.map(({ text }) => text)),
  ];
  const urls = distinctTexts(patterns.filter((pattern) => pattern !== '').map(examplePathFor)).slice(
    0,
    MAX_EXAMINED,
  );
  const agents = distinctTexts([...robots, ...named].map((name) => (name === '*' ? '' : name))).slice(
    0,
    MAX_EXAMINED,
  );
  const [before, after] = [crawlTable(policy, path), crawlTable(toggleIgnoreConventional(policy), path)];
  const cells = { columns: agents, urls, isSeparate: true };
  const known = runSync(knownChangeTask(before, after, cells));
  return {
    records: blocks.length,
    robots,
    crawlers: known.columns.flatMap(({ names }) => names),
    paths: known.urls.size,
  };
}
