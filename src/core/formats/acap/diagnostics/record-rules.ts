// The permissions and prohibitions of a file that belong to a record.
import { largestOf } from '../../../text/large-lists.ts';
import type { AcapFile, AcapRecord, PlacedFieldOf } from '../acap-file.ts';

/** Those of one record: for all purposes first, then for each. */
export const rulesOfRecord = ({ rules, subRecords }: AcapRecord): readonly PlacedFieldOf<'rule'>[] => [
  ...rules,
  ...subRecords.flatMap((sub) => sub.rules),
];

/** The line for a new one that holds for all purposes. */
export const lineForRule = ({ crawlers, rules }: AcapRecord): number =>
  largestOf([...crawlers, ...rules].map(({ line }) => line)) + 1;

/** Those of all records. */
export const rulesOfFile = ({ records }: AcapFile): readonly PlacedFieldOf<'rule'>[] =>
  records.flatMap(rulesOfRecord);
