// Reads a file before it is queried, in steps, and fills the caches, so that the first query does not wait for all
// of it.

import { findVisibleLines } from '../../../matching/visible-lines.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import type { AskOptions, PolicyFiles } from '../../../questions/question.ts';
import { readerOf } from '../../../readers/registry.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { RecordBuilder } from '../record-builder.ts';
import { chunkViews } from '../record-parts.ts';
import { readRecords } from '../records.ts';
import { agentIndex, indexRunOnce } from './select-records.ts';

/**
 * Reads the file that `planFetch` will read with these options.
 * @throws RangeError if there is no such reader.
 */
export function* readAhead(site: PolicyFiles, options: AskOptions): CooperativeTask<void> {
  const reader = readerOf(options.reader);
  const file = site.files.get(options.file ?? reader.file.path);
  if (!file) return;
  const policy = createPolicy(file.source, file.format);
  // The results are cached by chunk and by run.
  const builder = new RecordBuilder(reader.record);
  for (const chunk of chunkViews(policy, findVisibleLines(policy.source, reader.text), reader)) {
    builder.readChunk(chunk);
    yield;
  }
  const records = readRecords(policy, reader);
  yield;
  let first = 0;
  for (const run of records.runs) {
    indexRunOnce(run, first, policy.source.encoding, reader);
    first += run.length;
    yield;
  }
  agentIndex(policy, records, reader);
  yield;
}
