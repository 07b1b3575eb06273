// What is wrong with a value, in the words of its finding.

import type { ExtensionCode } from '../../../core/formats/extensions/diagnostics/diagnostics.ts';
import type { LineIssue } from '../../../core/formats/extensions/line-value.ts';
import { modernFindingWords } from '../../../messages/en/diagnostics/extensions.ts';

/** The code that one of them is found under. */
const codesOfOtherFindings: Readonly<Record<string, ExtensionCode>> = { 'SIT-NOT-ABSOLUTE': 'R070' };

/** The sentence of an issue of a value. */
export function problemSentence({ code, start, end }: LineIssue, value: string): string {
  const found = (codesOfOtherFindings[code] ?? code) as ExtensionCode;
  return modernFindingWords[found].message([value.slice(start, end), value]);
}
