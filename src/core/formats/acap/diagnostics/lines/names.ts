// What is wrong with the names and qualifiers of usages, as far as one line shows it (ACAP 1.1 2.4).

import { createExample } from '../../../../diagnostics/finding-example.ts';
import { largestOf } from '../../../../text/large-lists.ts';
import type { UsageDefinition } from '../../acap-file.ts';
import { renameEdits } from '../../edit/name-edits.ts';
import { freshName } from '../../edit/names.ts';
import { prohibitUsages } from '../../edit/prohibit.ts';
import { parseUsage } from '../../usages.ts';
import { acap11, lineText } from '../check-context.ts';
import { cutWord, isFaultlessLine, replaceColumnsAt, replaceInText, sortEdits } from '../edits.ts';
import { anyCrawler, permitPresent, withDefinitions } from '../example.ts';
import { withVersion11 } from '../version-edits.ts';
import {
  createChangeFix,
  defineLineDiagnostic,
  faultyText,
  type LineFixer,
  replaceColumnsFix,
} from './line-diagnostic.ts';

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
const prohibitStandard: LineFixer = ({ policy, file, usagesOf, line, issue }) => {
  const [name = ''] = issue.words ?? [];
  const definition = file.usages.get(name.toLowerCase());
  const meant = definition ? usagesOf(definition) : [parseUsage(name)].filter((one) => one !== undefined);
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

export const nameDiagnostics = [
  defineLineDiagnostic({
    code: 'prohibition-qualified',
    severity: 'error',
    spec: acap11('2.4.2'),
    fix: permitWith,
    examples: [
      createExample(
        anyCrawler('ACAP-disallow-index: /a/ time-limit=3-days', permitPresent),
        anyCrawler('ACAP-disallow-index: /a/'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'prohibition-local-usage',
    severity: 'error',
    spec: acap11('2.4.2'),
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
  }),
  defineLineDiagnostic({
    code: 'local-usage-qualified',
    severity: 'error',
    spec: acap11('2.4.1.3'),
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
  }),
  defineLineDiagnostic({
    code: 'other-unqualified',
    severity: 'error',
    spec: acap11('2.5.6.1'),
    fix: addTerms,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-other: /a/', permitPresent),
        anyCrawler('ACAP-allow-other: /a/ usage-ref=/terms'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'bad-local-name',
    severity: 'error',
    spec: acap11('2.4.1.3'),
    fix: sanitizeFix('usage'),
    examples: [
      createExample(
        withDefinitions(['ACAP-composite-usage: 1st index'], 'ACAP-allow-(1st): /a/', permitPresent),
        withDefinitions(['ACAP-composite-usage: first index'], 'ACAP-allow-(first): /a/'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'bad-set-name',
    severity: 'error',
    spec: acap11('2.7.3'),
    fix: sanitizeFix('set'),
    examples: [
      createExample(
        withDefinitions(['ACAP-resource-set: two_& /a/ /b/'], permitPresent),
        withDefinitions(['ACAP-resource-set: two_ /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:two_'),
      ),
    ],
  }),
];
