// Diagnostics of the names and qualifiers of usages that one line shows (ACAP 1.1 2.4).

import { createExample } from '../../../../diagnostics/finding-example.ts';
import { insertAt } from '../../../../document/range.ts';
import { largestOf } from '../../../../text/large-lists.ts';
import type { UsageDefinition } from '../../acap-file.ts';
import { renameEdits } from '../../edit/name-edits.ts';
import { freshName } from '../../edit/names.ts';
import { prohibitUsages } from '../../edit/prohibit.ts';
import { parseUsage } from '../../usages.ts';
import { acap11, lineText } from '../check-context.ts';
import { isFaultlessLine, removeWord, replaceColumnsAt, replaceInText, sortEdits } from '../edits.ts';
import { anyCrawler, permitPresent, withDefinitions } from '../example.ts';
import { withVersion11 } from '../version-edits.ts';
import { defineLineKinds, issueText, type LineFixer } from './line-diagnostic.ts';

/** A text without hyphens at its ends. A regular expression would try again at each hyphen of a run. */
function trimInvalidEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === '-') start++;
  while (end > start && text[end - 1] === '-') end--;
  return text.slice(start, end);
}

/** Turns a text into the most similar valid name. */
function sanitizeText(text: string): string {
  const trimmed = trimInvalidEnds(text.replace(/^\(|\)$/g, '').replace(/[^A-Za-z0-9._-]+/g, '-'));
  return /^[A-Za-z]/.test(trimmed) ? trimmed : trimmed === '' ? 'name' : `x-${trimmed}`;
}

/** Replaces an invalid name by a valid one at every occurrence. */
const sanitizeName: LineFixer<'bad-defined-name'> = (context) => {
  const { subject, fix, line, issue, read } = context;
  const { policy, file } = subject;
  const { of } = issue.values;
  const written = issueText(context).replace(/^\(|\)$/g, '');
  const taken = file[of === 'usage' ? 'usages' : 'sets'];
  const isReference = issue.start < read.name.end;
  const name = freshName(sanitizeText(written), (one) => !isReference && taken.has(one.toLowerCase()));
  const open = /^\([^)]*$/.test(issueText(context));
  return fix('rename', { name }, () =>
    open ? [replaceColumnsAt(line, issue, `(${name})`)] : renameEdits(policy, file, of, written, name),
  );
};

/**
 * Replaces a local usage in a prohibition by its standard usages. If it is not defined, its name may be a standard
 * usage.
 */
const prohibitStandard: LineFixer<'prohibition-local-usage'> = ({ subject, fix, line, issue }) => {
  const { policy, file, usagesOf } = subject;
  const { name } = issue.values;
  const definition = file.usages.get(name.toLowerCase());
  const standard = definition ? usagesOf(definition) : [parseUsage(name)].filter((one) => one !== undefined);
  if (standard.length === 0) return undefined;
  return fix('prohibit-standard', { usages: standard }, () => prohibitUsages(policy, line, standard));
};

/** Moves qualifiers of a local usage into its definition, if they are allowed there. */
const moveToDefinition: LineFixer<'local-usage-qualified'> = ({ subject, fix, line, read, issue }) => {
  const { policy, file } = subject;
  const { text } = issue.values;
  const name = /\(([^)]*)\)/.exec(read.name.text)?.[1] ?? '';
  const definition = file.usages.get(name.toLowerCase());
  const removal = fix('remove-qualifiers', { text }, () => [removeWord(policy, line, issue)]);
  if (definition?.field.kind !== 'qualified-usage') return removal;
  const definitionLine = lineText(policy, definition.line);
  const at = endOfDefinition(definition.field);
  if (!isFaultlessLine(replaceInText(definitionLine, { start: at, end: at }, ` ${text}`))) return removal;
  const edits = () =>
    sortEdits(
      [replaceColumnsAt(definition.line, { start: at, end: at }, ` ${text}`)],
      [removeWord(policy, line, issue)],
    );
  return [fix('move-to-definition', { name }, edits), removal];
};

const endOfDefinition = (field: UsageDefinition): number =>
  largestOf(
    (field.kind === 'qualified-usage' ? field.qualifiers : field.parts.map(({ word }) => word)).map(
      ({ end }) => end,
    ),
  );

const TERMS = 'usage-ref=/terms.html';

/** Adds a reference to terms to `other`. As a part of a composite it cannot have one, and is removed. */
const addTerms: LineFixer = ({ subject: { policy, file }, fix, line, read, issue }) => {
  const { field } = read;
  if (field?.kind === 'composite-usage')
    return field.parts.length > 1
      ? fix('remove-part', { name: 'other' }, () => [removeWord(policy, line, issue)])
      : undefined;
  return fix('add-terms', { text: TERMS }, () =>
    withVersion11(policy, file, [insertAt(line, read.value.end, ` ${TERMS}`)]),
  );
};

/** Turns a prohibition with restrictions into a permission with them, or removes them. */
const permitWith: LineFixer = (context) => {
  const { subject, fix, line, text, read, issue } = context;
  const { policy, file } = subject;
  const name = read.name.text.replace(/disallow/i, 'allow');
  const permission = replaceInText(text, read.name, name);
  const removal = fix('remove-qualifiers', { text: issueText(context) }, () => [
    removeWord(policy, line, issue),
  ]);
  const edits = () => withVersion11(policy, file, [replaceColumnsAt(line, read.name, name)]);
  return isFaultlessLine(permission) ? [fix('permit-with', {}, edits), removal] : removal;
};

export const nameKinds = defineLineKinds({
  'prohibition-qualified': {
    severity: 'error',
    source: acap11('2.4.2'),
    fix: permitWith,
    examples: [
      createExample(
        anyCrawler('ACAP-disallow-index: /a/ time-limit=3-days', permitPresent),
        anyCrawler('ACAP-disallow-index: /a/'),
      ),
    ],
  },
  'prohibition-local-usage': {
    severity: 'error',
    source: acap11('2.4.2'),
    fix: prohibitStandard,
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: show index present'],
          'ACAP-disallow-(show): /a/',
          'ACAP-allow-(show): /b/',
        ),
        anyCrawler('ACAP-disallow-index: /a/'),
      ),
    ],
  },
  'local-usage-qualified': {
    severity: 'error',
    source: acap11('2.4.1.3'),
    fix: moveToDefinition,
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-qualified-usage: q index time-limit=3-days'],
          'ACAP-allow-(q): /a/ time-limit=until-recrawled',
          'ACAP-allow-(q): /b/',
        ),
        withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
      ),
    ],
  },
  'other-unqualified': {
    severity: 'error',
    source: acap11('2.5.6.1'),
    fix: addTerms,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-other: /a/', permitPresent),
        anyCrawler('ACAP-allow-other: /a/ usage-ref=/terms'),
      ),
    ],
  },
  'bad-defined-name': {
    severity: 'error',
    source: acap11('3'),
    fix: sanitizeName,
    examples: [
      createExample(
        withDefinitions(['ACAP-composite-usage: 1st index'], 'ACAP-allow-(1st): /a/', permitPresent),
        withDefinitions(['ACAP-composite-usage: first index'], 'ACAP-allow-(first): /a/'),
      ),
      createExample(
        withDefinitions(['ACAP-resource-set: two_& /a/ /b/'], permitPresent),
        withDefinitions(['ACAP-resource-set: two_ /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:two_'),
      ),
    ],
  },
});
