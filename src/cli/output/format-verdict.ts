// A verdict as it is told: as data with lines counted from 1, and in words.

import { lineAt } from '../../core/document/lines.ts';
import type { AiUseVerdict } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import type { Site } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { list, listAll } from '../../messages/en/counts.ts';
import { explain } from '../../messages/explain/explain.ts';
import type { QuestionRow } from '../queries/question-table.ts';
import { sourceToJson } from './source-to-json.ts';

/** A line of a file: its path on the site, its number from 1, and what stands in it. */
export interface LineJson {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** What the reader reads of it, if its limit cuts the line. */
  readonly cutTo?: string;
}

export function lineToJson(site: Site, { path, line, cutTo }: FieldRef): LineJson {
  const source = site.files.get(path)?.source;
  const text = (source && lineAt(source.lines, line)?.text) ?? '';
  return { path, line: line + 1, text, ...(cutTo === undefined ? {} : { cutTo }) };
}

function stepToJson(site: Site, step: Step): object {
  const { code, outcome, by, source } = step;
  return {
    code,
    ...(outcome ? { outcome } : {}),
    ...(by ? { by: lineToJson(site, by) } : {}),
    source: sourceToJson(source),
    says: explain(step),
  };
}

/** The lines that say yes and no, and what is shown beside the answer. */
function aiUseToJson(site: Site, { yes, no, terms, conflict, beside }: AiUseVerdict): object {
  const counted = <T extends { readonly line: number }>(lines: readonly T[]) =>
    lines.map((one) => ({ ...one, line: one.line + 1 }));
  return {
    yes: yes.map((line) => lineToJson(site, line)),
    no: no.map((line) => lineToJson(site, line)),
    terms: terms.map((line) => lineToJson(site, line)),
    ...(conflict ? { conflict } : {}),
    beside: { ...beside, licenses: counted(beside.licenses), uses: counted(beside.uses) },
  };
}

/** What only some questions tell. */
function questionDetailsToJson(site: Site, verdict: AnyVerdict): object {
  return {
    ...('qualifiers' in verdict ? { qualifiers: verdict.qualifiers, incomplete: verdict.incomplete } : {}),
    ...('metadata' in verdict
      ? { metadata: verdict.metadata.map(({ line, ...rest }) => ({ ...rest, line: line + 1 })) }
      : {}),
    ...('beside' in verdict ? aiUseToJson(site, verdict) : {}),
    ...('directives' in verdict
      ? { directives: verdict.directives.map(({ by, ...rest }) => ({ ...rest, by: lineToJson(site, by) })) }
      : {}),
    ...('state' in verdict ? { state: verdict.state } : {}),
  };
}

/** A verdict as data. `hasTrace`: with every step that led to it. */
export function verdictToJson(site: Site, row: QuestionRow, verdict: AnyVerdict, hasTrace: boolean): object {
  const { answer, key, reason, by, deciding } = verdict;
  return {
    answer,
    key,
    word: row.word(verdict.key),
    reason,
    ...(by ? { by: lineToJson(site, by) } : {}),
    deciding: deciding.map((line) => lineToJson(site, line)),
    ...questionDetailsToJson(site, verdict),
    why: explain(verdict),
    ...(hasTrace ? { trace: verdict.trace().map((step) => stepToJson(site, step)) } : {}),
  };
}

/** The name of a robot in a sentence. */
export const crawlerName = (agent: string): string => (agent === '' ? words.robots.any : agent);

/** Lists crawlers. Any other crawler is first, because it includes the most. Only the first of many are listed, unless `isVerbose`. */
export const listCrawlers = (agents: readonly string[], isVerbose = false): string =>
  (isVerbose ? listAll : list)(
    [...new Set([...agents.filter((agent) => agent === ''), ...agents])].map(crawlerName),
  );

/**
 * `robots.txt:3: Disallow: /x`, as far as the reader reads the line that decides; nothing where no line does. All lines
 * of a contradiction.
 */
export function formatDecidingLines(
  site: Site,
  verdict: AnyVerdict,
  nameOf: (path: string) => string,
): string[] {
  const isOpen = 'conflict' in verdict && verdict.conflict !== undefined;
  const refs = isOpen ? verdict.deciding : verdict.by ? [verdict.by] : [];
  return refs.map((ref) => {
    const { path, line, text, cutTo } = lineToJson(site, ref);
    return `${nameOf(path)}:${line}: ${cutTo === undefined ? text : words.cutLine(cutTo)}`;
  });
}
