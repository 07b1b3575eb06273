// What else can be added to a file than a record of its main system: a record of ACAP, definitions, hosts for agents.
import { acapWords as words } from '../../messages/en/formats/acap.ts';
import { modernRowWords } from '../../messages/en/formats/extensions.ts';
import { mobileWords } from '../../messages/en/formats/mobile-agents.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import * as commands from './acap/acap-edits.ts';
import { addLine, firstField, linesToAdd } from './extensions/extension-edits.ts';
import { focusFirstAgent } from './head/record-labels.ts';
import { focusLineField, runAfterMenuCloses } from './list/focus-row.ts';
import { addPath } from './mobile-agents/mobile-agent-edits.ts';
import { LazyAcapRow, LazyExtensionRow, LazyMobileAgentRow } from './rows/lazy-rows.tsx';

/** Adds, once the rows are there that are gone to then. */
const createAddHandler = (row: { load: () => Promise<unknown> }, add: () => void) => (): void =>
  runAfterMenuCloses(() => void row.load().then(add));

export default function AddMenu() {
  const record = () => focusFirstAgent(commands.recordStartingAt(commands.addAcapRecord()), true);
  const items = [
    ...linesToAdd('file').map((extension) => ({
      label: modernRowWords.addLine(extension.name),
      run: createAddHandler(LazyExtensionRow, () =>
        focusLineField(addLine(extension, 'file'), firstField(extension)),
      ),
    })),
    { label: words.addRecord, run: createAddHandler(LazyAcapRow, record) },
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
