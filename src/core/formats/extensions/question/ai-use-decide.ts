// Decides what the parts of a file say together about one agent, purpose and URL.

import { parseRules } from '../../../matching/path-rule.ts';
import {
  kindOfStatement,
  type UseConflict,
  type UseKind,
  type UseStatement,
  useKinds,
} from '../../../questions/use-statement.ts';
import { addAll } from '../../../text/large-lists.ts';
import type { Target } from '../../rep/question/fetch-plan.ts';
import type { RuleLine } from '../../rep/robots-record.ts';
import type { CarrierStatements } from './ai-use-carriers.ts';
import { type AiUseClass, type AiUsePlan, findOpeningLine, type SignalAnswers } from './ai-use-plan.ts';
import { depthOf, type UsageRule } from './ai-use-usage.ts';
import type { AiUseAnswer, AiUseReason, SignalScope } from './ai-use-verdict.ts';

/**
 * The matches for a URL: the rule that decides about fetching, for the agent and its tokens, and the usage that counts.
 */
export interface UseStatements {
  readonly kind: Target['kind'];
  readonly rule: RuleLine | undefined;
  readonly usage: UsageRule | undefined;
  /** In the order of the tokens of the class. */
  readonly tokens: readonly (RuleLine | undefined)[];
  readonly carriers: CarrierStatements;
}

type KindSets = { readonly [Answer in keyof UseConflict]: ReadonlySet<UseKind> };

const NO_KINDS: KindSets = { yes: new Set(), no: new Set() };

/** The kinds on both sides, in their order. */
const conflictOf = ({ yes, no }: KindSets, carriers: readonly UseStatement[]): UseConflict => {
  const kindsOf = (answer: keyof UseConflict, own: ReadonlySet<UseKind>) => {
    const stated = carriers.filter(({ says }) => says === answer).map(kindOfStatement);
    return useKinds.filter((kind) => own.has(kind) || stated.includes(kind));
  };
  return { yes: kindsOf('yes', yes), no: kindsOf('no', no) };
};

/** An answer, the lines (0-based) of the file that say yes and no, and the statements of other carriers that count. */
export interface AiUseDecision {
  readonly answer: AiUseAnswer;
  readonly reason: AiUseReason;
  readonly yes: readonly number[];
  readonly no: readonly number[];
  /** The kinds of these lines. */
  readonly kinds: KindSets;
  readonly carriers: readonly UseStatement[];
  /** Of a contradiction only. */
  readonly conflict?: UseConflict;
}

const notStated = (reason: AiUseReason): AiUseDecision => ({
  answer: 'not-stated',
  reason,
  yes: [],
  no: [],
  kinds: NO_KINDS,
  carriers: [],
});

const OTHER_SITE = notStated('other-site');
const OWN_FILE = notStated('own-file');
const NO_FILE = notStated('no-file');
const NOT_MENTIONED = notStated('silence');

/** The depth of the paths that a rule covers. */
export function depthOfRule({ fetching, depths }: AiUsePlan, rule: RuleLine): number {
  const cached = depths.get(rule);
  if (cached !== undefined) return cached;
  const { reader, file } = fetching.plan;
  const read = file && parseRules([rule], file.policy.source.encoding, reader)[0];
  const depth = read ? depthOf(read.pattern) : 0;
  depths.set(rule, depth);
  return depth;
}

/**
 * The signals that contradict a rule that blocks the whole site: those of the record, or those for all crawlers
 * (ai use).
 */
const overridingSignals = ({ isDefault, ownYes }: AiUseClass, signals: SignalAnswers): readonly number[] =>
  isDefault ? signals.yes : signals.yes.filter((line) => ownYes.includes(line));

/**
 * Decides for an agent that a rule blocks: no, unless signals say yes to the whole site. No preference applies to what
 * a rule blocks (attach-05 3.1).
 */
function decideBlocked(plan: AiUsePlan, aiUseClass: AiUseClass, rule: RuleLine, signals: SignalAnswers) {
  const yes = depthOfRule(plan, rule) === 0 ? overridingSignals(aiUseClass, signals) : [];
  const no = [rule.line];
  const kinds: KindSets = { yes: new Set(yes.length > 0 ? ['signal'] : []), no: new Set(['rule']) };
  const decision: AiUseDecision =
    yes.length > 0
      ? { answer: 'contradictory', reason: 'closed-and-granted', yes, no, kinds, carriers: [] }
      : { answer: 'no', reason: 'closed', yes, no, kinds, carriers: [] };
  return decision;
}

const reasonOfKind = { preference: 'usage', signal: 'signal', named: 'named', token: 'token' } as const;

type StatementSource = keyof typeof reasonOfKind;

/** The lines that say yes and no so far, and their kinds. */
interface StatementAnswer {
  readonly yes: number[];
  readonly no: number[];
  readonly kinds: { readonly yes: Set<StatementSource>; readonly no: Set<StatementSource> };
}

function addStatement(
  { kinds, ...linesByAnswer }: StatementAnswer,
  source: StatementSource,
  answer: 'yes' | 'no',
  lines: readonly number[],
): void {
  if (lines.length === 0) return;
  addAll(linesByAnswer[answer], lines);
  kinds[answer].add(source);
}

function decisionOf({ yes, no, kinds }: StatementAnswer): AiUseDecision {
  const [source, ...others] = new Set([...kinds.yes, ...kinds.no]);
  if (source === undefined) return NOT_MENTIONED;
  const reason = others.length > 0 ? 'several' : reasonOfKind[source];
  const answer = yes.length > 0 ? (no.length > 0 ? 'contradictory' : 'yes') : 'no';
  return { answer, reason, yes, no, kinds, carriers: [] };
}

/** Decides for an agent that may fetch the page, by the statements about its use (13.1, step 3). */
function decideByStatements(
  aiUseClass: AiUseClass,
  { rule, usage, tokens }: UseStatements,
  signals: SignalAnswers,
): AiUseDecision {
  const answers: StatementAnswer = { yes: [], no: [], kinds: { yes: new Set(), no: new Set() } };
  const opened = aiUseClass.isSingle ? findOpeningLine(aiUseClass.agentClass, rule) : undefined;
  if (opened !== undefined) addStatement(answers, 'named', 'yes', [opened]);
  if (usage && usage.says !== 'nothing') addStatement(answers, 'preference', usage.says, [usage.line]);
  addStatement(answers, 'signal', 'yes', signals.yes);
  addStatement(answers, 'signal', 'no', signals.no);
  aiUseClass.tokens.forEach((token, place) => {
    const decides = tokens[place];
    if (decides?.effect === 'deny') addStatement(answers, 'token', 'no', [decides.line]);
    else if (token.isNamed) {
      const line = findOpeningLine(token.agentClass, decides);
      if (line !== undefined) addStatement(answers, 'token', 'yes', [line]);
    }
  });
  return decisionOf(answers);
}

/** Decides by the file alone. */
function decideByFile(
  plan: AiUsePlan,
  aiUseClass: AiUseClass,
  statements: UseStatements,
  scope: SignalScope,
): AiUseDecision {
  if (!plan.statements) return NO_FILE;
  const signals = aiUseClass.signals[scope];
  return statements.rule?.effect === 'deny'
    ? decideBlocked(plan, aiUseClass, statements.rule, signals)
    : decideByStatements(aiUseClass, statements, signals);
}

/**
 * Combines the preferences of the file with those of the response headers: the most restrictive one counts (vocab-08
 * 5.1).
 */
function combinePreferences(statements: UseStatements): UseStatements {
  const { usage, carriers } = statements;
  const preferences = carriers.counting.filter(({ system }) => system === 'preference');
  if (usage?.says === 'yes' && preferences.some(({ says }) => says === 'no'))
    return { ...statements, usage: undefined };
  if (usage?.says !== 'no') return statements;
  const counting = carriers.counting.filter((one) => one.system !== 'preference' || one.says === 'no');
  return { ...statements, carriers: { ...carriers, counting } };
}

/**
 * Adds other carriers for an agent that a rule blocks. They contradict the rule if it blocks the whole site,
 * either for all crawlers or for an agent that serves only this purpose. A rule for one path, or for an agent with
 * more purposes, is an exception from their statements. A crawler that is blocked receives neither documents nor
 * headers, and a license does not change what it may fetch (RSL 1.0 4.4), so that only tdmrep.json is left.
 */
function addCarriersToBlocked(
  plan: AiUsePlan,
  aiUseClass: AiUseClass,
  rule: RuleLine,
  blocked: AiUseDecision,
  carriers: readonly UseStatement[],
): AiUseDecision {
  const granting = carriers.filter(({ says, carrier }) => says === 'yes' && carrier === 'tdmrep');
  const isAboutPurpose = aiUseClass.isDefault || aiUseClass.isSingle;
  if (granting.length === 0 || !isAboutPurpose || depthOfRule(plan, rule) > 0) return blocked;
  return { ...blocked, answer: 'contradictory', reason: 'closed-and-granted', carriers: granting };
}

/**
 * Adds other carriers to a decision. A license on terms explains next to a no how the no can be lifted, and next
 * to a yes what the yes depends on.
 */
function addCarriers(decision: AiUseDecision, carriers: readonly UseStatement[]): AiUseDecision {
  if (carriers.length === 0) return decision;
  const says = (answer: UseStatement['says']) => carriers.some((statement) => statement.says === answer);
  const isYes = decision.yes.length > 0 || says('yes');
  const isNo = decision.no.length > 0 || says('no');
  const answer =
    isYes && isNo ? 'contradictory' : says('terms') ? 'terms' : isYes ? ('yes' as const) : ('no' as const);
  const isAlone =
    decision.yes.length + decision.no.length === 0 && new Set(carriers.map(({ by }) => by.path)).size === 1;
  return { ...decision, answer, reason: isAlone ? 'carrier' : 'several', carriers };
}

function combineAll(
  plan: AiUsePlan,
  aiUseClass: AiUseClass,
  statements: UseStatements,
  scope: SignalScope,
): AiUseDecision {
  if (statements.kind === 'other-site') return OTHER_SITE;
  if (statements.kind === 'own-file') return OWN_FILE;
  const { rule, carriers } = statements;
  const decision = decideByFile(plan, aiUseClass, statements, scope);
  return rule?.effect === 'deny'
    ? addCarriersToBlocked(plan, aiUseClass, rule, decision, carriers.counting)
    : addCarriers(decision, carriers.counting);
}

/**
 * Decides by the file and the other carriers. The result is the same for all agents of a class. @param scope that
 * of the plan if absent.
 */
export function decideAiUse(
  plan: AiUsePlan,
  aiUseClass: AiUseClass,
  allStatements: UseStatements,
  scope: SignalScope = plan.scope,
): AiUseDecision {
  const statements = combinePreferences(allStatements);
  const decision = combineAll(plan, aiUseClass, statements, scope);
  return decision.answer === 'contradictory'
    ? { ...decision, conflict: conflictOf(decision.kinds, decision.carriers) }
    : decision;
}
