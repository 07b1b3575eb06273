// Whose lines the records have that robots obey, in a file behind a delivery network's block.

import type { FetchAnswers } from '../../formats/rep/question/fetch.ts';
import type { AgentClass } from '../../formats/rep/question/fetch-plan.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import { memoizeByKey } from '../../text/lazy.ts';

type PartOwner = 'block' | 'own' | 'both';

interface RecordPart {
  readonly whose: PartOwner;
  /** Lines of the file whose rules come into a record of which all names are the block's: it counts as the block's. */
  readonly adopted?: ReadonlySet<number>;
}

/** What robots of one kind obey. */
interface AppliedParts {
  readonly whose: ReadonlySet<PartOwner>;
  /** As above, for each record that has such rules. */
  readonly adopted: readonly ReadonlySet<number>[];
}

function partOfRecord({ agents, rules }: RobotsRecord, offset: number): RecordPart {
  if (agents.every((line) => line < offset)) {
    const adopted = rules.filter(({ line }) => line >= offset).map(({ line }) => line);
    return { whose: 'block', ...(adopted.length > 0 && { adopted: new Set(adopted) }) };
  }
  const isOwn = agents.every((line) => line >= offset) && rules.every(({ line }) => line >= offset);
  return { whose: isOwn ? 'own' : 'both' };
}

/** The records of a class. */
export const recordsOfClass = ({ plan }: FetchAnswers, { selection }: AgentClass): readonly RobotsRecord[] =>
  selection.records.flatMap((place) => plan.file?.records.records[place] ?? []);

/** What robots obey of the combined file; each record and each class is looked at once. */
export function createPartsFinder(combined: FetchAnswers, offset: number): (one: AgentClass) => AppliedParts {
  const part = memoizeByKey((record: RobotsRecord) => partOfRecord(record, offset));
  return memoizeByKey((one: AgentClass) => {
    const parts = recordsOfClass(combined, one).map(part);
    const adopted = parts.flatMap((of) => of.adopted ?? []);
    return { whose: new Set(parts.map(({ whose }) => whose)), adopted };
  });
}
