// The menu that adds to a file what is not a record of its main system: an ACAP record, definitions, agent hosts.
import { acapWords as words } from '../../messages/en/formats/acap.ts';
import { extensionRowWords } from '../../messages/en/formats/extensions.ts';
import { mobileWords } from '../../messages/en/formats/mobile-agents.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import * as commands from './acap/acap-edits.ts';
import { addLine, firstField, linesToAdd } from './extensions/extension-edits.ts';
import { focusFirstAgent } from './head/record-labels.ts';
import { focusLineField, runAfterMenuCloses } from './list/focus-row.ts';
import { addPath } from './mobile-agents/mobile-agent-edits.ts';
import { LazyAcapRow, LazyExtensionRow, LazyMobileAgentRow } from './rows/lazy-rows.tsx';

/** Creates a handler that loads the code of a row and then adds it, so that the new row can get the focus. */
const createAddHandler = (row: { load: () => Promise<unknown> }, add: () => void) => (): void =>
  runAfterMenuCloses(() => void row.load().then(add));

export default function AddMenu() {
  const addRecord = () => focusFirstAgent(commands.recordStartingAt(commands.addAcapRecord()), true);
  const items = [
    ...linesToAdd('file').map((extension) => ({
      label: extensionRowWords.addLine(extension.name),
      run: createAddHandler(LazyExtensionRow, () =>
        focusLineField(addLine(extension, 'file'), firstField(extension)),
      ),
    })),
    { label: words.addRecord, run: createAddHandler(LazyAcapRow, addRecord) },
    ...commands.definitionKinds.map((kind) => ({
      label: words.defineKind(kind),
      run: createAddHandler(LazyAcapRow, () => focusLineField(commands.define(kind), 'name', true)),
    })),
    {
      label: mobileWords.form.addInMenu,
      run: createAddHandler(LazyMobileAgentRow, () => focusLineField(addPath(), 'path')),
    },
  ];
  return <Menu label={words.addMore} icon="g-down" items={items} />;
}
