// AIU-CONTRADICTORY: what the file says both yes and no to, found by asking (modern-lines 13).
import { aiPurposes } from '../../catalogue/ai-purposes.ts';
import { policyTokens } from '../../catalogue/policy-tokens.ts';
import type { ModernLine } from '../../dialects/modern-lines/file.ts';
import { pathOfRule } from '../../matching/path-rule.ts';
import type { Fix } from '../../policy/finding.ts';
import { aiUseQuestion } from '../../questions/ai-use.ts';
import { type AiUseVerdict, aiUseAnswers } from '../../questions/ai-use-verdict.ts';
import type { InPieces } from '../../questions/pieces.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { signalsReplacing } from './content-repairs.ts';
import { writeOrDelete } from './content-values.ts';
import { deleteLine } from './fixes.ts';
import { agentsOf, distinctNames } from './in-records.ts';
import { type Look, wholeField } from './looking.ts';

/** So many cells are asked for each purpose; what is not asked is not claimed. */
const MOST_AGENTS = 100;
const MOST_PATHS = 60;

const CONTRADICTORY = aiUseAnswers.indexOf('contradictory');

/** Robots that records name, any other, and those whose pages a named token is about. */
function agentsIn({ records, inspection: { options } }: Look): readonly string[] {
  const named = records.records.flatMap(agentsOf).filter((name) => name !== '*');
  const lower = new Set(named.map(lowerCase));
  const governed = policyTokens.flatMap(({ token, agents }) =>
    token !== null && lower.has(lowerCase(token)) ? agents : [],
  );
  const all = ['', ...named, ...governed, ...(options.agents ?? [])];
  return distinctNames(all).slice(0, MOST_AGENTS);
}

/** A path that a pattern matches: its stars match nothing. */
const literal = (path: string) => path.replace(/\$$/, '').replaceAll('*', '');

/** Places of the site about which lines say something. */
function pathsIn({ records, file }: Look): readonly string[] {
  const said = file.usages.flatMap(({ read: { parts } }) => (parts.path ? [parts.path.text] : []));
  const ruled = records.records.flatMap(({ rules }) => rules.map(pathOfRule));
  const paths = [...said, ...ruled].map(literal).filter((path) => path.startsWith('/'));
  return [...new Set(['/', ...paths])].slice(0, MOST_PATHS);
}

/** The lines of today among those that say yes or no, the first of which the finding is shown at. */
function saying(look: Look, { deciding }: AiUseVerdict): readonly ModernLine[] {
  const lines = new Set(deciding.map(({ line }) => line));
  return [...look.file.signals, ...look.file.usages].filter(({ line }) => lines.has(line));
}

/** The line says the other thing about the purpose, or goes. */
function turned(look: Look, one: ModernLine, purpose: string, isYes: boolean): readonly Fix[] {
  const signal = look.file.signals
    .find(({ line }) => line === one.line)
    ?.read.parts?.find(({ key }) => key === purpose);
  if (!signal) return [deleteLine(look.policy, one)];
  return writeOrDelete(look, one, signalsReplacing(one.value, signal, `${purpose}=${isYes ? 'no' : 'yes'}`));
}

function report(look: Look, verdict: AiUseVerdict, [agent, purpose, url]: readonly string[]): void {
  const [one] = saying(look, verdict);
  if (!one) return;
  const [yes, no] = [verdict.yes[0]!.line, verdict.no[0]!.line];
  const isYes = verdict.yes.some(({ line }) => line === one.line);
  look.put(
    'AIU-CONTRADICTORY',
    wholeField(one),
    [purpose!, agent!, url!, String(yes + 1), String(no + 1)],
    () => turned(look, one, purpose!, isYes),
    verdict.reason,
  );
}

/** Each pair of lines is told once for each purpose. */
export function* contradictions(look: Look): InPieces<void> {
  const { site, path } = look.inspection;
  if (look.file.signals.length + look.file.usages.length === 0) return;
  const agents = agentsIn(look);
  const urls = pathsIn(look);
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
        report(look, verdict, [agent, purpose, url]);
      }
      yield;
    }
  }
}
