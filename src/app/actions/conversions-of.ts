// The actions that rewrite the records of a file, by what the file has: also for a form that was never opened.
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';

/** The maximum number of records that are checked: for a bigger file, the dialog itself shows what it can convert. */
const MAX_RECORDS = 500;

/** Whether its format supports presets, and whether there are conventional records or ACAP records to convert. */
export interface Conversions {
  readonly preset: boolean;
  readonly 'to-acap': boolean;
  readonly 'to-conventional': boolean;
}

export function conversionsOf(policy: Policy): Conversions {
  const preset = acceptsPresets(policy.format);
  const blocks = blocksOf(policy);
  if (blocks.length > MAX_RECORDS) return { preset, 'to-acap': true, 'to-conventional': true };
  const [main] = policy.format.directives;
  const isMain = blocks.map(({ start }) => fieldAt(policy, start).directive?.dialect === main?.dialect);
  return { preset, 'to-acap': isMain.includes(true), 'to-conventional': isMain.includes(false) };
}
