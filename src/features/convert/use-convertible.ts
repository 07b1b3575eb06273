// Which ways a file can be converted: from what it has records of.

import { takesStances } from '../../core/stances/takes.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';

/** Cards that are looked at: of a file with more, the dialog itself says what there is to convert. */
const CARDS = 500;

const both = { acap: true, conventional: true } as const;

function convertible(policy: Policy): { readonly acap: boolean; readonly conventional: boolean } {
  const blocks = blocksOf(policy);
  if (blocks.length > CARDS) return both;
  const [main] = policy.format.directives;
  const isMain = blocks.map(({ start }) => fieldAt(policy, start).directive?.dialect === main?.dialect);
  return { acap: isMain.includes(true), conventional: isMain.includes(false) };
}

/** Whether the open file has conventional records to say in ACAP, and ACAP records to say conventionally. */
export const useConvertible = () => convertible(useDocument(openPolicy));

/** Whether the open file is of a kind that can take a stance. */
export const useTakesStances = () => takesStances(useDocument(openPolicy).format);
