// Finds the owners of the records that crawlers obey, in a file after a CDN block: the block, the site, or both.

import type { AgentClass } from '../../formats/rep/question/fetch-plan.ts';
import type { RobotsRecord } from '../../formats/rep/robots-record.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import type { ReaderAnswers } from '../../trial/version.ts';

type PartOwner = 'block' | 'own' | 'both';

interface RecordPart {
  readonly owner: PartOwner;
  /**
   * Lines of the file whose rules become part of a record whose names all come from the block. The record counts
   * as the block's.
   */
  readonly adopted?: ReadonlySet<number>;
}

/** The records that crawlers of one class obey. */
interface AppliedParts {
  readonly owners: ReadonlySet<PartOwner>;
  /** As in `RecordPart`, for each record with such rules. */
  readonly adopted: readonly ReadonlySet<number>[];
}

function partOfRecord({ agents, rules }: RobotsRecord, offset: number): RecordPart {
  if (agents.every((line) => line < offset)) {
    const adopted = rules.filter(({ line }) => line >= offset).map(({ line }) => line);
    return { owner: 'block', ...(adopted.length > 0 && { adopted: new Set(adopted) }) };
  }
  const isOwn = agents.every((line) => line >= offset) && rules.every(({ line }) => line >= offset);
  return { owner: isOwn ? 'own' : 'both' };
}

/** Returns the records of a class. */
export const recordsOfClass = ({ plan }: ReaderAnswers, { selection }: AgentClass): readonly RobotsRecord[] =>
  selection.records.flatMap((place) => plan.file?.records.records[place] ?? []);

/**
 * Creates a function that finds what crawlers obey in the combined file. Each record and each class is examined
 * once.
 */
export function createPartsFinder(
  combined: ReaderAnswers,
  offset: number,
): (agentClass: AgentClass) => AppliedParts {
  const part = memoizeByKey((record: RobotsRecord) => partOfRecord(record, offset));
  return memoizeByKey((agentClass: AgentClass) => {
    const parts = recordsOfClass(combined, agentClass).map(part);
    const adopted = parts.flatMap((recordPart) => recordPart.adopted ?? []);
    return { owners: new Set(parts.map(({ owner }) => owner)), adopted };
  });
}
