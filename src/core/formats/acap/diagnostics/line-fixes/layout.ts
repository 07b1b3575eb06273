// Ways out of what is wrong with the shape of a line: its name, colon, blanks and comment.
import { createFix } from '../../../../diagnostics/finding.ts';
import { findNearestName } from '../../../../syntax/nearest-name.ts';
import { splitWords } from '../../../../syntax/words.ts';
import { lineForDefinition } from '../../edit/definitions.ts';
import { freshName } from '../../edit/names.ts';
import { requestActions } from '../../field.ts';
import { definitionText, fieldNames, requestStart, setReference } from '../../field-spelling.ts';
import { usages } from '../../usages.ts';
import {
  createNameTest,
  insertBefore,
  isFaultlessLine,
  replaceColumnsAt,
  replaceInText,
  sortEdits,
} from '../edits.ts';
import {
  colonColumn,
  createChangeFix,
  type FixTable,
  faultyText,
  type LineFixer,
  replaceColumnsFix,
} from './line-fix.ts';

const removeFix: LineFixer = (fault) => [
  createFix('remove-blanks', [], 'same', () => [replaceColumnsAt(fault.line, fault.issue, '')]),
];

const insertColon: LineFixer = ({ line, read }) => [
  createChangeFix('insert-colon', [], () => [
    replaceColumnsAt(line, { start: read.name.end, end: read.name.end }, ':'),
  ]),
];

/** The nearest standard usage; and a local one of that very name, where a local usage may stand. */
const nameUsageFix: LineFixer = (fault) => {
  const { file, read, issue, line } = fault;
  const written = faultyText(fault);
  const takesLocal = !/^acap-(?:disallow-|qualified-usage)/i.test(read.name.text);
  const isLocal = takesLocal && file.usages.has(written.toLowerCase());
  const local = isLocal
    ? [createChangeFix('use-local-usage', [written], () => [replaceColumnsAt(line, issue, `(${written})`)])]
    : [];
  return [...local, ...replaceColumnsFix(fault, 'replace-word', issue, findNearestName(written, usages))];
};

const insertSlash: LineFixer = (fault) => {
  const { line, text } = fault;
  const start = colonColumn(fault) + 1;
  const gap = text[start] === '#' ? ' ' : '';
  return [
    createChangeFix('insert-root', [], () => [replaceColumnsAt(line, { start, end: start }, ` /${gap}`)]),
  ];
};

/** Several paths in one field: a set of them, or one path with blanks in it. */
const joinTokensFix: LineFixer = (fault) => {
  const { policy, file, line, text, read } = fault;
  const words = splitWords(text, read.value.start, read.value.end);
  const qualifiers = words.findIndex((word) => word.text.includes('='));
  const paths = qualifiers < 0 ? words : words.slice(0, qualifiers);
  const span = { start: paths[0]?.start ?? 0, end: paths.at(-1)?.end ?? 0 };
  const encoded = paths.map((word) => word.text).join('%20');
  const isRule = /^acap-(?:dis)?allow-/i.test(read.name.text);
  const fixes = isFaultlessLine(replaceInText(text, span, encoded))
    ? replaceColumnsFix(fault, 'encode-blanks', span, encoded)
    : [];
  if (!isRule || !paths.every((word) => /^[/*]/.test(word.text))) return fixes;
  const name = freshName('paths', createNameTest(file));
  const reference = setReference(name);
  if (!isFaultlessLine(replaceInText(text, span, reference))) return fixes;
  const definition = definitionText(
    'resource-set',
    name,
    paths.map((word) => word.text),
  );
  const edits = () =>
    sortEdits(insertBefore(policy, lineForDefinition(policy, line), [definition]), [
      replaceColumnsAt(line, span, reference),
    ]);
  return [createChangeFix('make-resource-set', [name], edits), ...fixes];
};

/** A comment that touches the value: apart from it, or a part of it. */
const separateComment: LineFixer = (fault) => {
  const { line, text, read } = fault;
  const start = read.comment;
  const end = start + /^[^ \t]*/.exec(text.slice(start))![0].length;
  const encoded = text.slice(start, end).replaceAll('#', '%23');
  const apart = createFix('part-comment', [], 'same', () => [
    replaceColumnsAt(line, { start, end: start }, ' '),
  ]);
  return isFaultlessLine(replaceInText(text, { start, end }, encoded))
    ? [apart, ...replaceColumnsFix(fault, 'encode-characters', { start, end }, encoded)]
    : [apart];
};

const nameActionFix: LineFixer = (fault) => {
  const { read, issue } = fault;
  const start = read.name.start + requestStart.length;
  return replaceColumnsFix(
    fault,
    'replace-word',
    { start, end: issue.end },
    findNearestName(faultyText(fault).slice(requestStart.length), requestActions),
  );
};

export const layoutFixes: FixTable = {
  'missing-colon': insertColon,
  'space-before-colon': removeFix,
  'leading-whitespace': removeFix,
  'unknown-field': (fault) =>
    replaceColumnsFix(fault, 'replace-word', fault.issue, findNearestName(faultyText(fault), fieldNames)),
  'unknown-usage': nameUsageFix,
  'empty-resource': insertSlash,
  'extra-token': joinTokensFix,
  'hash-in-value': separateComment,
  'bad-action': nameActionFix,
  'bad-version': (fault) => {
    const start = colonColumn(fault) + 1;
    return replaceColumnsFix(
      fault,
      'set-version',
      { start, end: Math.max(start, fault.read.value.end) },
      ' 1.1',
    );
  },
  'version-needs-space': ({ line, issue: { start } }) => [
    createFix('insert-blank', [], 'same', () => [replaceColumnsAt(line, { start, end: start }, ' ')]),
  ],
  'ignore-conventional-colon': ({ line, issue }) => [
    createChangeFix('remove-colon', [], () => [replaceColumnsAt(line, issue, '')]),
  ],
};
