// Fixes for readers that do not compare the same characters: rules in a form that all readers compare alike.

import { getLine, lineIndexOfId } from '../../document/lines.ts';
import { type LineChange, placeLines } from '../../document/place-lines.ts';
import { ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { removeRule } from '../../formats/rep/edit/remove-rule.ts';
import { setPath } from '../../formats/rep/edit/set-path.ts';
import { toOctets } from '../../matching/percent-encoding.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { smallestOf } from '../../text/large-lists.ts';
import { trimCharacters } from '../../text/trim-characters.ts';
import {
  agentsOfCells,
  combineEdits,
  createFixes,
  distinctItems,
  type FixContext,
  findDecidingLines,
  type ReaderFix,
  recordsFor,
  recordsOfCells,
  sortedNumbers,
} from './reader-fix.ts';

/**
 * A character as written, or a run of escapes: its octets, and the length of its text. Two spellings of a path are
 * compared token by token.
 */
interface OctetToken {
  readonly octets: string;
  readonly length: number;
}

const ESCAPE_PATTERN = /^%([0-9A-Fa-f]{2})/;

/** Reads one character or one escape. A slash and its escape are different. */
function readOctetToken(text: string, at: number): OctetToken {
  const rest = text.slice(at, at + 3);
  const escape = ESCAPE_PATTERN.exec(rest)?.[1];
  if (escape === undefined) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    return readNonAscii(text, at, char);
  }
  const octet = String.fromCharCode(Number.parseInt(escape, 16));
  if (octet >= '\u0080') return readEscapeRun(text, at);
  return { octets: octet === '/' ? '%2F' : octet, length: 3 };
}

const readNonAscii = (text: string, at: number, char: string): OctetToken =>
  char >= '\u0080' ? readEscapeRun(text, at) : { octets: char, length: 1 };

const ESCAPE_RUN = /^(?:%[89A-Fa-f][0-9A-Fa-f]|[^\u0000-\u007f])+/;

/**
 * Reads all adjacent text that is not US-ASCII, because one spelling may have several characters where another has
 * one.
 */
function readEscapeRun(text: string, at: number): OctetToken {
  const run = ESCAPE_RUN.exec(text.slice(at))?.[0] ?? text.slice(at, at + 1);
  const octets = run.replace(/%(..)|[^%]+/g, (part, hex: string | undefined) =>
    hex === undefined ? toOctets(part, 'utf-8') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { octets, length: run.length };
}

const comparedPartOf = (url: string) => comparedPart(urlParts(url), 'path-and-query');

const rulePathAt = (policy: Policy, line: number) => valueOf(fieldAt(policy, line));

/**
 * Returns the beginning of a URL that is equal to a path, spelled as in the URL. Undefined if there is none, or if
 * the spelling is the same.
 */
function spellAsInUrl(url: string, path: string): string | undefined {
  let at = 0;
  for (let i = 0; i < path.length; ) {
    const pathToken = readOctetToken(path, i);
    const urlToken = readOctetToken(url, at);
    if (at >= url.length || pathToken.octets !== urlToken.octets) return undefined;
    i += pathToken.length;
    at += urlToken.length;
  }
  const text = url.slice(0, at);
  return text === path ? undefined : text;
}

interface NewRule {
  readonly above: number;
  readonly effect: 'allow' | 'deny';
  readonly path: string;
}

const MAX_NEW_RULES = 8;

/** Inserts rules above others; none if there would be too many, or if a rule could not be read as intended. */
function writeNewRules(
  context: FixContext,
  code: 'other-spelling' | 'list-urls' | 'index-folder' | 'allow-own-file',
  rules: readonly NewRule[],
): readonly ReaderFix[] {
  const { policy } = context;
  const distinctRules = new Map(rules.map((rule) => [`${rule.above} ${rule.effect} ${rule.path}`, rule]));
  if (distinctRules.size > MAX_NEW_RULES) return [];
  const changes = [...distinctRules.values()].map(
    ({ above, effect, path }): LineChange => ({
      at: above,
      remove: 0,
      insert: [{ text: ruleText(policy.format, { effect, path }) }],
    }),
  );
  const edits = placeLines(policy.source, changes);
  return createFixes(
    code,
    [...distinctRules.values()].map(({ above }) => above),
    edits,
    [...distinctRules.values()].map(({ path }) => path),
  );
}

const effectAt = (policy: Policy, line: number) => fieldAt(policy, line).directive?.effect;

/** Adds a rule again, with the spelling of the URLs. */
export function addOtherSpelling(context: FixContext): readonly ReaderFix[] {
  const { policy, cells } = context;
  const rules = cells.flatMap(({ url, verdicts }) =>
    sortedNumbers(verdicts.flatMap(({ by }) => (by ? [by.line] : []))).flatMap((line): NewRule[] => {
      const effect = effectAt(policy, line);
      const path = spellAsInUrl(comparedPartOf(url), rulePathAt(policy, line));
      return effect && path !== undefined ? [{ above: line, effect, path }] : [];
    }),
  );
  return writeNewRules(context, 'other-spelling', rules);
}

/** Returns the line of a rule that precedes all rules that apply to these cells. */
function firstRuleLine(context: FixContext, lines: readonly number[]): number | undefined {
  if (lines.length > 0) return lines[0];
  const rules = recordsOfCells(context).flatMap((record) => record.rules.map(({ line }) => line));
  return rules.length > 0 ? smallestOf(rules) : undefined;
}

/** Adds a rule without wildcards for each URL, with the answer of the lens. */
export function listUrls(context: FixContext): readonly ReaderFix[] {
  const { cells } = context;
  const rules = cells.flatMap(({ url, verdicts }): NewRule[] => {
    const answer = verdicts[0]?.answer;
    const path = comparedPartOf(url);
    const above = firstRuleLine(context, sortedNumbers(verdicts.flatMap(({ by }) => (by ? [by.line] : []))));
    if (above === undefined || (answer !== 'allow' && answer !== 'deny')) return [];
    return /[*#\s]|\$$/.test(path) ? [] : [{ above, effect: answer, path }];
  });
  return writeNewRules(context, 'list-urls', rules);
}

/** Rewrites the paths of deciding rules for which `better` returns another path. */
function rewritePaths(
  context: FixContext,
  code: 'drop-query' | 'drop-trailing-star',
  better: (path: string) => string,
): readonly ReaderFix[] {
  const { policy } = context;
  const lines = findDecidingLines(context).filter(
    (line) => better(rulePathAt(policy, line)) !== rulePathAt(policy, line),
  );
  const edits = lines.flatMap((line) => setPath(policy, line, better(rulePathAt(policy, line))));
  return createFixes(
    code,
    lines,
    edits,
    lines.map((line) => better(rulePathAt(policy, line))),
  );
}

/** Truncates paths before their question mark. */
export const dropQuery = (context: FixContext) =>
  rewritePaths(context, 'drop-query', (path) => path.replace(/\?[^]*/, ''));

/** Removes trailing stars, which have no effect. */
export const dropTrailingStar = (context: FixContext) =>
  rewritePaths(context, 'drop-trailing-star', (path) => trimCharacters(path, '', '*') || '/');

/** Adds a rule that allows the folder of an index page. */
export function indexFolder(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const rules = findDecidingLines(context).flatMap((above): NewRule[] => {
    const path = rulePathAt(policy, above);
    const folder = /^(.*\/)index\.htm[^/]*$/.exec(path)?.[1];
    return folder === undefined ? [] : [{ above, effect: 'allow', path: `${folder}$` }];
  });
  return writeNewRules(context, 'index-folder', rules);
}

/** Allows, for all readers, what some readers may always fetch. */
export function allowOwnFile(context: FixContext): readonly ReaderFix[] {
  const { plans, cells } = context;
  const ownPaths = new Set(plans.flatMap(({ reader }) => reader.file.alwaysAllowed));
  const rules = agentsOfCells(context).flatMap((agent) =>
    plans.flatMap((plan) => {
      const above = recordsFor(plan, agent)[0]?.rules[0]?.line;
      const paths = distinctItems(cells.map(({ url }) => comparedPartOf(url))).filter((path) =>
        ownPaths.has(path),
      );
      return above === undefined ? [] : paths.map((path): NewRule => ({ above, effect: 'allow', path }));
    }),
  );
  return writeNewRules(context, 'allow-own-file', rules);
}

/** Deletes rules without a path from records that have other rules. */
export function deleteEmptyRules(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = sortedNumbers(
    recordsOfCells(context)
      .filter(({ rules }) => rules.some(({ line }) => rulePathAt(policy, line) !== ''))
      .flatMap(({ rules }) => rules.map(({ line }) => line)),
  ).filter((line) => rulePathAt(policy, line) === '');
  const ids = lines.map((line) => getLine(policy.source.lines, line).id);
  const steps = ids.map((id) => (now: Policy) => removeRule(now, lineIndexOfId(now.source.lines, id)));
  return createFixes('delete-empty-rules', lines, combineEdits(policy, steps));
}
