// Actions that add to an ACAP record: permissions, prohibitions, requests, a part for a purpose, a reference.
import { useRef, useState } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { linesConflictingWithReference } from '../../../core/formats/acap/edit/set-fields.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { MenuHandle, MenuItem } from '../../../ui/overlays/menu-button.tsx';
import { useRecordCapability } from '../form-context.ts';
import { focusFirstAgent } from '../head/record-labels.ts';
import { RecordMenu } from '../head/record-menu.ts';
import type { RecordActionsProps } from '../head/record-menu-items.tsx';
import { focusLineField, type RowField, runAfterMenuCloses } from '../list/focus-row.ts';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import { AddPermission, addRuleFor, usageItems } from './add-permission.tsx';

export function AcapRecordActions(props: RecordActionsProps) {
  const { policy, block, number } = props;
  // Other lines of a record with a reference have no effect.
  const hasReference = readAcapFile(policy).records.some(
    ({ reference }) => reference && block.start <= reference.line && reference.line < block.end,
  );
  const [isConfirming, setIsConfirming] = useState(false);
  const conflictingLines = linesConflictingWithReference(policy, number);
  const addReference = () => {
    setIsConfirming(false);
    const line = commands.addReference(number, words.newReference);
    runAfterMenuCloses(() => focusLineField(line, 'reference', true));
  };
  const item = (label: string, add: () => number, field: RowField): MenuItem => ({
    label,
    run: () => {
      const line = add();
      runAfterMenuCloses(() => focusLineField(line, field, true));
    },
  });
  const { menu } = words;
  const permission = useRef<MenuHandle>(null);
  useRecordCapability(number, hasReference ? {} : { addRule: () => permission.current?.open() });
  return (
    <>
      {hasReference ? (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={words.addPermission}
          data-field="add"
          disabled
          title={words.refersElsewhere}
        >
          <Icon name="g-plus" /> <span className={styles['inHead']}>{words.permission}</span>
        </button>
      ) : (
        <AddPermission
          label={words.addPermission}
          block={number}
          className={styles['inHead']}
          handle={permission}
        />
      )}
      <RecordMenu
        {...props}
        more={
          hasReference
            ? []
            : [
                {
                  label: menu.prohibition,
                  items: usageItems('deny', [], (choice) => addRuleFor('deny', number, choice)),
                },
                item(menu.takeDown, () => commands.addRequestLine(number, 'take-down'), 'path'),
                item(menu.reCrawl, () => commands.addRequestLine(number, 're-crawl'), 'path'),
                item(menu.part, () => commands.addPurposePart(number, words.newPurpose), 'purpose'),
                {
                  label: menu.refer,
                  run: () => (conflictingLines.length > 0 ? setIsConfirming(true) : addReference()),
                },
              ]
        }
      />
      {isConfirming && (
        <Dialog
          title={words.refer.title}
          about={words.refer.about(conflictingLines.length)}
          actions={
            <>
              <button type="button" className="btn" onClick={() => setIsConfirming(false)}>
                {words.refer.cancel}
              </button>
              <button type="button" className="btn btn-primary" onClick={addReference}>
                {words.refer.run(conflictingLines.length)}
              </button>
            </>
          }
          onClose={() => setIsConfirming(false)}
          onClosed={() => focusFirstAgent(number)}
        >
          {null}
        </Dialog>
      )}
    </>
  );
}
