// What is wrong with the shape of a line: its name, colon, spaces and comment.

import { createFix } from '../../../../diagnostics/finding.ts';
import { createExample } from '../../../../diagnostics/finding-example.ts';
import { findNearestName } from '../../../../syntax/nearest-name.ts';
import { splitWords } from '../../../../syntax/words.ts';
import { lineForDefinition } from '../../edit/definitions.ts';
import { freshName } from '../../edit/names.ts';
import { requestActions } from '../../field.ts';
import { definitionText, fieldNames, requestStart, setReference } from '../../field-spelling.ts';
import { usages } from '../../usages.ts';
import { acap11 } from '../check-context.ts';
import { insertBefore, isFaultlessLine, replaceColumnsAt, replaceInText, sortEdits } from '../edits.ts';
import { anyCrawler, permitPresent } from '../example.ts';
import {
  colonColumn,
  createChangeFix,
  defineLineDiagnostic,
  faultyText,
  type LineFixer,
  replaceColumnsFix,
} from './line-diagnostic.ts';

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
  const { policy, line, text, read } = fault;
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
  const name = freshName('paths', fault.isNameInFile);
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
  const end = start + text.slice(start).search(/[ \t]|$/);
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

export const layoutDiagnostics = [
  defineLineDiagnostic({
    code: 'missing-colon',
    severity: 'error',
    spec: acap11('3'),
    fix: insertColon,
    examples: [createExample(anyCrawler('ACAP-allow-index /a/'), anyCrawler('ACAP-allow-index: /a/'))],
  }),
  defineLineDiagnostic({
    code: 'space-before-colon',
    severity: 'warning',
    spec: acap11('3'),
    fix: removeFix,
    examples: [createExample(anyCrawler('ACAP-allow-index : /a/'), anyCrawler('ACAP-allow-index: /a/'))],
  }),
  defineLineDiagnostic({
    code: 'leading-whitespace',
    severity: 'warning',
    spec: acap11('3'),
    fix: removeFix,
    examples: [createExample(anyCrawler('\t ACAP-allow-index: /a/'), anyCrawler('ACAP-allow-index: /a/'))],
  }),
  defineLineDiagnostic({
    code: 'unknown-field',
    severity: 'error',
    spec: acap11('3'),
    fix: (fault) =>
      replaceColumnsFix(fault, 'replace-word', fault.issue, findNearestName(faultyText(fault), fieldNames)),
    examples: [
      createExample(anyCrawler('ACAP-alow-index: /a/', permitPresent), anyCrawler('ACAP-allow-index: /a/')),
    ],
  }),
  defineLineDiagnostic({
    code: 'unknown-usage',
    severity: 'error',
    spec: acap11('2.5'),
    fix: nameUsageFix,
    examples: [
      createExample(anyCrawler('ACAP-allow-idnex: /a/', permitPresent), anyCrawler('ACAP-allow-index: /a/')),
    ],
  }),
  defineLineDiagnostic({
    code: 'empty-value',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        anyCrawler('ACAP-usage-purpose:', permitPresent),
        anyCrawler('ACAP-usage-purpose: news', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'empty-resource',
    severity: 'error',
    spec: acap11('2.4.4'),
    fix: insertSlash,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index:# all', permitPresent),
        anyCrawler('ACAP-allow-index: / # all'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'extra-token',
    severity: 'error',
    spec: acap11('2.4.4'),
    fix: joinTokensFix,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ /b/', permitPresent),
        anyCrawler('ACAP-allow-index: /a/'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'hash-in-value',
    severity: 'warning',
    spec: acap11('2.2'),
    fix: separateComment,
    examples: [
      createExample(anyCrawler('ACAP-allow-index: /a#b c'), anyCrawler('ACAP-allow-index: /a #b c')),
    ],
  }),
  defineLineDiagnostic({
    code: 'bad-action',
    severity: 'error',
    spec: acap11('2.6'),
    fix: nameActionFix,
    examples: [
      createExample(
        anyCrawler('ACAP-request-recrawl: /x', permitPresent),
        anyCrawler('ACAP-request-re-crawl: /x'),
      ),
    ],
  }),
];
