// Ways out of what is wrong with the shape of a line: its name, colon, blanks and comment.
import { fixOf } from '../../../policy/finding.ts';
import { wordsOf } from '../../../syntax/words.ts';
import { definitionPlace } from '../edit/definitions.ts';
import { freshName } from '../edit/names.ts';
import { actions } from '../field.ts';
import { definitionText, fieldNames, requestStart, setReference } from '../spelling.ts';
import { usages } from '../usages.ts';
import { edited, inOrder, insertBefore, isSound, knowsName, replaceAt } from './edits.ts';
import { change, colonOf, type Fixer, type FixTable, faulty, swap } from './line-fix.ts';
import { nearest } from './nearest.ts';

const remove: Fixer = (fault) => [
  fixOf('remove-blanks', [], 'same', () => [replaceAt(fault.line, fault.issue, '')]),
];

const insertColon: Fixer = ({ line, read }) => [
  change('insert-colon', [], () => [replaceAt(line, { start: read.name.end, end: read.name.end }, ':')]),
];

/** The nearest standard usage; and a local one of that very name, where a local usage may stand. */
const nameUsage: Fixer = (fault) => {
  const { file, read, issue, line } = fault;
  const written = faulty(fault);
  const takesLocal = !/^acap-(?:disallow-|qualified-usage)/i.test(read.name.text);
  const isLocal = takesLocal && file.usages.has(written.toLowerCase());
  const local = isLocal
    ? [change('use-local-usage', [written], () => [replaceAt(line, issue, `(${written})`)])]
    : [];
  return [...local, ...swap(fault, 'replace-word', issue, nearest(written, usages))];
};

const insertSlash: Fixer = (fault) => {
  const { line, text } = fault;
  const start = colonOf(fault) + 1;
  const gap = text[start] === '#' ? ' ' : '';
  return [change('insert-root', [], () => [replaceAt(line, { start, end: start }, ` /${gap}`)])];
};

/** Several paths in one field: a set of them, or one path with blanks in it. */
const joinTokens: Fixer = (fault) => {
  const { policy, file, line, text, read } = fault;
  const words = wordsOf(text, read.value.start, read.value.end);
  const qualifiers = words.findIndex((word) => word.text.includes('='));
  const paths = qualifiers < 0 ? words : words.slice(0, qualifiers);
  const span = { start: paths[0]?.start ?? 0, end: paths.at(-1)?.end ?? 0 };
  const encoded = paths.map((word) => word.text).join('%20');
  const isRule = /^acap-(?:dis)?allow-/i.test(read.name.text);
  const fixes = isSound(edited(text, span, encoded)) ? swap(fault, 'encode-blanks', span, encoded) : [];
  if (!isRule || !paths.every((word) => /^[/*]/.test(word.text))) return fixes;
  const name = freshName('paths', knowsName(file));
  const reference = setReference(name);
  if (!isSound(edited(text, span, reference))) return fixes;
  const definition = definitionText(
    'resource-set',
    name,
    paths.map((word) => word.text),
  );
  const edits = () =>
    inOrder(insertBefore(policy, definitionPlace(policy, line), [definition]), [
      replaceAt(line, span, reference),
    ]);
  return [change('make-resource-set', [name], edits), ...fixes];
};

/** A comment that touches the value: apart from it, or a part of it. */
const partComment: Fixer = (fault) => {
  const { line, text, read } = fault;
  const start = read.comment;
  const end = start + /^[^ \t]*/.exec(text.slice(start))![0].length;
  const encoded = text.slice(start, end).replaceAll('#', '%23');
  const apart = fixOf('part-comment', [], 'same', () => [replaceAt(line, { start, end: start }, ' ')]);
  return isSound(edited(text, { start, end }, encoded))
    ? [apart, ...swap(fault, 'encode-characters', { start, end }, encoded)]
    : [apart];
};

const nameAction: Fixer = (fault) => {
  const { read, issue } = fault;
  const start = read.name.start + requestStart.length;
  return swap(
    fault,
    'replace-word',
    { start, end: issue.end },
    nearest(faulty(fault).slice(requestStart.length), actions),
  );
};

export const layoutFixes: FixTable = {
  'missing-colon': insertColon,
  'space-before-colon': remove,
  'leading-whitespace': remove,
  'unknown-field': (fault) => swap(fault, 'replace-word', fault.issue, nearest(faulty(fault), fieldNames)),
  'unknown-usage': nameUsage,
  'empty-resource': insertSlash,
  'extra-token': joinTokens,
  'hash-in-value': partComment,
  'bad-action': nameAction,
  'bad-version': (fault) => {
    const start = colonOf(fault) + 1;
    return swap(fault, 'set-version', { start, end: Math.max(start, fault.read.value.end) }, ' 1.1');
  },
  'version-needs-space': ({ line, issue: { start } }) => [
    fixOf('insert-blank', [], 'same', () => [replaceAt(line, { start, end: start }, ' ')]),
  ],
  'ignore-conventional-colon': ({ line, issue }) => [
    change('remove-colon', [], () => [replaceAt(line, issue, '')]),
  ],
};
