// Facts about a whole ACAP file that no single line contains.

import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { expandUsage, needsVersion11 } from '../../../core/formats/acap/expand-usages.ts';
import type { AcapField, FieldOf } from '../../../core/formats/acap/field.ts';
import type { Policy } from '../../../core/syntax/policy.ts';

/** Whether the file declares version 1.1 or later. */
export const declaresVersion11 = (policy: Policy): boolean => {
  const { major, minor } = readAcapFile(policy).version;
  return major > 1 || (major === 1 && minor >= 1);
};

const usesVersion11 = (policy: Policy, field: AcapField): boolean => {
  if (field.kind === 'rule')
    return expandUsage(field, { file: readAcapFile(policy) }).some((expanded) =>
      needsVersion11(field.effect, expanded),
    );
  if (field.kind !== 'qualified-usage') return false;
  const { usage, qualifiers } = field;
  return needsVersion11('allow', { usage, qualifiers, isStem: false });
};

/** Whether a field uses a feature of 1.1, but the file does not declare version 1.1 (2.8). */
export const lacksVersion = (policy: Policy, field: AcapField): boolean =>
  !declaresVersion11(policy) && usesVersion11(policy, field);

/** Whether any field of the file does so. */
export const fileLacksVersion = (policy: Policy): boolean =>
  !declaresVersion11(policy) &&
  readAcapFile(policy).lines.some(
    ({ read }) => read.field !== undefined && usesVersion11(policy, read.field),
  );

export type Definition = FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'>;

/**
 * Returns the lines of the permissions and prohibitions that apply to the same crawlers and purposes as the line
 * `line`.
 */
export function siblingRules(policy: Policy, line: number): readonly number[] {
  const lists = readAcapFile(policy).records.flatMap(({ rules, subRecords }) => [
    rules,
    ...subRecords.map((sub) => sub.rules),
  ]);
  return lists.find((rules) => rules.some((rule) => rule.line === line))?.map((one) => one.line) ?? [line];
}
