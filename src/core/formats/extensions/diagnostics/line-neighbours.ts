// Finds where extension lines are among user-agents and rules, and which of them can be changed without changing
// an answer.

import { octetLength } from '../../../document/encoding.ts';
import { linesIn } from '../../../document/lines.ts';
import { isPlainLine } from '../../../document/plain-line.ts';
import { readers } from '../../../readers/registry.ts';
import { EXACT_FIELDS, LENIENT_FIELDS } from '../../../syntax/directives.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../../syntax/recognize.ts';
import { smallestOf } from '../../../text/large-lists.ts';
import type { ExtensionFile } from '../extension-file.ts';

export interface LineNeighbors {
  /** Whether a user-agent is above it, without a blank line in between. */
  readonly inRun: boolean;
  /**
   * The blank line that ends the run. If there is one without any character, it is that one, because it ends the
   * run for all readers that end records at blank lines.
   */
  readonly blank: number | undefined;
  readonly isBlankEmpty: boolean;
  /**
   * Whether every reader groups user-agents the same way without the line: a rule that every reader knows closes
   * them above or below, or there are none to close. Some readers take such lines for rules.
   */
  readonly isNeutral: boolean;
}

const LINE_PART = { other: 0, blank: 1, empty: 2, agent: 3, rule: 4 } as const;

/** The part that each line plays for its neighbors: an agent for any reader, or a rule for all of them. */
function partsOf({ source, format }: Policy): Uint8Array {
  const parts = new Uint8Array(source.lines.length);
  let at = 0;
  for (const chunk of source.lines.chunks) {
    const exact = kindsInChunk(chunk, format, EXACT_FIELDS);
    const lenient = kindsInChunk(chunk, format, LENIENT_FIELDS);
    for (const [i, { text }] of linesIn(chunk).entries()) {
      if (lenient[i] === LINE_KIND.blank) parts[at] = text === '' ? LINE_PART.empty : LINE_PART.blank;
      else if (directiveOfKind(format, lenient[i]!)?.role === 'agent') parts[at] = LINE_PART.agent;
      else if (directiveOfKind(format, exact[i]!)?.effect !== undefined) parts[at] = LINE_PART.rule;
      at++;
    }
  }
  return parts;
}

/** Whether a rule follows each line before the next user-agent or blank line. */
function ruleBelow(parts: Uint8Array): Uint8Array {
  const below = new Uint8Array(parts.length + 1);
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i];
    below[i] = part === LINE_PART.rule ? 1 : part === LINE_PART.other ? below[i + 1]! : 0;
  }
  return below;
}

/** The neighbors of each extension line, by line number. Takes one pass over the file. */
export function findNeighbors(policy: Policy, { lines }: ExtensionFile): ReadonlyMap<number, LineNeighbors> {
  const neighbors = new Map<number, LineNeighbors>();
  let [line] = lines;
  if (!line) return neighbors;
  const parts = partsOf(policy);
  const below = ruleBelow(parts);
  let open: 'nothing' | 'agents' | 'rules' = 'nothing';
  let inRun = false;
  let blank: number | undefined;
  let isBlankEmpty = false;
  let next = 0;
  for (let i = 0; line; i++) {
    const part = parts[i];
    if (part === LINE_PART.blank || part === LINE_PART.empty) {
      inRun = false;
      if (blank === undefined || (part === LINE_PART.empty && !isBlankEmpty)) blank = i;
      isBlankEmpty ||= part === LINE_PART.empty;
    }
    if (part === LINE_PART.empty) open = 'nothing';
    else if (part === LINE_PART.agent) {
      inRun = true;
      [blank, isBlankEmpty] = [undefined, false];
      open = 'agents';
    } else if (part === LINE_PART.rule && open === 'agents') open = 'rules';
    if (i !== line.line) continue;
    neighbors.set(i, { inRun, blank, isBlankEmpty, isNeutral: open !== 'agents' || below[i + 1] === 1 });
    line = lines[++next];
  }
  return neighbors;
}

/** The number of octets that one edit may add before a reader stops reading. */
const SIZE_MARGIN = 10_000;
const smallestFileLimit = smallestOf(readers.map(({ text }) => text.maxBytes ?? Infinity)) - SIZE_MARGIN;

/** Whether all readers see the same lines in a file, even if one of them changes. */
export function isReadAlike({ source: { bom, encoding, lines } }: Policy): boolean {
  if (bom || encoding !== 'utf-8') return false;
  let octets = 0;
  for (const chunk of lines.chunks)
    for (const { text, eol } of linesIn(chunk)) {
      if (!isPlainLine(text)) return false;
      octets += octetLength(text, encoding) + eol.length;
    }
  return octets < smallestFileLimit;
}
