// Fixes a bug of Monaco 0.57: after typing into an empty line, Monaco still uses the tokens of an empty line. If
// lines are joined before the line is tokenized again (as undo does), the lengths of tokens and text differ, and
// Monaco throws while rendering. Here, the tokens of such a line are unknown until it is tokenized.
import {
  ContiguousTokensEditing,
  EMPTY_LINE_TOKENS,
} from 'monaco-editor/editor/common/tokens/contiguousTokensEditing';

const originalInsert = ContiguousTokensEditing.insert;

ContiguousTokensEditing.insert = (tokens, column, length) =>
  tokens === EMPTY_LINE_TOKENS && length > 0 ? null : originalInsert(tokens, column, length);
