// Every edit command, at any place and with any text, returns edits that apply, or refuses.

import { applyEdits as applyToSource } from '../../../core/document/edits.ts';
import { linesIn } from '../../../core/document/lines.ts';
import { printSource, readSource } from '../../../core/document/source.ts';
import { assertWritableEdits } from '../../../core/document/writable-edits.ts';
import { fuzzCommands } from '../commands/commands.ts';
import { fuzzPolicy } from '../fuzz-case.ts';
import { assertSame, assertThat, type FuzzTarget, randomText, undefinedIfRefused } from './target.ts';

/** How many commands of the table are run on each case. */
const COMMANDS_PER_CASE = 14;

export const checkEdits: FuzzTarget = (one, random) => {
  const policy = fuzzPolicy(one);
  const { source } = policy;
  const text = () => randomText(one, random);
  const line = () => random.below(source.lines.length + 1) - (random.once(12) ? 1 : 0);
  for (let i = 0; i < COMMANDS_PER_CASE; i++) {
    const [name, command] = random.pick(fuzzCommands);
    const made = undefinedIfRefused(() => command(policy, { line, text, random }));
    if (!made || !undefinedIfRefused(() => (assertWritableEdits(source, made), true))) continue;
    const after = applyToSource(source, made);
    const ids = after.lines.chunks.flatMap((chunk) => linesIn(chunk).map(({ id }) => id));
    assertThat(new Set(ids).size === ids.length, () => `${name} gives two lines one identity`);
    const bytes = printSource(after);
    assertSame(`what ${name} wrote, read again`, printSource(readSource(bytes)).join(), bytes.join());
  }
};
