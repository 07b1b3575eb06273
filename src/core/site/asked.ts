// What a workspace asks about usages: the key `asked`, beside `question: 'usage'`.
import * as v from 'valibot';
import { usages } from '../dialects/acap/usages.ts';

const names = v.array(v.string());

/** Keys of later versions are kept. */
const askedSchema = v.looseObject({
  /** Without one, all usages for `crawler`. */
  usage: v.exactOptional(v.picklist(usages)),
  /** '' is any crawler that nobody names. */
  crawler: v.optional(v.string(), ''),
  purpose: v.exactOptional(v.string()),
  capabilities: v.exactOptional(
    v.looseObject({ usages: v.exactOptional(names), qualifiers: v.exactOptional(names) }),
  ),
  settings: v.exactOptional(
    v.looseObject({
      crawlerMatch: v.exactOptional(v.picklist(['exact', 'substring'])),
      conventional: v.exactOptional(v.picklist(['conservative', 'acap-wins', 'narrowest'])),
      conventionalAppliesTo: v.exactOptional(names),
    }),
  ),
  silence: v.optional(v.picklist(['permitted', 'prohibited', 'ask']), 'permitted'),
});

export type AskedUsage = v.InferOutput<typeof askedSchema>;

/** The question about usages, or undefined if this version does not know it, or a value in it. */
export function readAsked(question: string, asked: unknown = {}): AskedUsage | undefined {
  if (question !== 'usage') return undefined;
  const result = v.safeParse(askedSchema, asked);
  return result.success ? result.output : undefined;
}
