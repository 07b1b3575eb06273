// What is wrong with a value, in the words of its finding.

import type { ExtensionCode } from '../../../core/formats/extensions/diagnostics/inspector.ts';
import type { LineIssue } from '../../../core/formats/extensions/line-value.ts';
import { type Extension, reportedCode } from '../../../core/formats/extensions/registry.ts';
import { modernFindingWords } from '../../../messages/en/diagnostics/extensions.ts';

/** The sentence of an issue of a value. */
export const problemSentence = (
  extension: Extension,
  { code, start, end }: LineIssue,
  value: string,
): string =>
  modernFindingWords[reportedCode(extension, code) as ExtensionCode].message([
    value.slice(start, end),
    value,
  ]);
