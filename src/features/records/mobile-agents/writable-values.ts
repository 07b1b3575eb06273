// Validates what the user types for a path or a target: returns the text to write, or why it is refused.
import {
  isNone,
  isPort,
  isSimplifiedUrl,
  NONE,
  parseTarget,
} from '../../../core/formats/mobile-agents/target.ts';
import { type FieldContent, type WritingResult, writablePath } from '../../../core/syntax/writable-value.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import type { FieldRefusal } from '../rows/draft-input.tsx';

const { problems } = mobileWords.form;

/** A path starts with a slash. Characters that would end it are percent-encoded, as in a rule. */
export function writableMobilePath(typed: string, current: FieldContent): WritingResult | FieldRefusal {
  const writing = writablePath(typed, current);
  return 'text' in writing && !writing.text.startsWith('/') ? { refused: problems.path } : writing;
}

/** A target without the spaces around it: `none`, or a simplified URL whose port, if it has one, is a port. */
export function writableTarget(typed: string): WritingResult | FieldRefusal {
  const text = typed.trim();
  if (isNone(text)) return { text: NONE };
  if (!isSimplifiedUrl(text)) return { refused: problems.target };
  const { port } = parseTarget(text);
  return port === undefined || isPort(port) ? { text } : { refused: problems.port };
}
