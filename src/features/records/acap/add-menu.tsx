// What else can be added to a file than a record of its main system: a record of ACAP, and definitions.
import { acapWords as words } from '../../../messages/words/acap.ts';
import { Menu } from '../../../ui/menu.tsx';
import { afterMenu, focusField } from '../focus.ts';
import { focusAgent } from '../head-kinds.ts';
import { AcapRow } from '../loaded-row.tsx';
import * as commands from './acap-commands.ts';

/** Adds, once the rows are there that are gone to then. */
const adding = (add: () => void) => () => afterMenu(() => void AcapRow.load().then(add));

export default function AddMenu() {
  const record = () => focusAgent(commands.blockOfFirstLine(commands.addAcapRecord()), true);
  const items = [
    { label: words.addRecord, run: adding(record) },
    ...commands.definitionKinds.map((kind) => ({
      label: words.defineKind(kind),
      run: adding(() => focusField(commands.define(kind), words.name, true)),
    })),
  ];
  return <Menu label={words.addMore} icon="g-down" items={items} />;
}
