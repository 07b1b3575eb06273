// Reading a file before somebody asks about it, in pieces: what is found is kept, so that nobody waits for all of it at once.
import { readRecords } from '../dialects/rep/records.ts';
import { policyOf } from '../policy/policy.ts';
import { readerOf } from '../readers/index.ts';
import type { InPieces } from './pieces.ts';
import type { AskOptions, PolicyFiles } from './question.ts';
import { agentIndex } from './selection.ts';

/** Reads the file that `planFetch` will ask for with these options. @throws RangeError if there is no such reader. */
export function* readAhead(site: PolicyFiles, options: AskOptions): InPieces<void> {
  const reader = readerOf(options.reader);
  const file = site.files.get(options.file ?? reader.file.path);
  if (!file) return;
  const policy = policyOf(file.source, file.format);
  const records = readRecords(policy, reader);
  yield;
  agentIndex(policy, records, reader);
  yield;
}
