// Where readers do not compare the same characters: rules written so that all see the same.

import { type LineChange, placeLines } from '../../document/place-lines.ts';
import { ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { removeRule } from '../../formats/rep/edit/remove-rule.ts';
import { setPath } from '../../formats/rep/edit/set-path.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { indexOfId } from '../../text/lines.ts';
import { least } from '../../text/many.ts';
import { withoutEnds } from '../../text/without-ends.ts';
import {
  agentsIn,
  decidingLines,
  distinct,
  type FixContext,
  fixWith,
  inOrder,
  lineOf,
  oneAfterTheOther,
  type ReaderFix,
  recordsFor,
  recordsIn,
} from './fix.ts';
import { oneToken } from './octet-tokens.ts';

const partOf = (url: string) => comparedPart(urlParts(url), 'path-and-query');

const pathAt = (policy: Policy, line: number) => valueOf(fieldAt(policy, line));

/** The beginning of a URL that is the same as a path, written as the URL writes it; undefined if there is none. */
function asWrittenIn(url: string, path: string): string | undefined {
  let at = 0;
  for (let i = 0; i < path.length; ) {
    const mine = oneToken(path, i);
    const its = oneToken(url, at);
    if (at >= url.length || mine.octets !== its.octets) return undefined;
    i += mine.length;
    at += its.length;
  }
  const text = url.slice(0, at);
  return text === path ? undefined : text;
}

interface NewRule {
  readonly above: number;
  readonly effect: 'allow' | 'deny';
  readonly path: string;
}

const MOST_RULES = 8;

/** Writes rules above others; none if there would be too many of them, or one could not be read as it is meant. */
function writeRules(
  context: FixContext,
  code: 'other-spelling' | 'list-urls' | 'index-folder' | 'allow-own-file',
  rules: readonly NewRule[],
): readonly ReaderFix[] {
  const { policy } = context;
  const known = new Map(rules.map((rule) => [`${rule.above} ${rule.effect} ${rule.path}`, rule]));
  if (known.size > MOST_RULES) return [];
  const changes = [...known.values()].map(
    ({ above, effect, path }): LineChange => ({
      at: above,
      remove: 0,
      insert: [{ text: ruleText(policy.format, { effect, path }) }],
    }),
  );
  const edits = placeLines(policy.source, changes);
  return fixWith(
    code,
    [...known.values()].map(({ above }) => above),
    edits,
    [...known.values()].map(({ path }) => path),
  );
}

const effectOf = (policy: Policy, line: number) => fieldAt(policy, line).directive?.effect;

/** Writes a rule a second time, with the spelling of the URLs. */
export function otherSpelling(context: FixContext): readonly ReaderFix[] {
  const { policy, cells } = context;
  const rules = cells.flatMap(({ url, verdicts }) =>
    inOrder(verdicts.flatMap(({ by }) => (by ? [by.line] : []))).flatMap((line): NewRule[] => {
      const effect = effectOf(policy, line);
      const path = asWrittenIn(partOf(url), pathAt(policy, line));
      return effect && path !== undefined ? [{ above: line, effect, path }] : [];
    }),
  );
  return writeRules(context, 'other-spelling', rules);
}

/** Where a rule goes that is to count first for all who obey the rules of these cells. */
function topOfRules(context: FixContext, lines: readonly number[]): number | undefined {
  if (lines.length > 0) return lines[0];
  const rules = recordsIn(context).flatMap((record) => record.rules.map(({ line }) => line));
  return rules.length > 0 ? least(rules) : undefined;
}

/** Writes a rule for each URL: what the lens says of it, without signs. */
export function listUrls(context: FixContext): readonly ReaderFix[] {
  const { cells } = context;
  const rules = cells.flatMap(({ url, verdicts }): NewRule[] => {
    const { answer } = verdicts[0]!;
    const path = partOf(url);
    const above = topOfRules(context, inOrder(verdicts.flatMap(({ by }) => (by ? [by.line] : []))));
    if (above === undefined || (answer !== 'allow' && answer !== 'deny')) return [];
    return /[*#\s]|\$$/.test(path) ? [] : [{ above, effect: answer, path }];
  });
  return writeRules(context, 'list-urls', rules);
}

/** Rewrites the paths of deciding rules where `better` knows another one. */
function rewritePaths(
  context: FixContext,
  code: 'drop-query' | 'drop-trailing-star',
  better: (path: string) => string,
): readonly ReaderFix[] {
  const { policy } = context;
  const lines = decidingLines(context).filter(
    (line) => better(pathAt(policy, line)) !== pathAt(policy, line),
  );
  const edits = lines.flatMap((line) => setPath(policy, line, better(pathAt(policy, line))));
  return fixWith(
    code,
    lines,
    edits,
    lines.map((line) => better(pathAt(policy, line))),
  );
}

/** Ends paths before their question mark. */
export const dropQuery = (context: FixContext) =>
  rewritePaths(context, 'drop-query', (path) => path.split('?', 1)[0]!);

/** Takes stars away that stand at the end, where they say nothing. */
export const dropTrailingStar = (context: FixContext) =>
  rewritePaths(context, 'drop-trailing-star', (path) => withoutEnds(path, '', '*') || '/');

/** Allows the folder of an index page by a rule of its own. */
export function indexFolder(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const rules = decidingLines(context).flatMap((above): NewRule[] => {
    const path = pathAt(policy, above);
    const folder = /^(.*\/)index\.htm[^/]*$/.exec(path)?.[1];
    return folder === undefined ? [] : [{ above, effect: 'allow', path: `${folder}$` }];
  });
  return writeRules(context, 'index-folder', rules);
}

/** Allows to all what some readers may always fetch. */
export function allowOwnFile(context: FixContext): readonly ReaderFix[] {
  const { plans, cells } = context;
  const own = new Set(plans.flatMap(({ reader }) => reader.file.alwaysAllowed));
  const rules = agentsIn(context).flatMap((agent) =>
    plans.flatMap((plan) => {
      const above = recordsFor(plan, agent)[0]?.rules[0]?.line;
      const paths = distinct(cells.map(({ url }) => partOf(url))).filter((path) => own.has(path));
      return above === undefined ? [] : paths.map((path): NewRule => ({ above, effect: 'allow', path }));
    }),
  );
  return writeRules(context, 'allow-own-file', rules);
}

/** Deletes rules without a path from records that have others. */
export function deleteEmptyRules(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = inOrder(
    recordsIn(context)
      .filter(({ rules }) => rules.some(({ line }) => pathAt(policy, line) !== ''))
      .flatMap(({ rules }) => rules.map(({ line }) => line)),
  ).filter((line) => pathAt(policy, line) === '');
  const ids = lines.map((line) => lineOf(policy, line).id);
  const steps = ids.map((id) => (now: Policy) => removeRule(now, indexOfId(now.source.lines, id)));
  return fixWith('delete-empty-rules', lines, oneAfterTheOther(policy, steps));
}
