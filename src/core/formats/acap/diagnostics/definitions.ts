// Checks names that are used but not defined, defined but not used, or defined in the wrong order (ACAP 1.1
// 2.4.1.3, 2.7).
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import type { Word } from '../../../syntax/words.ts';
import type { AcapFile, PlacedFieldOf } from '../acap-file.ts';
import { lineForDefinition } from '../edit/definitions.ts';
import { createUseTest } from '../edit/names.ts';
import { isDefinition, type UsageRef } from '../field.ts';
import { definitionText } from '../field-spelling.ts';
import { acap11, type Check, type CheckContext, parsedLine } from './check-context.ts';
import { createRemoveLineFix, insertBefore, moveLinesBefore, replaceColumnsAt } from './edits.ts';
import { permitPresent, withDefinitions } from './example.ts';
import { rulesOfFile } from './record-rules.ts';

const undefinedLocalUsage = defineDiagnostic({
  code: 'undefined-local-usage',
  severity: 'error',
  spec: acap11('2.4.1.3'),
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
});

const undefinedResourceSet = defineDiagnostic({
  code: 'undefined-resource-set',
  severity: 'error',
  spec: acap11('2.4.5'),
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
});

const compositeNesting = defineDiagnostic({
  code: 'composite-nesting',
  severity: 'error',
  spec: acap11('2.7.2'),
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
});

const definitionOrder = defineDiagnostic({
  code: 'definition-order',
  severity: 'error',
  spec: acap11('2.7'),
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
});

const unusedDefinition = defineDiagnostic({
  code: 'unused-definition',
  severity: 'info',
  spec: acap11('2.7'),
  examples: [
    createExample(
      withDefinitions(['ACAP-resource-set: s /a/'], permitPresent),
      withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
    ),
  ],
});

const keyOf = (name: string) => name.toLowerCase();

/** The files in which the names of this file are looked up (ACAP-180). */
const definingFiles = ({ file, relatives }: CheckContext): readonly AcapFile[] => [
  file,
  ...relatives.parents,
];

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
const nearestNameFix = (line: number, at: Word, name: string, names: Iterable<string>, from: number) => {
  const nearest = findNearestName(name, names);
  if (nearest === undefined) return [];
  const start = at.start + from;
  const edits = () => [replaceColumnsAt(line, { start, end: start + name.length }, nearest)];
  return [createFix('replace-word', [nearest], 'changes', edits)];
};

function addDefinitionFix({ policy }: CheckContext, line: number, text: string): Fix {
  const edits = () => insertBefore(policy, lineForDefinition(policy, line), [text]);
  return createFix('define', [text], 'changes', edits);
}

function checkRuleNames(
  context: CheckContext,
  { line, field: { usage, resource } }: PlacedFieldOf<'rule'>,
): void {
  const { report } = context;
  const isDefined = (kind: 'usages' | 'sets', name: string) =>
    definingFiles(context).some((file) => file[kind].has(keyOf(name)));
  if (usage.kind === 'local' && !isDefined('usages', usage.name)) {
    const { name, word } = usage;
    report(undefinedLocalUsage, line, word, [name], () => [
      ...nearestNameFix(line, word, name, collectNames(definingFiles(context), 'usages'), 1),
      addDefinitionFix(context, line, definitionText('composite-usage', name, ['index'])),
    ]);
  }
  if (resource.kind === 'set' && !isDefined('sets', resource.name)) {
    const { name, word } = resource;
    const at = word.text.length - name.length;
    report(undefinedResourceSet, line, word, [name], () => [
      ...nearestNameFix(line, word, name, collectNames(definingFiles(context), 'sets'), at),
      addDefinitionFix(context, line, definitionText('resource-set', name, [`/${name}/`])),
    ]);
  }
}

/** Reports local usages and sets that are used in records but not defined (ACAP-179). */
export const checkUndefinedNames: Check = (context) => {
  for (const rule of rulesOfFile(context.file)) checkRuleNames(context, rule);
};

/** Checks a part of a composite, which must be a qualified usage of the same file, defined above it (2.7.2). */
function checkPart(context: CheckContext, line: number, part: UsageRef): void {
  if (part.kind !== 'local') return;
  const { policy, file, report, bodyOf } = context;
  const { name, word } = part;
  const definition = file.usages.get(keyOf(name));
  if (!definition) {
    const text = definitionText('qualified-usage', name, ['index', 'time-limit=30-days']);
    report(undefinedLocalUsage, line, word, [name], () => [
      ...nearestNameFix(line, word, name, collectNames([file], 'usages', 'qualified-usage'), 1),
      createFix('define', [text], 'changes', () => insertBefore(policy, line, [text])),
    ]);
  } else if (definition.field.kind === 'composite-usage') {
    const { field } = definition;
    report(compositeNesting, line, word, [name], () => [
      createFix('inline', [bodyOf(field)], 'changes', () => [replaceColumnsAt(line, word, bodyOf(field))]),
    ]);
  } else if (definition.line > line)
    report(definitionOrder, line, word, [name], () => [
      createFix('move-above', [name], 'same', () => moveLinesBefore(policy, [definition.line], line)),
    ]);
}

/**
 * Reports parts of composites that are not defined, are composites themselves, or are defined below (2.7.2,
 * ACAP-015).
 */
export const checkCompositeParts: Check = (context) => {
  for (const { line, field } of context.file.usages.values())
    if (field.kind === 'composite-usage') for (const part of field.parts) checkPart(context, line, part);
};

/**
 * Reports unused definitions. Referenced files can use a definition too; if one of them is missing, nothing is
 * reported.
 */
export const checkUnusedDefinitions: Check = ({ policy, file, relatives, report }) => {
  if (relatives.children.includes(undefined)) return;
  const isUsed = createUseTest(
    file,
    relatives.children.filter((one) => one !== undefined),
  );
  // If this definition is removed, a version field below it takes effect.
  const isVersionLate = file.misplaced.some(({ code }) => code === 'version-misplaced');
  const verdicts = isVersionLate ? 'changes' : 'same';
  const definitions = [
    ...[...file.usages].filter(([name]) => !isUsed('usage', name)),
    ...[...file.sets].filter(([name]) => !isUsed('set', name)),
  ];
  for (const [, { line, field }] of definitions)
    if (isDefinition(field))
      report(unusedDefinition, line, parsedLine(policy, line).value, [field.name.text], () => [
        createRemoveLineFix(policy, line, verdicts),
      ]);
};

export const definitionsDiagnostics = [
  undefinedLocalUsage,
  undefinedResourceSet,
  compositeNesting,
  definitionOrder,
  unusedDefinition,
];
