// Mends an error of Monaco 0.57: after typing into an empty line it still takes the line's tokens for those of an
// empty line. If lines are joined before they are coloured again (undo does that), tokens and text differ in length
// and it throws while it draws. Here the tokens of such a line are not known until it is coloured.
import {
  ContiguousTokensEditing,
  EMPTY_LINE_TOKENS,
} from 'monaco-editor/editor/common/tokens/contiguousTokensEditing';

const originalInsert = ContiguousTokensEditing.insert;

ContiguousTokensEditing.insert = (tokens, column, length) =>
  tokens === EMPTY_LINE_TOKENS && length > 0 ? null : originalInsert(tokens, column, length);
