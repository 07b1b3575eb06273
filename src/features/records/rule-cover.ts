// The line because of which a rule never decides.
import { useContext } from 'react';
import { indexOfId, lineAt } from '../../core/text/lines.ts';
import { BadgesContext } from './badges.tsx';
import { useForm } from './form-context.ts';

export interface RuleProps {
  readonly id: number;
  readonly line: number;
}

/** Where the line stands now because of which rule `id` never decides; undefined if it may decide. */
export function useCover({ id }: RuleProps): number | undefined {
  const { source } = useForm().policy;
  const cover = useContext(BadgesContext).badges?.never.get(id);
  if (!cover) return undefined;
  if (lineAt(source.lines, cover.line)?.id === cover.id) return cover.line;
  const line = indexOfId(source.lines, cover.id);
  return line < 0 ? undefined : line;
}
