// What the form needs to know of a whole file of ACAP that no single line says.

import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { expandUsage, needsVersion11 } from '../../../core/formats/acap/expand-usages.ts';
import type { AcapField, FieldOf } from '../../../core/formats/acap/field.ts';
import type { Policy } from '../../../core/syntax/policy.ts';

/** True if the file says that it is written in 1.1 or later. */
const declaresVersion11 = (policy: Policy): boolean => {
  const { major, minor } = readAcapFile(policy).version;
  return major > 1 || (major === 1 && minor >= 1);
};

const needsIt = (policy: Policy, field: AcapField): boolean => {
  if (field.kind === 'rule')
    return expandUsage(field, { file: readAcapFile(policy) }).some((one) =>
      needsVersion11(field.effect, one),
    );
  if (field.kind !== 'qualified-usage') return false;
  const { usage, qualifiers } = field;
  return needsVersion11('allow', { usage, qualifiers, isStem: false });
};

/** True if a field uses what came with 1.1, and the file does not say that it does (2.8). */
export const lacksVersion = (policy: Policy, field: AcapField): boolean =>
  !declaresVersion11(policy) && needsIt(policy, field);

/** True if any field of the file does. */
export const fileLacksVersion = (policy: Policy): boolean =>
  !declaresVersion11(policy) &&
  readAcapFile(policy).lines.some(({ read }) => read.field !== undefined && needsIt(policy, read.field));

export type Definition = FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'>;

/** The lines of the permissions and prohibitions that hold for the same crawlers and purposes as the one at `line`. */
export function siblingRules(policy: Policy, line: number): readonly number[] {
  const lists = readAcapFile(policy).records.flatMap(({ rules, subRecords }) => [
    rules,
    ...subRecords.map((sub) => sub.rules),
  ]);
  return lists.find((rules) => rules.some((one) => one.line === line))?.map((one) => one.line) ?? [line];
}
