// Menu items that extract a definition from a permission or prohibition and similar ones.
import { canBecomeComposite, canBecomeSet } from '../../../../core/formats/acap/edit/extract-definition.ts';
import type { AcapRule } from '../../../../core/formats/acap/field.ts';
import type { Policy } from '../../../../core/syntax/policy.ts';
import { acapWords as words } from '../../../../messages/en/formats/acap.ts';
import type { MenuItem } from '../../../../ui/overlays/menu.tsx';
import { focusLineField, runAfterMenuCloses } from '../../list/focus-row.ts';
import * as commands from '../acap-edits.ts';
import { siblingRules } from '../file-facts.ts';

/** Creates items that define a name for what this line and others of its card contain. */
export function createExtractionItems(policy: Policy, line: number, rule: AcapRule): MenuItem[] {
  const siblings = siblingRules(policy, line);
  const similarLines = (canExtract: typeof canBecomeSet) =>
    siblings.filter((sibling) => sibling === line || canExtract(policy, [line, sibling]));
  const items: MenuItem[] = [];
  const addItem = (
    kind: Parameters<typeof commands.extractDefinition>[0],
    lines: readonly number[],
    label: string,
  ) =>
    items.push({
      label,
      run: () => {
        const definitionLine = commands.extractDefinition(kind, lines);
        runAfterMenuCloses(() => focusLineField(definitionLine, 'name', true));
      },
    });
  const setLines = similarLines(canBecomeSet);
  const compositeLines = similarLines(canBecomeComposite);
  if (setLines.length > 1) addItem('resource-set', setLines, words.menu.makeSet(setLines.length));
  if (compositeLines.length > 1)
    addItem('composite-usage', compositeLines, words.menu.makeComposite(compositeLines.length));
  if (rule.usage.kind === 'standard' && rule.qualifiers.length > 0)
    addItem('qualified-usage', [line], words.menu.makeQualified);
  return items;
}
