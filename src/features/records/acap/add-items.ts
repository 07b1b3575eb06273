// What the menu beside "Add" writes; loaded when it is chosen.
import type { DefinitionIntent } from '../../../core/dialects/acap/edit/add.ts';
import { acapWords } from '../../../messages/words/acap.ts';
import { focusField } from '../focus.ts';
import { focusAgent } from '../head-kinds.ts';
import * as commands from './acap-commands.ts';

/** Writes a record of ACAP and goes to its crawler. */
export function addRecord(): void {
  focusAgent(commands.blockOfFirstLine(commands.addAcapRecord()), true);
}

/** Writes a definition and goes to its name. */
export function addDefinition(kind: DefinitionIntent['kind']): void {
  focusField(commands.define(kind), acapWords.name, true);
}
