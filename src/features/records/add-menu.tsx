// The menu that adds to a file: a record, lines between records, definitions, data sets.
import type { Ref } from 'react';
import { getPane } from '../../actions/panes.ts';
import { type Format, hasRecords } from '../../core/syntax/directives.ts';
import { presetWords } from '../../messages/en/ai-presets.ts';
import { acapWords } from '../../messages/en/formats/acap.ts';
import { datasetFormWords } from '../../messages/en/formats/data-txt.ts';
import { extensionRowWords } from '../../messages/en/formats/extensions.ts';
import { mobileWords } from '../../messages/en/formats/mobile-agents.ts';
import { recordsWords as words } from '../../messages/en/records.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Menu, type MenuItem, type MenuItems } from '../../ui/overlays/menu.tsx';
import { menuSections } from '../../ui/overlays/menu-button.tsx';
import * as commands from './acap/acap-edits.ts';
import { usageItems } from './acap/add-permission.tsx';
import { addDataSetHere } from './datasets/dataset-edits.ts';
import { insertRecord } from './edits/line-edits.ts';
import { addLine, firstField, linesToAdd } from './extensions/extension-edits.ts';
import { focusFirstAgent } from './head/record-labels.ts';
import { focusLineField, runAfterMenuCloses } from './list/focus-row.ts';
import { addPath } from './mobile-agents/mobile-agent-edits.ts';
import { LazyAcapRow, LazyDescriptionRow, LazyExtensionRow, LazyMobileAgentRow } from './rows/lazy-rows.tsx';

/** Creates a handler that loads the code of a row and then adds it, so that the new row can get the focus. */
const createAddHandler = (row: { load: () => Promise<unknown> }, add: () => void) => (): void =>
  runAfterMenuCloses(() => void row.load().then(add));

/** Adds a record at the end and focuses its user-agent. */
const addRecordAtEnd = (): void => focusLineField(insertRecord(), 'agent', true);

/** Lines of extensions, ACAP and mobile agents, in formats that have permissions by usage. */
function systemItems(): readonly MenuItems[] {
  // What is permitted is chosen first, and then the lines are written.
  const addAcapRecord = (choice: commands.UsageChoice) =>
    createAddHandler(LazyAcapRow, () =>
      focusFirstAgent(commands.recordStartingAt(commands.addAcapRecord(choice)), true),
    )();
  return [
    linesToAdd('file').map(
      (extension): MenuItem => ({
        label: extensionRowWords.addLine(extension.name),
        run: createAddHandler(LazyExtensionRow, () =>
          focusLineField(addLine(extension, 'file'), firstField(extension)),
        ),
      }),
    ),
    [
      { label: acapWords.addRecord, items: usageItems('allow', [], addAcapRecord) },
      ...commands.definitionKinds.map((kind) => ({
        label: acapWords.defineKind(kind),
        run: createAddHandler(LazyAcapRow, () => focusLineField(commands.define(kind), 'name', true)),
      })),
    ],
    [
      {
        label: mobileWords.form.addInMenu,
        run: createAddHandler(LazyMobileAgentRow, () => focusLineField(addPath(), 'path')),
      },
    ],
  ];
}

/** Rules for many crawlers at once. When the menu has closed, its button has the focus, to which the dialog returns it. */
function presetItems(): MenuItems {
  const preset = getPane('conversions')?.preset;
  const open = () => preset?.(document.activeElement as HTMLElement | undefined);
  return preset ? [{ label: presetWords.menu, run: () => runAfterMenuCloses(open) }] : [];
}

const createItems = (format: Format): MenuItems =>
  menuSections(
    [
      hasRecords(format) && {
        label: words.addRecord,
        run: () => runAfterMenuCloses(addRecordAtEnd),
      },
      format.describes && {
        label: datasetFormWords.add,
        detail: datasetFormWords.addTitle,
        run: createAddHandler(LazyDescriptionRow, () => focusLineField(addDataSetHere(), 'path')),
      },
    ],
    ...(format.directives.some(({ value }) => value === 'usage-rule') ? systemItems() : []),
    presetItems(),
  );

export interface AddMenuProps {
  readonly format: Format;
  readonly buttonRef: Ref<HTMLButtonElement> | undefined;
}

export function AddMenu({ format, buttonRef }: AddMenuProps) {
  return (
    <Menu
      label={words.addShort}
      isText
      content={
        <>
          <Icon name="g-plus" /> {words.addShort}
        </>
      }
      className="btn-quiet"
      field="add-record"
      items={() => createItems(format)}
      {...(buttonRef && { buttonRef })}
    />
  );
}
