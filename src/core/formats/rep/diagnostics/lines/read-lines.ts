// Finds faults of single lines, once for each chunk of lines, so that an edit reads only one chunk again.

import type { Encoding } from '../../../../document/encoding.ts';
import { type Chunk, linesIn, placedChunks } from '../../../../document/lines.ts';
import type { LineColumns } from '../../../../document/range.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import type { Format } from '../../../../syntax/directives.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { memoizeByKey } from '../../../../text/lazy.ts';
import { characterKinds, findLookAlikes, findOddFaults } from './characters/character-faults.ts';
import { readMeantLine } from './clean-line.ts';
import { fieldKinds, findFieldFaults } from './fields/field-faults.ts';
import { createFieldNames } from './fields/field-names.ts';
import type { LineFault, LineView } from './line-fault.ts';
import { INTENDED_PART, interpretLine, scanIntendedLine } from './line-meaning.ts';
import { agentKinds, findAgentFaults } from './names/agent-faults.ts';

/** The kinds of faults that a line can have. */
export const lineKinds = { ...characterKinds, ...fieldKinds, ...agentKinds };

/** A fault of any kind. */
export type AnyLineFault = LineFault<typeof lineKinds>;

/** A trait that is reported once for a file, however many lines have it. */
export type FileTrait = 'indent' | 'gap' | 'unknown' | 'known';

/** The results for a chunk: a part per line, and the faults and traits of lines by their places in the chunk. */
export interface ChunkFaults {
  readonly parts: Uint8Array;
  readonly faults: ReadonlyMap<number, readonly AnyLineFault[]>;
  readonly traits: ReadonlyMap<number, readonly { readonly trait: FileTrait; readonly at: LineColumns }[]>;
}

/** Whether a field is one of several in its system that may apply to the whole file and be placed anywhere. */
const appliesToWholeFile = ({ meaning: { directive }, format }: LineView) => {
  const system = format.directives.filter(({ dialect }) => dialect === directive?.dialect);
  return system.length > 1 && directive?.scope !== 'record' && !system.some(({ role }) => role === 'agent');
};

function findTraits(view: LineView): { trait: FileTrait; at: LineColumns }[] {
  const { text, places, meaning } = view;
  const { shape, nameStart, nameEnd, valueStart, valueEnd } = places;
  const traits: { trait: FileTrait; at: LineColumns }[] = [];
  if (shape !== 'field' || meaning.isNameless) return traits;
  if (nameStart > 0 && !/[^ \t]/.test(text.slice(0, nameStart)))
    traits.push({ trait: 'indent', at: { from: 0, to: nameStart } });
  const colon = text.indexOf(':', nameEnd);
  if (colon > nameEnd && !/[^ \t]/.test(text.slice(nameEnd, colon)))
    traits.push({ trait: 'gap', at: { from: nameEnd, to: colon } });
  const at = { from: nameStart, to: nameEnd };
  const isAddress = /^https?$/i.test(text.slice(nameStart, nameEnd)) && text.startsWith('//', valueStart);
  if (meaning.part === INTENDED_PART.unknown && !isAddress && valueEnd >= valueStart)
    traits.push({ trait: 'unknown', at });
  if (meaning.part === INTENDED_PART.known && !meaning.isMisspelt && appliesToWholeFile(view))
    traits.push({ trait: 'known', at });
  return traits;
}

function findChunkFaults(chunk: Chunk, format: Format, encoding: Encoding): ChunkFaults {
  const names = createFieldNames(format);
  const parts = new Uint8Array(chunk.length);
  const faults = new Map<number, readonly AnyLineFault[]>();
  const traits = new Map<number, ReturnType<typeof findTraits>>();
  linesIn(chunk).forEach(({ text }, i) => {
    const { removed, clean, lookAlikes } = readMeantLine(text, names, encoding);
    const places = scanIntendedLine(clean.text);
    const meaning = interpretLine(clean.text, places, names);
    parts[i] = meaning.part;
    const view: LineView = { text, clean, places, meaning, format, names, encoding };
    // Concatenated at once: an array that grows reserves more memory, and there may be one for each line.
    const lineFaults: readonly AnyLineFault[] = [
      ...findOddFaults(view, removed),
      ...findLookAlikes(view, lookAlikes),
      ...findFieldFaults(view),
      ...findAgentFaults(view),
    ];
    if (lineFaults.length > 0) faults.set(i, lineFaults);
    const lineTraits = removed.length + lookAlikes.length > 0 ? [] : findTraits(view);
    if (lineTraits.length > 0) traits.set(i, lineTraits);
  });
  return { parts, faults, traits };
}

/** Cached as long as the chunk, so that the findings after an edit read the lines of only one chunk. */
const faultsByChunk = memoizeByKey((_: Chunk) => new Map<string, ChunkFaults>());

/** Returns the results for a chunk of a file. Computed once for each chunk, format and encoding. */
export function readChunkFaults(chunk: Chunk, { format, source }: Policy): ChunkFaults {
  const key = `${format.id} ${source.encoding}`;
  const cache = faultsByChunk(chunk);
  let faults = cache.get(key);
  if (!faults) cache.set(key, (faults = findChunkFaults(chunk, format, source.encoding)));
  return faults;
}

/** Reads what `intendedParts` returns, one chunk per step: a large file takes longer than a frame. */
export function* readPartsTask(policy: Policy): CooperativeTask<void> {
  for (const chunk of policy.source.lines.chunks) {
    readChunkFaults(chunk, policy);
    yield;
  }
}

/** Returns the part that each line of a file was meant to play. */
export function intendedParts(policy: Policy): Uint8Array {
  const { lines } = policy.source;
  const parts = new Uint8Array(lines.length);
  for (const { chunk, start } of placedChunks(lines)) parts.set(readChunkFaults(chunk, policy).parts, start);
  return parts;
}
