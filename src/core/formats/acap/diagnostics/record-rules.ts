// The permissions and prohibitions of a file that belong to a record.
import type { AcapFile, AcapRecord, PlacedFieldOf } from '../acap-file.ts';

/** Those of one record: for all purposes first, then for each. */
export const rulesOfRecord = ({ rules, subRecords }: AcapRecord): readonly PlacedFieldOf<'rule'>[] => [
  ...rules,
  ...subRecords.flatMap((sub) => sub.rules),
];

/** Those of all records. */
export const rulesOfFile = ({ records }: AcapFile): readonly PlacedFieldOf<'rule'>[] =>
  records.flatMap(rulesOfRecord);
