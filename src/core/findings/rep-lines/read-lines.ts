// What single lines show by themselves: found once for each chunk of lines, so that an edit looks at one chunk again.
import type { Format } from '../../policy/directive.ts';
import type { Policy } from '../../policy/policy.ts';
import { scanLine } from '../../syntax/field-lines.ts';
import type { Encoding } from '../../text/encoding.ts';
import type { Chunk } from '../../text/lines.ts';
import { agentFaults } from './agent-faults.ts';
import type { Columns } from './checking.ts';
import { fieldFaults } from './field-faults.ts';
import type { LineFault, LineLook } from './line-look.ts';
import { meaningOf, PART } from './meaning.ts';
import { oddRuns, withoutRuns } from './odd-characters.ts';
import { oddFaults } from './odd-faults.ts';

/** Something that is told once for a file, however many lines show it. */
export type Trait = 'indent' | 'gap' | 'unknown' | 'known';

/** What a chunk shows: a part per line, and by place in it the faults and the traits of lines that have any. */
export interface ReadChunk {
  readonly parts: Uint8Array;
  readonly faults: ReadonlyMap<number, readonly LineFault[]>;
  readonly traits: ReadonlyMap<number, readonly { readonly trait: Trait; readonly at: Columns }[]>;
}

/** Whether the field is one of several of its system that may speak of the whole file, and stand anywhere. */
const isForFile = ({ meaning: { directive }, format }: LineLook) => {
  const system = format.directives.filter(({ dialect }) => dialect === directive?.dialect);
  return system.length > 1 && directive?.scope !== 'record' && !system.some(({ role }) => role === 'agent');
};

function traitsOf(look: LineLook): { trait: Trait; at: Columns }[] {
  const { text, places, meaning } = look;
  const { shape, nameStart, nameEnd, valueStart, valueEnd } = places;
  const found: { trait: Trait; at: Columns }[] = [];
  if (shape !== 'field' || meaning.isNameless) return found;
  if (nameStart > 0 && !/[^ \t]/.test(text.slice(0, nameStart)))
    found.push({ trait: 'indent', at: { from: 0, to: nameStart } });
  const colon = text.indexOf(':', nameEnd);
  if (colon > nameEnd && !/[^ \t]/.test(text.slice(nameEnd, colon)))
    found.push({ trait: 'gap', at: { from: nameEnd, to: colon } });
  const at = { from: nameStart, to: nameEnd };
  const isAddress = /^https?$/i.test(text.slice(nameStart, nameEnd)) && text.startsWith('//', valueStart);
  if (meaning.part === PART.unknown && !isAddress && valueEnd >= valueStart)
    found.push({ trait: 'unknown', at });
  if (meaning.part === PART.known && !meaning.isMisspelt && isForFile(look))
    found.push({ trait: 'known', at });
  return found;
}

function readChunk(chunk: Chunk, format: Format, encoding: Encoding): ReadChunk {
  const parts = new Uint8Array(chunk.length);
  const faults = new Map<number, readonly LineFault[]>();
  const traits = new Map<number, ReturnType<typeof traitsOf>>();
  chunk.forEach(({ text }, i) => {
    const odd = oddRuns(text, encoding);
    const clean = withoutRuns(text, odd);
    const places = scanLine(clean.text);
    const meaning = meaningOf(clean.text, places, format);
    parts[i] = meaning.part;
    const look: LineLook = { text, clean, places, meaning, format, encoding };
    // Joined at once: an array that grows keeps room for more, and there may be one for each line.
    const found = oddFaults(look, odd).concat(fieldFaults(look), agentFaults(look));
    if (found.length > 0) faults.set(i, found);
    const shown = odd.length > 0 ? [] : traitsOf(look);
    if (shown.length > 0) traits.set(i, shown);
  });
  return { parts, faults, traits };
}

const known = new WeakMap<Chunk, Map<string, ReadChunk>>();

/** What a chunk of a file shows; found once for the chunk, the kind of file and its encoding. */
export function chunkRead(chunk: Chunk, { format, source }: Policy): ReadChunk {
  const key = `${format.id} ${source.encoding}`;
  let reads = known.get(chunk);
  if (!reads) known.set(chunk, (reads = new Map()));
  let read = reads.get(key);
  if (!read) reads.set(key, (read = readChunk(chunk, format, source.encoding)));
  return read;
}
