// The lines because of which a rule never decides.
import { useContext, useMemo } from 'react';
import { lineAt, lineIndexOfId } from '../../../core/document/lines.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { RecordBadgesContext } from './badges-provider.tsx';

export interface RuleProps {
  readonly id: number;
  readonly line: number;
}

type CoveringLines = readonly { readonly id: number; readonly line: number }[];

/** Where they stand now, as text: a row is drawn anew only if that is another. */
const createLinesSelector = (covers: CoveringLines) => (state: GatepostState) => {
  const { lines } = openSource(state);
  return covers
    .map(({ id, line }) => (lineAt(lines, line)?.id === id ? line : lineIndexOfId(lines, id)))
    .join(' ');
};

const selectNothing = () => '';

/** Where the lines stand now because of which rule `id` never decides; undefined if it may decide. */
export function useCoveringLines({ id }: RuleProps): readonly number[] | undefined {
  const covers = useContext(RecordBadgesContext)?.never.get(id);
  const places = useDocument(useMemo(() => (covers ? createLinesSelector(covers) : selectNothing), [covers]));
  if (!covers) return undefined;
  const lines = places.split(' ').map(Number);
  return lines.includes(-1) ? undefined : lines;
}
