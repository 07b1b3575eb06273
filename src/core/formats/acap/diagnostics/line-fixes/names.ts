// Ways out of what is wrong with names and definitions, as far as one line shows it.

import type { Fix } from '../../../../diagnostics/finding.ts';
import type { TextEdit } from '../../../../document/range.ts';
import { type Field, fieldAt } from '../../../../syntax/policy.ts';
import { sliceWord, splitWords } from '../../../../syntax/words.ts';
import { largestOf } from '../../../../text/large-lists.ts';
import type { UsageDefinition } from '../../acap-file.ts';
import { renameEdits } from '../../edit/name-edits.ts';
import { freshName } from '../../edit/names.ts';
import { prohibitUsages } from '../../edit/prohibit.ts';
import { standardUsages } from '../../expand-usages.ts';
import { isDefinition } from '../../field.ts';
import { definitionText, setStart } from '../../field-spelling.ts';
import { parseUsage } from '../../usages.ts';
import { lineText } from '../check-context.ts';
import {
  createNameTest,
  cutWord,
  insertBefore,
  isFaultlessLine,
  memoizedBody,
  replaceColumnsAt,
  replaceInText,
  sortEdits,
} from '../edits.ts';
import { withVersion11 } from '../version-edits.ts';
import { createChangeFix, type FixTable, faultyText, type LineFixer, replaceColumnsFix } from './line-fix.ts';

/** A text without hyphens at its ends; by an expression, each hyphen of a run would be a beginning. */
function trimInvalidEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === '-') start++;
  while (end > start && text[end - 1] === '-') end--;
  return text.slice(start, end);
}

/** The nearest text that is a name. */
function sanitizeText(text: string): string {
  const kept = trimInvalidEnds(text.replace(/^\(|\)$/g, '').replace(/[^A-Za-z0-9._-]+/g, '-'));
  return /^[A-Za-z]/.test(kept) ? kept : kept === '' ? 'name' : `x-${kept}`;
}

/** A name that is none becomes one wherever it stands. */
const sanitizeFix =
  (kind: 'usage' | 'set'): LineFixer =>
  (fault) => {
    const written = faultyText(fault).replace(/^\(|\)$/g, '');
    const taken = fault.file[kind === 'usage' ? 'usages' : 'sets'];
    const isReference = fault.issue.start < fault.read.name.end;
    const name = freshName(sanitizeText(written), (one) => !isReference && taken.has(one.toLowerCase()));
    const open = /^\([^)]*$/.test(faultyText(fault));
    if (open) return replaceColumnsFix(fault, 'rename', fault.issue, `(${name})`);
    return [
      createChangeFix('rename', [name], () => renameEdits(fault.policy, fault.file, kind, written, name)),
    ];
  };

/** A prohibition of what the local usage stands for; one that nobody defines may be a standard one in parentheses. */
const prohibitStandard: LineFixer = ({ policy, file, line, issue }) => {
  const [name = ''] = issue.words ?? [];
  const meant = file.usages.has(name.toLowerCase())
    ? standardUsages(name, { file })
    : [parseUsage(name)].filter((one) => one !== undefined);
  if (meant.length === 0) return [];
  return [createChangeFix('prohibit-standard', meant, () => prohibitUsages(policy, line, meant))];
};

/** Qualifiers behind a local usage go into its definition, if that takes them. */
const moveToDefinition: LineFixer = (fault) => {
  const { policy, file, line, text, read, issue } = fault;
  const name = /\(([^)]*)\)/.exec(read.name.text)?.[1] ?? '';
  const definition = file.usages.get(name.toLowerCase());
  const words = text.slice(issue.start, issue.end);
  const away = createChangeFix('remove-qualifiers', [words], () => [cutWord(policy, line, issue)]);
  if (definition?.field.kind !== 'qualified-usage') return [away];
  const host = lineText(policy, definition.line);
  const at = endOfDefinition(definition.field);
  if (!isFaultlessLine(replaceInText(host, { start: at, end: at }, ` ${words}`))) return [away];
  const edits = () =>
    sortEdits(
      [replaceColumnsAt(definition.line, { start: at, end: at }, ` ${words}`)],
      [cutWord(policy, line, issue)],
    );
  return [createChangeFix('move-to-definition', [name], edits), away];
};

const endOfDefinition = (field: UsageDefinition): number =>
  largestOf(
    (field.kind === 'qualified-usage' ? field.qualifiers : field.parts.map(({ word }) => word)).map(
      ({ end }) => end,
    ),
  );

const TERMS = 'usage-ref=/terms.html';

/** `other` gets a reference to its terms; as a part of a composite it cannot have one. */
const addTerms: LineFixer = ({ policy, file, line, read, issue }) => {
  const { field } = read;
  if (field?.kind === 'composite-usage')
    return field.parts.length > 1
      ? [createChangeFix('remove-part', ['other'], () => [cutWord(policy, line, issue)])]
      : [];
  const at = { start: read.value.end, end: read.value.end };
  return [
    createChangeFix('add-terms', [TERMS], () =>
      withVersion11(policy, file, [replaceColumnsAt(line, at, ` ${TERMS}`)]),
    ),
  ];
};

/** A prohibition with restrictions is a permission with them, or it has none. */
const permitWith: LineFixer = ({ policy, file, line, text, read, issue }) => {
  const name = read.name.text.replace(/disallow/i, 'allow');
  const permission = replaceInText(text, read.name, name);
  const away = createChangeFix('remove-qualifiers', [faultyWords(text, issue)], () => [
    cutWord(policy, line, issue),
  ]);
  const edits = () => withVersion11(policy, file, [replaceColumnsAt(line, read.name, name)]);
  return isFaultlessLine(permission) ? [createChangeFix('permit-with', [name], edits), away] : [away];
};

const faultyWords = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);

const SET_REFERENCE = new RegExp(`^${setStart}(.*)$`, 'i');

/** A set inside a set is replaced by its patterns. */
const inlineSet: LineFixer = (fault) => {
  const name = SET_REFERENCE.exec(faultyText(fault))?.[1] ?? '';
  const set = fault.file.sets.get(name.toLowerCase());
  return replaceColumnsFix(fault, 'inline', fault.issue, set && memoizedBody(set.field));
};

/** A usage with qualifiers in a composite becomes a definition of its own. */
const extractPart: LineFixer = ({ policy, file, line, text, read, issue }): readonly Fix[] => {
  const words = splitWords(text, read.value.start, read.value.end);
  const at = words.findIndex((word) => word.start === issue.start);
  let first = at;
  while (first > 1 && words[first]!.text.includes('=')) first--;
  let last = at;
  while (words[last + 1]?.text.includes('=')) last++;
  const usage = parseUsage(words[first]?.text ?? '');
  if (!usage) return [];
  const span = sliceWord(text, words[first]!.start, words[last]!.end);
  const name = freshName(`${usage}-limited`, createNameTest(file));
  const definition = definitionText('qualified-usage', name, [span.text]);
  if (!isFaultlessLine(definition)) return [];
  const edits = () =>
    sortEdits(insertBefore(policy, line, [definition]), [replaceColumnsAt(line, span, `(${name})`)]);
  return [createChangeFix('extract-definition', [name], edits)];
};

/** True for a line that only makes sense as the rest of the one above. */
const isRest = ({ kind, line }: Field) =>
  kind !== 'blank' &&
  kind !== 'comment' &&
  !/^\s*[A-Za-z-]+[ \t]*:/.test(line.text) &&
  !/^\s*acap-/i.test(line.text);

const joinLines: LineFixer = ({ policy, line, text, read }) => {
  const { length } = policy.source.lines;
  const edits: TextEdit[] = [];
  let joined = text;
  for (let next = line + 1; next < length && read.comment < 0; next++) {
    const below = fieldAt(policy, next);
    if (!isRest(below) || lineText(policy, next - 1).includes('#')) break;
    const rest = below.line.text.trimStart();
    const start = { line: next - 1, column: lineText(policy, next - 1).trimEnd().length };
    edits.push({
      range: { start, end: { line: next, column: below.line.text.length - rest.length } },
      text: ' ',
    });
    joined = `${joined.trimEnd()} ${rest}`;
  }
  return edits.length > 0 && isFaultlessLine(joined) ? [createChangeFix('join-lines', [], () => edits)] : [];
};

/** A local usage that is called like a standard one gets another name. */
const renameShadow: LineFixer = ({ policy, file, read }) => {
  const { field } = read;
  if (!field || !isDefinition(field)) return [];
  const to = freshName(`local-${field.name.text}`, createNameTest(file));
  return [createChangeFix('rename', [to], () => renameEdits(policy, file, 'usage', field.name.text, to))];
};

export const nameFixes: FixTable = {
  'bad-local-name': sanitizeFix('usage'),
  'bad-set-name': sanitizeFix('set'),
  'prohibition-local-usage': prohibitStandard,
  'prohibition-qualified': permitWith,
  'local-usage-qualified': moveToDefinition,
  'other-unqualified': addTerms,
  'set-nesting': inlineSet,
  'composite-qualified': extractPart,
  'wrapped-definition': joinLines,
  'local-name-shadows-standard': renameShadow,
};
