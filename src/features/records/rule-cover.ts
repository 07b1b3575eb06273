// The lines because of which a rule never decides.
import { useContext } from 'react';
import { indexOfId, lineAt } from '../../core/text/lines.ts';
import { BadgesContext } from './badges.tsx';
import { useForm } from './form-context.ts';

export interface RuleProps {
  readonly id: number;
  readonly line: number;
}

/** Where the lines stand now because of which rule `id` never decides; undefined if it may decide. */
export function useCovers({ id }: RuleProps): readonly number[] | undefined {
  const { source } = useForm().policy;
  const covers = useContext(BadgesContext).badges?.never.get(id);
  if (!covers) return undefined;
  const lines = covers.map((cover) =>
    lineAt(source.lines, cover.line)?.id === cover.id ? cover.line : indexOfId(source.lines, cover.id),
  );
  return lines.includes(-1) ? undefined : lines;
}
