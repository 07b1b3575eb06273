// Fixes for readers that do not recognize the same names of fields or user-agents.

import { placeLines } from '../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../document/range.ts';
import { addAgents } from '../../formats/rep/edit/add-agent.ts';
import { agentText } from '../../formats/rep/edit/field-spelling.ts';
import { dialectOf } from '../../formats/rep/edit/record-rows.ts';
import type { FetchPlan } from '../../formats/rep/question/fetch-plan.ts';
import { commentOf, fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { addAll } from '../../text/large-lists.ts';
import { leadingIdentifier } from '../../text/trim-characters.ts';
import {
  agentLinesOfCells,
  agentsOfCells,
  blocksOfLines,
  createFixes,
  distinctItems,
  type FixContext,
  findDecidingLines,
  type ReaderFix,
  recordsFor,
  recordsOfCells,
  sortedNumbers,
} from './reader-fix.ts';

/** Writes the name of a field as in its specification, with a colon. */
function writeFieldName(policy: Policy, line: number): { edit: TextEdit; name: string } | undefined {
  const field = fieldAt(policy, line);
  const { directive, places } = field;
  if (!directive) return undefined;
  const gap = places.valueStart < places.valueEnd ? ' ' : '';
  const end = Math.max(places.valueStart, places.nameEnd);
  return {
    edit: replaceInLine(line, places.nameStart, end, `${directive.name}:${gap}`),
    name: directive.name,
  };
}

/** Returns the lines that only some readers recognize as the intended field. */
export function findDisputedLines(context: FixContext): number[] {
  const { policy, plans } = context;
  const recordLines = recordsOfCells(context).flatMap(({ agents, rules }) => [
    ...agents,
    ...rules.map(({ line }) => line),
  ]);
  const isDisputed = (line: number) =>
    distinctItems(plans.map(({ reader }) => fieldAt(policy, line, reader.field).directive)).length > 1;
  return sortedNumbers([...findDecidingLines(context), ...recordLines]).filter(isDisputed);
}

/** Writes the names of these lines correctly. */
export function writeFieldNames(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = findDisputedLines(context);
  const written = lines.flatMap((line) => writeFieldName(policy, line) ?? []);
  return createFixes(
    'write-names',
    lines,
    written.map(({ edit }) => edit),
    written.map(({ name }) => name),
  );
}

export const SEPARATORS = /[\s,;]+/;

/** Returns the names in a user-agent line. */
const agentNamesInLine = (policy: Policy, line: number): readonly string[] =>
  valueOf(fieldAt(policy, line))
    .split(SEPARATORS)
    .filter((name) => name !== '');

/** Splits user-agent lines with several names into one line per name. Text that is not a name is removed. */
export function splitAgents(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const lines = agentLinesOfCells(context).filter((line) => {
    const names = agentNamesInLine(policy, line);
    // A line of only separators has no name to write.
    return names.length > 0 && names[0] !== valueOf(fieldAt(policy, line));
  });
  const words: string[] = [];
  const changes = lines.map((line) => {
    const field = fieldAt(policy, line);
    const names = agentNamesInLine(policy, line);
    addAll(words, names);
    const comment = commentOf(field);
    const texts = names.map((name) => agentText(policy.format, name, dialectOf(policy, line)));
    const insert = texts.map((text, i) => ({
      text: i === 0 && comment !== undefined ? `${text} # ${comment}` : text,
    }));
    return { at: line, remove: 1, insert };
  });
  return createFixes('split-agents', lines, placeLines(policy.source, changes), words);
}

const written = (agent: string) => (agent === '' ? '*' : agent);

/** Groups user-agents by the card of their first record for a reader. */
function agentsByBlock(context: FixContext, plan: FetchPlan): Map<number, string[]> {
  const byBlock = new Map<number, string[]>();
  for (const agent of agentsOfCells(context)) {
    const line = recordsFor(plan, agent)[0]?.agents.at(-1);
    const [block] = blocksOfLines(context.policy, line === undefined ? [] : [line]);
    if (block !== undefined) byBlock.set(block, [...(byBlock.get(block) ?? []), written(agent)]);
  }
  return byBlock;
}

/** Writes the user-agents into the record that one reader uses for them, so that all other readers find it too. */
export function repeatAgents(context: FixContext): readonly ReaderFix[] {
  const { policy, plans } = context;
  return plans.flatMap((plan) =>
    [...agentsByBlock(context, plan)].flatMap(([block, names]) => {
      const edits = addAgents(policy, block, names);
      const lines = edits.slice(0, 1).map(({ range }) => range.start.line - 1);
      return createFixes('repeat-agents', lines, edits, names);
    }),
  );
}

/** Adds to a line the plain name that a reader extracts from it. */
export function writeIdentifiers(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const identifiers = agentLinesOfCells(context).flatMap((line) => {
    const value = valueOf(fieldAt(policy, line));
    const name = leadingIdentifier(value);
    return name !== '' && name !== value ? [{ line, name }] : [];
  });
  const changes = identifiers.map(({ line, name }) => ({
    at: line + 1,
    remove: 0,
    insert: [{ text: agentText(policy.format, name, dialectOf(policy, line)) }],
  }));
  return createFixes(
    'repeat-agents',
    identifiers.map(({ line }) => line),
    placeLines(policy.source, changes),
    identifiers.map(({ name }) => name),
  );
}
