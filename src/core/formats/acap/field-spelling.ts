// Writes the lines of ACAP, with the names of the directive table.
import { acapDirectives } from './directives.ts';
import { type FieldOf, type RequestAction, requestActions } from './field.ts';
import { usages } from './usages.ts';

type DirectiveId = (typeof acapDirectives)[number]['id'];
type RuleEffect = 'allow' | 'deny';

/** The three kinds of definition (2.7). */
export type DefinitionKind = FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'>['kind'];

function nameOf(id: DirectiveId): string {
  const directive = acapDirectives.find((row) => row.id === id);
  if (!directive) throw new RangeError(`there is no directive ${JSON.stringify(id)}`);
  return directive.name;
}

const textOf = (name: string, ...words: readonly string[]): string => [`${name}:`, ...words].join(' ');

/** The name of a permission or prohibition, for a standard usage or a local one in parentheses. */
export const usageRuleName = (effect: RuleEffect, usage: string): string =>
  nameOf(effect === 'allow' ? 'acap-allow' : 'acap-disallow') + usage;

/** A permission or prohibition (2.4); qualifiers as `type=value`. */
export const usageRuleText = (
  effect: RuleEffect,
  usage: string,
  resource: string,
  qualifiers: readonly string[] = [],
): string => textOf(usageRuleName(effect, usage), resource, ...qualifiers);

/** The line that names a crawler, or `*` for any (2.3.1). */
export const crawlerText = (name: string): string => textOf(nameOf('acap-crawler'), name);

/** The line that refers to another file (2.3.2). */
export const referenceText = (locator: string): string =>
  textOf(nameOf('acap-permissions-reference'), locator);

/** The line that names a purpose (2.3.3). */
export const purposeText = (purpose: string): string => textOf(nameOf('acap-usage-purpose'), purpose);

/** The beginning of the name of every request; the action follows. */
export const requestStart: string = nameOf('acap-request');

/** A request about one resource (2.6). */
export const requestText = (action: RequestAction, path: string): string =>
  textOf(requestStart + action, path);

/** A definition: its name, and the words that it stands for. */
export const definitionText = (kind: DefinitionKind, name: string, words: readonly string[]): string =>
  textOf(nameOf(`acap-${kind}`), name, ...words);

/** The name of the field that states the version (2.8). */
export const versionName: string = nameOf('acap-version');

/** The line that states the version, such as `1.1` (2.8). */
export const versionText = (version: string): string => textOf(versionName, version);

/** The directive to ignore conventional records: a name without a value (2.10.1). */
export const ignoreConventionalText: string = nameOf('acap-ignore-conventional-records');

/** The beginning of the version comment that many tools look for (2.10.3); the version follows. */
export const commentStart = '##ACAP version=';

/** The version comment. */
export const commentText = (version: string): string => commentStart + version;

/** The beginning of a reference to a resource set (2.4.5); the set's name follows. */
export const setStart = 'the-acap:resource-set:';

/** A reference to a resource set, in place of a path pattern (2.4.5). */
export const setReference = (name: string): string => setStart + name;

/** The possible endings of a directive name that is only a beginning. */
function endingsOf({ value }: (typeof acapDirectives)[number]): readonly string[] {
  if (value === 'usage-rule') return usages;
  return value === 'request' ? requestActions : [''];
}

/** Every name that a field can have, except those with local usages. */
export const fieldNames: readonly string[] = acapDirectives.flatMap((row) =>
  endingsOf(row).map((ending) => row.name + ending),
);
