// Validates what the user types for a path or a part of a host: returns the text to write, or why it is refused.
import {
  isPort,
  isSimplifiedUrl,
  printTarget,
  type TargetParts,
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

type HostPart = keyof TargetParts;

const isValidTarget = (parts: TargetParts) => isSimplifiedUrl(printTarget(parts));
/** Valid parts, to validate one part in combination with them. */
const EXAMPLE_TARGET: TargetParts = { scheme: 'atp', address: 'host', port: '1' };

const isValidPart: Readonly<Record<HostPart, (text: string) => boolean>> = {
  scheme: (scheme) => isValidTarget({ ...EXAMPLE_TARGET, scheme }),
  address: (address) =>
    address !== '' && !/:[^@]*$/.test(address) && isValidTarget({ ...EXAMPLE_TARGET, address }),
  port: (port) => port === '' || isPort(port),
};

const problemByPart = { scheme: problems.protocol, address: problems.address, port: problems.port } as const;

/** Validates one part of a host, without the spaces around it. */
export const writableHostPart =
  (part: HostPart) =>
  (typed: string): WritingResult | FieldRefusal => {
    const text = typed.trim();
    return isValidPart[part](text) ? { text } : { refused: problemByPart[part] };
  };
