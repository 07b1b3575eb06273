// What a person types for a path or a part of a host: as it can be written, or why it cannot.
import {
  isPort,
  isSimplifiedUrl,
  printTarget,
  type TargetParts,
} from '../../../core/formats/mobile-agents/target.ts';
import { type FieldContent, type WritingResult, writablePath } from '../../../core/syntax/writable-value.ts';
import { mobileWords } from '../../../messages/en/mobile-agents.ts';
import type { Refused } from '../draft-input.tsx';

const { problems } = mobileWords.form;

/** A path begins with a slash; what would end it is percent-encoded, as in a rule. */
export function mobilePath(typed: string, held: FieldContent): WritingResult | Refused {
  const writing = writablePath(typed, held);
  return 'text' in writing && !writing.text.startsWith('/') ? { refused: problems.path } : writing;
}

type Part = keyof TargetParts;

const sound = (parts: TargetParts) => isSimplifiedUrl(printTarget(parts));
/** Each part beside others that are sound, so that what is wrong is the part itself. */
const EXAMPLE: TargetParts = { scheme: 'atp', address: 'host', port: '1' };

const isSound: Readonly<Record<Part, (text: string) => boolean>> = {
  scheme: (scheme) => sound({ ...EXAMPLE, scheme }),
  address: (address) => address !== '' && !/:[^@]*$/.test(address) && sound({ ...EXAMPLE, address }),
  port: (port) => port === '' || isPort(port),
};

const sentence = { scheme: problems.protocol, address: problems.address, port: problems.port } as const;

/** One part of a host, without the blanks around it. */
export const mobilePart =
  (part: Part) =>
  (typed: string): WritingResult | Refused => {
    const text = typed.trim();
    return isSound[part](text) ? { text } : { refused: sentence[part] };
  };
