// Everything a reader makes of a file that its cards do not show by themselves: sparse, by line.
import { readRecords } from '../dialects/rep/records.ts';
import type { Policy } from '../policy/policy.ts';
import { agentIndex } from '../questions/selection.ts';
import type { Reader } from '../readers/reader.ts';
import { markRecognition, markUnseen } from './line-marks.ts';
import type { Mark, Marks } from './mark.ts';
import { markAgents, markOrphans, markRuleless, markRules, markSameRobot } from './record-marks.ts';

function drawMarks(policy: Policy, reader: Reader): Marks {
  const marks = new Map<number, Mark[]>();
  const put = (line: number, mark: Mark) => {
    const there = marks.get(line);
    if (there) there.push(mark);
    else marks.set(line, [mark]);
  };
  const records = readRecords(policy, reader);
  markUnseen(policy, records, reader, put);
  markRecognition(policy, reader, put);
  markOrphans(policy, records, reader, put);
  markAgents(policy, records, put);
  const joined = markSameRobot(agentIndex(policy, records, reader), reader, put);
  markRuleless(records, joined, put);
  markRules(policy, records, reader, put);
  return marks;
}

const known = new WeakMap<Policy, Map<Reader, Marks>>();

/** The marks that a reader draws on a file; computed once per Policy and reader, in one pass over its lines. */
export function marksOf(policy: Policy, reader: Reader): Marks {
  let perReader = known.get(policy);
  if (!perReader) known.set(policy, (perReader = new Map()));
  let marks = perReader.get(reader);
  if (!marks) perReader.set(reader, (marks = drawMarks(policy, reader)));
  return marks;
}
