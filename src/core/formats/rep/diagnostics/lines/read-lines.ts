// Finds faults of single lines, once for each chunk of lines, so that an edit reads only one chunk again.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import type { Encoding } from '../../../../document/encoding.ts';
import type { Chunk } from '../../../../document/lines.ts';
import type { LineColumns } from '../../../../document/range.ts';
import { replaceInLine } from '../../../../document/range.ts';
import type { Format } from '../../../../syntax/directives.ts';
import { scanLine } from '../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { memoizeByKey } from '../../../../text/lazy.ts';
import { findAgentFaults } from './agent-faults.ts';
import { readMeantLine } from './clean-line.ts';
import { ALLOW_ALL } from './example.ts';
import { findFieldFaults } from './field-faults.ts';
import { createFieldNames } from './field-names.ts';
import type { LineFault, LineFixMaker, LineView } from './line-fault.ts';
import { INTENDED_PART, interpretLine } from './line-meaning.ts';
import { findLookAlikes, lookAlikesDiagnostics } from './look-alikes.ts';
import type { OddRun } from './odd-characters.ts';
import { LINE_BOUNDARY, nameOddCharacters } from './odd-characters.ts';
import { nameTags } from './tags.ts';

/** R014, R082, R107: deletes what does not belong to the line. */
function createDeleteRuns(text: string, runs: readonly OddRun[], names: string): LineFixMaker {
  const sign = text.indexOf('#');
  const isAside = (run: OddRun) =>
    sign >= 0 && run.from > sign && !LINE_BOUNDARY.test(text.slice(run.from, run.to));
  const verdicts: Fix['verdicts'] = runs.every(isAside) ? 'same' : 'changes';
  return (_policy, line) => [
    createFix('delete-characters', [names], verdicts, () =>
      runs.map(({ from, to }) => replaceInLine(line, from, to, '')),
    ),
  ];
}

const R014 = defineDiagnostic({
  code: 'R014',
  severity: 'error',
  spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-031)',
  examples: [
    { file: 'User-agent: *\nDisallow: /a\u0000b\n', near: 'User-agent: *\nDisallow:\t/ab\n' },
    { file: `# a\u0007\n${ALLOW_ALL}`, near: `# \u00e9\n${ALLOW_ALL}` },
  ],
});

const R082 = defineDiagnostic({
  code: 'R082',
  severity: 'error',
  isCause: true,
  spec: 'ours: draft 1 3.3, RFC 9309 2.2 (KOS-031)',
  // In a line without a field, its only effect is that the line is not blank.
  applies: ({ record }, detail) => detail !== 'no-field' || record.blankLine !== 'ignored',
  examples: [
    { file: 'User-agent: *\nDisallow: /\u200ba\n', near: 'User-agent: * # \u200b\nDisallow: /a\n' },
    { file: 'User-agent:\u00a0*\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
  ],
});

const R107 = defineDiagnostic({
  code: 'R107',
  severity: 'error',
  spec: 'ours: draft 1 3.2, 3.3; RFC 9309 2.2',
  examples: [
    { file: '<pre>User-agent: *\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
    { file: 'User-agent: *\nDisallow: /a</p>\n', near: 'User-agent: *\nDisallow: /a/<id>\n' },
  ],
});

const oddDiagnostics = { control: R014, invisible: R082, tag: R107 } as const;

/** Returns one fault for each kind, at its first run. The fix removes all runs of the kind in the line. */
function findOddFaults({ text, clean }: LineView, runs: readonly OddRun[]): readonly LineFault[] {
  if (runs.length === 0) return [];
  const detail = /^[ \t]*(?:#|$)/.test(clean.text) ? 'no-field' : undefined;
  return (['control', 'invisible', 'tag'] as const).flatMap((kind) => {
    const runsOfKind = runs.filter((run) => run.kind === kind);
    const [first] = runsOfKind;
    if (!first) return [];
    const { from, to } = first;
    const names = kind === 'tag' ? nameTags(text, runsOfKind) : nameOddCharacters(text, runsOfKind);
    const words = [names, text.slice(0, from).includes('#') ? 'comment' : ''];
    return [
      {
        diagnostic: oddDiagnostics[kind],
        from,
        to,
        words,
        detail,
        fixes: createDeleteRuns(text, runsOfKind, names),
      },
    ];
  });
}

/** A trait that is reported once for a file, however many lines have it. */
export type FileTrait = 'indent' | 'gap' | 'unknown' | 'known';

/** The results for a chunk: a part per line, and the faults and traits of lines by their places in the chunk. */
export interface ChunkFaults {
  readonly parts: Uint8Array;
  readonly faults: ReadonlyMap<number, readonly LineFault[]>;
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
  const faults = new Map<number, readonly LineFault[]>();
  const traits = new Map<number, ReturnType<typeof findTraits>>();
  chunk.forEach(({ text }, i) => {
    const { removed, clean, lookAlikes } = readMeantLine(text, names, encoding);
    const places = scanLine(clean.text);
    const meaning = interpretLine(clean.text, places, names);
    parts[i] = meaning.part;
    const view: LineView = { text, clean, places, meaning, format, names, encoding };
    // Concatenated at once: an array that grows reserves more memory, and there may be one for each line.
    const lineFaults = findOddFaults(view, removed).concat(
      findLookAlikes(view, lookAlikes),
      findFieldFaults(view),
      findAgentFaults(view),
    );
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

export const oddCharactersDiagnostics = [R014, R082, ...lookAlikesDiagnostics, R107];
