// Diagnostics of definition lines (ACAP 1.1 2.7), with their fixes.

import { createExample } from '../../../../diagnostics/finding-example.ts';
import type { TextEdit } from '../../../../document/range.ts';
import { type Field, fieldAt } from '../../../../syntax/policy.ts';
import { sliceWord, splitWords } from '../../../../syntax/words.ts';
import { freshName } from '../../edit/names.ts';
import { definitionText, setStart } from '../../field-spelling.ts';
import { parseUsage } from '../../usages.ts';
import { acap11, lineText } from '../check-context.ts';
import { insertBefore, isFaultlessLine, replaceColumnsAt, sortEdits } from '../edits.ts';
import { permitPresent, withDefinitions } from '../example.ts';
import { defineLineKinds, issueText, type LineFixer, replaceColumnsFix } from './line-diagnostic.ts';

const SET_REFERENCE = new RegExp(`^${setStart}(.*)$`, 'i');

/** Replaces a set inside a set by its patterns. */
const inlineSet: LineFixer = (context) => {
  const name = SET_REFERENCE.exec(issueText(context))?.[1] ?? '';
  const set = context.subject.file.sets.get(name.toLowerCase());
  return replaceColumnsFix(context, 'inline', context.issue, set && context.subject.bodyOf(set.field));
};

/** Extracts a usage with qualifiers from a composite into a separate definition. */
const extractPart: LineFixer = ({ subject, fix, line, text, read, issue }) => {
  const { policy, isNameInFile } = subject;
  const words = splitWords(text, read.value.start, read.value.end);
  const at = words.findIndex((word) => word.start === issue.start);
  let first = at;
  while (first > 1 && words[first]?.text.includes('=')) first--;
  let last = at;
  while (words[last + 1]?.text.includes('=')) last++;
  const [from, to] = [words[first], words[last]];
  const usage = from && parseUsage(from.text);
  if (!usage || !to) return undefined;
  const span = sliceWord(text, from.start, to.end);
  const name = freshName(`${usage}-limited`, isNameInFile);
  const definition = definitionText('qualified-usage', name, [span.text]);
  if (!isFaultlessLine(definition)) return undefined;
  const edits = () =>
    sortEdits(insertBefore(policy, line, [definition]), [replaceColumnsAt(line, span, `(${name})`)]);
  return fix('extract-definition', { name }, edits);
};

/** Whether a line makes sense only as the continuation of the line above. */
const isContinuation = ({ kind, line }: Field) =>
  kind !== 'blank' &&
  kind !== 'comment' &&
  !/^\s*[A-Za-z-]+[ \t]*:/.test(line.text) &&
  !/^\s*acap-/i.test(line.text);

const joinWrappedLines: LineFixer = ({ subject: { policy }, fix, line, text, read }) => {
  const { length } = policy.source.lines;
  const edits: TextEdit[] = [];
  let joined = text;
  for (let next = line + 1; next < length && read.comment < 0; next++) {
    const below = fieldAt(policy, next);
    if (!isContinuation(below) || lineText(policy, next - 1).includes('#')) break;
    const rest = below.line.text.trimStart();
    const start = { line: next - 1, column: lineText(policy, next - 1).trimEnd().length };
    edits.push({
      range: { start, end: { line: next, column: below.line.text.length - rest.length } },
      text: ' ',
    });
    joined = `${joined.trimEnd()} ${rest}`;
  }
  return edits.length > 0 && isFaultlessLine(joined) ? fix('join-lines', {}, () => edits) : undefined;
};

export const definitionKinds = defineLineKinds({
  'definition-incomplete': {
    severity: 'error',
    source: acap11('2.7'),
    examples: [
      createExample(
        withDefinitions(['ACAP-resource-set: s'], permitPresent),
        withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
      ),
      createExample(
        withDefinitions(['ACAP-qualified-usage: q index'], permitPresent),
        withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
      ),
    ],
  },
  'definition-base-local': {
    severity: 'error',
    source: acap11('2.7.1'),
    examples: [
      createExample(
        withDefinitions(['ACAP-qualified-usage: q (index) time-limit=3-days'], permitPresent),
        withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
      ),
    ],
  },
  'composite-qualified': {
    severity: 'error',
    source: acap11('2.7.2'),
    fix: extractPart,
    examples: [
      createExample(
        withDefinitions(['ACAP-composite-usage: m crawl index time-limit=3-days'], permitPresent),
        withDefinitions(
          ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m crawl (q)'],
          'ACAP-allow-(m): /a/',
        ),
      ),
    ],
  },
  'set-nesting': {
    severity: 'error',
    source: acap11('2.7.3'),
    fix: inlineSet,
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-resource-set: a /a/ /b/', 'ACAP-resource-set: c the-acap:resource-set:a /c/'],
          permitPresent,
        ),
        withDefinitions(['ACAP-resource-set: c /a/ /b/ /c/'], 'ACAP-allow-index: the-acap:resource-set:c'),
      ),
    ],
  },
  'wrapped-definition': {
    severity: 'error',
    source: acap11('2.7'),
    fix: joinWrappedLines,
    examples: [
      createExample(
        withDefinitions(['ACAP-resource-set:', '   s /a/', '   /b/'], permitPresent),
        withDefinitions(['ACAP-resource-set: s /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:s'),
      ),
    ],
  },
});
