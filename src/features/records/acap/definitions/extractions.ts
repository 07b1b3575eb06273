// What a permission or prohibition and its like can be gathered into.
import { canBecomeComposite, canBecomeSet } from '../../../../core/formats/acap/edit/extract-definition.ts';
import type { AcapRule } from '../../../../core/formats/acap/field.ts';
import type { Policy } from '../../../../core/syntax/policy.ts';
import { acapWords as words } from '../../../../messages/en/formats/acap.ts';
import type { MenuItem } from '../../../../ui/overlays/menu.tsx';
import { focusLineField, runAfterMenuCloses } from '../../list/focus-row.ts';
import * as commands from '../acap-edits.ts';
import { siblingRules } from '../file-facts.ts';

/** Ways to give what this line and others of its card have a name. */
export function createExtractionItems(policy: Policy, line: number, rule: AcapRule): MenuItem[] {
  const others = siblingRules(policy, line);
  const like = (may: typeof canBecomeSet) =>
    others.filter((other) => other === line || may(policy, [line, other]));
  const items: MenuItem[] = [];
  const offer = (
    kind: Parameters<typeof commands.extractDefinition>[0],
    lines: readonly number[],
    label: string,
  ) =>
    items.push({
      label,
      run: () => {
        const to = commands.extractDefinition(kind, lines);
        runAfterMenuCloses(() => focusLineField(to, 'name', true));
      },
    });
  const paths = like(canBecomeSet);
  const usages = like(canBecomeComposite);
  if (paths.length > 1) offer('resource-set', paths, words.menu.makeSet(paths.length));
  if (usages.length > 1) offer('composite-usage', usages, words.menu.makeComposite(usages.length));
  if (rule.usage.kind === 'standard' && rule.qualifiers.length > 0)
    offer('qualified-usage', [line], words.menu.makeQualified);
  return items;
}
