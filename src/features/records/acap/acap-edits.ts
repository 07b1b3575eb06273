// The edits of the form to ACAP lines. Each command creates text edits and passes them to the store's `edit`.

import { getPane } from '../../../actions/panes.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { replaceInLine } from '../../../core/document/range.ts';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import {
  addPurpose,
  addRecord,
  addRequest,
  addSubRecord,
  addUsageRule,
  DEFAULT_RULE,
  type UsageRuleIntent,
} from '../../../core/formats/acap/edit/add-fields.ts';
import { addDefinition } from '../../../core/formats/acap/edit/definitions.ts';
import {
  extractComposite,
  extractQualified,
  extractSet,
} from '../../../core/formats/acap/edit/extract-definition.ts';
import {
  addAcapComment,
  addIgnoreConventional,
  setVersion,
} from '../../../core/formats/acap/edit/file-header.ts';
import { inlineDefinition, inliningSizeExcess } from '../../../core/formats/acap/edit/inline-definition.ts';
import { addMembers, removeMember, setMember } from '../../../core/formats/acap/edit/members.ts';
import { findNameProblem, freshName } from '../../../core/formats/acap/edit/names.ts';
import { addQualifier, removeQualifier, setQualifier } from '../../../core/formats/acap/edit/qualifiers.ts';
import {
  referTo,
  removeSubRecord,
  setAction,
  setBaseUsage,
  setWord,
} from '../../../core/formats/acap/edit/set-fields.ts';
import {
  setResource,
  setResourceAndQualifiers,
  setUsage,
  setUsageEffect,
} from '../../../core/formats/acap/edit/set-rules.ts';
import { versionCommentLine } from '../../../core/formats/acap/edit/version-comment.ts';
import { expandUsageName } from '../../../core/formats/acap/expand-usages.ts';
import type { AcapRule, Qualifier, RequestAction } from '../../../core/formats/acap/field.ts';
import type { DefinitionKind } from '../../../core/formats/acap/field-spelling.ts';
import type { NameSpace } from '../../../core/formats/acap/name-occurrences.ts';
import { parseUsage, type Usage } from '../../../core/formats/acap/usages.ts';
import { removeLine } from '../../../core/formats/rep/edit/remove-line.ts';
import { setValue } from '../../../core/formats/rep/edit/set-value.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import { reportRefusal } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { setUsageQuestion } from '../../../state/table/questions/usage.ts';
import { revertFieldEdit } from '../edits/revert-field-edit.ts';
import { currentPolicy, editLine, insertedLines, lineOfId, run } from '../edits/run-edit.ts';
import { referringAcapFile } from './definitions/referring-file.ts';

/** The usage of a field: a token of the specification, or a name that the file defines. */
export interface UsageChoice {
  readonly usage: string;
  readonly isLocal: boolean;
}

/** Scrolls a table of all usages to the column of one. */
function showColumnOf(usage: Usage): void {
  const { columns } = accessMatrix(documentStore.getState());
  const place = columns.findIndex(({ agents }) => agents.includes(usage));
  if (place >= 0) getPane('grid')?.show({ row: 0, column: place + 1 });
}

/**
 * Asks the table about the usage of a permission that was added or changed, so that its answers are in sight. A table of
 * all usages stays; it shows the column of one that is new in its line.
 */
function askAbout({ usage, isLocal }: UsageChoice, isNew = false): void {
  const { subject } = documentStore.getState().view;
  const asksAll = subject?.question === 'usage' && !('usage' in subject);
  const file = readAcapFile(currentPolicy());
  const meant = isLocal ? expandUsageName(usage, { file })[0]?.usage : parseUsage(usage);
  const isAsked = subject?.question === 'usage' && 'usage' in subject && subject.usage === meant;
  if (isAsked || meant === undefined) return;
  if (!asksAll) setUsageQuestion(documentStore, { usage: meant });
  else if (isNew) showColumnOf(meant);
}

/** The same for the permission in a line. Returns whether it was changed. */
function askAboutLine(id: number, isChanged: boolean): boolean {
  const line = lineOfId(id);
  const { lines } = readAcapFile(currentPolicy());
  const field = isChanged ? lines.find((one) => one.line === line)?.read.field : undefined;
  if (field?.kind === 'rule') {
    const { usage } = field;
    askAbout(
      usage.kind === 'local' ? { usage: usage.name, isLocal: true } : { usage: usage.usage, isLocal: false },
    );
  }
  return isChanged;
}

/** Edits a permission, and asks the table about its usage. */
const editRule = (...[code, id, createEdits, visit]: Parameters<typeof editLine>) =>
  askAboutLine(id, editLine(code, id, createEdits, visit));

export function setRuleUsage(id: number, choice: UsageChoice): boolean {
  const { usage, isLocal } = choice;
  const isSet = editLine('acap-usage', id, (policy, line) => setUsage(policy, line, usage, isLocal));
  if (isSet) askAbout(choice, true);
  return isSet;
}

/** Permits other usages. This needs a reference to their terms (2.5.6.1), so everything is written at once. */
export const allowOtherUsages = (id: number, reference: string, visit: string) =>
  editRule(
    'acap-usage',
    id,
    (policy, line) => [
      ...setUsageEffect(policy, line, 'allow'),
      ...setUsage(policy, line, 'other', false),
      ...addQualifier(policy, line, 'usage-ref', reference),
    ],
    visit,
  );

/** The restrictions that permissions had before they became prohibitions, by the ids of their lines. */
const removedRestrictions = new Map<number, readonly Qualifier[]>();

/** Returns the restrictions that a line gets back if it becomes a permission. */
export const removedRestrictionsOf = (id: number): readonly Qualifier[] => removedRestrictions.get(id) ?? [];

/**
 * Sets the effect of a rule. A prohibition has no restrictions (2.4.2): they are removed from the file, and
 * restored when the rule becomes a permission again.
 */
export const chooseEffect = (
  id: number,
  effect: 'allow' | 'deny',
  name: string,
  restrictions: readonly Qualifier[] = [],
) => {
  const line = lineOfId(id);
  const parent = referringAcapFile(documentStore.getState());
  if (effect === 'deny') removedRestrictions.set(id, restrictions);
  const isSet = run('set-effect', { line: line + 1, name }, (policy) =>
    setUsageEffect(policy, line, effect, parent, removedRestrictionsOf(id)),
  );
  return askAboutLine(id, isSet);
};

export const setRuleResource = (id: number, resource: string, visit?: string) =>
  editRule('set-path', id, (policy, line) => setResource(policy, line, resource), visit);

/**
 * Sets the resource of a permission and adds qualifiers, as they are typed after it. What was written during this visit
 * is replaced.
 */
export function setRuleContent(
  id: number,
  { resource, qualifiers }: Pick<AcapRule, 'resource' | 'qualifiers'>,
  visit: string,
): boolean {
  revertFieldEdit(documentStore, visit);
  return editRule(
    'set-path',
    id,
    (policy, line) => setResourceAndQualifiers(policy, line, resource.word.text, qualifiers),
    visit,
  );
}

export const setWordText = (id: number, text: string, visit: string) =>
  editLine('set-line', id, (policy, line) => setWord(policy, line, text), visit);

export const setRequestAction = (id: number, action: RequestAction) =>
  editLine('set-line', id, (policy, line) => setAction(policy, line, action));

/** Replaces the whole text of a line that cannot be parsed. */
export const setLineText = (id: number, text: string, visit: string) =>
  editLine(
    'set-line',
    id,
    (policy, line) => {
      const old = fieldAt(policy, line).line.text;
      return old === text ? [] : [replaceInLine(line, 0, old.length, text)];
    },
    visit,
  );

export const writeQualifier = (
  id: number,
  type: string,
  index: number | undefined,
  value: string,
  visit?: string,
) =>
  editRule(
    'acap-restriction',
    id,
    (policy, line) =>
      index === undefined
        ? addQualifier(policy, line, type, value)
        : setQualifier(policy, line, index, value),
    visit,
  );

export const removeRuleQualifier = (id: number, index: number) =>
  editRule('acap-no-restriction', id, (policy, line) => removeQualifier(policy, line, index));

/** The id of a line (0-based). */
export const idOfLine = (line: number): number | undefined => lineAt(currentPolicy().source.lines, line)?.id;

/** Runs a command that adds lines. Returns the first new line (0-based) that is not blank, or -1. */
function firstAddedLine(command: () => boolean): number {
  const policy = () => currentPolicy();
  return insertedLines(command).find((line) => fieldAt(policy(), line).kind !== 'blank') ?? -1;
}

/** Creates a rule with default values. */
export const createRule = (effect: 'allow' | 'deny', choice?: UsageChoice): UsageRuleIntent => ({
  ...DEFAULT_RULE,
  ...choice,
  effect,
});

export function addRule(block: number, rule: UsageRuleIntent, after?: number): number {
  const line = firstAddedLine(
    () => block >= 0 && run('add-rule', {}, (policy) => addUsageRule(policy, block, rule, after)),
  );
  if (line >= 0) askAbout(rule, true);
  return line;
}

export const addRequestLine = (block: number, action: RequestAction): number =>
  firstAddedLine(() => run('acap-request', {}, (policy) => addRequest(policy, block, action, '/')));

export const addPurposePart = (block: number, purpose: string): number =>
  firstAddedLine(() =>
    run('acap-purpose', {}, (policy) => addSubRecord(policy, block, purpose, createRule('allow'))),
  );

export const addPurposeBelow = (id: number, purpose: string): number =>
  firstAddedLine(() => editLine('acap-purpose', id, (policy, line) => addPurpose(policy, line, purpose)));

export const removePurposePart = (id: number) => editLine('acap-no-part', id, removeSubRecord);

export const addReference = (block: number, locator: string): number =>
  firstAddedLine(() => run('acap-reference', {}, (policy) => referTo(policy, block, locator)));

/** Adds a record that permits a usage to any crawler; returns its first line. */
export const addAcapRecord = (choice: UsageChoice): number =>
  firstAddedLine(() =>
    run('add-record', { agent: '*' }, (policy) => addRecord(policy, ['*'], [createRule('allow', choice)])),
  );

/** Returns the number of the record that starts in a line. */
export const recordStartingAt = (line: number): number =>
  blocksOf(currentPolicy()).findIndex(({ start }) => start === line);

/** Returns a name that is not used yet. */
const unusedName = (policy: Policy, space: NameSpace, stem: string): string =>
  freshName(stem, (name) => findNameProblem(policy, space, name) !== undefined);

const newDefinitions = {
  'resource-set': { space: 'set', stem: 'paths', words: ['/'] },
  'qualified-usage': { space: 'usage', stem: 'limited', words: ['preserve', 'time-limit=until-recrawled'] },
  'composite-usage': { space: 'usage', stem: 'usages', words: ['crawl'] },
} as const satisfies Record<DefinitionKind, { space: NameSpace; stem: string; words: readonly string[] }>;

export const definitionKinds = ['resource-set', 'qualified-usage', 'composite-usage'] as const;

export function define(kind: DefinitionKind): number {
  const { space, stem, words } = newDefinitions[kind];
  return firstAddedLine(() =>
    run('acap-define', {}, (policy) =>
      addDefinition(policy, { kind, name: unusedName(policy, space, stem), words }),
    ),
  );
}

/** Writes members in place of one, or after the others. */
export const writeMembers = (
  id: number,
  index: number | undefined,
  texts: readonly string[],
  visit?: string,
) =>
  editLine(
    'acap-member',
    id,
    (policy, line) =>
      index === undefined ? addMembers(policy, line, texts) : setMember(policy, line, index, ...texts),
    visit,
  );

export const removeDefinitionMember = (id: number, index: number) =>
  editLine('acap-member', id, (policy, line) => removeMember(policy, line, index));

export const chooseBase = (id: number, token: string) =>
  editLine('acap-usage', id, (policy, line) => {
    const usage = parseUsage(token);
    return usage ? setBaseUsage(policy, line, usage) : [];
  });

/**
 * Replaces the uses of a definition by its content. Returns false and changes nothing if the file would become
 * too big.
 */
export function expandDefinition(id: number): boolean {
  const line = lineOfId(id);
  const excess = line < 0 ? undefined : inliningSizeExcess(currentPolicy(), line);
  if (!excess) return editLine('acap-inline', id, inlineDefinition);
  return reportRefusal(documentStore, { code: 'too-much', path: documentStore.getState().view.path, excess });
}

const extractors = {
  'resource-set': (policy: Policy, lines: readonly number[], name: string) => extractSet(policy, lines, name),
  'composite-usage': (policy: Policy, lines: readonly number[], name: string) =>
    extractComposite(policy, lines, name),
  'qualified-usage': (policy: Policy, lines: readonly number[], name: string) =>
    extractQualified(policy, lines[0]!, name),
} as const;

/** Defines a name for what some lines contain; returns the line of the definition. */
export function extractDefinition(kind: DefinitionKind, lines: readonly number[]): number {
  const { space, stem } = newDefinitions[kind];
  const name = unusedName(currentPolicy(), space, stem);
  if (!run('acap-extract', {}, (policy) => extractors[kind](policy, lines, name))) return -1;
  const { sets, usages } = readAcapFile(currentPolicy());
  return (space === 'set' ? sets : usages).get(name)?.line ?? -1;
}

/** Sets the version in a version line. */
export const setVersionText = (id: number, version: string) =>
  editLine('acap-version', id, (policy, line) => setValue(policy, line, version));

/** Sets the version of the file; an empty version removes the line. */
export const setFileVersion = (version: string) =>
  run('acap-version', {}, (policy) => setVersion(policy, version));

export const toggleIgnoreConventional = (line?: number) =>
  run('acap-ignore', {}, (policy) =>
    line === undefined ? addIgnoreConventional(policy) : removeLine(policy, line),
  );

export const markAsAcap = (version: string) =>
  run('acap-comment', {}, (policy) => {
    const existing = versionCommentLine(policy);
    return existing >= 0 ? removeLine(policy, existing) : addAcapComment(policy, version);
  });
