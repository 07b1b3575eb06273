// Reading a file before somebody asks about it, in pieces: what is found is kept, so that nobody waits for all of it at once.

import { findVisibleLines } from '../../../matching/visible-lines.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import type { AskOptions, PolicyFiles } from '../../../questions/question.ts';
import { readerOf } from '../../../readers/registry.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { RecordBuilder } from '../record-builder.ts';
import { chunkViews } from '../record-parts.ts';
import { readRecords } from '../records.ts';
import { agentIndex, indexRunOnce } from './select-records.ts';

/** Reads the file that `planFetch` will ask for with these options. @throws RangeError if there is no such reader. */
export function* readAhead(site: PolicyFiles, options: AskOptions): CooperativeTask<void> {
  const reader = readerOf(options.reader);
  const file = site.files.get(options.file ?? reader.file.path);
  if (!file) return;
  const policy = createPolicy(file.source, file.format);
  // What a chunk comes to is kept with it, and what a run comes to with the run.
  const forming = new RecordBuilder(reader.record);
  for (const chunk of chunkViews(policy, findVisibleLines(policy.source, reader.text), reader)) {
    forming.readChunk(chunk);
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
