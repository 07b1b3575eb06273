// Whether two versions of a file are one to every reader: the same records, with the same robots, rules and other fields.
import { fieldOfLine } from '../../formats/rep/record-parts.ts';
import { fileReadingKey, lineAsRead, readRecords } from '../../formats/rep/records.ts';
import { encodingOfLine } from '../../matching/visible-lines.ts';
import type { Reader } from '../../readers/reader.ts';
import { readers } from '../../readers/registry.ts';
import type { Policy } from '../../syntax/policy.ts';

/** What a reader gets from a file, as text that is equal exactly if that is. */
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
 * A test of later versions against one. What each reader gets from that one is worked out once, and of readers that find
 * the same in any file one is asked; first the one that told two versions apart last, as it will again.
 */
export function createReadsAlikeTest(
  before: Policy,
  among: readonly Reader[] = readers,
): (after: Policy) => boolean {
  const unlike = new Map(among.map((reader) => [fileReadingKey(reader), reader]));
  let asked = [...unlike.values()].map((reader) => ({ reader, known: contentForReader(before, reader) }));
  return (after) => {
    const place = asked.findIndex(({ reader, known }) => contentForReader(after, reader) !== known);
    if (place > 0) asked = [asked[place]!, ...asked.toSpliced(place, 1)];
    return place < 0;
  };
}
