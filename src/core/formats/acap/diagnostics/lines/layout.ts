// Diagnostics of the form of a line: its name, colon, whitespace and comment.

import { createExample } from '../../../../diagnostics/finding-example.ts';
import { insertAt } from '../../../../document/range.ts';
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
  citeField,
  citeFieldWithoutPattern,
  colonColumn,
  defineLineKinds,
  issueText,
  type LineFixer,
  replaceColumnsFix,
} from './line-diagnostic.ts';

const removeBlanks: LineFixer = ({ fix, line, issue }) =>
  fix('remove-blanks', {}, () => [replaceColumnsAt(line, issue, '')], 'same');

const insertColon: LineFixer = ({ fix, line, read }) =>
  fix('insert-colon', {}, () => [insertAt(line, read.name.end, ':')]);

/** Suggests the most similar standard usage, and a local usage with exactly this name if one is allowed here. */
const nameUsageFix: LineFixer = (context) => {
  const { subject, fix, read, issue, line } = context;
  const written = issueText(context);
  const takesLocal = !/^acap-(?:disallow-|qualified-usage)/i.test(read.name.text);
  const isLocal = takesLocal && subject.file.usages.has(written.toLowerCase());
  const local = isLocal
    ? fix('use-local-usage', { name: written }, () => [replaceColumnsAt(line, issue, `(${written})`)])
    : [];
  const nearest = replaceColumnsFix(context, 'replace-word', issue, findNearestName(written, usages));
  return [local, nearest ?? []].flat();
};

const insertSlash: LineFixer = (context) => {
  const { fix, line, text } = context;
  const start = colonColumn(context) + 1;
  const gap = text[start] === '#' ? ' ' : '';
  return fix('insert-root', {}, () => [insertAt(line, start, ` /${gap}`)]);
};

/** Fixes several paths in one field: makes a set of them, or encodes the spaces as parts of one path. */
const joinTokensFix: LineFixer = (context) => {
  const { subject, fix, line, text, read } = context;
  const { policy, isNameInFile } = subject;
  const words = splitWords(text, read.value.start, read.value.end);
  const qualifiers = words.findIndex((word) => word.text.includes('='));
  const paths = qualifiers < 0 ? words : words.slice(0, qualifiers);
  const span = { start: paths[0]?.start ?? 0, end: paths.at(-1)?.end ?? 0 };
  const encoded = paths.map((word) => word.text).join('%20');
  const isRule = /^acap-(?:dis)?allow-/i.test(read.name.text);
  const encode = isFaultlessLine(replaceInText(text, span, encoded))
    ? replaceColumnsFix(context, 'encode-blanks', span, encoded)
    : undefined;
  if (!isRule || !paths.every((word) => /^[/*]/.test(word.text))) return encode;
  const name = freshName('paths', isNameInFile);
  const reference = setReference(name);
  if (!isFaultlessLine(replaceInText(text, span, reference))) return encode;
  const definition = definitionText(
    'resource-set',
    name,
    paths.map((word) => word.text),
  );
  const edits = () =>
    sortEdits(insertBefore(policy, lineForDefinition(policy, line), [definition]), [
      replaceColumnsAt(line, span, reference),
    ]);
  return [fix('make-resource-set', { name }, edits), encode ?? []].flat();
};

/** Fixes a comment that touches the value: separates it, or makes it part of the value. */
const separateComment: LineFixer = (context) => {
  const { fix, line, text, read } = context;
  const start = read.comment;
  const end = start + text.slice(start).search(/[ \t]|$/);
  const encoded = text.slice(start, end).replaceAll('#', '%23');
  const separate = fix('part-comment', {}, () => [insertAt(line, start, ' ')], 'same');
  const encode = isFaultlessLine(replaceInText(text, { start, end }, encoded))
    ? replaceColumnsFix(context, 'encode-characters', { start, end }, encoded)
    : undefined;
  return [separate, encode ?? []].flat();
};

const nameActionFix: LineFixer = (context) => {
  const { read, issue } = context;
  const start = read.name.start + requestStart.length;
  return replaceColumnsFix(
    context,
    'replace-word',
    { start, end: issue.end },
    findNearestName(issueText(context).slice(requestStart.length), requestActions),
  );
};

export const layoutKinds = defineLineKinds({
  'missing-colon': {
    severity: 'error',
    source: acap11('3'),
    fix: insertColon,
    examples: [createExample(anyCrawler('ACAP-allow-index /a/'), anyCrawler('ACAP-allow-index: /a/'))],
  },
  'stray-space': {
    severity: 'warning',
    source: acap11('3'),
    fix: removeBlanks,
    examples: [
      createExample(anyCrawler('ACAP-allow-index : /a/'), anyCrawler('ACAP-allow-index: /a/')),
      createExample(anyCrawler('\t ACAP-allow-index: /a/'), anyCrawler('ACAP-allow-index: /a/')),
    ],
  },
  'unknown-field': {
    severity: 'error',
    source: acap11('3'),
    fix: (context) =>
      replaceColumnsFix(
        context,
        'replace-word',
        context.issue,
        findNearestName(issueText(context), fieldNames),
      ),
    examples: [
      createExample(anyCrawler('ACAP-alow-index: /a/', permitPresent), anyCrawler('ACAP-allow-index: /a/')),
    ],
  },
  'unknown-usage': {
    severity: 'error',
    source: acap11('2.5'),
    fix: nameUsageFix,
    examples: [
      createExample(anyCrawler('ACAP-allow-idnex: /a/', permitPresent), anyCrawler('ACAP-allow-index: /a/')),
    ],
  },
  'empty-value': {
    severity: 'error',
    source: acap11('3'),
    cite: citeField,
    examples: [
      createExample(
        anyCrawler('ACAP-usage-purpose:', permitPresent),
        anyCrawler('ACAP-usage-purpose: news', permitPresent),
      ),
    ],
  },
  'empty-resource': {
    severity: 'error',
    source: acap11('2.4.4'),
    fix: insertSlash,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index:# all', permitPresent),
        anyCrawler('ACAP-allow-index: / # all'),
      ),
    ],
  },
  'extra-token': {
    severity: 'error',
    source: acap11('2.4.4'),
    cite: citeFieldWithoutPattern,
    fix: joinTokensFix,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ /b/', permitPresent),
        anyCrawler('ACAP-allow-index: /a/'),
      ),
    ],
  },
  'hash-in-value': {
    severity: 'warning',
    source: acap11('2.2'),
    fix: separateComment,
    examples: [
      createExample(anyCrawler('ACAP-allow-index: /a#b c'), anyCrawler('ACAP-allow-index: /a #b c')),
    ],
  },
  'bad-action': {
    severity: 'error',
    source: acap11('2.6'),
    fix: nameActionFix,
    examples: [
      createExample(
        anyCrawler('ACAP-request-recrawl: /x', permitPresent),
        anyCrawler('ACAP-request-re-crawl: /x'),
      ),
    ],
  },
});
