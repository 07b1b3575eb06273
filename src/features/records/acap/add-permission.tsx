// The button that adds a permission to an ACAP record: its usage is chosen first, and then one line is written.
import { type Ref } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { type UsageClass, usageTypes } from '../../../core/formats/acap/usages.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Menu, type MenuHandle, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { useRecordsForm } from '../form-context.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import * as commands from './acap-edits.ts';
import { definedUsageNames } from './usage-picker.tsx';

const usageClasses: readonly UsageClass[] = ['basic', 'derived', 'general'];

/** Returns an item for each usage, in groups. Other usages are permitted only with terms, so they are left out there. */
export function usageItems(
  effect: 'allow' | 'deny',
  localNames: readonly string[],
  choose: (choice: commands.UsageChoice) => void,
): readonly MenuItem[] {
  const standard = usageClasses.flatMap((group) =>
    usageTypes
      .filter((type) => type.class === group && (effect === 'deny' || type.token !== 'other'))
      .map(({ token }) => ({
        label: words.usageName(token),
        group: words.usageGroups[group],
        run: () => choose({ usage: token, isLocal: false }),
      })),
  );
  const local = localNames.map((name) => ({
    label: name,
    group: words.usageGroups.local,
    run: () => choose({ usage: name, isLocal: true }),
  }));
  return [...standard, ...local];
}

/** Adds a rule and moves the focus to its path, which is the next to be written. */
export function addRuleFor(
  effect: 'allow' | 'deny',
  block: number,
  choice: commands.UsageChoice,
  after?: number,
): void {
  const line = commands.addRule(block, commands.createRule(effect, choice), after);
  runAfterMenuCloses(() => focusLineField(line, 'path', true));
}

interface AddPermissionProps {
  readonly label: string;
  readonly block: number;
  /** The line below which the permission is added; by default, the last one of the record. */
  readonly after?: number;
  /** The class of the visible word. */
  readonly className: string | undefined;
  readonly handle?: Ref<MenuHandle>;
}

export function AddPermission({ label, block, after, className, handle }: AddPermissionProps) {
  const { policy } = useRecordsForm();
  return (
    <Menu
      label={label}
      text={words.permission}
      content={
        <>
          <Icon name="g-plus" /> <span className={className}>{words.permission}</span>
        </>
      }
      className="btn-quiet"
      field="add"
      handle={handle}
      items={() =>
        usageItems('allow', definedUsageNames(readAcapFile(policy), false), (choice) =>
          addRuleFor('allow', block, choice, after),
        )
      }
    />
  );
}
