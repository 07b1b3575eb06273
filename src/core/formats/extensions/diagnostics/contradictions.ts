// Findings about uses for which yes and no are stated: within the file, or by it and another
// file of the site.

import { type AiPurpose, aiPurposes, signalPurposeOf } from '../../../catalogue/ai-purposes.ts';
import { cite } from '../../../catalogue/citations.ts';
import { policyTokens } from '../../../catalogue/policy-tokens.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { fieldAt } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { type ExtensionLine, linesOf } from '../extension-file.ts';
import { contentSignal, replaceSignalAt } from '../lines/content-signal.ts';
import { contentUsage } from '../lines/content-usage.ts';
import { aiUseQuestion } from '../question/ai-use.ts';
import { prepareCarriers } from '../question/ai-use-carriers.ts';
import { type AiUseVerdict, aiUseAnswers } from '../question/ai-use-verdict.ts';
import { type ExtensionContext, type FixContext, fieldColumns } from './check-context.ts';
import { deleteLineFixes, writeOrDeleteFixes } from './fixes.ts';
import { agentsOf, distinctNames } from './lines-by-record.ts';

/** What an answer is about. */
type Cell = {
  readonly agent: string;
  readonly purpose: AiPurpose;
  readonly url: string;
};

const TDMREP = '/.well-known/tdmrep.json';

const kinds = {
  'AIU-CONTRADICTORY': kind<Cell & { readonly yes: number; readonly no: number }>({
    severity: 'warning',
    source: [...cite('draft-ietf-aipref-vocab-08', '5'), ...cite('draft-romm-aipref-contentsignals-00')],
    examples: [
      {
        file: 'User-agent: *\nDisallow: /\nContent-Signal: search=yes\n',
        near: 'User-agent: *\nDisallow: /private/\nContent-Signal: search=yes\n',
      },
      {
        file: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\nContent-Usage: train-ai=y\n',
        near: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\nContent-Usage: train-ai=n\n',
      },
      {
        file: 'User-agent: *\nAllow: /\nContent-Usage: train-ai=y\n\nUser-agent: Google-Extended\nDisallow: /\n',
        near: 'User-agent: *\nAllow: /\nContent-Usage: train-ai=n\n\nUser-agent: Google-Extended\nDisallow: /\n',
      },
      {
        file: 'User-agent: GPTBot\nAllow: /\nContent-Signal: ai-train=no\n',
        near: 'User-agent: zed\nAllow: /\nContent-Signal: ai-train=no\n',
      },
    ],
  }),
  'AIU-CARRIERS': kind<Cell & { readonly says: 'yes' | 'no'; readonly path: string; readonly line: number }>({
    severity: 'warning',
    source: cite('draft-ietf-aipref-vocab-08', '5'),
    examples: [
      {
        file: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=no\n',
        near: 'User-agent: *\nAllow: /\nContent-Signal: ai-train=yes\n',
        files: { [TDMREP]: '[{ "location": "/", "tdm-reservation": 0 }]\n' },
      },
      {
        file: 'User-agent: GPTBot\nDisallow: /\n',
        near: 'User-agent: GPTBot\nDisallow: /private/\n',
        files: { [TDMREP]: '[{ "location": "/", "tdm-reservation": 0 }]\n' },
      },
      {
        file: 'User-agent: *\nAllow: /\nContent-Usage: search=y\n',
        near: 'User-agent: *\nAllow: /\nContent-Usage: train-ai=n\n',
        files: { '/_headers': '/*\n  X-Robots-Tag: noindex\n' },
      },
    ],
  }),
};

type Context = ExtensionContext<typeof kinds>;

/** The limits of cells that are asked for each purpose. Nothing is reported about the others. */
const MAX_AGENTS = 100;
const MAX_PATHS = 60;

const CONTRADICTORY = aiUseAnswers.indexOf('contradictory');

/** The crawlers that records name, any other crawler, and those whose pages a named token applies to. */
function agentsToCheck({ subject: { records }, inspection: { options } }: Context): readonly string[] {
  const named = records.records.flatMap(agentsOf).filter((name) => name !== '*');
  const lower = new Set(named.map(lowerCase));
  const governed = policyTokens.flatMap(({ token, agents }) =>
    token !== null && lower.has(lowerCase(token)) ? agents : [],
  );
  const names = ['', ...named, ...governed, ...(options.agents ?? [])];
  return distinctNames(names).slice(0, MAX_AGENTS);
}

/** A path that a pattern matches: its stars match nothing. */
const literalPath = (path: string) => path.replace(/\$$/, '').replaceAll('*', '');

/** The paths of the site that lines mention. */
function pathsToCheck({ subject: { records, file } }: Context): readonly string[] {
  const stated = linesOf(file, contentUsage).flatMap(({ read: { parts } }) =>
    parts.path ? [parts.path.text] : [],
  );
  const ruled = records.records.flatMap(({ rules }) => rules.map(pathOfRule));
  const paths = [...stated, ...ruled].map(literalPath).filter((path) => path.startsWith('/'));
  return [...new Set(['/', ...paths])].slice(0, MAX_PATHS);
}

/** The extension lines that say yes or no. The finding is shown at the first one. */
function decidingLines({ subject: { file } }: Context, { deciding }: AiUseVerdict): readonly ExtensionLine[] {
  const lines = new Set(deciding.map(({ line }) => line));
  return [...linesOf(file, contentSignal), ...linesOf(file, contentUsage)].filter(({ line }) =>
    lines.has(line),
  );
}

/** Reverses the answer of the line about the purpose, or deletes the line. */
function changeAnswerFixes(
  context: FixContext,
  extensionLine: ExtensionLine,
  purpose: AiPurpose,
  isYes: boolean,
): readonly Fix[] {
  const signal = linesOf(context.subject.file, contentSignal)
    .find(({ line }) => line === extensionLine.line)
    ?.read.parts?.find(({ key }) => key === signalPurposeOf(purpose));
  if (!signal) return deleteLineFixes(context, extensionLine);
  return writeOrDeleteFixes(
    context,
    extensionLine,
    replaceSignalAt(extensionLine.value, signal, `${signal.key}=${isYes ? 'no' : 'yes'}`),
  );
}

function reportContradiction(context: Context, verdict: AiUseVerdict, cell: Cell): void {
  const [extensionLine] = decidingLines(context, verdict);
  const [yes] = verdict.yes;
  const [no] = verdict.no;
  if (!extensionLine || !yes || !no) return;
  const isYes = verdict.yes.some(({ line }) => line === extensionLine.line);
  context.report(
    'AIU-CONTRADICTORY',
    fieldColumns(extensionLine),
    { ...cell, yes: yes.line + 1, no: no.line + 1 },
    () => changeAnswerFixes(context, extensionLine, cell.purpose, isYes),
  );
}

/** Reports the first line of this file that another file of the site contradicts. */
function reportCarrierContradiction(context: Context, verdict: AiUseVerdict, cell: Cell): void {
  const { yes, no } = verdict;
  const { path } = context.inspection;
  const isInThisFile = (ref: FieldRef) => ref.path === path;
  const ownRef = yes.find(isInThisFile) ?? no.find(isInThisFile);
  const otherRef = (ownRef && yes.includes(ownRef) ? no : yes).find((ref) => !isInThisFile(ref));
  if (!ownRef || !otherRef) return;
  const { places } = fieldAt(context.subject.policy, ownRef.line);
  const isYes = yes.includes(ownRef);
  const extensionLine = decidingLines(context, verdict).find(({ line }) => line === ownRef.line);
  context.report(
    'AIU-CARRIERS',
    { line: ownRef.line, start: places.nameStart, end: places.valueEnd },
    { ...cell, says: isYes ? 'yes' : 'no', path: otherRef.path, line: otherRef.line + 1 },
    () => extensionLine && changeAnswerFixes(context, extensionLine, cell.purpose, isYes),
  );
}

/** Whether lines of this file, or other files of the site, state a use for a crawler and a path that are checked. */
function hasStatements(context: Context): boolean {
  const { file } = context.subject;
  if (linesOf(file, contentSignal).length + linesOf(file, contentUsage).length > 0) return true;
  const carriers = prepareCarriers(context.inspection.site);
  if (carriers.length === 0) return false;
  const agents = agentsToCheck(context);
  const urls = pathsToCheck(context);
  return carriers.some((carrier) =>
    agents.some((agent) => urls.some((url) => carrier.statementsFor(agent, url).length > 0)),
  );
}

/** Reports each pair of lines once for each purpose. */
function* checkContradictions(context: Context): CooperativeTask<void> {
  if (!hasStatements(context)) return;
  const { site, path } = context.inspection;
  const agents = agentsToCheck(context);
  const urls = pathsToCheck(context);
  const reported = new Set<string>();
  for (const purpose of aiPurposes) {
    const ask = aiUseQuestion.prepare(site, { question: 'ai-use', purpose, file: path });
    const classes = [...new Map(agents.map((agent) => [ask.classOf(agent), agent])).values()];
    for (const agent of classes) {
      const { answers } = yield* ask.column(agent, urls);
      for (const [row, url] of urls.entries()) {
        if (answers[row] !== CONTRADICTORY) continue;
        const verdict = ask(agent, url);
        const key = [purpose, ...verdict.deciding.map((ref) => `${ref.line}:${ref.path}`)].join(' ');
        if (reported.has(key)) continue;
        reported.add(key);
        const cell = { agent, purpose, url };
        if (verdict.deciding.every((ref) => ref.path === path)) reportContradiction(context, verdict, cell);
        else reportCarrierContradiction(context, verdict, cell);
      }
      yield;
    }
  }
}

export const contradictionChecks = defineChecks(kinds, checkContradictions);
