// AIU-CONTRADICTORY: what the file says both yes and no to, found by asking (modern-lines 13).
import { aiPurposes } from '../../../catalogue/ai-purposes.ts';
import { policyTokens } from '../../../catalogue/policy-tokens.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { aiUseQuestion } from '../question/ai-use.ts';
import { type AiUseVerdict, aiUseAnswers } from '../question/ai-use-verdict.ts';
import { type CheckContext, fieldColumns } from './check-context.ts';
import { writeOrDelete } from './content-fixes.ts';
import { replaceSignalAt } from './content-repairs.ts';
import { deleteLineFix } from './fixes.ts';
import { agentsOf, distinctNames } from './lines-by-record.ts';

/** So many cells are asked for each purpose; what is not asked is not claimed. */
const MAX_AGENTS = 100;
const MAX_PATHS = 60;

const CONTRADICTORY = aiUseAnswers.indexOf('contradictory');

/** Robots that records name, any other, and those whose pages a named token is about. */
function agentsToCheck({ records, inspection: { options } }: CheckContext): readonly string[] {
  const named = records.records.flatMap(agentsOf).filter((name) => name !== '*');
  const lower = new Set(named.map(lowerCase));
  const governed = policyTokens.flatMap(({ token, agents }) =>
    token !== null && lower.has(lowerCase(token)) ? agents : [],
  );
  const all = ['', ...named, ...governed, ...(options.agents ?? [])];
  return distinctNames(all).slice(0, MAX_AGENTS);
}

/** A path that a pattern matches: its stars match nothing. */
const literalPath = (path: string) => path.replace(/\$$/, '').replaceAll('*', '');

/** Places of the site about which lines say something. */
function pathsToCheck({ records, file }: CheckContext): readonly string[] {
  const said = file.usages.flatMap(({ read: { parts } }) => (parts.path ? [parts.path.text] : []));
  const ruled = records.records.flatMap(({ rules }) => rules.map(pathOfRule));
  const paths = [...said, ...ruled].map(literalPath).filter((path) => path.startsWith('/'));
  return [...new Set(['/', ...paths])].slice(0, MAX_PATHS);
}

/** The lines of today among those that say yes or no, the first of which the finding is shown at. */
function decidingLines(look: CheckContext, { deciding }: AiUseVerdict): readonly ExtensionLine[] {
  const lines = new Set(deciding.map(({ line }) => line));
  return [...look.file.signals, ...look.file.usages].filter(({ line }) => lines.has(line));
}

/** The line says the other thing about the purpose, or goes. */
function changeAnswerFixes(
  look: CheckContext,
  one: ExtensionLine,
  purpose: string,
  isYes: boolean,
): readonly Fix[] {
  const signal = look.file.signals
    .find(({ line }) => line === one.line)
    ?.read.parts?.find(({ key }) => key === purpose);
  if (!signal) return [deleteLineFix(look.policy, one)];
  return writeOrDelete(look, one, replaceSignalAt(one.value, signal, `${purpose}=${isYes ? 'no' : 'yes'}`));
}

function reportContradiction(
  look: CheckContext,
  verdict: AiUseVerdict,
  [agent, purpose, url]: readonly string[],
): void {
  const [one] = decidingLines(look, verdict);
  if (!one) return;
  const [yes, no] = [verdict.yes[0]!.line, verdict.no[0]!.line];
  const isYes = verdict.yes.some(({ line }) => line === one.line);
  look.put(
    'AIU-CONTRADICTORY',
    fieldColumns(one),
    [purpose!, agent!, url!, String(yes + 1), String(no + 1)],
    () => changeAnswerFixes(look, one, purpose!, isYes),
    verdict.reason,
  );
}

/** Each pair of lines is told once for each purpose. */
export function* checkContradictions(look: CheckContext): CooperativeTask<void> {
  const { site, path } = look.inspection;
  if (look.file.signals.length + look.file.usages.length === 0) return;
  const agents = agentsToCheck(look);
  const urls = pathsToCheck(look);
  const told = new Set<string>();
  for (const purpose of aiPurposes) {
    const ask = aiUseQuestion.prepare(site, { question: 'ai-use', purpose, file: path });
    const classes = [...new Map(agents.map((agent) => [ask.classOf(agent), agent])).values()];
    for (const agent of classes) {
      const { answers } = yield* ask.column(agent, urls);
      for (const [row, url] of urls.entries()) {
        if (answers[row] !== CONTRADICTORY) continue;
        const verdict = ask(agent, url);
        const key = [purpose, ...verdict.deciding.map(({ line }) => line)].join(' ');
        if (told.has(key)) continue;
        told.add(key);
        reportContradiction(look, verdict, [agent, purpose, url]);
      }
      yield;
    }
  }
}
