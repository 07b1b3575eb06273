// Names that are used and not defined, defined and not used, or defined in the wrong order (ACAP 1.1 2.4.1.3, 2.7).
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

/** The files in which the names of this one are looked up (ACAP-180). */
const definingFiles = ({ file, relatives }: CheckContext): readonly AcapFile[] => [
  file,
  ...relatives.parents,
];

/** Names as they are defined, one by one: there may be thousands, and few are looked at. */
function* collectNames(
  files: readonly AcapFile[],
  kind: 'usages' | 'sets',
  wanted?: 'qualified-usage',
): Generator<string> {
  for (const file of files)
    for (const { field } of file[kind].values())
      if (wanted === undefined || field.kind === wanted) yield field.name.text;
}

/** Another name for the one that begins `from` characters into a word. */
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
  const isKnown = (kind: 'usages' | 'sets', name: string) =>
    definingFiles(context).some((file) => file[kind].has(keyOf(name)));
  if (usage.kind === 'local' && !isKnown('usages', usage.name)) {
    const { name, word } = usage;
    report(undefinedLocalUsage, line, word, [name], () => [
      ...nearestNameFix(line, word, name, collectNames(definingFiles(context), 'usages'), 1),
      addDefinitionFix(context, line, definitionText('composite-usage', name, ['index'])),
    ]);
  }
  if (resource.kind === 'set' && !isKnown('sets', resource.name)) {
    const { name, word } = resource;
    const at = word.text.length - name.length;
    report(undefinedResourceSet, line, word, [name], () => [
      ...nearestNameFix(line, word, name, collectNames(definingFiles(context), 'sets'), at),
      addDefinitionFix(context, line, definitionText('resource-set', name, [`/${name}/`])),
    ]);
  }
}

/** Local usages and sets that records name and nobody defines (ACAP-179). */
export const checkUndefinedNames: Check = (context) => {
  for (const rule of rulesOfFile(context.file)) checkRuleNames(context, rule);
};

/** A part of a composite is a qualified usage of the same file, and stands above (2.7.2). */
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

/** Parts of composites that nobody defines, that are composites, or that stand below (2.7.2, ACAP-015). */
export const checkCompositeParts: Check = (context) => {
  for (const { line, field } of context.file.usages.values())
    if (field.kind === 'composite-usage') for (const part of field.parts) checkPart(context, line, part);
};

/** A definition is also used by the files that this one refers to; if one of them is not at hand, nobody knows. */
export const checkUnusedDefinitions: Check = ({ policy, file, relatives, report }) => {
  if (relatives.children.includes(undefined)) return;
  const isUsed = createUseTest(
    file,
    relatives.children.filter((one) => one !== undefined),
  );
  // Without it, a version that stands below would be read.
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
