// Which ways a file can be converted: from what it has records of.

import { acceptsPresets } from '../../core/stances/takes.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';

/** Cards that are looked at: of a file with more, the dialog itself says what there is to convert. */
const MAX_RECORDS = 500;

const bothTargets = { acap: true, conventional: true } as const;

function findTargets(policy: Policy): { readonly acap: boolean; readonly conventional: boolean } {
  const blocks = blocksOf(policy);
  if (blocks.length > MAX_RECORDS) return bothTargets;
  const [main] = policy.format.directives;
  const isMain = blocks.map(({ start }) => fieldAt(policy, start).directive?.dialect === main?.dialect);
  return { acap: isMain.includes(true), conventional: isMain.includes(false) };
}

/** Whether the open file has conventional records to say in ACAP, and ACAP records to say conventionally. */
export const useConversionTargets = () => findTargets(useDocument(openPolicy));

/** Whether the open file is of a kind that can take a stance. */
export const useCanApplyPreset = () => acceptsPresets(useDocument(openPolicy).format);
