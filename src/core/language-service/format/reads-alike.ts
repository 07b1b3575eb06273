// Whether two versions of a file are the same to every reader: the same records, with the same agents, rules and other fields.
import { fieldOfLine } from '../../formats/rep/record-parts.ts';
import { fileReadingKey, lineAsRead, readRecords } from '../../formats/rep/records.ts';
import { encodingOfLine } from '../../matching/visible-lines.ts';
import type { Reader } from '../../readers/reader.ts';
import { readers } from '../../readers/registry.ts';
import type { Policy } from '../../syntax/policy.ts';

/** What a reader gets from a file, as a text to compare. */
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
 * A test of later versions against one. What each reader gets from that one is computed once, for one of the readers
 * that get the same from any file. The reader that told two versions apart last is compared first: it likely will again.
 */
export function createReadsAlikeTest(
  before: Policy,
  among: readonly Reader[] = readers,
): (after: Policy) => boolean {
  const unlike = new Map(among.map((reader) => [fileReadingKey(reader), reader]));
  let contents = [...unlike.values()].map((reader) => ({
    reader,
    content: contentForReader(before, reader),
  }));
  return (after) => {
    const changed = contents.find(({ reader, content }) => contentForReader(after, reader) !== content);
    if (changed) contents = [changed, ...contents.filter((one) => one !== changed)];
    return !changed;
  };
}
