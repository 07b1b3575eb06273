// Tests the fix, and that Monaco still has the bug: when the first test fails, the module can be removed.
import {
  ContiguousTokensEditing,
  EMPTY_LINE_TOKENS,
} from 'monaco-editor/editor/common/tokens/contiguousTokensEditing';
import { expect, test } from 'vitest';

const twoCharacters = () => new Uint32Array([2, 0]).buffer;

/**
 * Types three characters into an empty line and joins a line of two to it. Returns the length of the line
 * according to its tokens.
 */
function lengthAfterJoin(): number | undefined {
  const typed = ContiguousTokensEditing.insert(EMPTY_LINE_TOKENS, 0, 3);
  const joined = ContiguousTokensEditing.append(typed, twoCharacters());
  return joined === null ? undefined : new Uint32Array(joined).at(-2);
}

test('Monaco counts two characters instead of five; with the fix, it counts when it tokenizes the line', async () => {
  expect(lengthAfterJoin()).toBe(2);
  await import('./fix-token-insertion.ts');
  expect(lengthAfterJoin()).toBeUndefined();
  expect(ContiguousTokensEditing.append(EMPTY_LINE_TOKENS, twoCharacters())).not.toBeNull();
});
