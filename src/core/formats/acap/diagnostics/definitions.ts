// Checks names that are used but not defined, or defined in the wrong order (ACAP 1.1
// 2.4.1.3, 2.7).
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import type { Word } from '../../../syntax/words.ts';
import type { AcapFile, PlacedFieldOf } from '../acap-file.ts';
import { lineForDefinition } from '../edit/definitions.ts';
import { type UsageRef } from '../field.ts';
import { definitionText } from '../field-spelling.ts';
import { type AcapContext, type AcapSubject, acap11 } from './check-context.ts';
import { insertBefore, moveLinesBefore, replaceColumnsAt } from './edits.ts';
import { withDefinitions } from './example.ts';
import { rulesOfFile } from './record-rules.ts';

const kinds = {
  'undefined-local-usage': kind<{ readonly name: string }>({
    severity: 'error',
    source: acap11('2.4.1.3'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: show index present'],
          'ACAP-allow-(shwo): /a/',
          'ACAP-allow-(show): /b/',
        ),
        withDefinitions(['ACAP-composite-usage: show index present'], 'ACAP-allow-(SHOW): /a/'),
      ),
    ],
  }),
  'undefined-resource-set': kind<{ readonly name: string }>({
    severity: 'error',
    source: acap11('2.4.5'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-resource-set: crawlable /a/'],
          'ACAP-allow-index: the-acap:resource-set:crawable',
          'ACAP-allow-present: the-acap:resource-set:crawlable',
        ),
        withDefinitions(
          ['ACAP-resource-set: crawlable /a/'],
          'ACAP-allow-index: the-acap:resource-set:Crawlable',
        ),
      ),
    ],
  }),
  'composite-nesting': kind<{ readonly name: string }>({
    severity: 'error',
    source: acap11('2.7.2'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: a index', 'ACAP-composite-usage: b crawl (a)'],
          'ACAP-allow-(b): /',
        ),
        withDefinitions(
          ['ACAP-qualified-usage: a index time-limit=3-days', 'ACAP-composite-usage: b crawl (a)'],
          'ACAP-allow-(b): /',
        ),
      ),
    ],
  }),
  'definition-order': kind<{ readonly name: string }>({
    severity: 'error',
    source: acap11('2.7'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: m (q)', '# why', 'ACAP-qualified-usage: q index time-limit=3-days'],
          'ACAP-allow-(m): /',
        ),
        withDefinitions(
          ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m (q)'],
          'ACAP-allow-(m): /',
        ),
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

const keyOf = (name: string) => name.toLowerCase();

/** The files in which the names of this file are looked up (2.4.1.3). */
const definingFiles = ({ file, relatives }: AcapSubject): readonly AcapFile[] => [file, ...relatives.parents];

/** Yields defined names one by one: there may be thousands, and few of them are examined. */
function* collectNames(
  files: readonly AcapFile[],
  kind: 'usages' | 'sets',
  definitionKind?: 'qualified-usage',
): Generator<string> {
  for (const file of files)
    for (const { field } of file[kind].values())
      if (definitionKind === undefined || field.kind === definitionKind) yield field.name.text;
}

/** Replaces a name by the most similar one. `from` is the offset of the name in the word. */
function nearestNameFix(
  { fix }: Context,
  { line, ...at }: Word & { readonly line: number },
  name: string,
  names: Iterable<string>,
  from: number,
): readonly Fix[] {
  const text = findNearestName(name, names);
  if (text === undefined) return [];
  const start = at.start + from;
  const edits = () => [replaceColumnsAt(line, { start, end: start + name.length }, text)];
  return [fix('replace-word', { text }, edits)];
}

const addDefinitionFix = ({ subject: { policy }, fix }: Context, line: number, text: string): Fix =>
  fix('define', { text }, () => insertBefore(policy, lineForDefinition(policy, line), [text]));

function checkRuleNames(context: Context, { line, field: { usage, resource } }: PlacedFieldOf<'rule'>) {
  const { report } = context;
  const files = definingFiles(context.subject);
  const isDefined = (map: 'usages' | 'sets', name: string) =>
    files.some((file) => file[map].has(keyOf(name)));
  if (usage.kind === 'local' && !isDefined('usages', usage.name)) {
    const { name, word } = usage;
    const at = { line, ...word };
    report('undefined-local-usage', at, { name }, () => [
      ...nearestNameFix(context, at, name, collectNames(files, 'usages'), 1),
      addDefinitionFix(context, line, definitionText('composite-usage', name, ['index'])),
    ]);
  }
  if (resource.kind === 'set' && !isDefined('sets', resource.name)) {
    const { name, word } = resource;
    const at = { line, ...word };
    report('undefined-resource-set', at, { name }, () => [
      ...nearestNameFix(context, at, name, collectNames(files, 'sets'), word.text.length - name.length),
      addDefinitionFix(context, line, definitionText('resource-set', name, [`/${name}/`])),
    ]);
  }
}

/** Reports local usages and sets that are used in records but not defined. */
function checkUndefinedNames(context: Context) {
  for (const rule of rulesOfFile(context.subject.file)) checkRuleNames(context, rule);
}

/** Checks a part of a composite, which must be a qualified usage of the same file, defined above it (2.7.2). */
function checkPart(context: Context, line: number, part: UsageRef) {
  if (part.kind !== 'local') return;
  const { subject, report, fix } = context;
  const { policy, file, bodyOf } = subject;
  const { name, word } = part;
  const at = { line, ...word };
  const definition = file.usages.get(keyOf(name));
  if (!definition) {
    const text = definitionText('qualified-usage', name, ['index', 'time-limit=30-days']);
    report('undefined-local-usage', at, { name }, () => [
      ...nearestNameFix(context, at, name, collectNames([file], 'usages', 'qualified-usage'), 1),
      fix('define', { text }, () => insertBefore(policy, line, [text])),
    ]);
  } else if (definition.field.kind === 'composite-usage') {
    const { field } = definition;
    report('composite-nesting', at, { name }, () =>
      fix('inline', { text: bodyOf(field) }, () => [replaceColumnsAt(line, word, bodyOf(field))]),
    );
  } else if (definition.line > line)
    report('definition-order', at, { name }, () =>
      fix('move-above', { name }, () => moveLinesBefore(policy, [definition.line], line), 'same'),
    );
}

/** Reports parts of composites that are not defined, are composites themselves, or are defined below (2.7.2). */
function checkCompositeParts(context: Context) {
  for (const { line, field } of context.subject.file.usages.values())
    if (field.kind === 'composite-usage') for (const part of field.parts) checkPart(context, line, part);
}

export const definitionChecks = defineChecks(kinds, checkUndefinedNames, checkCompositeParts);
