// How the vectors of extension lines spell the issues of a value.
import type { LineValue } from '../../core/formats/extensions/line-value.ts';

/** R070 is the code of an older list. */
const spelling: Readonly<Record<string, string>> = { R070: 'SIT-NOT-ABSOLUTE' };

/** The codes of a value in the order of its issues: `CUS-SYNTAX` with its cause. */
export const vectorCodes = ({ parts, issues }: LineValue<unknown>): readonly string[] =>
  issues.map(({ code }) => {
    if (code === 'CUS-SYNTAX' && typeof parts === 'object' && parts && 'fault' in parts)
      return `${code}:${String(parts.fault)}`;
    return spelling[code] ?? code;
  });
