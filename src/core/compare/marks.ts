// Everything a reader makes of a file that its cards do not show by themselves: sparse, by line.

import { agentIndex } from '../formats/rep/question/select-records.ts';
import { readRecords } from '../formats/rep/records.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import { markRecognition, markUnseen } from './line-marks.ts';
import type { Mark, Marks } from './mark.ts';
import { markAgents, markOrphans, markRuleless, markRules, markSameRobot } from './record-marks.ts';

function createMarks(policy: Policy, reader: Reader): Marks {
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

function isSameMark(a: Mark, b: Mark | undefined): boolean {
  if (a === b) return true;
  if (a.code !== b?.code) return false;
  const params: Readonly<Record<string, unknown>> = a.params;
  const others: Readonly<Record<string, unknown>> = b.params;
  // The same code has the same names of params. Of most marks there are thousands: only lists are worth a text.
  for (const name in params) {
    if (params[name] === others[name]) continue;
    if (typeof params[name] !== 'object') return false;
    if (JSON.stringify(params[name]) !== JSON.stringify(others[name])) return false;
  }
  return true;
}

/** Whether two drawings say the same of the same lines. */
function haveSameMarks(a: Marks, b: Marks): boolean {
  if (a.size !== b.size) return false;
  for (const [line, marks] of a) {
    const others = b.get(line);
    if (others?.length !== marks.length || !marks.every((mark, i) => isSameMark(mark, others[i])))
      return false;
  }
  return true;
}

const latestMarks = new WeakMap<Reader, Marks>();

/** What was drawn last for the reader if it says the same: whoever shows it need not look at it again. */
function reuseEqualMarks(reader: Reader, marks: Marks): Marks {
  const before = latestMarks.get(reader);
  if (before && haveSameMarks(before, marks)) return before;
  latestMarks.set(reader, marks);
  return marks;
}

const marksByPolicy = new WeakMap<Policy, Map<Reader, Marks>>();

/**
 * The marks that a reader draws on a file; computed once per Policy and reader, in one pass over its lines. The same
 * object as for the file that was drawn last, if the marks are the same.
 */
export function readerMarks(policy: Policy, reader: Reader): Marks {
  let perReader = marksByPolicy.get(policy);
  if (!perReader) marksByPolicy.set(policy, (perReader = new Map()));
  let marks = perReader.get(reader);
  if (!marks) perReader.set(reader, (marks = reuseEqualMarks(reader, createMarks(policy, reader))));
  return marks;
}
