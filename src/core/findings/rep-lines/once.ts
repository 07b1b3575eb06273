// What is told once for a file, however many lines show it; and where the file stands.

import { commandFix, type Fix, fixOf } from '../../policy/finding.ts';
import { readers } from '../../readers/index.ts';
import { editDistance } from '../../syntax/edit-distance.ts';
import { lineAt } from '../../text/lines.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { least } from '../../text/many.ts';
import { insertAt, replaceInLine } from '../../text/range.ts';
import { type Checking, type Columns, inLine, titlesOf } from './checking.ts';
import { fieldRange } from './line-text.ts';
import { PART } from './meaning.ts';
import { meantRecords } from './meant-records.ts';
import { chunkRead, type Trait } from './read-lines.ts';
import { verdictsAfter } from './same.ts';

interface Shown {
  readonly line: number;
  readonly at: Columns;
}

/** The lines that show each trait. */
function traitsIn({ policy }: Checking): Record<Trait, Shown[]> {
  const found: Record<Trait, Shown[]> = { indent: [], gap: [], unknown: [], known: [] };
  const { lines } = policy.source;
  lines.chunks.forEach((chunk, k) => {
    for (const [i, traits] of chunkRead(chunk, policy).traits)
      for (const { trait, at } of traits) found[trait].push({ line: lines.starts[k]! + i, at });
  });
  return found;
}

/** R005, R006: blanks where some expect none. The fix takes those of all lines. */
function blanks({ policy, put }: Checking, shown: readonly Shown[], code: 'R005' | 'R006'): void {
  const [first] = shown;
  if (!first) return;
  const edits = shown.map(({ line, at }) => replaceInLine(line, at.from, at.to, ''));
  const fix = code === 'R005' ? 'remove-indents' : 'remove-gaps';
  put(code, inLine(first.line, first.at), {
    words: [String(shown.length)],
    fixes: () => [fixOf(fix, [String(shown.length)], verdictsAfter(policy, edits), () => edits)],
  });
}

const textAt = ({ policy }: Checking, { line, at }: Shown) =>
  lineAt(policy.source.lines, line)!.text.slice(at.from, at.to);

/** R008: a field that no reader here knows, told at its first line. */
function unknownFields(checking: Checking, shown: readonly Shown[]): void {
  const { policy, put } = checking;
  const byName = new Map<string, Shown[]>();
  for (const one of shown) {
    const name = lowerCase(textAt(checking, one));
    const others = byName.get(name);
    if (others) others.push(one);
    else byName.set(name, [one]);
  }
  for (const all of byName.values()) {
    const [first] = all;
    const edits = all.map(({ line, at }) => insertAt(line, at.from, '# '));
    put('R008', inLine(first!.line, first!.at), {
      words: [textAt(checking, first!), String(all.length)],
      fixes: () => [
        fixOf('comment-out-all', [String(all.length)], verdictsAfter(policy, edits), () => edits),
      ],
    });
  }
}

/** R073: fields for the whole file outside of records, told at the first. Unknown ones are R008, others LIN-ORPHAN. */
function standsAlone({ policy, put }: Checking, shown: readonly Shown[]): void {
  const inside = new Set(meantRecords(policy).records.flatMap(({ others }) => others));
  const outside = shown.filter(({ line }) => !inside.has(line));
  const [first] = outside.toSorted((a, b) => a.line - b.line);
  if (!first) return;
  const { text } = lineAt(policy.source.lines, first.line)!;
  put('R073', fieldRange(policy, first.line), {
    words: [text.slice(first.at.from, first.at.to), String(outside.length)],
  });
}

/** R090: more rules than a reader takes. */
function manyRules({ policy, put }: Checking): void {
  const limits = readers.flatMap((one) => (one.limits.maxRules === null ? [] : [one.limits.maxRules]));
  const most = least(limits);
  const rules = meantRecords(policy).records.flatMap((record) => record.rules);
  const first = rules[most];
  if (first === undefined) return;
  const titles = titlesOf((reader) => reader.limits.maxRules !== null);
  put('R090', fieldRange(policy, first), { words: [String(rules.length), String(most), titles] });
}

/** R005, R006, R008, R073, R090. */
export function traits(checking: Checking): void {
  const { indent, gap, unknown, known } = traitsIn(checking);
  blanks(checking, indent, 'R005');
  blanks(checking, gap, 'R006');
  manyRules(checking);
  if (checking.policy.format.describes) return;
  unknownFields(checking, unknown);
  standsAlone(checking, known);
}

const rename = (to: string): Fix => commandFix('rename-file', [to], { do: 'rename-file', to });

/** Letters that may differ in the name of a file that was meant for a reader. */
const NEAR = 2;

/** A file that is there instead of the one that is asked for: by nearly its name, or because it is that of others. */
function isMeantFor({ site, path }: Checking['inspection'], own: string): boolean {
  if (site.files.has(own)) return false;
  const name = lowerCase(path);
  const isNear = name.startsWith(own) || editDistance(name, own, NEAR) <= NEAR;
  return isNear || readers.some(({ file }) => file.path === path);
}

/** R080, R081: a file that the chosen reader never asks for; an empty one is none yet. */
export function filePlace({ policy, put, inspection }: Checking): void {
  if (meantRecords(policy).parts.every((part) => part < PART.agent)) return;
  const { path, options } = inspection;
  const range = inLine(0, { from: 0, to: Math.min(80, lineAt(policy.source.lines, 0)!.text.length) });
  const own = options.reader?.file.path;
  if (path.lastIndexOf('/') > 0) {
    const to =
      readers.map(({ file }) => file.path).find((one) => path.endsWith(one)) ?? own ?? readers[0]!.file.path;
    const snippet = commandFix('server-snippet', [], { do: 'server-snippet' });
    put('R081', range, { words: [path, to], fixes: () => [rename(to), snippet] });
  } else if (own !== undefined && own !== path && isMeantFor(inspection, own)) {
    const other = readers.find(({ file }) => file.path === path);
    const readAs = other
      ? [commandFix('read-as', [other.title], { do: 'read-as', reader: other.id }, 'changes')]
      : [];
    const fixes = () => [rename(own), ...readAs];
    put('R080', range, { detail: path, words: [path, own, options.reader!.title], fixes });
  }
}
