// Lists the permissions and prohibitions that belong to records.
import { largestOf } from '../../../text/large-lists.ts';
import type { AcapFile, AcapRecord, PlacedFieldOf } from '../acap-file.ts';

/** The rules of one record: first those for all purposes, then those of each sub-record. */
export const rulesOfRecord = ({ rules, subRecords }: AcapRecord): readonly PlacedFieldOf<'rule'>[] => [
  ...rules,
  ...subRecords.flatMap((sub) => sub.rules),
];

/** The line for a new rule for all purposes. */
export const lineForRule = ({ crawlers, rules }: AcapRecord): number =>
  largestOf([...crawlers, ...rules].map(({ line }) => line)) + 1;

/** The rules of all records. */
export const rulesOfFile = ({ records }: AcapFile): readonly PlacedFieldOf<'rule'>[] =>
  records.flatMap(rulesOfRecord);
