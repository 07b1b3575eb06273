// What can be added to a record of ACAP: permissions, prohibitions, requests, a part for a purpose, a reference.
import { useState } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { linesConflictingWithReference } from '../../../core/formats/acap/edit/set-fields.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useRecordCapability } from '../form-context.ts';
import { focusFirstAgent } from '../head/record-labels.ts';
import { RecordMenu } from '../head/record-menu.ts';
import type { RecordActionsProps } from '../head/record-menu-items.tsx';
import { focusLineField, type RowField, runAfterMenuCloses } from '../list/focus-row.ts';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';

export default function AcapRecordActions(props: RecordActionsProps) {
  const { policy, block, number } = props;
  // What stands beside a reference has no effect.
  const refers = readAcapFile(policy).records.some(
    ({ reference }) => reference && block.start <= reference.line && reference.line < block.end,
  );
  const [asks, setAsks] = useState(false);
  const gone = linesConflictingWithReference(policy, number);
  const refer = () => {
    setAsks(false);
    const line = commands.addReference(number, words.newReference);
    runAfterMenuCloses(() => focusLineField(line, 'reference', true));
  };
  const item = (label: string, add: () => number, field: RowField) => ({
    label,
    disabled: refers,
    run: () => {
      const line = add();
      runAfterMenuCloses(() => focusLineField(line, field, true));
    },
  });
  const { menu } = words;
  const addPermission = () => focusLineField(commands.addRule(number, commands.createRule('allow')), 'usage');
  useRecordCapability(number, refers ? {} : { addRule: addPermission });
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={words.addPermission}
        data-field="add"
        disabled={refers}
        title={refers ? words.refersElsewhere : undefined}
        onClick={addPermission}
      >
        <Icon name="g-plus" /> <span className={styles['inHead']}>{words.permission}</span>
      </button>
      <RecordMenu
        {...props}
        more={[
          item(menu.prohibition, () => commands.addRule(number, commands.createRule('deny')), 'usage'),
          item(menu.takeDown, () => commands.addRequestLine(number, 'take-down'), 'path'),
          item(menu.reCrawl, () => commands.addRequestLine(number, 're-crawl'), 'path'),
          item(menu.part, () => commands.addPurposePart(number, words.newPurpose), 'purpose'),
          { label: menu.refer, disabled: refers, run: () => (gone.length > 0 ? setAsks(true) : refer()) },
        ]}
      />
      {asks && (
        <Dialog
          title={words.refer.title}
          about={words.refer.about(gone.length)}
          actions={
            <>
              <button type="button" className="btn" onClick={() => setAsks(false)}>
                {words.refer.cancel}
              </button>
              <button type="button" className="btn btn-primary" onClick={refer}>
                {words.refer.run(gone.length)}
              </button>
            </>
          }
          onClose={() => setAsks(false)}
          onClosed={() => focusFirstAgent(number)}
        >
          {null}
        </Dialog>
      )}
    </>
  );
}
