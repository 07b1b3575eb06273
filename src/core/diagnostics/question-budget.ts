// The cost of the questions about one file, so that a check can stop in time.

import type { AcapFile } from '../formats/acap/acap-file.ts';
import { rulesOfFile } from '../formats/acap/diagnostics/record-rules.ts';

/**
 * The maximum number of fields and rules that all questions about one file may visit. A question beyond it is not
 * asked, and no finding is derived from it.
 */
export const MAX_QUESTION_COST = 2_000_000;

/** Returns the number of steps of one question: each field, for each part of its usage and each pattern of its set. */
export function questionCost(file: AcapFile): number {
  const partsOf = (name: string) => {
    const field = file.usages.get(name.toLowerCase())?.field;
    return field?.kind === 'composite-usage' ? field.parts.length : 1;
  };
  return rulesOfFile(file).reduce((sum, { field: { usage, resource } }) => {
    const parts = usage.kind === 'local' ? partsOf(usage.name) : 1;
    const set = resource.kind === 'set' ? file.sets.get(resource.name.toLowerCase()) : undefined;
    return sum + parts * Math.max(1, set?.field.patterns.length ?? 1);
  }, file.lines.length);
}
