// Reading a file before somebody asks about it, in pieces: what is found is kept, so that nobody waits for all of it at once.
import { RecordBuilder } from '../dialects/rep/forming.ts';
import { chunkViews } from '../dialects/rep/record-parts.ts';
import { readRecords } from '../dialects/rep/records.ts';
import { seenLines } from '../matching/text-limits.ts';
import { createPolicy } from '../policy/policy.ts';
import { readerOf } from '../readers/index.ts';
import type { CooperativeTask } from './pieces.ts';
import type { AskOptions, PolicyFiles } from './question.ts';
import { agentIndex, indexRunOnce } from './selection.ts';

/** Reads the file that `planFetch` will ask for with these options. @throws RangeError if there is no such reader. */
export function* readAhead(site: PolicyFiles, options: AskOptions): CooperativeTask<void> {
  const reader = readerOf(options.reader);
  const file = site.files.get(options.file ?? reader.file.path);
  if (!file) return;
  const policy = createPolicy(file.source, file.format);
  // What a chunk comes to is kept with it, and what a run comes to with the run.
  const forming = new RecordBuilder(reader.record);
  for (const chunk of chunkViews(policy, seenLines(policy.source, reader.text), reader)) {
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
