// The lines that prevent a rule from ever deciding.
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

/** Selects the current places of lines as text, so that a row re-renders only if they change. */
const createLinesSelector = (coveringLines: CoveringLines) => (state: GatepostState) => {
  const { lines } = openSource(state);
  return coveringLines
    .map(({ id, line }) => (lineAt(lines, line)?.id === id ? line : lineIndexOfId(lines, id)))
    .join(' ');
};

const selectNothing = () => '';

/** Returns the current lines that prevent rule `id` from ever deciding; undefined if the rule can decide. */
export function useCoveringLines({ id }: RuleProps): readonly number[] | undefined {
  const coveringLines = useContext(RecordBadgesContext)?.never.get(id);
  const places = useDocument(
    useMemo(() => (coveringLines ? createLinesSelector(coveringLines) : selectNothing), [coveringLines]),
  );
  if (!coveringLines) return undefined;
  const lines = places.split(' ').map(Number);
  return lines.includes(-1) ? undefined : lines;
}
