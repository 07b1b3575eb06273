// Ways out of what is wrong with names and definitions, as far as one line shows it.

import type { Fix } from '../../../policy/finding.ts';
import { type Field, fieldAt } from '../../../policy/policy.ts';
import { wordAt, wordsOf } from '../../../syntax/words.ts';
import { greatest } from '../../../text/many.ts';
import type { TextEdit } from '../../../text/range.ts';
import { nameEdits } from '../edit/name-edits.ts';
import { freshName } from '../edit/names.ts';
import { prohibit } from '../edit/prohibit.ts';
import { standardUsages } from '../expand.ts';
import { isDefinition } from '../field.ts';
import type { Definition } from '../file.ts';
import { definitionText, setStart } from '../spelling.ts';
import { usageOf } from '../usages.ts';
import { textAt } from './checking.ts';
import { bodyOf, cutWord, edited, inOrder, insertBefore, isSound, knowsName, replaceAt } from './edits.ts';
import { change, type Fixer, type FixTable, faulty, swap } from './line-fix.ts';
import { withVersion11 } from './version-edits.ts';

/** A text without hyphens at its ends; by an expression, each hyphen of a run would be a beginning. */
function withoutMargin(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === '-') start++;
  while (end > start && text[end - 1] === '-') end--;
  return text.slice(start, end);
}

/** The nearest text that is a name. */
function sanitised(text: string): string {
  const kept = withoutMargin(text.replace(/^\(|\)$/g, '').replace(/[^A-Za-z0-9._-]+/g, '-'));
  return /^[A-Za-z]/.test(kept) ? kept : kept === '' ? 'name' : `x-${kept}`;
}

/** A name that is none becomes one wherever it stands. */
const sanitise =
  (kind: 'usage' | 'set'): Fixer =>
  (fault) => {
    const written = faulty(fault).replace(/^\(|\)$/g, '');
    const taken = fault.file[kind === 'usage' ? 'usages' : 'sets'];
    const isReference = fault.issue.start < fault.read.name.end;
    const name = freshName(sanitised(written), (one) => !isReference && taken.has(one.toLowerCase()));
    const open = /^\([^)]*$/.test(faulty(fault));
    if (open) return swap(fault, 'rename', fault.issue, `(${name})`);
    return [change('rename', [name], () => nameEdits(fault.policy, fault.file, kind, written, name))];
  };

/** A prohibition of what the local usage stands for; one that nobody defines may be a standard one in parentheses. */
const prohibitStandard: Fixer = ({ policy, file, line, issue }) => {
  const [name = ''] = issue.words ?? [];
  const meant = file.usages.has(name.toLowerCase())
    ? standardUsages(name, { file })
    : [usageOf(name)].filter((one) => one !== undefined);
  if (meant.length === 0) return [];
  return [change('prohibit-standard', meant, () => prohibit(policy, line, meant))];
};

/** Qualifiers behind a local usage go into its definition, if that takes them. */
const moveToDefinition: Fixer = (fault) => {
  const { policy, file, line, text, read, issue } = fault;
  const name = /\(([^)]*)\)/.exec(read.name.text)?.[1] ?? '';
  const definition = file.usages.get(name.toLowerCase());
  const words = text.slice(issue.start, issue.end);
  const away = change('remove-qualifiers', [words], () => [cutWord(policy, line, issue)]);
  if (definition?.field.kind !== 'qualified-usage') return [away];
  const host = textAt(policy, definition.line);
  const at = endOfDefinition(definition.field);
  if (!isSound(edited(host, { start: at, end: at }, ` ${words}`))) return [away];
  const edits = () =>
    inOrder(
      [replaceAt(definition.line, { start: at, end: at }, ` ${words}`)],
      [cutWord(policy, line, issue)],
    );
  return [change('move-to-definition', [name], edits), away];
};

const endOfDefinition = (field: Definition): number =>
  greatest(
    (field.kind === 'qualified-usage' ? field.qualifiers : field.parts.map(({ word }) => word)).map(
      ({ end }) => end,
    ),
  );

const TERMS = 'usage-ref=/terms.html';

/** `other` gets a reference to its terms; as a part of a composite it cannot have one. */
const addTerms: Fixer = ({ policy, file, line, read, issue }) => {
  const { field } = read;
  if (field?.kind === 'composite-usage')
    return field.parts.length > 1
      ? [change('remove-part', ['other'], () => [cutWord(policy, line, issue)])]
      : [];
  const at = { start: read.value.end, end: read.value.end };
  return [
    change('add-terms', [TERMS], () => withVersion11(policy, file, [replaceAt(line, at, ` ${TERMS}`)])),
  ];
};

/** A prohibition with restrictions is a permission with them, or it has none. */
const permitWith: Fixer = ({ policy, file, line, text, read, issue }) => {
  const name = read.name.text.replace(/disallow/i, 'allow');
  const permission = edited(text, read.name, name);
  const away = change('remove-qualifiers', [faultyWords(text, issue)], () => [cutWord(policy, line, issue)]);
  const edits = () => withVersion11(policy, file, [replaceAt(line, read.name, name)]);
  return isSound(permission) ? [change('permit-with', [name], edits), away] : [away];
};

const faultyWords = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);

const SET_REFERENCE = new RegExp(`^${setStart}(.*)$`, 'i');

/** A set inside a set is replaced by its patterns. */
const inlineSet: Fixer = (fault) => {
  const name = SET_REFERENCE.exec(faulty(fault))?.[1] ?? '';
  const set = fault.file.sets.get(name.toLowerCase());
  return swap(fault, 'inline', fault.issue, set && bodyOf(set.field));
};

/** A usage with qualifiers in a composite becomes a definition of its own. */
const extractPart: Fixer = ({ policy, file, line, text, read, issue }): readonly Fix[] => {
  const words = wordsOf(text, read.value.start, read.value.end);
  const at = words.findIndex((word) => word.start === issue.start);
  let first = at;
  while (first > 1 && words[first]!.text.includes('=')) first--;
  let last = at;
  while (words[last + 1]?.text.includes('=')) last++;
  const usage = usageOf(words[first]?.text ?? '');
  if (!usage) return [];
  const span = wordAt(text, words[first]!.start, words[last]!.end);
  const name = freshName(`${usage}-limited`, knowsName(file));
  const definition = definitionText('qualified-usage', name, [span.text]);
  if (!isSound(definition)) return [];
  const edits = () => inOrder(insertBefore(policy, line, [definition]), [replaceAt(line, span, `(${name})`)]);
  return [change('extract-definition', [name], edits)];
};

/** True for a line that only makes sense as the rest of the one above. */
const isRest = ({ kind, line }: Field) =>
  kind !== 'blank' &&
  kind !== 'comment' &&
  !/^\s*[A-Za-z-]+[ \t]*:/.test(line.text) &&
  !/^\s*acap-/i.test(line.text);

const joinLines: Fixer = ({ policy, line, text, read }) => {
  const { length } = policy.source.lines;
  const edits: TextEdit[] = [];
  let joined = text;
  for (let next = line + 1; next < length && read.comment < 0; next++) {
    const below = fieldAt(policy, next);
    if (!isRest(below) || textAt(policy, next - 1).includes('#')) break;
    const rest = below.line.text.trimStart();
    const start = { line: next - 1, column: textAt(policy, next - 1).trimEnd().length };
    edits.push({
      range: { start, end: { line: next, column: below.line.text.length - rest.length } },
      text: ' ',
    });
    joined = `${joined.trimEnd()} ${rest}`;
  }
  return edits.length > 0 && isSound(joined) ? [change('join-lines', [], () => edits)] : [];
};

/** A local usage that is called like a standard one gets another name. */
const renameShadow: Fixer = ({ policy, file, read }) => {
  const { field } = read;
  if (!field || !isDefinition(field)) return [];
  const to = freshName(`local-${field.name.text}`, knowsName(file));
  return [change('rename', [to], () => nameEdits(policy, file, 'usage', field.name.text, to))];
};

export const nameFixes: FixTable = {
  'bad-local-name': sanitise('usage'),
  'bad-set-name': sanitise('set'),
  'prohibition-local-usage': prohibitStandard,
  'prohibition-qualified': permitWith,
  'local-usage-qualified': moveToDefinition,
  'other-unqualified': addTerms,
  'set-nesting': inlineSet,
  'composite-qualified': extractPart,
  'wrapped-definition': joinLines,
  'local-name-shadows-standard': renameShadow,
};
