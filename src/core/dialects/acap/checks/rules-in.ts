// The permissions and prohibitions of a file that belong to a record.
import type { AcapFile, AcapRecord, PlacedOf } from '../file.ts';

/** Those of one record: for all purposes first, then for each. */
export const rulesOfRecord = ({ rules, subRecords }: AcapRecord): readonly PlacedOf<'rule'>[] => [
  ...rules,
  ...subRecords.flatMap((sub) => sub.rules),
];

/** Those of all records. */
export const rulesIn = ({ records }: AcapFile): readonly PlacedOf<'rule'>[] => records.flatMap(rulesOfRecord);
