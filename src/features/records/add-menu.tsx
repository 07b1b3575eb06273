// What else can be added to a file than a record of its main system: a record of ACAP, definitions, hosts for agents.
import { acapWords as words } from '../../messages/en/acap.ts';
import { modernRowWords } from '../../messages/en/extensions.ts';
import { mobileWords } from '../../messages/en/mobile-agents.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import * as commands from './acap/acap-commands.ts';
import { afterMenu, focusField } from './focus.ts';
import { focusAgent } from './head-kinds.ts';
import { AcapRow, MobileRow, ModernRow } from './loaded-row.tsx';
import { addPath } from './mobile/mobile-commands.ts';
import { addLine, linesFor, newField } from './modern/modern-commands.ts';

/** Adds, once the rows are there that are gone to then. */
const adding = (row: { load: () => Promise<unknown> }, add: () => void) => (): void =>
  afterMenu(() => void row.load().then(add));

export default function AddMenu() {
  const record = () => focusAgent(commands.blockOfFirstLine(commands.addAcapRecord()), true);
  const items = [
    ...linesFor('file').map(({ id, name }) => ({
      label: modernRowWords.addLine(name),
      run: adding(ModernRow, () => focusField(addLine(id, name, 'file'), newField(id, name))),
    })),
    { label: words.addRecord, run: adding(AcapRow, record) },
    ...commands.definitionKinds.map((kind) => ({
      label: words.defineKind(kind),
      run: adding(AcapRow, () => focusField(commands.define(kind), words.name, true)),
    })),
    {
      label: mobileWords.form.addInMenu,
      run: adding(MobileRow, () => focusField(addPath(), mobileWords.form.path)),
    },
  ];
  return <Menu label={words.addMore} icon="g-down" items={items} />;
}
