// Every edit command at any place, with any text: edits that apply, or a refusal.

import { applyEdits as applyToSource } from '../../../core/text/edits.ts';
import { printSource, readSource } from '../../../core/text/source.ts';
import { refuseUnwritableEdits } from '../../../core/text/unwritable-edits.ts';
import { commands } from '../commands/commands.ts';
import { policyOfCase } from '../fuzz-case.ts';
import { type Check, expectSame, expectThat, someText, unlessRefused } from './check.ts';

/** So many commands of the table are tried on each case. */
const EACH = 14;

export const checkEdits: Check = (one, random) => {
  const policy = policyOfCase(one);
  const { source } = policy;
  const text = () => someText(one, random);
  const line = () => random.below(source.lines.length + 1) - (random.once(12) ? 1 : 0);
  for (let i = 0; i < EACH; i++) {
    const [name, command] = random.pick(commands);
    const made = unlessRefused(() => command(policy, { line, text, random }));
    if (!made || !unlessRefused(() => (refuseUnwritableEdits(source, made), true))) continue;
    const after = applyToSource(source, made);
    const ids = after.lines.chunks.flatMap((chunk) => chunk.map(({ id }) => id));
    expectThat(new Set(ids).size === ids.length, () => `${name} gives two lines one identity`);
    const bytes = printSource(after);
    expectSame(`what ${name} wrote, read again`, printSource(readSource(bytes)).join(), bytes.join());
  }
};
