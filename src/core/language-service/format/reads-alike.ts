// Tests whether every reader reads two versions of a file alike: the same records, with the same agents, rules and
// other fields.
import { fieldOfLine } from '../../formats/rep/record-parts.ts';
import { fileReadingKey, lineAsRead, readRecords } from '../../formats/rep/records.ts';
import { encodingOfLine } from '../../matching/visible-lines.ts';
import type { Reader } from '../../readers/reader.ts';
import { readers } from '../../readers/registry.ts';
import type { Policy } from '../../syntax/policy.ts';

/** Returns what a reader reads in a file, as text to compare. */
function contentForReader(policy: Policy, reader: Reader): string {
  const read = readRecords(policy, reader);
  const { encoding } = policy.source;
  const others = (lines: readonly number[]) =>
    lines.map((line) => {
      const { name, value } = fieldOfLine(lineAsRead(policy, read, line));
      return [name.toLowerCase(), value];
    });
  const records = read.records.map((record) => [
    record.agentsSeen.map((seen) => [fieldOfLine(seen).value, encodingOfLine(seen, encoding)]),
    record.rules.map(({ effect, seen }) => [effect, fieldOfLine(seen).value, encodingOfLine(seen, encoding)]),
    others(record.others),
  ]);
  return JSON.stringify([records, read.seen.unread, others(read.others)]);
}

/**
 * Creates a test of later versions against one version. Of readers that read the same in any file only one is
 * compared, and its content of the first version is computed once. The reader that distinguished two versions last
 * is compared first, because it probably does so again.
 */
export function createReadsAlikeTest(
  before: Policy,
  among: readonly Reader[] = readers,
): (after: Policy) => boolean {
  const readersByKey = new Map(among.map((reader) => [fileReadingKey(reader), reader]));
  let contents = [...readersByKey.values()].map((reader) => ({
    reader,
    content: contentForReader(before, reader),
  }));
  return (after) => {
    const changed = contents.find(({ reader, content }) => contentForReader(after, reader) !== content);
    if (changed) contents = [changed, ...contents.filter((content) => content !== changed)];
    return !changed;
  };
}
